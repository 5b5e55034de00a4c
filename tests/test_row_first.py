"""Lanes run along the dimension whose neighbours access neighbouring elements (passes/group/lane_dimension.py).

The kernels are those of docs/row_first.py: the row first, the column first, planes, transpositions, both kinds.
"""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from docs.row_first import CASES, Sizes
from tests.support.command_line import succeed
from tests.support.compiled import need_target
from wfv.runtime.kernel import Kernel

SHAPES: dict[int, Sizes] = {2: (48, 80), 3: (5, 12, 40)}
SQUARE = {"fan2": (80, 80), "product": (48, 48)}
LOCAL_SIZES: dict[int, tuple[Sizes | None, ...]] = {
    2: (None, (16, 16), (1, 64), (64, 1), (7, 3)),
    3: (None, (4, 4, 16), (1, 1, 32), (16, 1, 2), (3, 5, 1)),
}
COVERING = (("naive", 4, "host"), ("unicf", 16, "host"), ("partial+boscc", 8, "x86-64-v3"), ("scalar", 8, "x86-64-v2"))
each_form = pytest.mark.parametrize(("strategy", "lanes", "target"), COVERING)
each_kernel = pytest.mark.parametrize("name", CASES)


def check(name: str, kernel: Kernel, local_size: Sizes | None, is_exchanged: bool = False) -> None:
    """Runs the kernel on small arrays; all results must be those of NumPy."""
    case = CASES[name]
    shape = SQUARE.get(name, SHAPES[len(case.order)])
    arrays = case.arrays(shape)
    expected = case.results(arrays)
    size, local = case.global_size(shape), local_size
    if is_exchanged:
        size, local = case.by_hand(size), local and case.by_hand(local)
    kernel(size, local, *arrays.values(), shape[-1], shape[-2])
    for found, wanted in zip(arrays.values(), expected, strict=False):
        np.testing.assert_array_equal(found, wanted, err_msg=f"{name} {size} {local}")


@each_form
@each_kernel
def test_results(name: str, strategy: str, lanes: int, target: str) -> None:
    need_target(target)
    case = CASES[name]
    sizes = case.local_sizes if name == "turned_tiles" else LOCAL_SIZES[len(case.order)]
    for is_exchanged in (False, True):
        kernel = case.kernel(name, is_exchanged, strategy=strategy, lanes=lanes, target=target)
        for local_size in sizes:
            check(name, kernel, local_size, is_exchanged)


@each_kernel
def test_the_dimension_of_the_lanes(name: str) -> None:
    case = CASES[name]
    given, by_hand = (case.kernel(name, is_exchanged, strategy="unicf") for is_exchanged in (False, True))
    assert given.interface.lane_dimension == case.lanes
    places = {0: case.other, case.other: 0}
    assert by_hand.interface.lane_dimension == places.get(case.lanes, case.lanes)
    kinds = [{remark.kind for remark in kernel.remarks} - {"dimension"} for kernel in (given, by_hand)]
    assert kinds[0] == kinds[1]
    size = case.global_size(case.shape)
    assert given.range(size, None).local_size == case.by_hand(by_hand.range(case.by_hand(size), None).local_size)
    assert not {"gather", "scatter"} & kinds[0] or name in ("look_up", "transpose", "transpose_rows", "turned_tiles")


@each_kernel
def test_auto_runs_it(name: str) -> None:
    kernel = CASES[name].kernel(name, False, strategy="auto")
    for local_size in CASES[name].local_sizes:
        for _ in range(3):
            check(name, kernel, local_size)
    assert kernel.interface.lane_dimension == CASES[name].lanes


def test_given_groups_of_one_row_are_kept_where_lanes_run_along_it() -> None:
    kernel = CASES["fan2"].kernel("fan2", False, strategy="auto")
    assert kernel.range((2048, 2048), (1, 256)).local_size == (1, 256)
    for thin in ((256, 1), (64, 4)):
        assert kernel.range((2048, 2048), thin).local_size == kernel.range((2048, 2048), None).local_size


UNSURE = """
kernel void far(global float *out, global const float *x, global const int *at, int n) {
  int i = get_global_id(0), j = get_global_id(1);
  out[at[n * i * j]] = x[at[n * (i + j) * (i + j)]];
}
"""


def test_groups_are_not_replaced_where_no_dimension_is_better() -> None:
    kernel = wfv.build(UNSURE, strategy="auto").far
    for local_size in ((1, 256), (8, 8), (256, 1)):
        assert kernel.range((2048, 2048), local_size).local_size == local_size


def test_too_few_work_items_in_the_best_dimension() -> None:
    """A launch of one dimension, or of few work-items in that of the lanes, has its lanes in dimension 0."""
    kernel = CASES["row_first"].kernel("row_first", False, strategy="unicf", lanes=8)
    for size, local, lanes in (((64,), (32,), 8), ((64, 3), (32, 3), 8), ((64, 64), (64, 1), 8), ((64, 64), (1, 4), 4)):
        variant = kernel.code.variants.for_launch(kernel.range(size, local))
        assert variant.options.lanes == lanes
        assert variant.interface.lane_dimension == (local == (1, 4))
        shape = (size[0], (*size, 1)[1])
        out, x = np.zeros(shape, np.float32), np.ones(shape, np.float32)
        kernel(size, local, out, x, shape[1], shape[0])
        np.testing.assert_array_equal(out, 2 + np.indices(shape)[0])


def test_groups_of_one_row_have_lanes_along_it() -> None:
    kernel = CASES["column_first"].kernel("column_first", False, strategy="unicf", lanes=8)
    variant = kernel.code.variants.for_launch(kernel.range((48, 80), (1, 16)))
    assert (variant.options.lanes, variant.interface.lane_dimension) == (8, 1)
    check("column_first", kernel, (1, 16))


def test_groups_of_few_work_items_compile_one_variant() -> None:
    """The lane dimension is not asked of a variant for larger groups."""
    kernel = CASES["column_first"].kernel("column_first", False, strategy="unicf", lanes=16)
    variant = kernel.code.variants.for_launch(kernel.range((48, 80), (4, 4)))
    assert variant.options.lanes == 4 and list(kernel.code.variants) == [variant]


SUB_GROUPS = """
kernel void k(global int *out, int n) {
  int i = get_global_id(0), j = get_global_id(1);
  out[i * n + j] = USED;
}
"""


@pytest.mark.parametrize("used", ["get_sub_group_id()", "sub_group_reduce_add(j)", "get_sub_group_local_id()"])
def test_sub_groups_keep_their_dimension(used: str) -> None:
    kernel = wfv.build(SUB_GROUPS, defines={"USED": used}, options="-cl-std=CL2.0", strategy="unicf").k
    assert kernel.interface.lane_dimension == 0


IDS = """
kernel void k(global ulong *out, ulong all) {
  size_t i = get_global_id(0) - get_global_offset(0), j = get_global_id(1) - get_global_offset(1);
  size_t k = get_global_id(2) - get_global_offset(2);
  global ulong *own = out + (i * get_global_size(1) + j) * get_global_size(2) + k;
  for (uint d = 0; d < 3; ++d) {
    own[d * all] = get_global_id(d);
    own[(3 + d) * all] = get_local_id(d);
    own[(6 + d) * all] = get_local_size(d);
    own[(9 + d) * all] = get_group_id(d);
    own[(12 + d) * all] = get_num_groups(d);
  }
  own[15 * all] = get_local_linear_id();
  own[16 * all] = get_global_linear_id();
  own[17 * all] = get_work_dim();
}
"""


@pytest.mark.parametrize("strategy", ["unicf", "scalar"])
def test_every_id_and_size_is_that_of_the_source(strategy: str) -> None:
    """Each work-item writes what it knows of itself."""
    kernel = wfv.build(IDS, strategy=strategy, options="-cl-std=CL2.0").k
    assert kernel.interface.lane_dimension == 2
    size, local, offset = (5, 6, 9), (2, 3, 4), (7, 1, 2)
    out = np.zeros((18, *size), np.uint64)
    kernel(size, local, out, out[0].size, global_offset=offset)
    ids = np.indices(size)
    for d in range(3):
        groups = -(-size[d] // local[d])
        own = np.minimum(local[d], size[d] - ids[d] // local[d] * local[d])
        for place, wanted in enumerate((ids[d] + offset[d], ids[d] % local[d], own, ids[d] // local[d], groups)):
            np.testing.assert_array_equal(out[3 * place + d], np.broadcast_to(wanted, size))
    (x, y, z), (width, height, _) = out[3:6], out[6:9]
    np.testing.assert_array_equal(out[15], (z * height + y) * width + x)
    np.testing.assert_array_equal(out[16], (ids[2] * size[1] + ids[1]) * size[0] + ids[0])
    assert (out[17] == 3).all()


TRAP = """
kernel void k(global int *out, int n, int at) {
  int i = get_global_id(0), j = get_global_id(1);
  if (i * n + j == at) __builtin_trap();
  out[i * n + j] = 1;
}
"""


def test_errors_name_the_group_of_the_source() -> None:
    kernel = wfv.build(TRAP, strategy="unicf").k
    assert kernel.interface.lane_dimension == 1
    with pytest.raises(wfv.KernelTrapError, match=r"trapped in group \(3, 1\)"):
        kernel((32, 64), (8, 16), np.zeros((32, 64), np.int32), 64, 25 * 64 + 30)


def test_explanations_name_the_ids_of_the_source() -> None:
    """The remark says which dimension it is; causes end at the id that the source asks for."""
    kernel = CASES["look_up"].kernel("look_up", False, strategy="unicf", lanes=8)
    texts = {remark.kind: remark.text for remark in kernel.remarks}
    assert "lanes run along dimension 1" in texts["dimension"]
    assert "get_global_id(1)" in texts["gather"] and "get_global_id(0)" not in texts["gather"]
    narrow, uneven = ([each.text for each in kernel.launch_remarks((64, 60), size)] for size in ((16, 4), (1, 60)))
    assert "local size 4 in dimension 1 is below 8 lanes: vectors of 4 work-items" in narrow
    assert "256 of 3840 work-items run one at a time: 8 lanes do not divide their row of a group" in uneven


def test_lanes_at_work_are_in_the_groups_of_the_source() -> None:
    kernel = CASES["fan2"].kernel("fan2", False, strategy="unicf", lanes=8)
    arguments = (*CASES["fan2"].arrays((64, 64)).values(), 64, 64)
    (trace,) = wfv.trace_lanes(kernel, ((64, 64), (8, 32)), arguments, groups=[(7, 1)]).traces
    assert [vector.first for vector in trace.vectors] == [(i, j, 0) for i in range(8) for j in range(0, 32, 8)]
    assert {vector.group for vector in trace.vectors} == {(7, 1, 0)}
    with pytest.raises(wfv.OptionError, match="there is no group 1,7,0"):
        wfv.trace_lanes(kernel, ((64, 64), (8, 32)), arguments, groups=[(1, 7)])


def test_explain_says_which_dimension_it_is() -> None:
    lines = succeed("explain", "docs/row_first.cl:fan2", "-D", "FIRST=0", "-D", "SECOND=1", "-D", "THIRD=2")
    assert "\nLanes run along dimension 1, where neighbours access neighbouring elements; not along" in lines


BARRIER = """
kernel REQUIRED void k(global int *out, int n) {
  int i = get_global_id(0), j = get_global_id(1);
  if (get_local_id(DIMENSION) == 0) barrier(CLK_LOCAL_MEM_FENCE);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[i * n + j] = 1;
}
"""


@pytest.mark.parametrize(("dimension", "required"), [(0, "8, 1"), (1, "1, 8")])
def test_a_barrier_that_is_certainly_not_reached_by_all(dimension: int, required: str) -> None:
    required = f"__attribute__((reqd_work_group_size({required}, 1)))"
    with pytest.raises(wfv.BarrierDivergenceError, match=f"which depends on get_local_id\\({dimension}\\)"):
        _ = wfv.build(BARRIER, defines={"DIMENSION": dimension, "REQUIRED": required}, strategy="unicf").k.interface


@pytest.mark.parametrize(("dimension", "size"), [(1, (8, 1)), (0, (1, 8))])
def test_a_barrier_that_the_groups_of_a_launch_reach(dimension: int, size: Sizes) -> None:
    """Groups of one work-item in that dimension."""
    required = f"__attribute__((reqd_work_group_size({size[0]}, {size[1]}, 1)))" if dimension == 0 else ""
    kernel = wfv.build(BARRIER, defines={"DIMENSION": dimension, "REQUIRED": required}, strategy="unicf").k
    assert kernel.interface.lane_dimension == 1
    out = np.zeros((16, 16), np.int32)
    kernel((16, 16), size, out, 16)
    assert out.all()


def test_a_local_size_that_is_compiled_in() -> None:
    kernel = CASES["fan2"].kernel("fan2", False, strategy="unicf").specialize(local_size=(4, 16))
    assert kernel.interface.full_local_size == (4, 16, 1) and kernel.interface.lane_dimension == 1
    check("fan2", kernel, (4, 16))
    with pytest.raises(wfv.GeometryError):
        check("fan2", kernel, (16, 4))


def test_a_launch_of_one_dimension_has_no_better_one() -> None:
    source = """kernel void k(global int *a, global const int *b) {
      a[get_global_id(0) * 16 + get_global_id(1)] = b[get_global_id(1)] + get_global_id(0);
    }"""
    kernel = wfv.build(source, strategy="unicf", lanes=4, threads=1).k
    assert kernel.interface.lane_dimension == 1
    for size, local in ((64, 1), (64, 8), (5, 3), (1, None)):
        out = np.zeros(1024, np.int32)
        kernel(size, local, out, np.ones(4, np.int32))
        assert out[::16][:size].tolist() == list(range(1, size + 1))
