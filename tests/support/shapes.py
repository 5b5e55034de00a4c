"""Shapes of the values of a small function: `%lid` is the lane's number, other parameters are uniform."""

from __future__ import annotations

from passes.analysis.divergence import Assumptions, Shapes, analyze_divergence
from passes.analysis.shapes import Shape, strided
from wfv.ir.core import Function
from wfv.ir.parser import parse_module
from wfv.ir.values import Value

PARAMS = "i64 %lid, i32 %n, i32 %m, i1 %u, ptr %p, i64 %size"


def parse(body: str, params: str = PARAMS, declared: str = "", result: str = "void") -> Function:
    declared = f"declare i1 @wfv.any(i1)\ndeclare float @expf(float)\n{declared}"
    return parse_module(f"{declared}\ndefine {result} @f({params}) {{\n{body}\n}}\n").functions["f"]


def analyze(fn: Function, *, lanes: int = 8, fits_index32: bool = True) -> Shapes:
    seeds: dict[Value, Shape] = {arg: strided(1) for arg in fn.args if arg.name.startswith("lid")}
    return analyze_divergence(fn, seeds, Assumptions(lanes, fits_index32))


def shapes_of(body: str, **options: object) -> dict[str, str]:
    fn = parse(body)
    shapes = analyze(fn, **options)  # type: ignore[arg-type]
    return {i.name: str(shapes.of(i)) for i in fn.instrs() if i.name}
