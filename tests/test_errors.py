"""Each class of errors: how it is raised, its code and help, and its documentation."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv import errors
from wfv.ir.parser import parse_module
from wfv.ir.verify import verify_function
from wfv.runtime import kernel as runtime_kernel

ROOT = Path(__file__).parent.parent
DOCS = (ROOT / "docs" / "errors.md").read_text()
KERNEL = """
define spir_kernel void @k(ptr addrspace(1) %y) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  BODY
  ret void
}
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32) convergent
declare i32 @mystery(ptr, ...)
declare void @llvm.trap()
"""
STORE = "%p = getelementptr float, ptr addrspace(1) %y, i64 %id\n  store float 1.0, ptr addrspace(1) %p, align 4"
BARRIER = """%few = icmp eq i64 %id, 0
  br i1 %few, label %then, label %end
then:
  call void @_Z7barrierj(i32 1)
  br label %end
end:
  call void @_Z7barrierj(i32 1)"""
SIZE = ("@k(ptr addrspace(1) %y)", "@k(ptr addrspace(1) %y) !reqd_work_group_size !0")
TRAP = "call void @llvm.trap()"
PRINTF = "%n = call i32 (ptr, ...) @mystery(ptr null)"


def kernel(body: str) -> Any:
    return wfv.build(KERNEL.replace("BODY", body)).k


def run(body: str, *args: object) -> None:
    kernel(body)(64, 8, *args)


def run_in_groups_of_eight(body: str) -> None:
    text = KERNEL.replace("BODY", body).replace(*SIZE)
    wfv.build(f"{text}!0 = !{{i32 8, i32 1, i32 1}}\n").k(64, 8, ARRAY)


def break_an_invariant() -> None:
    fn = parse_module("define void @f() {\nentry:\n  ret void\n}\n").functions["f"]
    fn.entry.instrs.clear()
    verify_function(fn, "masks")


def run_within_a_recording() -> None:
    with wfv.record() as sequence:
        sequence.run()


def check_a_launch() -> None:
    with mock.patch.object(runtime_kernel, "IS_CHECKED", True):
        kernel(STORE)(64, 8, ARRAY[:1].copy())


def run_out_of_bounds() -> None:
    wfv.build(KERNEL.replace("BODY", STORE), bounds="check").k(64, 8, ARRAY[:1].copy())


ARRAY = np.zeros(64, np.float32)
PROVOCATIONS: dict[str, tuple[Callable[[], object], type[Exception]]] = {
    "WFV001": (lambda: wfv.build("this is\nnot LLVM IR\n"), errors.ParseError),
    "WFV002": (lambda: run(PRINTF, ARRAY), errors.UnsupportedError),
    "WFV003": (lambda: run_in_groups_of_eight(BARRIER), errors.BarrierDivergenceError),
    "WFV004": (lambda: run(STORE, ARRAY.astype(np.float64)), TypeError),
    "WFV005": (lambda: kernel(STORE)(0, 8, ARRAY), ValueError),
    "WFV006": (lambda: wfv.build("a\nb", strategy="unicfg"), ValueError),
    "WFV008": (lambda: run(TRAP, ARRAY), errors.KernelTrapError),
    "WFV009": (run_within_a_recording, RuntimeError),
    "WFV012": (lambda: run(STORE, None), errors.KernelTrapError),
    "WFV013": (run_out_of_bounds, errors.KernelTrapError),
    "WFV014": (check_a_launch, errors.CheckError),
    "WFV900": (break_an_invariant, errors.InternalError),
}


@pytest.mark.parametrize("code", PROVOCATIONS)
def test_every_error_has_a_code_and_a_message(code: str) -> None:
    provoke, python_class = PROVOCATIONS[code]
    with pytest.raises(wfv.Error) as caught:
        provoke()
    error = caught.value
    assert isinstance(error, python_class)
    assert error.code == code and str(error).startswith(f"{code}: {error.message}")
    assert error.help and str(error).endswith(f"\n  help: {error.help}")


def test_every_class_is_documented_and_has_a_code_of_its_own() -> None:
    classes = [value for value in vars(errors).values() if isinstance(value, type) and issubclass(value, wfv.Error)]
    assert len({each.code for each in classes}) == len(classes)
    for each in classes:
        assert f"| `{each.code}` | `{each.__name__}` |" in DOCS, each
        assert getattr(wfv, each.__name__) is each
    assert {each.code for each in classes} >= set(PROVOCATIONS)


OPENCL = {
    "WFV001": ("kernel void k(global float *y) {\n  y[0] = x;\n}", "use of undeclared identifier 'x'", (2, 10)),
    "WFV002": ("float f(float x);\nkernel void k(global float *y) {\n  y[0] = f(1);\n}", "a call of @f,", (3, 10)),
    "WFV003": (
        "kernel __attribute__((reqd_work_group_size(8, 1, 1))) void k(global float *y) {\n"
        "  if (get_local_id(0) == 0)\n    barrier(CLK_LOCAL_MEM_FENCE);\n  barrier(CLK_LOCAL_MEM_FENCE);\n}",
        "not all of them reach the barrier",
        (3, 5),
    ),
}


@needs_clang
@pytest.mark.parametrize("code", OPENCL)
def test_errors_about_opencl_c_show_line_column_and_caret(code: str, tmp_path: Path) -> None:
    source, message, (line, column) = OPENCL[code]
    path = tmp_path / "k.cl"
    path.write_text(source)
    with pytest.raises(wfv.Error) as caught:
        _ = wfv.build(path).k.ir
    error = caught.value
    assert error.code == code and message in error.message
    assert (error.line, error.column, error.file) == (line, column, str(path))
    first, *more = str(error).split("\n")
    assert first.endswith(f"({path}, line {line}, column {column})")
    assert f"    {line} | {source.splitlines()[line - 1]}" in more
    assert f"      | {' ' * (column - 1)}^" in more


@pytest.mark.parametrize("code", PROVOCATIONS)
def test_documented_messages_are_up_to_date(code: str) -> None:
    with pytest.raises(wfv.Error) as caught:
        PROVOCATIONS[code][0]()
    found = str(caught.value).splitlines()[0]
    shown = [line for line in DOCS.split("First lines of messages:")[1].splitlines() if line.startswith("    WFV")]
    assert found.startswith(f"{code}: ") and len(shown) > 5
    assert f"    {found}" in shown or not any(line.startswith(f"    {code}: ") for line in shown)


@pytest.mark.parametrize(
    "name",
    ["ParseError", "UnsupportedError", "BarrierDivergenceError", "ArgumentError", "GeometryError", "OptionError"],
)
def test_codes_are_distinct_and_public(name: str) -> None:
    kind = getattr(wfv, name)
    codes = [each.code for each in errors.Error.__subclasses__()]
    assert issubclass(kind, wfv.Error)
    assert codes.count(kind.code) == 1


@needs_clang
def test_an_unknown_option_is_an_error_of_wfvs_own() -> None:
    with pytest.raises(wfv.OptionError, match="unknown option 'strat'") as caught:
        wfv.build("kernel void k() {}", strat="unicf")  # type: ignore[call-arg]
    assert "did you mean strategy" in caught.value.help
    with pytest.raises(wfv.OptionError, match="unknown option 'shape'"):
        wfv.vectorize("int f(int x) { return x; }", "f", shape={"x": "uniform"})
    with pytest.raises(TypeError, match="'source'"):
        wfv.build()  # type: ignore[call-arg]
