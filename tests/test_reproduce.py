"""`wfv reproduce` writes the tables and figures of papers."""

from __future__ import annotations

import csv
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.command_line import fail, succeed
from wfv.bench.peers.figures import Comparison, record_text
from wfv.bench.peers.measure import Result
from wfv.bench.reproduce import kept_table
from wfv.bench.table import paper_speedup

ROOT = Path(__file__).resolve().parents[1]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}


def rows_of(path: Path) -> list[list[str]]:
    return list(csv.reader(path.open()))


@pytest.mark.full
def test_the_tables_and_the_figure_of_cc2012(tmp_path: Path) -> None:
    out = tmp_path / "out"
    text = succeed("reproduce", "cc2012", "-o", str(out), "--size", "small", "--max-seconds", "0", "--target", "host")
    names = {path.name for path in out.iterdir()}
    assert names >= {"speedups.md", "speedups.tex", "times.csv", "record.json"} and all(name in text for name in names)
    head, *rows = rows_of(out / "speedups.csv")
    assert head == [
        "kernel",
        "scalar ms",
        *(word for name in ("naive", "unival", "boscc", "unicf") for word in (name, "paper")),
    ]
    assert len(rows) == 11 and float(rows[0][3]) == paper_speedup("BitonicSort", "naive") == 3.0
    times = rows_of(out / "times.csv")
    assert [float(cell) > 0 for row in times[1:] for cell in row[1:]] == [True] * 45
    for width in ("column", "page"):
        assert (out / f"speedups-{width}.pdf").read_bytes().startswith(b"%PDF")
        assert "<!-- Karrenberg &amp; Hack -->" in (out / f"speedups-{width}.svg").read_text()
    results = json.loads((out / "record.json").read_text())["results"]
    assert len(results) == 45 and not any(each["mismatches"] for each in results)


def test_the_branches_that_stay(tmp_path: Path) -> None:
    succeed("reproduce", "pldi2018", "-o", str(tmp_path))
    head, *rows = rows_of(tmp_path / "kept.csv")
    assert head[0] == "blocks" and [row[0] for row in rows] == ["4", "5", "6"]
    for row in rows:
        full, region, partial = (float(cell.rstrip("%")) for cell in row[3:])
        assert full == 0 < region <= partial < 100


def test_four_blocks_by_hand() -> None:
    """0 -> 1|2, 1 -> 2|3 and 0 -> 1|3, 1 -> 2|3, one branch uniform: lost only if it passes by a deferred block, 2."""
    table = kept_table([4])
    assert [next(iter(column.cells)) for column in table.columns] == ["4", "4", "4", "0.0%", "75.0%", "75.0%"]


PEERS = {"wfv": {}, "wfv scalar": {}, "intel": {"platform": "P", "version": "V", "driver": "D"}, "intel 8": {}}


def comparison() -> Comparison:
    """NBody is faster than its best peer, Saxpy slower than that and than `scalar`."""
    seconds = {"NBody": (1.0, 4.0, 9.0, 2.0), "Saxpy": (1.0, 0.75, 0.5, 3.0)}
    results = [
        Result(kernel, column, first=5.0, samples=[time])
        for kernel, times in seconds.items()
        for column, time in zip(PEERS, times, strict=True)
    ]
    return Comparison(1, "default", PEERS, ["intel", "intel 8"], results=results)


def results_page(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "docs/results_page.py", str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=ENVIRONMENT)


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a run has measured, of few kernels."""
    folder = tmp_path_factory.mktemp("records")
    short = ("--max-seconds", "0", "--json")
    succeed("bench", "NBody", "DCT", *short, str(folder / "paper.json"))
    succeed("bench", "ablation", "Saxpy", "--size", "small", *short, str(folder / "ablation.json"))
    strategies = ("--strategies", "unicf,partial")
    succeed("bench", "RuleScores", "Queens", *strategies, *short, str(folder / "irregular.json"))
    (folder / "peers.json").write_text(record_text(comparison()))
    return folder


@pytest.mark.full
def test_the_page_of_results_is_made_of_the_records(records: Path, tmp_path: Path) -> None:
    shutil.copytree(records, tmp_path / "records")
    before = {path: path.read_text() for path in (tmp_path / "records").iterdir()}
    made = results_page(tmp_path)
    assert made.returncode == 0, made.stderr
    page = (tmp_path / "results.md").read_text()
    assert "is 2.0 times as fast, over the paper's nine kernels, as the fastest mode of Intel's OpenCL" in page
    assert "over all 2 bundled kernels, 1.0 times" in page
    assert "**Saxpy** is 0.50 times as fast as with the best peer, intel" in page
    assert "`scalar` is 1.33 times as fast as wfv for **Saxpy**" in page
    assert "**NBody** is" not in page
    assert (
        "| `intel` | P, V, driver D |" in page
        and "| speculate |" in page
        and "| NBody | " in page
        and "| RuleScores | " in page
    )
    links = re.findall(r"\]\((images/[\w-]+\.svg)\)", page)
    assert links and all((tmp_path / link).read_text().count("<svg") == 1 for link in links)
    assert all((tmp_path / link).with_suffix(".pdf").read_bytes().startswith(b"%PDF") for link in links)
    assert {path: path.read_text() for path in (tmp_path / "records").iterdir()} == before


@pytest.mark.full
def test_records_of_two_machines_are_no_results(records: Path, tmp_path: Path) -> None:
    shutil.copytree(records, tmp_path / "records")
    path = tmp_path / "records" / "ablation.json"
    path.write_text(path.read_text().replace('"model": "', '"model": "another '))
    assert "different machines" in results_page(tmp_path).stderr


@pytest.mark.parametrize(("words", "message"), [
    (("cc2021", "-o", "out"), "cc2012"),
    (("pldi2018", "-o", __file__), "is a file"),
])  # fmt: skip
def test_wrong_use(words: tuple[str, ...], message: str) -> None:
    assert message in fail("reproduce", *words)
