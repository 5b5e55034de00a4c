"""Compiled code on disk: what is found again, what is not, and that nothing wrong is ever found."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import subprocess
import sys
import time
import warnings
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import wfv
from wfv import llvm, pipeline
from wfv.cache import DamagedError, Entry, Off, Store, cached, decode, default_cache, encode, key_of, keys, place
from wfv.cli import app
from wfv.options import STRATEGIES, Boscc, Options, Strategy
from wfv.runtime.compiled import KernelCompiler, kernel_parts

ROOT = Path(__file__).parent.parent
SOURCE = """
define spir_kernel void @add(ptr addrspace(1) %x, i32 %k) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  %sum = add i32 %v, %k
  store i32 %sum, ptr addrspace(1) %p, align 4
  ret void
}

define spir_kernel void @double(ptr addrspace(1) %x) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  %sum = shl i32 %v, 1
  store i32 %sum, ptr addrspace(1) %p, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
"""
KINDS = ("source", "names", "kernel", "object")


def check(program: Any) -> None:
    """The program's kernels compute what they say."""
    x = np.arange(100, dtype=np.int32)
    program.add(100, 20, x, 7)
    np.testing.assert_array_equal(x, np.arange(100) + 7)
    program.double(100, 20, x)
    np.testing.assert_array_equal(x, (np.arange(100) + 7) * 2)


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    """The cache in use, in a directory of its own."""
    monkeypatch.setenv("WFV_CACHE", str(tmp_path / "cache"))
    found = default_cache()
    assert isinstance(found, Store)
    return found


@pytest.fixture
def compiles(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was compiled, by the name of the function that did."""
    done: list[str] = []

    def counted(module: Any, name: str) -> None:
        real = getattr(module, name)
        monkeypatch.setattr(module, name, lambda *args, **more: (done.append(name), real(*args, **more))[1])

    for name in ("read_source", "kernel_names", "compile_kernel"):
        counted(pipeline, name)
    counted(llvm, "emit_object")
    return done


def entries(store: Store, kind: str = "*") -> list[Path]:
    return sorted(store.directory.glob(f"??/*.{kind}"))


def test_what_was_compiled_once_is_not_compiled_again(store: Store, compiles: list[str]) -> None:
    first = wfv.build(SOURCE)
    check(first)
    assert sorted(compiles) == ["compile_kernel"] * 2 + ["emit_object"] * 2 + ["kernel_names", "read_source"]
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
def test_every_strategy_comes_back_as_it_was(store: Store, compiles: list[str], strategy: str) -> None:
    kernel = wfv.build(SOURCE, strategy=strategy, lanes=4)["add"]
    interface, remarks, ir = kernel.interface, kernel.remarks, kernel.ir
    check(wfv.build(SOURCE, strategy=strategy, lanes=4))
    compiles.clear()
    again = wfv.build(SOURCE, strategy=strategy, lanes=4)
    check(again)
    assert (again["add"].interface, again["add"].remarks, again["add"].ir) == (interface, remarks, ir)
    assert compiles == []


def test_bundled_kernels_interfaces_come_back(store: Store, compiles: list[str]) -> None:
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
names = ("llvmlite", "networkx", "matplotlib", "platformdirs", "passes.interface", "wfv.runtime.kernel", "wfv.pipeline")
def loaded(): return [name for name in names if name in sys.modules]
print(loaded())
program = wfv.build({SOURCE!r})
print(loaded())
x = np.arange(100, dtype=np.int32)
program.add(100, 20, x, 7)
assert (x == np.arange(100) + 7).all()
print([name for name in loaded() if name in ("networkx", "matplotlib", "wfv.pipeline")])
"""


def test_a_program_in_the_cache_is_built_without_llvm_and_launched_without_the_passes(tmp_path: Path) -> None:
    cold, warm = run(LAUNCH, tmp_path).split("\n"), run(LAUNCH, tmp_path).split("\n")
    assert cold[0] == "[]"
    assert "wfv.pipeline" in cold[1]
    assert warm[:3] == ["[]", "[]", "[]"]


def test_two_processes_at_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda _: run(LAUNCH, tmp_path), range(3)))
    store = Store(tmp_path / place.FORMAT)
    found = entries(store)
    assert {path.suffix[1:] for path in found} >= set(KINDS)
    for path in found:
        assert store.get(path.suffix[1:], path.stem) is not None
    assert not list(store.directory.glob("??/.*"))


def test_writers_and_readers_of_one_entry_never_see_a_part(tmp_path: Path) -> None:
    stores = [Store(tmp_path), Store(tmp_path)]
    entry = Entry({"a": 1}, {"blob": os.urandom(1 << 20)})
    key = "ab" * 32

    def work(number: int) -> bool:
        store = stores[number % 2]
        store.put("object", key, entry)
        found = store.get("object", key)
        return found is not None and found.blobs == entry.blobs

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(work, range(80)))


# What is damaged


def test_no_bit_of_an_entry_can_change_unseen() -> None:
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
    flips = {"magic": 3, "digest": 20, "length": 41, "header": 60, "end": len(data) - 1, "middle": len(data) // 2}
    if how in flips:
        at = flips[how]
        return data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :]
    return {"empty": b"", "half": data[: len(data) // 2], "short": data[:-1], "long": data + b"x"}[how]


@pytest.mark.parametrize(
    "how", ["magic", "digest", "length", "header", "middle", "end", "empty", "half", "short", "long"]
)
def test_what_is_damaged_is_compiled_again(store: Store, compiles: list[str], how: str) -> None:
    check(wfv.build(SOURCE))
    for kind, again in (("object", "emit_object"), ("kernel", "compile_kernel"), ("source", "read_source")):
        good = {path: path.read_bytes() for path in entries(store, kind)}
        for path, data in good.items():
            path.write_bytes(damaged(data, how))
        compiles.clear()
        check(wfv.build(SOURCE))
        assert compiles == [again] * len(good)
        assert {path: path.read_bytes() for path in entries(store, kind)} == good


def test_an_entry_under_anothers_name_is_not_taken(store: Store, compiles: list[str]) -> None:
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
    variants: list[Options] = [base, replace(base, small=False), replace(base, lanes=16)]
    for changed in (
        Strategy(**{**vars(strategy), "vectorize": False}), replace(strategy, values="varying"),
        replace(strategy, linearizer="full"), replace(strategy, boscc=True), replace(strategy, loop_vectorizer=True),
    ):  # fmt: skip
        variants.append(replace(base, strategy=changed))
    for boscc in (Boscc(skip=False), Boscc(all=False), Boscc(threshold=1), Boscc(copy_threshold=1), Boscc(growth=1)):
        variants.append(replace(base, boscc=boscc))
    variants += [replace(base, target=target) for target in ("x86-64-v2", "x86-64-v3", "x86-64-v4")]
    cache = Off()
    made = {key_of("kernel", kernel_parts("text", "f", options), cache) for options in variants}
    assert len(made) == len(variants)
    others = [kernel_parts("text2", "f", base), kernel_parts("text", "g", base)]
    assert made.isdisjoint(key_of("kernel", parts, cache) for parts in others)
    assert key_of("object", ["a"], cache) != key_of("kernel", ["a"], cache)
    assert key_of("kernel", ["a", "b"], cache) != key_of("kernel", ["ab"], cache)
    assert key_of("kernel", [1], cache) != key_of("kernel", ["1"], cache)


def test_every_field_of_the_records_counts() -> None:
    """The key takes records apart by their fields, so that a field that is added is in it."""
    assert keys.plain(Boscc(growth=3)) == {
        "": "Boscc", "skip": True, "all": True, "threshold": 16, "copy_threshold": 16, "growth": 3,
    }  # fmt: skip
    with pytest.raises(TypeError, match="function in the key"):
        keys.plain([lambda: 0])


def test_another_cpus_code_is_not_taken(store: Store, compiles: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    check(wfv.build(SOURCE, lanes=4))
    compiles.clear()
    host = llvm.find_target("host")
    less = replace(host, features=host.features + ",-bmi2", available=host.available - {"bmi2"})
    monkeypatch.setattr(llvm, "find_target", lambda name: less)
    check(wfv.build(SOURCE, lanes=4))
    assert sorted(compiles) == ["compile_kernel"] * 2 + ["emit_object"] * 2
    monkeypatch.undo()


def test_other_sources_of_wfv_make_other_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "passes"
    (package / "widen").mkdir(parents=True)
    (package / "a.py").write_text("x = 1")
    (package / "widen" / "b.ll").write_text("define")
    roots = {"wfv": package, "passes": package}
    monkeypatch.setattr(keys, "_root", lambda name: roots[name])
    versions, marks = [keys.code_version()], [keys.code_mark()]
    for path, text in (("a.py", "x = 2"), ("widen/b.ll", "defin3"), ("widen/c.py", "")):
        (package / path).write_text(text)
        versions.append(keys.code_version())
        marks.append(keys.code_mark())
    assert len(set(versions)) == len(set(marks)) == 4
    (package / "widen" / "__pycache__").mkdir()
    (package / "widen" / "__pycache__" / "c.pyc").write_text("compiled")
    assert (keys.code_version(), keys.code_mark()) == (versions[-1], marks[-1])


def test_what_is_made_while_the_sources_change_is_not_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    wfv.build(SOURCE)
    count = len(entries(store))
    monkeypatch.setattr(place, "code_mark", lambda: "another")
    check(wfv.build(SOURCE + "\n; another\n"))
    assert len(entries(store)) == count
    monkeypatch.undo()


def test_the_version_of_the_tools_is_in_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = keys.tools_version()
    real = keys._root
    fake = tmp_path / "llvmlite"
    fake.mkdir()
    (fake / "_version.py").write_text("another")
    monkeypatch.setattr(keys, "_root", lambda name: fake if name == "llvmlite" else real(name))
    keys.tools_version.cache_clear()
    assert keys.tools_version() != before
    monkeypatch.undo()
    keys.tools_version.cache_clear()
    assert keys.tools_version() == before


def test_a_linearizer_from_outside_is_not_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    text = pipeline.read_source(SOURCE)
    asked = []
    monkeypatch.setattr(pipeline, "compile_kernel", lambda *args: asked.append(args[2].strategy.linearizer))
    mine = Options(replace(STRATEGIES["unicf"], linearizer="mine"))
    compiler = KernelCompiler(text, "add", store)
    compiler(mine)
    compiler(mine)
    assert asked == ["mine", "mine"]
    assert not entries(store, "kernel")


# Places


def test_the_cache_can_be_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiles: list[str]) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WFV_CACHE", "off")
    for _ in range(2):
        check(wfv.build(SOURCE))
    assert compiles.count("compile_kernel") == 4
    assert not list(tmp_path.iterdir())


def test_without_the_variable_it_is_the_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WFV_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert place.directory() == tmp_path / "wfv"


def test_a_directory_that_cannot_be_written_is_warned_about_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("WFV_CACHE", str(tmp_path / "file"))
    with pytest.warns(RuntimeWarning, match="keeps no compiled code") as caught:
        check(wfv.build(SOURCE))
    assert len(caught) == 1
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check(wfv.build(SOURCE))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_directory_is_read(store: Store, compiles: list[str]) -> None:
    check(wfv.build(SOURCE))
    for directory in (store.directory, *store.directory.glob("??")):
        directory.chmod(0o500)
    compiles.clear()
    check(wfv.build(SOURCE))
    assert compiles == []
    with pytest.warns(RuntimeWarning, match="keeps no compiled code"):
        check(wfv.build(SOURCE, strategy="naive"))
    for directory in (store.directory, *store.directory.glob("??")):
        directory.chmod(0o700)


def test_the_directory_is_the_owners_alone(store: Store) -> None:
    wfv.build(SOURCE)
    assert all(directory.stat().st_mode & 0o077 == 0 for directory in store.directory.glob("??"))


# Size


def total(store: Store) -> int:
    return sum(path.stat().st_size for path in entries(store))


def test_what_was_not_used_for_longest_goes_first(tmp_path: Path) -> None:
    store = Store(tmp_path, limit=100_000)
    names = [f"{number:02x}" * 32 for number in range(60)]
    for number, key in enumerate(names):
        store.put("object", key, Entry(blobs={"code": bytes(5000)}))
        if (path := store.path("object", key)).exists():
            os.utime(path, (time.time() - 10_000 + number,) * 2)
        store.get("object", names[0])  # in use: its time is renewed
        assert total(store) < 100_000 + 100_000 // 16 + 6000
    left = [key for key in names if store.path("object", key).exists()]
    assert names[0] in left
    assert names[1] not in left
    assert left[1:] == names[-len(left) + 1 :]


def test_an_entry_in_use_is_not_touched_each_time(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.put("object", "ab" * 32, Entry(1))
    path = store.path("object", "ab" * 32)
    recent = time.time() - 60
    os.utime(path, (recent, recent))
    store.get("object", "ab" * 32)
    assert path.stat().st_mtime == pytest.approx(recent, abs=1e-3)


def test_what_a_killed_writer_left_is_removed(tmp_path: Path) -> None:
    (tmp_path / "ab").mkdir()
    old, new = tmp_path / "ab" / ".x.object.1.1", tmp_path / "ab" / ".y.object.1.1"
    for path in (old, new):
        path.write_bytes(b"half")
    os.utime(old, (time.time() - 10_000,) * 2)
    Store(tmp_path).put("object", "ab" * 32, Entry(1))
    assert (old.exists(), new.exists()) == (False, True)


def test_the_limit_comes_from_the_environment(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert store.limit == 512 << 20
    monkeypatch.setenv("WFV_CACHE_SIZE", "1.5")
    changed = default_cache()
    assert isinstance(changed, Store)
    assert changed.limit == 3 << 19
    for wrong in ("much", "0", "-1", "nan", "inf"):
        monkeypatch.setenv("WFV_CACHE_SIZE", wrong)
        with pytest.raises(wfv.OptionError, match="is no size"):
            default_cache()


def test_cached_makes_each_thing_once(tmp_path: Path) -> None:
    store, made = Store(tmp_path), []

    def make() -> Entry:
        made.append(1)
        return Entry({"n": len(made)})

    assert [cached("kernel", ["a", 1], make, store).data["n"] for _ in range(3)] == [1, 1, 1]
    assert cached("kernel", ["a", 2], make, store).data["n"] == 2
    assert (store.hits["kernel"], store.misses["kernel"]) == (2, 2)


# Saved programs


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
    monkeypatch.setattr(llvm, "find_target", lambda name: less)
    compiles.clear()
    check(wfv.load(saved))
    assert sorted(compiles) == ["compile_kernel"] * 2 + ["emit_object"] * 2


def test_for_another_wfv_it_is_compiled_from_its_ir(
    saved: Path, compiles: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, "_code_version", lambda cache: "another")
    compiles.clear()
    check(wfv.load(saved))
    assert sorted(compiles) == ["compile_kernel"] * 2 + ["emit_object"] * 2 + ["kernel_names", "read_source"]


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


@pytest.mark.parametrize(
    ("data", "blobs"),
    [
        (None, {}),
        ({"options": {"": "Options", "colour": 1}, "threads": 1}, {"ir": b""}),
        ({"options": {"": "Popen", "args": "ls"}, "threads": 1}, {"ir": b""}),
        ({"options": {"": "Boscc"}, "threads": 1}, {"ir": b""}),
        ({"options": keys.plain(Options()), "threads": 0}, {"ir": b""}),
        ({"options": keys.plain(Options()), "threads": 1}, {}),
        ({"options": keys.plain(Options()), "threads": 1}, {"ir": b"\xff\xfe"}),
    ],
)
def test_a_file_with_other_contents_is_an_error(tmp_path: Path, data: object, blobs: dict[str, bytes]) -> None:
    (tmp_path / "x.wfv").write_bytes(encode(Entry(data, blobs), "wfv program 1"))
    with pytest.raises(wfv.CacheError):
        wfv.load(tmp_path / "x.wfv")
    (tmp_path / "x.wfv").write_bytes(encode(Entry(data, blobs), "wfv program 2"))
    with pytest.raises(wfv.CacheError):
        wfv.load(tmp_path / "x.wfv")


def test_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(wfv.OptionError, match="cannot read"):
        wfv.load(tmp_path / "none.wfv")
    with pytest.raises(wfv.OptionError, match="cannot write"):
        wfv.build(SOURCE).save(tmp_path / "none" / "x.wfv")


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


def test_what_is_pickled_is_ir_and_options(store: Store) -> None:
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


# The command line


def test_the_command_shows_and_clears(store: Store) -> None:
    def said(action: str) -> str:
        result = CliRunner().invoke(app, ["cache", action])
        assert result.exit_code == 0, result.output
        return result.output

    root = store.directory.parent
    assert said("path").strip() == str(root)
    assert "0 entries" in said("info")
    check(wfv.build(SOURCE))
    count = len(entries(store))
    shown = said("info")
    assert f"{count} entries" in shown
    assert "at most 512 MB" in shown
    assert "vectorized kernels" in shown
    (root / "mine").write_text("not the cache's")
    assert f"removed {count} entries" in said("clear")
    assert [path.name for path in root.iterdir()] == ["mine"]
    assert "removed 0 entries" in said("clear")
    check(wfv.build(SOURCE))
    assert len(entries(store)) >= len(KINDS)


def test_another_action_is_an_error() -> None:
    result = CliRunner().invoke(app, ["cache", "eat"])
    assert result.exit_code == 2
    assert "path, info or clear" in result.output
