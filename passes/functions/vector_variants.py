"""Calls of functions that are not in the module: vector variants that the user has, or one call for each active lane.

A variant is named as in the Vector Function ABI: `_ZGVdN8vu_foo` takes 8 lanes in a vector and a uniform scalar (N: no
mask, M: a mask is its last parameter), `_ZGV_LLVM_N8v_foo(bar)` says that its symbol is `bar`. Attributes
`vector-function-abi-variant` name variants, and so does the user; the letters without the names, `N8vu`, are enough.

Before:                                 After, with a variant:
    %r = call float @foo(float %x)          %r = call float @wfv.fn.foo(float %x)
                                            define <8 x float> @wfv.fn.foo.masked.simd(<8 x float>, <8 x i1>) {..}
                                        without one (passes/widen/calls.py, `widen_lane_loop`):
                                            %r = call float @wfv.fn.by_lane.foo(float %x)
                                            define float @wfv.fn.by_lane.foo(float) {..}
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from passes.analysis.divergence import Shapes
from passes.remarks import Remark
from wfv.errors import OptionError
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.intrinsics import known_family
from wfv.ir.names import BY_LANE, HELPER, MASK, is_own, masked_name, simd_name
from wfv.ir.types import I1, VOID, FnType, Type, VecType
from wfv.ir.values import Argument, Value
from wfv.opencl.builtins import find_builtin, libm_function

_ATTRIBUTE = re.compile(r'"vector-function-abi-variant"="([^"]*)"')
_NAME = re.compile(r"(?:_ZGV(?:_LLVM_|[a-z]))?([NM])(\d+)((?:[vu]|ln?\d*)+)(?:_(\w+?))?(?:\((\w+)\))?")
_PARAMETER = re.compile(r"[vu]|l(n?)(\d*)")


@dataclass(frozen=True)
class Variant:
    """A function of `lanes` lanes for a scalar function; `kinds` lists v, u, l.. for each parameter."""

    scalar: str
    lanes: int
    kinds: tuple[str, ...]
    has_mask: bool
    symbol: str

    def takes(self, arguments: Sequence[Value], shapes: Shapes) -> bool:
        """Whether its parameters can take arguments of these shapes."""
        found = [shapes.of(value) for value in arguments]
        return len(found) == len(self.kinds) and all(
            kind == "v" or (shape.is_uniform if kind == "u" else shape.is_strided and shape.stride == _step(kind))
            for kind, shape in zip(self.kinds, found, strict=True)
        )


def _step(kind: str) -> int:
    sign, step = kind[1:2], kind.lstrip("ln")
    return int(step or 1) * (-1 if sign == "n" else 1)


def read_variant(text: str, scalar: str = "", symbol: str = "") -> Variant:
    """The variant of this name, or letters; `scalar`, `symbol`: names that the text lacks. Raises OptionError."""
    found = _NAME.fullmatch(text.strip())
    name = scalar or (found[4] if found else "")
    if found is None or not name:
        help = "such as N8vu: no mask (or M), 8 lanes, and v, u or l for a varying, uniform or strided parameter"
        raise OptionError(f"{text!r} is no name of the Vector Function ABI", help=help)
    kinds = tuple(kind[0] for kind in _PARAMETER.finditer(found[3]))
    return Variant(name, int(found[2]), kinds, found[1] == "M", symbol or found[5] or text.strip())


def variants_in(text: str) -> list[Variant]:
    """The variants that the attributes of a module's text name."""
    return [read_variant(name) for names in _ATTRIBUTE.findall(text) for name in names.split(",") if "Nx" not in name]


def external_calls(module: Module, fn: Function) -> list[Instr]:
    """The calls of functions that the module does not define, and that wfv does not know."""
    return [i for i in fn.instrs() if i.callee in module.functions and _is_external(module.functions[i.callee])]


def _is_external(fn: Function) -> bool:
    known = is_own(fn.name) or find_builtin(fn.name) or libm_function(fn.name) or known_family(fn.name)
    return fn.is_declaration and not known


def map_external_calls(
    module: Module, fn: Function, shapes: Shapes, variants: Iterable[Variant], lanes: int
) -> frozenset[Remark]:
    """Makes the external calls of `fn` calls of variants, or of functions that run by lane, in place."""
    variants, remarks = [each for each in variants if each.lanes == lanes], set()
    for call in external_calls(module, fn):
        name, fits = call.callee, (each for each in variants if each.scalar == call.callee)
        variant = next((each for each in fits if each.takes(call.operands, shapes)), None)
        call.attrs = {"callee": _by_lane(module, name) if variant is None else _by_variant(module, variant, name)}
        if variant is None:
            text = f"no vector variant for {lanes} lanes is known: each active lane calls it alone"
            remarks.add(Remark(call.line, "by lane", f"call @{name}", "", text))
    return frozenset(remarks)


def _by_lane(module: Module, name: str) -> str:
    return _wrapper(module, BY_LANE + name, module.functions[name], [])


def _by_variant(module: Module, variant: Variant, name: str) -> str:
    scalar = module.functions[name]
    helper, kinds = _wrapper(module, HELPER + name, scalar, []), variant.kinds

    def wide(type: Type, kind: str = "v") -> Type:
        return VecType(variant.lanes, type) if kind == "v" and type != VOID else type

    types = [wide(arg.type, kind) for arg, kind in zip(scalar.args, kinds, strict=True)]
    mask = VecType(variant.lanes, I1)
    target = module.declare(variant.symbol, FnType(wide(scalar.ret), (*types, *([mask] if variant.has_mask else []))))
    unused = [] if variant.has_mask else [Argument(mask, MASK)]
    _wrapper(module, simd_name(masked_name(helper)), target, unused)
    return helper


def _wrapper(module: Module, name: str, target: Function, unused: list[Argument]) -> str:
    """Adds a function that calls `target` with its parameters; the parameters in `unused` come last."""
    if name not in module.functions:
        args = [Argument(arg.type, f"a{n}") for n, arg in enumerate(target.args)]
        fn = Function(name, target.ret, [*args, *unused], "internal", "nounwind")
        fn.blocks.append(Block("entry"))
        build = Builder(fn, fn.blocks[0].instrs)
        result = build.call(target.name, target.ret, args)
        build.ret(None if target.ret == VOID else result)
        module.add(fn)
    return name
