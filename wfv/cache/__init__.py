"""The compilation cache on disk: each entry is found by a hash of everything that its contents depend on."""

from wfv.cache.directory import (
    cached,
    default_cache,
    find,
    keep,
    kept_together,
    key_of,
    knows_code,
    prepare_keys,
    wait_until_written,
    write_at_once,
)
from wfv.cache.format import DamagedError, Entry, decode, encode
from wfv.cache.store import Cache, Off, Saved, Store

__all__ = [
    "Cache",
    "DamagedError",
    "Entry",
    "Off",
    "Saved",
    "Store",
    "cached",
    "decode",
    "default_cache",
    "encode",
    "find",
    "keep",
    "kept_together",
    "key_of",
    "knows_code",
    "prepare_keys",
    "wait_until_written",
    "write_at_once",
]
