"""Explicit conversions (OpenCL 1.2, section 6.2.3): convert_TYPE, with _sat for integers and a rounding mode."""

from functools import partial

from wfv.ir.values import Value
from wfv.opencl.mangling import CType
from wfv.opencl.rules.body import Body
from wfv.opencl.rules.rounding import MODES, float_to_float, float_to_int, int_to_float, int_to_int
from wfv.opencl.rules.rule import NUMBERS, Forms, Rule, vectors


def _convert(mode: str, saturates: bool, b: Body, x: Value) -> Value:
    """Without a mode, a conversion to integer rounds towards zero, and one to floating point to nearest."""
    source, to = b.form.first, b.form.result
    if to.is_float:
        return (float_to_float(b, x, to.ir, mode or "rte") if source.is_float
                else int_to_float(b, x, source, to.ir, mode or "rte"))  # fmt: skip
    if source.is_float:
        return float_to_int(b, x, to, mode or "rtz", saturates)
    return int_to_int(b, x, source, to, saturates)


def _forms(to: CType) -> Forms:
    return {(CType(base, to.count),): to for base in NUMBERS}


def _rules() -> dict[str, Rule]:
    rules = {}
    for to in vectors(NUMBERS):
        for saturates in (False,) if to.is_float else (False, True):
            for mode in MODES:
                name = f"convert_{to}{'_sat' if saturates else ''}{f'_{mode}' if mode else ''}"
                rules[name] = Rule(partial(_forms, to), partial(_convert, mode, saturates))
    return rules


RULES: dict[str, Rule] = _rules()
