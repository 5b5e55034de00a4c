"""The fuzzer's reference for work-group and sub-group functions: known results, and that wrong code is found."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import numpy as np
import pytest

from wfv.fuzz import kernels
from wfv.fuzz.kernels.generator import Generator, Scope, random_kernel
from wfv.fuzz.kernels.group_functions import DifferentBarriersError, Gathering, Member, find_group_function
from wfv.fuzz.kernels.reference import Reference
from wfv.fuzz.kernels.values import GROUP, VARYING
from wfv.fuzz.kernels.writer import Frame

HEAD = """
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func void @_Z7barrierj(i32)
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32) convergent
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32) convergent
declare spir_func i32 @_Z22sub_group_shuffle_downij(i32, i32) convergent
declare spir_func i64 @_Z29work_group_scan_exclusive_maxl(i64) convergent
define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x = trunc i64 %i to i32
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %i
"""
OF_ODD = """
  %is.odd = trunc i32 %x to i1
  br i1 %is.odd, label %odd, label %end
odd:
  %sum = call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 %x)
  store i32 %sum, ptr addrspace(1) %to
  br label %end
end:
  %all = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %bits = extractelement <4 x i32> %all, i32 0
  %old = load i32, ptr addrspace(1) %to
  %both = add i32 %old, %bits
  store i32 %both, ptr addrspace(1) %to
  ret void
}
"""
SCAN = """
  %less = sub i64 2, %i
  %before = call spir_func i64 @_Z29work_group_scan_exclusive_maxl(i64 %less)
  %narrow = trunc i64 %before to i32
  store i32 %narrow, ptr addrspace(1) %to
  ret void
}
"""
DOWN = """
  %next = call spir_func i32 @_Z22sub_group_shuffle_downij(i32 %x, i32 1)
  store i32 %next, ptr addrspace(1) %to
  ret void
}
"""
DIVERGED = """
  %is.odd = trunc i32 %x to i1
  br i1 %is.odd, label %odd, label %even
odd:
  %a = call spir_func i64 @_Z29work_group_scan_exclusive_maxl(i64 1)
  ret void
even:
  %b = call spir_func i64 @_Z29work_group_scan_exclusive_maxl(i64 1)
  ret void
}
"""


def run(body: str, size: int, local: int, lanes: int, fill: int | None = None) -> list[int]:
    out = np.zeros(size, np.int32)
    Reference(HEAD + body).run((size,), (local,), [out, size], fill, lanes)
    return out.tolist()


def test_the_work_items_of_a_branch_meet_and_the_others_wait_behind_it() -> None:
    """Groups of 6 and 4 work-items; sub-groups of 4 and 2."""
    assert run(OF_ODD, 10, 6, 4) == [15, 19, 15, 19, 3, 8, 15, 31, 15, 31]


def test_a_scan_of_a_group() -> None:
    assert run(SCAN, 5, 3, 2) == [0, 2, 2, 0, -1]


def test_a_lane_that_takes_no_part_gives_what_memory_contained() -> None:
    """Work-item 3 is the last of a sub-group, work-item 4 the last of the group."""
    for fill, last in ((None, 0), (0, 0), (0xFF, -1)):
        assert run(DOWN, 5, 5, 4, fill) == [1, 2, 3, last, last]


def test_different_calls_of_a_group_are_an_error() -> None:
    with pytest.raises(DifferentBarriersError):
        run(DIVERGED, 4, 4, 2)


@pytest.mark.parametrize(
    ("symbol", "found"),
    [
        ("_Z20sub_group_reduce_mini", [-3, -3, -3]),
        ("_Z20sub_group_reduce_minj", [1, 1, 1]),
        ("_Z28sub_group_scan_exclusive_andi", [-1, 5, 1]),
        ("_Z28sub_group_scan_exclusive_maxi", [-(2**31), 5, 5]),
        ("_Z21sub_group_shuffle_xorij", [1, 5, 0]),
        ("_Z15sub_group_electv", [1, 0, 0]),
        ("_Z16sub_group_balloti", [11, 11, 11]),
        ("_Z3fooi", None),
    ],
)
def test_functions(symbol: str, found: list[int] | None) -> None:
    """Lanes 0, 1 and 3 of 4 take part, with 5, 1 and -3; the second operand is 1."""
    function = find_group_function(symbol)
    if function is None or found is None:
        assert found is None
        return
    members = [Member(lane, x & (2**32 - 1), 1) for lane, x in ((0, 5), (1, 1), (3, -3))]
    assert function.results(Gathering(members, 4, 4)) == found


def test_random_kernels_call_them() -> None:
    names = re.compile(r"call spir_func [^@\n]*@_Z\d+((?:sub|work)_group_\w+)\(")
    found = {name for number in range(150) for name in names.findall(random_kernel(1, number))}
    assert sum(name.startswith("work_group_") for name in found) > 10
    assert sum(name.startswith("sub_group_") for name in found) > 20


def test_in_a_loop_all_meet_behind_code_in_which_they_diverge() -> None:
    """Otherwise some could be at a function of the next iteration while others are still at it in this one."""
    statements = tomllib.loads((Path(kernels.__file__).parent / "group_functions.toml").read_text())["statement"]
    diverge = [template for _, _, template in statements.values() if "{divergent}" in template]
    assert len(diverge) == 2
    for number, template in enumerate(diverge * 20):
        generator = Generator(f"meet/{number}")
        generator.features |= {"sub_group"}
        generator.define_variables()
        scope = Scope(2, (), GROUP, is_whole=True, loops=1)
        generator.expand(template, Frame(generator, 1, VARYING, scope, {"C": GROUP}))
        behind = re.split(r"^.*:$", "\n".join(generator.body.lines), flags=re.MULTILINE)[-1]
        assert re.search(r"@_Z\d+sub_group_", behind), generator.body.lines


@pytest.mark.parametrize(
    ("symbol", "result"),
    [
        ("_Z30sub_group_clustered_reduce_addij", [6, 6, 5]),
        ("_Z30sub_group_clustered_reduce_minij", [1, 1, 5]),
        ("_Z16sub_group_rotateij", [0, 5, 0]),
        ("_Z22get_max_sub_group_sizev", [8, 8, 8]),
    ],
)
def test_functions_with_a_second_operand(symbol: str, result: list[int]) -> None:
    """Lanes 0, 1 and 3 of 8 take part; the second operand, a size of clusters, or a distance, is 2."""
    function = find_group_function(symbol)
    assert function is not None
    gathering = Gathering([Member(0, 1, 2), Member(1, 5, 2), Member(3, 5, 2)], 4, 8)
    assert function.results(gathering) == result


def test_functions_of_floats() -> None:
    def bits(values: list[float]) -> list[int]:
        return np.array(values, np.float32).view(np.uint32).tolist()

    members = [Member(lane, x, 0) for lane, x in zip((0, 2, 3), bits([3, 0.5, 7]), strict=True)]
    for name, expected in (("reduce_add", [10.5] * 3), ("scan_exclusive_min", [np.inf, 3, 0.5])):
        function = find_group_function(f"_Z{len(name) + 10}sub_group_{name}f")
        assert function is not None
        assert function.results(Gathering(members, 4, 4)) == bits(expected)
