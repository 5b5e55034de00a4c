"""Math on halves: every function at all 65536 halves (as many pairs), against long double rounded once."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest

import wfv
from tests.support.library_calls import ulps
from tests.support.library_references import CASES, LONG, Case, from_libm
from tests.support.requires import needs_clang
from wfv.opencl.builtin_table import table
from wfv.opencl.mangling import CType, mangle
from wfv.opencl.signatures import builtin_types
from wfv.runtime.program import Program

pytestmark = [needs_clang, pytest.mark.filterwarnings("ignore::RuntimeWarning")]
HEAD = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
EVERY = np.arange(1 << 16, dtype=np.uint16).view(np.float16)
OTHER = np.random.default_rng(1).permutation(EVERY)
SMALL = np.random.default_rng(2).integers(-30, 30, EVERY.size, dtype=np.int32)
EXACT, NEAR = 0.5, 0.51  # ULP: rounded once, and rounded after the error of a float


def named(names: str, params: str, bound: float, **others: Callable[..., np.ndarray]) -> dict[str, Case]:
    return {name: Case(params, others.get(name) or getattr(np, name), (bound, bound)) for name in names.split()}


def away(x: np.ndarray) -> np.ndarray:
    return np.copysign(np.floor(np.abs(x) + 0.5), x)


def next_after(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    return np.nextafter(x.astype(np.float16), y.astype(np.float16)).astype(LONG)


ONE = {
    **named("exp exp2 expm1 log log2 log10 log1p sin cos tan sinh cosh tanh cbrt", "v", NEAR),
    **named("acos asin atan acosh asinh atanh", "v", NEAR, acos=np.arccos, asin=np.arcsin, atan=np.arctan,
            acosh=np.arccosh, asinh=np.arcsinh, atanh=np.arctanh),
    **named("exp10 erf erfc", "v", NEAR, exp10=lambda x: LONG(10) ** x, erf=from_libm("erfl"),
            erfc=from_libm("erfcl")),
    **named("sqrt fabs floor ceil trunc rint round", "v", EXACT, round=away),
    **{name: CASES[name] for name in CASES if CASES[name].params == "v" and name != "sign"},
}  # fmt: skip
TWO = {
    **named("pow atan2 hypot", "vv", NEAR, pow=np.power, atan2=np.arctan2),
    **named("fmod fmin fmax copysign nextafter", "vv", EXACT, nextafter=next_after),
    **{name: CASES[name] for name in CASES if CASES[name].params in ("vv", "vn")},
}


def in_halves(function: str, params: str) -> str:
    """A kernel of that name which calls the function."""
    second = {"v": "", "vv": ", b[i]", "vn": ", n[i]"}[params]
    return (
        f"kernel void t_{function}(global half *r, global const half *a, global const half *b, global const int *n) "
        f"{{ size_t i = get_global_id(0); r[i] = {function}(a[i]{second}); }}\n"
    )


@pytest.fixture(scope="module", params=[("unicf", "host"), *[
    pytest.param(way, marks=pytest.mark.full) for way in (("scalar", "host"), ("unicf", "x86-64-v2"))
]], ids="-".join)  # fmt: skip
def program(request: pytest.FixtureRequest) -> Program:
    source = HEAD + "".join(in_halves(name, case.params) for name, case in {**ONE, **TWO}.items())
    return wfv.build(source, strategy=request.param[0], target=request.param[1])


# The rule is one for all: the rest runs with --full.
SELECTED = ("exp", "sqrt", "round", "tgamma", "pow", "rootn", "remainder", "fdim", "nextafter")


@pytest.mark.parametrize(
    "name", [name if name in SELECTED else pytest.param(name, marks=pytest.mark.full) for name in {**ONE, **TWO}]
)
def test_accuracy(name: str, program: Program) -> None:
    case = {**ONE, **TWO}[name]
    found = np.zeros_like(EVERY)
    program[f"t_{name}"](EVERY.size, 256, found, EVERY, OTHER, SMALL)
    args = [EVERY.astype(LONG), *([OTHER.astype(LONG)] if case.params == "vv" else [SMALL])]
    errors = ulps(found, case.reference(*args[: len(case.params)]))
    worst = int(np.argmax(errors))
    bound = EXACT if case.ulps[0] <= EXACT else NEAR
    assert errors[worst] <= bound, (name, [x[worst] for x in args], found[worst])


def test_every_function_of_floats_has_a_form_for_halves() -> None:
    float_only = ("native_", "half_", "fast_")
    sections = ("6.12.2", "6.12.4", "6.12.5")
    names = {name for name, entry in table().items() if entry.section in sections and not name.startswith(float_only)}
    tried = 0
    for name in names:
        for kinds in ("f", "ff", "fff", "fi", "fp", "fP", "ffP", "ff3", "f3", "f33", "t"):
            found, wanted = (builtin_types(mangle(name, *_params(kinds, base))) for base in ("half", "float"))
            assert len(found) == len(wanted), (name, kinds)
            assert all("float" not in str(type) for type in found), (name, kinds)
            tried += bool(found) * (kinds != "t")
    assert tried > 70
    assert str(builtin_types("_Z3nant")[0].ret) == "half" and str(builtin_types("_Z3nanDv4_t")[0].ret) == "<4 x half>"
    assert not builtin_types("_Z10native_expDh") and not builtin_types("_Z11fast_lengthDv2_Dh")


def _params(kinds: str, base: str) -> list[CType]:
    one = {
        "f": CType(base), "3": CType(base, 3), "i": CType("int"), "p": CType(base, 1, 1), "P": CType("int", 1, 3),
        "t": CType("char"),
    }  # fmt: skip
    return [one[kind] for kind in kinds.replace("f3", "3").replace("33", "33")]


def run(body: str, *arrays: np.ndarray, head: str = "", strategy: str = "unicf") -> None:
    params = ", ".join(
        f"global {'half' if array.dtype == np.float16 else 'int'} *{name}"
        for name, array in zip("abcdefgh", arrays, strict=False)
    )
    source = f"{HEAD}{head}kernel void k({params}) {{\n  int i = get_global_id(0);\n{body}\n}}\n"
    wfv.build(source, strategy=strategy).k(len(arrays[0]) // (4 if "half4" in body else 1), 64, *arrays)


def test_fma_is_rounded_once() -> None:
    draw = np.random.default_rng(3)
    x, y, z = (draw.integers(0, 1 << 16, 1 << 14, np.uint16).view(np.float16) for _ in range(3))
    with np.errstate(all="ignore"):
        z[::2] = -(x[::2] * y[::2]) * np.float16(1 + 2**-10)  # what is left over after that
    edge = [(2**-12, 1 + 2**-10, 1.0), (2**-12, 2**-12, 1 + 2**-10), (1 - 2**-11, 1 + 2**-10, 2**-24)]
    x[1:7:2], y[1:7:2], z[1:7:2] = (np.array(column, np.float16) for column in zip(*edge, strict=True))
    found = np.zeros_like(x)
    run("  d[i] = fma(a[i], b[i], c[i]);", x, y, z, found)
    exact = x.astype(LONG) * y.astype(LONG) + z.astype(LONG)  # 64 bits are enough for all that is near
    wanted = exact.astype(np.float16)
    np.testing.assert_array_equal(found, wanted)


@pytest.mark.parametrize("strategy", ["scalar", "unicf"])
def test_results_through_pointers(strategy: str) -> None:
    x = EVERY[::16].copy()
    floor, part, cut, rest, sine, cosine = (np.zeros_like(x) for _ in range(6))
    power = np.zeros(x.size, np.int32)
    body = """  half x = a[i], w; local half room[64]; int l = get_local_id(0);
  c[i] = fract(x, b + i);
  a[i] = modf(x, &room[l]); d[i] = room[l];
  e[i] = frexp(x, h + i);
  f[i] = sincos(x, &w); g[i] = w;"""
    given = x.copy()
    run(body, x, floor, part, cut, rest, sine, cosine, power, strategy=strategy)
    np.testing.assert_array_equal(floor, np.floor(given))
    np.testing.assert_array_equal(cut, np.trunc(given))
    np.testing.assert_array_equal(x, np.modf(given)[0])
    below = np.minimum(given - np.floor(given), np.float16(1 - 2**-11))
    np.testing.assert_array_equal(part, np.where(np.isinf(given), 0, below))
    np.testing.assert_array_equal(rest, np.frexp(given)[0])
    np.testing.assert_array_equal(power[np.isfinite(given)], np.frexp(given)[1][np.isfinite(given)])
    assert ulps(sine, np.sin(given.astype(LONG))).max() <= NEAR
    assert ulps(cosine, np.cos(given.astype(LONG))).max() <= NEAR


def test_vectors_and_geometry() -> None:
    draw = np.random.default_rng(4)
    a, b = (draw.uniform(-4, 4, (256, 4)).astype(np.float16) for _ in range(2))
    body = """  half4 x = vload4(i, a), y = vload4(i, b), w, r = 0;
  r.x = dot(x, y); r.y = length(x.xyz); r.z = distance(x, y); r.w = cross(x, y).y;
  half4 u = mix(x, y, (half)0.25h) + step((half)0, x) + smoothstep((half)-1, (half)1, y) + modf(x, &w) + w;
  vstore4(r, 2 * i, c); vstore4(u + normalize(x) + pown(y, (int4)(2)) + sign(x), 2 * i + 1, c);"""
    out = np.zeros((512, 4), np.float16)
    run(body, a.reshape(-1), b.reshape(-1), out.reshape(-1))
    x, y = a.astype(np.float64), b.astype(np.float64)
    wanted = np.stack(
        [(x * y).sum(1), np.linalg.norm(x[:, :3], axis=1), np.linalg.norm(x - y, axis=1),
         np.cross(x[:, :3], y[:, :3])[:, 1]], 1,
    )  # fmt: skip
    np.testing.assert_allclose(out[::2], wanted, rtol=2e-3, atol=2e-3)
    t = np.clip((y + 1) / 2, 0, 1)
    parts = (x + (y - x) * 0.25, x >= 0, t * t * (3 - 2 * t), x, x / np.linalg.norm(x, axis=1, keepdims=True), y * y)
    np.testing.assert_allclose(out[1::2], sum(parts) + np.sign(x), rtol=4e-3, atol=1e-2)


def test_constants_and_bits() -> None:
    a, n = np.zeros(64, np.float16), np.zeros(64, np.int32)
    body = """  half r = 0; int m = 0;
  switch (i) {
    case 0: r = HALF_MAX; break; case 1: r = HALF_MIN; break; case 2: r = HALF_EPSILON; break;
    case 3: r = M_PI_H; break;
    case 4: r = as_half((ushort)0x3555); break; case 5: r = nan((ushort)1); break; case 6: m = as_short((half)1); break;
    case 7: m = ilogb((half)0x1p-24h); break; case 8: r = as_half2(0x40003c00).y; break; case 9: m = HALF_DIG; break;
    case 10: r = M_SQRT1_2_H; break; case 11: m = ilogb((half)0); break;
  }
  a[i] = r; b[i] = m;"""
    run(body, a, n)
    info = np.finfo(np.float16)
    wanted = {0: info.max, 1: info.tiny, 2: info.eps, 3: math.pi, 4: 1 / 3, 8: 2, 10: math.sqrt(0.5)}
    assert all(a[i] == np.float16(value) for i, value in wanted.items()) and np.isnan(a[5])
    assert (n[6], n[7], n[9], n[11]) == (0x3C00, -24, 3, -(2**31))


def test_async_copies() -> None:
    a, b = np.arange(256, dtype=np.float16), np.zeros(256, np.float16)
    head = "#define ME get_local_id(0)\n"
    body = """  local half one[64]; local half2 two[32];
  event_t e = async_work_group_copy(one, a + 64 * get_group_id(0), 64, 0);
  e = async_work_group_strided_copy(two, (global half2 *)a, 32, 2, e);
  wait_group_events(1, &e);
  b[i] = one[63 - ME] + two[ME / 2].y;"""
    run(body, a, b, head=head)
    me, group = np.arange(256) % 64, np.arange(256) // 64
    np.testing.assert_array_equal(b, (64 * group + 63 - me + 4 * (me // 2) + 1).astype(np.float16))
