"""The versions of OpenCL C: macros, features that are there, and errors about those that are not."""

from __future__ import annotations

import importlib.util
import re
import subprocess
from typing import Any

import numpy as np
import pytest

import wfv
from wfv import ParseError, UnsupportedError
from wfv.opencl.clang import FIXED_FLAGS
from wfv.opencl.clang_program import clang_command

if importlib.util.find_spec("ziglang") is None:
    pytest.skip("needs Clang: pip install 'wfv[opencl]'", allow_module_level=True)

FEATURES = (
    "generic_address_space", "program_scope_global_variables", "atomic_order_acq_rel", "atomic_order_seq_cst",
    "atomic_scope_device", "atomic_scope_all_devices", "fp64", "int64", "work_group_collective_functions", "subgroups",
    "images", "read_write_images", "3d_image_writes",
    "ext_fp32_global_atomic_add", "ext_fp64_local_atomic_min_max", "ext_fp16_global_atomic_load_store",
)  # fmt: skip
NOT_SUPPORTED = ("pipes", "device_enqueue", "kernel_clock_scope_device")


def numbers(standard: str, expressions: list[str]) -> list[int]:
    """The values of expressions in a kernel for this version."""
    body = " ".join(f"x[{k}] = {text};" for k, text in enumerate(expressions))
    x = np.zeros(len(expressions), np.int32)
    built: Any = wfv.build(f"kernel void k(global int *x) {{ {body} }}", options=f"-cl-std={standard}")
    built.k(1, 1, x)
    return x.tolist()


@pytest.mark.parametrize(
    ("standard", "language", "device"), [("CL1.2", 120, 120), ("CL2.0", 200, 300), ("CL3.0", 300, 300)]
)
def test_version_macros(standard: str, language: int, device: int) -> None:
    assert numbers(standard, ["__OPENCL_C_VERSION__", "__OPENCL_VERSION__"]) == [language, device]
    assert numbers(standard, ["CL_VERSION_1_2", "CL_VERSION_3_0"]) == [120, 300]


def test_features() -> None:
    """What is defined is what wfv has."""
    names = [f"__opencl_c_{name}" for name in (*FEATURES, *NOT_SUPPORTED)]
    lines = "".join(f"#ifdef {name}\n#define HAS_{name} 1\n#else\n#define HAS_{name} 0\n#endif\n" for name in names)
    body = " ".join(f"x[{k}] = HAS_{name};" for k, name in enumerate(names))
    x = np.zeros(len(names), np.int32)
    built: Any = wfv.build(f"{lines}kernel void k(global int *x) {{ {body} }}", options="-cl-std=CL3.0")
    built.k(1, 1, x)
    assert x.tolist() == [1] * len(FEATURES) + [0] * len(NOT_SUPPORTED)


# What the macros of the language's own extensions and features say, for each version (OpenCL C 3.0, 6.2.1).
ALWAYS = {
    "cl_khr_fp16", "cl_khr_fp64", "cl_khr_byte_addressable_store", "cl_khr_expect_assume",
    "cl_khr_extended_bit_ops", "cl_khr_3d_image_writes", "cl_khr_image2d_from_buffer",
    *(f"cl_khr_{space}_int32_{kind}_atomics" for space in ("global", "local") for kind in ("base", "extended")),
    *("cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics", "__opencl_c_int64", "__opencl_c_subgroups"),
    *(f"cl_khr_subgroup{name}" for name in (
        "s", "_extended_types", "_non_uniform_vote", "_ballot", "_non_uniform_arithmetic", "_shuffle",
        "_shuffle_relative", "_clustered_reduce", "_rotate",
    )),
    *(f"cl_intel_{name}" for name in (
        "required_subgroup_size", "subgroups", "subgroups_char", "subgroups_short", "subgroups_long",
        "subgroup_local_block_io",
    )),
}  # fmt: skip
SINCE_2 = {
    "cl_khr_work_group_uniform_arithmetic", "cl_ext_float_atomics", *(f"__opencl_c_{name}" for name in (
        "images", "read_write_images",
        "generic_address_space", "program_scope_global_variables", "work_group_collective_functions",
        "atomic_order_acq_rel", "atomic_order_seq_cst", "atomic_scope_device", "atomic_scope_all_devices",
    )),
}  # fmt: skip
OF_CLANG = {"cl_clang_storage_class_specifiers", "__opencl_c_named_address_space_builtins"}


@pytest.mark.parametrize("standard", ["CL1.0", "CL1.1", "CL1.2", "CL2.0", "CL3.0"])
def test_macros_of_extensions_and_features(standard: str) -> None:
    """Exactly those of what wfv has are defined, each as 1."""
    flags = [flag for flag in FIXED_FLAGS if flag not in ("-S", "-emit-llvm")]
    command = [*clang_command(), *flags, f"-cl-std={standard}", "-E", "-dM", "-"]
    text = subprocess.run(command, input="", capture_output=True, text=True, check=True).stdout
    found = set(re.findall(r"^#define ((?:cl_|__opencl_c_)\w+) 1$", text, re.MULTILINE))
    expected = ALWAYS | OF_CLANG | (SINCE_2 if standard >= "CL2" else set())
    expected |= {"__opencl_c_fp64", "__opencl_c_3d_image_writes"} if standard == "CL3.0" else set()
    assert {name for name in found if not name.startswith("__opencl_c_ext_fp")} == expected
    assert len(re.findall(r"^#define (?:cl_|__opencl_c_)", text, re.MULTILINE)) == len(found)
    of_floats = {name for name in found if name.startswith("__opencl_c_ext_fp")}
    assert len(of_floats) == (14 if standard >= "CL2" else 0)


@pytest.mark.parametrize("standard", ["CL1.2", "CL3.0"])
def test_extensions_of_other_machines_are_not_defined(standard: str) -> None:
    """Sources ask for them by #ifdef, and then use their functions."""
    source = """
#ifdef cl_amd_media_ops
#pragma OPENCL EXTENSION cl_amd_media_ops : enable
#define rotated(x, n) amd_bitalign(x, x, (uint)(32 - n))
#else
#define rotated(x, n) rotate(x, (uint)n)
#endif
kernel void k(global uint *x) { x[0] = rotated(x[0], 8); }"""
    x = np.array([0x12345678], np.uint32)
    wfv.build(source, options=f"-cl-std={standard}").k(1, 1, x)
    assert x[0] == 0x34567812


@pytest.mark.parametrize(
    ("params", "said"),
    [
        ("read_only pipe int p", "a pipe"),
        ("queue_t q", "a queue (`queue_t`)"),
        ("clk_event_t e", "an event of a queue (`clk_event_t`)"),
        ("read_only image2d_depth_t i", "an image"),
    ],
)
def test_types_that_are_not_supported(params: str, said: str) -> None:
    """They are named, and other kernels of the file are not refused."""
    source = f"kernel void k({params}, global int *x) {{ x[0] = 1; }}\nkernel void other(global int *x) {{ x[0] = 2; }}"
    built: Any = wfv.build(source, options="-cl-std=CL2.0")
    assert list(built) == ["other"] and said in built.refused["k"].message
    with pytest.raises(UnsupportedError, match=re.escape(said)):
        wfv.build(source.partition("\n")[0], options="-cl-std=CL2.0")


def test_kernels_cannot_enqueue_kernels() -> None:
    source = "kernel void k(global int *x) { enqueue_kernel(get_default_queue(), 0, ndrange_1D(4), ^{ x[0] = 1; }); }"
    with pytest.raises(ParseError) as caught:
        wfv.build(source, options="-cl-std=CL2.0")
    assert "kernels cannot enqueue kernels" in caught.value.help


def test_a_block_that_is_inlined() -> None:
    source = "kernel void k(global int *x) { int (^b)(int) = ^(int v) { return v + 1; }; x[0] = b(x[1]); }"
    x = np.array([0, 5], np.int32)
    wfv.build(source, options="-cl-std=CL2.0").k(1, 1, x)
    assert x[0] == 6


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("kernel void k(global int *x) { x[0] = work_group_reduce_add(1); }", "work_group_reduce_add"),
        ("kernel void k(global int *x) { x[0] = work_group_reduce_mul(1); }", "work_group_reduce_mul"),
        ("kernel void k(global atomic_int *x) { atomic_fetch_add(x, 1); }", "atomic_int"),
        ("kernel void k(global int *x) { mem_fence(memory_order_relaxed); }", "memory_order_relaxed"),
        ("kernel void k(global int *x) { x[0] = ATOMIC_FLAG_INIT; }", "ATOMIC_FLAG_INIT"),
        ("kernel void k(global int *x) { static global int c; x[0] = c++; }", "variables that kernels write"),
        ("global int c = 3; kernel void k(global int *x) { x[0] = c++; }", "variables that kernels write"),
    ],
)
def test_the_help_names_the_version_that_has_it(source: str, named: str) -> None:
    with pytest.raises(wfv.ParseError) as caught:
        wfv.build(source)
    assert named in caught.value.help and "-cl-std=CL2.0" in caught.value.help
