"""Requests to the server of a test."""

from __future__ import annotations

import httpx


def client(url: str) -> httpx.Client:
    """A client for requests. It reads no certificates, which would take longer than many a test."""
    return httpx.Client(base_url=url, timeout=60, verify=False)
