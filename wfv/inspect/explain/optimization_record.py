"""Remarks as LLVM's optimization record: a YAML file that opt-viewer and other tools for LLVM's remarks read.

    --- !Missed
    Pass: wfv
    Name: Gather
    DebugLoc: {File: Histogram.cl, Line: 18, Column: 48}
    Function: histogram256
    Hotness: 630
    Args:
    - {String: '8 scalar loads: the address is varying'}
    - {String: ', because of '}
    - Value: value
      DebugLoc: {File: Histogram.cl, Line: 17, Column: 22}
    ...

`Hotness` is the share of the time in thousandths, by the cost model. The first document of a kernel says how it
is vectorized. Schema: llvm/tools/opt-viewer/optrecord.py and llvm/lib/Remarks/YAMLRemarkSerializer.cpp.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import yaml

from passes.remarks import NamedCause, Remark
from wfv.inspect.explain.decisions import Decision, advice_for
from wfv.options import Options

_MISSED = (
    "gather",
    "scatter",
    "tested",
    "strided",
    "masked",
    "per lane",
    "branch",
    "loop",
    "by lane",
    "call",
    "scalar",
)
_PASSED = ("dimension", "constant", "guard", "boscc", "pairs", "vectorized")
_PER_MILLE = 1000
_LINE = 1 << 30  # the width of a line: none is broken


def record_of(kernel: str, options: Options, decisions: Sequence[Decision], file: str) -> str:
    """All remarks of a kernel, one YAML document each. `file`: the source's name where a remark has none."""
    shares = {remark: share for each in decisions for remark, share in each.shares}
    if options.strategy.vectorize:
        text = f"vectorized by strategy {options.strategy.name}: {options.lanes} work-items in a vector"
        shares[Remark(0, "vectorized", "", "", text)] = 0.0
    ordered = sorted(shares, key=lambda each: (each.kind != "vectorized", each))
    return "".join(_document(kernel, remark, shares[remark], file) for remark in ordered)


def _document(kernel: str, remark: Remark, share: float, file: str) -> str:
    tag = "Missed" if remark.kind in _MISSED else "Passed" if remark.kind in _PASSED else "Analysis"
    fields = {"Pass": "wfv", "Name": "".join(word.capitalize() for word in remark.kind.split()), **_place(remark, file)}
    fields |= {"Function": kernel}
    if share:
        fields |= {"Hotness": max(1, round(_PER_MILLE * share))}
    fields |= {"Args": list(_arguments(remark, file))}
    return f"--- !{tag}\n{yaml.safe_dump(fields, sort_keys=False, default_flow_style=None, width=_LINE)}...\n"


def _arguments(remark: Remark, file: str) -> Iterator[dict[str, Any]]:
    yield {"String": remark.fact}
    if remark.causes:
        first = remark.causes[0]
        yield from ({"String": ", because of "}, _value(first, file), {"String": f": {first.why}"})
    if len(remark.causes) > 1 and remark.causes[-1].call:
        yield from ({"String": "; it depends on "}, _value(remark.causes[-1], file))
    if advice := advice_for(remark):
        yield from ({"String": "; try: "}, {"Advice": advice})


def _value(cause: NamedCause, file: str) -> dict[str, Any]:
    return {"Value": cause.title, **_place(cause, file)}


def _place(at: Remark | NamedCause, file: str) -> dict[str, Any]:
    return {"DebugLoc": {"File": at.file or file, "Line": int(at.line), "Column": at.column}} if at.line else {}
