"""Masked forms of helper functions that stay out of line: vectorized like a kernel, with a mask as the last parameter.

    define i32 @wfv.fn.heavy(i32 %x, i32 %n)                                              ; for one work-item
    define i32 @wfv.fn.heavy.masked(i32 %x, i32 %n, i1 %wfv.mask)                         ; masked form
    define <4 x i32> @wfv.fn.heavy.masked.simd(<4 x i32> %x, i32 %n, <4 x i1> %wfv.mask)  ; vector form

A parameter that is uniform or strided by the same k at every call is a scalar. A call of the vector form is skipped if
no lane is active (passes/widen/calls.py), so some lane is always active at its entry.

`rest_form` makes the form of a continuation for the rest of a row of work-items: one vector, of which only some lanes
are active.

    define i32 @k.c0(ptr %x, i64 %wfv.lid0)                                                       ; for one work-item
    define i32 @k.c0.rest(ptr %x, i64 %wfv.lid0, i64 %wfv.lsize0, i1 %wfv.mask)                   ; the form of the rest
    define i32 @k.c0.rest.simd(ptr %x, i64 %wfv.lid0, i64 %wfv.lsize0, <8 x i1> %wfv.mask)        ; its vector form

It replaces the remainder loop where lanes exchange values, because they are a sub-group: the work-items after the last
whole vector are one, too. Lane 0 is active.
Source: Karrenberg & Hack (CGO 2011), section 4 (a function called under a mask gets it as an argument).
"""

from collections.abc import Callable, Iterable, Sequence

from passes.analysis.divergence import Shapes
from passes.analysis.shapes import UNDEFINED, UNIFORM, VARYING, Shape, join, strided
from passes.builtins.sub_group_queries import lower_sizes
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, Module
from wfv.ir.edits import clone_function
from wfv.ir.intrinsics import find_primitive
from wfv.ir.names import LOCAL_IDS, MASK, is_helper, masked_name
from wfv.ir.types import I1
from wfv.ir.values import TRUE, Argument, Value

Seeds = dict[Value, Shape]


def take_helpers(module: Module) -> list[Function]:
    """The helper functions that `module` defines, callers first."""
    helpers = [fn for fn in module.defined if is_helper(fn.name)]
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


def masked_form(helper: Function) -> Function:
    """A copy with a mask as its last parameter, without parameter attributes: they hold for active lanes only."""
    fn = clone_function(helper, masked_name(helper.name))
    for arg in fn.args:
        arg.attrs = ""
    fn.args.append(Argument(I1, MASK, ""))
    return fn


def mask_of(fn: Function) -> Value:
    """The entry mask of a function: the mask parameter of a masked form, true for a kernel."""
    return fn.args[-1] if fn.args and fn.args[-1].name == MASK else TRUE


def call_under_mask(call: Instr, callee: str, mask: Value, build: Builder) -> Instr:
    """Appends the call of the callee's masked form, for the lanes of `mask` only."""
    new = build.call(callee, call.type, [*call.operands, mask])
    new.line = call.line
    return new


def argument_shapes(
    callers: Iterable[Function], helpers: Sequence[Function], analyze: Callable[[Function, Seeds], Shapes]
) -> dict[str, Seeds]:
    """The shapes of the parameters of each masked form in `helpers` (callers first), by the form's name.

    A parameter's shape is the join of the argument's shapes at all calls. `analyze(fn, seeds)` returns the shapes of a
    caller's values.
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
    """Possible contiguity is not passed on to a callee; an argument that is undefined at every call is uniform."""
    final = {arg: VARYING if shape.is_varying else join(shape, UNIFORM) if shape.is_uniform else shape
             for arg, shape in seeds.items()}  # fmt: skip
    return final | {fn.args[-1]: VARYING}


def uses_sub_groups(fn: Function) -> bool:
    """Whether a function calls a primitive that is not lowered yet."""
    return any(find_primitive(instr.callee) is not None for instr in fn.instrs())


def rest_form(fn: Function, lanes: int, fits_index32: bool) -> Function:
    """A copy of a continuation whose last parameter is the mask, and in which a sub-group has the rest's size."""
    rest = clone_function(fn, rest_name(fn.name))
    lower_sizes(rest, lanes, is_rest=True, fits_index32=fits_index32)
    rest.args.append(Argument(I1, MASK, ""))
    return rest


def rest_name(continuation: str) -> str:
    """The name of the form of the rest."""
    return f"{continuation}.rest"


def rest_seeds(rest: Function) -> Seeds:
    """The shapes of its parameters; parameters that are not listed are uniform."""
    shapes = {LOCAL_IDS[0]: strided(1), MASK: VARYING}
    return {arg: shapes[arg.name] for arg in rest.args if arg.name in shapes}
