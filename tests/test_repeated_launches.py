"""Arguments that launches of `auto` repeat are compiled in as constants; launches with other values stay right."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.runtime.arguments.packer import Arguments
from wfv.runtime.candidates import make_ranking
from wfv.runtime.constant_versions import FIRST, LOCAL_SIZE, Versions
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.local_size import MAX_SCRATCH
from wfv.runtime.tuned_launches import Tuned

pytestmark = needs_clang
SOURCE = """
kernel void taps(global int *out, global const int *in, int width, uint step, float scale, int more) {
    int i = get_global_id(0), sum = more;
    for (int k = 0; k < width; k++) sum += in[(i + k) % step];
    out[i] = sum * (int)scale + get_local_size(0);
}
int helped(int i, int by) { return i * by; }
kernel void uses(global int *x, int stride, int trips, uint divisor, int mask, int shift, int choice, int added,
                 int stored, int bound, int helper, int passed) {
    int i = get_global_id(0), v = x[i * stride] + added;
    if (i >= bound) return;
    for (int k = 0; k < trips; k++) v += x[v & 15] * k;
    v = v / divisor + (v & mask) + (v >> shift) + helped(i, helper);
    if (choice + 2 > 7) v = -v;
    x[i] = v;
    x[i + 1] = stored;
    x[i + 2] = (passed + 1) * i;
}
"""
N, LOCAL = 2048, 64
DATA = np.arange(N, dtype=np.int32) % 17


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Launches of a few microseconds are long enough for constants."""
    monkeypatch.setattr("wfv.runtime.constant_versions.LONG", 0)
    yield


def built(**options: object) -> Kernel:
    kernel = wfv.build(SOURCE, strategy="auto", lanes=8, threads=1, **options).taps  # type: ignore[arg-type]
    assert kernel.chooser is not None
    return kernel


def run_and_check(kernel: Kernel, width: int = 9, step: int = 100, size: int = N, local: int = LOCAL) -> None:
    out = np.zeros(size, np.int32)
    kernel(size, local, out, DATA, width, step, 2.0, 0)
    expected = sum((DATA[(np.arange(size) + k) % step] for k in range(width)), np.zeros(size, int)) * 2
    tail = size - size // local * local
    sizes = np.full(size, local)
    sizes[size - tail :] = tail
    np.testing.assert_array_equal(out, expected + sizes)


def versions(kernel: Kernel) -> Versions:
    assert kernel.chooser is not None
    return kernel.chooser.versions_of(kernel.chooser.ranked[0].options)


def constants(kernel: Kernel) -> list[set[str]]:
    """The names of what each version has compiled in."""
    return [set(version.constants) for version in versions(kernel).made]


def test_what_the_code_can_use_is_found() -> None:
    program = wfv.build(SOURCE, strategy="auto")
    assert built().chooser.ranking.useful_arguments == {"width", "step"}
    useful = program.uses.chooser.ranking.useful_arguments
    assert useful == {"stride", "trips", "divisor", "mask", "shift", "choice", "helper", "passed"}


def test_the_second_launch_with_the_same_values_compiles_them_in() -> None:
    kernel = built()
    run_and_check(kernel)
    assert constants(kernel) == []
    run_and_check(kernel)
    assert constants(kernel) == [{"width", "step", LOCAL_SIZE}]  # no number: it could change roundings
    (version,) = versions(kernel).made
    variant = version.variants.for_launch(kernel.range(N, LOCAL))
    assert "%p.width" not in variant.ir.partition("define internal i32")[2].partition("\n}")[0]
    assert variant.interface.full_local_size == (LOCAL, 1, 1)
    run_and_check(kernel)
    assert kernel.launch_remarks(N, LOCAL)[-1].text.endswith(
        "; unicf, 8 lanes with step, width, the local size as constants"
    )


def test_what_changes_once_is_a_parameter_from_then_on() -> None:
    kernel = built()
    for width in (9, 9, 4):
        run_and_check(kernel, width)
    assert constants(kernel) == [{"width", "step", LOCAL_SIZE}, {"step", LOCAL_SIZE}]
    for width, step in ((4, 100), (4, 100), (9, 50), (9, 50), (9, 100), (3, 7)):
        run_and_check(kernel, width, step)
    assert len(constants(kernel)) == 2


def test_what_changes_from_launch_to_launch_is_never_compiled_in() -> None:
    kernel = built()
    for width in range(8):
        run_and_check(kernel, width)
    assert constants(kernel) == [{"step", LOCAL_SIZE}]
    for step in range(1, 9):
        run_and_check(kernel, 9, step)
    assert constants(kernel) == [{"step", LOCAL_SIZE}, {LOCAL_SIZE}]


def test_nothing_is_compiled_in_where_all_changes() -> None:
    kernel = built()
    for i, local in enumerate((64, 32, 16, 64, 32)):
        run_and_check(kernel, 3 + i, 50 + i, local=local)
    assert constants(kernel) == []


def test_groups_that_are_not_full_keep_their_size() -> None:
    kernel = built()
    for _ in range(3):
        run_and_check(kernel, size=N - 13)
    assert constants(kernel) == [{"width", "step"}]
    run_and_check(kernel)


def test_a_local_size_that_is_compiled_in_already_is_no_constant() -> None:
    kernel = built().specialize(local_size=LOCAL)
    for _ in range(3):
        run_and_check(kernel)
    assert constants(kernel) == [{"width", "step"}]


def test_a_short_launch_compiles_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wfv.runtime.constant_versions.LONG", 1e9)
    kernel = built()
    for _ in range(3):
        run_and_check(kernel)
    assert constants(kernel) == []


def test_scalar_code_has_no_local_size() -> None:
    """LLVM unrolls and splits its loop over the work-items otherwise, to the worse as often as to the better."""
    kernel = built()
    kernel.chooser._tuned.find = lambda _: Tuned("scalar", 8)  # type: ignore[method-assign,union-attr]
    for _ in range(3):
        run_and_check(kernel)
    options = Tuned("scalar", 8).options(kernel.chooser.given)
    (version,) = kernel.chooser.versions_of(options).made
    assert set(version.constants) == {"width", "step"} and version.variants.options == options


def test_the_model_chooses_for_each_version(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "kernel void sum(global int *y, int n) { int s = 0; for (int k = 0; k < n; k++) s += k; y[0] = s; }"
    kernel, asked = wfv.build(source, strategy="auto", threads=1).sum, list[str]()
    assert kernel.chooser is not None
    kernel(64, 64, np.zeros(1, np.int32), 4)

    def scalar_first(text: str, *others: object) -> dict[str, object]:
        asked.append(text)
        ranking = make_ranking(text, *others)  # type: ignore[arg-type]
        return {**ranking, "rows": [["scalar", 4, 1.0, "", 10]]}

    monkeypatch.setattr("wfv.runtime.candidates.make_ranking", scalar_first)
    y = np.zeros(1, np.int32)
    kernel(64, 64, y, 4)
    assert y[0] == 6 and "wfv_fixed" in asked[0]
    (version,) = versions(kernel).made
    assert version.variants.options.strategy.name == "scalar"


LIVE = """
kernel void turn(global int *x, local int *area, int count) {
    int kept[8], sum = 0, i = get_local_id(0), all = get_global_size(0), id = get_global_id(0);
    for (int k = 0; k < count; k++) kept[k] = x[id + k * all];
    area[i] = x[id];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < count; k++) sum += kept[k] ^ area[i ^ 1];
    x[id] = sum;
}
"""


def test_a_version_that_needs_too_much_memory_leaves_the_launch_to_the_general_one() -> None:
    """With a constant count, `kept` is eight values of 4 bytes, each with a slot of 64 for a group, not one of 32."""
    kernel, items = wfv.build(LIVE, strategy="auto", lanes=8, threads=1).turn, 8
    memory = kernel.variant().memory
    local = wfv.LocalMemory(MAX_SCRATCH - kernel.variant().interface.local_variables - items * memory.kept)
    for size in (local, local, local, wfv.LocalMemory(64), local):
        x = np.arange(8 * items, dtype=np.int32)
        kernel(items, items, x, size, 8)
        expected = sum(np.arange(items) + k * items ^ np.arange(items) ^ 1 for k in range(8))
        assert x[:items].tolist() == expected.tolist()
    (version,) = versions(kernel).made
    with pytest.raises(wfv.GeometryError, match="slots for values that are live across barriers"):
        version.variants.prepare(kernel.range(items, items), 1, Arguments((x, local, 8), {}))


def test_a_large_kernel_has_the_general_version_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wfv.runtime.constant_versions.LARGE", 1)
    kernel = built()
    for _ in range(3):
        run_and_check(kernel)
    assert constants(kernel) == []


def test_nothing_is_compiled_in_on_request() -> None:
    kernel = built(specialize=False)
    for _ in range(3):
        run_and_check(kernel)
    assert constants(kernel) == []


def test_a_bound_kernel_is_specialized_too() -> None:
    kernel, out = built(), np.zeros(N, np.int32)
    bound = kernel.bind(out, DATA, 9, 100, 2.0, 0)
    for _ in range(3):
        bound.launch(N, LOCAL)
    assert constants(kernel) == [{"width", "step", LOCAL_SIZE}]
    expected = out.copy()
    run_and_check(kernel)
    kernel(N, LOCAL, out, DATA, 9, 100, 2.0, 0)
    np.testing.assert_array_equal(out, expected)


def test_a_recorded_launch_is_specialized_before_its_first_run() -> None:
    kernel, out = built(), np.zeros(N, np.int32)
    with wfv.record() as sequence:
        kernel(N, LOCAL, out, DATA, wfv.parameter("width", 9), 100, 2.0, 0)
    sequence.run()
    assert constants(kernel) == [{"width", "step", LOCAL_SIZE}]
    for width in (9, 4, 5):
        sequence.update(width=width)
        sequence.run()
        expected = out.copy()
        run_and_check(kernel, width)
        kernel(N, LOCAL, out, DATA, width, 100, 2.0, 0)
        np.testing.assert_array_equal(out, expected)


def test_what_differs_between_recorded_launches_is_not_compiled_in() -> None:
    kernel, out = built(), np.zeros((4, N), np.int32)
    with wfv.record() as sequence:
        for width in range(4):
            kernel(N, LOCAL, out[width], DATA, width, 100, 2.0, 0)
    sequence.run()
    assert constants(kernel) == [{"step", LOCAL_SIZE}]
    for width in range(4):
        assert out[width, 0] == 2 * sum(DATA[:width]) + LOCAL


def test_asking_for_remarks_is_no_launch() -> None:
    kernel = built()
    for _ in range(3):
        assert kernel.launch_remarks(N, LOCAL)
    run_and_check(kernel)
    assert constants(kernel) == []


IMAGES = """
kernel void texels(read_only image2d_t from, global float4 *to) {
    int x = get_global_id(0), y = get_global_id(1);
    to[y * get_global_size(0) + x] = read_imagef(from, (int2)(x, y));
}
kernel void asks(read_only image1d_t from, global int *to) {
    int i = get_global_id(0);
    to[i] = get_image_channel_order(from) == CLK_R ? get_local_size(0) : i;
}
"""


def test_the_first_launch_compiles_formats_of_images_in() -> None:
    kernel = wfv.build(IMAGES, strategy="auto", lanes=8, threads=1).texels
    assert kernel.chooser is not None
    made = versions(kernel)
    for number, (order, dtype) in enumerate(
        (
            ("rg", "float32"),
            ("r", "float32"),
            ("rgba", "float32"),
            ("rg", "float16"),
            ("r", "float16"),
            ("rg", "float32"),
        )
    ):
        width = len(order)
        pixels = np.arange(4 * 8 * width).reshape(4, 8, width).astype(dtype)
        out = np.zeros((4, 8, 4), np.float32)
        kernel((8, 4), None, wfv.Image(pixels, order, kind="image2d"), out)
        expected = np.zeros((4, 8, 4), np.float32)
        expected[..., 3] = 1
        expected[..., :width] = pixels
        np.testing.assert_array_equal(out, expected)
        assert len(made.titles) == min(number + 1, FIRST) and all("with from as" in title for title in made.titles)
        assert bool(list(made.general)) == (number >= FIRST)


def test_a_kernel_that_asks_for_formats_is_not_analyzed_for_a_likely_one() -> None:
    kernel = wfv.build(IMAGES, strategy="auto", lanes=8, threads=1).asks
    out = np.zeros(64, np.int32)
    kernel(64, 2, wfv.Image(np.zeros(64, np.float32), "r"), out)
    assert kernel.interface.observes_groups and (out == 2).all()


def test_the_first_launch_compiles_a_required_local_size_in(monkeypatch: pytest.MonkeyPatch) -> None:
    source = """
kernel __attribute__((reqd_work_group_size(16, 1, 1))) void halvings(global int *to) {
    int n = get_global_id(0), count = 0;
    while (n > 0) n /= 2, count++;
    to[get_global_id(0)] = count + 100 * get_local_size(0);
}
"""
    kernel = wfv.build(source, strategy="auto", lanes=8, threads=1).halvings
    assert kernel.chooser is not None and kernel.chooser.ranked
    monkeypatch.setattr("wfv.runtime.candidates.make_ranking", None)  # it has chosen for that size already
    for size in (64, 64, 70):
        out, ids = np.zeros(size, np.int32), np.arange(size)
        kernel(size, 16, out)
        np.testing.assert_array_equal(out, [int(i).bit_length() + (1600 if i < 64 else 600) for i in ids])
        assert bool(list(versions(kernel).general)) == (size == 70)
    (title,) = versions(kernel).titles
    assert title.endswith(" with the local size as constants")
