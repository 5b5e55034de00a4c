"""Helper functions that stay out of line are vectorized like a kernel, with a mask as their last parameter.

    define i32 @wfv.fn.heavy(i32 %x, i32 %n)                            for one work-item
    define i32 @wfv.fn.heavy.masked(i32 %x, i32 %n, i1 %wfv.mask)       the same under a mask, to be linearized
    define <4 x i32> @wfv.fn.heavy.masked.simd(<4 x i32> %x, i32 %n, <4 x i1> %wfv.mask)

A parameter that is uniform or strided at every call is one scalar. The vector form is only called if some lane is
active (passes/widen/calls.py), so that its entry is never empty.
Source: Karrenberg & Hack (CGO 2011), section 4 (a function called under a mask gets it as an argument).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from passes.analysis.divergence import Shapes
from passes.analysis.shapes import UNDEFINED, UNIFORM, VARYING, Shape, join
from passes.functions.inline import HELPER, is_helper
from wfv.ir.builder import Builder
from wfv.ir.clone import clone_function
from wfv.ir.core import Function, Instr, Module
from wfv.ir.types import I1
from wfv.ir.values import TRUE, Argument, Value

MASK = "wfv.mask"
CALL = "wfv.call."  # in front of the name of a helper that is called under a mask

Seeds = dict[Value, Shape]


def take_helpers(module: Module) -> list[Function]:
    """The helper functions that `module` defines, each behind those that call it."""
    helpers = [fn for fn in module.functions.values() if is_helper(fn.name) and not fn.is_declaration]
    ordered: dict[Function, None] = {}

    def visit(fn: Function) -> None:
        for callee in {instr.callee for instr in fn.instrs() if is_helper(instr.callee)}:
            if module.functions[callee] not in ordered:
                visit(module.functions[callee])
        ordered[fn] = None

    for fn in helpers:
        if fn not in ordered:
            visit(fn)
    return list(reversed(ordered))


def masked_name(helper: str) -> str:
    """The name of a helper's form under a mask."""
    return f"{helper}.masked"


def simd_name(helper: str) -> str:
    """The name of a helper's vector form."""
    return f"{masked_name(helper)}.simd"


def masked_form(helper: Function) -> Function:
    """A copy with a mask as its last parameter. What was promised of the arguments held for active lanes only."""
    fn = clone_function(helper, masked_name(helper.name))
    for arg in fn.args:
        arg.attrs = ""
    fn.args.append(Argument(I1, MASK, ""))
    return fn


def mask_of(fn: Function) -> Value:
    """The mask with which a function is entered: true for a kernel."""
    return fn.args[-1] if fn.args and fn.args[-1].name == MASK else TRUE


def call_under_mask(call: Instr, mask: Value, build: Builder) -> Instr:
    """The call of a helper for those lanes only that the mask has."""
    new = build.call(CALL + call.callee.removeprefix(HELPER), call.type, [*call.operands, mask])
    new.line = call.line
    return new


def callee_under_mask(call: Instr) -> str:
    """The helper that is called under a mask, or ""."""
    return HELPER + call.callee.removeprefix(CALL) if call.callee.startswith(CALL) else ""


def argument_shapes(
    callers: Iterable[Function], helpers: Sequence[Function], analyze: Callable[[Function, Seeds], Shapes]
) -> dict[str, Seeds]:
    """What is known of the parameters of each masked form in `helpers` (callers first), by its name.

    A parameter has the shape that all calls agree on. `analyze(fn, seeds)` gives the shapes in a caller.
    """
    if not helpers:
        return {}
    forms = {fn.name: fn for fn in helpers}
    found: dict[str, Seeds] = {name: dict.fromkeys(fn.args, UNDEFINED) for name, fn in forms.items()}
    for caller in (*callers, *helpers):
        if caller.name in found:
            found[caller.name] = _settled(caller, found[caller.name])
        shapes = analyze(caller, found.get(caller.name, {}))
        for call in caller.instrs():
            if is_helper(call.callee):
                seeds = found[masked_name(call.callee)]
                for arg, value in zip(forms[masked_name(call.callee)].args, call.operands, strict=False):
                    seeds[arg] = join(seeds[arg], shapes.of(value))
    return found


def _settled(fn: Function, seeds: Seeds) -> Seeds:
    """No hope to be consecutive crosses a call, and what is undefined at every call may be anything."""
    final = {arg: VARYING if shape.is_varying else join(shape, UNIFORM) if shape.is_uniform else shape
             for arg, shape in seeds.items()}  # fmt: skip
    return final | {fn.args[-1]: VARYING}
