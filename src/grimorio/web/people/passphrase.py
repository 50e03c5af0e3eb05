"""A person's key under a passphrase: Argon2id makes a key of the passphrase, which encrypts the person's.

The server stores only the encrypted key, so nobody who reads the database can sign in. The functions block
for about a tenth of a second and need 64 MB: call them in a thread, few at a time.
"""

from __future__ import annotations

import base64
import secrets
import unicodedata
from typing import Any, Final

LEAST: Final = 10
"""The fewest characters of a passphrase."""

MOST: Final = 200
"""The most characters of a passphrase."""

_COST: Final = {"time_cost": 3, "memory_cost": 65536, "parallelism": 1}


def locked(key: str, passphrase: str) -> dict[str, Any]:
    """A person's key as a passphrase encrypts it: "salt", "nonce" and "sealed", and the cost of the hash."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt, nonce = secrets.token_bytes(16), secrets.token_bytes(12)
    sealed = AESGCM(_stretched(passphrase, salt, _COST)).encrypt(nonce, key.encode(), None)
    return {"salt": _text(salt), "nonce": _text(nonce), "sealed": _text(sealed), **_COST}


def unlocked(data: dict[str, Any] | None, passphrase: str) -> str | None:
    """The key that `locked` encrypted, or None if the passphrase is another one.

    With `data` None, for nobody, the result is None after the same time.
    """
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    told = data or {"salt": _text(bytes(16)), "nonce": _text(bytes(12)), "sealed": _text(bytes(48)), **_COST}
    cost = {name: int(told[name]) for name in _COST}
    stretched = _stretched(passphrase, base64.b64decode(told["salt"]), cost)
    try:
        nonce, sealed = base64.b64decode(told["nonce"]), base64.b64decode(told["sealed"])
        return AESGCM(stretched).decrypt(nonce, sealed, None).decode()
    except InvalidTag:
        return None


def _stretched(passphrase: str, salt: bytes, cost: dict[str, int]) -> bytes:
    """The key of 32 bytes that Argon2id derives from a passphrase.

    Equal characters give the same bytes, however a keyboard encodes them (Unicode NFKC). `cost` has Argon2's
    parameters for time, memory and threads.
    """
    from argon2.low_level import Type, hash_secret_raw

    secret = unicodedata.normalize("NFKC", passphrase).encode()
    return hash_secret_raw(secret, salt, hash_len=32, type=Type.ID, **cost)


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()
