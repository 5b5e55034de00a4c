"""Built-ins whose body a rule builds, for scalars and vectors alike.

| file             | functions                                                                           |
|------------------|-------------------------------------------------------------------------------------|
| `integer.py`     | abs, add_sat, hadd, clz, rotate, mul_hi, mad_hi, mad_sat, mul24, upsample, ..;      |
|                  | min, max, clamp                                                                     |
| `bit_fields.py`  | bitfield_insert, bitfield_extract_signed, .._unsigned, bit_reverse                  |
| `relational.py`  | isequal, .., isnan, signbit, any, all, bitselect, select                            |
| `conversions.py` | convert_TYPE, by `rounding.py`                                                      |
| `memory.py`      | vloadN, vstoreN, prefetch                                                           |
| `half_memory.py` | vload_half, vstore_half, vloada_half, vstorea_half                                  |
| `shuffles.py`    | shuffle, shuffle2                                                                   |
| `atomics.py`     | atomic_add, atom_add, ..                                                            |
| `c11_atomics.py` | atomic_load, atomic_fetch_add, atomic_work_item_fence, .. (OpenCL C 2.0)            |
| `work_items.py`  | get_global_linear_id, get_local_linear_id                                           |
| `work_group.py`  | work_group_reduce_add, .., by `work_group_bodies.py`                                |
| `images.py`        | read_imagef, write_imagef, get_image_width, ..                                      |
| `sub_groups.py`, `ballots.py`, `intel_sub_groups.py` | sub_group_reduce_add, sub_group_ballot, ..      |
"""

from wfv.opencl.rules import (
    atomics,
    ballots,
    bit_fields,
    c11_atomics,
    conversions,
    half_memory,
    images,
    integer,
    intel_sub_groups,
    memory,
    relational,
    shuffles,
    sub_groups,
    work_group,
    work_items,
)
from wfv.opencl.rules.rule import Rule

RULES: dict[str, Rule] = {
    **integer.RULES, **relational.RULES, **memory.RULES, **half_memory.RULES, **shuffles.RULES, **atomics.RULES,
    **conversions.RULES, **c11_atomics.RULES, **work_items.RULES, **work_group.RULES, **sub_groups.RULES,
    **ballots.RULES, **intel_sub_groups.RULES, **bit_fields.RULES, **images.RULES,
}  # fmt: skip

__all__ = ["RULES", "Rule"]
