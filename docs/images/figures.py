"""Draws the figures that no command of wfv draws, as SVG and PDF, from the root of the repository:

PYTHONPATH=. python docs/images/figures.py

Texts are placed by Matplotlib, which measures them, and are outlines in the files: they look the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from wfv.inspect.pictures import drawn

HERE = Path(__file__).parent
DARK, LIGHT, ACTIVE, IDLE, WARM = "#1f4e79", "#eaf2fb", "#6fa8dc", "#f3f3f3", "#f6b36c"
STEPS = (
    ("front end", LIGHT, ("OpenCL C", "Python", "LLVM IR")),
    ("normal form", LIGHT, ("link, normalize", "builtins", "lane dimension", "scalarize")),
    ("barriers", LIGHT, ("continuations", "slots")),
    ("analysis", "#e6f4e6", ("divergence", "speculate")),
    ("linearize", "#fde9d2", ("loops, boscc", "plan", "masks, guards", "linearize: blends")),
    ("widen", "#fde9d2", ("widen", "group")),
    ("LLVM", LIGHT, ("optimize", "machine code")),
    ("run", LIGHT, ("cache", "auto", "threads")),
)


def pipeline(figure: Any) -> None:
    """The steps from a source to a launch."""
    axes = empty(figure, (-0.1, 8.0), (-0.9, 2.75))
    for at, (name, fill, parts) in enumerate(STEPS):
        box(axes, at, 0, 0.84, 2, fill)
        axes.text(at + 0.42, 1.75, name, ha="center", va="center", weight="bold")
        for row, part in enumerate(parts):
            axes.text(at + 0.42, 1.35 - 0.33 * row, part, ha="center", va="center", fontsize=6.5)
        if at:
            arrow(axes, (at - 0.16, 1), (at, 1))
    for begin, end, text in (
        (0, 2.84, "scalar IR, one work-item"),
        (3, 4.84, "masks, still scalar"),
        (5, 7.84, "SIMD"),
    ):
        axes.annotate("", (begin, -0.2), (end, -0.2), arrowprops={"arrowstyle": "|-|,widthA=0.2,widthB=0.2"})
        axes.text((begin + end) / 2, -0.45, text, ha="center", va="top")
    axes.text(
        3.92,
        2.35,
        "wfv opt --stop-after STEP prints the IR after a step, wfv cfg draws it",
        ha="center",
        style="italic",
    )


def masks(figure: Any) -> None:
    """Which lanes are active in which block: each lane's own path, and the line that the vector runs.

    The kernel is that of docs/images/series.svg: a is divergent, b is uniform.
    """
    own = {"lane 0": "aef", "lane 1": "abcf", "lane 2": "abcf", "lane 3": "aef"}
    order = "abcef"
    left, right = figure.subplots(1, 2, sharey=True)
    for axes, title, runs in ((left, "own paths", None), (right, "linearized: a b c e f", order)):
        for row, path in enumerate(own.values()):
            for column, block in enumerate(order):
                is_active = block in path
                look = {"facecolor": ACTIVE if is_active else IDLE, "edgecolor": "white", "linewidth": 2}
                if runs and not is_active:
                    look["hatch"] = "////"
                    look["edgecolor"] = "#bbbbbb"
                if is_active or runs:
                    axes.bar(column, 0.9, bottom=row - 0.45, width=0.9, **look)
                if is_active or runs:
                    axes.text(column, row, "1" if is_active else "0", ha="center", va="center")
        axes.set_title(title)
        axes.set_xticks(range(len(order)), list(order))
        axes.set_yticks(range(len(own)), list(own))
        axes.invert_yaxis() if axes is left else None
        axes.grid(False)
        axes.tick_params(length=0)
        for side in axes.spines.values():
            side.set_visible(False)
    figure.supxlabel(
        "blocks, in the order in which the vector runs them; hatched, 0: the lane waits", fontsize="medium"
    )


def slots(figure: Any) -> None:
    """A work-group of eight work-items, four lanes, two continuations with a value that is live across the barrier."""
    axes = empty(figure, (-1.75, 11.4), (-1.35, 4.2))
    for number, (name, fill) in enumerate((("continuation 0", ACTIVE), ("continuation 1", WARM))):
        for vector in range(2):
            x = 5.2 * number + 2.2 * vector
            for lane in range(4):
                box(axes, x, 3 - lane, 2.0, 0.85, fill)
                axes.text(x + 1, 3.42 - lane, f"item {4 * vector + lane}", ha="center", va="center")
        axes.text(5.2 * number + 2.1, 4.0, name, ha="center", weight="bold")
    axes.plot([4.7, 4.7], [-0.2, 4.1], color=DARK, linewidth=2)
    axes.text(4.7, -0.32, "barrier", ha="center", va="top", color=DARK, weight="bold")
    for item in range(8):
        x = 1.2 + 0.9 * item
        box(axes, x, -1.25, 0.85, 0.45, LIGHT)
        axes.text(x + 0.42, -1.03, f"v{item}", ha="center", va="center")
    axes.text(1.05, -1.03, "slot of v", ha="right", va="center")
    arrow(axes, (2.1, -0.05), (2.9, -0.78), "store")
    arrow(axes, (6.5, -0.78), (7.3, -0.05), "  load")
    for lane in range(4):
        axes.text(-0.15, 3.42 - lane, f"lane {lane}", ha="right", va="center")
    arrow(axes, (9.9, 2), (11.2, 2))
    axes.text(10.5, 2.15, "time", ha="center")


ACCESSES = (
    ("contiguous: x[i]", (0, 1, 2, 3), "strided(4 bytes): one vector load"),
    ("strided: x[3*i]", (0, 3, 6, 9), "strided(12 bytes): a span of vector loads, then a shuffle"),
    ("uniform: x[n]", (5, 5, 5, 5), "uniform: one scalar load, broadcast"),
    ("gathered: x[j[i]]", (2, 9, 4, 7), "varying: a scalar load for each lane, or a gather"),
)


def accesses(figure: Any) -> None:
    """What four lanes load from twelve neighbouring elements."""
    for axes, (title, places, words) in zip(figure.subplots(2, 2).flat, ACCESSES, strict=True):
        axes.set_xlim(-0.6, 12.1)
        axes.set_ylim(-0.75, 2.9)
        axes.axis("off")
        axes.set_title(title, weight="bold")
        for place in range(12):
            box(axes, place - 0.42, 0, 0.84, 0.6, ACTIVE if place in places else IDLE)
            axes.text(place, 0.3, str(place), ha="center", va="center")
        for lane, place in enumerate(places):
            x = 1.5 + 3 * lane
            box(axes, x - 0.85, 1.9, 1.7, 0.6, WARM)
            axes.text(x, 2.2, f"lane {lane}", ha="center", va="center")
            arrow(axes, (x, 1.9), (place, 0.62))
        axes.text(5.5, -0.4, words, ha="center", va="center", style="italic")


def empty(figure: Any, across: tuple[float, float], up: tuple[float, float]) -> Any:
    """Axes without axes."""
    axes = figure.add_subplot()
    axes.set_xlim(*across)
    axes.set_ylim(*up)
    axes.axis("off")
    return axes


def box(axes: Any, x: float, y: float, width: float, height: float, fill: str) -> None:
    axes.bar(x + width / 2, height, bottom=y, width=width, facecolor=fill, edgecolor="#555555", linewidth=0.6)


def arrow(axes: Any, begin: Sequence[float], end: Sequence[float], text: str = "") -> None:
    axes.annotate("", end, begin, arrowprops={"arrowstyle": "-|>", "color": "#333333", "linewidth": 0.9})
    if text:
        x, y = (begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2
        axes.annotate(text, (x, y), xytext=(5, 2), textcoords="offset points", va="center")


FIGURES: dict[str, tuple[Callable[[Any], None], float, float]] = {
    "pipeline": (pipeline, 7.6, 2.6),
    "masks": (masks, 7.0, 2.2),
    "slots": (slots, 7.0, 3.0),
    "accesses": (accesses, 7.6, 3.4),
}


def main() -> None:
    for name, (paint, width, height) in FIGURES.items():
        for file_format in ("svg", "pdf"):
            (HERE / f"{name}.{file_format}").write_bytes(drawn(paint, width, height, file_format, 7.5))


if __name__ == "__main__":
    main()
