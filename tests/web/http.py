"""HTTP requests of tests to their server."""

from __future__ import annotations

import httpx


def client(url: str) -> httpx.Client:
    """Return an HTTP client that reads no certificates, which would take longer than many a test.

    It lets idle connections go before the server does, which would break the next request.
    """
    return httpx.Client(base_url=url, timeout=60, verify=False, limits=httpx.Limits(keepalive_expiry=2))
