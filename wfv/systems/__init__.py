"""What the operating systems tell, and name, in ways of their own: a module for each, with the same names.

`system` is the one of this system. What Python has for all of them is not here; nor are launches, which are in C
(wfv/runtime/native).
"""

import sys

if sys.platform == "win32":
    raise ImportError(
        "wfv does not run on Windows, which has no POSIX threads and signals (launches), no limits of processes (the "
        "child that reads IR), and no fork: use the Windows Subsystem for Linux"
    )
if sys.platform == "darwin":
    from wfv.systems import macos as system
else:
    from wfv.systems import linux as system

__all__ = ["system"]
