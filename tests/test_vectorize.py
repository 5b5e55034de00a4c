"""`wfv.vectorize`: functions of C and LLVM IR, each with several shapes, masks and strategies, against plain Python."""

import ctypes
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import wfv
from tests.support.command_line import fail, succeed

ITEMS = 37  # no multiple of any number of lanes


class Case(NamedTuple):
    """`of`: what the function computes for one item, from the varying argument, the uniform one, and the array."""

    source: str
    of: Callable[..., Any]
    dtype: str = "f4"
    uniform: Any = 3


TABLE = np.arange(1000, dtype=np.int32)[::-1].copy()


def _collatz(x: int, n: int) -> int:
    steps = 0
    while x > 1 and steps < n:
        x = x // 2 if x % 2 == 0 else 3 * x + 1
        steps += 1
    return steps


def _nested(x: int, n: int) -> int:
    total = 0
    for i in range(n):
        if x & 1 << i:
            continue
        for j in range(x % 7):
            if j == i + 2:
                break
            total += i * j + 1
    return total


CASES = {
    "line": Case("float f(float x, int n) { return x * n + 1; }", lambda x, n: np.float32(x * np.float32(n) + 1)),
    "if": Case("int f(int x, int n) { if (x > n) return x - n; return n; }", lambda x, n: max(x - n, n)
               if x > n else n, "i4"),
    "loop": Case(
        "int f(int x, int n) { int s = 0; while (x > 1 && s < n) { x = x % 2 ? 3 * x + 1 : x / 2; s++; } return s; }",
        _collatz, "i4", 50,
    ),
    "nested": Case(
        """int f(int x, int n) { int t = 0; for (int i = 0; i < n; i++) { if (x & 1 << i) continue;
           for (int j = 0; j < x % 7; j++) { if (j == i + 2) break; t += i * j + 1; } } return t; }""",
        _nested, "i4", 6,
    ),
    "helper": Case(
        """__attribute__((noinline)) static int g(int a) { return a > 4 ? a * a : -a; }
           int f(int x, int n) { return x % 2 ? g(x) + g(n) : n; }""",
        lambda x, n: (x * x if x > 4 else -x) - 3 if x % 2 else n, "i4",
    ),
    "switch": Case(
        "int f(int x,int n) { switch (x % 5) { case 0: return n; case 1: return x; case 3: return x * n; } return 1; }",
        lambda x, n: {0: n, 1: x, 3: x * n}.get(x % 5, 1), "i4",
    ),
    "bool": Case("#include <stdbool.h>\nbool f(short x, int n) { return x > n; }", lambda x, n: x > n, "i2"),
    "double": Case("double f(double x, int n) { return n > 2 ? x / 4 : x; }", lambda x, n: x / 4, "f8"),
    "half": Case(
        "define half @f(half %x, i32 %n) {\n  %y = fmul half %x, 2.0\n  ret half %y\n}", lambda x, n: x * 2, "f2"
    ),
}  # fmt: skip


def _inputs(case: Case) -> np.ndarray[Any, Any]:
    return (np.random.default_rng(1).random(ITEMS) * 100).astype(case.dtype)


@pytest.mark.parametrize("strategy", ["naive", "unicf", "boscc", "partial"])
@pytest.mark.parametrize("name", CASES)
def test_results_are_those_of_the_scalar_function(name: str, strategy: str) -> None:
    case = CASES[name]
    f = wfv.vectorize(case.source, "f", shapes={"n": "uniform"}, strategy=strategy)
    x = _inputs(case)
    assert f(x, case.uniform).tolist() == [case.of(value, case.uniform) for value in x.tolist()]


@pytest.mark.parametrize("target", ["host", "x86-64-v2", "x86-64-v3"])
@pytest.mark.parametrize("lanes", [2, 4, 16])
@pytest.mark.parametrize("name", ["nested", "helper", "switch"])
def test_masks(name: str, lanes: int, target: str) -> None:
    case = CASES[name]
    f = wfv.vectorize(case.source, "f", lanes, mask=True, target=target)  # n is varying, too
    x, mask = _inputs(case), np.random.default_rng(2).random(ITEMS) < 0.4
    expected = [case.of(value, case.uniform) if active else 0 for value, active in zip(x.tolist(), mask, strict=True)]
    assert f(x, np.full(ITEMS, case.uniform, "i4"), mask=mask).tolist() == expected
    assert f(x, case.uniform).tolist() == [case.of(value, case.uniform) for value in x.tolist()]


def test_no_lane_of_a_mask_is_active() -> None:
    source = "int f(int *p, int x) { p[0] = 1; int s = 0; while (s < 10) s += p[x]; return s; }"
    f, array = wfv.vectorize(source, "f", mask=True), np.zeros(4, np.int32)
    assert f(array, np.full(16, 1 << 20), mask=False).tolist() == [0] * 16
    assert array.tolist() == [0] * 4


def test_pointers() -> None:
    source = "int f(const int *p, int *q, int i, int k) { *q = p[i] > k ? p[i] - k : k; return q - p; }"
    f = wfv.vectorize(source, "f", shapes={"q": "contiguous", "i": "contiguous", "k": "uniform"})
    out = np.zeros(ITEMS, np.int32)
    f(TABLE, out, 5, 970, size=ITEMS)
    expected = TABLE[5 : 5 + ITEMS]
    assert out.tolist() == np.where(expected > 970, expected - 970, 970).tolist()
    assert "gather" not in f.ir and "scatter" not in f.ir


def test_varying_pointers_are_addresses() -> None:
    f = wfv.vectorize("int f(const int *p) { return *p + 1; }", "f", shapes={"p": "varying"})
    at = np.array([3, 99, 7])
    assert f(TABLE.ctypes.data + 4 * at.astype(np.uint64)).tolist() == (TABLE[at] + 1).tolist()


def test_structs_and_vectors() -> None:
    x = np.linspace(0, 100, ITEMS)
    text = """define { double, { i32, float } } @f(double %x, <2 x i32> %v) {
      %big = fcmp ogt double %x, 5.000000e+01
      %b = extractelement <2 x i32> %v, i64 1
      %c = select i1 %big, i32 -1, i32 %b
      %n = fptrunc double %x to float
      %r = insertvalue { double, { i32, float } } poison, double %x, 0
      %s = insertvalue { double, { i32, float } } %r, i32 %c, 1, 0
      %t = insertvalue { double, { i32, float } } %s, float %n, 1, 1
      ret { double, { i32, float } } %t
    }"""
    f = wfv.vectorize(text, "f", 4, shapes={"v.0": "uniform"})
    a, b, c = f(x, 0, 7)
    assert a.tolist() == x.tolist() and c.tolist() == x.astype("f4").tolist()
    assert b.tolist() == np.where(x > 50, -1, 7).tolist()
    assert "<4 x double>, <4 x i32>, <4 x float>" in f.ir


def test_a_uniform_result_is_a_scalar() -> None:
    source = "int f(int x, int n) { int s = 0; for (int i = 0; i < n; i++) s += i; return s; }"
    f = wfv.vectorize(source, "f", shapes={"n": "uniform"}, result="uniform")
    assert f(np.arange(20), 5) == 10
    assert f"define i32 @{f.symbol}(" in f.ir
    with pytest.raises(wfv.UnsupportedError, match="the result of @f is varying"):
        wfv.vectorize(source, "f", result="uniform")


EXTERNAL = "extern int g(int, int); int f(int x, int n) { int s = 0; if (x > 3) s = g(x, n); return s + n; }"
SCALAR = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_int)


def test_external_functions_are_called_by_each_active_lane() -> None:
    seen: list[int] = []
    g = SCALAR(lambda x, n: seen.append(x) or x * n)
    address = ctypes.cast(g, ctypes.c_void_p).value or 0
    f = wfv.vectorize(EXTERNAL, "f", shapes={"n": "uniform"}, mapping={"g": [("", address)]})
    assert f(np.arange(9), 5).tolist() == [5] * 4 + [5 * x + 5 for x in range(4, 9)]
    assert seen == [4, 5, 6, 7, 8]
    assert [remark.opcode for remark in f.remarks if "no vector variant" in remark.text] == ["call @g"]


IR = """
define i32 @f(i32 %x, i32 %n) {
entry:
  %big = icmp sgt i32 %x, 3
  br i1 %big, label %call, label %end
call:
  %r = call i32 @g(i32 %x, i32 %n) #0
  br label %end
end:
  %s = phi i32 [ 0, %entry ], [ %r, %call ]
  ret i32 %s
}
declare i32 @g(i32, i32)
define <4 x i32> @g4(<4 x i32> %x, i32 %n) {
  %a = insertelement <4 x i32> poison, i32 %n, i64 0
  %b = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> zeroinitializer
  %c = mul <4 x i32> %x, %b
  ret <4 x i32> %c
}
define <4 x i32> @h4(<4 x i32> %x, i32 %n, <4 x i1> %mask) {
  %c = select <4 x i1> %mask, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %c
}
"""


@pytest.mark.parametrize(("letters", "target", "factor"), [("N4vu", "g4", 6), ("_ZGVbM4vu_g", "h4", 1)])
def test_mapped_functions_are_vectors(letters: str, target: str, factor: int) -> None:
    """The scalar function, which is called for the item after the last vector, does something else."""
    g = SCALAR(lambda x, n: -7)
    scalar = {"g": [(letters, target), ("", ctypes.cast(g, ctypes.c_void_p).value or 0)]}
    f = wfv.vectorize(IR, "f", 4, shapes={"n": "uniform"}, mapping=scalar)
    assert f(np.arange(9), 6).tolist() == [0] * 4 + [factor * x for x in range(4, 8)] + [-7]


def test_attributes_name_variants() -> None:
    text = IR + 'attributes #0 = { nounwind "vector-function-abi-variant"="_ZGV_LLVM_N4vu_g(g4),_ZGV_LLVM_N8vv_g(g8)" }'
    g = SCALAR(lambda x, n: -7)
    mapping = {"g": [("", ctypes.cast(g, ctypes.c_void_p).value or 0)]}
    f = wfv.vectorize(text, "f", 4, shapes={"n": "uniform"}, mapping=mapping)
    assert f(np.arange(9), 6).tolist() == [0] * 4 + [6 * x for x in range(4, 8)] + [-7]


def test_names_of_the_vector_function_abi() -> None:
    source = "int f(const int *p, int i, int k, float x) { return p[i] + k + (int)x; }"
    shapes = {"p": "contiguous", "i": "contiguous", "k": "strided(-2)"}
    assert wfv.vectorize(source, "f", 4, shapes, target="x86-64-v2").symbol == "_ZGVbN4l4lln2v_f"
    assert wfv.vectorize(source, "f", 8, shapes, mask=True, target="x86-64-v3").symbol == "_ZGVdM8l4lln2v_f"


@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
def test_an_object_file_and_its_header(tmp_path: Path) -> None:
    source = "float f(float x, int n) { for (int i = 0; i < n; i++) if (x > i) x *= 0.5f; return x; }"
    f = wfv.vectorize(source, "f", 4, shapes={"n": "uniform"}, mask=True, target="x86-64-v2")
    f.write(tmp_path / "f.o")
    (tmp_path / "main.c").write_text(f"""#include <stdio.h>
#include "f.h"
int main(void) {{
  wfv_floatx4 x = {{1, 20, 3, 40}}; wfv_int32x4 mask = {{-1, -1, 0, -1}};
  wfv_floatx4 r = {f.symbol}(x, 5, mask);
  for (int i = 0; i < 4; i++) printf("%g ", r[i] * (mask[i] & 1));
  float xs[5] = {{1, 20, 3, 40, 5}}, out[5]; int n = 5; unsigned char active[5] = {{1, 1, 0, 1, 1}};
  void *arguments[] = {{xs, &n, active, out}};
  f_arrays(5, arguments);
  for (int i = 0; i < 5; i++) printf("%g ", out[i]);
}}""")
    subprocess.run(["cc", "main.c", "f.o", "-o", "main"], cwd=tmp_path, check=True)
    done = subprocess.run([tmp_path / "main"], capture_output=True, text=True, check=True)
    x = np.array([1, 20, 3, 40, 5], np.float32)
    whole = f(x, 5, mask=np.array([1, 1, 0, 1, 1], bool))
    assert [float(each) for each in done.stdout.split()] == [*whole[:4].tolist(), *whole.tolist()]


@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
def test_the_c_program_of_the_page(tmp_path: Path) -> None:
    page = (Path(__file__).parent.parent / "docs/vectorize.md").read_text()
    (program,) = re.findall(r"^```c\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    (tmp_path / "main.c").write_text(program)
    source = Path(__file__).parent.parent / "docs/examples/power.c"
    wfv.vectorize(source, "power", 8, {"n": "uniform"}, target="x86-64-v2").write(tmp_path / "power.o")
    subprocess.run(["cc", "-Wall", "-Werror", "main.c", "power.o", "-lm", "-o", "main"], cwd=tmp_path, check=True)
    subprocess.run([tmp_path / "main"], check=True)


def test_the_address_is_that_of_the_simd_function() -> None:
    f = wfv.vectorize("int f(int *p, int x) { p[x] = x + 1; return 0; }", "f", 4, shapes={"x": "contiguous"})
    array = np.zeros(8, np.int32)
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int)(f.address)(array.ctypes.data, 2)
    assert array.tolist() == [0, 0, 3, 4, 5, 6, 0, 0]


def test_math_functions_of_c_are_vectors() -> None:
    source = "#include <math.h>\nfloat f(float x) { return x > 0.5f ? expf(x) * sqrtf(x) : powf(x, 3.5f); }"
    f, x = wfv.vectorize(source, "f"), np.linspace(0, 4, 64, dtype=np.float32)
    wide = x.astype("f8")
    assert np.allclose(f(x), np.where(x > 0.5, np.exp(wide) * np.sqrt(wide), wide**3.5), rtol=1e-6)
    assert {remark.kind for remark in f.remarks} == {"branch"}


def test_shapes_and_remarks() -> None:
    f = wfv.vectorize("float f(float *p, int x, int n) { return p[x * n]; }", "f", shapes={"n": "uniform"})
    assert f.shapes["x"] == "varying" and f.shapes["n"] == "uniform" and f.shapes["p"] == "uniform"
    assert any(remark.kind == "gather" for remark in f.remarks)
    assert "<8 x float>" in f.optimized_ir and f.symbol in f.assembly


ERRORS = {
    "no function named 'ff'|did you mean": ("float f(float x) { return x; }", "ff", {}),
    "y.*did you mean|unknown parameter": ("float f(float x) { return x; }", "f", {"shapes": {"y": "uniform"}}),
    "shape": ("float f(float x) { return x; }", "f", {"shapes": {"x": "uniforn"}}),
    "a parameter of type float cannot be contiguous": (
        "float f(float x) { return x; }", "f", {"shapes": {"x": "contiguous"}}),
    "the type of its elements is not known": ("void *f(void *x) { return x; }", "f", {"shapes": {"x": "contiguous"}}),
    "makes no vectors": ("float f(float x) { return x; }", "f", {"strategy": "scalar"}),
    "no name of the Vector Function ABI": (EXTERNAL, "f", {"mapping": {"g": [("8v", 1)]}}),
    "has no work-items": ("kernel void k() {} int f(int x) { return x + get_global_id(0); }", "f", {}),
    "recursion": ("__attribute__((noinline)) int f(int x) { return x ? f(x / 2) * f(x / 3) : 1; }", "f", {}),
}  # fmt: skip


@pytest.mark.parametrize("message", ERRORS)
def test_errors(message: str) -> None:
    source, name, options = ERRORS[message]
    with pytest.raises(wfv.Error, match=message):
        wfv.vectorize(source, name, **options)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [((1,), "takes 2 arguments"), ((1.5, 2), "does not fit"), ((2**40, 2), "does not fit"), (([1], [2, 3]), "number")],
)
def test_wrong_arguments(arguments: tuple[Any, ...], message: str) -> None:
    f = wfv.vectorize("int f(int x, int n) { return x + n; }", "f", shapes={"n": "uniform"})
    with pytest.raises(wfv.ArgumentError, match=message):
        f(*arguments)


def test_functions_that_are_not_called_may_be_anything() -> None:
    source = '#include <stdio.h>\nint f(int x) { return x + 1; }\nint main() { printf("%d", f(1)); return 0; }'
    assert wfv.vectorize(source, "f")(np.arange(3)).tolist() == [1, 2, 3]


def test_opt_prints_the_steps_of_a_function(tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text("int f(int x, int n) { while (x > n) x /= 2; return x; }")
    function = ("opt", str(tmp_path / "f.c"), "--function", "f", "--lanes", "4")
    widened = succeed(*function, "--parameters", "n=uniform", "--stop-after", "widen")
    assert "<4 x i32> @wfv.fn.f.vector.simd(<4 x i32> %x, i32 " in widened
    assert "<4 x i1> %wfv.mask" in succeed(*function, "--with-mask", "--stop-after", "widen")
    assert "; uniform" in succeed(*function, "--parameters", "n=uniform", "--shapes", "--stop-after", "loops")
    assert "unknown step of a function 'widn'" in fail(*function, "--stop-after", "widn")
    assert "'n' has no shape" in fail(*function, "--parameters", "x=varying,n")


def test_opt_runs_listed_steps_on_a_function(tmp_path: Path) -> None:
    """What the list makes is what all steps make, if none of them is for speed only."""
    (tmp_path / "f.c").write_text(
        "int g(int x) { return x * x; }\nint f(int x, int n) { while (x > n) x /= 2; return x; }"
    )
    function = ("opt", str(tmp_path / "f.c"), "--function", "f", "--lanes", "4", "--strategy", "unival")
    front = "normalize,builtins,scalar-forms,loops,masks,linearize{full},widen"
    listed, whole = succeed(*function, "-p", front), succeed(*function, "--stop-after", "widen")
    assert "<4 x i32> @wfv.fn.f.vector.simd(<4 x i32> %x" in listed
    assert succeed(*function, "-p", front, "--filter-function", "f").count("define ") == whole.count("define ")
    assert "<8 x i32>" in succeed(*function, "-p", f"{front}{{8}}")
    masked = succeed(*function, "-p", front, "--print-changed", "diff", "--filter-function", "f")
    assert "*** IR after masks ***" in masked and "select" in masked
    assert "loops needs scalar forms" in fail(*function, "-p", "normalize,builtins,loops")
    assert "unknown step of a function 'barriers'" in fail(*function, "-p", "normalize,builtins,barriers")


def test_a_result_is_written_to_out() -> None:
    source = "int twice(int x) { return 2 * x; }"
    x = np.arange(20, dtype=np.int32)
    for is_masked in (False, True):
        f, out = wfv.vectorize(source, "twice", mask=is_masked), np.full(20, 7, np.uint32)
        mask = {"mask": x % 3 > 0} if is_masked else {}
        f(x, out=out, **mask)
        np.testing.assert_array_equal(out, np.where(x % 3 > 0, 2 * x, 0) if is_masked else 2 * x)
    f = wfv.vectorize(source, "twice")
    for wrong in (out[:-1], np.zeros(40, np.int32)[::2], np.zeros(20)):
        with pytest.raises(wfv.ArgumentError, match="no array for the result"):
            f(x, out=wrong)


VARIABLES = {
    "a variable": "int t = 5; int f(int a) { return a + t; }",
    "a static one": "static int t = 5; void set(int a) { t = a; } int f(int a) { return a + t; }",
    "an address": "int t = 5; int *p = &t; int f(int a) { return a + *p; }",
    "in a function": "int f(int a) { static int t = 0; if (a == 0) t = 5; return a + t; }",
}


@pytest.mark.every_case
@pytest.mark.parametrize("source", VARIABLES.values(), ids=VARIABLES)
def test_variables_of_the_source_are_defined(source: str) -> None:
    assert wfv.vectorize(source, "f")(np.arange(20)).tolist() == list(range(5, 25))


def test_variants_of_the_source_share_its_variables() -> None:
    source = """static int t = 5; typedef int v4 __attribute__((vector_size(16)));
      v4 set(v4 a) { t = a[0]; return a; }
      int g(int); int f(int a) { int b = g(a); return b + t; }"""
    rest = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(lambda x: x)
    mapping = {"g": [("N4v", "set"), ("", ctypes.cast(rest, ctypes.c_void_p).value or 0)]}
    f = wfv.vectorize(source, "f", 4, mapping=mapping, target="x86-64-v2")
    assert f(np.arange(100, 104)).tolist() == [200, 201, 202, 203]


UNSIGNED = {
    "u4": "unsigned f(unsigned a) { return a - 1; }",
    "u1": "typedef const unsigned char byte; byte f(int a) { return a - 1; }",
    "u8": "kernel void k() {} ulong f(long a) { return a - 1; }",
    "i8": "long f(unsigned a) { return a - 1L; }",
}


@pytest.mark.every_case
@pytest.mark.parametrize("dtype", UNSIGNED)
def test_results_have_the_sign_of_the_source(dtype: str) -> None:
    found = wfv.vectorize(UNSIGNED[dtype], "f")(np.arange(12))
    np.testing.assert_array_equal(found, np.arange(-1, 11).astype(dtype), strict=True)


STRUCT = "typedef struct { int x, y, z, w, v; } P;"
BY_VALUE = {
    "the struct as": f"{STRUCT} int f(const P p) {{ return p.x; }}",
    "the struct Q as": "struct Q { float x; }; struct Q f(float a) { struct Q q = {a}; return q; }",
    "the union U as": "union U { float x; int y; }; int f(union U u) { return u.y; }",
    "a struct by value as": "define i32 @f(ptr byval({ i64, i32 }) %p) {\n  %v = load i32, ptr %p\n  ret i32 %v\n}",
}


@pytest.mark.every_case
@pytest.mark.parametrize("message", BY_VALUE)
def test_structs_are_not_passed_by_value(message: str) -> None:
    with pytest.raises(wfv.UnsupportedError, match=f"{message} a parameter or the result of @f") as caught:
        wfv.vectorize(BY_VALUE[message], "f")
    assert caught.value.line == 1


def test_a_struct_is_read_by_a_pointer() -> None:
    source = f"{STRUCT} int f(const P *p, int i) {{ return p[i].z; }}"
    assert wfv.vectorize(source, "f")(np.arange(40, dtype=np.int32), np.arange(8)).tolist() == list(range(2, 40, 5))


PLAIN = "int f(int a) { return a + 1; }"
UNUSED = {
    "an external variable": "extern int q; int g(int a) { return a + q; }",
    "a variable of a thread": "_Thread_local int q; int g(int a) { return a + q; }",
    "an alias": 'int h(int) __attribute__((alias("f")));',
    "a constructor": "void run(void); __attribute__((constructor)) void h(void) { run(); }",
    "a table of functions": "int (*const table[])(int) = {f}; int g(int a) { return table[a & 1](a); }",
}


@pytest.mark.every_case
@pytest.mark.parametrize("more", UNUSED.values(), ids=UNUSED)
def test_what_a_function_does_not_use_may_be_anything(more: str) -> None:
    assert wfv.vectorize(PLAIN + more, "f")(np.arange(9)).tolist() == list(range(1, 10))


USED = {
    "the external variable @q": "extern int q; int f(int a) { return a + q; }",
    "@q, a global with `thread_local`": "_Thread_local int q; int f(int a) { return a + q++; }",
    "the variable @q, which initial functions use": """int run(void); int q;
      __attribute__((constructor)) void h(void) { q = run(); } int f(int a) { return a + q; }""",
}


@pytest.mark.every_case
@pytest.mark.parametrize("message", USED)
def test_what_a_function_uses_is_named(message: str) -> None:
    with pytest.raises(wfv.UnsupportedError, match=re.escape(message)):
        wfv.vectorize(USED[message], "f")


def test_a_kernel_is_built_beside_variables_that_it_does_not_use() -> None:
    more = "@q = external thread_local global i32\n@p = external global i32\n"
    more += "@r = alias i32, ptr @s\n@s = global i32 0\n"
    text = "define spir_kernel void @k(ptr addrspace(1) %x) {\n  store i32 7, ptr addrspace(1) %x\n  ret void\n}\n"
    uses = "define spir_kernel void @u() {\n  store i32 7, ptr @p\n  ret void\n}\n"
    program, x = wfv.build(more + text + uses), np.zeros(1, np.int32)
    program.k(1, None, x)
    assert x.tolist() == [7] and "@p" in program.refused["u"].message


def test_a_function_that_nothing_defines_can_be_passed() -> None:
    source = "#include <stdlib.h>\nint f(int x) { if (x > 3) abort(); return x; }"
    with pytest.raises(wfv.UnsupportedError, match=r"'abort'.*(?s:.)*mapping=\{'abort': \[\('', address\)\]\}"):
        wfv.vectorize(source, "f")(np.arange(3))
