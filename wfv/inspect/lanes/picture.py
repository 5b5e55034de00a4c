"""Draws traces: time against lanes, blocks as colours and letters, one panel for each strategy.

Row 0 of a panel is that of the vector, row 1 that of lane 0.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

import numpy as np

from wfv.inspect.lanes.record import LaneTrace, Place, VectorTrace
from wfv.inspect.lanes.utilization import Letters, block_key, letters_of, percent, share_of, utilization
from wfv.inspect.pictures import drawn, matplotlib_module
from wfv.inspect.view.labels import line_range
from wfv.inspect.view.value_words import block_title

WIDTH, ROW, MARGIN = 12.0, 0.17, 0.8  # inches; of a panel
COLUMNS = 1000  # of a panel at most: a longer run has several instructions in a column
LETTERED = 0.02  # of the width: a stretch that has a letter
BLOCKS = 30  # of the legend
_HUE_STEP = 0.618034  # of the colour circle: consecutive hues are far apart
_CONTINUATION = re.compile(r"\bc[1-9]\d*\b")  # the first one is not named


def draw_lanes(
    traces: Sequence[LaneTrace], vector: int | None = None, has_title: bool = True, file_format: str = "svg"
) -> bytes:
    """The picture of one vector: by default, of the one whose lanes are active least under the first strategy.

    It is the last one under a strategy that has fewer: strategies may have different lanes. `has_title`: a heading.
    Raises OptionError if Matplotlib is not installed.
    """
    first, letters = traces[0], letters_of(traces)
    shares = [share_of(each, first.places, first.lanes) for each in first.vectors]
    number = int(np.argmin(shares)) if vector is None else vector
    chosen = [trace.vectors[min(number, len(trace.vectors) - 1)] for trace in traces]
    legend = _legend(traces, letters)
    heights = [ROW * (trace.lanes + 1) + MARGIN for trace in traces]

    def paint(figure: Any) -> None:
        panels = figure.subplots(len(traces), sharex=True, squeeze=False, height_ratios=heights)[:, 0]
        for axes, trace, each in zip(panels, traces, chosen, strict=True):
            _draw_panel(axes, trace, each, letters)
        panels[-1].set_xlabel("time in instructions")
        panels[-1].set_xlim(0, max(each.time for each in chosen) or 1)
        patch = matplotlib_module("patches").Patch
        colours = block_colours(len(letters))
        patches = [patch(color=colours[list(letters).index(key)], label=text) for key, text in legend.items()]
        figure.legend(handles=patches, loc="outside lower left", ncols=2, frameon=False)
        figure.suptitle(f"Lanes at work: {first.kernel}" if has_title else "")

    return drawn(paint, WIDTH, sum(heights) + 0.1 * len(legend) + 0.6, file_format)


def _draw_panel(axes: Any, trace: LaneTrace, vector: VectorTrace, letters: Letters) -> None:
    blocks = block_numbers(trace, vector, letters)
    width = max(-(-vector.time // COLUMNS), 1)
    blocks, shares = columns(blocks, width)
    path, colours = matplotlib_module("path").Path, block_colours(len(letters))
    for (block, share), found in sorted(rectangles(blocks, shares).items()):
        corners = np.array([[(a, b), (c, b), (c, d), (a, d), (a, b)] for a, b, c, d in found]) * (width, 1)
        codes = [path.MOVETO, path.LINETO, path.LINETO, path.LINETO, path.CLOSEPOLY] * len(found)
        shape = path(corners.reshape(-1, 2), codes)
        patch = matplotlib_module("patches").PathPatch(shape, facecolor=colours[block], alpha=share, linewidth=0)
        axes.add_patch(patch).set_antialiased(False)
    axes.set_xlim(0, blocks.shape[1] * width)
    axes.set_ylim(trace.lanes + 0.5, -0.5)
    axes.set_facecolor("0.93")
    axes.grid(False)
    axes.axhline(0.5, color="white", linewidth=2)
    axes.set_yticks(range(trace.lanes + 1), ["runs", *(f"lane {lane}" for lane in range(trace.lanes))])
    begin = 0
    for block, alike in groupby(blocks[0]):
        end = begin + len(list(alike))
        if end - begin >= LETTERED * blocks.shape[1]:
            axes.text((begin + end) / 2 * width, 0, list(letters.values())[block], ha="center", va="center")
        begin = end
    active, in_all = percent(utilization(trace, [vector]).total), percent(utilization(trace).total)
    every = f"; in all {len(trace.vectors)} vectors, {in_all}" if len(trace.vectors) > 1 else ""
    axes.set_title(f"{trace.strategy}, {trace.lanes} lanes: in this vector, {active} are active{every}", loc="left")
    axes.set_title(vector.title + "; the run was stopped" * trace.is_cut, loc="right")


def block_numbers(trace: LaneTrace, vector: VectorTrace, letters: Letters) -> np.ndarray:
    """For each row and instruction, the number of the block that runs; -1 where the lane is inactive."""
    numbers = {key: number for number, key in enumerate(letters)}
    found = np.full((trace.lanes + 1, vector.time), -1)
    for step in vector.steps:
        place = trace.places[step.place]
        rows = [0, *(lane + 1 for lane in range(trace.lanes) if step.active >> lane & 1)]
        if place.instructions:
            found[rows, step.time : step.time + place.instructions] = numbers[block_key(place)]
    return found


def columns(blocks: np.ndarray, width: int) -> tuple[np.ndarray, np.ndarray]:
    """Of columns `width` instructions wide: the block that takes most of each, and the share of time that is active."""
    padded = np.pad(blocks, ((0, 0), (0, -blocks.shape[1] % width)), constant_values=-1)
    parts = padded.reshape(len(blocks), -1, width)
    times = np.stack([(parts == block).sum(axis=2) for block in range(max(blocks.max(initial=0) + 1, 1))])
    return times.argmax(axis=0), times.sum(axis=0) / width


Rectangle = tuple[int, float, int, float]  # left, top, right, bottom; in columns and rows


def rectangles(blocks: np.ndarray, shares: np.ndarray) -> Mapping[tuple[int, float], list[Rectangle]]:
    """The rectangles of each block and share of activity: columns that are alike in a row, and rows that are alike."""
    found, above = defaultdict[tuple[int, float], list[Rectangle]](list), dict[tuple[object, ...], int]()
    for row, cells in enumerate(zip(blocks.tolist(), shares.tolist(), strict=True)):
        here, begin = dict[tuple[object, ...], int](), 0
        for key, alike in groupby(zip(*cells, strict=True)):
            end = begin + len(list(alike))
            if key[1] and (begin, end, key) in above:
                at = above[begin, end, key]
                found[key][at] = (*found[key][at][:3], row + 0.5)
                here[begin, end, key] = at
            elif key[1]:
                here[begin, end, key] = len(found[key])
                found[key].append((begin, row - 0.5, end, row + 0.5))
            begin = end
        above = here
    return found


def block_colours(count: int) -> np.ndarray:
    """Colours that are light enough for black letters; the letters tell blocks apart, not the colours alone."""
    numbers = np.arange(count)
    hues, saturations = numbers * _HUE_STEP % 1, 0.35 + 0.25 * (numbers % 2)
    made: np.ndarray = matplotlib_module("colors").hsv_to_rgb(
        np.stack([hues, saturations, np.full(count, 0.95)], axis=1)
    )
    return made


def _legend(traces: Sequence[LaneTrace], letters: Letters) -> Mapping[str, str]:
    """The letters and names of the BLOCKS in which most instructions run, in the order of the letters."""
    times, places = Counter[str](), dict[str, Place]()
    for trace in traces:
        for number, use in utilization(trace).places.items():
            place = trace.places[number]
            times[block_key(place)] += use.time
            places[block_key(place)] = max(places.get(block_key(place), place), place, key=lambda each: len(each.lines))
    chosen = {key for key, _ in times.most_common(BLOCKS)}
    return {key: f"{letter} {_name(places[key])}" for key, letter in letters.items() if key in chosen}


def _name(place: Place) -> str:
    """A block's name, the number of its continuation and its lines."""
    lines, part = line_range(number for _, number in place.lines), _CONTINUATION.search(place.function)
    return f"{block_title(place.name)}{f' ({part[0]})' if part else ''}{f', {lines}' if lines else ''}"
