"""IPython's `kernel?` shows how a kernel is called, as `inspect.signature` does."""

from __future__ import annotations

import inspect
import re

import numpy as np
import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

import wfv
from tests.support.command_line import TWO_KERNELS
from tests.support.requires import needs_clang
from wfv.runtime.kernel import Kernel

SOURCE = "kernel void second(global float *y, float a) { y[0] += a; }\n"


def shown(command: str, **names: object) -> str:
    """What IPython prints, without colours."""
    shell = InteractiveShell.instance()
    shell.user_ns.update(names)
    with capture_output() as captured:
        shell.run_cell(command)
    return re.sub(r"\x1b\[[0-9;]*m", "", captured.stdout)


@needs_clang
@pytest.mark.parametrize("strategy", ["auto", "unicf"])
def test_ipython_shows_the_call(strategy: str) -> None:
    program = wfv.build(SOURCE, strategy=strategy)
    text = shown("kernel?", kernel=program.second)
    assert "float* y: array, written" in text and "float a: by value" in text
    assert program.second.__doc__ == program.second.description


def test_the_class_and_launches_are_as_before() -> None:
    assert "class Kernel" in inspect.getsource(Kernel)
    assert "compiler" in inspect.signature(Kernel).parameters
    kernel = wfv.build(TWO_KERNELS).first
    assert list(inspect.signature(kernel).parameters)[:2] == ["global_size", "local_size"]
    x = np.zeros(1, np.int32)
    kernel(1, 1, x)
    assert x[0] == 1
