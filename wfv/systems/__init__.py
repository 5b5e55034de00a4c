"""System queries that differ between operating systems: a module for each system, with equal names.

`system` is the module of this system. Queries that Python offers for all systems are not here; nor are launches, which
are in C (wfv/runtime/native).
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
