"""Requests to a server of the tests."""

from __future__ import annotations

import httpx


def client(url: str) -> httpx.Client:
    """Who asks a server; no certificates are read, which would take longer than many a test."""
    return httpx.Client(base_url=url, timeout=60, verify=False)
