"""LLVM's machines for the targets, and a description of this machine."""

import platform
from functools import cache

import llvmlite
import llvmlite.binding as llvm
from llvmlite.binding import ffi

from wfv.cpus import usable_cpus
from wfv.forks import compiling, held
from wfv.llvm.targets import Target, host_features, process_triple
from wfv.systems import system
from wfv.version import __version__

# llvmlite's own lock: a thread that disposes of an object of LLVM has it without `compiling`. There is no other name.
held.append(ffi.lib._lock)


@cache
def machine_of(target: Target, has_comments: bool = False) -> llvm.TargetMachine:
    """LLVM's target machine; shared, as llvmlite lets one thread at a time into LLVM. `has_comments`: in assembly."""
    # The small code model: constants are addressed directly (the JIT's default, large, goes through registers).
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=target.level, reloc="pic", codemodel="small", jit=True
    )
    machine.set_asm_verbosity(has_comments)
    return machine


@cache
def generic_machine() -> llvm.TargetMachine:
    """A machine without CPU features, for passes on IR: their result is then the same on every host."""
    return llvm.Target.from_triple(process_triple()).create_target_machine(codemodel="small")


@compiling
def host_cpu() -> dict[str, object]:
    """This machine's CPU: `model` (as the system names it), `name` (LLVM's), `features` (sorted), `cpus` (logical)."""
    return {
        "model": system.cpu_name(),
        "name": llvm.get_host_cpu_name(),
        "features": sorted(host_features()),
        "cpus": usable_cpus(),
    }


def versions() -> dict[str, str]:
    """The versions of Python, the system, LLVM and the packages in use, for the record of a measurement."""
    from importlib.metadata import version  # 20 ms that no kernel needs

    return {
        "python": platform.python_version(),
        "system": platform.platform(),
        "llvm": ".".join(map(str, llvm.llvm_version_info)),
        "llvmlite": llvmlite.__version__,
        "numpy": version("numpy"),
        "wfv": __version__,
    }
