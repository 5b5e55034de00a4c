"""docs/studies: each form of each folder gives the right result under each strategy, and a wrong one is found."""

from __future__ import annotations

import json
import runpy
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.support.command_line import succeed, wfv
from tests.support.requires import needs_clang
from wfv.auto_settings import AUTO
from wfv.strategies import STRATEGIES

STUDIES = Path(__file__).resolve().parent.parent / "docs" / "studies"
SMALL = {"boxavg": 260, "bytes": 320, "pitch": 320, "straylight": 211}
FORMS = {"boxavg": 16, "bytes": 36, "pitch": 7, "straylight": 7}
FEW = {
    "boxavg": "llvm",
    "bytes": "unicf",
    "pitch": "unicf",
    "straylight": "unicf",
}  # all kernels of boxavg take long to vectorize
ONCE = ("--target", "host", "--lanes", "8", "--runs", "1", "--max-seconds", "0")
CASES = [
    pytest.param(study, strategy, id=f"{study}-{strategy}", marks=() if FEW[study] == strategy else pytest.mark.full)
    for study in SMALL
    for strategy in (*STRATEGIES, AUTO)
]


@needs_clang
@pytest.mark.parametrize(("study", "strategy"), CASES)
def test_all_forms_are_right(study: str, strategy: str) -> None:
    """With two work-items for a form that has one for each thread: their borders are inside of the image."""
    size = str(SMALL[study])
    options = ("--size", size, "--strategies", strategy, "--threads", "2", "--format", "json")
    results = json.loads(succeed("bench", str(STUDIES / study), *options, *ONCE))["results"]
    assert {each["strategy"] for each in results} == {"scalar", strategy}
    assert {each["size"] for each in results} == {size}
    assert len({each["kernel"] for each in results}) == FORMS[study]
    assert not any(each["mismatches"] for each in results) and all(len(each["samples"]) == 15 for each in results)


@needs_clang
def test_blocks_that_are_shorter_than_the_box(tmp_path: Path) -> None:
    """More work-items than rows of a block divides: 61 of 195 rows."""
    shutil.copytree(STUDIES / "boxavg", tmp_path / "boxavg")
    path = tmp_path / "boxavg" / "kernels.toml"
    path.write_text(path.read_text().replace('"threads"', "61").replace("{threads*", "{61*"))
    names = ("column_mean_by_blocks", "column_mean_by_blocks_any", "fused_float4")
    succeed("bench", *(f"{path.parent}:{name}" for name in names), "--size", "260", "--strategies", "llvm", *ONCE)


@needs_clang
@pytest.mark.parametrize(
    ("study", "before", "after", "kernel"),
    [
        ("boxavg", "#define RADIUS 2", "#define RADIUS 1", "fused_float4"),
        ("pitch", "2 * middle", "3 * middle", "by_pixels"),
        ("straylight", "psf[j * side + i] * in[(y", "psf[i * side + j] * in[(y", "convolve_modulo"),
    ],
)
def test_a_form_that_is_wrong_is_found(study: str, before: str, after: str, kernel: str, tmp_path: Path) -> None:
    shutil.copytree(STUDIES / study, tmp_path / study)
    path = tmp_path / study / f"{study}.cl"
    assert before in path.read_text()
    path.write_text(path.read_text().replace(before, after))
    result = wfv("bench", f"{path.parent}:{kernel}", "--size", str(SMALL[study]), "--strategies", "scalar", *ONCE)
    assert result.exit_code == 3 and f"wrong: {kernel} with scalar: out: " in result.stderr


def reference(study: str) -> dict[str, Any]:
    return runpy.run_path(str(STUDIES / study / "reference.py"))


def test_references_agree_with_their_definitions() -> None:
    image = np.random.default_rng(0).random((9, 12))
    both = reference("boxavg")["both"]({"in": image})["out"]
    for y, x in ((0, 0), (4, 6), (8, 11), (1, 10)):
        np.testing.assert_allclose(both[y, x], image[max(y - 2, 0) : y + 3, max(x - 2, 0) : x + 3].mean())
    pixels = np.random.default_rng(0).integers(0, 256, (48, 64), np.uint8)
    arrays = {"in": pixels, "out": np.zeros_like(pixels), "pitch": 64}
    compared = reference("pitch")["compare"](arrays)["out"]
    for y, x in ((5, 17), (41, 35), (20, 20)):
        east, middle, west = (int(pixels[y, x + at]) for at in (1, 0, -1))
        assert compared[y, x] == min(abs(2 * middle - east - west), 255)
    assert np.count_nonzero(compared[5:42, 17:36]) == np.count_nonzero(compared)
    assert compared[5].any() and compared[41].any() and compared[:, 35].any()
    psf = np.random.default_rng(1).random((3, 3))
    wrapped = reference("straylight")["convolution"](image, psf)
    expected = sum(psf[j, i] * image[(j - 1) % 9, (11 + i - 1) % 12] for j in range(3) for i in range(3))
    np.testing.assert_allclose(wrapped[0, 11], expected)
    around = {"padded": np.pad(image, 1, mode="wrap"), "psf": psf}
    np.testing.assert_allclose(reference("straylight")["padded"](around)["out"], wrapped)
