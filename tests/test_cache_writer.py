"""Entries are written in a thread: no result waits for it, the next lookup does, and Python's end."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from wfv.cache import Entry, Store, cached, directory, wait_until_written
from wfv.cache.writer import Made, Writer

ROOT = Path(__file__).resolve().parent.parent


def made(store: Store, number: int) -> Made:
    return Made(store, "object", ["number", number], Entry(number))


class Gate:
    """A function that writes entries when it may."""

    def __init__(self) -> None:
        self.opened, self.written = threading.Event(), list[int]()

    def __call__(self, entries: Sequence[Made]) -> None:
        assert self.opened.wait(10)
        self.written += [int(str(each.entry.data)) for each in entries]


def test_entries_are_written_in_order_and_nobody_waits(tmp_path: Path) -> None:
    gate, store = Gate(), Store(tmp_path)
    writer = Writer(gate)
    for number in range(5):
        writer.add([made(store, number)])
    assert gate.written == []
    gate.opened.set()
    writer.finish()
    assert gate.written == list(range(5))
    writer.add([made(store, 5)])  # by another thread: the first one has ended
    writer.finish()
    assert gate.written == list(range(6))


def test_only_a_lookup_of_an_entry_that_waits_waits(tmp_path: Path) -> None:
    gate, store = Gate(), Store(tmp_path)
    writer = Writer(gate)
    writer.add([made(store, 1), made(store, 2)])
    writer.finish_entry("object", made(store, 3).parts)
    assert gate.written == []
    gate.opened.set()
    writer.finish_entry("object", made(store, 2).parts)
    assert gate.written == [1, 2]


def test_an_error_ends_one_thread_only(tmp_path: Path) -> None:
    done, store = list[object](), Store(tmp_path)

    def write(entries: Sequence[Made]) -> None:
        done.append(entries)
        if len(done) == 1:
            raise RuntimeError

    writer, hook = Writer(write), threading.excepthook
    try:
        threading.excepthook = done.append
        writer.add([made(store, 1)])
        writer.finish()
    finally:
        threading.excepthook = hook
    writer.add([made(store, 2)])
    writer.finish()
    assert len(done) == 3


def test_without_a_thread_entries_are_written_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    gate = Gate()
    gate.opened.set()
    monkeypatch.setattr(threading.Thread, "start", refuse)
    Writer(gate).add([made(Store(tmp_path), 7)])
    assert gate.written == [7]


def test_entries_can_be_written_at_once(tmp_path: Path) -> None:
    gate = Gate()
    gate.opened.set()
    writer = Writer(gate)
    writer.is_late = False
    writer.add([made(Store(tmp_path), 7)])
    assert gate.written == [7]


def test_what_was_kept_is_found_at_once(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for number in range(20):
        assert cached("object", ["new", number], lambda number=number: Entry(number), store).data == number
        assert cached("object", ["new", number], lambda: Entry("made again"), store).data == number


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_a_forked_process_writes_entries_of_its_own_only(tmp_path: Path) -> None:
    gate, store = Gate(), Store(tmp_path)
    writer = Writer(gate)
    writer.add([made(store, 1)])
    if (child := os.fork()) == 0:
        gate.opened.set()
        writer.add([made(store, 2)])
        writer.finish()
        os._exit(0 if gate.written == [2] else 1)
    assert os.waitpid(child, 0)[1] == 0
    gate.opened.set()
    writer.finish()
    assert gate.written == [1]


ENDS = """
import sys, time
from wfv.cache import Entry, cached, directory
real = directory.code_mark
directory.code_mark = lambda: (time.sleep(0.2), real())[1]
cached("names", ["kept at the end"], lambda: Entry("kept"))
{how}
"""


@pytest.mark.parametrize("how", ["sys.exit(3)", "raise SystemError"])
def test_python_waits_at_its_end(tmp_path: Path, how: str) -> None:
    environment = {**os.environ, "WFV_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", ENDS.format(how=how)]
    subprocess.run(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, check=False)
    found = list(tmp_path.rglob("*.names"))
    assert len(found) == 1
    entry = Store(tmp_path / directory.FORMAT).get("names", found[0].stem)
    assert entry is not None and entry.data == "kept"
    assert not [path for path in tmp_path.rglob("*") if path.name.startswith(".")]


def test_sources_that_changed_are_new_to_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path)
    assert not directory.knows_code(store)
    directory.key_of("names", ["a"], store)
    wait_until_written()
    assert directory.knows_code(Store(tmp_path))
    monkeypatch.setattr(directory, "first_mark", lambda: "of other times")
    assert not directory.knows_code(Store(tmp_path))


def test_an_empty_cache_is_asked_without_a_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first key of all takes long: the thread makes it. Until then, the same parts are found among the waiting."""
    store, read, real = Store(tmp_path / "new"), threading.Event(), directory.key_of
    monkeypatch.setattr(directory, "key_of", lambda *given: (read.wait(10), real(*given))[1])
    monkeypatch.setattr(directory._writer, "is_late", True)
    assert cached("names", ["empty"], lambda: Entry("made"), store).data == "made"
    assert cached("names", ["empty"], lambda: Entry("made again"), store).data == "made"
    assert store.misses == {"names": 2}
    read.set()
    wait_until_written()
    assert not store.is_empty()
    assert cached("names", ["empty"], lambda: Entry("made again"), Store(tmp_path / "new")).data == "made"


def test_what_was_written_between_two_looks_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, real = Store(tmp_path / "new"), directory._writer.entry
    cached("names", ["between"], lambda: Entry("made"), store)

    def late(kind: str, parts: Sequence[object]) -> Entry | None:
        wait_until_written()
        return real(kind, parts)

    looks = iter((True, False))
    monkeypatch.setattr(store, "is_empty", lambda: next(looks))
    monkeypatch.setattr(directory._writer, "entry", late)
    assert cached("names", ["between"], lambda: Entry("made again"), store).data == "made"
