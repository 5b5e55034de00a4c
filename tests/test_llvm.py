"""LLVM services: targets, canonical text, passes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wfv import llvm
from wfv.errors import OptionError, ParseError

KERNELS = sorted(Path(__file__).parent.parent.glob("kernels_ir/*.ll"))
PREDECESSORS = re.compile(r" +; preds = .*")
LEVELS = ["x86-64-v2", "x86-64-v3", "x86-64-v4"]

UNNAMED = """
define i32 @f(i32 %0, i1 %1) {
  br i1 %1, label %3, label %5
3:
  %4 = add i32 %0, 1
  br label %5
5:
  %6 = phi i32 [ %0, %2 ], [ %4, %3 ]
  ret i32 %6
}
"""

WIDE = """
define void @wide(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr %a, i64 %i
  %q = getelementptr float, ptr %b, i64 %i
  %x = load <16 x float>, ptr %p, align 4
  %y = fmul <16 x float> %x, %x
  store <16 x float> %y, ptr %q, align 4
  %next = add i64 %i, 16
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
define void @copy(ptr noalias %a, ptr noalias %b) {
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 64, i1 false)
  ret void
}
"""

# --- targets


@pytest.mark.parametrize(("name", "bits"), [("x86-64-v2", 128), ("x86-64-v3", 256), ("x86-64-v4", 512)])
def test_levels_have_their_width(name: str, bits: int) -> None:
    target = llvm.find_target(name)
    assert (target.vector_bits, target.cpu) == (bits, name)
    assert target.has_masked_memory == target.has_gather == target.has_fma == (bits > 128)
    assert target.has_avx512 == (bits == 512)


def test_host_is_runnable_and_levels_nest() -> None:
    assert llvm.target_is_runnable(llvm.find_target("host"))
    runnable = [llvm.target_is_runnable(llvm.find_target(name)) for name in LEVELS]
    assert runnable == sorted(runnable, reverse=True)


def test_an_unknown_target_is_refused() -> None:
    with pytest.raises(OptionError, match=r"unknown target 'avx9'[\s\S]*x86-64-v3"):
        llvm.find_target("avx9")


def test_512_bit_targets_use_whole_registers() -> None:
    assembly = llvm.emit_assembly(WIDE, llvm.find_target("x86-64-v4"))
    assert "zmm" in assembly
    assert "ymm" not in assembly


def test_narrow_targets_use_their_registers() -> None:
    assert "ymm" in llvm.emit_assembly(WIDE, llvm.find_target("x86-64-v3"))
    narrow = llvm.emit_assembly(WIDE, llvm.find_target("x86-64-v2"))
    assert "xmm" in narrow
    assert "ymm" not in narrow


def test_machine_and_versions_are_described() -> None:
    cpu, versions = llvm.host_cpu(), llvm.versions()
    assert {"model", "name", "features", "cpus"} <= set(cpu)
    assert "sse4.2" in cpu["features"]  # type: ignore[operator]
    assert {"python", "llvm", "llvmlite", "numpy", "wfv"} <= set(versions)


# --- text


def test_canonical_text_names_everything() -> None:
    text = llvm.canonicalize(UNNAMED)
    assert "%0" not in text
    assert "ret i32 %" in text


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.stem)
def test_canonical_text_is_a_fixed_point(path: Path) -> None:
    once = llvm.canonicalize(path.read_text())
    assert llvm.canonicalize(once) == once
    passed = llvm.run_passes(
        once, ("sroa", "simplify_cfg", "loop_simplify", "lcssa", "lower_switch", "unify_function_exit_nodes")
    )
    # LLVM reads the uses of a block in the order of the text, and writes that order in its comments on predecessors.
    assert PREDECESSORS.sub("", llvm.canonicalize(passed)) == PREDECESSORS.sub("", passed)


def test_structs_keep_their_names_when_parsed_twice() -> None:
    text = "%pair = type { i32, float }\n@g = global %pair zeroinitializer\n"
    assert llvm.canonicalize(text) == llvm.canonicalize(text)
    assert "%pair = type" in llvm.canonicalize(text)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("hello", 1, "expected top-level entity"),
        ("define i32 @f(i32 %x) {\n  %y = add i32 %z, 1\n  ret i32 %y\n}", 2, "undefined value '%z'"),
        ("define void @f() {\n  call void @llvm.nosuch()\n  ret void\n}", 2, "unknown intrinsic"),
        ("; fine\n; fine\n\0define", 3, "NUL"),
        ("; \ud800", 0, "UTF-8"),
    ],
)
def test_bad_text_is_a_parse_error_with_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(ParseError, match=message) as caught:
        llvm.canonicalize(text)
    assert caught.value.line == line


def test_invalid_ir_is_a_parse_error_that_shows_the_instruction() -> None:
    text = UNNAMED.replace("ret i32 %6", "ret i32 %4")
    with pytest.raises(ParseError, match=r"dominate[\s\S]*add i32"):
        llvm.verify(text)


def test_verify_accepts_valid_text() -> None:
    llvm.verify(UNNAMED)


def test_passes_run_by_name_and_in_order() -> None:
    text = (
        "define i32 @f(i32 %x) {\n  %p = alloca i32\n  store i32 %x, ptr %p\n  %v = load i32, ptr %p\n  ret i32 %v\n}"
    )
    assert "alloca" in llvm.run_passes(text, ())
    assert "alloca" not in llvm.run_passes(text, ("sroa",))
    switch = (
        "define i32 @f(i32 %x) {\n  switch i32 %x, label %a [ i32 1, label %b ]\na:\n  ret i32 0\nb:\n  ret i32 1\n}"
    )
    done = llvm.run_passes(switch, ("lower_switch", "unify_function_exit_nodes"))
    assert "switch" not in done
    assert done.count("ret i32") == 1
