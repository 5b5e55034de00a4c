"""Calls of printf that C defines and OpenCL C does not: wfv prints them as in C, or unchanged, with a warning."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from tests.support.wild import STRATEGIES, build

pytestmark = needs_clang
F = np.array([0.5, -2.75, 1e10, np.nan, -1e10], np.float32)
INTS = (0, -2, 2**31 - 1, 0, -(2**31))


def expected(i: int) -> str:
    n, f = i - 2, float(F[i])
    return (
        f"id {i} {i} {i + 255:x}\nlong {n} 7 {-n}\nfloat {n:f}  -3.0 {INTS[i]} 2 A\n"
        f"wide w text more 1.500000 2.500000 5\nstar {n:6}|{n:<6}|{f:.2f}|{f:8.3f}|\n"
        f"nothing %s %n %v4hld %y 100%\nmissing {n} %s\nmore {n}\nvectors {n},{-n} {n:f},1.000000 %f\n"
    )


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_calls_are_printed_as_in_c(strategy: str, capsys: pytest.CaptureFixture[str]) -> None:
    program = build("chatty.cl", strategy)
    program.chatty(5, 4, np.arange(-2, 3, dtype=np.int32), F)
    assert capsys.readouterr().out == "".join(map(expected, range(5)))
    for line in (6, 7, 8, 9, 11, 12, 13, 14):  # the star of line 10 is as in C, and no warning
        assert program.build_log.count(f"chatty.cl:{line}:") >= 1, line
    assert "[-Wformat]" in program.build_log


def test_werror_makes_errors_of_the_warnings() -> None:
    with pytest.raises(wfv.ParseError, match="-Wformat"):
        build("chatty.cl", "unicf", options="-Werror")
