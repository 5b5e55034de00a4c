"""SHA-256 from CPython's own module: loading OpenSSL takes longer than it saves here.

The standard `random` does the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import sha256
else:
    try:
        from _sha2 import sha256  # Python 3.12 and later
    except ImportError:
        try:
            from _sha256 import sha256
        except ImportError:  # not CPython
            from hashlib import sha256

__all__ = ["sha256"]
