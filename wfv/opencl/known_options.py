"""The options of clBuildProgram: those that Clang gets, and those of the standard and of vendors that change no result.

Sources: OpenCL 1.2, section 5.6.4; OpenCL 3.0, section 5.8.6; the manuals of NVIDIA, Intel, AMD, ARM and Qualcomm.
"""

from __future__ import annotations

import re

FLAGS = (
    "-cl-single-precision-constant", "-cl-denorms-are-zero", "-cl-fp32-correctly-rounded-divide-sqrt",
    "-cl-opt-disable", "-cl-mad-enable", "-cl-no-signed-zeros", "-cl-unsafe-math-optimizations",
    "-cl-finite-math-only", "-cl-fast-relaxed-math", "-w", "-Werror",
)  # fmt: skip
# What they ask for is always in effect (names, lines, optimization), or they are promises that wfv does not need.
SILENT = (
    "-cl-kernel-arg-info", "-g", "-O", "-O0", "-O1", "-O2", "-O3", "-cl-strict-aliasing", "-cl-uniform-work-group-size",
    "-cl-no-subgroup-ifp",
)  # fmt: skip
# Options of vendors: they have no effect, and get a warning.
_VENDOR = (
    "-O4", "-O5", "-Ofast", "-Os", "-profiling", "-legacy", "-save-temps", "-fno-bin-source", "-fno-bin-llvmir",
    "-fno-bin-amdil", "-fno-bin-exe", "-fno-bin-spirv", "-fno-bin-cg", "-fbin-source", "-fbin-llvmir", "-fbin-amdil",
    "-fbin-exe", "-fbin-spirv", "-fbin-cg", "-nv-line-info", "-cl-auto-vectorize-enable", "-cl-auto-vectorize-disable",
)  # fmt: skip
# The same; the next word is the option's value, if it does not begin with `-`.
_WITH_VALUE = ("-cl-nv-maxrregcount", "-cl-nv-opt-level", "-cl-nv-arch", "-cl-nv-cstd", "-s")
_VENDOR_PREFIX = re.compile(
    r"-(?:cl-(?:nv|intel|amd|arm|qcom|img|pocl)|qcom|ze-(?:opt|intel))-[\w=.+-]+|-save-temps=.*"
)
# Without a comma: -Wl,.. and the like are no warnings, but options of other programs.
_WARNING = re.compile(r"-W[A-Za-z#][\w#+-]*(?:=[\w.+-]+)?", re.ASCII)

KNOWN = ("-D", "-U", "-I", "-W..", "-cl-std=", *FLAGS, *SILENT)


def is_flag(word: str) -> bool:
    """Whether Clang gets the option as it is."""
    return word in FLAGS or bool(_WARNING.fullmatch(word))


def is_of_a_vendor(word: str) -> bool:
    """Whether this is an option of other implementations that changes no result."""
    return word in (*_VENDOR, *_WITH_VALUE) or bool(_VENDOR_PREFIX.fullmatch(word))


def takes_value(word: str) -> bool:
    """Whether the next word is a vendor option's value, if it does not begin with `-`."""
    return word in _WITH_VALUE
