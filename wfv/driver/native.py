"""The library's own functions, for Python: the module `_wfv_driver` exists in the library's interpreter only."""

from _wfv_driver import ffi, lib

__all__ = ["ffi", "lib"]
