"""Built-ins whose body a rule builds, for scalars and vectors alike.

| file             | functions                                                                           |
|------------------|-------------------------------------------------------------------------------------|
| `conversions.py` | convert_TYPE, by `rounding.py`                                                      |
| `memory.py`      | vloadN, vstoreN, vload_half, vstorea_half, .., prefetch                             |
| `shuffles.py`    | shuffle, shuffle2                                                                   |
| `atomics.py`     | atomic_add, atom_add, ..; atomic_load, atomic_fetch_add, .. of OpenCL C 2.0         |
"""

from wfv.opencl.rules import (
    atomics,
    conversions,
    memory,
    shuffles,
)
from wfv.opencl.rules.rule import Rule

RULES: dict[str, Rule] = {
    **memory.RULES, **shuffles.RULES, **atomics.RULES, **conversions.RULES,
}  # fmt: skip

__all__ = ["RULES", "Rule"]
