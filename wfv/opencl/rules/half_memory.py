"""Loads and stores of halves as floats (OpenCL 1.2, section 6.12.7): vload_half, vstore_half and the aligned forms.

The aligned forms place vectors of three components four elements apart.
"""

from functools import partial

from wfv.ir.types import HALF
from wfv.ir.values import Value
from wfv.opencl.mangling import CType
from wfv.opencl.rules.body import Body
from wfv.opencl.rules.memory import load_vector, store_vector, vector_address, vector_of
from wfv.opencl.rules.rounding import MODES, float_to_float
from wfv.opencl.rules.rule import CONSTANT, SIZE, SPACES, VOID, WIDTHS, Forms, Rule


def _stride(count: int, aligned: bool) -> int:
    return 4 if aligned and count == 3 else count


def _align(count: int, aligned: bool) -> int:
    """The alignment of each access. The components of a vector of three are accessed one by one."""
    return 2 * count if aligned and count != 3 else 2


def _load(count: int, aligned: bool, b: Body, x: Value, y: Value) -> Value:
    address = vector_address(b, HALF, y, x, _stride(count, aligned))
    halves = load_vector(b, HALF, count, address, _align(count, aligned))
    return b.cast("fpext", halves, b.form.result.ir)


def _store(count: int, aligned: bool, mode: str, b: Body, x: Value, y: Value, z: Value) -> None:
    halves = float_to_float(b, x, vector_of(HALF, count), mode or "rte")
    address = vector_address(b, HALF, z, y, _stride(count, aligned))
    store_vector(b, halves, address, _align(count, aligned))


def _load_forms(count: int) -> Forms:
    return {(SIZE, CType("half", 1, space)): CType("float", count) for space in (*SPACES, CONSTANT)}


def _store_forms(count: int) -> Forms:
    return {
        (CType(base, count), SIZE, CType("half", 1, space)): VOID for base in ("float", "double") for space in SPACES
    }  # fmt: skip


def _rules() -> dict[str, Rule]:
    rules = {}
    for letter, aligned in (("", False), ("a", True)):
        for count in WIDTHS:
            suffix = f"{letter}_half{count if count > 1 else ''}"
            rules[f"vload{suffix}"] = Rule(partial(_load_forms, count), partial(_load, count, aligned))
            for mode in MODES:
                name = f"vstore{suffix}{f'_{mode}' if mode else ''}"
                rules[name] = Rule(partial(_store_forms, count), partial(_store, count, aligned, mode))
    return rules


RULES: dict[str, Rule] = _rules()
