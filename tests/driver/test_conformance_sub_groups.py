"""What subgroups asks: every function on every type, vectors as well, ballots of any bits, barriers, queries."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests import test_wild_sub_groups as functions
from tests.driver.expressions import HALVES, WIDTHS, loaded, stored, vector
from tests.driver.kernel_runs import run_kernel
from tests.driver.opencl_api import World, not_on_pocl
from tests.support.builtin_runs import DTYPES
from tests.support.requires import needs_clang
from tests.support.sampling import is_full
from tests.support.sub_groups import applied, sub_groups

pytestmark = [needs_clang, not_on_pocl("version 3.1 has none of the extensions for sub-groups")]
SIZES = ((600,), (200,))  # the last sub-group of a group is smaller
ITEMS = SIZES[0][0]
Bits = Callable[[int, int, int], int]  # of a number of 128 bits, the lane, and the lanes of a whole sub-group


def run(w: World, body: str, outs: list[np.ndarray], ins: list[np.ndarray], head: str, options: str = "") -> int:
    """Runs the kernel `k` with a parameter in which it stores the size of a whole sub-group, which is returned."""
    size = np.zeros(1, np.uint32)
    source = (
        f"{HALVES}kernel void k(global uint *lanes_used, {head}) {{ *lanes_used = get_max_sub_group_size(); {body} }}"
    )
    run_kernel(w, source, [size, *outs], ins, *SIZES, options=f"-cl-std=CL3.0 {options}")
    return int(size[0])


def kinds(usual: tuple[str, ...]) -> list[object]:
    return [pytest.param(kind, marks=() if kind in usual else pytest.mark.full) for kind in functions.TYPES]


@pytest.mark.parametrize("guard", functions.GUARDS)
@pytest.mark.parametrize("kind", kinds(("half", "ulong")))
def test_functions(kind: str, guard: str, w: World) -> None:
    """In all work-items, and in a branch that some of them take. Without --full every fourth function."""
    condition = functions.GUARDS[guard]
    cases = dict(list(functions.cases(kind).items())[guard == "all" :: 1 if is_full else 4])
    x, on = functions.inputs(kind, ITEMS, condition)
    out, size = np.zeros((len(cases), ITEMS), x.dtype), np.zeros(1, np.uint32)
    head = functions.HEAD.replace("all_of_them(", "k(global uint *used, ").replace(
        "GUARD", "*used = lanes; " + condition
    )
    lines = "".join(f"out[{number} * n + i] = {text};\n" for number, text in enumerate(cases))
    run_kernel(w, f"{head}{lines}}}}}", [size, out], [x, on], *SIZES, options=f"-cl-std=CL3.0 -DT={kind}")
    for (text, function), found in zip(cases.items(), out, strict=True):
        wanted = applied(function, x, on.astype(bool), SIZES, int(size[0]))
        np.testing.assert_array_equal(found, wanted, f"{text}, {kind}, {guard}")


@pytest.mark.parametrize("base", kinds(("char", "half", "double")))
def test_vectors_are_broadcast(base: str, w: World) -> None:
    """From lane 1, and from the last one, to all work-items of a sub-group."""
    head, body, outs, ins = [], "size_t i = get_global_id(0); uint last = get_sub_group_size() - 1;", [], []
    texts = ("sub_group_broadcast({0}, 1)", "sub_group_non_uniform_broadcast({0}, last)")
    for width in WIDTHS[1:]:
        draw = np.random.default_rng(width)
        ins.append(draw.integers(0, 100, (ITEMS, width)).astype(DTYPES[base]))
        body += f"{vector(base, width)} v{width} = {loaded(width, f'x{width}')};"
        for number, text in enumerate(texts):
            outs.append(np.zeros((ITEMS, width), DTYPES[base]))
            head.append(f"global {base} *r{width}_{number}")
            body += stored(width, text.format(f"v{width}"), f"r{width}_{number}")
    head += [f"global const {base} *x{width}" for width in WIDTHS[1:]]
    lanes = run(w, body, outs, ins, ", ".join(head))
    for at, found in enumerate(outs):
        x = ins[at // len(texts)]
        for ids in sub_groups(*SIZES, lanes):
            source = (ids[1], ids[-1])[at % len(texts)]
            np.testing.assert_array_equal(found[ids], np.broadcast_to(x[source], found[ids].shape), str(at))


def low(value: int, count: int) -> int:
    return value & ((1 << count) - 1)


BALLOTS: dict[str, Bits] = {
    "sub_group_ballot_bit_count(b)": lambda b, lane, lanes: low(b, lanes).bit_count(),
    "sub_group_ballot_inclusive_scan(b)": lambda b, lane, lanes: low(b, lane + 1).bit_count(),
    "sub_group_ballot_exclusive_scan(b)": lambda b, lane, lanes: low(b, lane).bit_count(),
    "sub_group_ballot_find_lsb(b)": lambda b, lane, lanes: (b & -b).bit_length() - 1,
    "sub_group_ballot_find_msb(b)": lambda b, lane, lanes: low(b, lanes).bit_length() - 1,
    "sub_group_ballot_bit_extract(b, at)": lambda b, lane, lanes: b >> (lane * 7 % lanes) & 1,
    "sub_group_inverse_ballot(b)": lambda b, lane, lanes: b >> lane & 1,
    **{
        f"MASK(get_sub_group_{name}_mask())": function
        for name, function in {
            "eq": lambda b, lane, lanes: 1 << lane,
            "ge": lambda b, lane, lanes: low(-1 << lane, lanes), "gt": lambda b, lane, lanes: low(-2 << lane, lanes),
            "le": lambda b, lane, lanes: low(-1, lane + 1), "lt": lambda b, lane, lanes: low(-1, lane),
        }.items()
    },
}  # fmt: skip


def test_ballots_of_any_bits(w: World) -> None:
    """Bits of lanes that no sub-group has do not count. What differs between work-items is each one's own number."""
    words = np.random.default_rng(3).integers(0, 1 << 32, (ITEMS, 4), np.uint32)
    words[:, 0] |= 1  # of no bits, the highest is undefined
    outs = [np.zeros(ITEMS, np.uint32) for _ in BALLOTS]
    head = ", ".join(f"global uint *r{number}" for number in range(len(outs)))
    body = """size_t i = get_global_id(0); uint4 b = x[i];
    uint lane = get_sub_group_local_id(), at = lane * 7 % get_max_sub_group_size();"""
    body += "".join(f"r{number}[i] = {text};" for number, text in enumerate(BALLOTS))
    options = "'-DMASK(m)=(m.y|m.z|m.w?77u:m.x)'"
    lanes = run(w, body, outs, [words], head + ", global const uint4 *x", options)
    assert lanes <= 32
    for (text, bits), found in zip(BALLOTS.items(), outs, strict=True):
        for ids in sub_groups(*SIZES, lanes):
            numbers = [sum(int(word) << 32 * place for place, word in enumerate(words[item])) for item in ids]
            wanted = [bits(number, lane, lanes) for lane, number in enumerate(numbers)]
            assert found[ids].tolist() == wanted, text


def test_a_ballot_has_the_bits_of_active_work_items(w: World) -> None:
    found = np.zeros((ITEMS, 4), np.uint32)
    body = "size_t i = get_global_id(0); if (i % 3) r[i] = sub_group_ballot(i % 2);"
    lanes = run(w, body, [found], [], "global uint4 *r")
    for ids in sub_groups(*SIZES, lanes):
        wanted = sum(1 << lane for lane, item in enumerate(ids) if item % 3 and item % 2)
        assert found[ids].tolist() == [[wanted if item % 3 else 0, 0, 0, 0] for item in ids]


@pytest.mark.parametrize("fence", ["CLK_LOCAL_MEM_FENCE", "CLK_GLOBAL_MEM_FENCE, memory_scope_sub_group"])
def test_barriers(fence: str, w: World) -> None:
    """What a lane of the sub-group has stored before it is seen after it, also in a loop and under a branch of all."""
    found, room = np.zeros(ITEMS, np.int32), np.zeros(ITEMS, np.int32)
    memory = "local int own[200]; size_t at = get_local_id(0);"
    if "GLOBAL" in fence:
        memory = "global int *own = room; size_t at = i;"
    body = f"""size_t i = get_global_id(0); {memory} uint n = get_sub_group_size(), lane = get_sub_group_local_id();
    int sum = 0;
    if (get_sub_group_id() % 2) for (int k = 0; k < 3; k++) {{
        own[at] = (int)i + k; sub_group_barrier({fence});
        sum += own[at - lane + (lane + 1) % n]; sub_group_barrier({fence});
    }}
    r[i] = sum;"""
    lanes = run(w, body, [found, room], [], "global int *r, global int *room")
    for ids in sub_groups(*SIZES, lanes):
        is_odd = ids[0] % 200 // lanes % 2
        np.testing.assert_array_equal(found[ids], (3 * np.roll(ids, -1) + 3) * is_odd)


SHAPES = [((200,), (200,)), ((37,), (10,)), ((24, 10), (12, 5)), ((9, 6, 4), (9, 3, 2))]


@pytest.mark.parametrize(("size", "local"), SHAPES, ids=str)
def test_queries(size: tuple[int, ...], local: tuple[int, ...], w: World) -> None:
    """Each work-item of a group is one lane of one sub-group, and the counts agree. The last groups may be smaller."""
    items = int(np.prod(size))
    found = np.zeros((items, 8), np.uint32)
    source = """kernel void k(global uint *r) { global uint *o = r + 8 * get_global_linear_id();
        o[0] = get_sub_group_id(); o[1] = get_sub_group_local_id(); o[2] = get_sub_group_size();
        o[3] = get_max_sub_group_size(); o[4] = get_num_sub_groups(); o[5] = get_enqueued_num_sub_groups();
        o[6] = get_group_id(0) + 100 * (get_group_id(1) + 100 * get_group_id(2));
        o[7] = get_local_size(0) * get_local_size(1) * get_local_size(2); }"""
    run_kernel(w, source, [found], [], size, local)
    for group in np.unique(found[:, 6]):
        rows = found[found[:, 6] == group].astype(int)
        most, count, enqueued, _, all_items = rows[0, 3:].tolist()
        assert len(rows) == all_items == len(np.unique(rows[:, :2], axis=0))
        assert (rows[:, 3:6] == rows[0, 3:6]).all() and count <= enqueued
        assert np.unique(rows[:, 0]).tolist() == list(range(count))
        for number in range(count):
            own = rows[rows[:, 0] == number]
            assert sorted(own[:, 1]) == list(range(len(own))) and (own[:, 2] == len(own)).all() and len(own) <= most
        assert len(local) > 1 or count == -(-len(rows) // most)
