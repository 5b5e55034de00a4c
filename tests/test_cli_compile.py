"""`wfv compile`, `wfv opt` and `wfv cfg` on the user's kernels."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.command_line import fail, succeed
from tests.support.command_line import wfv as command
from tests.support.requires import needs_clang, needs_graphviz
from tests.support.user_kernels import write_source
from wfv import llvm
from wfv.bench.sampling import Budget
from wfv.cli import run as run_command


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_command, "BUDGET", Budget(runs=2, seconds=0, least=2))


@pytest.fixture
def source(tmp_path: Path) -> str:
    return write_source(tmp_path)


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
    """As with `wfv.build`, unless --lanes is given."""
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
