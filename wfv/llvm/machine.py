"""The targets that code is generated for: names, features, and which of them can run in this process."""

import platform
from dataclasses import dataclass
from functools import cache

import llvmlite
import llvmlite.binding as llvm
import numpy as np

from wfv.cpus import TARGETS, cpu_name, usable_cpus
from wfv.errors import OptionError, known
from wfv.forks import compiling
from wfv.version import __version__

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()

LEVEL_2 = frozenset({"sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16", "sahf"})
LEVEL_3 = LEVEL_2 | {"avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"}
LEVEL_4 = LEVEL_3 | {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}
LEVELS = {"x86-64-v2": LEVEL_2, "x86-64-v3": LEVEL_3, "x86-64-v4": LEVEL_4}


@dataclass(frozen=True)
class Target:
    """A machine to generate code for.

    `cpu` and `features` (`+avx2,-sse4a`) are in LLVM's notation; `available` are the names of the features that code
    may use; `vector_bits` is the width of the widest registers.
    """

    name: str
    triple: str
    cpu: str
    features: str
    vector_bits: int
    available: frozenset[str]

    @property
    def has_masked_memory(self) -> bool:
        """Whether masked loads and stores of 32 and 64 bit elements are instructions (AVX or better)."""
        return "avx" in self.available

    @property
    def has_gather(self) -> bool:
        """Whether gathers are instructions (AVX2 or better)."""
        return "avx2" in self.available

    @property
    def has_fma(self) -> bool:
        return "fma" in self.available

    @property
    def has_avx512(self) -> bool:
        """Whether there is AVX-512 F, BW, CD, DQ and VL: mask registers, scatters, masked accesses of all elements."""
        return self.available >= LEVEL_4


@cache
@compiling
def find_target(name: str) -> Target:
    """The target of that name: `host`, `x86-64-v2`, `x86-64-v3` or `x86-64-v4`. Raises OptionError."""
    known(name, TARGETS, "target")
    triple = llvm.get_process_triple()
    if not triple.startswith("x86_64"):
        raise OptionError(f"target {name!r} on {triple.split('-')[0]}: only x86-64 is supported")
    if name == "host":
        available, cpu = _host_features(), llvm.get_host_cpu_name()
        features = llvm.get_host_cpu_features().flatten()
    else:
        available, cpu, features = LEVELS[name], name, ""
    if "avx512f" in available:
        # Several CPU models, x86-64-v4 among them, are tuned to 256 bits: their 512-bit code would be split.
        features = f"{features},-prefer-256-bit".lstrip(",")
    return Target(name, triple, cpu, features, _vector_bits(available), available)


@compiling
def target_is_runnable(target: Target) -> bool:
    """Whether this process can execute code for the target."""
    return llvm.get_process_triple() == target.triple and target.available <= _host_features()


@cache
def machine_of(target: Target, level: int = 3, has_comments: bool = False) -> llvm.TargetMachine:
    """LLVM's target machine; shared, as llvmlite lets one thread at a time into LLVM. `has_comments`: in assembly."""
    # The small code model: constants are addressed directly (the JIT's default, large, goes through registers).
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=level, reloc="pic", codemodel="small", jit=True
    )
    machine.set_asm_verbosity(has_comments)
    return machine


@cache
def generic_machine(triple: str | None = None) -> llvm.TargetMachine:
    """A machine without CPU features, for passes on IR: their result is then the same on every host."""
    return llvm.Target.from_triple(triple or llvm.get_process_triple()).create_target_machine(codemodel="small")


@compiling
def host_cpu() -> dict[str, object]:
    """This machine's CPU: `model` (as the system names it), `name` (LLVM's), `features` (sorted), `cpus` (logical)."""
    return {
        "model": cpu_name(),
        "name": llvm.get_host_cpu_name(),
        "features": sorted(_host_features()),
        "cpus": usable_cpus(),
    }


def versions() -> dict[str, str]:
    """The versions of Python, the system, LLVM and the packages in use, for the record of a measurement."""
    return {
        "python": platform.python_version(),
        "system": platform.platform(),
        "llvm": ".".join(map(str, llvm.llvm_version_info)),
        "llvmlite": llvmlite.__version__,
        "numpy": np.__version__,
        "wfv": __version__,
    }


@cache
@compiling
def _host_features() -> frozenset[str]:
    return frozenset(name for name, is_available in llvm.get_host_cpu_features().items() if is_available)


def _vector_bits(available: frozenset[str]) -> int:
    if available >= LEVEL_4:
        return 512
    return 256 if "avx" in available else 128
