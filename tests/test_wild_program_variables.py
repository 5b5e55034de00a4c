"""Variables of program scope (tests/wild/program_variables.cl): all kernels of a program share them."""

from __future__ import annotations

import importlib.util
import pickle
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.command_line import succeed
from wfv import STRATEGIES, llvm
from wfv.fuzz.interpreted_stages import Form, run_form, stage_after
from wfv.ir.program_variables import with_variables
from wfv.launch import Launch
from wfv.llvm.elf import read_symbols
from wfv.options import make_options

if importlib.util.find_spec("ziglang") is None:
    pytest.skip("needs Clang: pip install 'wfv[opencl]'", allow_module_level=True)

SOURCE = Path(__file__).parent / "wild" / "program_variables.cl"
INITIAL = [3, 1016, 240, 1, 1007, 0, ord("e"), 35, 0]


@cache
def text() -> str:
    return wfv.build(SOURCE, options="-cl-std=CL2.0").text


def program(strategy: str = "unicf") -> Any:
    return wfv.build(text(), strategy=strategy, lanes=8)


@cache
def compiled(strategy: str = "unicf") -> Any:
    """A program for several tests: each resets its variables."""
    return program(strategy)


def look(built: Any) -> tuple[np.ndarray, list[int]]:
    found, numbers = np.zeros(20, np.float32), np.zeros(9, np.uint32)
    built.look(20, 20, found, numbers)
    return found, numbers.tolist()


def drawn(x: np.ndarray) -> np.ndarray:
    x = x ^ x << 13
    x = x ^ x >> 17
    return x ^ x << 5


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_kernels_share_variables(strategy: str) -> None:
    built, x = compiled(strategy), np.arange(32, dtype=np.float32)
    built.reset_variables()
    is_many = strategy in ("unicf", "llvm")  # other local sizes need variants with other lanes
    found, numbers = look(built)
    assert not found.any() and numbers == INITIAL
    weights, expected = np.tile(np.array([0.25, 0.5, 0.25], np.float32), 6)[:16], np.zeros(16, np.float32)
    for launch in range(1, 4):
        built.add_up(32, (8, 4 if is_many else 32, 16)[launch - 1], x * launch, threads=2)
        expected += x[:16] * launch * weights
        found, numbers = look(built)
        np.testing.assert_array_equal(found, [*expected, *expected[4:8]])
        assert numbers == [3 + launch, *INITIAL[1:5], 31, *INITIAL[6:]]
    out, seeds = np.zeros(20, np.uint32), np.arange(1, 17, dtype=np.uint32)
    for local in (20, 4, 7) if is_many else (20, 10, 8):
        seeds = drawn(seeds)
        built.draw(20, local, out)
        np.testing.assert_array_equal(out, [*seeds, 0, 0, 0, 0])
    assert look(built)[1][1] == (int(seeds[0]) * 1000 + int(seeds[15])) % 2**32


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_pointers_and_varying_accesses(strategy: str) -> None:
    built, count = compiled(strategy), np.zeros(1, np.uint32)
    built.reset_variables()
    random = np.random.default_rng(3)
    at, x = random.permutation(8).astype(np.int32), (random.random(8, np.float32) - 0.5)
    built.scatter_totals(8, 8, at, x)
    expected = np.zeros(16, np.float32)
    for k, value in zip(at.tolist(), x.tolist(), strict=True):
        expected[k if value > 0 else (k & 1) * 8 + (k & 7)] = abs(value)
    for number, which in enumerate((1, 0)):
        built.choose(16, 8, count, which)
        found, numbers = look(built)
        assert (count[0], numbers[8], numbers[4]) == (41 + number, (100, 200)[which], 1009)
        np.testing.assert_array_equal(found, [*expected, *expected[5 + number : 9 + number]])


def test_programs_do_not_share_variables() -> None:
    """Neither do two of the same source, nor kernels with other options; but the levels of math do."""
    first, second, x = compiled(), program(), np.ones(16, np.float32)
    first.reset_variables()
    first.add_up(16, 16, x)
    first.add_up(16, 16, x, math="exact")
    other = first.add_up.with_options(make_options("scalar"))
    other(16, 16, x)
    assert look(first)[1][0] == 5 and look(second)[1][0] == 3


def test_variables_have_their_initial_values_again() -> None:
    """In what is unpickled, and after reset_variables; a pickled kernel has variables of its own."""
    built, x = compiled(), np.ones(16, np.float32)
    built.reset_variables()
    built.add_up(16, 16, x)
    built.choose(16, 16, np.zeros(1, np.uint32), 1)
    copy = pickle.loads(pickle.dumps(built))
    found, numbers = look(copy)
    assert not found.any() and numbers == INITIAL
    copy.add_up(16, 16, x)
    assert look(copy)[1][0] == 4
    add, see = pickle.loads(pickle.dumps((built.add_up, built.look)))
    add(16, 16, x)
    numbers = np.zeros(9, np.uint32)
    see(20, 20, np.zeros(20, np.float32), numbers)
    assert numbers[0] == 4 and look(built)[1][0] == 4
    built.add_up(16, 16, x)
    assert look(built)[1][0] == 5
    built.reset_variables()
    found, numbers = look(built)
    assert not found.any() and numbers == INITIAL


def test_kernels_from_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", str(tmp_path))
    for _ in range(2):
        built = program()
        built.add_up(16, 16, np.ones(16, np.float32))
        assert look(built)[1][0] == 4


def test_compare_starts_with_the_initial_values() -> None:
    numbers = (np.zeros(20, np.uint32),)
    assert wfv.compare(compiled().draw, (20, 20), numbers, ["unicf"], runs=2).is_correct


def test_the_program_outlives_its_name() -> None:
    built = program()
    add, see = built.add_up, built.look
    del built
    for _ in range(2):
        add(16, 16, np.ones(16, np.float32))
    numbers = np.zeros(9, np.uint32)
    see(20, 20, np.zeros(20, np.float32), numbers)
    assert numbers[0] == 5


def test_objects_define_the_variables(tmp_path: Path) -> None:
    """As weak symbols, so that the objects of two kernels that are linked together share them."""
    path = tmp_path / "k.cl"
    path.write_text(SOURCE.read_text())
    for name in ("add_up", "look"):
        for suffix in (".o", ".ll"):
            output = tmp_path / f"{name}{suffix}"
            succeed("compile", f"{path}:{name}", "-o", str(output), "--cl-option=-cl-std=CL2.0")
        defined, undefined = read_symbols((tmp_path / f"{name}.o").read_bytes())
        assert {"launches", "totals", "tables", f"wfv.launch.{name}"} <= defined and not undefined & defined
        assert not {"seeds", "choose.calls"} & defined  # of the file alone: their names have a suffix
        assert undefined <= {"memcpy", "memset"}
    texts = [(tmp_path / f"{name}.ll").read_text() for name in ("add_up", "look")]
    linked = llvm.emit_object(llvm.link_texts(texts), llvm.find_target("host"))
    symbols = ["wfv.launch.add_up", "wfv.launch.look"]
    code = llvm.load_object(linked, symbols)
    assert all(code.address(symbol) for symbol in symbols)


def test_names_in_texts_are_kept() -> None:
    module = """@s = internal addrspace(1) global i32 1
@t = internal constant [3 x i8] c"@s\\00"
define spir_kernel void @k(ptr addrspace(1) %x) {
  store i32 2, ptr addrspace(1) @s
  ret void
}
"""
    built = wfv.build(module)
    whole = with_variables(built.k.ir, built.text)
    assert "@s = " not in whole and "@s." in whole
    llvm.verify(whole)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_llvm_ir(strategy: str) -> None:
    """As of C: variables of address space 0, among them static ones that another kernel only reads."""
    module = """@count = internal unnamed_addr global i32 7
@table = private unnamed_addr constant [2 x i32] [i32 5, i32 6]
@at = global ptr getelementptr (i8, ptr @table, i64 4), align 8
@wide = linkonce_odr global <4 x i32> <i32 1, i32 2, i32 3, i32 4>, align 32
declare i64 @_Z13get_global_idj(i32)
define spir_kernel void @write(ptr %x) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr %x, i64 %i
  %old = atomicrmw add ptr @count, i32 1 monotonic
  store i32 %old, ptr %p
  ret void
}
define spir_kernel void @read(ptr %x) {
  %n = load i32, ptr @count
  %p = load ptr, ptr @at
  %m = load i32, ptr %p
  %v = load <4 x i32>, ptr @wide
  %w = extractelement <4 x i32> %v, i64 2
  %s = add i32 %n, %m
  %t = add i32 %s, %w
  store i32 %t, ptr %x
  ret void
}
"""
    built: Any = wfv.build(module, strategy=strategy)
    x, y = np.zeros(20, np.int32), np.zeros(1, np.int32)
    for _ in range(2):
        built.write(20, 8, x)
    built.read(1, 1, y)
    assert sorted(x) == list(range(27, 47)) and y[0] == 47 + 6 + 3


def test_name_that_is_the_symbol_as_it_is() -> None:
    module = r"""@"\01raw\22name" = global i32 7
define spir_kernel void @k(ptr %x) {
  %old = atomicrmw add ptr @"\01raw\22name", i32 1 monotonic
  store i32 %old, ptr %x
  ret void
}
"""
    x = np.zeros(1, np.int32)
    built: Any = wfv.build(module)
    for expected in (7, 8):
        built.k(1, 1, x)
        assert x[0] == expected


@pytest.mark.parametrize("step", ["normalize", "masks", "linearize"])
def test_every_form_in_lockstep(step: str) -> None:
    for strategy in ("naive", "unicf"):
        found = stage_after(text(), "draw", make_options(strategy, 4), step)
        assert found is not None
        out = np.zeros(20, np.uint32)
        run_form(Form(*found, 4), Launch((20,), (8,), (out,)))
        np.testing.assert_array_equal(out, [*drawn(np.arange(1, 17, dtype=np.uint32)), 0, 0, 0, 0])
