"""Say on which device a session began, so that its person knows it again."""

from __future__ import annotations

BROWSERS = {  # by what they send; nearly all of them say that they are Chrome or Safari as well
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrom": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_name(user_agent: str) -> str:
    """Return the browser and the system, as far as they can be told; empty for an unknown program.

    >>> device_name("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")
    'Firefox, Android'
    >>> device_name("python-httpx/0.28.1")
    ''
    """
    found = (_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent))
    return ", ".join(name for name in found if name)


def _first(names: dict[str, str], user_agent: str) -> str:
    return next((name for sign, name in names.items() if sign in user_agent), "")
