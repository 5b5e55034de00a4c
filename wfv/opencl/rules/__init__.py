"""Built-ins whose body a rule builds, for scalars and vectors alike.

| file             | functions                                                                           |
|------------------|-------------------------------------------------------------------------------------|
| `relational.py`  | isequal, .., isnan, signbit, any, all, bitselect, select                            |
| `conversions.py` | convert_TYPE, by `rounding.py`                                                      |
| `memory.py`      | vloadN, vstoreN, prefetch                                                           |
| `half_memory.py` | vload_half, vstore_half, vloada_half, vstorea_half                                  |
| `shuffles.py`    | shuffle, shuffle2                                                                   |
| `atomics.py`     | atomic_add, atom_add, ..                                                            |
| `c11_atomics.py` | atomic_load, atomic_fetch_add, atomic_work_item_fence, .. (OpenCL C 2.0)            |
| `work_group.py`  | work_group_reduce_add, .., by `work_group_bodies.py`                                |
| `images.py`      | read_imagef, write_imagef, get_image_width, ..                                      |
"""

from wfv.opencl.rules import (
    atomics,
    c11_atomics,
    conversions,
    half_memory,
    images,
    memory,
    relational,
    shuffles,
    work_group,
)
from wfv.opencl.rules.rule import Rule

RULES: dict[str, Rule] = {
    **relational.RULES, **memory.RULES, **half_memory.RULES, **shuffles.RULES, **atomics.RULES,
    **conversions.RULES, **c11_atomics.RULES, **work_group.RULES, **images.RULES,
}  # fmt: skip

__all__ = ["RULES", "Rule"]
