"""The builder: its constant folds are right, and the instructions it builds are valid."""

from __future__ import annotations

from wfv import llvm
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr
from wfv.ir.fold import fold_binop, fold_icmp, fold_select
from wfv.ir.printer import print_function
from wfv.ir.types import FLOAT, I1, I8, I32, I64, PTR, VOID, StructType, VecType
from wfv.ir.values import FALSE, TRUE, Argument, ConstNull, ConstSplat, Poison, const_float, const_int

A, C, P = Argument(I32, "a"), Argument(I1, "c"), Argument(PTR, "p")


def start() -> tuple[Function, Builder]:
    fn = Function("f", VOID, [A, C, P])
    fn.blocks = [Block("entry")]
    return fn, Builder(fn, fn.entry.instrs)


def test_folds_of_constants_agree_with_two_s_complement() -> None:
    for a in range(-128, 128, 5):
        for b in range(-128, 128, 3):
            x, y = const_int(I8, a), const_int(I8, b)
            assert fold_binop("add", x, y) == const_int(I8, a + b)
            assert fold_binop("sub", x, y) == const_int(I8, a - b)
            assert fold_binop("mul", x, y) == const_int(I8, a * b)
            assert fold_icmp("slt", x, y) == (TRUE if a < b else FALSE)
            assert fold_icmp("ult", x, y) == (TRUE if a % 256 < b % 256 else FALSE)
            assert fold_binop("lshr", x, y) == (const_int(I8, (a % 256) >> b) if 0 <= b < 8 else None)
            assert fold_binop("ashr", x, y) == (const_int(I8, a >> b) if 0 <= b < 8 else None)
            assert fold_binop("udiv", x, y) == (const_int(I8, a % 256 // (b % 256)) if b else None)


def test_neutral_and_absorbing_operands() -> None:
    zero, one, ones = (const_int(I32, value) for value in (0, 1, -1))
    for op in ("add", "sub", "or", "xor", "shl", "lshr", "ashr"):
        assert fold_binop(op, A, zero) is A
    assert fold_binop("mul", one, A) is A and fold_binop("and", A, ones) is A
    assert fold_binop("mul", A, zero) == zero and fold_binop("or", ones, A) == ones
    assert fold_binop("sub", zero, A) is None and fold_binop("shl", one, A) is None
    assert fold_binop("xor", A, A) == zero and fold_binop("and", C, C) is C
    assert fold_binop("and", C, TRUE) is C and fold_binop("or", TRUE, C) == TRUE
    assert fold_binop("fadd", A, A) is None


def test_selects() -> None:
    x, y = const_int(I32, 1), const_int(I32, 2)
    assert fold_select(TRUE, x, y) == x and fold_select(FALSE, x, y) == y and fold_select(C, x, x) == x
    assert fold_select(C, TRUE, FALSE) is C and fold_select(C, FALSE, TRUE) is None and fold_select(C, C, FALSE) is None
    assert fold_select(ConstNull(VecType(4, I1)), A, C) is C and fold_select(Poison(I1), x, y) is None


def test_not_of_not_is_the_value() -> None:
    _, build = start()
    assert build.not_(build.not_(C)) is C and build.not_(TRUE) == FALSE


def test_built_instructions_are_valid() -> None:
    fn, build = start()
    build.like = Instr(VOID, "", "ret", metadata={"note": "!1"}, line=7)
    x = build.binop("add", A, const_int(I32, 3), ("nsw",), name="x")
    vector = build.splat(x, 4)
    shuffled = build.shufflevector(vector, None, [3, None, 1, 0])
    total = build.binop("mul", shuffled, ConstSplat(VecType(4, I32), const_int(I32, 3)))
    mask = build.icmp("slt", total, build.splat(const_int(I32, 5), 4))
    chosen = build.select(mask, total, vector, name="chosen")
    wide = build.cast("sext", build.extractelement(chosen, 2), I64, name="wide")
    place = build.gep(FLOAT, P, [wide], ("inbounds",))
    slot = build.alloca(FLOAT, 4)
    value = build.fcmp("olt", build.load(FLOAT, place, 4), const_float(FLOAT, 2.5))
    build.store(build.fneg(build.load(FLOAT, slot, 4, volatile=True)), slot, 4)
    build.freeze(build.insertelement(chosen, x, A))
    loop, out = Block("loop"), Block("out")
    fn.blocks += [loop, out]
    build.cond_br(value, loop, out)
    inner = Builder(fn, loop.instrs)
    phi = inner.phi(I32, [(A, fn.entry)])
    phi.operands.append(inner.binop("add", phi, const_int(I32, 1)))
    phi.blocks.append(loop)
    pair = inner.call("llvm.sadd.with.overflow.i32", StructType((I32, I1)), [phi, A])
    inner.cond_br(inner.extractvalue(inner.insertvalue(pair, C, 1), 1), loop, out)
    Builder(fn, out.instrs).ret()
    llvm.verify(print_function(fn))
    assert {instr.line for instr in fn.entry.instrs} == {7}
    names = [instr.name for instr in fn.instrs() if instr.name]
    assert len(set(names)) == len(names) and names[0].startswith("x")


def test_redundant_instructions_are_not_built() -> None:
    fn, build = start()
    assert build.gep(FLOAT, P, [const_int(I64, 0)]) is P
    assert build.cast("zext", const_int(I8, -1), I32) == const_int(I32, 255)
    assert build.cast("sext", const_int(I8, -1), I32) == const_int(I32, -1)
    assert build.cast("sext", TRUE, I32) == const_int(I32, -1)
    assert build.splat(const_int(I32, 0), 4) == ConstNull(VecType(4, I32))
    assert build.freeze(const_int(I32, 0)) == const_int(I32, 0)
    assert fn.entry.instrs == []
    assert build.cond_br(TRUE, fn.entry, fn.entry).operands == []
