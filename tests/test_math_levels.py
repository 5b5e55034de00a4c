"""The levels of math: `exact` is scalar bit for bit, the others are within OpenCL's bounds, also without libmvec."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import wfv
from passes.widen.vector_math_library import MAX_INLINED
from tests.support.library_calls import numbers, ulps
from tests.support.library_references import LONG, from_libm
from tests.support.math_calls import calls, kernel, same_bits
from wfv.cache.keys import make_key
from wfv.cli import EXIT_ERROR, app
from wfv.errors import OptionError
from wfv.opencl.builtin_table import table
from wfv.options import Options
from wfv.runtime.cached_compiler import kernel_parts

TYPES = {"float": np.float32, "double": np.float64}
CHUNK = 12  # functions of a kernel
ITEMS = 256
pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")
full = pytest.mark.full

# Bounds in ulp: OpenCL 1.2, table 7.4.
ONE: dict[str, tuple[float, Callable[[np.ndarray], np.ndarray]]] = {
    "acos": (4, np.arccos), "acosh": (4, np.arccosh), "asin": (4, np.arcsin), "asinh": (4, np.arcsinh),
    "atan": (5, np.arctan), "atanh": (5, np.arctanh), "cbrt": (2, np.cbrt), "cos": (4, np.cos), "cosh": (4, np.cosh),
    "erf": (16, from_libm("erfl")), "erfc": (16, from_libm("erfcl")), "exp": (3, np.exp), "exp2": (3, np.exp2),
    "exp10": (3, lambda x: np.power(LONG(10), x)), "expm1": (3, np.expm1), "log": (3, np.log), "log2": (3, np.log2),
    "log10": (3, np.log10), "log1p": (2, np.log1p), "sin": (4, np.sin), "sinh": (4, np.sinh), "tan": (5, np.tan),
    "tanh": (5, np.tanh),
}  # fmt: skip
TWO: dict[str, tuple[float, Callable[[np.ndarray, np.ndarray], np.ndarray]]] = {
    "atan2": (6, np.arctan2), "fmod": (0, np.fmod), "hypot": (4, np.hypot), "pow": (16, np.power),
}  # fmt: skip


def run(
    names: list[str], real: str, x: np.ndarray, y: np.ndarray, strategy: str = "unicf", lanes: int | None = None,
    math: str = "fast", target: str = "host",
) -> dict[str, np.ndarray]:  # fmt: skip
    """The results of each function."""
    expressions = calls(real)
    found = {}
    for start in range(0, len(names), CHUNK):
        part = names[start : start + CHUNK]
        out = np.empty((len(part), len(x)), TYPES[real])
        text = kernel(real, [expressions[name] for name in part])
        wfv.build(text, strategy=strategy, lanes=lanes, math=math, target=target).k(len(x), 64, out, x, y)
        found |= dict(zip(part, out, strict=True))
    return found


def arguments(real: str, count: int) -> tuple[np.ndarray, np.ndarray]:
    x = np.resize(numbers(TYPES[real], count), -(-count // 64) * 64)
    return x, np.random.default_rng(7).permutation(x)


def test_every_math_function_is_among_the_calls() -> None:
    names = {name for name, entry in table().items() if entry.section == "6.12.2"}
    assert set(calls("float")) == names
    assert set(calls("double")) == {name for name in names if not name.startswith(("half_", "native_"))}


@pytest.mark.parametrize(
    ("real", "lanes"),
    [("float", 16), ("double", 4), *(pytest.param(r, n, marks=full) for r in TYPES for n in (4, 8, 16))],
)
def test_exact_is_scalar_bit_for_bit(real: str, lanes: int) -> None:
    x, y = arguments(real, ITEMS)
    names = list(calls(real))
    wanted = run(names, real, x, y, strategy="scalar")
    got = run(names, real, x, y, lanes=lanes, math="exact")
    for name in names:
        assert same_bits(got[name], wanted[name]).all(), name


# Libmvec's own errors are docs/math.md's business: here ours.
@pytest.mark.parametrize(
    ("real", "math", "libmvec", "target"),
    [
        ("float", "fast", "off", "host"), ("float", "precise", "off", "x86-64-v2"), ("double", "fast", "off", "host"),
        *(pytest.param(r, m, f, t, marks=full) for r in TYPES for m in ("fast", "precise")
          for f in ("on", "off", "sin,exp,pow") for t in ("x86-64-v2", "x86-64-v3", "host")),
    ],
)  # fmt: skip
def test_results_are_within_the_bounds(
    real: str, math: str, libmvec: str, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WFV_LIBMVEC", libmvec)
    x, y = arguments(real, 3000)
    x[-1000:] = 1 + np.random.default_rng(1).uniform(-1e-2, 1e-2, 1000)
    names = sorted({*ONE, *TWO})
    got = run(names, real, x, y, math=math, target=target)
    wide, other = x.astype(LONG), y.astype(LONG)
    for name in names:
        bound, wanted = (ONE[name][0], ONE[name][1](wide)) if name in ONE else (TWO[name][0], TWO[name][1](wide, other))
        check(name, got[name], wanted, min(bound, 0.51) if (real, math) == ("float", "precise") else bound)


def check(name: str, got: np.ndarray, wanted: np.ndarray, bound: float) -> None:
    errors = ulps(got, wanted)
    worst = int(np.argmax(errors))
    assert errors[worst] <= bound, (name, errors[worst], got[worst], wanted[worst])
    zero = wanted == 0
    assert np.array_equal(np.signbit(got[zero]), np.signbit(wanted[zero])), name


def test_subnormal_numbers_of_few_bits() -> None:
    x, y = (part.ravel() * 5e-324 for part in np.meshgrid(np.arange(1.0, 17.0), np.arange(1.0, 17.0)))
    got = run(list(TWO), "double", y, x, math="precise")
    for name, (bound, wanted) in TWO.items():
        check(name, got[name], wanted(y.astype(LONG), x.astype(LONG)), bound)


@pytest.mark.parametrize("lanes", [2, 4, 32])
def test_lanes_of_less_and_more_than_a_register(lanes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each lane's result is its own, whatever the others make the vector do."""
    monkeypatch.setenv("WFV_LIBMVEC", "off")
    x, y = arguments("float", ITEMS)
    names = ["exp", "sin", "fmod"]
    wanted = run(names, "float", x, y, lanes=16)
    got = run(names, "float", x, y, lanes=lanes)
    for name in names:
        assert same_bits(got[name], wanted[name]).all(), name


INTRINSIC = """
define spir_kernel void @k(ptr addrspace(1) %x) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr float, ptr addrspace(1) %x, i64 %id
  %v = load float, ptr addrspace(1) %p, align 4
  %e = call float @llvm.exp.f32(float %v)
  store float %e, ptr addrspace(1) %p, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare float @llvm.exp.f32(float)
"""


def test_llvms_intrinsics_are_the_same_functions() -> None:
    kernel = wfv.build(INTRINSIC, lanes=8, target="x86-64-v3").k
    assert "@wfv_math.8._Z8fast_expf(" in kernel.ir
    assert "@wfv_math.8._Z11precise_expf(" in kernel.compiled(math="precise").ir("widen")
    assert "@llvm.exp.f32" in kernel.compiled(math="exact").ir("widen")


def test_very_many_calls_are_not_inlined() -> None:
    few, many = (
        wfv.build(
            f"kernel void k(global float *x) {{ float v = x[get_global_id(0)]; {calls} x[0] = v; }}", lanes=4
        ).k.ir
        for calls in ("".join(f"v += exp(v * {i});" for i in range(count)) for count in (10, MAX_INLINED + 1))
    )
    assert re.search(r"define internal .*@wfv_math[^ ]*fast_expf.* alwaysinline", few)
    assert re.search(r"define internal .*@wfv_math[^ ]*fast_expf.* noinline", many)


def test_a_launch_may_have_another_level() -> None:
    x = np.linspace(-5, 5, 64, dtype=np.float32)
    program = wfv.build(INTRINSIC)
    wanted, exact, bound = x.copy(), x.copy(), x.copy()
    wfv.build(INTRINSIC, strategy="scalar").k(64, 64, wanted)
    program.k(64, 64, exact, math="exact")
    program.k.bind(bound).launch(64, 64, math="exact")
    assert same_bits(exact, wanted).all() and same_bits(bound, wanted).all()
    assert program.k.options.math == "fast" and program.k.with_math("exact") is program.k.with_math("exact")
    with pytest.raises(OptionError, match="unknown math level 'exakt'"):
        program.k(64, 64, exact, math="exakt")
    with pytest.raises(OptionError, match="unknown math level"):
        wfv.build(INTRINSIC, math="quick")


def test_comparison_at_a_level() -> None:
    x = np.linspace(-5, 5, 64, dtype=np.float32)
    kernel = wfv.build(INTRINSIC).k
    assert wfv.compare(kernel, (64, 64), (x,), ["unicf"], runs=1, tolerance=0.0, math="exact").is_correct
    assert not wfv.compare(kernel, (64, 64), (x,), ["unicf"], runs=1, tolerance=0.0).is_correct


@pytest.mark.parametrize("command", [["compile"], ["opt", "--stop-after", "widen"]])
def test_commands_take_a_level(command: list[str], tmp_path: Path) -> None:
    source, out = tmp_path / "k.ll", tmp_path / "out.ll"
    source.write_text(INTRINSIC)
    arguments = [*command, str(source), "-o", str(out), "--lanes", "4", "--math"]
    assert CliRunner().invoke(app, [*arguments, "precise"]).exit_code == 0
    assert "_Z11precise_expf" in out.read_text()
    assert CliRunner().invoke(app, [*arguments, "exakt"]).exit_code == EXIT_ERROR


def test_libmvecs_functions_are_in_the_cache_key(monkeypatch: pytest.MonkeyPatch) -> None:
    def key() -> str:
        return make_key("kernel", kernel_parts("text", "k", Options()), "code")

    usual = key()
    monkeypatch.setenv("WFV_LIBMVEC", "off")
    assert key() != usual
