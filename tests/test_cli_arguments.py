"""Kernel arguments and sizes as they are typed on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wfv
from wfv.cli.launches import parse_arguments, parse_value
from wfv.cli.option_texts import parse_size


@pytest.mark.parametrize(
    ("form", "value"),
    [
        ("zeros:f32:4", np.zeros(4, np.float32)),
        ("ones:u8:2x3", np.ones((2, 3), np.uint8)),
        ("arange:i64:5", np.arange(5)),
        ("arange:f16:3x2", np.arange(6, dtype=np.float16).reshape(3, 2)),
        ("full:i16:3:-7", np.full(3, -7, np.int16)),
        ("full:f64:2:inf", np.full(2, np.inf)),
        ("random:f32:6:seed=3", np.random.default_rng(3).uniform(0, 1, 6).astype(np.float32)),
        ("random:i32:6:low=-5:high=5", np.random.default_rng(0).integers(-5, 5, 6, np.int32)),
        ("random:f64:2:high=0.5:seed=1", np.random.default_rng(1).uniform(0, 0.5, 2)),
    ],
)
def test_arrays(form: str, value: np.ndarray) -> None:
    made = parse_value(form)
    assert made.dtype == value.dtype
    np.testing.assert_array_equal(made, value)


@pytest.mark.parametrize(
    ("form", "value"),
    [("3", 3), ("-2.5", -2.5), ("0x10", 16), ("1e3", 1000.0), ("true", True), ("-inf", -np.inf),
     ("1,2,3.5", (1, 2, 3.5)), ("null", None), ("local:64", wfv.LocalMemory(64))],
)  # fmt: skip
def test_other_values(form: str, value: Any) -> None:
    made = parse_value(form)
    assert made == value and type(made) is type(value)


def test_files(tmp_path: Path) -> None:
    array = np.arange(6).reshape(2, 3)
    np.save(tmp_path / "a.npy", array)
    np.savez(tmp_path / "b.npz", x=array, y=array + 1)
    np.savez(tmp_path / "c.npz", only=array)
    for form, expected in (("a.npy", array), ("b.npz:y", array + 1), ("c.npz", array)):
        np.testing.assert_array_equal(parse_value(f"{tmp_path}/{form}"), expected)


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ("zeros:f32", "not zeros:DTYPE:SHAPE"),
        ("zeros:float:4", "not zeros:DTYPE:SHAPE"),
        ("zeros:f32:0", "'0' is not a positive integer"),
        ("zeros:f32:4x", "'' is not a positive integer"),
        ("zeros:f32:99999999999", "more than"),
        ("zeros:f32:4:5", "not zeros:DTYPE:SHAPE\n"),
        ("full:i32:4", "not full:DTYPE:SHAPE:VALUE"),
        ("full:i8:4:300", "300"),
        ("random:i32:4:low=5:high=5", "low >= high"),
        ("random:f32:4:sed=1", "random has no 'sed'"),
        ("local:4:5", "'4:5' is not a positive integer"),
        ("local:x", "'x' is not a positive integer"),
        ("nowhere.npy", "cannot read 'nowhere.npy'"),
        ("nowhere.npz:x", "cannot read 'nowhere.npz'"),
        ("zero:f32:4", "there is no form 'zero'\n  help: did you mean zeros?"),
        ("zeros", "not zeros:DTYPE:SHAPE"),
        ("four", "'four' is not a number"),
        ("'four'", "is not a number"),
        ("__import__('os')", "is not a number"),
        ("1,x", "'x' is not a number"),
    ],
)
def test_wrong_values(form: str, message: str) -> None:
    with pytest.raises(wfv.OptionError) as caught:
        parse_value(form)
    assert message in str(caught.value)


def test_files_that_are_not_numpy_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.npy").write_text("no array")
    np.savez(tmp_path / "b.npz", x=np.zeros(1), y=np.zeros(1))
    (tmp_path / "cut.npz").write_bytes((tmp_path / "b.npz").read_bytes()[:200])
    np.savez(tmp_path / "objects.npz", x=np.array([None]))
    for form in ("cut.npz:x", "objects.npz:x"):
        with pytest.raises(wfv.OptionError, match="cannot read"):
            parse_value(f"{tmp_path}/{form}")
    for form, message in (("a.npy", "cannot read"), ("b.npz:z", "valid names: x, y"), ("b.npz", "has 2 arrays")):
        with pytest.raises(wfv.OptionError, match=message):
            parse_value(f"{tmp_path}/{form}")


def test_arguments_are_named_or_numbered() -> None:
    assert parse_arguments(["b=2", "0=1", "2=local:8"], ["a", "b", "c"]) == {"a": 1, "b": 2, "c": wfv.LocalMemory(8)}
    assert list(parse_arguments(["b=2", "a=1"], ["a", "b"])) == ["a", "b"]
    for texts, message in (
        (["a=1"], "no argument for b"),
        (["a=1", "b=2", "c=3"], "no parameter 'c'"),
        (["a=1", "0=2"], "'a' is given twice"),
        (["a", "b=1"], "no value"),
        (["a=", "b=1"], "no value"),
        (["a=1", "b=zero:f32:4"], "argument .b.: .zero:f32:4.: there is no form .zero."),
    ):
        with pytest.raises(wfv.OptionError, match=message):
            parse_arguments(texts, ["a", "b"])


def test_sizes() -> None:
    assert parse_size("64", "-g") == (64,)
    assert parse_size("64,2,3", "-g") == (64, 2, 3)
    for text in ("", "x", "0", "1,2,3,4", "-5", "1.5"):
        with pytest.raises(wfv.OptionError, match=r"-g .*not one to three positive integers"):
            parse_size(text, "-g")
