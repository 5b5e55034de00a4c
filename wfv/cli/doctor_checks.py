"""The checks of `wfv doctor`: of what wfv needs (essential), and of what it can use."""

from __future__ import annotations

import os
import platform
import signal
import subprocess
import sys
from dataclasses import dataclass

from wfv.cache.store import VARIABLE
from wfv.cli.doctor_facts import NEEDED, Facts
from wfv.opencl import clang_program

TRIALS = {"ir": "kernels in LLVM IR", "opencl": "kernels in OpenCL C"}
TRIAL_SECONDS = 120
SHOWN = 1500  # characters of a trial's error output
LLVMLITE = "pip install --force-reinstall 'llvmlite>=0.50,<0.51'"


@dataclass(frozen=True)
class Check:
    """The result of a check. If an `essential` one is not `ok`, wfv does not work."""

    name: str
    ok: bool
    essential: bool
    text: str
    help: str = ""


def checks(found: Facts) -> list[Check]:
    """Runs all checks."""
    packages = found["versions"].get("packages", {})
    made = [_packages_check(packages), _machine_check(found["targets"]), _trial("ir", "reinstall wfv and llvmlite")]
    if "error" in found["clang"]:
        text = "no Clang: only LLVM IR and bitcode can be built"
        made.append(Check("OpenCL C", False, False, text, "pip install 'wfv[opencl]'"))
    else:
        made.append(_trial("opencl", f"check {clang_program.VARIABLE}: it must name a Clang {clang_program.MAJOR}"))
    return [*made, _math_check(found["vector_math"]), _cache_check(found["cache"])]


def _packages_check(packages: dict[str, str | None]) -> Check:
    missing = [name for name in NEEDED if not packages.get(name)]
    text = f"not installed: {', '.join(missing)}" if missing else "all installed"
    return Check("packages", not missing, True, text, "pip install wfv" if missing else "")


def _machine_check(found: Facts) -> Check:
    if "error" in found:
        is_known = platform.machine().lower() in ("x86_64", "amd64")
        return Check("LLVM", False, True, found["error"], LLVMLITE if is_known else "use an x86-64 machine")
    runs = [name for name, target in found.items() if target["runs"] and name != "host"]
    if not runs:
        help = "kernels run, but slowly; wfv is tested from x86-64-v2 on"
        return Check("LLVM", False, False, "this CPU has no SSE4.2", help)
    return Check("LLVM", True, True, f"compiles code that this CPU runs: {', '.join(runs)}")


def _math_check(found: Facts) -> Check:
    if found.get("libmvec"):
        return Check("vector math", True, False, "libmvec")
    scalar = f"{', '.join(found.get('scalar', ()))}: one scalar call of libm per lane"
    help = "use a Linux with glibc 2.35 or newer"
    return Check("vector math", False, False, f"no libmvec: wfv's vector math library; {scalar}", help)


def _cache_check(found: Facts) -> Check:
    if "error" in found:
        return Check("cache", False, True, found["error"], f"set {VARIABLE}=off, or correct it")
    if not found["on"]:
        return Check("cache", True, False, f"off ({VARIABLE}): each process compiles again")
    if not found["writable"]:
        text = f"{found['path']} is not writable: each process compiles again"
        return Check("cache", False, False, text, f"set {VARIABLE} to another directory, or to off")
    return Check("cache", True, False, "on")


def _trial(kind: str, help: str) -> Check:
    """Runs test kernels in a process of its own, because they may crash it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)}
    command = [sys.executable, "-m", "wfv.cli.doctor_trial", kind]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, timeout=TRIAL_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return Check(TRIALS[kind], False, True, str(error), help)
    if done.returncode == 0:
        return Check(TRIALS[kind], True, True, "compiled and run on two threads; results correct")
    said = done.stderr.decode(errors="replace").strip()[-SHOWN:]
    died = f"ended by {signal.Signals(-done.returncode).name}" if done.returncode < 0 else ""
    return Check(TRIALS[kind], False, True, "\n".join(filter(None, (said, died))), help)
