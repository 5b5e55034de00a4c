"""The steps of a kernel as text and graphs, and strategies compared with each other."""

from __future__ import annotations

from typing import Any

import networkx as nx
import numpy as np
import pytest

import wfv
from tests.support.launch_ir import saxpy_kernel
from tests.support.requires import needs_clang
from wfv.bench import compare as comparing
from wfv.errors import OptionError
from wfv.pipeline import STEPS
from wfv.runtime.kernel import Kernel

# y[i] = i odd ? x[i] * 2 : x[i] + s, by a branch on which lanes disagree.
SOURCE = """
define spir_kernel void @half(ptr addrspace(1) %y, ptr addrspace(1) %x, i32 %s) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %odd = trunc i64 %id to i1
  br i1 %odd, label %twice, label %more
twice:
  %d = call i32 @work(i32 %v, i32 2)
  br label %end
more:
  %a = udiv i32 %v, %s
  br label %end
end:
  %r = phi i32 [ %d, %twice ], [ %a, %more ]
  %py = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %id
  store i32 %r, ptr addrspace(1) %py, align 4
  ret void
}
define internal i32 @work(i32 %a, i32 %b) {
  %c = udiv i32 %a, %b
  %r = mul i32 %c, %b
  ret i32 %r
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""


@pytest.fixture(scope="module")
def half() -> Kernel:
    return wfv.build(SOURCE, lanes=4).half


def test_each_step_can_be_read(half: Kernel) -> None:
    compiled = half.compiled()
    assert set(compiled.steps) <= set(STEPS) and "masks" in compiled.steps
    assert "get_global_id" in compiled.ir("normalize") and "<4 x i32>" not in compiled.ir("linearize")
    assert "<4 x i32>" in compiled.ir("widen")
    assert compiled.ir() == half.ir == compiled.ir("group")
    assert compiled.asm == half.assembly
    assert compiled.remarks == half.remarks
    assert "unicf, 4 lanes" in repr(compiled)


def test_control_flow_is_a_graph(half: Kernel) -> None:
    compiled = half.compiled()
    before, after = compiled.cfg("scalarize"), compiled.cfg("linearize")
    assert [name for name, data in before.nodes(data=True) if data["divergent"]] == ["entry"]
    assert set(before.successors("entry")) == {"twice", "more"}
    assert "udiv" in before.nodes["more"]["text"]
    assert max(degree for _, degree in after.out_degree()) == 1
    assert not any(data["divergent"] for _, data in after.nodes(data=True))
    assert nx.is_directed_acyclic_graph(after)
    assert compiled.cfg("normalize").nodes["entry"]["divergent"] is None
    assert len(compiled.cfg("group")) > 3
    after.clear()
    assert len(compiled.cfg("linearize")) > 1


def test_shapes_by_name(half: Kernel) -> None:
    shapes = half.compiled().shapes("scalarize")
    assert (shapes["s"], shapes["v"]) == ("uniform", "varying")
    assert "strided(4)" in shapes.values()
    assert half.compiled().shapes("normalize") == {}
    assert half.compiled("naive").shapes("scalarize")["px"] == "varying"


def test_other_options(half: Kernel) -> None:
    compiled = half.compiled(strategy="naive", lanes=8, target="x86-64-v3")
    assert (compiled.options.strategy.name, compiled.options.lanes, compiled.options.target) == (
        "naive", 8, "x86-64-v3"
    )  # fmt: skip
    assert "<8 x i32>" in compiled.ir()
    assert half.compiled(target="x86-64-v3").options.lanes == 8
    assert half.compiled("scalar").remarks[0].kind == "scalar"


def test_unknown_steps_and_names_are_refused(half: Kernel) -> None:
    compiled = half.compiled("scalar")
    with pytest.raises(OptionError, match=r"unknown step 'mask'[\s\S]*normalize"):
        compiled.ir("mask")
    with pytest.raises(OptionError, match=r"'scalar' has no step 'masks'"):
        compiled.cfg("masks")
    with pytest.raises(OptionError, match=r"no function 'other' after normalize[\s\S]*half"):
        compiled.cfg("normalize", "other")
    for wrong in ({"strategy": "unicfg"}, {"lanes": 3}, {"target": "arm"}):
        with pytest.raises(OptionError):
            half.compiled(**wrong)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="no source"):
        saxpy_kernel().compiled()


def data(n: int = 1000) -> tuple[np.ndarray, np.ndarray, int]:
    return np.zeros(n, np.int32), np.arange(n, dtype=np.int32), 3


def test_strategies_side_by_side(half: Kernel) -> None:
    y, x, s = data()
    found = wfv.compare(half, (1000, 64), (y, x, s), ["unicf", "naive"], runs=5)
    assert [row.strategy for row in found.rows] == ["scalar", "unicf", "naive"]
    assert found.is_correct and not y.any()
    assert all(row.seconds and 0 < row.seconds < 1 for row in found.rows)
    assert found.speedup("scalar") == 1 and found.speedup("naive")
    assert "unicf" in repr(found) and "yes" in repr(found)
    assert found._repr_html_().count("<tr>") == 4
    with pytest.raises(KeyError):
        found["unival"]


def test_wrong_results_are_found(half: Kernel, monkeypatch: pytest.MonkeyPatch) -> None:
    make = Kernel.with_options

    def spoiled(self: Kernel, options: Any) -> Kernel:
        made = make(self, options)
        if options.strategy.name == "naive":
            made.bind = lambda y, x, s: make(self, options).bind(y, x, s + 1)  # type: ignore[method-assign]
        return made

    monkeypatch.setattr(Kernel, "with_options", spoiled)
    found = comparing.compare(half, (1000, 64), data(), ["unicf", "naive"], runs=2)
    assert not found.is_correct
    assert found["naive"].seconds is None and found.speedup("naive") is None
    differ = sum(i // 4 != i // 3 for i in range(0, 1000, 2))
    assert found["naive"].problem == f"WRONG: y: {differ} of 1000 differ (exact); [6] is 1, not 2"
    assert "WRONG" in repr(found)


def test_records_and_floats_are_compared() -> None:
    a = np.zeros(4, [("n", np.int32), ("f", np.float32)])
    b = a.copy()
    b["f"][2] = 1e-9
    assert comparing._difference("x", a, b, None).startswith("x.f: 1 of 4 differ (rtol 1e-05, atol")
    b["f"] = np.nan
    a["f"] = np.nan
    b["f"][0] = a["f"][0] = 5
    assert comparing._difference("x", a, b, None) == ""
    a["f"][0] = 5.001
    assert comparing._difference("x", a, b, None).startswith("x.f: 1 of 4 differ")
    assert comparing._difference("x", a, b, 0.01) == ""


def test_copies_share_memory_as_the_arrays_do(half: Kernel) -> None:
    x = np.arange(1000, dtype=np.int32)
    assert wfv.compare(half, (1000, 64), (x, x, 3), "unicf", runs=1).is_correct
    a, b = comparing.copies_of((x[10:], x[:20]))
    assert isinstance(a, np.ndarray) and isinstance(b, np.ndarray)
    a[3] = -5
    assert b[13] == -5
    assert a.ctypes.data - b.ctypes.data == 40 and (b[14:] == x[14:20]).all() and x[13] == 13
    alone, empty, number = comparing.copies_of((np.ones((3, 4), order="F").T[::2], x[5:5], 7))
    assert isinstance(alone, np.ndarray) and alone.ctypes.data % 128 == 0 and alone.shape == (2, 3)
    assert number == 7 and np.shape(empty) == (0,)


def test_bad_comparisons_are_refused(half: Kernel) -> None:
    with pytest.raises(wfv.ArgumentError, match="ndarray: not a tuple"):
        wfv.compare(half, (1000, 64), data()[0])  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="0 runs"):
        wfv.compare(half, (1000, 64), data(), ["unicf"], runs=0)
    with pytest.raises(wfv.GeometryError, match="not a global and a local size"):
        wfv.compare(half, 1000, data())  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="a BoundKernel is not a kernel"):
        wfv.compare(half.bind(*data()), (1000, 64), ())  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="did you mean"):
        wfv.compare(half, (1000, 64), data(), ["unicfg"])
    with pytest.raises(wfv.ArgumentError):
        wfv.compare(half, (1000, 64), data()[:2])


@needs_clang
def test_causes_and_masks() -> None:
    """No mask has a shape before it is analyzed, and each value that varies has a cause."""
    compiled = wfv.build("docs/tutorial/powers.cl", strategy="unicf", lanes=8)["powers"].compiled()
    for step in ("scalarize", "masks", "linearize"):
        shapes, causes = compiled.shapes(step), compiled.causes(step)
        assert "undefined" not in shapes.values()
        assert {name for name, shape in shapes.items() if shape == "varying"} == set(causes)
    loaded, number = compiled.causes()["i"]
    assert (loaded.line, loaded.why) == (3, "each lane loads it from its own address") and number.call
    masks = compiled.masks()
    assert masks["entry"] == "all lanes" and len(masks) == 5
    mask = next(value for value in masks.values() if value.startswith("%m.")).removeprefix("%")
    assert mask not in compiled.shapes("masks") and compiled.shapes("linearize")[mask] == "varying"
    assert compiled.masks("loops") == compiled.causes("normalize") == {}
