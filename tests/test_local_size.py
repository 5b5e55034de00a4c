"""The local size that is chosen for `local_size=None`, and the attributes that affect it."""

from __future__ import annotations

import math
from itertools import product

import numpy as np
import pytest

import wfv
from passes.kernel_hints import KernelHints, _module_facts, kernel_hints, suited_lanes
from tests.support.requires import needs_clang
from tests.test_memory_limits import private_kernel
from wfv.runtime.launch import local_size
from wfv.runtime.launch.geometry import Rules, chosen_local_size
from wfv.runtime.launch.local_size import LEAST, MAX_SCRATCH, Memory, choose_local_size

SIZES = (1, 2, 3, 7, 8, 63, 64, 65, 96, 100, 255, 256, 1000, 1023, 1024, 4097, 1 << 20)


@pytest.mark.parametrize("lanes", [1, 4, 16, 64])
@pytest.mark.parametrize("threads", [1, 2, 64])
def test_every_chosen_size_can_run(lanes: int, threads: int) -> None:
    for dimensions in (1, 2, 3):
        for global_size in product(SIZES, repeat=dimensions):
            local = choose_local_size(global_size, lanes, threads).size
            assert all(1 <= side <= size for side, size in zip(local, global_size, strict=True))
            assert all(side & (side - 1) == 0 for side in local)
            assert math.prod(local) <= 256
            assert local[0] % lanes == 0 or global_size[0] < lanes, (global_size, local)


@pytest.mark.parametrize("n", [128, 200, 1000, 4096, 10**6])
@pytest.mark.parametrize("threads", [1, 4, 16])
def test_groups_are_large_enough_and_there_are_enough(n: int, threads: int) -> None:
    (local,) = choose_local_size((n,), 8, threads).size
    assert local >= LEAST
    assert local == LEAST or -(-n // local) >= 2 * threads


@pytest.mark.parametrize(
    ("global_size", "lanes", "threads", "expected"),
    [
        ((1 << 20,), 16, 2, (256,)),
        ((1000,), 8, 1, (256,)),
        ((1000,), 8, 4, (128,)),
        ((512, 512), 8, 1, (64, 4)),
        ((512, 512), 32, 1, (128, 2)),
        ((512, 512), 64, 1, (256, 1)),
        ((8, 512), 8, 1, (8, 32)),
        ((4051, 3061), 16, 1, (256, 1)),
        ((100, 3061), 16, 1, (64, 1)),
        ((4096, 3061, 2), 16, 1, (128, 1, 2)),
        ((64, 64, 64), 8, 1, (64, 2, 2)),
        ((5,), 8, 1, (4,)),
    ],
)
def test_choices(global_size: tuple[int, ...], lanes: int, threads: int, expected: tuple[int, ...]) -> None:
    assert choose_local_size(global_size, lanes, threads).size == expected


@pytest.mark.parametrize(
    ("global_size", "widest", "expected"),
    [
        ((2048, 512), 1, (2048, 1)),
        ((1920, 1080), 1, (1920, 1)),
        ((1000, 700), 1, (1000, 1)),
        ((3840, 2160), 1, (1920, 1)),
        ((4099, 100), 1, (256, 4)),  # no divisor is a multiple of the lanes
        ((64, 64), 1, (64, 16)),
        ((1920, 1), 1, (1024, 1)),  # the thread gets two groups
        ((2048, 512), 2, (2048, 1)),
        ((2048, 512), 4, (64, 4)),
        ((2048, 512), 16, (64, 4)),
        ((1 << 20,), 1, (1024,)),
    ],
)
def test_small_elements_have_long_rows(global_size: tuple[int, ...], widest: int, expected: tuple[int, ...]) -> None:
    assert choose_local_size(global_size, 16, 1, Memory(widest=widest)).size == expected


@pytest.fixture
def l1(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(local_size, "l1_bytes", lambda: 32 << 10)
    return 32 << 10


@pytest.mark.parametrize(
    ("memory", "expected"),
    [
        (Memory(kept=64, touched=64), 256),  # just the cache
        (Memory(kept=64, touched=68), 128),
        (Memory(kept=400), 64),
        (Memory(kept=4000), 64),  # too much for the cache in any case
        (Memory(fixed=20 << 10, kept=64), 256),  # half of the cache
        (Memory(fixed=20 << 10, kept=65), 128),
        (Memory(fixed=60 << 10, touched=20), 256),  # local memory alone fills the cache
    ],
)
def test_the_working_set_is_within_the_cache(l1: int, memory: Memory, expected: int) -> None:
    found = choose_local_size((1 << 20,), 8, 1, memory)
    assert found.size == (expected,)
    assert ("L1 cache" in found.why) == (expected < 256)
    assert expected == LEAST or memory.fits_into(l1, expected)


@pytest.mark.parametrize("threads", [1, 2, 64])
@pytest.mark.parametrize("lanes", [1, 8, 64])
@pytest.mark.parametrize("kept", [8 << 10, 200 << 10, 1 << 20, 3 << 20, 60 << 20])
@pytest.mark.parametrize("global_size", [(1 << 12,), (1000,), (300, 200), (64, 64, 4)])
def test_scratch_memory_stays_within_its_limit(
    l1: int, global_size: tuple[int, ...], kept: int, lanes: int, threads: int
) -> None:
    memory = Memory(fixed=1 << 20, kept=kept)
    found = choose_local_size(global_size, lanes, threads, memory)
    items = math.prod(found.size)
    assert memory.scratch(items) <= MAX_SCRATCH
    assert all(1 <= side <= size for side, size in zip(found.size, global_size, strict=True))
    if items < LEAST:
        assert "bytes" in found.why
        # More would be too many: for one group, or, if they fill a vector, for all threads. (A quarter of what fits is
        # taken in a dimension, if it divides the global size.)
        more = items * 2 * 4 ** len(global_size)
        assert memory.scratch(more) * (threads if items >= lanes else 1) > MAX_SCRATCH


def test_the_reason_is_the_last_limit_that_reduced_the_size(l1: int) -> None:
    assert "the default" in choose_local_size((1 << 20,), 8, 2, Memory()).why
    assert "2 threads should get 4 groups" in choose_local_size((300,), 8, 2, Memory()).why
    assert "a work-item needs 1048576 bytes of scratch" in choose_local_size((1 << 20,), 8, 2, Memory(kept=1 << 20)).why
    hint = Rules(preferred=(128, 1, 1))
    assert chosen_local_size((1 << 12,), hint)[:2] == ((128,), "the kernel's work_group_size_hint")
    assert chosen_local_size((1 << 12,), hint._replace(memory=Memory(kept=1 << 20))).size[0] <= 64
    required = Rules(required=(128, 1, 1), memory=Memory(kept=1 << 20))
    assert chosen_local_size((1 << 12,), required).size == (128,)


def test_the_cache_is_this_machines() -> None:
    assert 4 << 10 <= local_size.l1_bytes() <= 1 << 20


def test_a_kernel_with_large_slots_runs(l1: int) -> None:
    """A private array of 600 kB lives across a barrier: 64 work-items of them would be beyond the limit."""
    kernel = wfv.build(DEEP, lanes=8).deep
    out = np.zeros(256, np.int64)
    with pytest.raises(wfv.GeometryError, match="smaller local size"):
        kernel(256, 128, out, 74_999)
    kernel(256, None, out, 74_999, threads=2)
    np.testing.assert_array_equal(out, 2 * np.arange(256))
    (remark,) = kernel.launch_remarks(256, threads=2)
    assert "local size (32,) was chosen" in remark.text and "scratch" not in remark.kind
    bound = kernel.bind(out, 74_999)
    out[:] = 0
    bound.launch(256)
    np.testing.assert_array_equal(out, 2 * np.arange(256))


def test_local_memory_arguments_count(l1: int) -> None:
    """60 MB of local memory leave less scratch memory for slots."""
    kernel = wfv.build(DEEP.replace("%last)", "%last, ptr addrspace(3) %l)", 1), lanes=8).deep
    out = np.zeros(256, np.int64)
    kernel(256, None, out, 74_999, wfv.LocalMemory(60 << 20))
    np.testing.assert_array_equal(out, 2 * np.arange(256))
    kernel.bind(out, 74_999, wfv.LocalMemory(60 << 20)).launch(256, None, threads=2)
    without, beside = (kernel.launch_remarks(256, local_bytes=nbytes)[0].text for nbytes in (0, 60 << 20))
    used = kernel.range(256, None, local_bytes=60 << 20).local_size
    assert f"local size {used} was chosen" in beside and f"local size {used} was chosen" not in without


DEEP = private_kernel(75_000, "call void @_Z7barrierj(i32 1)") + "declare void @_Z7barrierj(i32)\n"
MODULE = """
define dso_local spir_kernel void @k(ptr addrspace(1) %a) #0 !dbg !3 !reqd_work_group_size !10 !vec_type_hint !12 {
  ret void
}
define spir_kernel void @"odd name"() !work_group_size_hint !11 !intel_reqd_sub_group_size !13 !vec_type_hint !14 {
define spir_kernel void @plain() {
define spir_kernel void @damaged() !reqd_work_group_size !13 !vec_type_hint !15 !work_group_size_hint !99 {
!10 = !{i32 64, i32 2, i32 1}
!11 = !{i32 8, i32 8, i32 8}
!12 = !{<4 x double> undef, i32 1}
!13 = !{i32 16}
!14 = !{i8 poison, i32 0}
!15 = !{}
"""


@pytest.mark.parametrize(
    ("kernel", "expected"),
    [
        ("k", KernelHints(required_size=(64, 2, 1), element_bits=64)),
        ("odd name", KernelHints(preferred_size=(8, 8, 8), lanes=16, element_bits=8)),
        ("plain", KernelHints()),
        ("damaged", KernelHints()),
        ("nowhere", KernelHints()),
    ],
)
def test_hints_are_read_from_the_metadata(kernel: str, expected: KernelHints) -> None:
    assert kernel_hints(MODULE, kernel) == expected


@pytest.mark.parametrize(
    ("lanes", "hints", "expected"),
    [
        (8, KernelHints(), 8),
        (8, KernelHints(element_bits=64), 4),
        (8, KernelHints(element_bits=32), 8),
        (8, KernelHints(element_bits=16), 16),
        (8, KernelHints(element_bits=8), 16),
        (8, KernelHints(lanes=16, element_bits=64), 16),
        (8, KernelHints(lanes=3), 8),
        (8, KernelHints(lanes=128), 8),
    ],
)
def test_suited_lanes(lanes: int, hints: KernelHints, expected: int) -> None:
    assert suited_lanes(lanes, hints) == expected


def test_lanes_follow_the_attributes_if_none_are_given() -> None:
    text = """
define spir_kernel void @k(ptr addrspace(1) %a) !vec_type_hint !0 {
  ret void
}
!0 = !{<2 x double> undef, i32 1}
"""
    wide = wfv.build(text, target="x86-64-v3")
    assert (wide.options.lanes, wide.k.options.lanes) == (8, 4)
    assert wfv.build(text, target="x86-64-v3", lanes=16).k.options.lanes == 16
    with pytest.raises(wfv.GeometryError, match="does not divide"):
        wfv.build(text, strict=True).k(100, 64, None)


@pytest.mark.parametrize(
    ("global_size", "lanes", "expected"),
    [
        ((1400,), 8, (280,)),  # 350 would be the largest, and is no multiple of the lanes
        ((1000,), 16, (500,)),
        ((7,), 8, (7,)),
        ((1009,), 8, (1,)),
        ((1 << 20,), 8, (256,)),
        ((100, 30, 7), 4, (100, 2, 1)),
    ],
)
def test_strict_launches_get_a_size_that_divides(
    global_size: tuple[int, ...], lanes: int, expected: tuple[int, ...]
) -> None:
    rules = Rules(lanes, strict=True, preferred=(48, 1, 1))
    assert chosen_local_size(global_size, rules).size == expected
    assert chosen_local_size((96,), rules).size == (48,)
    tight = Memory(kept=MAX_SCRATCH // 4)
    assert chosen_local_size((7,), rules._replace(memory=tight)).size == (1,)


@needs_clang
def test_intels_hint_is_the_lanes() -> None:
    kernel = (
        "kernel __attribute__((intel_vec_len_hint({0}))) void k{0}(global int *x) {{ x[get_global_id(0)] = {0}; }}\n"
    )
    program = wfv.build("".join(map(kernel.format, (0, 4, 16))), target="x86-64-v3")
    assert program.build_log == ""
    assert [program[name].options.lanes for name in ("k0", "k4", "k16")] == [8, 4, 16]


@pytest.mark.parametrize(
    ("global_size", "expected"),
    [((2048, 2048), (16, 16)), ((2048, 8), (256, 1)), ((4096,), (256,)), ((64, 64, 64), (64, 2, 2))],
)
def test_groups_of_two_dimensions_are_square_where_accesses_cross_the_lanes(
    global_size: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert choose_local_size(global_size, 64, 1, Memory(touched=8), is_square=True).size == expected


@pytest.mark.parametrize("lanes", [8, 16, 64])
def test_a_kernel_that_writes_columns_gets_square_groups(lanes: int) -> None:
    source = """kernel void turn(global float *out, global const float *in, uint width, uint height) {
        uint x = get_global_id(0), y = get_global_id(1);
        out[x * height + y] = in[y * width + x];
    }"""
    kernel = wfv.build(source, strategy="unicf", lanes=lanes)["turn"]
    assert kernel.range((64, 128), None).local_size == (16, 16)
    image, out = np.arange(64 * 128, dtype=np.float32).reshape(128, 64), np.zeros((64, 128), np.float32)
    kernel((64, 128), None, out, image, 64, 128)
    np.testing.assert_array_equal(out, image.T)


def test_a_module_is_read_once_for_all_its_kernels() -> None:
    text = MODULE + "; another text\n"
    before = _module_facts.cache_info().misses
    for kernel in ("required", "preferred", "neither"):
        kernel_hints(text, kernel)
    assert _module_facts.cache_info().misses == before + 1
