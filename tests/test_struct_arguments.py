"""Pointers to structs take whole structs: raw bytes, numbers and records of another size are refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.opencl.clang import compile_opencl
from wfv.opencl.struct_sizes import sizes_in, with_sizes

pytestmark = needs_clang

BODY = "struct body { int a; float b; };\n"
AT = {  # each stores into a whole element of `p`; only the last shows LLVM the struct
    "struct": BODY + "kernel void k(global struct body *p) { struct body x = {1, 2}; p[0] = x; }",
    "fields": BODY + "kernel void k(global struct body *p) { p[0].a = 1; p[0].b = 2; }",
    "typedef": "typedef struct { int a; float b; } body; typedef body own;\n"
    "kernel void k(global own *p) { own x = {1, 2}; *p = x; }",
    "union": "union body { struct { int a; float b; } s; long l; };\n"
    "kernel void k(global union body *p) { p[0].s.a = 1; p[0].s.b = 2; }",
    "index": BODY + "kernel void k(global struct body *p) { struct body x = {1, 2}; p[get_global_id(0)] = x; "
    "p[get_global_id(0)].b = 2; }",
}  # fmt: skip
RIGHT = np.array([(1, 2.0)], [("n", "i4"), ("x", "f4")])


def launch(source: str, argument: Any, strategy: str = "unicf") -> None:
    wfv.build(source, strategy=strategy).k(1, 1, argument)


@pytest.mark.every_case
@pytest.mark.parametrize("way", AT)
def test_whole_structs_are_taken(way: str) -> None:
    raw, record, several = bytearray(8), np.zeros(1, RIGHT.dtype), np.zeros(3, RIGHT.dtype)
    for argument in (raw, record, several):
        launch(AT[way], argument)
    assert np.frombuffer(raw, RIGHT.dtype) == RIGHT and record == RIGHT and several[0] == RIGHT[0]


@pytest.mark.every_case
@pytest.mark.parametrize("way", AT)
@pytest.mark.parametrize("nbytes", [1, 3, 4, 12])
def test_a_part_of_a_struct_is_refused(way: str, nbytes: int) -> None:
    with pytest.raises(wfv.ArgumentError, match=rf"argument 0 \(p\): {nbytes} bytes for a .*\*, of 8 each"):
        launch(AT[way], bytearray(nbytes))


@pytest.mark.every_case
@pytest.mark.parametrize("way", AT)
@pytest.mark.parametrize("dtype", ["i4,f4,i4", "i2,i2", "i4,f8"])
def test_records_of_another_size_are_refused(way: str, dtype: str) -> None:
    with pytest.raises(wfv.ArgumentError, match=r"records of \d+ bytes for a .*\* of 8"):
        launch(AT[way], np.zeros(2, dtype))


def test_exchanged_fields_are_refused_where_the_ir_has_the_struct() -> None:
    with pytest.raises(wfv.ArgumentError, match="a float of 4 bytes at byte 0, where the struct has an integer"):
        launch(AT["index"], np.zeros(1, "f4,i4"))


def test_numbers_that_are_no_whole_structs_are_refused() -> None:
    source = "struct p3 { float x, y, z; }; kernel void k(global struct p3 *p) { p[0].y = 1; p[0].z = 2; }"
    points = np.zeros((2, 3), np.float32)
    launch(source, points)
    assert points.tolist() == [[0, 1, 2], [0, 0, 0]]
    with pytest.raises(wfv.ArgumentError, match=r"16 bytes for a struct p3\*, of 12 each"):
        launch(source, np.zeros(4, np.float32))


def test_a_pointer_to_numbers_takes_any_number_of_them() -> None:
    source = BODY + "kernel void k(global float *p) { ((global struct body *)p)[get_global_id(0)].b = 2; }"
    launch(source, numbers := np.zeros(3, np.float32))
    assert numbers.tolist() == [0, 2, 0]


def test_names_that_mean_two_structs_have_no_size() -> None:
    layout = "Type: {}\n\nLayout: <ASTRecordLayout\n  Size:{}\n"
    layouts = "".join(layout.format(*each) for each in (("struct a", 32), ("struct b", 64), ("struct b", 128)))
    assert with_sizes("!3 = !{}\n", "") == "!3 = !{}\n"
    assert with_sizes("!3 = !{}\n", layouts) == '!3 = !{}\n\n!wfv.sizes = !{!4}\n!4 = !{!"struct a*", i64 4}\n'
    assert sizes_in({"!wfv.sizes": "!{!4}", "!4": '!{!"struct a*", i64 4}'}) == {"struct a*": 4}


def test_no_text_of_a_source_gets_into_the_ir_beside_the_sizes() -> None:
    source = '#line 1 "\\n; ModuleID = 0\\n!0 = evil"\nkernel void k(global struct { int a; } *p) { p[0].a = 1; }'
    ir = compile_opencl(source).ir
    assert ir.startswith("; ModuleID") and "AST" not in ir and "\n!0 = evil" not in ir
