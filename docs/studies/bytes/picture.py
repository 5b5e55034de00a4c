"""Draws measured.csv: python docs/studies/bytes/picture.py > docs/images/study_bytes.svg."""

import csv
import sys
from pathlib import Path

from wfv.inspect.pictures import drawn

ROW = 0.17  # inches
PEERS = {"C loop": ("D", "white"), "OpenCV": ("o", "0.2")}


def paint(figure):
    with (Path(__file__).parent / "measured.csv").open() as file:
        rows = list(csv.DictReader(file))
    axes = figure.subplots()
    for y, row in enumerate(rows):
        found = {peer: int(row[peer]) / int(row["wfv"]) for peer in PEERS if row[peer]}
        axes.plot([1, *found.values()], [y] * (1 + len(found)), color="0.8", zorder=0)
        for peer, ratio in found.items():
            marker, colour = PEERS[peer]
            label = peer if y == 0 else None
            axes.plot(ratio, y, marker, color=colour, markeredgecolor="black", markersize=4, linestyle="", label=label)
    axes.axvline(1, color="black", linestyle="--", linewidth=0.8)
    axes.set(xscale="log", yticks=range(len(rows)), yticklabels=[row["kernel"] for row in rows])
    axes.set(xticks=[0.2, 0.5, 1, 2, 5, 10, 20, 50], xticklabels=["0.2", "0.5", "1", "2", "5", "10", "20", "50"])
    axes.set(xlabel="the peer's time over wfv's: right of 1, wfv is faster", ylim=(len(rows) - 0.5, -0.5))
    axes.legend(loc="lower right")


if __name__ == "__main__":
    sys.stdout.buffer.write(drawn(paint, 7.0, 36 * ROW + 0.7, "svg"))
