"""What `local_size=None` becomes, and what attributes say of it."""

from __future__ import annotations

import math
from itertools import product

import pytest

import wfv
from passes.kernel_hints import KernelHints, kernel_hints, suited_lanes
from wfv.runtime.local_size import LEAST, choose_local_size

SIZES = (1, 2, 3, 7, 8, 63, 64, 65, 96, 100, 255, 256, 1000, 1023, 1024, 4097, 1 << 20)


@pytest.mark.parametrize("lanes", [1, 4, 16, 64])
@pytest.mark.parametrize("threads", [1, 2, 64])
def test_every_choice_is_fit_to_run(lanes: int, threads: int) -> None:
    for dimensions in (1, 2, 3):
        for global_size in product(SIZES, repeat=dimensions):
            local = choose_local_size(global_size, lanes, threads)
            assert all(1 <= side <= size for side, size in zip(local, global_size, strict=True))
            assert all(side & (side - 1) == 0 for side in local)
            assert math.prod(local) <= 256
            assert local[0] % lanes == 0 or global_size[0] < lanes, (global_size, local)


@pytest.mark.parametrize("n", [128, 200, 1000, 4096, 10**6])
@pytest.mark.parametrize("threads", [1, 4, 16])
def test_groups_are_large_enough_and_there_are_enough(n: int, threads: int) -> None:
    (local,) = choose_local_size((n,), 8, threads)
    assert local >= LEAST
    assert local == LEAST or -(-n // local) >= 2 * threads


@pytest.mark.parametrize(
    ("global_size", "lanes", "threads", "expected"),
    [
        ((1 << 20,), 16, 2, (256,)),
        ((1000,), 8, 1, (256,)),
        ((1000,), 8, 4, (128,)),
        ((512, 512), 8, 1, (64, 4)),
        ((8, 512), 8, 1, (8, 32)),
        ((64, 64, 64), 8, 1, (64, 2, 2)),
        ((5,), 8, 1, (4,)),
    ],
)
def test_choices(global_size: tuple[int, ...], lanes: int, threads: int, expected: tuple[int, ...]) -> None:
    assert choose_local_size(global_size, lanes, threads) == expected


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
def test_hints_stand_in_the_metadata(kernel: str, expected: KernelHints) -> None:
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
def test_lanes_that_suit(lanes: int, hints: KernelHints, expected: int) -> None:
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
