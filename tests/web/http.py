"""HTTP requests of tests to their server."""

from __future__ import annotations

import httpx


def client(url: str, address: str | None = None) -> httpx.Client:
    """Return an HTTP client that reads no certificates, which would take longer than many a test.

    It lets idle connections go before the server does, which would break the next request. `address` is the
    one of this machine that its connections come from; the usual one if it is None.
    """
    limits = httpx.Limits(keepalive_expiry=2)
    transport = httpx.HTTPTransport(verify=False, limits=limits, local_address=address)
    return httpx.Client(base_url=url, timeout=60, transport=transport)
