"""Remarks as LLVM's optimization record: a YAML file that opt-viewer and other tools for LLVM's remarks read.

    --- !Missed
    Pass:            wfv
    Name:            Gather
    DebugLoc:        { File: 'Histogram.cl', Line: 18, Column: 48 }
    Function:        'histogram256'
    Hotness:         630
    Args:
      - String:          '8 scalar loads: the address is varying'
      - String:          ', because of '
      - Value:           'value'
        DebugLoc:        { File: 'Histogram.cl', Line: 17, Column: 22 }
    ...

`Hotness` is the share of the time in thousandths, by the cost model. The first document of a kernel says how it
is vectorized. Schema: llvm/tools/opt-viewer/optrecord.py and llvm/lib/Remarks/YAMLRemarkSerializer.cpp.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence

from passes.remarks import NamedCause, Remark
from wfv.inspect.explain.advice import advice_for
from wfv.inspect.explain.decisions import Decision
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
_PASSED = ("columns", "constant", "guard", "boscc", "pairs", "vectorized")
_PER_MILLE = 1000


def record_of(kernel: str, options: Options, decisions: Sequence[Decision], file: str) -> str:
    """All remarks of a kernel, one YAML document each. `file`: the source's name where a remark has none."""
    shares = {remark: share for each in decisions for remark, share in each.shares}
    if options.strategy.vectorize:
        text = f"vectorized by strategy {options.strategy.name}: {options.lanes} work-items in a vector"
        shares[Remark(0, "vectorized", "", "", text)] = 0.0
    return "".join(_document(kernel, remark, shares[remark], file) for remark in sorted(shares, key=_order))


def _order(remark: Remark) -> tuple[bool, Remark]:
    return remark.kind != "vectorized", remark


def _document(kernel: str, remark: Remark, share: float, file: str) -> str:
    return "\n".join([*_head(kernel, remark, share, file), "Args:", *_arguments(remark, file), "...", ""])


def _head(kernel: str, remark: Remark, share: float, file: str) -> Iterator[str]:
    yield f"--- !{'Missed' if remark.kind in _MISSED else 'Passed' if remark.kind in _PASSED else 'Analysis'}"
    yield _field("Pass", "wfv")
    yield _field("Name", "".join(word.capitalize() for word in remark.kind.split()))
    if place := _place(remark, file):
        yield place
    yield _field("Function", kernel)
    if share:
        yield f"{'Hotness:':<17}{max(1, round(_PER_MILLE * share))}"


def _arguments(remark: Remark, file: str) -> Iterator[str]:
    yield from _argument("String", remark.fact)
    if remark.causes:
        yield from _argument("String", ", because of ")
        yield from _value(remark.causes[0], file)
        yield from _argument("String", f": {remark.causes[0].why}")
    if len(remark.causes) > 1 and remark.causes[-1].call:
        yield from _argument("String", "; it depends on ")
        yield from _value(remark.causes[-1], file)
    if advice := advice_for(remark):
        yield from _argument("String", "; try: ")
        yield from _argument("Advice", advice)


def _value(cause: NamedCause, file: str) -> Iterable[str]:
    return _argument("Value", cause.title, _place(cause, file))


def _argument(key: str, text: str, place: str = "") -> list[str]:
    return [f"  - {key + ':':<17}{_quoted(text)}", *([f"    {place}"] if place else [])]


def _place(at: Remark | NamedCause, file: str) -> str:
    if not at.line:
        return ""
    return f"{'DebugLoc:':<17}{{ File: {_quoted(at.file or file)}, Line: {int(at.line)}, Column: {at.column} }}"


def _field(key: str, text: str) -> str:
    return f"{key + ':':<17}{_quoted(text)}"


def _quoted(text: str) -> str:
    """The text in quotes; YAML reads JSON's strings, which can hold any character."""
    if text.isprintable() and text.isascii():
        return "'" + text.replace("'", "''") + "'"
    return json.dumps(text)
