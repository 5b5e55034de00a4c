"""Calls by name, null pointers, bound arguments, promises about memory, kernels that describe themselves."""

from __future__ import annotations

import copy
import pickle
from functools import cache
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.launch_ir import buffer, interface, saxpy_kernel
from wfv.errors import ArgumentError, GeometryError
from wfv.ir.types import FLOAT, VecType
from wfv.runtime.arguments.packer import pack
from wfv.runtime.kernel import Kernel

# pick: y[i] = p == NULL ? s.b : p[i]; sizes: out[i] = (bodies[i].a + (int)(bodies[i].b + v.w)) * local size.
SOURCE = """
%struct.body = type { i32, float }
define spir_kernel void @pick(ptr addrspace(1) noalias align 4 %y, ptr addrspace(1) align 4 %p,
    ptr byval(%struct.body) align 4 %s) !reqd_work_group_size !0 {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %py = getelementptr inbounds float, ptr addrspace(1) %y, i64 %id
  %none = icmp eq ptr addrspace(1) %p, null
  br i1 %none, label %a, label %b
a:
  %pb = getelementptr inbounds %struct.body, ptr %s, i64 0, i32 1
  %vb = load float, ptr %pb, align 4
  store float %vb, ptr addrspace(1) %py, align 4
  ret void
b:
  %pp = getelementptr inbounds float, ptr addrspace(1) %p, i64 %id
  %vp = load float, ptr addrspace(1) %pp, align 4
  store float %vp, ptr addrspace(1) %py, align 4
  ret void
}
define spir_kernel void @sizes(ptr addrspace(1) %out, ptr addrspace(1) %bodies, <4 x float> %v)
    !kernel_arg_type !2 !work_group_size_hint !1 {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %size32 = trunc i64 %size to i32
  %pa = getelementptr inbounds %struct.body, ptr addrspace(1) %bodies, i64 %id, i32 0
  %a = load i32, ptr addrspace(1) %pa, align 4
  %pb = getelementptr inbounds %struct.body, ptr addrspace(1) %bodies, i64 %id, i32 1
  %b = load float, ptr addrspace(1) %pb, align 4
  %x = extractelement <4 x float> %v, i64 3
  %bx = fadd float %b, %x
  %b32 = fptosi float %bx to i32
  %ab = add i32 %a, %b32
  %sum = mul i32 %ab, %size32
  %po = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %sum, ptr addrspace(1) %po, align 4
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
!0 = !{i32 32, i32 1, i32 1}
!1 = !{i32 16, i32 1, i32 1}
!2 = !{!"int*", !"struct body*", !"float4"}
"""
BODY = np.dtype([("a", np.int32), ("b", np.float32)])


@cache
def program() -> wfv.runtime.program.Program:  # type: ignore[name-defined]
    return wfv.build(SOURCE)


@pytest.fixture(scope="module")
def saxpy() -> Kernel:
    return saxpy_kernel()


def arrays(n: int = 100) -> tuple[np.ndarray, np.ndarray]:
    return np.arange(n, dtype=np.float32), np.ones(n, np.float32)


def test_arguments_by_name(saxpy: Kernel) -> None:
    x, y = arrays()
    saxpy((100,), None, a=2.0, y=y, x=x)
    saxpy((100,), None, x, a=1.0, y=y)
    np.testing.assert_array_equal(y, 3 * x + 1)


@pytest.mark.parametrize(
    ("args", "by_name", "message"),
    [
        ((), {"x": 1, "z": 2}, r"'saxpy' has no parameter 'z'[\s\S]*its parameters: x, y, a"),
        ((), {"xs": 1}, r"no parameter 'xs'[\s\S]*did you mean x\?"),
        ((1,), {"thread": 2}, r"no parameter 'thread'[\s\S]*did you mean threads\?"),
        ((1,), {"x": 2}, r"argument 'x' is passed twice"),
        ((1,), {"a": 2}, r"takes 3 arguments, not 2: no y[\s\S]*x, y, a"),
        ((1, 2, 3, 4), {}, "takes 3 arguments, not 4"),
    ],
)
def test_wrong_names(saxpy: Kernel, args: tuple[Any, ...], by_name: dict[str, Any], message: str) -> None:
    for call in (lambda: saxpy(1, 1, *args, **by_name), lambda: saxpy.bind(*args, **by_name)):
        with pytest.raises(ArgumentError, match=message):
            call()


def test_none_is_a_null_pointer() -> None:
    y, (p, _), s = np.zeros(64, np.float32), arrays(64), np.array((7, 2.5), BODY)[()]
    program().pick(64, None, y, None, s)
    assert (y == 2.5).all()
    program().pick(64, None, y, p, s)
    np.testing.assert_array_equal(y, p)


def test_restrict_pointers_must_not_overlap() -> None:
    memory, s = np.zeros(128, np.float32), np.zeros((), BODY)[()]
    program().pick(64, 32, memory[:64], memory[64:], s)
    pack(program().pick.interface, [memory[:64], memory[10:10], s])
    for other in (memory[:64], memory[63:127], memory[:1]):
        with pytest.raises(ArgumentError, match=r"arguments 0 \(y\) and 1 \(p\) overlap[\s\S]*y is restrict"):
            program().pick(64, 32, memory[:64], other, s)


def test_overlap_is_refused_only_if_one_is_written() -> None:
    array = np.zeros(8, np.float32)
    reads = [buffer(name, 8 * i, is_written=False, is_restrict=True) for i, name in enumerate("pq")]
    pack(interface(*reads), [array, array])
    pack(interface(buffer("p", 0), buffer("q", 8)), [array, array])
    with pytest.raises(ArgumentError, match="p is restrict"):
        pack(interface(reads[0], buffer("q", 8)), [array, array])


def test_bound_arguments_are_launched_again(saxpy: Kernel) -> None:
    x, y = arrays()
    bound = saxpy.bind(x, a=2.0, y=y)
    for _ in range(3):
        bound.launch((100,), (10,))
    bound.launch([100], threads=2)
    bound(100, 8)
    np.testing.assert_array_equal(y, 10 * x + 1)
    x[:] = 0
    bound.launch((50,), global_offset=(50,))
    np.testing.assert_array_equal(y[1:], 10 * np.arange(1, 100) + 1)
    assert "3 arguments" in repr(bound)


def test_launch_options_cannot_be_bound(saxpy: Kernel) -> None:
    with pytest.raises(ArgumentError, match="threads is an option of the launch"):
        saxpy.bind(*arrays(), 1, threads=2)


@pytest.mark.parametrize("level", [1, np.zeros(3), ["fast"]])
def test_a_level_of_math_is_a_name(saxpy: Kernel, level: Any) -> None:
    for launch in (saxpy.bind(*arrays(), 1).launch, lambda *sizes, **its: saxpy(*sizes, *arrays(), 1, **its)):
        with pytest.raises(wfv.OptionError, match="unknown math level"):
            launch(100, None, math=level)


def test_bound_arguments_are_kept(saxpy: Kernel) -> None:
    _, y = arrays()
    bound = saxpy.bind(np.full(100, 3, np.float32), y, np.float64(2))
    garbage = [np.zeros(100, np.float32) for _ in range(100)]
    bound.launch(100)
    assert (y == 7).all() and not np.any(garbage)


def test_bound_kernels_are_bound_again_where_they_are_copied() -> None:
    y, s = np.zeros(32, np.float32), np.zeros((), BODY)
    s["b"] = 3
    bound = program().pick.bind(y, None, s[()])
    bound.launch(32)
    again = pickle.loads(pickle.dumps(bound))
    y[:] = 0
    again.launch(32)
    assert (again.args[0] == 3).all() and not y.any()
    copy.copy(bound).launch(32)
    assert (y == 3).all()


def test_bound_arguments_are_checked_when_bound_and_sizes_when_launched(saxpy: Kernel) -> None:
    x, y = arrays()
    with pytest.raises(ArgumentError, match="dtype float64"):
        saxpy.bind(x, y.astype(np.float64), 1)
    bound = saxpy.bind(x, y, 1)
    bound.launch((100,))
    for size in ((100.0,), (0,), 100.0):
        with pytest.raises(GeometryError):
            bound.launch(size)
    with pytest.raises(GeometryError, match="does not divide"):
        bound.launch((100,), (64,), strict=True)


def test_bound_arguments_follow_the_lanes_of_the_launch() -> None:
    n = 100
    out, bodies = np.zeros(n, np.int32), np.zeros(n, BODY)
    bodies["a"] = np.arange(n)
    bound = program().sizes.bind(out, bodies, [0, 0, 0, 5])
    for size in (64, 4, 16, 2):
        bound.launch(n, size, strict=False)
        np.testing.assert_array_equal(out[: n // size * size], (np.arange(n) + 5)[: n // size * size] * size)


def test_structs_are_records_of_their_size() -> None:
    out, wide = np.zeros(32, np.int32), np.zeros(32, [("a", np.int32), ("b", np.float64)])
    bodies = np.zeros(32, BODY)
    bodies["a"], bodies["b"] = 2, 3
    program().sizes(32, None, out, bodies, np.array([0, 0, 0, 4.0]))
    assert (out == 9 * 16).all()
    with pytest.raises(ArgumentError, match=r"argument 1 \(bodies\): records of 12 bytes for a struct body\* of 8"):
        program().sizes(32, None, out, wide, (0, 0, 0, 0))
    with pytest.raises(ArgumentError, match="vector of 4 numbers, not 3 of them"):
        program().sizes(32, None, out, bodies, (0, 0, 0))
    with pytest.raises(ArgumentError, match=r"dtype .* for a int\*"):
        program().sizes(32, None, bodies, bodies, (0, 0, 0, 0))


@pytest.mark.parametrize("c_type", ["float4*", "float3*"])
def test_vectors_are_rows_of_four(c_type: str) -> None:
    param = interface(buffer("p", 0, VecType(4, FLOAT), c_type=c_type))
    for shape in ((5, 4), (20,), (2, 3, 4), (3, 8)):
        pack(param, [np.zeros(shape, np.float32)])
    with pytest.raises(ArgumentError, match=r"Fortran order[\s\S]*array\.T"):
        pack(param, [np.zeros((4, 7), np.float32, order="F")])
    for shape in ((5, 3), (18,), (), (4, 5)):
        with pytest.raises(ArgumentError, match=r"shape .* for a float.\*[\s\S]*shape \(n, 4\) or of n \* 4 elements"):
            pack(param, [np.zeros(shape, np.float32)])


def test_required_sizes_are_checked_and_used() -> None:
    y, s = np.zeros(64, np.float32), np.zeros((), BODY)[()]
    with pytest.raises(GeometryError, match=r"local size 64: the kernel requires \(32, 1, 1\)"):
        program().pick(64, 64, y, None, s)
    assert program().pick.range(64, None).local_size == (32,)
    assert program().pick.range((64, 5), None).local_size == (32, 1)
    assert program().sizes.range(64, None).local_size == (16,)
    assert program().sizes.range(64, 8).local_size == (8,)
    (remark,) = (r for r in program().pick.launch_remarks(64) if r.kind == "local size")
    assert remark.text == "local size (32,) was chosen: the kernel's reqd_work_group_size"


def test_strict_launches_have_whole_groups(saxpy: Kernel) -> None:
    x, y = arrays()
    saxpy(100, 64, x, y, 1)
    saxpy(100, 50, x, y, 1, strict=True)
    with pytest.raises(GeometryError, match=r"local size 64 does not divide the global size 100"):
        saxpy(100, 64, x, y, 1, strict=True)


def test_the_description() -> None:
    pick = program().pick
    assert pick.description.startswith("pick(global_size, local_size, y, p, s")
    assert "float* y: array, written, must not overlap the others" in pick.description
    assert "a record by value" in pick.description
    assert "The local size must be (32, 1, 1)." in pick.description
    assert {"bind", "launch_remarks", "signature"} <= set(dir(pick))
