"""A ranking and the compilation of its choice share the first steps (wfv/pipeline/begun.py): the code is the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import wfv
from wfv import cost, pipeline
from wfv.options import make_options
from wfv.pipeline.begun import copy_of, shared_steps
from wfv.pipeline.steps import all_steps
from wfv.strategies import STRATEGIES

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("kernels_ir/NBody.ll", "tests/wild/edge_tests.cl", "tests/wild/columns.cl", "tests/wild/butterflies.cl")
MORE = [pytest.param(source, marks=pytest.mark.full) for source in SOURCES]
HELPER = """
__attribute__((noinline)) float grow(float x, int n) {
  float sum = 0.0f;
  for (int k = 0; k < n; ++k)
    sum += x * k;
  return sum;
}
constant float table[4] = {1, 2, 3, 4};
kernel void first(global float *y, global const float *x, local float *part, int n) {
  size_t i = get_global_id(0), l = get_local_id(0);
  part[l] = x[i] + table[i & 3];
  barrier(CLK_LOCAL_MEM_FENCE);
  y[i] = part[l] > 1.0f ? grow(part[(l + 1) % get_local_size(0)], n) : 0.0f;
}
"""


def texts(source: str) -> list[tuple[str, str]]:
    """The kernels of a source: canonical text and name."""
    program = wfv.build(ROOT / source if source != HELPER else HELPER)
    return [(program.text, name) for name in program.kernels]


@pytest.mark.parametrize("source", [HELPER, *MORE], ids=["helper", *SOURCES])
def test_the_code_is_that_of_a_compilation_from_the_start(source: str) -> None:
    """After a ranking, by a strategy and with lanes that the ranking's own analysis had not."""
    for text, name in texts(source):
        given = make_options("unicf", 16, "host", None, "fast")
        begun = pipeline.begin_kernel(text, name, given)
        ranked = cost.rank(text, name, given, begun=copy_of(begun))
        assert ranked == cost.rank(text, name, given)
        for strategy, lanes in (("unicf", 16), ("boscc", 8), ("scalar", 8), ("naive", 4)):
            options = replace(given, strategy=STRATEGIES[strategy], lanes=lanes)
            made = pipeline.compile_kernel(text, name, options, begun=copy_of(begun))
            alone = pipeline.compile_kernel(text, name, options)
            assert (made.ir, made.interface, made.remarks) == (alone.ir, alone.interface, alone.remarks)


def test_a_plugins_step_is_not_shared() -> None:
    steps = all_steps()
    assert [step.name for step in steps[: shared_steps(steps)]] == ["link", "normalize"]
    plugin = replace(steps[0], name="of a plugin", is_required=False)
    assert shared_steps((steps[0], plugin, *steps[1:])) == 0
