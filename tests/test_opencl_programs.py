"""Programs in OpenCL C, compiled and run."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.opencl import KERNEL, run
from tests.support.requires import needs_clang
from wfv import pipeline
from wfv.errors import UnsupportedError
from wfv.ir.items import items_of
from wfv.opencl.clang import compile_opencl
from wfv.options import make_options
from wfv.runtime.kernel import Kernel
from wfv.runtime.kernel_origin import KernelOrigin

# A kernel on one buffer of int, and what it makes of 0 .. 7 in two groups of four.
PROGRAMS = {
    "constants of the program": (
        "constant int t[4] = {5, 6, 7, 9};\n"
        "kernel void k(global int *x) { int i = get_global_id(0); x[i] = t[x[i] & 3]; }",
        [5, 6, 7, 9] * 2,
    ),
    "unions": (
        "typedef union { uint u; uchar b[4]; } U;\n"
        "kernel void k(global uint *x) { U u; int i = get_global_id(0); u.u = x[i]; u.b[1] = 1; x[i] = u.u; }",
        [256 + i for i in range(8)],
    ),
    "pointers to pointers": (
        "kernel void k(global int *x) { int a = 1, b = 2, i = get_global_id(0); int *p[2] = {&a, &b}; int **q = p;\n"
        "*q[i & 1] += x[i]; x[i] = a * 100 + b; }",
        [(1 + (0 if i & 1 else i)) * 100 + 2 + (i if i & 1 else 0) for i in range(8)],
    ),
    "local memory": (
        "kernel void k(global int *x) { local int s[4]; int l = get_local_id(0); s[l] = x[get_global_id(0)];\n"
        "barrier(CLK_LOCAL_MEM_FENCE); x[get_global_id(0)] = s[3 - l]; }",
        [3, 2, 1, 0, 7, 6, 5, 4],
    ),
    "goto and switch": (
        "kernel void k(global int *x) { int i = get_global_id(0), n = 0; again: n += 3; if (n < i) goto again;\n"
        "switch (i) { case 1: n = 50; case 2: n++; break; case 5: n = -1; break; default: n += 10; } x[i] = n; }",
        [13, 51, 4, 13, 16, -1, 16, 19],
    ),
    "doubles": (
        "kernel void k(global int *x) { int i = get_global_id(0); double d = x[i] / 3.0;\n"
        "x[i] = (int)(d * 3e8 + 0.5) - 1; }",  # a float has no 9 digits
        [i * 10**8 - 1 for i in range(8)],
    ),
    "vectors": (
        "kernel void k(global int *x) { int i = get_global_id(0); int4 v = (int4)(i, 2, 3, 4);\n"
        "v.xy = v.yx; x[i] = v.y * v.s3; }",
        [4 * i for i in range(8)],
    ),
    "halves": (
        "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
        "kernel void k(global int *x) { int i = get_global_id(0); half4 h = (half4)(i, 2, 3, 0.5h);\n"
        "h *= h.wzyx; x[i] = (int)(h.x * 2 + h.y); }",
        [i + 6 for i in range(8)],
    ),
    "constants of the base header": (
        "kernel void k(global int *x) {\n"
        "x[get_global_id(0)] = (M_PI_F > 3.1f) + (FLT_MAX < INFINITY) * 2 + (INT_MAX > 0) * 4\n"
        "+ (as_int(1.0f) == 0x3f800000) * 8 + (sizeof(size_t) == 8) * 16 + (NAN != NAN) * 32 + CHAR_BIT * 64; }",
        [63 + 512] * 8,
    ),
}  # fmt: skip


@needs_clang
@pytest.mark.parametrize("strategy", ["scalar", "naive", "partial+boscc"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_compute_the_expected_values(name: str, strategy: str) -> None:
    source, expected = PROGRAMS[name]
    x = np.arange(8, dtype=np.uint32 if "uint *" in source else np.int32)
    run(source, x, strategy=strategy)
    assert x.tolist() == expected


@needs_clang
def test_kernels_call_each_other() -> None:
    source = """
    kernel void g(global int *x) { x[get_global_id(0)] += 1; }
    kernel void f(global int *x) { g(x); x[get_global_id(0)] *= 2; }"""
    ir = pipeline.read_source(compile_opencl(source).ir)
    assert sorted(pipeline.kernel_names(ir)) == ["f", "g"]
    x = np.arange(8, dtype=np.int32)
    Kernel(KernelOrigin("f", lambda given: pipeline.compile_kernel(ir, "f", given)), make_options("unicf", 4))(8, 4, x)
    assert x.tolist() == [2 * (i + 1) for i in range(8)]


IMAGES = """

__attribute__((noinline)) float at(read_only image2d_depth_t image, int i) { return i; }
kernel void inner(read_only image2d_depth_t image, global float *x) { x[0] = at(image, 1); }
kernel void outer(read_only image2d_depth_t image, global float *x) { inner(image, x); }
"""


@needs_clang
def test_kernels_with_images_are_skipped() -> None:
    program = wfv.build(IMAGES + KERNEL, defines={"VALUE": 3})
    x = np.zeros(5, np.int32)
    program.k(5, None, x)
    assert x.tolist() == [3] * 5
    assert list(program) == ["k"]
    assert "kernel 'outer' is left out: an image (line 5)" in program.build_log
    with pytest.raises(UnsupportedError, match="no depth images") as refused:
        program["inner"]
    assert refused.value.line == 4


@needs_clang
def test_a_source_with_image_kernels_only_is_refused_with_its_location() -> None:
    with pytest.raises(UnsupportedError, match="no depth images") as refused:
        wfv.build(IMAGES)
    assert refused.value.line == 3


def test_bytes_that_look_like_ir_stay_as_they_are() -> None:
    """What wfv takes out of Clang's IR, within a string of the source."""
    text = f"a, !tbaa.struct !5 b .__uniq.{'0' * 32} c"
    kernel = "kernel void k(global char *o) { size_t i = get_global_id(0); o[i] = s[i]; }"
    found = np.zeros(len(text), np.int8)
    wfv.build(f'constant char s[] = "{text}"; {kernel}').k(len(text), None, found)
    assert found.tobytes().decode() == text


@needs_clang
def test_only_functions_that_kernels_reach_are_kept() -> None:
    """Clang keeps inlined functions, and a second function of each kernel."""
    source = "int twice(int x) { return 2 * x; } kernel void k(global int *x) { x[get_global_id(0)] = twice(3); }"
    assert [item.name for item in items_of(wfv.build(source).text)] == ["k"]
    program, x = wfv.build(f'void stop(void) {{ __asm__("hlt"); }} {source}'), np.zeros(4, np.int32)
    program.k(4, 4, x)
    assert not program.refused and x.tolist() == [6] * 4
