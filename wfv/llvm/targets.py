"""The targets that code is generated for: a record each, and which of them can run in this process.

`host` is this machine's CPU. The others are levels of x86-64 (psABI), and AArch64: `neon` is for each such CPU,
`apple-m1` is `neon` tuned for Apple's processors, `sve128` and `sve256` have SVE registers of exactly so many bits.
`sapphire-rapids` is x86-64-v4 with quick gathers, and the other instructions of that CPU.
`rv64gcv` is RISC-V with vectors of 128 bits: wfv writes code for it, which QEMU runs; no process of wfv loads it.
"""

from dataclasses import dataclass, replace
from functools import cache

import llvmlite.binding as llvm

from wfv.cpus import TARGETS
from wfv.errors import OptionError, known
from wfv.forks import compiling
from wfv.options import Options
from wfv.systems import system

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()
# LLVM must not conclude from a division that the divisor is not 0: in OpenCL C, only the result is unspecified.
llvm.set_option("", "-dom-conditions-max-uses=0")
# Dead store elimination walks up to 90 stores for each store, most of them lane by lane.
llvm.set_option("", "-dse-memoryssa-walklimit=10")

LEVEL_2 = frozenset({"sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16", "sahf"})
LEVEL_3 = LEVEL_2 | {"avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"}
LEVEL_4 = LEVEL_3 | {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}
SAPPHIRE_RAPIDS = LEVEL_4 | {
    "avx512bf16", "avx512bitalg", "avx512fp16", "avx512ifma", "avx512vbmi", "avx512vbmi2", "avx512vnni",
    "avx512vpopcntdq", "gfni", "vaes", "vpclmulqdq",
}  # fmt: skip
# LLVM's names of CPUs with AVX-512 whose gathers are faster than loads lane by lane. Those of Intel's before them lose
# that by the microcode against "Gather Data Sampling" (INTEL-SA-00828); AMD's never had it.
QUICK_GATHERS = frozenset({"sapphirerapids", "emeraldrapids", "graniterapids", "graniterapids-d", "diamondrapids"})
NEON = frozenset({"neon"})
RISCV = frozenset({"m", "a", "f", "d", "c", "v"})
X86, AARCH64, RISCV64 = "x86_64", "aarch64", "riscv64"
LINUX = "unknown-linux-gnu"  # the rest of the triple of a target that is of another architecture than this machine


@dataclass(frozen=True)
class Target:
    """A machine to generate code for.

    `cpu` and `features` (`+avx2,-sse4a`) are in LLVM's notation; `available` are the names of the features that code
    may use; `vector_bits` is the width of the widest registers; `level` is that of LLVM's optimizations, 0 to 3.
    """

    name: str
    triple: str
    cpu: str
    features: str
    vector_bits: int
    available: frozenset[str]
    level: int = 3

    @property
    def is_x86(self) -> bool:
        return self.triple.startswith(X86)

    @property
    def has_sve(self) -> bool:
        return "sve" in self.available

    @property
    def has_masked_memory(self) -> bool:
        """Whether masked loads and stores of 32 and 64 bit elements are instructions (AVX or better, SVE, RISC-V)."""
        return "avx" in self.available or self.has_masks

    @property
    def has_masks(self) -> bool:
        """Whether there are registers of masks, and masked accesses of all elements."""
        return self.has_avx512 or self.has_sve or "v" in self.available

    @property
    def has_gather(self) -> bool:
        """Whether gathers are instructions (AVX2 or better)."""
        return "avx2" in self.available

    @property
    def has_quick_gathers(self) -> bool:
        """Whether a gather without a mask is faster than loads lane by lane."""
        return self.has_avx512 and self.cpu in QUICK_GATHERS

    @property
    def has_fma(self) -> bool:
        """Whether a multiplication with an addition is one instruction: on each AArch64 and RISC-V."""
        return "fma" in self.available or not self.is_x86

    @property
    def has_half_conversions(self) -> bool:
        """Whether conversions between half and float are instructions (F16C, NEON)."""
        return bool(self.available & {"f16c", "neon"})

    @property
    def has_half_arithmetic(self) -> bool:
        """Whether arithmetic of halves is (AVX512-FP16, FEAT_FP16)."""
        return bool(self.available & {"avx512fp16", "fullfp16"})

    @property
    def has_avx512(self) -> bool:
        """Whether there is AVX-512 F, BW, CD, DQ and VL: mask registers, scatters, masked accesses of all elements."""
        return self.available >= LEVEL_4


SVE_BITS = {"sve128": 128, "sve256": 256}
# The architecture, LLVM's name of the CPU, and the features that code may use.
_RECORDS = {
    "x86-64-v2": (X86, "x86-64-v2", LEVEL_2),
    "x86-64-v3": (X86, "x86-64-v3", LEVEL_3),
    "x86-64-v4": (X86, "x86-64-v4", LEVEL_4),
    "sapphire-rapids": (X86, "sapphirerapids", SAPPHIRE_RAPIDS),
    "neon": (AARCH64, "generic", NEON),
    "apple-m1": (AARCH64, "apple-m1", NEON | {"fullfp16"}),
    "sve128": (AARCH64, "neoverse-n2", NEON | {"fullfp16", "sve"}),
    "sve256": (AARCH64, "neoverse-v1", NEON | {"fullfp16", "sve"}),
    "rv64gcv": (RISCV64, "generic-rv64", RISCV),
}


def process_triple() -> str:
    """The triple of this process; on macOS, with object files in ELF, which wfv reads.

    There LLVM calls the system by the version of its kernel (`arm64-apple-darwin23.1.0`), and then knows no exp10.
    """
    triple = llvm.get_process_triple()
    architecture = triple.partition("-")[0].replace("arm64", AARCH64)
    return f"{architecture}-apple-macosx13-elf" if "-apple-" in triple else triple


@cache
@compiling
def find_target(name: str) -> Target:
    """The target of that name, one of TARGETS. Raises OptionError."""
    known(name, TARGETS, "target")
    own = process_triple()
    if name != "host":
        architecture, cpu, available = _RECORDS[name]
        features = ",".join(f"+{each}" for each in sorted(RISCV)) if architecture == RISCV64 else ""
    else:
        architecture, cpu, available = own.split("-")[0], llvm.get_host_cpu_name(), host_features()
        features = llvm.get_host_cpu_features().flatten()
    if architecture not in (X86, AARCH64, RISCV64):
        raise OptionError(f"target {name!r} on {architecture}: only x86-64 and AArch64 are supported")
    triple = own if own.startswith(architecture) else f"{architecture}-{LINUX}"
    if triple != own:  # code for another architecture is only written
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
    if "sve" in available:
        features = f"{features},+sve".lstrip(",")
    if "avx512f" in available:
        # Several CPU models, x86-64-v4 among them, are tuned to 256 bits: their 512-bit code would be split.
        features = f"{features},-prefer-256-bit".lstrip(",")
    bits = SVE_BITS.get(name) or 8 * system.sve_bytes() if "sve" in available else _vector_bits(available)
    return Target(name, triple, cpu, features, bits, available)


def target_of(options: Options) -> Target:
    """The target of a compilation, with LLVM's optimizations unless these are switched off. Raises OptionError."""
    target = find_target(options.target)
    return replace(target, level=0) if "llvm" in options.without else target


@compiling
def target_is_runnable(target: Target) -> bool:
    """Whether this process can execute code for the target."""
    if target.has_sve and 8 * system.sve_bytes() != target.vector_bits:
        return False
    if target.cpu.startswith("apple-") and not _is_apple():
        return False
    return find_target("host").triple == target.triple and target.available <= host_features()


@cache
@compiling
def host_features() -> frozenset[str]:
    """The names of this CPU's features. Each AArch64 has NEON; it has SVE if the system tells the length.

    On macOS, LLVM knows the CPU, and none of its features.
    """
    found = frozenset(name for name, is_available in llvm.get_host_cpu_features().items() if is_available)
    if llvm.get_process_triple().startswith(X86):
        return found
    more = {"sve", "fullfp16"} if system.sve_bytes() else {"fullfp16"} if _is_apple() else set[str]()
    return found - {"sve"} | NEON | more


def _is_apple() -> bool:
    return llvm.get_host_cpu_name().startswith("apple-")


def _vector_bits(available: frozenset[str]) -> int:
    if available >= LEVEL_4:
        return 512
    return 256 if "avx" in available else 128
