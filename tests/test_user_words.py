"""Errors say what is wrong in words of the source: depth images, complex numbers, misspelt names, missing files."""

from __future__ import annotations

import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.errors import near

pytestmark = needs_clang


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("get_globl_id(0)", "did you mean get_global_id?"), ("get_gobal_size(0)", "did you mean get_global_size?"),
        ("nativ_sin(1.f)", "did you mean native_sin?"), ("barier(1)", "did you mean barrier?"),
        ("lenght((float2)(1))", "did you mean length?"),
    ],
)  # fmt: skip
def test_a_misspelt_built_in(written: str, meant: str) -> None:
    with pytest.raises(wfv.ParseError) as caught:
        wfv.build(f"kernel void k(global float *x) {{ x[0] = {written}; }}")
    assert caught.value.help.endswith(meant)
    assert (caught.value.line, caught.value.column) == (1, 41)


def test_names_that_are_much_less_similar_are_not_suggested() -> None:
    assert near("get_globl_id", ["get_global_id", "get_local_id", "get_global_size"]) == "did you mean get_global_id?"
    assert near("atan3", ["atan2", "tan", "a"]) == "did you mean atan2 or tan?"
    assert near("xyzzy", ["sin"]) == ""


@pytest.mark.parametrize("parameter", ["read_only image2d_depth_t z", "read_only image2d_array_depth_t z"])
def test_a_depth_image_has_its_line(parameter: str) -> None:
    source = (
        f"kernel void good(global int *x) {{ x[0] = 1; }}\nkernel void k(global int *x, {parameter}) {{ x[0] = 1; }}"
    )
    program = wfv.build(source, options="-cl-std=CL2.0")
    assert list(program) == ["good"]
    assert "kernel 'k' is left out: an image (line 2)" in program.build_log
    with pytest.raises(wfv.UnsupportedError) as caught:
        program["k"]
    assert caught.value.message == "an image"
    assert "pass a buffer" in caught.value.help


@pytest.mark.parametrize(
    "source",
    [
        "#include <complex.h>\nkernel void k(global float *x) { x[0] = 1; }",
        "kernel void k(global float *x) { x[0] = cabsf(x[1]); }",
        "kernel void k(global float *x) { x[0] = creal(x[1]); }",
        "kernel void k(global complex *x) { x[0] = 1; }",
    ],
)
def test_names_of_complex_h(source: str) -> None:
    with pytest.raises(wfv.ParseError) as caught:
        wfv.build(source)
    assert "OpenCL C has no complex functions: write float _Complex" in caught.value.help


def test_a_header_that_is_not_found() -> None:
    with pytest.raises(wfv.ParseError, match=r"'sizes\.h' file not found") as caught:
        wfv.build('#include "sizes.h"\nkernel void k(global float *x) { x[0] = 1; }')
    assert "include_dirs=[..]" in caught.value.help
