"""What OpenCL C must not contain."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.opencl import run
from tests.support.requires import needs_clang
from wfv.errors import UnsupportedError
from wfv.opencl.clang import compile_opencl


@needs_clang
def test_a_nul_byte_is_refused_with_its_line() -> None:
    with pytest.raises(UnsupportedError, match="NUL byte") as caught:
        compile_opencl("int a;\n\0#include")
    assert caught.value.line == 2


@needs_clang
def test_assembly_built_by_macros_is_refused_in_the_ir() -> None:
    source = '#define C(a, b) a##b\nkernel void k(global int *x) { C(__as, m)(".incbin \\"/etc/passwd\\""); x[0] = 1; }'
    with pytest.raises(UnsupportedError, match="assembly"):
        run(source, np.zeros(8, np.int32))


@needs_clang
def test_a_name_that_is_no_text_is_a_name() -> None:
    source = 'constant int v[2] __asm__("\\377") = {3, 4};\nkernel void k(global int *x) { x[1] = v[x[0]]; }'
    wfv.build(source, strategy="unicf").k(1, 1, x := np.ones(2, np.int32))
    assert x[1] == 4


@needs_clang
@pytest.mark.every_case
@pytest.mark.parametrize("name", ["llvm.assume", "llvm.memcpy", "llvm.sqrt.f32", "llvm.no.such"])
@pytest.mark.parametrize("strategy", ["scalar", "unicf"])
def test_a_variable_with_a_name_of_llvms_is_refused(name: str, strategy: str) -> None:
    """LLVM looks functions up by name, and ends the process where it finds a variable."""
    source = f'constant int v[2] __asm__("{name}") = {{3, 4}};\nkernel void k(global int *x) {{ x[1] = v[x[0]]; }}'
    with pytest.raises(UnsupportedError, match=f"the variable @{name}"):
        wfv.build(source, strategy=strategy)
