"""Launches with arguments of all kinds, under each strategy, and under `auto` with constants compiled in."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np
import pytest

from tests.driver.opencl_api import CL, NULL, PLATFORM, World, address, ffi
from tests.support.requires import needs_clang
from wfv.strategies import STRATEGIES

pytestmark = [needs_clang, pytest.mark.skipif(PLATFORM != "wfv", reason="looks into wfv's driver")]
FULL = pytest.mark.full
SOURCE = """
struct pair { int low; long high; };
kernel void all(global int *out, local int *shared, int4 add, int factor, struct pair pair, read_only image2d_t image,
                sampler_t nearest, local int *more, global const int *in, char small) {
  int i = get_global_id(0), l = get_local_id(0), n = get_local_size(0);
  shared[l] = in[i];
  more[l] = read_imagei(image, nearest, (int2)(i % 8, i / 8)).x;
  barrier(CLK_LOCAL_MEM_FENCE);
  int sum = 0;
  for (int k = 0; k < factor; k++) sum += shared[(l + k) % n];
  out[i] = sum + add.x * 1000 + add.w + more[n - 1 - l] + pair.low + (int)(pair.high >> 32) + small;
}
"""
N, LOCAL, WIDTH = 64, 16, 8
END = (0, NULL, NULL)


class Arguments:
    """The kernel with buffers and two images, and what it writes."""

    def __init__(self, w: World) -> None:
        self.w, self.kernel = w, w.cl.clCreateKernel(w.built(SOURCE), b"all")
        self.data = np.arange(N, dtype=np.int32) % 7
        self.buffers = [w.new_buffer(0, 4 * N) for _ in range(2)]
        w.write(self.buffers[1], self.data.tobytes())
        self.pixels = [np.arange(N, dtype=np.int32) * 3, np.arange(N, dtype=np.int32)[::-1] * 5]
        self.images = [self._image(pixels) for pixels in self.pixels]
        sampler = w.cl.clCreateSampler(w.context, 0, CL.ADDRESS_CLAMP_TO_EDGE, CL.FILTER_NEAREST)
        for i, value in ((0, self.buffers[0]), (6, sampler), (8, self.buffers[1])):
            w.cl.clSetKernelArg(self.kernel, i, 8, ffi.new("void *[1]", [value]))

    def _image(self, pixels: Any) -> Any:
        w, form = self.w, ffi.new("cl_image_format *", [CL.R, CL.SIGNED_INT32])
        shape = ffi.new("cl_image_desc *", {"image_type": CL.MEM_OBJECT_IMAGE2D})
        shape.image_width, shape.image_height = WIDTH, N // WIDTH
        memory = w.keep(ffi.from_buffer(pixels.copy()))
        return w.cl.clCreateImage(w.context, CL.MEM_COPY_HOST_PTR, form, shape, memory)

    def run_and_check(self, factor: int = 9, add: int = 1, image: int = 0, local: int = LOCAL) -> None:
        w, pair = self.w, np.array([(5, 7 << 32)], np.dtype([("low", np.int32), ("high", np.int64)], align=True))
        numbers = {2: np.array([add, 0, 0, 2], np.int32), 3: np.array([factor], np.int32), 4: pair}
        numbers[9] = np.array([-3], np.int8)
        for i, value in numbers.items():
            w.cl.clSetKernelArg(self.kernel, i, value.nbytes, ffi.from_buffer(value.tobytes()))
        w.cl.clSetKernelArg(self.kernel, 5, 8, ffi.new("void *[1]", [self.images[image]]))
        for i in (1, 7):
            w.cl.clSetKernelArg(self.kernel, i, 4 * local, NULL)
        w.write(self.buffers[0], bytes(4 * N))
        w.cl.clEnqueueNDRangeKernel(w.queue, self.kernel, 1, NULL, [N], [local], *END)
        found = np.frombuffer(w.read(self.buffers[0], 4 * N), np.int32)
        groups, pixels = self.data.reshape(-1, local), self.pixels[image].reshape(-1, local)
        sums = sum(np.roll(groups, -k, axis=1) for k in range(factor)) + pixels[:, ::-1]
        np.testing.assert_array_equal(found, sums.ravel() + add * 1000 + 2 + 5 + 7 - 3)

    @property
    def found(self) -> Any:
        """The driver's kernel object."""
        return importlib.import_module("wfv.driver.objects").find(address(self.kernel), "cl_kernel", 0)


@pytest.mark.parametrize(
    "strategy", [each if each == "unicf" else pytest.param(each, marks=FULL) for each in STRATEGIES]
)
def test_arguments_of_all_kinds_change_between_launches(
    strategy: str, w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WFV_STRATEGY", strategy)
    arguments = Arguments(w)
    for factor, add, image, local in ((9, 1, 0, LOCAL), (8, 2, 1, LOCAL), (7, 3, 0, 8), (9, 4, 1, LOCAL)):
        arguments.run_and_check(factor, add, image, local)


def test_results_are_right_with_constants(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Versions with constants are made of the values that repeat; launches with others do not run them."""
    monkeypatch.setenv("WFV_STRATEGY", "auto")
    monkeypatch.setattr("wfv.runtime.constant_versions.LONG", 0)
    monkeypatch.setattr("wfv.runtime.constant_versions.LARGE", 1 << 20)  # some CPUs' lanes need more than 2000
    arguments = Arguments(w)
    for _ in range(3):
        arguments.run_and_check()
    chooser = arguments.found.compiled.chooser
    versions = chooser.versions_of(chooser.ranked[0].options)
    assert "factor" in versions.made[0].constants
    for factor, image in ((9, 1), (9, 1), (4, 0), (4, 0), (9, 0), (3, 1), (9, 1)):
        arguments.run_and_check(factor, image=image)
    assert len(versions.made) == 2
