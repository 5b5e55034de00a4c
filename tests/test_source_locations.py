"""Where errors are: file, line and column of the OpenCL source with the line, a caret and the calls that lead there."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import wfv
from passes.normalize.debug_info import add_line_info
from tests.support.cache import compiles, store  # noqa: F401
from tests.support.command_line import succeed
from tests.support.requires import needs_clang
from wfv.cache.store import Store
from wfv.cli import app
from wfv.errors import SourceLocation
from wfv.ir.parser import parse_module
from wfv.ir.printer import print_module
from wfv.ir.source_locations import MAX_CALLS, MAX_SHOWN, SourceLocations, source_excerpt, without_sources
from wfv.llvm import canonicalize
from wfv.runtime.program import Program
from wfv.runtime.program_source import load_source

FOUR = "__attribute__((reqd_work_group_size(4, 1, 1)))"  # such groups certainly have work-items that part
DIVERGENT = """void wait(int n) {
  if (n == 0)
    barrier(CLK_LOCAL_MEM_FENCE);
}

__attribute__((reqd_work_group_size(4, 1, 1))) kernel void k(global int *x) {
  wait(get_local_id(0));
  barrier(CLK_LOCAL_MEM_FENCE);
}
"""
SHOWN = """    3 |     barrier(CLK_LOCAL_MEM_FENCE);
      |     ^
  in a call from {0}line 7, column 3:
    7 |   wait(get_local_id(0));
      |   ^"""


def refused(program: Program) -> wfv.Error:
    with pytest.raises(wfv.Error) as caught:
        _ = program.k.ir
    return caught.value


@needs_clang
def test_an_inlined_function_has_its_own_line_and_the_call() -> None:
    error = refused(wfv.build(DIVERGENT))
    assert (error.line, error.column, error.file) == (3, 5, "")
    assert error.excerpt == SHOWN.format("")
    (branch,) = error.notes
    assert branch.line == 2 and "if (n == 0)" in branch.excerpt
    assert "%if" not in error.message and "%for" not in error.message
    shown = str(error).split("\n")
    assert shown[0].startswith("WFV003: ") and shown[0].endswith("(line 3, column 5)")
    assert shown[1:6] == error.excerpt.split("\n") and shown[-1].startswith("  help: ")


@needs_clang
def test_source_text_survives_the_cache_and_pickling(tmp_path: Path, store: Store) -> None:  # noqa: F811
    path = tmp_path / "k.cl"
    path.write_text(DIVERGENT)
    expected = SHOWN.format(f"{path}, ")
    assert refused(wfv.build(path)).excerpt == expected
    path.write_text("")  # nothing is read again
    assert refused(wfv.build(DIVERGENT)).excerpt == refused(wfv.build(DIVERGENT)).excerpt == SHOWN.format("")
    program = pickle.loads(pickle.dumps(wfv.build(DIVERGENT)))
    assert refused(program).excerpt == SHOWN.format("")


@needs_clang
def test_errors_themselves_can_be_pickled() -> None:
    error = refused(wfv.build(DIVERGENT))
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.line.call.column) == (str(error), 3)


@needs_clang
def test_a_comment_changes_no_compiled_kernel(store: Store, compiles: list[str]) -> None:  # noqa: F811
    source = "kernel void k(global int *x) { x[get_global_id(0)] = 7; } /* a comment */\n"
    x = np.zeros(64, np.int32)
    wfv.build(source).k(64, 16, x)
    compiles.clear()
    wfv.build(source.replace("a comment", "another comment")).k(64, 16, x)
    assert "read_kernels" in compiles and "compile_kernel" not in compiles and "emit_object" not in compiles


@needs_clang
def test_each_file_has_its_own_text(tmp_path: Path) -> None:
    (tmp_path / "h.h").write_text('// \\ "x"\n\n#define WAIT barrier(1)\nvoid f(void) { WAIT; }\n')
    (tmp_path / "k.cl").write_text(
        f'#include "h.h"\n{FOUR} kernel void k(global int *x) {{\n'
        "\tif (get_local_id(0)) { x[0] = 1; f(); }\n\tf();\n}\n"
    )
    error = refused(wfv.build(tmp_path / "k.cl"))
    assert (error.line, error.file) == (4, str(tmp_path / "h.h"))
    assert error.excerpt == (
        "    4 | void f(void) { WAIT; }\n      |                ^\n"
        f"  in a call from {tmp_path / 'k.cl'}, line 3, column 35:\n"
        "    3 | \tif (get_local_id(0)) { x[0] = 1; f(); }\n      | \t                                 ^"
    )


@needs_clang
def test_line_directives_are_respected() -> None:
    head = f'{FOUR} kernel void k(global int *x) {{\n#line 40 "gen\\\\\\"e.y"\n'
    error = refused(wfv.build(f"{head}  if (get_local_id(0))\n    barrier(1);\n  barrier(1);\n}}\n"))
    assert (error.line, error.file) == (41, 'gen\\"e.y')
    assert error.excerpt == "   41 |     barrier(1);\n      |     ^"


@needs_clang
def test_a_refused_source_has_a_line() -> None:
    with pytest.raises(wfv.UnsupportedError) as caught:
        wfv.build('kernel void k(global int *x) {\n  asm("nop");\n}\n')
    assert caught.value.excerpt == '    2 |   asm("nop");\n      |   ^'


@needs_clang
def test_remarks_name_the_file(tmp_path: Path) -> None:
    (tmp_path / "h.h").write_text("int at(global const int *x, int i) {\n  return x[x[i]];\n}\n")
    path = tmp_path / "k.cl"
    path.write_text(
        '#include "h.h"\nkernel void k(global const int *x, global int *y) {\n'
        "  int i = get_global_id(0);\n  y[x[i]] = at(x, i);\n}\n"
    )
    found = {(r.kind, r.line, Path(r.file).name) for r in wfv.build(path).k.remarks if r.kind in ("gather", "scatter")}
    assert found == {("gather", 2, "h.h"), ("scatter", 4, "k.cl")}
    args = ["-a", "x=zeros:i32:64", "-a", "y=zeros:i32:64"]
    shown = CliRunner().invoke(app, ["run", str(path), "-g", "64", *args, "-v"])
    assert "h.h:2" in shown.output and "k.cl:4" in shown.output, shown.output


IR = """define void @helper(i64 %n) {
  %odd = icmp ult i64 %n, 1
  br i1 %odd, label %then, label %end
then:
  call void @_Z7barrierj(i32 1)
  br label %end
end:
  ret void
}

define spir_kernel void @k(ptr addrspace(1) %x) {
  %id = call i64 @_Z12get_local_idj(i32 0)
  call void @helper(i64 %id)
  ret void
}
declare i64 @_Z12get_local_idj(i32)
declare void @_Z7barrierj(i32)
"""


def at_launch(program: Program) -> wfv.Error:
    with pytest.raises(wfv.Error) as caught:
        program.k(64, 16, np.zeros(64, np.int32))
    return caught.value


TWO = IR.replace("end:\n", "end:\n  call void @_Z7barrierj(i32 2)\n")
DIVERGING = TWO.replace("i64 %n, 1", "i64 %n, 4")
CERTAIN = TWO.replace("%x) {", "%x) !reqd_work_group_size !0 {") + "!0 = !{i32 4, i32 1, i32 1}\n"


@pytest.mark.parametrize(("source", "provoke"), [(CERTAIN, refused), (DIVERGING, at_launch)])
def test_ir_without_debug_info_has_its_lines_after_llvms_passes(
    source: str, provoke: Callable[[Program], wfv.Error]
) -> None:
    program = wfv.build(source)
    lines = program.text.split("\n")
    error = provoke(program)
    assert "@_Z7barrierj" in lines[error.line - 1] and "in %then" in error.message
    assert isinstance(error.line, SourceLocation) and error.line.call is not None
    assert "call void @helper(i64 %id)" in lines[error.line.call - 1]
    assert lines[error.line - 1] in error.excerpt and lines[error.line.call - 1] in error.excerpt
    assert "label %then" in error.notes[-1].excerpt


def test_ir_whose_debug_info_was_stripped_has_its_lines() -> None:
    """LLVM's `strip-debug` leaves the flag of the debug info's version: two such flags would end the process."""
    program = wfv.build(DIVERGING + '!llvm.module.flags = !{!0}\n!0 = !{i32 2, !"Debug Info Version", i32 3}\n')
    assert "@_Z7barrierj" in program.text.split("\n")[at_launch(program).line - 1]


def test_ir_from_between_steps_has_the_lines_of_its_source(tmp_path: Path) -> None:
    """No text of a line is shown: the source is not part of such IR."""
    source, saved = tmp_path / "source.ll", tmp_path / "saved.ll"
    source.write_text(wfv.build(DIVERGING).text)
    succeed("opt", str(source), "--stop-after", "barriers", "-o", str(saved))
    error = at_launch(wfv.build(saved))
    assert "@_Z7barrierj" in source.read_text().split("\n")[error.line - 1]
    assert error.excerpt == "" and "label %then" not in str(error)


def test_refused_ir_has_its_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(IR.replace("i64 %n, 1", "i65 %n, 1"))
    with pytest.raises(wfv.Error) as caught:
        load_source(path)
    assert (caught.value.line, caught.value.file) == (2, str(path))
    assert "icmp ult i65 %n, 1" in str(caught.value)


def test_synthetic_debug_info() -> None:
    module = parse_module(IR + '!llvm.module.flags = !{!3}\n!3 = !{i32 1, !"wchar_size", i32 4}\n')
    add_line_info(module)
    text = canonicalize(print_module(module))
    assert text.count("!DILocation(") == 8 and text.count("distinct !DISubprogram(") == 2
    assert '"wchar_size"' in text and '"Debug Info Version"' in text
    before = len(module.metadata)
    add_line_info(module)
    assert len(module.metadata) == before


@pytest.mark.parametrize(
    ("line", "column", "expected"),
    [
        (1, 3, "    1 | ab\tc"),
        (2, 2, "    2 | \tx\n      | \t^"),
        (3, 0, "    3 |   three\n      |   ^"),
        (4, 0, ""),
        (4, 9, ""),
    ],
)
def test_excerpts(line: int, column: int, expected: str) -> None:
    source = "ab\tc\n\tx\n  three"
    assert source_excerpt(SourceLocation(line, column), source) == expected + ("\n      |   ^" if line == 1 else "")


def test_a_long_line_is_cut_around_the_caret_and_shows_no_control_characters() -> None:
    source = "a" * 5000 + "\x1b[31m" + "b" * 5000
    text, caret = source_excerpt(SourceLocation(1, 5001), source).split("\n")
    assert len(text) <= MAX_SHOWN + 8 and text[caret.index("^")] == "?" and "\x1b" not in text


def test_the_caret_is_below_its_character() -> None:
    before = (
        "\t/* \u00fc\u6f22a\u0301 */ "  # a letter of two bytes, a sign of three that is two wide, an accent on its own
    )
    shown = source_excerpt(SourceLocation(1, len(before.encode()) + 1), before + "f(x)")
    assert shown == f"    1 | {before}f(x)\n      | \t{' ' * 11}^"


def test_cyclic_debug_info() -> None:
    nodes = {
        "!1": "!DILocation(line: 1, scope: !2, inlinedAt: !1)",
        "!2": "distinct !DISubprogram(scope: !3)",
        "!3": "distinct !DILexicalBlock(scope: !2)",
    }
    place: SourceLocation | None = SourceLocations(nodes).of_node("!1")
    for _ in range(MAX_CALLS):
        place = place.call if place else None
    assert not place


def test_source_text_in_a_module_does_not_change_results() -> None:
    line = '!1 = !DIFile(filename: "k.cl", directory: ".", checksumkind: CSK_MD5, checksum: "ab", source: "int\\0A")'
    assert without_sources(line) == '!1 = !DIFile(filename: "k.cl", directory: ".")'


class _CountedMetadata(dict[str, str]):
    work = 0

    def get(self, *key: Any) -> Any:
        _CountedMetadata.work += 1
        return super().get(*key)


def test_the_work_for_source_locations_is_linear() -> None:
    """Blocks in blocks, with one location in each, and calls in calls: more than Python's stack would hold."""
    depth = 2 * sys.getrecursionlimit()
    metadata = _CountedMetadata(
        {"!0": 'distinct !DISubprogram(name: "f", file: !1)', "!1": '!DIFile(filename: "a.cl")'}
    )
    for k in range(depth):
        block, location, call = f"!{3 * k + 2}", f"!{3 * k + 3}", f"!{3 * k + 4}"
        metadata[block] = f"!DILexicalBlock(scope: {f'!{3 * k - 1}' if k else '!0'}, line: {k + 1})"
        metadata[location] = f"!DILocation(line: {k + 1}, column: 2, scope: {block})"
        outer = f", inlinedAt: !{3 * k + 1}" if k else ""
        metadata[call] = f"!DILocation(line: {k + 1}, column: 3, scope: !0{outer})"
    locations = SourceLocations(metadata)
    for k in reversed(range(depth)):
        for number in (3 * k + 3, 3 * k + 4):
            found = locations.of_node(f"!{number}")
            assert (found, found.file) == (k + 1, "a.cl")
    assert _CountedMetadata.work <= 3 * len(metadata)
