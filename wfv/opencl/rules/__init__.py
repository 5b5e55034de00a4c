"""Built-ins whose body a rule builds, for scalars and vectors alike.

| file             | functions                                                                           |
|------------------|-------------------------------------------------------------------------------------|
| `integer.py`     | abs, add_sat, hadd, clz, rotate, mul_hi, mad_hi, mad_sat, mul24, upsample, ..;      |
|                  | min, max, clamp                                                                     |
| `relational.py`  | isequal, .., isnan, signbit, any, all, bitselect, select                            |
| `conversions.py` | convert_TYPE, by `rounding.py`                                                      |
| `memory.py`      | vloadN, vstoreN, prefetch                                                           |
| `half_memory.py` | vload_half, vstore_half, vloada_half, vstorea_half                                  |
| `shuffles.py`    | shuffle, shuffle2                                                                   |
| `atomics.py`     | atomic_add, atom_add, ..                                                            |
| `sub_groups.py`, `ballots.py`, `intel_sub_groups.py` | sub_group_reduce_add, sub_group_ballot, ..      |
"""

from wfv.opencl.rules import (
    atomics,
    ballots,
    conversions,
    half_memory,
    integer,
    intel_sub_groups,
    memory,
    relational,
    shuffles,
    sub_groups,
)
from wfv.opencl.rules.rule import Form, Rule

RULES: dict[str, Rule] = {
    **integer.RULES, **relational.RULES, **memory.RULES, **half_memory.RULES, **shuffles.RULES, **atomics.RULES,
    **conversions.RULES, **sub_groups.RULES, **ballots.RULES, **intel_sub_groups.RULES,
}  # fmt: skip

__all__ = ["RULES", "Form", "Rule"]
