"""Parts of the OpenCL driver that need no library: prototypes, heads of kernels, linking. The rest: tests/driver."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wfv
from tests.support.requires import needs_clang
from wfv import driver
from wfv.driver.cached_headers import kernel_header
from wfv.driver.prototypes import HANDLES, cl, prototypes
from wfv.errors import ParseError
from wfv.ir.items import items_of, reached_from_kernels
from wfv.llvm import link_texts
from wfv.opencl.clang import compile_opencl

MODULE = """
define spir_kernel void @k() {
  call void @used()
  ret void
}

define void @used() {
  ret void
}

define void @unused() {
  ret void
}
"""
USER = "declare void @far(i32)\n\ndefine spir_kernel void @k() {\n  call void @far(i32 1)\n  ret void\n}\n"
FAR = "define void @far(i32 %x) {\n  ret void\n}\n"


def test_the_table_has_each_entry_point_once_and_in_its_place() -> None:
    """The loader calls by position. The positions are those of Khronos' cl_icd.h."""
    names = [each.name for each in prototypes()]
    assert len(names) == len(set(names)) == 149
    places = {"clGetPlatformIDs": 0, "clCreateContext": 4, "clEnqueueNDRangeKernel": 59, "clSetEventCallback": 81}
    places |= {"clCreateSubDevices": 93, "clCreateCommandQueueWithProperties": 123, "clCloneKernel": 137}
    assert {name: names.index(name) for name in places} == places


def test_handles_are_found_in_the_prototypes() -> None:
    found = {each.name: each.handles for each in prototypes()}
    assert found["clReleaseContext"] == ("cl_context",)
    assert found["clGetPlatformInfo"][0] == "cl_platform_id"
    assert set(found["clWaitForEvents"]) == {""}
    assert {kind.rstrip("?") for kinds in found.values() for kind in kinds if kind} == set(HANDLES)


def test_a_function_has_the_number_of_its_first_line() -> None:
    found = items_of(MODULE)
    assert [each.name for each in found] == ["k", "used", "unused"]
    assert [MODULE.split("\n")[each.line - 1] for each in found] == [each.text.split("\n")[0] for each in found]


def _names(text: str) -> list[str]:
    return [item.name for item in items_of(text)]


def test_only_what_kernels_reach_is_linked() -> None:
    (text,) = reached_from_kernels([MODULE])
    assert _names(text) == ["k", "used"]
    texts = reached_from_kernels([USER, FAR + MODULE.replace("@k", "@other")])
    assert [_names(each) for each in texts] == [["k"], ["far", "other", "used"]]


def test_the_functions_that_variables_mention_are_linked() -> None:
    text = MODULE.replace("@used()", "@far()", 1) + "\n@table = internal constant [1 x ptr] [ptr @unused]\n"
    assert _names(*reached_from_kernels([text])) == ["k", "unused"]


def test_modules_are_linked() -> None:
    text = link_texts([USER, FAR])
    assert _names(text) == ["k", "far"]
    assert "declare" not in text


def test_a_name_that_two_modules_define_is_an_error() -> None:
    with pytest.raises(ParseError, match="far"):
        link_texts([FAR, FAR])


@needs_clang
def test_an_included_macro_reaches_clang(tmp_path: object) -> None:
    with pytest.raises(ParseError, match=r"missing\.h"):
        compile_opencl('#define FILE "missing.h"\n#include FILE\n')


@needs_clang
def test_the_head_of_a_kernel() -> None:
    program = wfv.build(
        """
        typedef struct { int a; char b[3]; } pair;
        typedef uint number;
        __attribute__((reqd_work_group_size(8, 1, 1))) kernel void f(
            global const float *restrict x, constant int *c, local double *l, float3 v, pair p, number n, uchar u
        ) { l[0] = x[0] + c[0] + v.x + p.a + n + u; }
        """
    )
    head = kernel_header(program.text, "f")
    assert head.attributes == "reqd_work_group_size(8,1,1)"
    assert [(each.name, each.kind, each.nbytes) for each in head.parameters] == [
        ("x", "buffer", 8), ("c", "buffer", 8), ("l", "local", 8), ("v", "value", 16), ("p", "struct", 0),
        ("n", "value", 4), ("u", "value", 1),
    ]  # fmt: skip
    assert [each.type for each in head.parameters][:2] == ["float*", "int*"]
    assert [each.type for each in head.parameters][5:] == ["number", "uchar"]
    assert head.parameters[0].qualifiers.split() == ["restrict", "const"]
    assert [each.space for each in head.parameters[:3]] == [1, 2, 3]


def test_the_header_has_all_constants_that_the_driver_names() -> None:
    for path in Path(driver.__file__).parent.glob("*.py"):
        for name in re.findall(r"\bcl\.([A-Z]\w+)", path.read_text()):
            assert isinstance(getattr(cl, name), int), name
