"""LLVM's machines for the targets, and what this machine is."""

import platform
from functools import cache
from importlib.metadata import version
from threading import get_ident

import llvmlite
import llvmlite.binding as llvm
from llvmlite.binding.ffi import register_lock_callback

from wfv.cpus import usable_cpus
from wfv.forks import compiling, living
from wfv.llvm.targets import Target, host_features, process_triple
from wfv.systems import system
from wfv.version import __version__


class _Users:
    """The thread that is in LLVM: also one that disposes of an object, which is not under `compiling`."""

    def __init__(self) -> None:
        self.threads = list[int]()
        register_lock_callback(lambda: self.threads.append(get_ident()), self.threads.pop)
        living.add(self)

    def after_fork(self) -> None:
        """The lock of llvmlite stays closed in the child, if another thread had it."""
        if self.threads and get_ident() not in self.threads:
            compiling.is_lost = True


_USERS = _Users()


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
def generic_machine(triple: str | None = None) -> llvm.TargetMachine:
    """A machine without CPU features, for passes on IR: their result is then the same on every host."""
    return llvm.Target.from_triple(triple or process_triple()).create_target_machine(codemodel="small")


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
    return {
        "python": platform.python_version(),
        "system": platform.platform(),
        "llvm": ".".join(map(str, llvm.llvm_version_info)),
        "llvmlite": llvmlite.__version__,
        "numpy": version("numpy"),
        "wfv": __version__,
    }
