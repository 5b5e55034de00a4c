"""`kernel.specialize`: constants for arguments and the local size, in every strategy; what a launch then refuses."""

from __future__ import annotations

import pickle
import re

import numpy as np
import pytest

import wfv
from wfv.ir.spelling import quote_local
from wfv.strategies import STRATEGIES

SOURCE = """
float part(float x) { return x * get_local_size(1); }

kernel void sums(global float *out, global const float *in, int width, float4 weights, uchar shift) {
    int x = get_global_id(0), y = get_global_id(1);
    float sum = 0;
    for (int k = 0; k < width / 16; k++)
        sum += in[y * width + (x + k * 16) % width] * weights.y;
    if (x >> shift & 1)
        sum = part(sum) + get_enqueued_local_size(0);
    out[y * width + x] = sum + get_local_size(2) + get_local_id(0);
}

kernel void rows(global int *out, local int *tile, int step) {
    int i = get_local_id(0), n = get_local_size(0);
    tile[i] = i * step;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = tile[(i + 1) % n] + n;
}

kernel __attribute__((reqd_work_group_size(8, 1, 1))) void eights(global int *out, int step) {
    out[get_global_id(0)] = get_local_size(0) * step;
}
"""
SIZES, LOCAL = (64, 12), (16, 3)
WEIGHTS = (1.0, 0.5, 2.0, 4.0)


def program(**options: object) -> wfv.Program:
    return wfv.build(SOURCE, **{"options": "-cl-std=CL2.0", "lanes": 8, **options})


def sums_of(kernel: wfv.Kernel, local_size: tuple[int, ...] | None = LOCAL) -> np.ndarray:
    out, data = np.zeros((12, 64), np.float32), np.arange(12 * 64, dtype=np.float32).reshape(12, 64)
    kernel(SIZES, local_size, out, data, 64, WEIGHTS, 2)
    return out


def rows_of(kernel: wfv.Kernel) -> np.ndarray:
    out = np.zeros(96, np.int32)
    kernel(96, 24, out, wfv.LocalMemory(96), 3)
    return out


@pytest.mark.parametrize("strategy", [*STRATEGIES, "auto"])
def test_specialized_kernels_compute_the_same(strategy: str) -> None:
    made = program(strategy=strategy)
    assert np.array_equal(sums_of(made.sums), sums_of(made.sums.specialize(width=64, local_size=LOCAL)))
    every = made.sums.specialize({"width": 64, "shift": 2}, weights=WEIGHTS)
    assert np.array_equal(sums_of(made.sums), sums_of(every))
    assert np.array_equal(rows_of(made.rows), rows_of(made.rows.specialize(step=3, local_size=24)))


def test_the_constants_are_compiled_in() -> None:
    kernel = program(strategy="unicf").sums
    fixed = kernel.specialize(width=64, shift=2, weights=WEIGHTS, local_size=LOCAL)
    names = re.compile(r"lsize|%width|%shift|%weights")
    assert len(set(names.findall(kernel.compiled().ir("builtins").partition("{")[2]))) == 4
    assert not names.search(fixed.compiled().ir("builtins").partition("{")[2])
    assert "wfv.lsize0 = add i64 16, 0" in fixed.ir


def test_a_fixed_local_size_is_chosen() -> None:
    fixed = program(strategy="unicf").sums.specialize(local_size=LOCAL)
    assert np.array_equal(sums_of(fixed, None), sums_of(fixed))
    assert "specialization" in " ".join(remark.text for remark in fixed.launch_remarks(SIZES))


def test_specialized_again_and_copied() -> None:
    made = program(strategy="unicf")
    fixed = made.sums.specialize(width=64).specialize(local_size=LOCAL)
    assert [name for name, _ in fixed.hints.fixed] == ["width"] and fixed.hints.has_full_groups
    assert np.array_equal(sums_of(pickle.loads(pickle.dumps(fixed))), sums_of(made.sums))
    assert np.array_equal(sums_of(fixed.with_math("exact")), sums_of(made.sums.with_math("exact")))


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        ({"widht": 3}, wfv.ArgumentError, "has no parameter 'widht'"),
        ({"out": 3}, wfv.ArgumentError, "'out' is a buffer"),
        ({"width": 2.5}, wfv.ArgumentError, "not float"),
        ({"shift": 256}, wfv.ArgumentError, "outside of 0 .. 255"),
        ({"weights": (1, 2)}, wfv.ArgumentError, "a vector of 4 numbers"),
        ({"local_size": (16, 0)}, wfv.GeometryError, "not positive"),
        ({}, wfv.OptionError, "nothing to specialize on"),
    ],
)
def test_bad_values_are_refused(arguments: dict[str, object], error: type[wfv.Error], text: str) -> None:
    with pytest.raises(error, match=re.escape(text)):
        program(strategy="scalar").sums.specialize(**arguments)  # type: ignore[arg-type]


def test_other_launches_are_refused() -> None:
    fixed = program(strategy="unicf").sums.specialize(width=64, local_size=LOCAL)
    out = np.zeros((12, 64), np.float32)
    for _ in range(3):  # a launch like the one before takes a shorter way
        assert np.array_equal(sums_of(fixed), sums_of(program(strategy="scalar").sums))
    with pytest.raises(wfv.ArgumentError, match=r"argument 2 \(width\) is not the value"):
        fixed(SIZES, LOCAL, out, out, 65, WEIGHTS, 2)
    with pytest.raises(wfv.ArgumentError, match="width"):
        fixed.bind(out, out, 65, WEIGHTS, 2).launch(SIZES, LOCAL)
    with pytest.raises(wfv.GeometryError, match="does not divide"):
        fixed((64, 13), LOCAL, out, out, 64, WEIGHTS, 2)
    with pytest.raises(wfv.GeometryError, match="it is specialized on that size"):
        fixed(SIZES, (8, 3), out, out, 64, WEIGHTS, 2)


def test_a_fixed_argument_stays() -> None:
    fixed = program(strategy="scalar").sums.specialize(width=64)
    assert fixed.specialize(width=64, shift=2).hints.fixed == (("width", "40000000"), ("shift", "02"))
    with pytest.raises(wfv.ArgumentError, match="another value of 'width' already"):
        fixed.specialize(width=32)


def test_a_required_size_stays() -> None:
    kernel = program(strategy="unicf").eights
    with pytest.raises(wfv.GeometryError, match=r"requires \(8, 1, 1\)"):
        kernel.specialize(local_size=16)
    out = np.zeros(16, np.int32)
    kernel.specialize(local_size=8, step=5)(16, None, out, 5)
    assert (out == 40).all()


@pytest.mark.parametrize("name", ["n", "a b", 'a "b', "a\\b", "gr\xf6\xdfe"])
def test_names_of_parameters(name: str) -> None:
    spelled = quote_local(name)
    kernel = wfv.build(f"""
define spir_kernel void @add(ptr %out, i32 %{spelled}, i32 %m) {{
  %i = call i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr i32, ptr %out, i64 %i
  %sum = add i32 %{spelled}, %m
  store i32 %sum, ptr %at
  ret void
}}
declare i64 @_Z13get_global_idj(i32)
""").add
    fixed, out = kernel.specialize({name: 3}).specialize(m=4), np.zeros(8, np.int32)
    fixed(8, 8, out, 3, 4)
    assert fixed.hints.fixed == ((name, "03000000"), ("m", "04000000")) and (out == 7).all()
    with pytest.raises(wfv.ArgumentError, match="specialized"):
        fixed(8, 8, out, 4, 4)
