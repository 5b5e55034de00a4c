"""Compiled code on disk: which entries are found again, which are not, and that damage is detected."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

import wfv
from tests.support.cache import KINDS, SOURCE, check, compiles, entries, store
from wfv import llvm, pipeline
from wfv.cache import keys
from wfv.cache.keys import make_key
from wfv.cache.store import FORMAT, DamagedError, Entry, Store, decode, encode
from wfv.errors import OptionError
from wfv.options import Boscc, Options
from wfv.runtime.cached_compiler import KernelCompiler, kernel_parts
from wfv.strategies import STRATEGIES, Strategy

__all__ = ["compiles", "store"]  # fixtures

ROOT = Path(__file__).parent.parent


def test_cached_code_is_not_compiled_again(store: Store, compiles: list[str]) -> None:
    first = wfv.build(SOURCE)
    check(first)
    assert sorted(compiles) == ["compile_kernel"] * 2 + ["emit_object"] * 2 + ["kernel_names", "read_kernels"]
    assert not [kind for kind in KINDS if store.hits[kind]]
    compiles.clear()
    second = wfv.build(SOURCE)
    check(second)
    assert compiles == []
    assert [store.hits[kind] for kind in KINDS] == [1, 1, 2, 2]
    for name in first.kernels:
        assert second[name].ir == first[name].ir
        assert second[name].interface == first[name].interface
        assert second[name].remarks == first[name].remarks
        assert second[name].signature == first[name].signature


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_every_strategy_is_restored_from_the_cache(store: Store, compiles: list[str], strategy: str) -> None:
    kernel = wfv.build(SOURCE, strategy=strategy, lanes=4)["add"]
    interface, remarks, ir = kernel.interface, kernel.remarks, kernel.ir
    check(wfv.build(SOURCE, strategy=strategy, lanes=4))
    compiles.clear()
    again = wfv.build(SOURCE, strategy=strategy, lanes=4)
    check(again)
    assert (again["add"].interface, again["add"].remarks, again["add"].ir) == (interface, remarks, ir)
    assert compiles == []


def test_interfaces_are_restored_from_the_cache(store: Store, compiles: list[str]) -> None:
    """Structs, local memory, slots, remarks with lines: all that an interface may have."""
    for path in sorted((ROOT / "kernels_ir").glob("*.ll")):
        first = wfv.build(path, lanes=8)
        made = {name: (first[name].interface, first[name].remarks) for name in first.kernels}
        compiles.clear()
        again = wfv.build(path, lanes=8)
        assert {name: (again[name].interface, again[name].remarks) for name in again.kernels} == made
        assert compiles == []


def run(code: str, place: Path, **more: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, "WFV_CACHE": str(place), **more}, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


LAUNCH = f"""
import sys, numpy as np, wfv
names = ("networkx", "matplotlib", "wfv.pipeline", "passes.linearize")
def loaded(): return [name for name in names if name in sys.modules]
print(loaded())
program = wfv.build({SOURCE!r})
print(loaded())
import wfv.llvm
real, emitted = wfv.llvm.emit_object, []
wfv.llvm.emit_object = lambda *args, **more: (emitted.append(1), real(*args, **more))[1]
x = np.arange(100, dtype=np.int32)
program.add(100, 20, x, 7)
assert (x == np.arange(100) + 7).all()
print(loaded())
print(bool(emitted))
"""


def test_a_program_in_the_cache_is_built_and_launched_without_the_passes(tmp_path: Path) -> None:
    cold, warm = run(LAUNCH, tmp_path).split("\n"), run(LAUNCH, tmp_path).split("\n")
    assert cold[0] == "[]"
    assert "wfv.pipeline" in cold[1]
    assert cold[3] == "True"
    assert warm[:4] == ["[]", "[]", "[]", "False"]


@pytest.mark.full
def test_two_processes_at_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda _: run(LAUNCH, tmp_path), range(3)))
    store = Store(tmp_path / FORMAT)
    found = entries(store)
    assert {path.suffix[1:] for path in found} >= set(KINDS)
    for path in found:
        decode(path.read_bytes(), path.stem)
    assert not list(store.directory.glob("??/.*"))


def test_concurrent_readers_never_see_a_partial_entry(tmp_path: Path) -> None:
    stores = [Store(tmp_path), Store(tmp_path)]
    entry = Entry({"a": 1}, {"blob": os.urandom(1 << 20)})

    def work(number: int) -> bool:
        store = stores[number % 2]
        store.keep("object", ["key"], entry)
        found = store.find("object", ["key"])
        return found is not None and found.blobs == entry.blobs

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(work, range(80)))


# What is damaged


def test_every_flipped_bit_of_an_entry_is_detected() -> None:
    entry = Entry({"interface": [1, "x", None]}, {"ir": b"define", "object": b"\x7fELF"})
    data = encode(entry, "key")
    good = decode(data, "key")
    assert (good.data, dict(good.blobs)) == (entry.data, dict(entry.blobs))
    for at in range(len(data)):
        for bit in (1, 128):
            with pytest.raises(DamagedError):
                decode(data[:at] + bytes([data[at] ^ bit]) + data[at + 1 :], "key")
        with pytest.raises(DamagedError):
            decode(data[:at], "key")
    for more in (data + b"\0", b"", b"PK\x03\x04", pickle.dumps(entry.data)):
        with pytest.raises(DamagedError):
            decode(more, "key")
    with pytest.raises(DamagedError, match="another key"):
        decode(data, "other")


def damaged(data: bytes, how: str) -> bytes:
    flips = {"digest": 20, "begin": 33, "end": len(data) - 1, "middle": len(data) // 2}
    if how in flips:
        at = flips[how]
        return data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :]
    return {"empty": b"", "half": data[: len(data) // 2], "short": data[:-1], "long": data + b"x"}[how]


@pytest.mark.parametrize("how", ["digest", "begin", "middle", "end", "empty", "half", "short", "long"])
def test_a_damaged_entry_is_compiled_again(store: Store, compiles: list[str], how: str) -> None:
    check(wfv.build(SOURCE))
    for kind, again in (("object", "emit_object"), ("kernel", "compile_kernel"), ("source", "read_kernels")):
        good = {path: path.read_bytes() for path in entries(store, kind)}
        for path, data in good.items():
            path.write_bytes(damaged(data, how))
        compiles.clear()
        check(wfv.build(SOURCE))
        assert compiles == [again] * len(good)
        assert {path: path.read_bytes() for path in entries(store, kind)} == good


def test_an_entry_under_another_key_is_not_used(store: Store, compiles: list[str]) -> None:
    check(wfv.build(SOURCE))
    one, other = entries(store, "object")
    one.write_bytes(other.read_bytes())
    compiles.clear()
    check(wfv.build(SOURCE))
    assert compiles == ["emit_object"]


# Keys


def test_each_option_has_a_key_of_its_own() -> None:
    base = Options()
    strategy = base.strategy
    variants: list[Options] = [base, replace(base, fits_index32=False), replace(base, lanes=16)]
    for changed in (
        Strategy(**{**vars(strategy), "vectorize": False}), replace(strategy, values="varying"),
        replace(strategy, linearizer="full"), replace(strategy, boscc=True), replace(strategy, loop_vectorizer=True),
    ):  # fmt: skip
        variants.append(replace(base, strategy=changed))
    for boscc in (Boscc(skip=False), Boscc(all=False), Boscc(threshold=1), Boscc(copy_threshold=1), Boscc(growth=1)):
        variants.append(replace(base, boscc=boscc))
    variants += [replace(base, target=target) for target in ("x86-64-v2", "x86-64-v3", "x86-64-v4")]
    variants += [replace(base, math=math) for math in ("precise", "exact")]
    made = {make_key("kernel", kernel_parts("text", "f", options), "code") for options in variants}
    assert len(made) == len(variants)
    others = [kernel_parts("text2", "f", base), kernel_parts("text", "g", base)]
    assert made.isdisjoint(make_key("kernel", parts, "code") for parts in others)
    assert make_key("object", ["a"], "code") != make_key("kernel", ["a"], "code")
    assert make_key("kernel", ["a", "b"], "code") != make_key("kernel", ["ab"], "code")
    assert make_key("kernel", [1], "code") != make_key("kernel", ["1"], "code")


def test_every_field_of_the_options_is_in_the_key() -> None:
    """The key takes records apart by their fields, so that a field that is added is in it."""
    assert keys.plain(Boscc(growth=3)) == {
        "": "Boscc", "skip": True, "all": True, "threshold": 12, "copy_threshold": 12, "growth": 3,
        "profile": None,
    }  # fmt: skip
    with pytest.raises(TypeError, match="a function cannot be part"):
        keys.plain([lambda: 0])


def test_code_for_another_cpu_is_not_used(store: Store, compiles: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    check(wfv.build(SOURCE, lanes=4))
    compiles.clear()
    host = llvm.find_target("host")
    less = replace(host, features=host.features + ",-bmi2", available=host.available - {"bmi2"})
    monkeypatch.setattr(llvm.targets, "find_target", lambda name: less)
    check(wfv.build(SOURCE, lanes=4))
    assert sorted(compiles) == ["compile_kernel"] * 2 + ["emit_object"] * 2
    monkeypatch.undo()


def test_wfvs_files_are_in_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By their times and sizes."""
    package = tmp_path / "passes"
    (package / "widen").mkdir(parents=True)
    (package / "a.py").write_text("x = 1")
    (package / "widen" / "b.ll").write_text("define")
    (package / "__init__.py").write_text("")
    (package / "_version.py").write_text("")
    monkeypatch.setattr(keys, "_root", lambda name: str(package))

    def version() -> str:
        keys.code_version.cache_clear()
        return keys.code_version()

    found = [version()]
    for path, text in (("a.py", "x = 2"), ("widen/b.ll", "defin3"), ("widen/c.py", ""), ("_version.py", "2")):
        (package / path).write_text(text)
        found.append(version())
    assert len(set(found)) == 5
    (package / "widen" / "__pycache__").mkdir()
    (package / "widen" / "__pycache__" / "c.pyc").write_text("compiled")
    assert version() == found[-1]
    (package / ".#a.py").symlink_to("user@host.1")  # an editor's lock
    assert version() == found[-1]
    os.utime(package / "a.py", (1, 1))
    assert version() != found[-1]
    keys.code_version.cache_clear()


def test_an_unknown_linearizer_is_refused_and_nothing_is_kept(store: Store) -> None:
    compiler = KernelCompiler(pipeline.read_source(SOURCE), "add")
    for _ in range(2):
        with pytest.raises(OptionError, match="unknown linearizer 'mine'"):
            compiler(Options(replace(STRATEGIES["unicf"], linearizer="mine")))
    assert not entries(store, "kernel")
