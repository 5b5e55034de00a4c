"""`inspect.getsource(kernel)` and IPython's `kernel??` show the kernel's own source, `kernel?` how it is called."""

from __future__ import annotations

import copy
import inspect
import re
from pathlib import Path

import numpy as np
import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

import wfv
from tests.support.command_line import TWO_KERNELS
from tests.support.requires import needs_clang
from wfv.runtime.kernel import Kernel

FIRST = """// Counts { up.
__kernel void first(global int *x) {  // a brace: }
  if (x[0]) { x[0]++; }
  printf("}");
}
"""
SECOND = """/* Adds
   first( twice. */
kernel __attribute__((reqd_work_group_size(1, 1, 1)))
void second(global float *y,
            float a) { y[0] += a; }
"""
SOURCE = f"float unused(float x) {{ return x; }}\n{FIRST}\n\n{SECOND}"


def shown(command: str, **names: object) -> str:
    """What IPython prints, without colours."""
    shell = InteractiveShell.instance()
    shell.user_ns.update(names)
    with capture_output() as captured:
        shell.run_cell(command)
    return re.sub(r"\x1b\[[0-9;]*m", "", captured.stdout)


@needs_clang
@pytest.mark.parametrize("strategy", ["auto", "unicf"])
def test_the_source_is_that_of_the_kernel(strategy: str, tmp_path: Path) -> None:
    path = tmp_path / "two.cl"
    path.write_text(SOURCE)
    for program in (wfv.build(SOURCE, strategy=strategy), wfv.build(path, strategy=strategy)):
        assert inspect.getsource(program.first) == FIRST
        assert inspect.getsource(program.second) == SECOND
        assert inspect.getsource(copy.copy(program.first)) == FIRST


@needs_clang
@pytest.mark.parametrize("strategy", ["auto", "unicf"])
def test_ipython_shows_the_source_and_the_call(strategy: str) -> None:
    program = wfv.build(SOURCE, strategy=strategy)
    text = shown("kernel??", kernel=program.second)
    assert SECOND.strip() in text and "first(global" not in text and "class " not in text.split("Class docstring")[0]
    text = shown("kernel?", kernel=program.second)
    assert "float* y: array, written" in text and "float a: by value" in text
    assert program.second.__doc__ == program.second.description


@needs_clang
def test_a_kernel_that_macros_make_is_shown_with_its_file() -> None:
    source = "#define NAME third\n#define BODY { x[0] = 1; }\nkernel void NAME(global int *x) BODY\n// third\n"
    assert inspect.getsource(wfv.build(source).third) == source


def test_llvm_ir_is_shown_without_opencl() -> None:
    text = inspect.getsource(wfv.build(TWO_KERNELS).second)
    assert text.startswith("define") and "@second" in text and "@first" not in text and "store i32 2" in text


def test_the_class_and_launches_are_as_before() -> None:
    assert "class Kernel" in inspect.getsource(Kernel)
    assert "compiler" in inspect.signature(Kernel).parameters
    kernel = wfv.build(TWO_KERNELS).first
    assert list(inspect.signature(kernel).parameters)[:2] == ["global_size", "local_size"]
    x = np.zeros(1, np.int32)
    kernel(1, 1, x)
    assert x[0] == 1
