"""The first use of wfv in a process loads no more than it needs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = """
kernel void first(global float *y, global const float *x, int n) {
  size_t i = get_global_id(0);
  float sum = 0.0f;
  if (x[i] > 10.0f)
    for (int k = 0; k < n; ++k)
      sum += x[k];
  y[i] = sum;
}
"""
OPTIONAL = {"matplotlib", "scipy", "pygraphviz", "jinja2", "typer", "rich"}
PROGRAM = f"""
import sys
import wfv
print(*sys.modules)
import numpy as np
x, y = np.arange(64, dtype=np.float32), np.ones(64, np.float32)
wfv.build({SOURCE!r}, strategy=sys.argv[1]).first(64, 16, y, x, 3)
assert (y == np.where(x > 10, 3, 0)).all()
print(*sys.modules)
"""


def run(strategy: str, cache: Path | str) -> list[set[str]]:
    """The modules after the import, and after the launch."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, strategy], cwd=ROOT, env={**os.environ, "WFV_CACHE": str(cache)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [set(line.split()) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("strategy", ["auto", "unicf"])
def test_a_kernel_loads_what_it_needs(tmp_path: Path, strategy: str) -> None:
    """One that is compiled loads no optional package; one from the cache loads no pass either."""
    imported, compiled = run(strategy, tmp_path)
    _, cached = run(strategy, tmp_path)
    own = {name for name in imported if name.split(".")[0] in ("wfv", "passes")}
    assert own == {"wfv", "wfv.collector", "wfv.forks", "wfv.version", "wfv.whole_imports"}
    assert "passes.linearize" in compiled and not compiled & OPTIONAL
    folders = {f"passes.{path.parent.name}" for path in (ROOT / "passes").glob("*/__init__.py")}
    assert "wfv.runtime.launch.native_launch" in cached
    unused = {"networkx", "wfv.pipeline", "wfv.cost", "wfv.opencl.builtin_table", "wfv.ir.program_variables"}
    assert not cached & {*OPTIONAL, *folders, *unused}


LIST = """
import sys
from wfv.cli import app
app(["list"], standalone_mode=False)
print(*sys.modules)
"""


def test_the_list_of_kernels_loads_no_compiler() -> None:
    done = subprocess.run([sys.executable, "-c", LIST], cwd=ROOT, capture_output=True, text=True, check=True)
    modules = set(done.stdout.splitlines()[-1].split())
    assert "wfv.cli.list_kernels" in modules
    assert not modules & {"wfv.pipeline", "wfv.llvm", "llvmlite"}
