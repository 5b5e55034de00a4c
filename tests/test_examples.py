"""The programs in docs/examples run as they are printed, and compute what NumPy does."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import matplotlib.image
import numpy as np
import pytest

EXAMPLES = Path(__file__).resolve().parents[1] / "docs" / "examples"


def example(name: str) -> Any:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))["main"]


def names() -> list[Any]:
    """One of them starts a process in any case; the others are called below."""
    every = sorted(path.stem for path in EXAMPLES.glob("*.py") if path.stem != "pyopencl_saxpy")  # tests/driver
    return [name if name == "saxpy" else pytest.param(name, marks=pytest.mark.full) for name in every]


@pytest.mark.parametrize("name", names())
@pytest.mark.every_case
def test_it_runs(name: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / f"{name}.py")], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and done.stdout, done.stderr


def test_recorded_floyd_warshall() -> None:
    example("floyd_warshall_recorded")(nodes=48, samples=1)  # compares with NumPy itself


def test_python_kernels() -> None:
    pytest.importorskip("numba", reason="kernels in Python need Numba")
    image, turned, counts = example("python_kernels")(64)
    assert (turned == image.T).all() and (counts == np.bincount(image.ravel(), minlength=32)).all()


def test_recorded_nbody() -> None:
    moved, steps, dt = example("nbody_recorded")(32, 100), 100, 1e-3
    rng = np.random.default_rng(1)
    bodies = rng.standard_normal((32, 4)).astype(np.float32).astype(np.float64)
    velocities = np.zeros((32, 3))
    for _ in range(steps):
        r = bodies[None, :, :3] - bodies[:, None, :3]
        velocities += dt * (r / (((r * r).sum(axis=2) + 1e-2) ** 1.5)[..., None]).sum(axis=1) / 32
        bodies[:, :3] += dt * velocities
    np.testing.assert_allclose(moved[:, :3], bodies[:, :3], rtol=0, atol=1e-4)


def test_saxpy() -> None:
    assert (example("saxpy")(1001) == 1 + 2 * np.arange(1001, dtype=np.float32)).all()


def test_mandelbrot(tmp_path: Path) -> None:
    image = example("mandelbrot")(tmp_path / "m.png", 60, 40, 50)
    assert matplotlib.image.imread(tmp_path / "m.png").shape[:2] == (40, 60)
    x, y = np.meshgrid(-2.2 + np.arange(60) * 0.05, 1 - np.arange(40) * 0.05)
    c = x + 1j * y
    z, counts = np.zeros_like(c), np.zeros(c.shape, int)
    for _ in range(50):
        live = abs(z) < 2
        z[live] = z[live] ** 2 + c[live]
        counts += live
    wanted = np.where(counts == 50, 0, 255 * counts // 50)
    assert (image == wanted).mean() > 0.98  # points near the edge leave at another step in single precision


def test_nbody() -> None:
    bodies = example("nbody")(64, 3)
    rng = np.random.default_rng(1)
    wanted = rng.standard_normal((64, 4)).astype(np.float32).astype(float)
    wanted[:, 3] = 1 / 64
    velocities = np.zeros((64, 3))
    for _ in range(3):
        r = wanted[None, :, :3] - wanted[:, None, :3]
        d = ((r**2).sum(axis=2) + 1e-3) ** -1.5
        velocities += 1e-3 * (r * (wanted[None, :, 3] * d)[:, :, None]).sum(axis=1)
        wanted[:, :3] += 1e-3 * velocities
    np.testing.assert_allclose(bodies, wanted, rtol=1e-4, atol=1e-5)


def test_stencil() -> None:
    found = example("stencil")(64, 48, 5)
    wanted = np.zeros((48, 64))
    wanted[24, 32] = 1000
    for _ in range(5):
        padded = np.pad(wanted, 1, mode="edge")
        around = padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]
        wanted = wanted + 0.2 * (around - 4 * wanted)
    np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=1e-3)


def test_image_filter() -> None:
    found = example("image_filter")(50, 40)
    picture = np.random.default_rng(1).integers(0, 256, (40, 50, 4), np.uint8)
    padded = np.pad(picture.astype(int), ((1, 1), (1, 1), (0, 0)), mode="edge")
    around = padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]
    wanted = np.clip(5 * picture.astype(int) - around, 0, 255)
    wanted[..., 3] = picture[..., 3]
    assert (found == wanted).all()


def test_reduction() -> None:
    x = np.random.default_rng(1).integers(-1000, 1000, 12345, np.int32)
    assert list(example("reduction")(12345)) == [x.sum(), x.min(), x.max()]


def test_straylight() -> None:
    """The stages of two frames beside the model; the frames are not all the same, and a stage changes them."""
    pytest.importorskip("distributed")
    found = runpy.run_path(str(EXAMPLES / "straylight.py"))
    differences = found["main"](2, 53, 211, 157, 5e-3)
    assert list(differences) == ["correction", "convolution", "filter", "interpolation"]
    assert max(differences.values()) < 1e-5
    model = found["model"](found["make_frames"](2, 53, 211), 157, 5e-3)
    corrected, convolved = model["correction"], model["convolution"]
    assert np.abs(corrected - convolved).max() > 0.1 and np.abs(corrected[0] - corrected[1]).max() > 0.01
    wanted = sum(  # of one pixel at a corner, from the definition
        found["SHARE"] / (1 + (j * j + i * i) / found["SKIRT"] ** 2) * corrected[1, j, i]
        + np.exp(-(j * j + i * i) / 2) * corrected[1, j, i]
        for j in range(-8, 9)
        for i in range(-8, 9)
    )
    weights = sum(
        found["SHARE"] / (1 + (j * j + i * i) / 16) + np.exp(-(j * j + i * i) / 2)
        for j in range(-8, 9)
        for i in range(-8, 9)
    )
    np.testing.assert_allclose(convolved[1, 0, 0], wanted / weights)


def test_struct_argument() -> None:
    found = example("struct_argument")(100, 50)
    position = np.random.default_rng(1).random((100, 2)).astype(np.float32)
    velocity, bounces = np.zeros_like(position), np.zeros(100, int)
    for _ in range(50):
        velocity[:, 1] -= np.float32(9.81) * np.float32(0.01)
        position += velocity * np.float32(0.01)
        below = position[:, 1] < 0
        position[below, 1] *= -1
        velocity[below, 1] *= -1
        bounces += below
    np.testing.assert_allclose(found["position"], position, atol=1e-4)
    assert (found["bounces"] == bounces).all()


def test_the_cost_of_a_launch_is_measured(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """`docs/launch_cost.py`, with few launches."""
    monkeypatch.delenv("WFV_STRATEGY", raising=False)
    found = runpy.run_path(str(EXAMPLES.parent / "launch_cost.py"))
    few = found["warm_up"].__globals__
    monkeypatch.setitem(few, "RUNS", few["EMPTY"])
    kernel = found["make_kernel"]("")
    bound = kernel.bind(*(np.ones(few["ITEMS"], np.float32) for _ in range(few["BUFFERS"])))
    found["warm_up"](bound)
    found["report_empty"](bound)
    found["report_recorded"](bound)
    assert len(capsys.readouterr().out.splitlines()) == 3
    found["report_peers"]()
    found["report_python"]()
    lines = capsys.readouterr().out.splitlines()
    for name in ("checked", "bound", "numba.njit", "wfv.kernel", "wfv.kernel, strided"):
        assert any(line.startswith(f"{name} ") for line in lines)


def test_the_page_of_the_passes_has_the_calls_of_the_program() -> None:
    page, program = ((EXAMPLES.parent / "passes_by_hand.md").read_text(), (EXAMPLES / "passes_by_hand.py").read_text())
    calls = re.findall(r"^\| `(\w+)\(", page, re.MULTILINE)
    assert len(calls) > 10 and all(f"{name}(" in program for name in calls)
    reference = (EXAMPLES.parent / "api.md").read_text()
    assert all(re.search(rf"^::: .*\.{name}$", reference, re.MULTILINE) for name in calls)
