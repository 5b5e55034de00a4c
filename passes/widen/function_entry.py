"""Entry points of a function that `wfv.vectorize` compiles: the SIMD function, and a loop over arrays.

    define <8 x float> @_ZGVdM8vu_f(<8 x float> %x, i32 %n, <8 x i1> %wfv.mask)  ; does nothing if no lane is active
    define void @f.arrays(i64 %items, ptr %arguments)                            ; for (i = 0; i < items; i += 8) ..

`arguments` points to pointers: for each parameter to an array, or to the one value if it is uniform or strided; then to
the mask's bytes, if there is a mask; then to an array for each part of the result. In all of them an i1 is a byte. The
scalar function does the items after the last whole vector. Where the mask is false, results are zero.
The Vector Function ABI names the SIMD function: N or M, lanes, v, u or l for each parameter.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from passes.analysis.shapes import Shape
from passes.interface import DUMP_SLOT_BYTES, SCRATCH_ALIGN
from passes.remarks import Remark
from passes.widen.emitter import VectorBuilder, in_memory
from wfv.ir.core import Block, Function, Instr
from wfv.ir.names import DUMP_SLOT
from wfv.ir.types import I1, I8, I64, PTR, VOID, ArrayType, PtrType, StructType, Type, VecType, size_of
from wfv.ir.values import Argument, ConstNull, Value


@dataclass(frozen=True)
class Parameter:
    """A scalar parameter and its shape: varying, uniform, or strided (for pointers in bytes)."""

    name: str
    type: Type
    shape: Shape

    @property
    def letters(self) -> str:
        """The parameter in the name of the Vector Function ABI."""
        stride = self.shape.stride
        if not self.shape.is_strided:
            return "v" if self.shape.is_varying else "u"
        return "l" + ("" if stride == 1 else f"n{-stride}" if stride < 0 else str(stride))


@dataclass(frozen=True)
class FunctionInterface:
    """How to call a vectorized function. `results`: the scalar types of the parts of its result, none if it is void.

    `isa`: the letter of the instruction set in the Vector Function ABI. `is_result_uniform`: a scalar is returned.
    `is_result_unsigned`: the source says that its integers have no sign.
    """

    name: str
    lanes: int
    isa: str
    parameters: tuple[Parameter, ...]
    results: tuple[Type, ...]
    has_mask: bool
    is_result_uniform: bool
    is_result_unsigned: bool

    @property
    def symbol(self) -> str:
        """The SIMD function's name."""
        kinds = "".join(each.letters for each in self.parameters)
        return f"_ZGV{self.isa}{'M' if self.has_mask else 'N'}{self.lanes}{kinds}_{self.name}"

    @property
    def arrays_symbol(self) -> str:
        """The name of the loop over arrays."""
        return f"{self.name}.arrays"


@dataclass(frozen=True)
class FunctionModule:
    """LLVM IR text of a vectorized function, how to call it, and the shape of each of its values by name."""

    ir: str
    interface: FunctionInterface
    remarks: tuple[Remark, ...]
    shapes: Mapping[str, str]


def simd_entry(interface: FunctionInterface, simd: Function) -> Function:
    """The function that calls `simd`, of which some lane must be active."""
    wanted = [arg for arg in simd.args if arg.name != DUMP_SLOT]
    args = [Argument(arg.type, arg.name) for arg in wanted]
    fn = Function(interface.symbol, simd.ret, args, suffix="nounwind")
    entry, run, end = (_block(fn, name) for name in ("entry", "run", "end"))
    build = VectorBuilder(fn, entry.instrs, interface.lanes)
    passed: list[Value] = list(args)
    if len(wanted) < len(simd.args):
        passed.append(build.alloca(ArrayType(DUMP_SLOT_BYTES, I8), SCRATCH_ALIGN))
    if interface.has_mask:
        build.cond_br(build.any_lane(args[-1]), run, end)
    else:
        build.br(run)
    build.instrs = run.instrs
    result: Value = build.call(simd.name, simd.ret, passed, name="result")
    build.br(end)
    build.instrs = end.instrs
    if interface.has_mask and simd.ret != VOID:
        result = build.phi(simd.ret, [(result, run), (ConstNull(simd.ret), entry)])
    build.ret(None if simd.ret == VOID else result)
    return fn


def arrays_entry(interface: FunctionInterface, entry: Function, scalar: Function) -> Function:
    """The loop over arrays: `entry` for whole vectors, `scalar` for the remaining elements."""
    fn = Function(
        interface.arrays_symbol, VOID, [Argument(I64, "items"), Argument(PTR, "arguments")], suffix="nounwind"
    )
    items, block = fn.args[0], _block(fn, "entry")
    build = VectorBuilder(fn, block.instrs, interface.lanes)
    count = len(interface.parameters) + interface.has_mask + len(interface.results)
    pointers = [build.load(PTR, build.gep(PTR, fn.args[1], [n])) for n in range(count)]
    whole = build.binop("and", items, -interface.lanes)
    end = _Loop(fn, interface, pointers, build).run(entry, block, None, whole, interface.lanes)
    end = _Loop(fn, interface, pointers, build).run(scalar, end, whole, items, 1)
    build.ret()
    return fn


class _Loop:
    """A loop that calls a function for `step` items at once; `build` goes on after it."""

    def __init__(self, fn: Function, interface: FunctionInterface, pointers: list[Instr], build: VectorBuilder) -> None:
        self.fn, self.interface, self.build = fn, interface, build
        kinds = len(interface.parameters)
        self.arguments, self.outputs = pointers[:kinds], pointers[kinds + interface.has_mask :]
        self.mask = pointers[kinds] if interface.has_mask else None

    def run(self, callee: Function, before: Block, first: Value | None, last: Value, step: int) -> Block:
        """Calls `callee` for the items from `first` (None: 0) up to `last`; returns the block after the loop."""
        head, body, latch, end = (
            _block(self.fn, self.fn.unique_name(name)) for name in ("head", "body", "latch", "end")
        )
        build = self.build
        build.br(head)
        build.instrs = head.instrs
        at = build.phi(I64, [(ConstNull(I64) if first is None else first, before)], name="at")
        build.cond_br(build.icmp("ult", at, last), body, end)
        build.instrs = body.instrs
        results = self._call(callee, at, step, body, latch)
        for pointer, type, result in zip(self.outputs, self.interface.results, results, strict=True):
            where = pointer if self.interface.is_result_uniform else build.gep(in_memory(type), pointer, [at])
            build.store(build.to_memory(result), where, align=size_of(in_memory(type)))
        at.add_incoming(build.binop("add", at, step), latch)
        build.br(head)
        build.instrs = end.instrs
        return end

    def _call(self, callee: Function, at: Instr, step: int, body: Block, latch: Block) -> list[Value]:
        """The parts of the result; the code goes on in `latch`. The scalar function has no mask: a branch skips it."""
        build = self.build
        passed = [self._argument(n, at, step) for n in range(len(self.arguments))]
        active = self._element(self.mask, I1, at, step) if self.mask is not None else None
        run = body
        if active is not None and step == 1:
            run = _block(self.fn, self.fn.unique_name("run"))
            build.cond_br(active, run, latch)
            build.instrs = run.instrs
        elif active is not None:
            passed.append(active)
        call = build.call(callee.name, callee.ret, passed)
        is_struct = isinstance(callee.ret, StructType)
        count = len(self.interface.results)
        results = [build.extractvalue(call, n) for n in range(count)] if is_struct else [call][:count]
        build.br(latch)
        build.instrs = latch.instrs
        if run is body:
            zero, is_scalar = [ConstNull(each.type) for each in results], self.interface.is_result_uniform
            pairs = zip(results, zero, strict=True)
            return [build.select(active, *pair) for pair in pairs] if active and not is_scalar else list(results)
        return [build.phi(each.type, [(each, run), (ConstNull(each.type), body)]) for each in results]

    def _argument(self, n: int, at: Instr, step: int) -> Value:
        parameter, pointer = self.interface.parameters[n], self.arguments[n]
        if parameter.shape.is_varying:
            return self._element(pointer, parameter.type, at, step)
        build, type = self.build, parameter.type
        base = build.from_memory(build.load(in_memory(type), pointer), type)
        if not parameter.shape.is_strided:
            return base
        distance = build.binop("mul", at, parameter.shape.stride)
        if isinstance(type, PtrType):
            return build.gep(I8, base, [distance])
        return build.binop("add", base, build.cast("trunc", distance, type))

    def _element(self, pointer: Value, type: Type, at: Instr, step: int) -> Value:
        wide: Type = type if step == 1 else VecType(step, type)
        address = self.build.gep(in_memory(type), pointer, [at])
        loaded = self.build.load(in_memory(wide), address, align=size_of(in_memory(type)))
        return self.build.from_memory(loaded, wide)


def _block(fn: Function, name: str) -> Block:
    fn.blocks.append(Block(name))
    return fn.blocks[-1]
