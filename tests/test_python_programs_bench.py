"""The programs of docs/python_programs_bench.py: the kernels have the results of the loops."""

from __future__ import annotations

import pytest

pytest.importorskip("numba", reason="kernels in Python need Numba")

from docs.python_programs_bench import PROGRAMS, main


@pytest.mark.full
def test_results_and_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(PROGRAMS) == 16
    assert not main("0.01")
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [row[0] for row in rows[1:]] == [*PROGRAMS] and {len(row) for row in rows[1:]} == {4}
