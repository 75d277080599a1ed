"""The one way in which the house calls out: a POST to a public https address, and nothing of its own network.

The address is looked up here, checked, and that very address is called, so that a name cannot mean one thing when it
is checked and another when it is used. Redirections are not followed, no proxy of the environment is used, and the
answer is not read beyond its status.
"""

from __future__ import annotations

import http.client
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from threading import Timer
from urllib.parse import urlsplit

HTTPS = 443
NAME = r"([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{1,62}"  # ends in a name: no address in any form
MAX_NAME = 253  # letters, as names of hosts have them
SECONDS = 10.0  # for everything together
WELL_KNOWN = ipaddress.ip_network("64:ff9b::/96")  # NAT64: an IPv4 address in IPv6 clothes


class Unreachable(OSError):
    """Not an address that the house calls, or nobody answers there."""


def is_acceptable(endpoint: str) -> bool:
    """Accept only https to a named public host: the house never calls addresses of its own network.

    >>> [is_acceptable(f"https://{rest}") for rest in ("a.example/x", "10.0.0.1", f"{64 * 'a'}.example", "a.example/é")]
    [True, False, False, False]
    """
    if not (endpoint.isascii() and endpoint.isprintable()) or " " in endpoint:
        return False  # no line of a request can hold it
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.scheme != "https" or port not in (None, HTTPS) or parts.username is not None:
        return False
    known = re.fullmatch(NAME, host) is not None and len(host) <= MAX_NAME
    return known and not host.endswith((".local", ".internal", ".localhost", ".home.arpa", ".lan"))


def is_public(address: str) -> bool:
    """Is this an address of the open internet?

    >>> [is_public(a) for a in ("9.9.9.9", "10.0.0.1", "169.254.169.254", "::ffff:127.0.0.1", "100.64.0.1")]
    [True, False, False, False, False]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is not None or found in WELL_KNOWN or found.teredo is not None:
            return False
    return found.is_global and not found.is_multicast


def public_address(host: str) -> tuple[socket.AddressFamily, str]:
    """Look the name up; Unreachable if any of its addresses is not public."""
    try:
        found = socket.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    except OSError as error:
        raise Unreachable(f"{host} is not known") from error
    for family, _, _, _, where in found:
        if family not in (socket.AF_INET, socket.AF_INET6) or not is_public(str(where[0])):
            raise Unreachable(f"{host} leads to an address that the house does not call")
    return found[0][0], str(found[0][4][0])


class PublicConnection(http.client.HTTPSConnection):
    """A connection to a public address only."""

    def connect(self) -> None:
        family, address = public_address(self.host)
        self.sock = socket.socket(family, socket.SOCK_STREAM)
        self.sock.settimeout(self.timeout)
        self.sock.connect((address, HTTPS))
        context = ssl.create_default_context()
        secure = context.wrap_socket(self.sock, server_hostname=self.host, do_handshake_on_connect=False)
        self.sock = secure
        secure.do_handshake()


def post(url: str, body: bytes, headers: Mapping[str, str]) -> int:
    """Send the body; the status of the answer."""
    parts = urlsplit(url)
    line = PublicConnection(parts.hostname or "", HTTPS, timeout=SECONDS)
    patience = Timer(SECONDS, _cut, [line])  # a service that drips its greeting or its answer is cut off
    patience.start()
    try:
        line.connect()
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        line.request("POST", path, body, dict(headers))
        return line.getresponse().status
    except (OSError, ValueError, http.client.HTTPException) as error:  # ValueError: a name that cannot be looked up
        raise Unreachable(str(error)) from error
    finally:
        patience.cancel()
        line.close()


def _cut(line: PublicConnection) -> None:
    """End it below TLS, whatever it waits for."""
    try:
        if line.sock is not None:
            socket.socket.shutdown(line.sock, socket.SHUT_RDWR)
    except OSError:
        return
