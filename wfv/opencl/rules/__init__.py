"""Built-ins whose body a rule builds, for scalars and vectors alike.

| file             | functions                                                                           |
|------------------|-------------------------------------------------------------------------------------|
| `conversions.py` | convert_TYPE                                                                        |
| `vectors.py`     | vloadN, vstoreN, vload_half, vstorea_half, .., prefetch; shuffle, shuffle2          |
| `atomics.py`     | atomic_add, atom_add, ..; atomic_load, atomic_fetch_add, .. of OpenCL C 2.0         |
"""

from wfv.opencl.rules import atomics, conversions, vectors
from wfv.opencl.rules.rule import Rule

RULES: dict[str, Rule] = vectors.RULES | atomics.RULES | conversions.RULES

__all__ = ["RULES", "Rule"]
