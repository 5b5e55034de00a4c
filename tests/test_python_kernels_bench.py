"""The kernels of docs/python_kernels_bench.py: those in Python have the results of the bundled ones."""

from __future__ import annotations

import pytest

pytest.importorskip("numba", reason="kernels in Python need Numba")

from docs.python_kernels_bench import KERNELS, forms, main
from kernels_ir import catalog


def test_all_of_the_papers_kernels_are_there() -> None:
    assert set(catalog.names()) <= set(KERNELS) and len(KERNELS) == len(catalog.names()) + 8


@pytest.mark.parametrize("name", KERNELS)
def test_results(name: str) -> None:
    work = catalog.load(name).workload("tiny", 1)
    python = forms(name, work.launches)[1]
    for _ in range(2):
        work.reset()
        python()
        assert not work.mismatches()


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert not main("tiny", "Saxpy", "DCT")
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [row[0] for row in rows[1:]] == ["Saxpy", "DCT"] and {len(row) for row in rows[1:]} == {3}
