"""The commands on kernels of one's own: OpenCL C and LLVM IR files, arguments as they are typed."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wfv
from tests.test_cli import TWO_KERNELS, fail, needs_graphviz, succeed
from tests.test_cli import wfv as command
from wfv import commands, llvm
from wfv.bench.sampling import Budget
from wfv.commands import run_file
from wfv.commands.argument_forms import parse_arguments, parse_size, parse_value
from wfv.options import STRATEGIES

needs_clang = pytest.mark.skipif(
    importlib.util.find_spec("ziglang") is None, reason="needs Clang: pip install 'wfv[opencl]'"
)
SOURCE = """
#include "scale.h"
kernel void scale(global float *y, global const float *x, float a) {
  int i = get_global_id(0);
  if (x[i] > 0.5f) y[i] = a * x[i] * SCALE;
}
kernel void turn(global int *out, int w, local int *tmp) {
  int x = get_global_id(0), y = get_global_id(1), l = get_local_id(0);
  tmp[l] = 1000 * y + x;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[y * w + x] = tmp[get_local_size(0) - 1 - l];
}
"""


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_file, "BUDGET", Budget(runs=2, seconds=0, least=2))


@pytest.fixture
def source(tmp_path: Path) -> str:
    (tmp_path / "inc").mkdir()
    (tmp_path / "inc" / "scale.h").write_text("#ifndef SCALE\n#define SCALE 2\n#endif\n")
    (tmp_path / "k.cl").write_text(SOURCE)
    return str(tmp_path / "k.cl")


@pytest.mark.parametrize(
    ("form", "value"),
    [
        ("zeros:f32:4", np.zeros(4, np.float32)),
        ("ones:u8:2x3", np.ones((2, 3), np.uint8)),
        ("arange:i64:5", np.arange(5)),
        ("arange:f16:3x2", np.arange(6, dtype=np.float16).reshape(3, 2)),
        ("full:i16:3:-7", np.full(3, -7, np.int16)),
        ("full:f64:2:inf", np.full(2, np.inf)),
        ("random:f32:6:seed=3", np.random.default_rng(3).uniform(0, 1, 6).astype(np.float32)),
        ("random:i32:6:low=-5:high=5", np.random.default_rng(0).integers(-5, 5, 6, np.int32)),
        ("random:f64:2:high=0.5:seed=1", np.random.default_rng(1).uniform(0, 0.5, 2)),
    ],
)
def test_arrays(form: str, value: np.ndarray) -> None:
    made = parse_value(form)
    assert made.dtype == value.dtype
    np.testing.assert_array_equal(made, value)


@pytest.mark.parametrize(
    ("form", "value"),
    [("3", 3), ("-2.5", -2.5), ("0x10", 16), ("1e3", 1000.0), ("true", True), ("-inf", -np.inf),
     ("1,2,3.5", (1, 2, 3.5)), ("null", None), ("local:64", wfv.LocalMemory(64))],
)  # fmt: skip
def test_other_values(form: str, value: Any) -> None:
    made = parse_value(form)
    assert made == value and type(made) is type(value)


def test_files(tmp_path: Path) -> None:
    array = np.arange(6).reshape(2, 3)
    np.save(tmp_path / "a.npy", array)
    np.savez(tmp_path / "b.npz", x=array, y=array + 1)
    np.savez(tmp_path / "c.npz", only=array)
    for form, expected in (("a.npy", array), ("b.npz:y", array + 1), ("c.npz", array)):
        np.testing.assert_array_equal(parse_value(f"{tmp_path}/{form}"), expected)


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ("zeros:f32", "not zeros:DTYPE:SHAPE"),
        ("zeros:float:4", "not zeros:DTYPE:SHAPE"),
        ("zeros:f32:0", "'0' is not a positive integer"),
        ("zeros:f32:4x", "'' is not a positive integer"),
        ("zeros:f32:99999999999", "more than"),
        ("zeros:f32:4:5", "not zeros:DTYPE:SHAPE\n"),
        ("full:i32:4", "not full:DTYPE:SHAPE:VALUE"),
        ("full:i8:4:300", "300"),
        ("random:i32:4:low=5:high=5", "low >= high"),
        ("random:f32:4:sed=1", "random has no 'sed'"),
        ("local:x", "'x' is not a positive integer"),
        ("nowhere.npy", "cannot read 'nowhere.npy'"),
        ("nowhere.npz:x", "cannot read 'nowhere.npz'"),
        ("four", "'four' is not a number"),
        ("'four'", "is not a number"),
        ("__import__('os')", "is not a number"),
        ("1,x", "'x' is not a number"),
    ],
)
def test_wrong_values(form: str, message: str) -> None:
    with pytest.raises(wfv.OptionError) as caught:
        parse_value(form)
    assert message in str(caught.value)


def test_what_is_no_numpy_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.npy").write_text("no array")
    np.savez(tmp_path / "b.npz", x=np.zeros(1), y=np.zeros(1))
    (tmp_path / "cut.npz").write_bytes((tmp_path / "b.npz").read_bytes()[:200])
    np.savez(tmp_path / "objects.npz", x=np.array([None]))
    for form in ("cut.npz:x", "objects.npz:x"):
        with pytest.raises(wfv.OptionError, match="cannot read"):
            parse_value(f"{tmp_path}/{form}")
    for form, message in (("a.npy", "cannot read"), ("b.npz:z", "valid names: x, y"), ("b.npz", "has 2 arrays")):
        with pytest.raises(wfv.OptionError, match=message):
            parse_value(f"{tmp_path}/{form}")


def test_arguments_are_found_by_name_or_number() -> None:
    assert parse_arguments(["b=2", "0=1", "2=local:8"], ["a", "b", "c"]) == {"a": 1, "b": 2, "c": wfv.LocalMemory(8)}
    assert list(parse_arguments(["b=2", "a=1"], ["a", "b"])) == ["a", "b"]
    for texts, message in (
        (["a=1"], "no argument for b"),
        (["a=1", "b=2", "c=3"], "no parameter 'c'"),
        (["a=1", "0=2"], "'a' is given twice"),
        (["a", "b=1"], "no value"),
        (["a=", "b=1"], "no value"),
    ):
        with pytest.raises(wfv.OptionError, match=message):
            parse_arguments(texts, ["a", "b"])


def test_sizes() -> None:
    assert parse_size("64", "-g") == (64,)
    assert parse_size("64,2,3", "-g") == (64, 2, 3)
    for text in ("", "x", "0", "1,2,3,4", "-5", "1.5"):
        with pytest.raises(wfv.OptionError, match=r"-g .*not one to three positive integers"):
            parse_size(text, "-g")


@needs_clang
def test_run_compares_and_saves(source: str, tmp_path: Path) -> None:
    saved = tmp_path / "out.npz"
    text = succeed(
        "run", f"{source}:scale", "-g", "1000", "-l", "50", "-a", "y=ones:f32:1000", "-a", "x=random:f32:1000:seed=4",
        "-a", "a=3", "-I", str(tmp_path / "inc"), "--save", str(saved), "--lanes", "8",
    )  # fmt: skip
    assert "scale, 8 lanes, host, size 1000" in text
    assert text.count("yes") == 2
    assert re.search(r"y +│ float32 │ 1000", text)
    x = np.random.default_rng(4).uniform(0, 1, 1000).astype(np.float32)
    with np.load(saved) as arrays:
        np.testing.assert_array_equal(arrays["x"], x)
        np.testing.assert_allclose(arrays["y"], np.where(x > 0.5, 6 * x, 1), rtol=1e-6)


@needs_clang
def test_all_strategies_are_compared(source: str, tmp_path: Path) -> None:
    text = succeed(
        "run", f"{source}:turn", "-g", "64,4", "-l", "16,1", "-a", "out=zeros:i32:4x64", "-a", "w=64",
        "-a", "tmp=local:64", "-I", str(tmp_path / "inc"), "--compare-strategies", "--lanes", "4",
        "--save", str(tmp_path / "out.npz"), "-v",
    )  # fmt: skip
    assert text.count("yes") == len(STRATEGIES)
    assert all(f"│ {name} " in text for name in STRATEGIES)
    with np.load(tmp_path / "out.npz") as arrays:
        x = np.arange(64)
        row = (x // 16) * 16 + 15 - x % 16
        np.testing.assert_array_equal(arrays["out"], row + 1000 * np.arange(4)[:, None])


@needs_clang
def test_a_pointer_may_be_null(tmp_path: Path) -> None:
    path = tmp_path / "k.cl"
    path.write_text("kernel void k(global int *x, global int *y, int2 v) { x[get_global_id(0)] = y ? 1 : v.y; }")
    assert "6 6 6 6" in succeed("run", str(path), "-g", "4", "-a", "x=zeros:i32:4", "-a", "y=null", "-a", "v=5,6")


@needs_clang
def test_macros_and_options_reach_clang(source: str, tmp_path: Path) -> None:
    args = ["run", f"{source}:scale", "-g", "8", "-a", "y=zeros:f32:8", "-a", "x=ones:f32:8", "-a", "a=1", "-I",
            str(tmp_path / "inc")]  # fmt: skip
    assert "7 7 7 7" in succeed(*args, "-D", "SCALE=7", "--cl-option", "-cl-fast-relaxed-math")
    assert "unknown build option '-O3'" in fail(*args, "--cl-option", "-O3")
    assert "'scale.h' file not found" in fail(*args[:-2])


def test_run_of_ir(tmp_path: Path) -> None:
    path = tmp_path / "two.ll"
    path.write_text(TWO_KERNELS)
    assert "2 0 0 0" in succeed("run", f"{path}:second", "-g", "1", "-a", "p=zeros:i32:4")
    assert "1 0 0 0" in succeed("run", f"{path}:first", "-g", "1", "-a", "0=zeros:i32:4")
    for args, message in (
        ([str(path)], "choose with FILE:KERNEL: first, second"),
        ([f"{path}:firt"], "did you mean first?"),
        ([f"{path}:first"], "no global size"),
        ([f"{path}:first", "-g", "0"], "not one to three positive integers"),
        ([f"{path}:first", "-g", "1"], "no argument for p"),
        ([f"{path}:first", "-g", "1", "-a", "p=1"], "WFV004"),
        ([f"{path}:first", "-g", "1", "--size", "small"], "--size is for bundled kernels"),
        ([f"{path}:first", "-g", "1", "-D", "N=1"], "build options for LLVM IR"),
        (["nowhere.cl:k", "-g", "1"], "cannot read 'nowhere.cl'"),
        (["DCT", "-g", "1"], "DCT has its own sizes and arguments"),
        (["DCT", "-D", "N=1"], "DCT has its own sizes and arguments"),
    ):
        assert message in fail("run", *args)


def test_what_differs_from_scalar_exits_with_3(tmp_path: Path) -> None:
    """The last of all work-items to write wins: another one in vectors than one by one."""
    path = tmp_path / "race.ll"
    path.write_text("""define spir_kernel void @race(ptr addrspace(1) %p) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %old = load i64, ptr addrspace(1) %p, align 8
  %new = add i64 %old, 1
  store i64 %new, ptr addrspace(1) %p, align 8
  ret void
}
declare i64 @_Z13get_global_idj(i32)
""")
    result = command("run", str(path), "-g", "64", "-l", "64", "-a", "p=zeros:i64:1")
    assert result.exit_code == 3
    assert "wrong: race with unicf: p: 1 of 1 differ" in result.stderr
    assert "WRONG" in result.stdout


def test_records_and_infinities_are_compared() -> None:
    out = np.zeros(3, [("a", np.float32), ("b", [("n", np.int32), ("f", np.float64)])])
    out["a"], out["b"]["f"] = np.nan, (np.inf, 1, 2)
    workload = run_file.FileWorkload({"out": out}, [], lambda initial: {"out": initial["out"].copy()})
    out["b"]["f"][1] += 1e-12
    assert workload.mismatches() == []
    out["b"]["n"][2] = 5
    assert workload.mismatches() == ["out.b.n: 1 of 3 differ (exact); [2] is 5, not 0"]


def test_arrays_in_fortran_order_and_any_parameter_s_name(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text("""define spir_kernel void @k(ptr addrspace(1) %file, ptr addrspace(1) %allow_pickle) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds i64, ptr addrspace(1) %file, i64 %id
  %v = load i64, ptr addrspace(1) %from, align 8
  %to = getelementptr inbounds i64, ptr addrspace(1) %allow_pickle, i64 %id
  store i64 %v, ptr addrspace(1) %to, align 8
  ret void
}
declare i64 @_Z13get_global_idj(i32)
""")
    array = np.asfortranarray(np.arange(6).reshape(2, 3))
    np.save(tmp_path / "a.npy", array)
    arguments = ("-a", f"file={tmp_path}/a.npy", "-a", "allow_pickle=zeros:i64:6")
    succeed("run", str(path), "-g", "6", "--strategy", "scalar", *arguments, "--save", str(tmp_path / "out.npz"))
    with np.load(tmp_path / "out.npz") as saved:
        np.testing.assert_array_equal(saved["file"], array)
        np.testing.assert_array_equal(saved["allow_pickle"], array.ravel("K"))


def test_too_much_memory_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(*_: object) -> None:
        raise MemoryError("Unable to allocate 32.0 GiB")

    monkeypatch.setattr(commands.run_file, "run", fill)
    assert "not enough memory: Unable to allocate" in fail("run", "k.cl:k", "-g", "1")


@needs_clang
@pytest.mark.parametrize("suffix", [".o", ".s", ".ll"])
def test_compile(suffix: str, source: str, tmp_path: Path) -> None:
    output = tmp_path / f"scale{suffix}"
    args = ["--strategy", "naive", "--lanes", "4", "--target", "x86-64-v3", "-I", str(tmp_path / "inc")]
    assert succeed("compile", f"{source}:scale", "-o", str(output), *args) == ""
    symbol = "wfv.launch.scale"
    if suffix == ".o":
        code = llvm.load_object(output.read_bytes(), [symbol])
        assert code.address(symbol)
    elif suffix == ".s":
        assert f'"{symbol}":' in output.read_text() or f"{symbol}:" in output.read_text()
    else:
        llvm.verify(output.read_text())
        assert f"@{symbol}(" in output.read_text() and re.search(r"<4 x float>", output.read_text())


def test_compile_of_bundled_kernels_and_wrong_names(tmp_path: Path) -> None:
    succeed("compile", "Mandelbrot", "-o", str(tmp_path / "m.s"))
    assert "wfv.launch.mandelbrot" in (tmp_path / "m.s").read_text()
    assert "cannot compile to 'm.exe'" in fail("compile", "Mandelbrot", "-o", "m.exe")
    assert "there is no directory" in fail("compile", "Mandelbrot", "-o", "/nowhere/m.o")
    assert "did you mean Mandelbrot" in fail("compile", "Mandelbro", "-o", "m.o")


def test_lanes_follow_the_kernels_attributes(tmp_path: Path) -> None:
    """As those of `wfv.build` do, unless a number is asked for."""
    path = tmp_path / "k.ll"
    path.write_text("""
define spir_kernel void @k(ptr addrspace(1) %x) !vec_type_hint !0 {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds double, ptr addrspace(1) %x, i64 %i
  store double 1.0, ptr addrspace(1) %p, align 8
  ret void
}
declare i64 @_Z13get_global_idj(i32)
!0 = !{<2 x double> undef, i32 1}
""")
    run, out = ("run", str(path), "-g", "64", "-a", "x=zeros:f64:64", "-v"), tmp_path / "out.ll"
    half = llvm.find_target("host").vector_bits // 64
    assert f"{half}, as the kernel's attributes require" in succeed(*run)
    assert "16, as given" in succeed(*run, "--lanes", "16")
    succeed("compile", str(path), "-o", str(out), "--target", "x86-64-v3")
    assert "store <4 x double>" in out.read_text()
    assert f"store <{half} x double>" in succeed("opt", str(path), "--stop-after", "widen")


@needs_clang
def test_opt_takes_opencl(source: str, tmp_path: Path) -> None:
    include = ["-I", str(tmp_path / "inc")]
    text = succeed("opt", f"{source}:scale", "--stop-after", "normalize", *include, "-D", "SCALE=3.0f")
    assert "define" in text and "@scale(" in text and "3.000000e+00" in text
    assert text == succeed("opt", source, "--kernel", "scale", "--stop-after", "normalize", *include, "-DSCALE=3.0f")
    assert "two kernels, 'scale' and 'turn'" in fail("opt", f"{source}:scale", "--kernel", "turn", *include)


@needs_clang
@needs_graphviz
def test_cfg_takes_opencl(source: str, tmp_path: Path) -> None:
    succeed("cfg", f"{source}:scale", "-o", str(tmp_path / "out.dot"), "-I", str(tmp_path / "inc"))
    assert "Control flow of scale" in (tmp_path / "out.dot").read_text()


@needs_clang
def test_warnings_and_errors_of_clang_are_shown(tmp_path: Path) -> None:
    path = tmp_path / "k.cl"
    path.write_text("#warning careful\nkernel void k(global int *x) { x[0] = 1; }\n")
    result = command("compile", str(path), "-o", str(tmp_path / "k.o"))
    assert result.exit_code == 0
    assert result.stderr.count("k.cl:1:2: warning: careful") == 1
    path.write_text("kernel void k(global int *x) { x[0] = ; }\n")
    assert f"expected expression ({path}, line 1, column 39)" in fail("compile", str(path), "-o", str(tmp_path / "k.o"))
