"""Explicit conversions (OpenCL 1.2, section 6.2.3): convert_TYPE, with _sat for integers and a rounding mode."""

from collections.abc import Iterator
from functools import partial
from itertools import product

from wfv.ir.values import Value
from wfv.opencl.mangling import FLOATING
from wfv.opencl.rules.body import Body
from wfv.opencl.rules.rounding import MODES, float_to_float, float_to_int, int_to_float, int_to_int
from wfv.opencl.rules.rule import NUMBERS, WIDTHS, Rule


def _convert(mode: str, saturates: bool, b: Body, x: Value) -> Value:
    """Without a mode, a conversion to integer rounds towards zero, and one to floating point to nearest."""
    source, to = b.form.first, b.form.result
    if to.is_float:
        return (float_to_float(b, x, to.ir, mode or "rte") if source.is_float
                else int_to_float(b, x, source, to.ir, mode or "rte"))  # fmt: skip
    if source.is_float:
        return float_to_int(b, x, to, mode or "rtz", saturates)
    return int_to_int(b, x, source, to, saturates)


def _rules() -> Iterator[tuple[str, Rule]]:
    for base, count, mode in product(NUMBERS, ("", *WIDTHS[1:]), MODES):
        for saturates in (False,) if base in FLOATING else (False, True):
            name = f"convert_{base}{count}{'_sat' * saturates}{f'_{mode}' if mode else ''}"
            yield name, Rule(f"<NUMBER>{count}", f"{base}{count}", partial(_convert, mode, saturates))


RULES: dict[str, Rule] = dict(_rules())
