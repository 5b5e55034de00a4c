"""A kernel that cannot tell its groups apart runs in groups of wfv's choice, if `auto` runs it and they are better."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from wfv.errors import GeometryError

HEAD = "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n"
# A body, and whether it may tell which work-items form a group.
BODIES = {
    "out[get_global_id(0)] = 1;": False,
    "out[get_global_linear_id()] = get_work_dim() + get_global_size(0);": False,
    "out[get_global_id(0) - get_global_offset(0)] = helper(3);": False,
    "out[get_global_id(0)] = recursive_like(out, 9);": False,
    "atomic_inc((volatile global int *)out);": False,
    "out[get_global_id(0)] = convert_int(exp(sqrt((float)out[3])));": False,
    "int a[8]; for (int i = 0; i < 8; i++) a[i] = out[i]; out[get_global_id(0)] = a[out[9] & 7];": False,
    "mem_fence(CLK_GLOBAL_MEM_FENCE); out[get_global_id(0)] = 1;": False,
    # The machine's atomic operations are those of all work-items, whatever their scope.
    "atomic_fetch_add_explicit((volatile global atomic_int *)out, 1, memory_order_relaxed, memory_scope_work_group);":
        False,
    "out[get_global_id(0)] = get_local_id(0);": True,
    "out[get_global_id(0)] = get_local_linear_id();": True,
    "out[get_global_id(0)] = get_group_id(1);": True,
    "out[get_global_id(0)] = get_local_size(0);": True,
    "out[get_global_id(0)] = get_enqueued_local_size(0);": True,
    "out[get_global_id(0)] = get_num_groups(2);": True,
    "out[get_global_id(0)] = local_helper();": True,
    "barrier(CLK_GLOBAL_MEM_FENCE); out[get_global_id(0)] = 1;": True,
    "local int x[4]; x[get_global_id(0) & 3] = 1; out[get_global_id(0)] = x[out[1] & 3];": True,
    "out[get_global_id(0)] = sub_group_reduce_add(1);": True,
    "out[get_global_id(0)] = work_group_reduce_add(1);": True,
    'printf("%d", out[0]);': True,
}  # fmt: skip
HELPERS = """
int __attribute__((noinline)) helper(int x) { return x * (int)get_global_id(0); }
int __attribute__((noinline)) local_helper(void) { return get_local_id(0); }
int __attribute__((noinline)) recursive_like(global int *p, int n) { int s = 0; while (n-- > 0) s += p[n]; return s; }
"""


@pytest.mark.parametrize("body", BODIES)
def test_whether_a_kernel_can_tell(body: str) -> None:
    program = wfv.build(f"{HEAD}{HELPERS}kernel void k(global int *out) {{ {body} }}", options="-cl-std=CL2.0")
    assert program.k.interface.observes_groups == BODIES[body]


def test_a_local_argument_belongs_to_a_group() -> None:
    program = wfv.build("kernel void k(global int *out, local int *mine) { out[get_global_id(0)] = 1; }")
    assert program.k.interface.observes_groups


SCOPED = """
define spir_kernel void @k(ptr addrspace(1) %out) {{
  %old = atomicrmw add ptr addrspace(1) %out, i32 1 {scope} monotonic, align 4
  ret void
}}
"""


@pytest.mark.parametrize(("scope", "observes"), [("workgroup", True), ("agent", False), ("", False)])
def test_an_atomic_access_of_the_groups_own_scope(scope: str, observes: bool) -> None:
    program = wfv.build(SCOPED.format(scope=f'syncscope("{scope}")' if scope else ""))
    assert program.k.interface.observes_groups == observes


CELLS = """
kernel void cells(global int *out, global int *sum, int width) {
  int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
  atomic_add(sum, x + 7 * y + 11 * z);
  out[((z - get_global_offset(2)) * get_global_size(1) + y - get_global_offset(1)) * width
      + x - get_global_offset(0)] += x > y ? x + 100 * y : z - y;
}
kernel void rows(global int *out) { out[get_global_id(0)] += get_local_id(0); }
kernel __attribute__((reqd_work_group_size(4, 1, 1))) void four(global int *out) { out[get_global_id(0)] += 1; }
"""


@pytest.fixture(scope="module")
def program() -> wfv.runtime.program.Program:
    return wfv.build(CELLS, strategy="auto")


@pytest.mark.parametrize("offset", [(0, 0, 0), (5, 3, 2)])
@pytest.mark.parametrize("local", [(1, 1, 1), (1, 8, 2), (4, 4, 1), (3, 5, 2), (64, 1, 1)])
def test_results_are_those_of_the_given_groups(program, local: tuple[int, ...], offset: tuple[int, ...]) -> None:  # type: ignore[no-untyped-def]
    sizes = (70, 19, 3)
    out, total = np.ones(sizes[::-1], np.int32), np.zeros(1, np.int32)
    ids = (np.arange(size, dtype=np.int32) + start for size, start in zip(sizes, offset, strict=True))
    x, y, z = np.meshgrid(*ids, indexing="ij")
    expected = 1 + 2 * np.where(x > y, x + 100 * y, z - y).transpose()
    for _ in range(2):
        program.cells(sizes, local, out, total, sizes[0], global_offset=offset, threads=2)
    np.testing.assert_array_equal(out, expected)
    assert total[0] == 2 * (x + 7 * y + 11 * z).sum()


def test_the_groups_that_run(program) -> None:  # type: ignore[no-untyped-def]
    cells = program.cells
    own = cells.range((512, 512), None)
    assert own.local_size[0] >= 64
    for local in ((1, 1), (8, 8), (4, 64), (1, 256)):
        assert cells.range((512, 512), local) == own
        assert cells.range((512, 512), local, as_given=True).local_size == local
    for local in ((512, 1), (64, 8), (256, 4)):  # as good
        assert cells.range((512, 512), local).local_size == local
    assert program.rows.range(4096, 8).local_size == (8,)
    assert program.four.range(4096, 4).local_size == (4,)
    assert cells.specialize(local_size=(8, 8)).range((512, 512), (8, 8)).local_size == (8, 8)


@pytest.mark.parametrize(
    ("sizes", "local", "threads", "own"),
    [
        ((64,), (8,), 1, (64,)),
        ((64,), (8,), 2, (32,)),
        ((16,), (1,), 8, (2,)),
        ((16,), (1,), 64, (1,)),
        ((64,), (32,), 8, (32,)),  # two groups are given
        ((16, 16), (4, 4), 8, (16, 2)),
        ((512, 512), (8, 8), 8, (64, 4)),
    ],
)
def test_each_thread_has_a_group_if_it_has_a_given_one(  # type: ignore[no-untyped-def]
    program, sizes: tuple[int, ...], local: tuple[int, ...], threads: int, own: tuple[int, ...]
) -> None:
    assert program.cells.range(sizes, local, threads=threads).local_size == own


def test_a_named_strategy_runs_the_given_groups() -> None:
    assert wfv.build(CELLS, strategy="unicf").cells.range((512, 512), (8, 8)).local_size == (8, 8)


def test_bound_and_recorded_launches(program) -> None:  # type: ignore[no-untyped-def]
    out, total = np.zeros((4, 64), np.int32), np.zeros(1, np.int32)
    program.cells.bind(out, total, 64)((64, 4), (2, 2))
    with wfv.record() as sequence:
        program.cells((64, 4), (1, 4), out, total, 64)
    sequence.run(repeat=2)
    y, x = np.indices(out.shape)
    np.testing.assert_array_equal(out, 3 * np.where(x > y, x + 100 * y, -y))
    assert total[0] == 3 * (x + 7 * y).sum()


def test_wrong_sizes_are_the_same_errors(program) -> None:  # type: ignore[no-untyped-def]
    out, total = np.zeros(64, np.int32), np.zeros(1, np.int32)
    plain = wfv.build(CELLS, strategy="unicf")
    for local, strict in ((0, False), ((2, 2), False), (2.5, False), (7, True), (1 << 21, False)):
        messages = []
        for each in (program, plain):
            with pytest.raises(GeometryError) as raised:
                each.cells(64, local, out, total, 64, strict=strict)
            messages.append(str(raised.value))
        assert messages[0] == messages[1]


def test_a_remark_tells_of_it(program) -> None:  # type: ignore[no-untyped-def]
    found = [remark.text for remark in program.cells.launch_remarks((512, 512), (8, 8)) if remark.kind == "local size"]
    assert found == [
        f"local size (8, 8) runs as {program.cells.range((512, 512), None).local_size}, which is faster: "
        "the kernel cannot tell its groups apart"
    ]
    assert not [r for r in program.cells.launch_remarks((512, 512), (512, 1)) if r.kind == "local size"]
