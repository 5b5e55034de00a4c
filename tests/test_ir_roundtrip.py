"""Parser and printer: LLVM's text round-trips, and unknown syntax is refused with its line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.processor_time import ProcessorTime
from wfv import llvm
from wfv.errors import Error, ParseError, UnsupportedError
from wfv.ir.constants import constant_text
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.interp.environment import constant
from wfv.ir.parser import UNSUPPORTED_OPCODES, parse_module
from wfv.ir.printer import print_function, print_instr, print_module
from wfv.ir.syntax import LAYOUTS
from wfv.ir.types import FLOAT, I1, I8, I32, PTR, VOID, ArrayType, VecType
from wfv.ir.values import (
    Argument,
    Const,
    ConstAggregate,
    ConstNull,
    ConstNumbers,
    ConstSplat,
    GlobalRef,
    Poison,
    const_float,
    const_int,
)

ROOT = Path(__file__).parent.parent
KERNELS = sorted(ROOT.glob("kernels_ir/*.ll"))
GOLDEN = sorted(ROOT.glob("tests/golden/ir/*.ll"))


def lines(text: str) -> list[str]:
    """Without comments and empty lines, which our printer does not make."""
    kept = [re.sub(r"\s+; preds = .*", "", line) for line in text.split("\n") if not line.startswith(";")]
    return [line for line in kept if line.strip()]


@pytest.mark.parametrize("path", KERNELS + GOLDEN, ids=lambda path: path.stem)
def test_canonical_text_round_trips(path: Path) -> None:
    canonical = llvm.canonicalize(path.read_text())
    printed = print_module(parse_module(canonical))
    assert lines(printed) == lines(canonical)
    assert llvm.canonicalize(printed) == canonical
    assert print_module(parse_module(printed)) == printed


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_files_are_canonical(path: Path) -> None:
    assert llvm.canonicalize(path.read_text()) == path.read_text()


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.stem)
def test_numbered_values_get_names(path: Path) -> None:
    printed = print_module(parse_module(path.read_text()))
    assert not re.search(r"%\d", printed)
    llvm.verify(printed)


def test_golden_files_hold_every_opcode() -> None:
    ops = {instr.op for path in GOLDEN for fn in functions(path.read_text()) for instr in fn.instrs()}
    assert ops == LAYOUTS.keys()


def functions(text: str) -> list[Function]:
    return list(parse_module(text).functions.values())


def test_parsing_is_fast() -> None:
    texts = [llvm.canonicalize(path.read_text()) for path in KERNELS]
    with ProcessorTime() as time:
        count = sum(len(list(fn.instrs())) for text in texts for fn in functions(text))
    assert time.seconds / count < 160e-6


def test_attributes_follow_the_contract() -> None:
    text = """define i32 @f(ptr addrspace(1) %p, i32 %x) {
entry:
  %a = atomicrmw volatile add ptr addrspace(1) %p, i32 %x syncscope("agent") acq_rel, align 4, !note !0
  %g = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 2
  %l = load atomic i32, ptr addrspace(1) %g seq_cst, align 8
  %c = tail call spir_func noundef i32 @g(i32 noundef %x, ptr addrspace(1) %p) #0
  switch i32 %c, label %entry2 [
    i32 7, label %out
  ]
entry2:
  br i1 true, label %out, label %entry3
entry3:
  br label %out
out:
  %r = phi i32 [ %a, %entry ], [ %l, %entry2 ], [ 0, %entry3 ]
  ret i32 %r
}
"""
    fn = parse_module(text).functions["f"]
    a, g, load, call, switch = fn.entry.instrs
    assert a.attrs == {"operation": "add", "ordering": "acq_rel", "syncscope": "agent", "volatile": True, "align": 4}
    assert (a.operands, a.metadata, a.line) == ([fn.args[0], fn.args[1]], {"note": "!0"}, 3)
    assert g.attrs == {"elem_type": I32, "flags": ("inbounds", "nuw")} and g.type == fn.args[0].type
    assert load.attrs == {"atomic": "seq_cst", "align": 8} and load.operands == [g]
    assert call.attrs == {
        "tail": "tail", "cconv": "spir_func", "ret_attrs": "noundef", "callee": "g", "arg_attrs": ["noundef", ""],
        "suffix": "#0",
    }  # fmt: skip
    assert switch.operands == [call, const_int(I32, 7)] and switch.blocks == [fn.blocks[1], fn.blocks[3]]
    assert [block.name for block in fn.blocks] == ["entry", "entry2", "entry3", "out"] and switch.line == 7
    assert fn.blocks[3].phis[0].incoming_for(fn.blocks[2]) == const_int(I32, 0) and fn.line == 1


def test_unnumbered_blocks_and_parameters() -> None:
    fn = parse_module("define i32 @f(i32) {\n  %2 = add i32 %0, 1\n  br label %3\n3:\n  ret i32 %2\n}").functions["f"]
    assert lines(print_function(fn)) == [
        "define i32 @f(i32 %arg) {", "bb:", "  %v = add i32 %arg, 1", "  br label %bb.1", "bb.1:", "  ret i32 %v", "}",
    ]  # fmt: skip


def test_duplicate_names_are_made_unique_without_changing_the_ir() -> None:
    arg, block = Argument(I32, "x"), Block("x")
    first = Instr(I32, "x", "add", [arg, arg])
    second = Instr(I32, "a b\n", "add", [first, first])
    block.instrs = [first, second, Instr(I32, "", "freeze", [second]), Instr(VOID, "", "ret")]
    fn = Function("f", VOID, [arg])
    fn.blocks = [block]
    assert lines(print_function(fn)) == [
        "define void @f(i32 %x) {", "x.1:", "  %x.2 = add i32 %x, %x", r'  %"a b\0A" = add i32 %x.2, %x.2',
        r'  %v = freeze i32 %"a b\0A"', "  ret void", "}",
    ]  # fmt: skip
    assert (arg.name, block.name, first.name) == ("x", "x", "x")
    assert print_instr(first) == "%x.1 = add i32 %x, %x"
    llvm.verify(print_function(fn))


def test_references_to_missing_metadata_are_not_printed() -> None:
    module = parse_module("define void @f() !dbg !1 {\n  ret void, !dbg !2, !note !3\n}\n!3 = !{}\n")
    assert lines(print_module(module))[:3] == ["define void @f() {", "bb:", "  ret void, !note !3"]


def test_debug_records_are_dropped() -> None:
    module = parse_module("define void @f() {\n    #dbg_value(i32 0, !1, !DIExpression(), !2)\n  ret void\n}")
    assert [instr.op for instr in module.functions["f"].instrs()] == ["ret"]


CONSTANTS = [
    (const_int(I1, 1), "true"),
    (const_int(I8, 255), "-1"),
    (const_float(FLOAT, 0.1), "0x3FB99999A0000000"),
    (const_float(FLOAT, 123457.0), "1.234570e+05"),
    (const_float(FLOAT, 1234567.0), "0x4132D68700000000"),
    (const_float(FLOAT, -0.0), "-0.000000e+00"),
    (const_float(FLOAT, float("inf")), "0x7FF0000000000000"),
    (ConstNull(I32), "0"),
    (ConstNull(PTR), "null"),
    (ConstNull(VecType(2, FLOAT)), "zeroinitializer"),
    (ConstSplat(VecType(4, I32), const_int(I32, 0)), "zeroinitializer"),
    (ConstSplat(VecType(2, PTR), GlobalRef(PTR, "g")), "<ptr @g, ptr @g>"),
    (ConstAggregate(VecType(2, I32), (const_int(I32, 3),) * 2), "splat (i32 3)"),
    (ConstAggregate(VecType(2, I32), (const_int(I32, 3), Poison(I32))), "<i32 3, i32 poison>"),
    (ConstAggregate(VecType(2, I32), (Poison(I32),) * 2), "poison"),
    (ConstAggregate(ArrayType(2, I32), (const_int(I32, 3),) * 2), "[i32 3, i32 3]"),
    (ConstAggregate(ArrayType(2, I32), (const_int(I32, 0),) * 2), "zeroinitializer"),
]


@pytest.mark.parametrize(("const", "text"), CONSTANTS, ids=[text for _, text in CONSTANTS])
def test_constants_are_printed_as_by_llvm(const: Const, text: str) -> None:
    assert constant_text(const) == text
    assert f"global {const.type} {text}\n" in llvm.canonicalize(f"@g = global {const.type} {text}\n")


def body(line: str) -> str:
    return f"define void @f(i32 %a, ptr %p, float %x) {{\n{line}\n  ret void\n}}\n"


REFUSED = [
    *((body(f"  {op} whatever"), UnsupportedError, 2, op) for op in sorted(UNSUPPORTED_OPCODES)),
    *((body(f"  %v = {op} whatever"), UnsupportedError, 2, op) for op in sorted(UNSUPPORTED_OPCODES)),
    (body("  call void %p(i32 1)"), UnsupportedError, 2, "indirect call"),
    (body('  call void asm sideeffect "nop", ""()'), UnsupportedError, 2, "asm"),
    (body('  call void @g() [ "deopt"(i32 1) ]'), UnsupportedError, 2, "bundle"),
    (body("  %v = load token, ptr %p, align 4"), UnsupportedError, 2, "token"),
    (body("  %v = load <vscale x 4 x i32>, ptr %p, align 4"), UnsupportedError, 2, "scalable"),
    (body("  store ptr blockaddress(@f, %b), ptr %p, align 8"), UnsupportedError, 2, "blockaddress"),
    ('\nmodule asm "nop"', UnsupportedError, 2, "asm"),
    ("@a = alias i32, ptr @b", UnsupportedError, 1, "alias"),
    ("@a = thread_local global i32 0", UnsupportedError, 1, "thread_local"),
    (body("  frobnicate i32 1"), ParseError, 2, "frobnicate"),
    (body("  %v = add i32 %a %a"), ParseError, 2, "expected ','"),
    (body("  %v = add i32 %a, 1.0"), ParseError, 2, "expected a value"),
    ("define void @f() {\n  ret void\n", ParseError, 2, "has no end"),
    ("%a = type { i32\n", ParseError, 1, "end of the line"),
    ("@a = global i32 getelementptr (", ParseError, 1, "end of the line"),
    ("@a = global " + "[1 x " * 5000, ParseError, 1, "deeply"),
    ("hello", ParseError, 1, "hello"),
]


@pytest.mark.parametrize(("text", "kind", "line", "message"), REFUSED, ids=range(len(REFUSED)))
def test_unknown_syntax_is_refused(text: str, kind: type[Error], line: int, message: str) -> None:
    with pytest.raises(Error) as caught:
        parse_module(text)
    assert (type(caught.value), caught.value.line) == (kind, line), str(caught.value)
    assert message in caught.value.message and caught.value.help


def test_an_empty_module() -> None:
    assert print_module(Module()) == "\n" and not parse_module("\n; nothing\n").functions


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("type", "element"),
    [
        ("i32", "{}"),
        ("i64", "-{}"),
        ("i16", "{}"),
        ("float", "{}.5e+00"),
        ("half", "0xH{:04X}"),
        ("double", "0x{:016X}"),
    ],
)
def test_a_large_array_of_numbers_is_one_token(type: str, element: str) -> None:
    elements = [f"{type} {element.format(number)}" for number in range(1, 1101)]
    line = f"@t = constant [1100 x {type}] [{', '.join(elements)}], align 8"
    (table,) = parse_module(f"{line}\n").globals.values()
    assert isinstance(table.initializer, ConstNumbers)
    assert print_module(parse_module(f"{line}\n")).count(line) == 1
    assert [f"{each.type} {constant_text(each)}" for each in table.initializer.elements] == elements
    assert constant(table.initializer, lambda _: 0) == tuple(
        constant(each, lambda _: 0) for each in table.initializer.elements
    )


def test_numbers_of_another_type_than_the_array_are_refused() -> None:
    with pytest.raises(ParseError, match="expected a value of type"):
        parse_module(f"@t = constant [1100 x float] [{', '.join(['i32 1'] * 1100)}]\n")
