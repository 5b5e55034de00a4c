"""Vectorizes a function by itself, with shapes that the user gives: the steps, most of which are shared with kernels.

    define float @f(float %x, i32 %n)      x varying, n uniform, a mask, 8 lanes
    ->  define <8 x float> @_ZGVdM8vu_f(<8 x float> %x, i32 %n, <8 x i1> %wfv.mask)

The function becomes a helper function that stays out of line (passes/functions/masked_forms.py). It has no work-items:
ids, barriers and local memory are refused. Source: Karrenberg & Hack (CGO 2011).
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from passes.analysis.shapes import UNIFORM, VARYING, Shape, strided
from passes.builtins.builtins import lower_calls
from passes.builtins.memory import check_private_memory
from passes.builtins.traps import name_traps
from passes.functions import masked_forms
from passes.functions.plain_signature import split_signature
from passes.functions.vector_variants import Variant, external_calls, map_external_calls
from passes.group.safe_divisors import make_divisors_safe
from passes.normalize.inline import OF_KERNELS
from passes.remarks import Remark
from passes.text.module_text import module_text
from passes.widen.function_entry import FunctionInterface, FunctionModule, Parameter, arrays_entry, simd_entry
from wfv import llvm
from wfv.collector import without_collection
from wfv.errors import OptionError, UnsupportedError, known
from wfv.ir.core import Function
from wfv.ir.edits import clone_function
from wfv.ir.intrinsics import find_primitive
from wfv.ir.names import HELPER, MASK, masked_name, name_before, vector_name
from wfv.ir.program_variables import declare_variables, with_variables
from wfv.ir.source_types import is_result_unsigned
from wfv.ir.types import VOID, IntType, PtrType, StructType, size_of
from wfv.ir.values import Argument, Value
from wfv.opencl.builtins import find_builtin
from wfv.options import Options
from wfv.pipeline import scalar_steps
from wfv.pipeline.compile import run_listed
from wfv.pipeline.linearization_steps import new_form
from wfv.pipeline.shapes import analyze, lane_shapes
from wfv.pipeline.state import Observer, ScalarForm, Stage, State
from wfv.pipeline.step import Step, show_forms, show_functions, show_launch_module
from wfv.pipeline.steps import all_steps

_SHARED = ("loops", "boscc", "plan", "masks", "linearize", "widen")  # steps of kernels
WORDS = ("varying", "uniform", "contiguous", "strided(N)")
_ISA = {128: "b", 256: "d", 512: "e"}  # letters of the Vector Function ABI for x86, by bits of a register
_STRIDED = re.compile(r"strided\((-?\d+)\)")


@dataclass(frozen=True)
class Wanted:
    """The user's description of the function. `shapes`: a word of WORDS for each parameter, by its name.

    `result`: `varying` or `uniform`. `has_mask`: its last parameter says which lanes are active. `variants`: the vector
    variants of functions that the module does not define.
    """

    shapes: Mapping[str, str]
    result: str = "varying"
    has_mask: bool = False
    variants: tuple[Variant, ...] = ()


@without_collection()
def compile_function(
    text: str, name: str, options: Options, wanted: Wanted, observe: Observer | None = None
) -> FunctionModule:
    """From canonical LLVM IR to the SIMD function. Raises OptionError, UnsupportedError."""
    if not options.strategy.vectorize:
        raise OptionError(f"strategy {options.strategy.name!r} makes no vectors", help="such as unicf")
    shapes = dict[str, str]()

    def see(stage: Stage) -> None:
        if stage.step == "scalar forms":
            form = _main_form(stage.forms, name)
            shapes.update((arg.name, str(form.shapes.of(arg))) for arg in form.fn.args)
            shapes.update((instr.name, str(form.shapes.of(instr))) for instr in form.fn.instrs() if instr.name)
        if observe is not None:
            observe(stage)

    state = run_listed(text, name, options, function_steps(wanted, options), see)
    remarks = tuple(sorted(state.all_remarks, key=_order))
    return FunctionModule(with_variables(state.ir, text), interface_of(state, wanted), remarks, shapes)


def _order(remark: Remark) -> tuple[int, str, str]:
    return int(remark.line), remark.kind, remark.text


def function_steps(wanted: Wanted, options: Options) -> list[Step]:
    """The steps, in order."""
    shared = [step for step in all_steps() if step.name in _SHARED and step.is_in(options)]
    return [
        Step("link", _link, "every OpenCL function that is called is defined", "LLVM's inliner needs the definitions"),
        Step(
            "normalize", scalar_steps.normalize_kernel, "scalar parameters, reducible control flow",
            "all later steps expect this form", show=show_functions, needs=("link",),
        ),
        Step(
            "builtins", _lower_builtins, "math functions are intrinsics or libm's",
            "after normalize, because only then all calls are in the function", show=show_functions,
            needs=("normalize",),
        ),
        Step(
            "scalarize", scalar_steps.scalarize, "no OpenCL vector is left", "the only vectors are those of lanes",
            needs=("builtins",),
        ),
        Step(
            "scalar forms", lambda state: _make_forms(state, wanted), "a copy for one item; shapes of all parameters",
            "the next step is the first that changes what only SIMD code needs", show=show_forms,
            needs=("builtins", "scalarize"),
        ),
        *shared,
        Step(
            "group", lambda state: _build_module(state, wanted), "the SIMD function and a loop over arrays, as text",
            "it puts the SIMD and the scalar function together", show=show_launch_module, needs=("widen",),
        ),
    ]  # fmt: skip


def _link(state: State) -> State:
    split_signature(state.source.functions[state.interface.name])
    name_traps(state.source)
    return scalar_steps.link_source(state)


def _lower_builtins(state: State) -> State:
    """Lowers calls of built-ins, and gives the function the name of a helper that stays out of line."""
    for fn in (*state.functions, *state.helpers):
        _check_calls(fn, state.interface.name)
        lower_calls(state.module, fn)
    (fn,) = state.functions
    fn.name, fn.prefix, fn.suffix = HELPER + fn.name, "internal", "nounwind"
    return state


def _check_calls(fn: Function, name: str) -> None:
    """Raises UnsupportedError for calls that only a kernel can make."""
    for instr in fn.instrs():
        builtin = find_builtin(instr.callee)
        if builtin is not None and builtin.kind == "trap":
            help = "return a value that stands for the error, such as NaN"
            raise UnsupportedError(f"@{name} traps, and has no launch to end", line=instr.line, help=help)
        if (builtin is not None and builtin.kind in OF_KERNELS) or find_primitive(instr.callee) is not None:
            help = "vectorize the kernel (wfv.build), or make it a parameter of the function"
            raise UnsupportedError(f"@{name} calls @{instr.callee}, but has no work-items", line=instr.line, help=help)


def _make_forms(state: State, wanted: Wanted) -> State:
    """The function's form, with a mask or without, and the masked forms of its helpers."""
    (fn,), options = state.functions, state.options
    scalar = clone_function(fn, fn.name)
    main = masked_forms.masked_form(fn) if wanted.has_mask else clone_function(fn, vector_name(fn.name))
    if wanted.result == "uniform":  # without a helper's name, it returns lane 0's result
        main.name = name_before(main.name)
    seeds = _seeds(main, state, wanted)
    analysis = analyze(main, options, seeds)
    if external_calls(state.module, main):
        remarks = map_external_calls(state.module, main, analysis.shapes, wanted.variants, options.lanes)
        state, analysis = replace(state, remarks=state.remarks | remarks), analyze(main, options, seeds)
    helpers = tuple(map(masked_forms.masked_form, state.helpers))
    of_helpers = masked_forms.argument_shapes(
        (main,), helpers, lambda each, given: lane_shapes(each, options, seeds=seeds if each is main else given)
    )
    main_form = new_form(main, "helper", options, seeds, analysis)
    forms = (main_form, *(new_form(each, "helper", options, of_helpers.get(each.name)) for each in helpers))
    return replace(state, functions=(scalar,), forms=forms)


def _main_form(forms: Iterable[ScalarForm], function: str) -> ScalarForm:
    """The form of the function itself."""
    name = HELPER + function
    names = [masked_name(name), vector_name(name)]
    return next(form for form in forms if HELPER + name_before(form.fn.name) in names)


def _seeds(fn: Function, state: State, wanted: Wanted) -> masked_forms.Seeds:
    """The shapes of the parameters. Raises OptionError for a name or a word that does not exist."""
    for name in wanted.shapes:
        known(name, [arg.name for arg in fn.args if arg.name != MASK], f"parameter of {state.interface.name}")
    found: masked_forms.Seeds = {}
    for arg in fn.args:
        default = "uniform" if isinstance(arg.type, PtrType) else "varying"
        found[arg] = _shape(wanted.shapes.get(arg.name, default), arg, fn)
    return found


def _shape(word: str, arg: Argument, fn: Function) -> Shape:
    """The shape that a word means for a parameter. Raises OptionError."""
    if word in ("varying", "uniform"):
        return VARYING if word == "varying" else UNIFORM
    stride = _STRIDED.fullmatch(word)
    if word != "contiguous" and stride is None:
        known(word, WORDS, "shape")
    if not isinstance(arg.type, (IntType, PtrType)):
        raise OptionError(f"{arg.name}: a parameter of type {arg.type} cannot be {word}", help="varying or uniform")
    if stride is not None:
        return strided(int(stride[1]))
    return strided(1 if isinstance(arg.type, IntType) else _element_bytes(arg, fn))


def _element_bytes(arg: Argument, fn: Function) -> int:
    """The size of a pointer's elements: of the types that its accesses load or store, else that its indices count."""
    users = [instr for instr in fn.instrs() if arg in instr.operands]
    types = [instr.accessed for instr in users if instr.is_access]
    types += [instr.attrs["elem_type"] for instr in users if instr.op == "getelementptr"]
    if not types:
        help = "pass strided(N) with the bytes of an element"
        raise OptionError(f"{arg.name}: the type of its elements is not known", help=help)
    return size_of(types[0])


def interface_of(state: State, wanted: Wanted) -> FunctionInterface:
    """How to call the function, once its form exists."""
    main, options = _main_form(state.forms, state.interface.name), state.options
    shapes = main.seeds or {}
    parameters = tuple(Parameter(arg.name, arg.type, shapes[arg]) for arg in main.fn.args if arg.name != MASK)
    ret = main.fn.ret
    results = (ret.elements or ()) if isinstance(ret, StructType) else () if ret == VOID else (ret,)
    is_uniform = wanted.result == "uniform"
    is_unsigned = is_result_unsigned(state.source, state.source.functions[state.interface.name])
    target = llvm.find_target(options.target)
    isa = _ISA[target.vector_bits] if target.is_x86 else "n"  # Advanced SIMD
    return FunctionInterface(
        state.interface.name, options.lanes, isa, parameters, tuple(results), wanted.has_mask, is_uniform, is_unsigned
    )


def _build_module(state: State, wanted: Wanted) -> State:
    """Adds the functions that the world calls, and prints the module."""
    module, (scalar,), main = state.module, state.functions, _main_form(state.forms, state.interface.name)
    interface = interface_of(state, wanted)
    if wanted.result == "uniform" and not _returns_uniform(main):
        raise UnsupportedError(f"the result of @{interface.name} is varying", help='ask for result="varying"')
    inner = module.defined
    check_private_memory(interface.name, [scalar, *inner], state.options.lanes)
    make_divisors_safe((scalar, *inner))
    declare_variables(module)
    if main.simd is None:
        return replace(state, ir=module_text(module, (scalar,)))
    for fn in inner:
        fn.prefix = "internal"
    entry = module.add(simd_entry(interface, main.simd))
    module.add(arrays_entry(interface, entry, scalar))
    return replace(state, ir=module_text(module, (scalar,)))


def _returns_uniform(form: ScalarForm) -> bool:
    values: list[Value] = [
        x for block in form.fn.blocks if block.terminator.op == "ret" for x in block.terminator.operands
    ]
    return all(form.shapes.of(value).is_uniform for value in values)
