"""The names of native code for perf, which are written only if that is enabled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import wfv
from wfv import llvm
from wfv.llvm import perf_map
from wfv.llvm.elf import read_functions

KERNEL = """
define spir_kernel void @scale(ptr addrspace(1) %x) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds float, ptr addrspace(1) %x, i64 %id
  %v = load float, ptr addrspace(1) %px, align 4
  %w = fmul float %v, 2.0
  store float %w, ptr addrspace(1) %px, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""
TWO = """
define internal i32 @inner(i32 %x) noinline {
  %y = mul i32 %x, %x
  ret i32 %y
}
define i32 @f(i32 %x) {
  %y = call i32 @inner(i32 %x)
  %z = add i32 %y, 1
  ret i32 %z
}
"""
LAUNCH = f"""
import numpy as np, os, wfv
kernel = wfv.build({KERNEL!r}, lanes=8).scale
kernel(64, 64, np.ones(64, np.float32))
address = kernel.variant().function.address
"""
UNICF8 = "wfv.scale.unicf.x8"


def load(text: str, title: str = "") -> tuple[llvm.NativeCode, bytes]:
    code = llvm.emit_object(text, llvm.find_target("host"))
    return llvm.load_object(code, ["f"], title=title), code


@pytest.fixture
def maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Enables perf maps in a temporary directory."""
    monkeypatch.setattr(perf_map, "_MAPS", tmp_path)
    monkeypatch.setattr(perf_map, "_written", [])
    monkeypatch.setenv(perf_map.PERF, "1")
    return tmp_path


def lines(file: Path) -> dict[str, tuple[int, int]]:
    rows = [line.split(" ", 2) for line in file.read_text().splitlines()]
    return {name: (int(address, 16), int(size, 16)) for address, size, name in rows}


def test_the_map_has_the_address_of_each_function(maps: Path) -> None:
    code, data = load(TWO, "wfv.f.test")
    found = lines(perf_map.path())
    assert perf_map.path() == maps / f"perf-{os.getpid()}.map"
    places = {place.name: place for place in read_functions(data)}
    assert set(found) == {"wfv.f.test", "wfv.f.test:inner"}
    assert found["wfv.f.test"] == (code.address("f"), places["f"].size)
    assert found["wfv.f.test:inner"][0] - found["wfv.f.test"][0] == places["inner"].offset - places["f"].offset
    assert all(size > 0 for _, size in found.values())


def test_the_map_of_an_older_process_is_overwritten(maps: Path) -> None:
    perf_map.path().write_text("10 10 old\n")
    kept = [load(TWO, "one")[0], load(TWO, "two")[0]]
    assert set(lines(perf_map.path())) == {"one", "one:inner", "two", "two:inner"}
    assert len({code.address("f") for code in kept}) == 2


@pytest.mark.parametrize("value", ["", "0", "off"])
def test_nothing_is_written_by_default(maps: Path, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv(perf_map.PERF, value)
    load(TWO)
    assert not list(maps.iterdir())


def test_a_link_is_not_followed(maps: Path) -> None:
    victim = maps / "victim"
    victim.write_text("precious")
    perf_map.path().symlink_to(victim)
    with pytest.raises(wfv.Error, match="cannot write"):
        load(TWO)
    assert victim.read_text() == "precious"


def test_a_forked_process_has_a_map_of_its_own(maps: Path) -> None:
    code, _ = load(TWO, "parent")
    child = os.fork()
    if child == 0:
        os._exit(0 if perf_map.path().exists() else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert lines(maps / f"perf-{child}.map")["parent"][0] == code.address("f")


def test_symbols_name_kernel_strategy_and_lanes() -> None:
    script = LAUNCH + "print(os.getpid(), hex(address))"
    pid, address = subprocess.run(
        [sys.executable, "-c", script], env={**os.environ, perf_map.PERF: "1"}, capture_output=True, check=True,
    ).stdout.decode().split()  # fmt: skip
    file = Path(f"/tmp/perf-{pid}.map")
    try:
        assert lines(file)[UNICF8][0] == int(address, 16)
    finally:
        file.unlink()


def test_code_for_large_launches_has_another_symbol() -> None:
    kernel = wfv.build(KERNEL, lanes=4, strategy="boscc").scale
    assert kernel.variant().title == "wfv.scale.boscc.x4"
    assert kernel.variant(fits_index32=False).title == "wfv.scale.boscc.x4.large"
    assert kernel.with_math("exact").variant(fits_index32=False).title == "wfv.scale.boscc.x4.exact.large"
