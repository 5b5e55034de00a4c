"""Built-ins whose body is built by a rule, for scalars and vectors alike."""

from wfv.opencl.rules import atomics, conversions, half_memory, integer, memory, relational, shuffles
from wfv.opencl.rules.rule import Form, Rule

RULES: dict[str, Rule] = {
    **integer.RULES, **relational.RULES, **memory.RULES, **half_memory.RULES, **shuffles.RULES, **atomics.RULES,
    **conversions.RULES,
}  # fmt: skip

__all__ = ["RULES", "Form", "Rule"]
