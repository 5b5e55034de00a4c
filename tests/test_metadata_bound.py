"""Whether metadata that Clang prints is flat: the fast way agrees with the exact one, or does not know."""

from __future__ import annotations

import random

import pytest

from tests.support.requires import needs_clang
from wfv.ir import metadata_bound, refused_metadata
from wfv.ir.metadata_bound import ROUNDS, is_flat
from wfv.ir.metadata_depth import depth_bound
from wfv.opencl.clang import compile_opencl


def module(targets: dict[int, list[int]], extra: str = "") -> str:
    """A module with these nodes; those with an even number are tuples."""
    lines = [
        f"!{i} = " + ("!{%s}" if i % 2 == 0 else "distinct !DILexicalBlock(%s)") % ", ".join(f"!{t}" for t in to)
        for i, to in targets.items()
    ]
    return "\n".join(["define void @f() {", "  ret void, !dbg !1", "}", "", "!llvm.dbg.cu = !{!0}", "", *lines, extra])


def test_chains() -> None:
    assert is_flat("define void @f() { ret void }", 0)
    assert is_flat(module({}), 0)
    text = module({0: [1], 1: [2, 9], 2: [], 3: [3, 2]})  # 9 is no node, 3 is a loop
    assert is_flat(text, 3)
    assert not is_flat(text, 2)
    assert is_flat(module({0: [1], 1: []}, '!2 = !DIFile(filename: "!", source: "!a !{")'), 2)


def test_nodes_that_are_written_in_others_weigh_more() -> None:
    text = module({0: [1], 1: []}).replace("!{!1}", "!{!{!1}, !DIExpression()}")
    assert is_flat(text, 4)
    assert not is_flat(text, 3)


def test_it_agrees_with_the_exact_bound_where_there_is_no_cycle() -> None:
    rng = random.Random(5)
    for _ in range(100):
        count = rng.randrange(1, 40)
        targets = {i: [rng.randrange(i + 1, count + 1) for _ in range(rng.randrange(4))] for i in range(count)}
        order = rng.sample(range(count), count)
        exact = depth_bound(targets, dict.fromkeys(targets, 1))
        text = module({i: targets[i] for i in order})
        assert is_flat(text, exact)
        assert not is_flat(text, exact - 1)


def test_cycles_and_long_chains_are_left_to_the_exact_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_flat(module({0: [1], 1: [2], 2: [0]}), 100)
    chain = module({i: [i + 1] for i in range(ROUNDS + 50)})
    assert not is_flat(chain, 10 * ROUNDS)
    monkeypatch.setattr(refused_metadata, "MAX_DEPTH", ROUNDS + 20)
    assert refused_metadata.has_too_much_metadata(chain)
    monkeypatch.setattr(refused_metadata, "MAX_DEPTH", ROUNDS + 50)
    assert not refused_metadata.has_too_much_metadata(chain)


@needs_clang
def test_clangs_metadata_is_found_flat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The exact bound is not needed."""
    source = "".join(f"int f{i}(int x) {{ return x * x + {i}; }}\n" for i in range(40))
    source += "kernel void k(global int *x) { " + "".join(f"*x = f{i}(*x);\n" for i in range(40)) + "}"
    ir = compile_opencl(source).ir
    monkeypatch.setattr(refused_metadata, "MAX_DEPTH", 50)
    monkeypatch.setattr(refused_metadata, "_read", None)
    assert ir.count("\n!") > 50
    assert not refused_metadata.has_too_much_metadata(ir)
    assert not metadata_bound.is_flat(ir, 1)
