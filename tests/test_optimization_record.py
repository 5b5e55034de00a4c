"""`--remarks FILE.yaml`: LLVM's optimization record, read as LLVM's opt-viewer reads it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from passes.remarks import NamedCause, Remark
from tests.support.command_line import fail, succeed
from tests.support.requires import needs_clang
from wfv.inspect.explain.decisions import decisions_of
from wfv.inspect.explain.optimization_record import record_of
from wfv.options import make_options

SPMV = "docs/examples/spmv.cl"
FIELDS = {"Pass", "Name", "DebugLoc", "Function", "Hotness", "Args"}


class _Loader(yaml.SafeLoader):
    """YAML with the tags of LLVM's remarks."""


def _document(loader: _Loader, node: yaml.MappingNode) -> dict[str, Any]:
    return {"tag": node.tag, **loader.construct_mapping(node, deep=True)}


for tag in ("!Missed", "!Passed", "!Analysis"):
    _Loader.add_constructor(tag, _document)


def read(text: str) -> list[dict[str, Any]]:
    """The documents, checked against what opt-viewer relies on."""
    documents = list(yaml.load_all(text, Loader=_Loader))
    for each in documents:
        assert {"tag", "Pass", "Name", "Function", "Args"} <= each.keys() <= {"tag", *FIELDS}
        assert all(isinstance(each[name], str) for name in ("Pass", "Name", "Function"))
        assert isinstance(each.get("Hotness", 0), int)
        assert list(map(len, each["Args"])) == [1 + ("DebugLoc" in argument) for argument in each["Args"]]
        for place in _places(each):
            assert place.keys() == {"File", "Line", "Column"}
            assert isinstance(place["File"], str) and isinstance(place["Line"], int)
            assert isinstance(place["Column"], int)
    return documents


def _places(document: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for each in (document, *document["Args"]):
        if "DebugLoc" in each:
            yield each["DebugLoc"]


def message(document: dict[str, Any]) -> str:
    """The arguments one after the other, as opt-viewer shows them."""
    return "".join(value for each in document["Args"] for key, value in each.items() if key != "DebugLoc")


def test_explain_and_compile_and_run_write_the_same_schema(tmp_path: Path) -> None:
    file, other = tmp_path / "k.opt.yaml", tmp_path / "c.opt.yaml"
    succeed("run", "Histogram", "--size", "small", "--strategy", "unicf", "--lanes", "8", "--remarks", str(file))
    first, *documents = read(file.read_text())
    assert (first["tag"], first["Name"]) == ("!Passed", "Vectorized")
    gather = next(each for each in documents if each["Name"] == "Gather" and each["DebugLoc"]["Line"] == 18)
    assert gather["tag"] == "!Missed"
    assert 100 < gather["Hotness"] < 1000
    assert message(gather).startswith(
        "8 scalar loads: the address is varying, because of value: each lane loads it from its own address; "
        "it depends on get_global_id(0); try: "
    )
    assert [each["DebugLoc"]["Line"] for each in gather["Args"] if "DebugLoc" in each] == [17, 8]
    kinds = {(each["tag"], each["Name"]) for each in documents}
    assert {("!Analysis", "Barrier"), ("!Missed", "Scatter"), ("!Missed", "PerLane")} <= kinds
    succeed("compile", "Histogram", "-o", str(tmp_path / "k.ll"), "--lanes", "8", "--remarks", str(other))
    assert read(other.read_text()) == [first, *documents]


@needs_clang
def test_the_record_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "k.opt.yaml"
    assert "the fastest is probably" in succeed("explain", SPMV, "--remarks", str(file))
    documents = read(file.read_text())
    assert {each["DebugLoc"]["File"] for each in documents if "DebugLoc" in each} == {SPMV}
    assert all(each["Function"] == "spmv" for each in documents)
    assert "cannot write" in fail("explain", SPMV, "--remarks", str(tmp_path / "none" / "k.yaml"))


@pytest.mark.parametrize(
    "text", ["it's", 'a "b": c', "# no comment", "- {x}", "tab\there", "line\nbreak", "Größe \x07"]
)
def test_any_text_is_read_back(text: str) -> None:
    cause = NamedCause("v", 3, text, 7, text, text)
    remark = Remark(4, "gather", "load", "v", text, file=text, column=2, causes=(cause,))
    (document,) = read(record_of(text, make_options("scalar"), decisions_of([remark], []), "unused"))
    assert document["Function"] == text
    assert document["DebugLoc"] == {"File": text, "Line": 4, "Column": 2}
    assert f"because of {text}: {text}; try:" in message(document)
