"""The table of the built-in functions of OpenCL C, with the way in which each is implemented.

| kind    | implementation                                                  |
|---------|-----------------------------------------------------------------|
| native  | passes/kernel/builtins.py lowers the call                       |
| rule    | wfv/opencl/rules builds a body, for scalars and vectors         |
| library | written in OpenCL C, in wfv/opencl/library                      |
| macro   | not a function: defined by the base header or by Clang          |
| record  | printf: wfv/opencl/printf.py stores a record for each call      |

Vector forms of native and library functions are computed component by component, except those of geometric functions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

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
    abs abs_diff add_sat hadd rhadd clamp clz mad_hi mad_sat max min mul_hi rotate sub_sat upsample popcount mad24 mul24
"""
_BIT_FIELDS = "bitfield_insert bitfield_extract_signed bitfield_extract_unsigned bit_reverse"
_COMMON = "degrees mix radians step smoothstep sign"
_GEOMETRIC = "cross dot distance length normalize fast_distance fast_length fast_normalize"
_RELATIONAL = """
    isequal isnotequal isgreater isgreaterequal isless islessequal islessgreater isfinite isinf isnan isnormal isordered
    isunordered signbit any all bitselect select
"""
_COPIES = "async_work_group_copy async_work_group_strided_copy wait_group_events"
_IMAGES = """
    read_imagef read_imagei read_imageui write_imagef write_imagei write_imageui get_image_width get_image_height
    get_image_depth get_image_channel_data_type get_image_channel_order get_image_dim get_image_array_size
"""
_REDUCTIONS = "add min max"  # of work-group functions; those of the extension follow
_MORE_REDUCTIONS = "mul and or xor logical_and logical_or logical_xor"
_SIZES = ("2", "3", "4", "8", "16")
_MODES = ("", "_rte", "_rtz", "_rtp", "_rtn")
_INTEGERS = ("char", "uchar", "short", "ushort", "int", "uint", "long", "ulong")


def _conversions() -> Iterator[str]:
    for type in (*_INTEGERS, "half", "float", "double"):
        for saturation in ("", "_sat") if type in _INTEGERS else ("",):
            yield from (f"convert_{type}{n}{saturation}{mode}" for n in ("", *_SIZES) for mode in _MODES)


def _loads_and_stores() -> Iterator[str]:
    yield from (f"{access}{n}" for access in ("vload", "vstore") for n in _SIZES)
    for half in ("_half", "a_half"):
        yield from (f"vload{half}{n}" for n in ("", *_SIZES))
        yield from (f"vstore{half}{n}{mode}" for n in ("", *_SIZES) for mode in _MODES)


def _atomics(prefix: str) -> Iterator[str]:
    names = ("add", "sub", "xchg", "inc", "dec", "cmpxchg", "min", "max", "and", "or", "xor")
    yield from (f"{prefix}_{name}" for name in names)


def _over_group(operations: str) -> Iterator[str]:
    for kind in ("reduce", "scan_inclusive", "scan_exclusive"):
        yield from (f"work_group_{kind}_{operation}" for operation in operations.split())


def _c11_atomics() -> Iterator[str]:
    yield from ("atomic_init", "atomic_work_item_fence")
    operations = ("add", "sub", "or", "xor", "and", "min", "max")
    stems = ("load", "store", "exchange", "compare_exchange_strong", "compare_exchange_weak", "flag_test_and_set")
    for stem in (*stems, "flag_clear", *(f"fetch_{name}" for name in operations)):
        yield from (f"atomic_{stem}", f"atomic_{stem}_explicit")


def _reinterpretations() -> Iterator[str]:
    yield from (f"as_{type}{n}" for type in (*_INTEGERS, "half", "float", "double") for n in ("", *_SIZES))


_SUB_GROUPS = """
    get_sub_group_size get_max_sub_group_size get_num_sub_groups get_enqueued_num_sub_groups get_sub_group_id
    get_sub_group_local_id sub_group_barrier sub_group_all sub_group_any sub_group_broadcast
"""
_VOTES = """
    sub_group_elect sub_group_non_uniform_all sub_group_non_uniform_any sub_group_non_uniform_all_equal
"""
_BALLOTS = """
    sub_group_non_uniform_broadcast sub_group_broadcast_first sub_group_ballot sub_group_inverse_ballot
    sub_group_ballot_bit_extract sub_group_ballot_bit_count sub_group_ballot_inclusive_scan
    sub_group_ballot_exclusive_scan sub_group_ballot_find_lsb sub_group_ballot_find_msb get_sub_group_eq_mask
    get_sub_group_ge_mask get_sub_group_gt_mask get_sub_group_le_mask get_sub_group_lt_mask
"""
_SCANS = ("reduce", "scan_inclusive", "scan_exclusive")
_COMBINATIONS = ("add", "mul", "min", "max", "and", "or", "xor", "logical_and", "logical_or", "logical_xor")


def _intel_sub_groups() -> Iterator[str]:
    yield from (f"intel_sub_group_shuffle{way}" for way in ("", "_down", "_up", "_xor"))
    for type in ("", "_uc", "_us", "_ui", "_ul"):
        for n in ("", "2", "4", "8", *(("16",) if type in ("_uc", "_us") else ())):
            yield from (f"intel_sub_group_block_{access}{type}{n}" for access in ("read", "write"))


def _sub_group_entries() -> Iterator[tuple[str, str, str]]:
    """(extension, kind, names)"""
    simple = [f"sub_group_{scan}_{name}" for scan in _SCANS for name in ("add", "min", "max")]
    non_uniform = [f"sub_group_non_uniform_{scan}_{name}" for scan in _SCANS for name in _COMBINATIONS]
    yield "cl_khr_subgroups", "rule", _SUB_GROUPS + " ".join(simple)
    yield "cl_khr_subgroup_non_uniform_vote", "rule", _VOTES
    yield "cl_khr_subgroup_ballot", "rule", _BALLOTS
    yield "cl_khr_subgroup_non_uniform_arithmetic", "rule", " ".join(non_uniform)
    yield "cl_khr_subgroup_shuffle", "rule", "sub_group_shuffle sub_group_shuffle_xor"
    yield "cl_khr_subgroup_shuffle_relative", "rule", "sub_group_shuffle_up sub_group_shuffle_down"
    clustered = " ".join(f"sub_group_clustered_reduce_{name}" for name in _COMBINATIONS)
    yield "cl_khr_subgroup_clustered_reduce", "rule", clustered
    yield "cl_khr_subgroup_rotate", "rule", "sub_group_rotate sub_group_clustered_rotate"
    yield "cl_intel_subgroups", "rule", " ".join(_intel_sub_groups())


def _entries() -> Iterator[tuple[str, str, str]]:
    """(section, kind, names)"""
    yield "6.2.3", "rule", " ".join(_conversions())
    yield "6.2.4", "macro", " ".join(_reinterpretations())
    yield "6.12.1", "native", _WORK_ITEM
    yield "6.12.2", "native", _NATIVE_MATH
    yield "6.12.2", "library", _LIBRARY_MATH
    yield "6.12.3", "rule", _INTEGER
    yield "6.12.4", "library", _COMMON
    yield "6.12.5", "library", _GEOMETRIC
    yield "6.12.6", "rule", _RELATIONAL
    yield "6.12.7", "rule", " ".join(_loads_and_stores())
    yield "6.12.8", "native", "barrier"
    yield "6.12.9", "native", "mem_fence read_mem_fence write_mem_fence"
    yield "6.12.10", "library", _COPIES
    yield "6.12.10", "rule", "prefetch"
    yield "6.12.11", "rule", " ".join(_atomics("atomic"))
    yield "6.12.12", "rule", "shuffle shuffle2"
    yield "6.12.12", "macro", "vec_step"
    yield "6.12.13", "record", "printf"
    yield "6.12.14", "rule", _IMAGES
    yield "cl_khr_fp16", "rule", "read_imageh write_imageh"
    yield "9.3", "rule", " ".join(_atomics("atom"))
    yield "OpenCL 2.0, 6.13.1", "rule", "get_global_linear_id get_local_linear_id"
    yield "OpenCL 2.0, 6.13.1", "native", "get_enqueued_local_size"
    yield "OpenCL 2.0, 6.13.3", "rule", "ctz"
    yield "OpenCL 2.0, 6.13.8", "native", "work_group_barrier"
    yield "OpenCL 2.0, 6.13.9", "macro", "to_global to_local to_private"
    yield "OpenCL 2.0, 6.13.9", "native", "get_fence"
    yield "OpenCL 2.0, 6.13.11", "rule", " ".join(_c11_atomics())
    yield "OpenCL 2.0, 6.13.15", "rule", "work_group_all work_group_any work_group_broadcast"
    yield "OpenCL 2.0, 6.13.15", "rule", " ".join(_over_group(_REDUCTIONS))
    yield "cl_khr_extended_bit_ops", "rule", _BIT_FIELDS
    yield "cl_khr_work_group_uniform_arithmetic", "rule", " ".join(_over_group(_MORE_REDUCTIONS))
    yield from _sub_group_entries()


@cache
def table() -> dict[str, Entry]:
    """All names, each with its section and kind."""
    return {name: Entry(section, kind) for section, kind, names in _entries() for name in names.split()}


def names(kind: str) -> tuple[str, ...]:
    """The names of all built-ins of a kind."""
    return tuple(name for name, entry in table().items() if entry.kind == kind)
