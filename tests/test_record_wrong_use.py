"""`wfv.record`: wrong use, parameters of launches that are left out, images and samplers as parameters."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.errors import ArgumentError, Error, OptionError, RecordingError
from wfv.runtime.recording.recording import RecordedSequence

pytestmark = needs_clang
N = 64
SOURCE = """
struct pair { float a; int b; };
kernel void times(global float *y, struct pair p) { y[get_global_id(0)] += p.a * p.b; }
kernel void axpy(global float *y, global const float *x, float a) { size_t i = get_global_id(0); y[i] += a * x[i]; }
kernel void copy(read_only image2d_t from, sampler_t s, write_only image2d_t to) {
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    write_imagef(to, at, read_imagef(from, s, at));
}
"""


@pytest.fixture(scope="module")
def program() -> Any:
    return wfv.build(SOURCE)


def arrays() -> tuple[np.ndarray, np.ndarray]:
    return np.zeros(N, np.float32), np.ones(N, np.float32)


def image(height: int = 4, dtype: str = "uint8", value: int = 1) -> wfv.Image:
    return wfv.Image(np.full((height, 4, 4), value, dtype), "rgba", normalized=dtype == "uint8")


def recorded(program: Any, **values: object) -> RecordedSequence:
    """A launch of `axpy` with the parameter a=1, or of `copy` with images and a sampler."""
    y, x = arrays()
    with wfv.record() as sequence:
        if values:
            program.copy((4, 4), None, *(wfv.parameter(*each) for each in values.items()), image())
        else:
            program.axpy(N, None, y, x, wfv.parameter("a", 1.0))
    return sequence


@pytest.mark.parametrize("name", ["a", "x"])
def test_a_launch_that_is_left_out_leaves_no_parameters(program: Any, name: str) -> None:
    y, x = arrays()
    wrong = {"x": wfv.parameter("x", x), "a": wfv.parameter("a", 1.0), "y": y.astype(np.float64)}
    with wfv.record() as sequence:
        with pytest.raises(ArgumentError):
            program.axpy(N, None, **wrong)
        program.axpy(N, None, y, x, wfv.parameter(name, 3.0))
    assert sequence.parameters == {name: 3.0}
    sequence.run()
    assert (y == 3).all()


@pytest.mark.parametrize("made", [lambda: float("nan"), lambda: np.float32("nan"), lambda: 0.0, lambda: np.int64(3)])
def test_the_same_number_twice(program: Any, made: Callable[[], Any]) -> None:
    y, x = arrays()
    with wfv.record() as sequence:
        for _ in range(2):
            program.axpy(N, None, y, x, wfv.parameter("a", made()))
    assert len(sequence) == 2


def test_zeros_of_two_signs_are_two_values(program: Any) -> None:
    y, x = arrays()
    with wfv.record(), pytest.raises(RecordingError, match="launch 2 of the recording: parameter 'a' has two values"):
        program.axpy(N, None, y, x, wfv.parameter("a", 0.0))
        program.axpy(N, None, y, x, wfv.parameter("a", -0.0))


def test_the_same_image_and_sampler_twice(program: Any) -> None:
    texels, out = np.ones((4, 4, 4), np.uint8), image(value=0)
    with wfv.record() as sequence:
        for _ in range(2):
            given = wfv.parameter("from", wfv.Image(texels, "rgba", normalized=True)), wfv.parameter("s", wfv.Sampler())
            program.copy((4, 4), None, *given, out)
        with pytest.raises(RecordingError, match="'from' has two values"):
            program.copy((4, 4), None, wfv.parameter("from", image()), given[1], out)
    sequence.run()
    assert (out.array == 1).all()


def test_an_image_is_replaced_by_one_of_its_format_and_size(program: Any) -> None:
    texels, out = image(), image(value=0)
    with wfv.record() as sequence:
        program.copy((4, 4), None, wfv.parameter("from", texels), wfv.parameter("s", wfv.Sampler()), out)
    upside_down = wfv.Image(np.arange(64, dtype=np.uint8).reshape(4, 4, 4)[::-1], "rgba", normalized=True)
    sequence.update({"from": upside_down, "s": wfv.Sampler(addressing="clamp")})
    sequence.run()
    np.testing.assert_array_equal(out.array, upside_down.array)


IMAGE = "parameter 'from' was recorded with an image (image2d, 4 x 4, rgba unorm_int8), not with "
WRONG: list[tuple[str, object, str]] = [
    ("from", image(height=5), IMAGE + "an image (image2d, 4 x 5, rgba unorm_int8)"),
    ("from", image(dtype="float32"), IMAGE + "an image (image2d, 4 x 4, rgba float)"),
    ("from", np.ones((4, 4, 4), np.uint8), IMAGE + "an array of uint8 of shape (4, 4, 4)"),
    ("from", 1, IMAGE + "a number"),
    ("s", 1, "parameter 's' was recorded with a sampler, not with a number"),
]


@pytest.mark.parametrize(("name", "value", "message"), WRONG)
def test_wrong_images_and_samplers(program: Any, name: str, value: object, message: str) -> None:
    sequence = recorded(program, **{"from": image(), "s": wfv.Sampler()})
    with pytest.raises(ArgumentError) as caught:
        sequence.update({name: value})
    assert caught.value.message == message and caught.value.help


OUTSIDE: list[Callable[[Any, np.ndarray, Any], object]] = [
    lambda program, x, a: program.axpy(N, None, x, x.copy(), a),
    lambda program, x, a: program.axpy(N, None, x, wfv.parameter("a", x), 1.0),
    lambda program, x, a: program.axpy.bind(x, x.copy(), a),
    lambda program, x, a: program.axpy.specialize(a=a),
]


@pytest.mark.parametrize("use", OUTSIDE)
def test_parameters_are_for_recorded_launches(program: Any, use: Callable[..., object]) -> None:
    with pytest.raises(ArgumentError, match="parameter 'a' of a recording is no argument here") as caught:
        use(program, np.zeros(N, np.float32), wfv.parameter("a", 1.0))
    assert "wfv.record()" in caught.value.help


CALLS: list[tuple[Callable[[RecordedSequence], object], type[Error], str, str]] = [
    (pickle.dumps, RecordingError, "cannot be copied or pickled", "record its launches again"),
    (copy.copy, RecordingError, "cannot be copied or pickled", "record its launches again"),
    (lambda s: s.update({3: 1}), ArgumentError, "the recording has no parameter 3", "valid names: a"),  # type: ignore[dict-item]
    (lambda s: s.update([1]), ArgumentError, "update(list): not the names", "sequence.update(name=value)"),  # type: ignore[arg-type]
    (lambda s: s.run(repeat=1.5), OptionError, "repeat=1.5: not an integer", ""),  # type: ignore[arg-type]
    (lambda s: s.run(repeat=-1), OptionError, "repeat=-1: negative", "sequence.run(repeat=10)"),
]


@pytest.mark.parametrize(("call", "kind", "message", "help"), CALLS)
def test_wrong_calls(
    program: Any, call: Callable[[RecordedSequence], object], kind: type[Error], message: str, help: str
) -> None:
    sequence = recorded(program)
    with pytest.raises(kind) as caught:
        call(sequence)
    assert message in caught.value.message and help in caught.value.help
    sequence.run()


def test_arrays_that_are_the_same_to_kernels(program: Any) -> None:
    """Another shape of the same memory; read-only arrays that are only read."""
    y, x = arrays()
    with wfv.record() as sequence:
        program.axpy(N, None, y, x, 1.0)
    y.shape = (2, N // 2)
    x.flags.writeable = False
    sequence.run(repeat=2)
    assert (y == 2).all()


def test_a_struct_is_replaced_by_one_of_its_size(program: Any) -> None:
    y = np.zeros(N, np.float32)
    record = np.array((2.0, 3), [("a", "f4"), ("b", "i4")])
    with wfv.record() as sequence:
        program.times(N, None, y, wfv.parameter("p", record))
    for value, wanted in ((None, 6), (np.array((1.5, 4), record.dtype), 6), (record.tobytes(), 6), (record[()], 6)):
        if value is not None:
            sequence.update(p=value)
        y[:] = 0
        sequence.run()
        assert (y == wanted).all()
    with pytest.raises(ArgumentError, match="parameter 'p' was recorded with 8 bytes, not with 4 bytes"):
        sequence.update(p=b"1234")
