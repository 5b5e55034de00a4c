"""The table of the built-in functions of OpenCL C, with the way in which each is implemented.

| kind    | implementation                                                  |
|---------|-----------------------------------------------------------------|
| native  | passes/builtins/builtins.py lowers the call                       |
| rule    | wfv/opencl/rules builds a body, for scalars and vectors         |
| library | written in OpenCL C, in wfv/opencl/library                      |
| macro   | not a function: defined by the base header or by Clang          |
| record  | printf: wfv/opencl/printf.py stores a record for each call      |

Vector forms of native and library functions are computed component by component, except those of geometric functions.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from wfv.opencl import library
from wfv.opencl.mangling import demangle
from wfv.opencl.rules import RULES

KINDS = ("native", "rule", "library", "macro", "record")


@dataclass(frozen=True)
class Entry:
    """`section` of the OpenCL 1.2 specification, of that of 2.0 if it says so, or the extension; `kind` as above."""

    section: str
    kind: str


_WORK_ITEM = """
    get_work_dim get_global_size get_global_id get_local_size get_local_id get_num_groups get_group_id get_global_offset
"""
_NATIVE_MATH = """
    acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 exp10 expm1 fabs floor fma fmax
    fmin fmod hypot log log2 log10 log1p mad pow rint round sin sinh sqrt tan tanh trunc
    half_sqrt native_cos native_exp native_exp2 native_exp10 native_log native_log2 native_log10 native_sin native_sqrt
    native_tan
"""
_LIBRARY_MATH = """
    acospi asinpi atanpi atan2pi cospi fdim fract frexp ilogb ldexp lgamma lgamma_r logb maxmag minmag modf nan
    nextafter pown powr remainder remquo rootn rsqrt sincos sinpi tanpi tgamma
    half_cos half_divide half_exp half_exp2 half_exp10 half_log half_log2 half_log10 half_powr half_recip half_rsqrt
    half_sin half_tan native_divide native_powr native_recip native_rsqrt
"""
_INTEGER = """
    abs abs_diff add_sat clz hadd mad24 mad_hi mad_sat mul24 mul_hi popcount rhadd rotate sub_sat upsample min max clamp
"""
_COMMON = "degrees mix radians step smoothstep sign"
_GEOMETRIC = "cross dot distance length normalize fast_distance fast_length fast_normalize"
_COPIES = "async_work_group_copy async_work_group_strided_copy wait_group_events"
_SIZES = ("2", "3", "4", "8", "16")
_INTEGERS = ("char", "uchar", "short", "ushort", "int", "uint", "long", "ulong")


def _reinterpretations() -> Iterator[str]:
    yield from (f"as_{type}{n}" for type in (*_INTEGERS, "half", "float", "double") for n in ("", *_SIZES))


# The section of a function that is not listed above: that of the first pattern that its name matches.
_SECTIONS = {
    r"convert_\w+": "6.2.3",
    r"(is\w+|signbit|any|all|bitselect|select)": "6.12.6",
    r"v(load|store)\w+": "6.12.7",
    r"prefetch": "6.12.10",
    r"atomic_(add|sub|xchg|inc|dec|cmpxchg|min|max|and|or|xor)": "6.12.11",
    r"shuffle2?": "6.12.12",
    r"(read|write)_imageh": "cl_khr_fp16",
    r"(read|write|get)_image\w+": "6.12.14",
    r"atom_\w+": "9.3",
    r"atomic_\w+": "OpenCL 2.0, 6.13.11",
    r"work_group_(all|any|broadcast|(reduce|scan_\w+clusive)_(add|min|max))": "OpenCL 2.0, 6.13.15",
    r"work_group_\w+": "cl_khr_work_group_uniform_arithmetic",
    r"bit(field)?_\w+": "cl_khr_extended_bit_ops",
    r"sub_group_(elect|non_uniform_(all|any|all_equal))": "cl_khr_subgroup_non_uniform_vote",
    r"sub_group_(broadcast_first|non_uniform_broadcast|(inverse_)?ballot\w*)": "cl_khr_subgroup_ballot",
    r"get_sub_group_\w\w_mask": "cl_khr_subgroup_ballot",
    r"sub_group_non_uniform_\w+": "cl_khr_subgroup_non_uniform_arithmetic",
    r"sub_group_shuffle(_xor)?": "cl_khr_subgroup_shuffle",
    r"sub_group_shuffle_(up|down)": "cl_khr_subgroup_shuffle_relative",
    r"sub_group_clustered_reduce_\w+": "cl_khr_subgroup_clustered_reduce",
    r"sub_group_(clustered_)?rotate": "cl_khr_subgroup_rotate",
    r"intel_sub_group_\w+": "cl_intel_subgroups",
    r"\w*sub_group\w*": "cl_khr_subgroups",
}


def _entries() -> Iterator[tuple[str, str, str]]:
    """(section, kind, names)"""
    yield "6.2.4", "macro", " ".join(_reinterpretations())
    yield "6.12.1", "native", _WORK_ITEM
    yield "6.12.2", "native", _NATIVE_MATH
    yield "6.12.2", "library", _LIBRARY_MATH
    yield "6.12.3", "library", _INTEGER
    yield "6.12.4", "library", _COMMON
    yield "6.12.5", "library", _GEOMETRIC
    yield "6.12.8", "native", "barrier"
    yield "6.12.9", "native", "mem_fence read_mem_fence write_mem_fence"
    yield "6.12.10", "library", _COPIES
    yield "6.12.12", "macro", "vec_step"
    yield "6.12.13", "record", "printf"
    yield "OpenCL 2.0, 6.13.1", "native", "get_enqueued_local_size"
    yield "OpenCL 2.0, 6.13.1", "library", "get_global_linear_id get_local_linear_id"
    yield "OpenCL 2.0, 6.13.3", "library", "ctz"
    yield "OpenCL 2.0, 6.13.8", "native", "work_group_barrier"
    yield "OpenCL 2.0, 6.13.9", "macro", "to_global to_local to_private"
    yield "OpenCL 2.0, 6.13.9", "native", "get_fence"
    in_library = {signature.name for signature in map(demangle, library.symbols()) if signature}
    for kind, names in (("rule", RULES), ("library", sorted(in_library))):
        for name in names:
            if section := next((text for pattern, text in _SECTIONS.items() if re.fullmatch(pattern, name)), None):
                yield section, kind, name


@cache
def table() -> dict[str, Entry]:
    """All names, each with its section and kind."""
    return {name: Entry(section, kind) for section, kind, names in _entries() for name in names.split()}


def names(kind: str) -> tuple[str, ...]:
    """The names of all built-ins of a kind."""
    return tuple(name for name, entry in table().items() if entry.kind == kind)
