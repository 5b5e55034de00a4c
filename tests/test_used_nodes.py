"""Metadata that nothing mentions any more is removed from a module's text."""

from __future__ import annotations

from tests.support.requires import needs_clang
from wfv import llvm
from wfv.ir.items import items_of, reached_from_kernels
from wfv.ir.metadata import with_used_nodes
from wfv.opencl.clang import compile_opencl

SOURCE = """
int used(int x) { for (int i = 0; i < x; i++) x ^= x << i; return x; }
int unused(int x) { for (int i = 0; i < x; i++) x += used(x) * i; return x; }
kernel void f(global int *x) { x[get_global_id(0)] = used(x[0]); }
"""


def test_nodes_that_used_ones_mention_stay() -> None:
    text = (
        "define void @f() !dbg !3 {\n  ret void\n}\n\n!llvm.dbg.cu = !{!0}\n\n!0 = !{!5}\n!1 = !{!4}\n"
        '!2 = !{!3, !2}\n!3 = !{!3}\n!4 = !{}\n!5 = !{!"!1"}\n'
    )
    found = with_used_nodes(text)
    assert found == text.replace("!2 = !{!3, !2}\n", "")  # a string may look like a reference
    assert with_used_nodes("define void @f() {\n  ret void\n}\n") == "define void @f() {\n  ret void\n}\n"


@needs_clang
def test_a_linked_module_is_the_same_without_them() -> None:
    ir = compile_opencl(SOURCE).ir
    (text,) = reached_from_kernels([ir])
    assert 'name: "unused"' not in text
    assert text.count("\n!") < ir.count("\n!")
    kept = {item.name for item in items_of(text)}
    cut = ir
    for item in items_of(ir):
        cut = cut if item.name in kept else cut.replace(item.text, "")
    assert with_used_nodes(cut) == text
    assert llvm.link_texts([cut]) == llvm.link_texts([text])
