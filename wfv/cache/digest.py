"""SHA-256 and BLAKE2 from CPython's own modules: loading OpenSSL takes longer than it saves here.

The standard `random` does the same. BLAKE2 is for much data: it takes a third of the time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import blake2b, sha256
else:
    try:
        from _blake2 import blake2b
    except ImportError:  # not CPython
        from hashlib import blake2b
    try:
        from _sha2 import sha256  # Python 3.12 and later
    except ImportError:
        try:
            from _sha256 import sha256
        except ImportError:  # not CPython
            from hashlib import sha256

__all__ = ["blake2b", "sha256"]
