"""Integer functions, min, max, clamp and the relational functions: every type, against plain Python."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.builtin_forms import INTEGERS, Forms, signed_like, unsigned_like, vectors
from tests.support.builtin_references import INTEGER, RELATIONAL, relational_forms
from tests.support.builtin_runs import HALVES, ITEMS, WAYS, Call, compiled, dtype, run_calls, same_numbers, values
from tests.support.sampling import pick
from wfv.opencl.mangling import FLOATING, CType

# ctz came with OpenCL 2.0, as a function that Clang does not declare for 1.2.
HEADS = {
    "ctz": "".join(
        f"{base}{n or ''} __attribute__((overloadable, const)) ctz({base}{n or ''});\n"
        for base in ("char", "uchar", "short", "ushort", "int", "uint", "long", "ulong") for n in (0, 2, 3, 4, 8, 16)
    )
}  # fmt: skip
NAMES = (*INTEGER, *RELATIONAL)
_PARAMETERS = {
    **dict.fromkeys(("abs", "clz", "ctz", "popcount", "bit_reverse"), 1),
    **dict.fromkeys(("mad_hi", "mad_sat", "mad24", "clamp"), 3),
}  # fmt: skip


def forms_of(name: str) -> Forms:
    """The forms that OpenCL declares of a function."""
    if name in RELATIONAL:
        return relational_forms(name)
    if name == "upsample":
        wider = {"char": "short", "short": "int", "int": "long"}
        signed = {(t, unsigned_like(t)): CType(wider[t.base], t.count) for t in vectors(wider)}
        return signed | {(unsigned_like(x), y): unsigned_like(result) for (x, y), result in signed.items()}
    types = vectors(("int", "uint") if name in ("mul24", "mad24") else INTEGERS)
    if name.startswith("bitfield"):
        values = 2 if name == "bitfield_insert" else 1
        changed = {"bitfield_extract_signed": signed_like, "bitfield_extract_unsigned": unsigned_like}.get(name)
        return {(*[t] * values, CType("uint"), CType("uint")): changed(t) if changed else t for t in types}
    count = _PARAMETERS.get(name, 2)
    if name in ("min", "max", "clamp"):
        types += vectors(FLOATING)
        return {
            params: t for t in types for params in ((t,) * count, (t, *(t.element,) * (count - 1)))
        }  # fmt: skip
    return {(t,) * count: unsigned_like(t) if name.startswith("abs") else t for t in types}


def chosen_calls(name: str) -> list[Call]:
    """All forms on scalars, and of each width a few, which differ from name to name."""
    forms = [(p, r) for p, r in forms_of(name).items() if not any(x.base == "half" for x in p)]
    picked = []
    for width in (1, 2, 3, 4, 8, 16):
        some = [form for form in forms if form[0][0].count == width]
        start = len(name) * 5 + width
        picked += some if width == 1 else [some[start * step % len(some)] for step in (1, 3)]
    return [Call(name, params, result) for params, result in dict(picked).items()]


def inputs_of(call: Call) -> list[np.ndarray]:
    given = [values(param, seed) for seed, param in enumerate(call.params)]
    if call.name in ("mul24", "mad24"):
        given = [(array << 8) >> 8 for array in given]  # what is no number of 24 bits is anybody's
    if call.name.startswith("bitfield"):
        width = call.params[0].bits
        given[-2] %= width + 1
        given[-1] %= width + 1 - given[-2]
    if call.name == "clamp":
        # Undefined if the lower bound is above the upper one, or one of them is NaN.
        low, high = (np.where(array == array, array, 0).astype(array.dtype) for array in given[1:])
        given[1:] = [np.fmin(low, high), np.fmax(low, high)]
    return given


def wanted(call: Call, given: list[np.ndarray]) -> np.ndarray:
    reference = INTEGER.get(call.name) or RELATIONAL[call.name]
    result = np.zeros((ITEMS, call.result.count), dtype(call.result))
    true = -1 if call.result.count > 1 else 1
    for row in range(ITEMS):
        for i in range(call.result.count):
            parts = [array[row, min(i, p.count - 1)] for array, p in zip(given, call.params, strict=True)]
            plain = parts if call.params[0].is_float else map(int, parts)
            found = reference(call.params[0], *plain)
            result[row, i] = (true if found else 0) if call.name in RELATIONAL else found
    return result


@pytest.mark.parametrize("name", NAMES)
def test_components(name: str) -> None:
    check(chosen_calls(name), HEADS.get(name, ""), ways=pick(WAYS, name))


def check(calls: list[Call], head: str = "", ways: tuple[tuple[str, int], ...] = WAYS) -> None:
    inputs = [inputs_of(call) for call in calls]
    expected = [wanted(call, given) for call, given in zip(calls, inputs, strict=True)]
    ir = compiled(calls, head)
    for strategy, lanes in ways:
        for call, found, want in zip(calls, run_calls(calls, inputs, strategy, lanes, ir), expected, strict=True):
            right = same_numbers(found, want, exact_zero=call.name != "clamp")
            assert right.all(), (str(call), strategy, lanes, found[~right][:3], want[~right][:3])


def test_halves() -> None:
    """Halves as numbers are an extension (9.5)."""
    names = (*RELATIONAL, "min", "max", "clamp")
    found = [(name, forms_of(name).items()) for name in names]
    calls = [
        Call(name, params, result)
        for name, forms in found
        for params, result in forms
        if params[0].base == "half" and params[0].count in (1, 4)
    ]
    assert len({call.name for call in calls}) == len(names)
    check(calls, HALVES, ways=(("scalar", 8), ("unicf", 8)))


def test_every_scalar_type_is_tested() -> None:
    tried = {call.params[0] for name in NAMES for call in chosen_calls(name)}
    assert {CType(base) for base in ("char", "uchar", "short", "ushort", "int", "uint", "long", "ulong")} < tried
