"""The bytes of an entry: a magic number, a SHA-256 of the rest, a JSON header, and blobs. Reading runs no code.

    8 bytes magic | 32 bytes SHA-256 of all that follows | 4 bytes length of the header | header | blobs

The header has the entry's key, its data, and the blobs' names and lengths in order.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from hashlib import sha256
from types import MappingProxyType
from typing import Any

MAGIC = b"wfv\x00\xc5\x001\n"  # 1: the format's version
_DIGEST_BYTES = 32
_LENGTH = struct.Struct("<I")
_START = len(MAGIC) + _DIGEST_BYTES


class Entry:
    """A cached result: `data` is any JSON value, `blobs` are bytes by name."""

    __slots__ = ("blobs", "data")

    def __init__(self, data: Any = None, blobs: Mapping[str, bytes] = MappingProxyType({})) -> None:
        self.data, self.blobs = data, blobs


class DamagedError(ValueError):
    """The bytes are not an entry of this format, are damaged, or belong to another key."""


def encode(entry: Entry, key: str) -> bytes:
    """The entry's bytes."""
    sizes = [[name, len(blob)] for name, blob in entry.blobs.items()]
    header = json.dumps({"key": key, "data": entry.data, "blobs": sizes}, separators=(",", ":")).encode()
    body = b"".join((_LENGTH.pack(len(header)), header, *entry.blobs.values()))
    return MAGIC + sha256(body).digest() + body


def decode(data: bytes, key: str) -> Entry:
    """The entry that `encode` turned into these bytes. Raises DamagedError for all other bytes."""
    if not data.startswith(MAGIC):
        raise DamagedError("not in this version's format")
    body = memoryview(data)[_START:]
    if sha256(body).digest() != data[len(MAGIC) : _START]:
        raise DamagedError("the contents are not what was written")
    try:
        return _parse(body, key)
    except (ValueError, KeyError, TypeError, struct.error) as error:
        raise DamagedError(str(error)) from None


def _parse(body: memoryview, key: str) -> Entry:
    """The parts of a body with a valid hash; it is invalid only if another program wrote it."""
    (length,) = _LENGTH.unpack_from(body)
    at = _LENGTH.size + length
    header = json.loads(bytes(body[_LENGTH.size : at]))
    if header["key"] != key:
        raise DamagedError("the entry of another key")
    blobs = {}
    for name, size in header["blobs"]:
        blobs[name] = bytes(body[at : at + size])
        at += size
    if at != len(body):
        raise DamagedError("the blobs have other lengths")
    return Entry(header["data"], blobs)
