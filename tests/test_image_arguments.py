"""Images and samplers as arguments: what is refused, and the ways in which kernels with images are launched."""

from __future__ import annotations

import pickle
from functools import cache, partial
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.dask import map_kernel

pytestmark = needs_clang
HEIGHT, WIDTH = 6, 32
SIZES = (WIDTH, HEIGHT), (16, 2)
SOURCE = """
kernel void doubled(read_only image2d_t from, sampler_t s, write_only image2d_t to, int shift) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  write_imagef(to, at, 2 * read_imagef(from, s, at - (int2)(shift, 0)));
}
kernel void in_place(read_write image2d_t image, global int *done) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  write_imageui(image, at, read_imageui(image, at) + 1);
  done[at.y * get_image_width(image) + at.x] = 1;
}"""
CLAMPED = wfv.Sampler(addressing="clamp")


@cache
def built(**options: Any) -> Any:
    return wfv.build(SOURCE, options="-cl-std=CL3.0", lanes=4, **options)


def arrays() -> tuple[np.ndarray, np.ndarray]:
    x = np.random.default_rng(0).random((HEIGHT, WIDTH, 4), np.float32)
    return x, np.zeros_like(x)


def images() -> tuple[wfv.Image, wfv.Image, np.ndarray]:
    """What `doubled` reads and writes, and the array that it writes when the shift is 1."""
    x, y = arrays()
    expected = np.zeros_like(x)
    expected[:, 1:] = 2 * x[:, :-1]
    return wfv.Image(x, "rgba"), wfv.Image(y, "rgba"), expected


def test_a_launch_a_bound_kernel_and_a_specialized_one() -> None:
    kernel = built().doubled
    given, out, expected = images()
    args = given, CLAMPED, out, 1
    special = kernel.specialize(**{"from": given, "s": CLAMPED, "to": out, "shift": 1})
    for launch in (
        partial(kernel, *SIZES, *args),
        partial(kernel.bind(*args), *SIZES),
        partial(special, *SIZES, *args),
        partial(special.specialize(local_size=SIZES[1]), *SIZES, *args),
    ):
        for _ in range(3):
            out.array[...] = 0
            launch()
            np.testing.assert_array_equal(out.array, expected)
    assert "switch" in kernel.ir and "switch" not in special.ir
    assert len(special.ir) < len(kernel.ir) / 2


def test_a_specialized_kernel_takes_no_other_format_or_sampler() -> None:
    given, out, expected = images()
    kernel = built().doubled.specialize(**{"from": given, "s": CLAMPED})
    again = wfv.Image(given.array.copy(), "rgba")
    kernel(*SIZES, again, CLAMPED, out, 1)  # the same format: another array
    np.testing.assert_array_equal(out.array, expected)
    halves = wfv.Image(given.array.astype(np.float16), "rgba")
    for args in ((halves, CLAMPED, out, 1), (given, wfv.Sampler(), out, 1)):
        with pytest.raises(wfv.ArgumentError, match="is not the value"):
            kernel(*SIZES, *args)


def test_auto_compiles_the_format_in_when_launches_repeat() -> None:
    kernel = wfv.build(SOURCE, options="-cl-std=CL3.0", strategy="auto", threads=1).doubled
    given, out, expected = images()
    for _ in range(60):
        out.array[...] = 0
        kernel(*SIZES, given, CLAMPED, out, 1)
        np.testing.assert_array_equal(out.array, expected)
    halves = wfv.Image(given.array.astype(np.float16), "rgba")
    kernel(*SIZES, halves, CLAMPED, out, 0)
    np.testing.assert_array_equal(out.array, 2 * halves.array.astype(np.float32))


def test_images_that_are_read_and_written() -> None:
    x = np.arange(HEIGHT * WIDTH, dtype=np.uint8).reshape(HEIGHT, WIDTH)
    done = np.zeros(x.shape, np.int32)
    for strategy in ("unicf", "scalar"):
        image = wfv.Image(x.copy(), "r")
        built(strategy=strategy).in_place(*SIZES, image, done)
        np.testing.assert_array_equal(image.array, np.minimum(x.astype(int) + 1, 255))
        assert done.all()


def test_pickles() -> None:
    given, out, expected = images()
    program = built()
    pickle.loads(pickle.dumps(program)).doubled(*SIZES, given, CLAMPED, out, 1)
    np.testing.assert_array_equal(out.array, expected)
    bound = pickle.loads(pickle.dumps(program.doubled.bind(given, CLAMPED, out, 1)))
    bound.launch(*SIZES)
    np.testing.assert_array_equal(bound.args[2].array, expected)
    assert repr(pickle.loads(pickle.dumps(given))) == repr(given) == "<Image: image2d, 32 x 6, rgba float>"


def test_compare_and_trace_copy_images() -> None:
    kernel = built().doubled
    given, out, _ = images()
    found = wfv.compare(kernel, SIZES, (given, CLAMPED, out, 1), ("unicf",), runs=1)
    assert [row.problem for row in found.rows] == [""] * 2 and not out.array.any()
    trace = wfv.trace_lanes(kernel, SIZES, (given, CLAMPED, out, 1))
    assert trace.traces and not out.array.any()


def test_an_array_an_image_of_another_kind_and_read_only_memory_are_refused() -> None:
    kernel = built().doubled
    given, out, _ = images()
    volume = wfv.Image(np.zeros((2, 3, 4), np.float32), "r")
    frozen = wfv.Image(out.array.view(), "rgba")
    frozen.array.flags.writeable = False
    for args, message, help in (
        ((given.array, CLAMPED, out, 1), r"argument 0 \(from\): .* an image \(image2d_t\), not an array", "wfv.Image("),
        ((None, CLAMPED, out, 1), "not NoneType", "wfv.Image("),
        ((given, 5, out, 1), r"argument 1 \(s\): the parameter is a sampler, not int", "wfv.Sampler("),
        ((given, CLAMPED, volume, 1), r"argument 2 \(to\): .* an image2d_t, and the image an image3d_t", "kind="),
        ((given, CLAMPED, frozen, 1), "read-only, and the kernel writes it", "copy"),
        ((given, CLAMPED, out, given), "integer", "integer"),
    ):
        for launch in (lambda args: kernel(*SIZES, *args), lambda args: kernel.bind(*args)):
            with pytest.raises(wfv.ArgumentError, match=message) as caught:
                launch(args)
            assert help in caught.value.help
    kernel(*SIZES, frozen, CLAMPED, out, 1)
    with pytest.raises(wfv.ArgumentError, match="buffer, not Image"):
        built().in_place(*SIZES, wfv.Image(np.zeros((2, 2), np.uint8), "r"), given)


@pytest.mark.parametrize(
    ("array", "order", "options", "message"),
    [
        (np.zeros((2, 2, 4)), "rgba", {}, "an image of dtype float64"),
        (np.zeros((2, 2, 4), ">f4"), "rgba", {}, "an image of dtype >f4: its numbers have another byte order"),
        (np.zeros((2, 2, 4), np.float32), "rgba", {"normalized": True}, "float32 cannot be normalized"),
        (np.zeros((2, 2, 4), np.uint8), "rgbx", {}, "unknown channel order 'rgbx'"),
        (np.zeros((2, 2, 4), np.uint16), "bgra", {"normalized": True}, "order 'bgra' with dtype uint16"),
        (np.zeros((2, 2), np.uint8), "luminance", {}, "not normalized"),
        (np.zeros((2, 2, 3), np.uint8), "rgba", {}, "3 channels"),
        (np.zeros((1, 2, 2, 2), np.uint8), "r", {}, "4 axes of texels"),
        (np.zeros((2, 2), np.uint8), "r", {"kind": "image3d"}, "2 axes of texels; an image3d has 3"),
        (np.zeros((2, 2), np.uint8), "r", {"kind": "image4d"}, "unknown kind of image 'image4d'"),
        (np.zeros((2, 0), np.uint8), "r", {}, "1 to 16777216 texels"),
        (np.zeros((2, 4, 8), np.uint8)[:, ::2, :4], "rgba", {}, "do not follow each other"),
        (np.zeros((2, 4, 8), np.uint8)[..., ::2], "rgba", {}, "do not follow each other"),
        ("texels", "r", {}, "an image of str"),
    ],
)
def test_arrays_that_are_no_image(array: np.ndarray, order: str, options: dict[str, Any], message: str) -> None:
    with pytest.raises(wfv.ArgumentError, match=message) as caught:
        wfv.Image(array, order, **options)
    assert caught.value.help


def test_kinds_sizes_and_layers() -> None:
    x = np.zeros((3, 5, 7, 2), np.int16)
    volume, pages = wfv.Image(x, "rg"), wfv.Image(x, "RG", kind="image2d_array", normalized=True)
    assert (volume.kind, volume.size, volume.layers) == ("image3d", (7, 5, 3), 1)
    assert (pages.kind, pages.size, pages.layers) == ("image2d_array", (7, 5), 3)
    assert (pages.order, pages.format.type, volume.format.type) == ("rg", "snorm_int16", "signed_int16")
    assert wfv.Image(np.zeros((7, 1), np.int16), "r", kind="image1d").size == (7,)
    assert "3 layers" in repr(pages)


def test_samplers() -> None:
    assert wfv.Sampler().number == 0x12
    assert wfv.Sampler(True, "mirrored_repeat", "linear").number == 0x29
    with pytest.raises(wfv.OptionError, match="unknown address mode of a sampler 'wrap'"):
        wfv.Sampler(addressing="wrap")
    with pytest.raises(wfv.OptionError, match="normalized='linear' of a sampler: neither True nor False"):
        wfv.Sampler("linear")  # type: ignore[arg-type]
    for addressing in ("repeat", "mirrored_repeat"):
        with pytest.raises(wfv.OptionError, match=f"addressing='{addressing}' of a sampler of coordinates that are"):
            wfv.Sampler(addressing=addressing)
    with pytest.raises(wfv.OptionError, match="unknown filter of a sampler 'cubic'"):
        wfv.Sampler(filter="cubic")


def test_the_description_of_a_kernel_names_images() -> None:
    text = built().doubled.description
    assert "read_only image2d_t from: wfv.Image" in text and "sampler_t s: wfv.Sampler" in text


def test_dask_refuses_images() -> None:
    dask = pytest.importorskip("dask.array")
    given = {"from": dask.from_array(np.zeros((4, 4), np.float32)), "s": CLAMPED, "shift": 1}
    with pytest.raises(wfv.UnsupportedError, match=r"has images \(from, to\)"):
        map_kernel(built().doubled, given, out="to")
