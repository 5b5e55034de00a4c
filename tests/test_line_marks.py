"""Marks that carry the source locations of instructions through LLVM's passes."""

from __future__ import annotations

from passes.normalize.debug_info import mark_lines, restore_lines
from passes.text.module_text import module_text
from wfv.errors import SourceLocation
from wfv.ir.parser import parse_module
from wfv.llvm import run_passes

TEXT = """
define i32 @f(i32 %x, ptr %p) {
entry:
  %a = add i32 %x, 1
  %b = mul i32 %a, %x
  store i32 %b, ptr %p, align 4
  %c = sdiv i32 %b, 3
  ret i32 %c
}

!named = !{!0}
!0 = !{!"kept", i32 7}
"""


def test_locations_are_restored_and_marks_removed() -> None:
    module = parse_module(TEXT)
    fn = module.functions.pop("f")
    locations = [
        SourceLocation(7, 1, "a.cl"),
        SourceLocation(7, 9, "a.cl"),
        0,
        SourceLocation(7, 1, "b.h", SourceLocation(3)),
        12,
    ]
    for instr, location in zip(fn.instrs(), locations, strict=True):
        instr.line = location
    lines = mark_lines(module, [fn])
    again = parse_module(run_passes(module_text(module, (fn,)), ("simplify_cfg", "instruction_namer")))
    restore_lines(again, again.functions.values(), lines)
    found = [instr.line for instr in again.functions["f"].instrs()]
    assert [id(line) for line in found if line] == [id(location) for location in locations if location]
    assert found[2] == 0
    assert list(again.metadata.values()) == ["!{!0}", '!{!"kept", i32 7}']
    assert not any(instr.metadata for instr in again.functions["f"].instrs())
