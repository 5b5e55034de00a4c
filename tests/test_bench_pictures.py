"""The results of `wfv bench` as a picture."""

from __future__ import annotations

import io
import re
from pathlib import Path

import matplotlib.image
import numpy as np
import pytest

from tests.support.command_line import fail, succeed
from wfv.bench.cells import Cell, Setup
from wfv.bench.plots import draw_sizes, draw_speedups
from wfv.bench.table import tables_of
from wfv.errors import OptionError
from wfv.options import Options

NAME = "<b>K & L"


def cells() -> list[Cell]:
    """Two kernels: unicf is twice as fast as scalar, then four times; naive has a wrong result in the second."""
    setup = Setup(Options())
    times = {("Old", "scalar"): 4.0, ("Old", "naive"): 8.0, ("Old", "unicf"): 2.0, (NAME, "scalar"): 4.0,
             (NAME, "unicf"): 1.0}  # fmt: skip
    found = [Cell(kernel, strategy, setup, [time] * 20) for (kernel, strategy), time in times.items()]
    return [*found, Cell(NAME, "naive", setup, [], ["y: 3 of 4 differ"])]


def test_the_picture_has_a_bar_for_each_speedup() -> None:
    svg = draw_speedups(cells(), "svg").decode()
    texts = re.findall(r"<!-- (.*?) -->", svg)
    assert [text for text in texts if re.fullmatch(r"\d\.\d\d", text)] == ["0.50", "2.00", "4.00"]
    assert {"naive", "unicf", "Old", "Speedup over scalar, 8 lanes, host, 1 thread"} <= set(texts)
    assert "<pattern" in svg  # hatches: strategies differ without colours
    image = matplotlib.image.imread(io.BytesIO(draw_speedups(cells(), "png")))
    assert image.shape[1] > 1000 and np.ptp(image[..., 0]) > 0.9
    with pytest.raises(OptionError, match="another strategy than scalar"):
        draw_speedups(cells()[:1], "svg")


def test_sizes_are_a_line_for_each_strategy() -> None:
    """The points of a line are as far apart as the sizes, on a logarithmic axis; an unmeasured one is left out."""
    times = {"256": (8.0, 4.0, 8.0), "64": (8.0, 2.0, 4.0), "128": (8.0, 1.0, 2.0)}
    found = [
        Cell("k", strategy, Setup(Options(), size=size), [time] * 20 if (size, strategy) != ("128", "naive") else [])
        for size, row in times.items()
        for strategy, time in zip(("scalar", "unicf", "naive"), row, strict=True)
    ]
    (rows,) = tables_of(found)
    svg = draw_sizes(rows, "svg").decode()
    texts = set(re.findall(r"<!-- (.*?) -->", svg))
    assert {"unicf", "naive", "k, size", "Speedup over scalar, 8 lanes, host, 1 thread"} <= texts
    paths = [
        [tuple(map(float, point.split())) for point in re.findall(r"[\d.]+ [\d.]+", path)]
        for path in re.findall(r'<path d="([^"]*)" clip-path', svg)
    ]
    (line,) = (path for path in paths if len(path) == 3)
    assert line[1][0] - line[0][0] == pytest.approx(line[2][0] - line[1][0])
    zero = max(y for path in paths for _, y in path)
    assert [(zero - y) / (zero - line[0][1]) for _, y in line] == pytest.approx([1, 2, 0.5], rel=1e-3)
    rest = [[x for x, _ in path] for path in paths if len(path) == 2 and path[0][1] < path[1][1] < zero]
    assert rest == [[line[0][0], line[2][0]]]


def test_the_command_writes_the_picture(tmp_path: Path) -> None:
    plot = tmp_path / "b.svg"
    options = ("--size", "tiny", "--strategies", "unicf", "--target", "host", "--runs", "1", "--max-seconds", "0")
    succeed("bench", "Saxpy", *options, "--plot", str(plot))
    assert "<!-- Saxpy -->" in plot.read_text()
    assert "the name ends with .svg, .png or .pdf" in fail("bench", "Saxpy", "--plot", str(tmp_path / "b.gif"))
    assert "there is no directory" in fail("bench", "--plot", str(tmp_path / "no" / "b.svg"))
