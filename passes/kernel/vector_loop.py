"""The vector loop: runs the SIMD form of a continuation, `lanes` work-items at once, as LLVM IR text.

If there are fast versions, their guards decide for each vector which of the SIMD forms runs: the first one that fits.
If there is a form of pairs, it runs two vectors at once (passes/specialize/vector_pairs.py).
"""

from __future__ import annotations

from collections.abc import Sequence

from passes.kernel.continuation_call import Body, FastVersion, arguments, call_form
from wfv.ir.core import Function
from wfv.ir.values import quote_local as print_name


def vector_loop(k: int, body: Body, simd: Function, lanes: int, loop_metadata: str) -> list[str]:
    """The loop over the whole vectors of a row of work-items; continues at the remainder loop if any are left.

    `loop_metadata`: appended to its branch.
    """
    if body.pair is not None:
        return _pairs(k, body.pair, simd, lanes, loop_metadata)
    calls, latch = [call_form(k, simd, f"%lid0.v{k}", "v")], f"v{k}"
    if body.fast:
        calls, latch = _guarded_calls(k, body.fast, simd), f"v.end{k}"
    return [
        f"  %whole{k} = and i64 %wfv.lsize0, {-lanes}",
        f"  %has.whole{k} = icmp ne i64 %whole{k}, 0",
        f"  br i1 %has.whole{k}, label %v{k}, label %remainder{k}",
        f"v{k}:",
        f"  %lid0.v{k} = phi i64 [ 0, %y{k} ], [ %lid0.v.next{k}, %{latch} ]",
        *calls,
        f"  %lid0.v.next{k} = add nuw nsw i64 %lid0.v{k}, {lanes}",
        f"  %lid0.v.more{k} = icmp ult i64 %lid0.v.next{k}, %whole{k}",
        f"  br i1 %lid0.v.more{k}, label %v{k}, label %remainder{k}{loop_metadata}",
        *_remainder_test(k),
    ]


def _pairs(k: int, pair: Function, simd: Function, lanes: int, loop_metadata: str) -> list[str]:
    """The loop over pairs of vectors, then the vector that is left if their number is odd."""
    return [
        f"  %whole{k} = and i64 %wfv.lsize0, {-lanes}",
        f"  %pairs{k} = and i64 %wfv.lsize0, {-2 * lanes}",
        f"  %has.pairs{k} = icmp ne i64 %pairs{k}, 0",
        f"  br i1 %has.pairs{k}, label %p{k}, label %odd{k}",
        f"p{k}:",
        f"  %lid0.p{k} = phi i64 [ 0, %y{k} ], [ %lid0.p.next{k}, %p{k} ]",
        call_form(k, pair, f"%lid0.p{k}", "p"),
        f"  %lid0.p.next{k} = add nuw nsw i64 %lid0.p{k}, {2 * lanes}",
        f"  %lid0.p.more{k} = icmp ult i64 %lid0.p.next{k}, %pairs{k}",
        f"  br i1 %lid0.p.more{k}, label %p{k}, label %odd{k}{loop_metadata}",
        f"odd{k}:",
        f"  %has.odd{k} = icmp ult i64 %pairs{k}, %whole{k}",
        f"  br i1 %has.odd{k}, label %v{k}, label %remainder{k}",
        f"v{k}:",
        call_form(k, simd, f"%pairs{k}", "v"),
        f"  br label %remainder{k}",
        *_remainder_test(k),
    ]


def _remainder_test(k: int) -> list[str]:
    return [
        f"remainder{k}:",
        f"  %has.remainder{k} = icmp ult i64 %whole{k}, %wfv.lsize0",
        f"  br i1 %has.remainder{k}, label %x{k}, label %y.end{k}",
    ]


def _guarded_calls(k: int, versions: Sequence[FastVersion], simd: Function) -> list[str]:
    tests = [line for n, version in enumerate(versions) for line in _test(k, n, version, len(versions))]
    return [*tests, *_call(k, "v", "any", simd), f"v.end{k}:"]


def _test(k: int, n: int, version: FastVersion, count: int) -> list[str]:
    """Calls a fast version if its guard allows that; else the next one is tested, or the last form called."""
    tag = f"{n}." if n else ""
    other = f"v.test{n + 1}.{k}" if n + 1 < count else f"v.any{k}"
    return [
        *([f"v.test{n}.{k}:"] if n else []),
        f"  %fits{tag}{k} = call i1 @{print_name(version.guard.name)}({arguments(k, version.guard, f'%lid0.v{k}')})",
        f"  br i1 %fits{tag}{k}, label %v.fast{tag}{k}, label %{other}",
        *_call(k, f"f{tag}", f"fast{tag}", version.simd),
    ]


def _call(k: int, result: str, label: str, form: Function) -> list[str]:
    return [f"v.{label}{k}:", call_form(k, form, f"%lid0.v{k}", result), f"  br label %v.end{k}"]
