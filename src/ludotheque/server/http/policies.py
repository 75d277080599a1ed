"""Every security header and content security policy of the house, in one place."""

from __future__ import annotations

# Of every answer that has no other policy.
DEFAULT_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
# Of the one page of the app.
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'"
)
# Of the report of a study, which holds no script and carries its style within.
REPORT_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"
)

HEADERS = {
    "content-security-policy": DEFAULT_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
# Of a house whose public address is https.
HTTPS_HEADERS = {"strict-transport-security": "max-age=31536000"}
# Of answers that are for one person alone.
PRIVATE_HEADERS = {"cache-control": "no-store"}
