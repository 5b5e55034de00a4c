"""Masked loads are not folded into instructions that read their whole memory operand."""

import re

import pytest

from wfv import llvm
from wfv.llvm.workarounds import keep_masked_loads

TARGET = llvm.find_target("x86-64-v4")
_MOVED_FROM_MEMORY = re.compile(r"\tv(?:pshuf|perm|shuf|unpck|mov[sd]+[hl]?dup|pack|palign)\S*\s.*\(%rdi\).*\{%k")


def _assembly(type: str, suffix: str, moves: str, result: str) -> str:
    lanes = int(type[1:].split(maxsplit=1)[0])
    ir = f"""
declare {type} @llvm.masked.load.{suffix}.p0(ptr, <{lanes} x i1>, {type})
define void @f(ptr %p, <{lanes} x i32> %n, ptr %q) {{
  %m = icmp ult <{lanes} x i32> %n, splat (i32 88)
  %"a load" = call {type} @llvm.masked.load.{suffix}.p0(ptr %p, <{lanes} x i1> %m, {type} poison)
  {moves.format('%"a load"')}
  %s = select <{lanes} x i1> %m, {result} %y, {result} zeroinitializer
  store {result} %s, ptr %q
  ret void
}}
"""
    return llvm.emit_assembly(ir, TARGET)


def _swap(type: str, of: str = "{}") -> str:
    """A shuffle that swaps neighbours."""
    lanes = int(type[1:].split(maxsplit=1)[0])
    mask = ", ".join(f"i32 {lane ^ 1}" for lane in range(lanes))
    return f"%y = shufflevector {type} {of}, {type} poison, <{lanes} x i32> <{mask}>"


@pytest.mark.parametrize(
    ("type", "suffix", "moves", "result"),
    [
        ("<2 x i64>", "v2i64", "%y = trunc <2 x i64> {} to <2 x i32>", "<2 x i32>"),
        ("<4 x i32>", "v4i32", _swap("<4 x i32>"), "<4 x i32>"),
        ("<4 x float>", "v4f32", _swap("<4 x float>"), "<4 x float>"),
        ("<8 x i64>", "v8i64", "%z = freeze <8 x i64> {}\n  " + _swap("<8 x i64>", "%z"), "<8 x i64>"),
        ("<2 x ptr>", "v2p0", _swap("<2 x ptr>"), "<2 x ptr>"),
        ("<16 x i32>", "v16i32", "%y = call <16 x i32> @llvm.vector.reverse.v16i32(<16 x i32> {})", "<16 x i32>"),
    ],
)
def test_element_moves_do_not_fold_masked_loads(type: str, suffix: str, moves: str, result: str) -> None:
    text = _assembly(type, suffix, moves, result)
    assert re.search(r"\(%rdi\), %[xyz]mm\d+ \{%k\d\} \{z\}", text), "no load under a mask"
    assert not _MOVED_FROM_MEMORY.search(text), text


def test_arithmetic_still_folds_masked_loads() -> None:
    text = _assembly("<16 x i32>", "v16i32", "%y = add <16 x i32> {}, %n", "<16 x i32>")
    assert re.search(r"vpaddd\s+\(%rdi\)", text)


def test_fencing_is_idempotent() -> None:
    text = """declare <2 x i64> @llvm.masked.load.v2i64.p0(ptr, <2 x i1>, <2 x i64>)
define <2 x i32> @f(ptr %p, <2 x i1> %m) {
  %x = call <2 x i64> @llvm.masked.load.v2i64.p0(ptr %p, <2 x i1> %m, <2 x i64> poison)
  %y = trunc <2 x i64> %x to <2 x i32>
  ret <2 x i32> %y
}
"""
    once = keep_masked_loads(text)
    llvm.verify(once)
    assert "llvm.arithmetic.fence.v2f64" in once and once != text
    assert keep_masked_loads(once) == once
