"""`kernel.cfg(step)` as a networkx graph: its attributes, and the files that `wfv cfg` writes."""

import json
from pathlib import Path

import networkx as nx
import pytest
from typer.testing import CliRunner

import wfv
from wfv.cli import app
from wfv.runtime.kernel import Kernel

SOURCE = """kernel void steps(global int *out, int n, int m) {
  int i = get_global_id(0), k = 0;
  if (i > n) {
    if (m > 0) k = i * i;
    else k = i + m;
  }
  while (k > n) k /= 2;
  out[get_global_id(0)] = k;
}
"""
BARRIER = """kernel void swap(global int *out, local int *t) {
  t[get_local_id(0)] = out[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = t[get_local_size(0) - 1 - get_local_id(0)];
}
"""


@pytest.fixture(scope="module")
def steps() -> Kernel:
    return wfv.build(SOURCE, lanes=8, strategy="unicf").steps


def test_the_attributes_before_linearization(steps: Kernel) -> None:
    graph = steps.cfg("scalarize")
    assert type(graph).__mro__[1] is nx.DiGraph and graph.graph["name"] == "steps"
    assert next(iter(graph)) == graph.graph["entry"] == "entry"
    entry = graph.nodes["entry"]
    assert entry["divergent"] and entry["divergence"] == "branch" and {2, 3} <= set(entry["lines"])
    assert "icmp" in entry["text"] and entry["mask"] == "" and entry["loop"] == ""
    assert set(entry["shapes"].values()) == {"strided(1)", "varying"}
    (kept,) = (block for block, found in graph.nodes(data=True) if found["divergence"] == "kept" and not found["loop"])
    assert not graph.nodes[kept]["divergent"] and graph.out_degree(kept) == 2
    taken = [graph.edges["entry", to]["mask"] for to in graph["entry"]]
    assert taken[0].startswith("lanes: ") and len(set(taken)) == 2
    loops = {found["loop"] for _, found in graph.nodes(data=True) if found["divergent_loop"]}
    assert len(loops) == 1
    assert [b for _, b, back in graph.edges(data="back") if back] == list(loops)


def test_the_attributes_after_linearization(steps: Kernel) -> None:
    graph = steps.cfg()
    assert not any(found["divergent"] for _, found in graph.nodes(data=True))
    assert any(found["mask"] for _, found in graph.nodes(data=True))
    waiting = [(to, found["deferred"]) for _, to, found in graph.edges(data=True) if found["deferred"]]
    assert waiting and all(to not in late and set(late) <= set(graph) for to, late in waiting)


def test_another_strategy_and_what_is_not_known(steps: Kernel) -> None:
    kept, flat = (sum(d > 1 for _, d in steps.cfg("linearize", name).out_degree()) for name in ("unicf", "naive"))
    assert kept > flat
    assert {found["divergent"] for _, found in steps.cfg("normalize").nodes(data=True)} == {None}


@pytest.mark.parametrize("function", [None, "other"])
def test_a_function_must_be_named_if_there_are_several(function: str | None) -> None:
    kernel = wfv.build(BARRIER, lanes=8, strategy="unicf").swap
    with pytest.raises(wfv.OptionError):
        kernel.cfg("barriers", function=function)
    names = list(kernel.compiled().cfgs("barriers"))
    assert len(names) > 1 and kernel.cfg("barriers", function=names[1]).graph["name"] == names[1]


@pytest.mark.parametrize("source", [SOURCE, BARRIER])
def test_files_for_other_tools(tmp_path: Path, source: str) -> None:
    (tmp_path / "k.cl").write_text(source)
    for suffix in ("graphml", "json"):
        arguments = ["cfg", str(tmp_path / "k.cl"), "--stop-after", "barriers", "-o", str(tmp_path / f"g.{suffix}")]
        assert CliRunner().invoke(app, arguments).exit_code == 0
    graphml = nx.read_graphml(tmp_path / "g.graphml")
    found = nx.node_link_graph(json.loads((tmp_path / "g.json").read_text()), edges="edges")
    assert list(found) == list(graphml) and list(found.edges) == list(graphml.edges)
    for block, attributes in found.nodes(data=True):
        assert graphml.nodes[block]["lines"].split() == list(map(str, attributes["lines"]))
        assert json.loads(graphml.nodes[block]["shapes"]) == attributes["shapes"]
        assert graphml.nodes[block]["divergent"] is attributes["divergent"]


def test_a_graph_file_has_one_strategy(tmp_path: Path) -> None:
    found = CliRunner().invoke(app, ["cfg", "DCT", "--compare", "naive,unicf", "-o", str(tmp_path / "g.json")])
    assert found.exit_code == 2 and "one strategy" in found.output
