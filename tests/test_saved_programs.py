"""Saved and pickled programs: what is restored, what is compiled again, what is refused."""

from __future__ import annotations

import multiprocessing
import os
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.cache import SOURCE, check, compiles, store
from wfv import llvm
from wfv.cache import keys
from wfv.cache.store import Entry, Store, encode
from wfv.options import Options
from wfv.runtime import saved_programs
from wfv.strategies import STRATEGIES

__all__ = ["compiles", "store"]  # fixtures


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "program.wfv"
    program = wfv.build(SOURCE, strategy="partial", lanes=8, threads=2)
    x = np.zeros(4, np.int32)
    program.add(4, 4, x, 1)  # a version of its own: four lanes
    program.save(path)
    return path


def test_a_saved_program_is_loaded_without_compiling(saved: Path, compiles: list[str]) -> None:
    compiles.clear()
    program = wfv.load(saved)
    check(program)
    x = np.zeros(4, np.int32)
    program.add(4, 4, x, 1)
    assert (x == 1).all()
    assert compiles == []
    assert program.kernels == ("add", "double")
    assert (program.options.strategy, program.options.lanes, program.threads) == (STRATEGIES["partial"], 8, 2)
    assert program.add.ir == wfv.build(SOURCE, strategy="partial", lanes=8).add.ir


def test_a_loaded_program_compiles_what_was_not_saved(saved: Path, compiles: list[str]) -> None:
    compiles.clear()
    x = np.zeros(2, np.int32)
    wfv.load(saved).add(2, 2, x, 3)
    assert (x == 3).all()
    assert compiles == ["compile_kernel", "emit_object"]


def test_a_loaded_program_can_be_saved_again(saved: Path, tmp_path: Path, compiles: list[str]) -> None:
    wfv.load(saved).save(tmp_path / "again.wfv")
    compiles.clear()
    check(wfv.load(tmp_path / "again.wfv"))
    assert compiles == []


def test_for_another_cpu_it_is_compiled_from_its_ir(
    saved: Path, compiles: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    host = llvm.find_target("host")
    less = replace(host, features=host.features + ",-bmi2", available=host.available - {"bmi2"})
    monkeypatch.setattr(llvm.targets, "find_target", lambda name: less)
    compiles.clear()
    check(wfv.load(saved))
    assert sorted(compiles) == ["compile_kernel"] * 2 + ["emit_object"] * 2


def test_for_another_wfv_it_is_compiled_from_its_ir(
    saved: Path, compiles: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved_programs, "code_version", lambda contents: "another")
    compiles.clear()
    check(wfv.load(saved))
    assert sorted(compiles) == ["compile_kernel"] * 2 + ["emit_object"] * 2 + ["kernel_names", "read_source"]


PARTLY = """
kernel void good(global int *x) { x[get_global_id(0)] = 7; }
kernel void bad(global int *x) { if (get_local_id(0) == 0) barrier(CLK_LOCAL_MEM_FENCE); else x[0] = 1; }
int down(int n) { return n < 2 ? n : down(n - 1) + down(n - 2); }
kernel void recursive(global int *x) { x[0] = down(x[1]); }
"""


def test_a_kernel_that_cannot_be_compiled_is_saved_without_code(tmp_path: Path, compiles: list[str]) -> None:
    """The loaded program runs the others, has a line about each in its log, and raises the same errors."""
    path, program, x = tmp_path / "partly.wfv", wfv.build(PARTLY), np.zeros(64, np.int32)
    errors = program.save(path)
    assert {name: type(error) for name, error in errors.items()} == {
        "bad": wfv.BarrierDivergenceError,
        "recursive": wfv.UnsupportedError,
    }
    compiles.clear()
    loaded = wfv.load(path)
    loaded.good(64, 64, x)
    assert (x == 7).all() and compiles == []
    assert loaded.build_log.count("is saved without code") == 2
    for name, error in errors.items():
        with pytest.raises(type(error)) as raised:
            loaded[name](64, 64, x)
        assert raised.value.message == error.message
    assert loaded.save(path).keys() == errors.keys()
    assert wfv.load(path).build_log == loaded.build_log


def test_a_program_without_any_kernel_to_compile_is_not_saved(tmp_path: Path) -> None:
    with pytest.raises(wfv.BarrierDivergenceError):
        wfv.build(PARTLY.splitlines()[2] + "\n").save(tmp_path / "none.wfv")
    assert not list(tmp_path.iterdir())


def test_a_damaged_file_is_an_error(saved: Path) -> None:
    data = saved.read_bytes()
    step = max(1, len(data) // 97)
    for at in (*range(80), *range(80, len(data), step), len(data) - 1):
        saved.write_bytes(data[:at] + bytes([data[at] ^ 16]) + data[at + 1 :])
        with pytest.raises(wfv.CacheError, match=r"^WFV007[\s\S]*save it again"):
            wfv.load(saved)
    for wrong in (data[:-1], data[:50], b"", data + b"\0", b"PK\x03\x04zip", pickle.dumps([1])):
        saved.write_bytes(wrong)
        with pytest.raises(wfv.CacheError):
            wfv.load(saved)


OPTIONS = keys.plain(Options())
SETTINGS = {"threads": 1, "strict": False, "suits_lanes": False, "build_log": "", "printf_bytes": 0}
IR = {"ir": b"define void @k() {\n  ret void\n}\n"}


@pytest.mark.parametrize(
    ("data", "blobs"),
    [
        (None, {}),
        ({"options": {"": "Options", "colour": 1}, "settings": SETTINGS}, IR),
        ({"options": {"": "Popen", "args": "ls"}, "settings": SETTINGS}, IR),
        ({"options": {"": "Boscc"}, "settings": SETTINGS}, IR),
        ({"options": OPTIONS}, IR),
        ({"options": OPTIONS, "settings": {}}, IR),
        ({"options": OPTIONS, "settings": {**SETTINGS, "threads": 0}}, IR),
        ({"options": OPTIONS, "settings": {**SETTINGS, "printf_bytes": -1}}, IR),
        ({"options": OPTIONS, "settings": SETTINGS}, {}),
        ({"options": OPTIONS, "settings": SETTINGS}, {"ir": b"\xff\xfe"}),
    ],
)
def test_a_file_with_other_contents_is_an_error(tmp_path: Path, data: object, blobs: dict[str, bytes]) -> None:
    path = tmp_path / "x.wfv"
    path.write_bytes(encode(Entry({"options": OPTIONS, "settings": SETTINGS}, IR), "wfv program 3"))
    assert wfv.load(path).kernels == ("k",)
    for key in ("wfv program 1", "wfv program 3"):
        path.write_bytes(encode(Entry(data, blobs), key))
        with pytest.raises(wfv.CacheError):
            wfv.load(path)


def test_missing_files(tmp_path: Path) -> None:
    with pytest.raises(wfv.OptionError, match="cannot read"):
        wfv.load(tmp_path / "none.wfv")
    with pytest.raises(wfv.OptionError, match="cannot write"):
        wfv.build(SOURCE).save(tmp_path / "none" / "x.wfv")
    for wrong in (None, 3, "a\0b"):
        with pytest.raises(wfv.OptionError, match="is not a path"):
            wfv.build(SOURCE).save(wrong)  # type: ignore[arg-type]
        with pytest.raises(wfv.OptionError, match="is not a path"):
            wfv.load(wrong)  # type: ignore[arg-type]


def test_a_link_stays_a_link_and_a_device_a_device(tmp_path: Path) -> None:
    program, link, pipe, real = wfv.build(SOURCE), tmp_path / "link.wfv", tmp_path / "pipe", tmp_path / ("n" * 255)
    link.symlink_to(real)
    program.save(str(link))
    assert link.is_symlink() and wfv.load(os.fsencode(real)).kernels == program.kernels  # type: ignore[arg-type]
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    program.save(pipe)
    assert pipe.is_fifo() and os.read(reader, 10)
    os.close(reader)


# Pickles: IR and options


def launch_in_another_process(kernel: Any, program: Any, queue: Any) -> None:
    x = np.arange(10, dtype=np.int32)
    kernel(10, 5, x, 5)
    program.double(10, 5, x)
    queue.put(x.tolist())


def test_programs_and_kernels_go_to_other_processes() -> None:
    program = wfv.build(SOURCE, strategy="naive", lanes=4, threads=2)
    context = multiprocessing.get_context("spawn")
    queue = context.Queue()
    worker = context.Process(target=launch_in_another_process, args=(program.add, program, queue))
    worker.start()
    assert queue.get(timeout=120) == [(i + 5) * 2 for i in range(10)]
    worker.join()


def test_pickles_contain_ir_and_options(store: Store) -> None:
    program = wfv.build(SOURCE, strategy="naive", lanes=4, threads=2)
    check(program)
    data = pickle.dumps(program)
    assert b"\x7fELF" not in data
    assert len(data) < len(program.text) + 1000
    again, kernel = pickle.loads(data), pickle.loads(pickle.dumps(program.add))
    assert (again.options, again.threads, again.kernels) == (program.options, 2, program.kernels)
    assert (kernel.name, kernel.options, kernel.threads) == ("add", program.options, 2)
    assert again.cache is store
    check(again)
