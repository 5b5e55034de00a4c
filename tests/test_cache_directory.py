"""Where the cache is, its size limit, and `wfv cache`."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import time
import warnings
from pathlib import Path

import pytest
from typer.testing import CliRunner

import wfv
from tests.support.cache import KINDS, SOURCE, check, compiles, entries, store
from wfv.cache import store as cache_store
from wfv.cache.store import FORMAT, Entry, Store, default_cache, directory
from wfv.cli import app
from wfv.errors import OptionError

__all__ = ["compiles", "store"]  # fixtures


def test_the_cache_can_be_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiles: list[str]) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WFV_CACHE", "off")
    for _ in range(2):
        check(wfv.build(SOURCE))
    assert compiles.count("compile_kernel") == 4
    assert not list(tmp_path.iterdir())


def test_the_default_is_the_users_cache_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WFV_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert directory() == tmp_path / "wfv"


def test_a_tilde_is_expanded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("WFV_CACHE", "~/kept")
    assert directory() == tmp_path / "kept"


def test_a_directory_that_cannot_be_written_is_warned_about_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("WFV_CACHE", str(tmp_path / "file"))
    with pytest.warns(RuntimeWarning, match="cannot cache compiled code") as caught:
        check(wfv.build(SOURCE))
    assert len(caught) == 1
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check(wfv.build(SOURCE))


@pytest.mark.parametrize("strategy", ["scalar", "auto"])
def test_a_directory_that_cannot_even_be_looked_at_is_warned_about(strategy: str, tmp_path: Path) -> None:
    program = f"import wfv; wfv.build('kernel void k(global int *p) {{ *p = 1; }}', strategy={strategy!r}).compile()"
    environment = {**os.environ, "WFV_CACHE": str(tmp_path / ("a" * 300)), "PYTHONWARNINGS": "default"}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("wfv cannot cache compiled code") == 1


def test_entries_are_read_from_a_full_disk(store: Store, compiles: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    check(wfv.build(SOURCE))

    def fail(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    compiles.clear()
    check(wfv.build(SOURCE))
    assert compiles == []
    with pytest.warns(RuntimeWarning, match="No space left"):
        check(wfv.build(SOURCE, strategy="naive"))
    assert not list(store.directory.glob("??/.*"))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_entries_are_read_from_a_read_only_directory(store: Store, compiles: list[str]) -> None:
    check(wfv.build(SOURCE))
    for folder in (store.directory, *store.directory.glob("??")):
        folder.chmod(0o500)
    compiles.clear()
    check(wfv.build(SOURCE))
    assert compiles == []
    with pytest.warns(RuntimeWarning, match="cannot cache compiled code"):
        check(wfv.build(SOURCE, strategy="naive"))
    for folder in (store.directory, *store.directory.glob("??")):
        folder.chmod(0o700)


def test_only_the_owner_may_access_the_directory(store: Store) -> None:
    wfv.build(SOURCE)
    assert entries(store)
    assert all(directory.stat().st_mode & 0o077 == 0 for directory in store.directory.glob("??"))


def test_missing_folders_around_the_cache_are_the_owners_too(tmp_path: Path) -> None:
    before = os.umask(0o002)
    try:
        Store(tmp_path / "outer" / "wfv" / FORMAT).keep("object", [1], Entry())
    finally:
        os.umask(before)
    folders = [path for path in tmp_path.rglob("*") if path.is_dir()]
    assert len(folders) == 4 and all(folder.stat().st_mode & 0o077 == 0 for folder in folders)


@pytest.mark.parametrize("folder", [".", FORMAT])
@pytest.mark.parametrize("mode", [0o720, 0o702])
def test_a_cache_that_others_can_write_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str, mode: int
) -> None:
    monkeypatch.setenv("WFV_CACHE", str(tmp_path / "cache"))
    default_cache().keep("object", [1], Entry())
    (tmp_path / "cache" / folder).chmod(mode)
    cache_store._cache_of.cache_clear()
    with pytest.warns(RuntimeWarning, match="others can write to"):
        cache = default_cache()
    assert cache.find("object", [1]) is None
    (tmp_path / "cache" / folder).chmod(0o700)
    cache_store._cache_of.cache_clear()
    assert default_cache().find("object", [1]) == Entry()


def test_without_a_home_directory_nothing_is_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container with a user of its own."""
    for variable in ("HOME", "XDG_CACHE_HOME", "WFV_CACHE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("pwd.getpwuid", lambda _: {}["nobody"])
    cache_store._cache_of.cache_clear()
    with pytest.warns(RuntimeWarning, match="no home directory is known; set WFV_CACHE"):
        check(wfv.build(SOURCE))
    cache_store._cache_of.cache_clear()


def test_a_directory_of_a_user_who_does_not_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", "~no-such-user/cache")
    with pytest.raises(OptionError, match="WFV_CACHE='~no-such-user/cache': no home directory"):
        wfv.build(SOURCE)


# Size


def total(store: Store) -> int:
    return sum(path.stat().st_size for path in entries(store))


def test_least_recently_used_entries_are_removed_first(tmp_path: Path) -> None:
    store = Store(tmp_path, limit=100_000)
    for number in range(60):
        store.keep("object", [number], Entry(blobs={"code": bytes(5000)}))
        if (path := store.path("object", [number])).exists():
            os.utime(path, (time.time() - 10_000 + number,) * 2)
        store.find("object", [0])  # in use: its time is renewed
        assert total(store) < 100_000 + 100_000 // 16 + 6000
    left = [number for number in range(60) if store.path("object", [number]).exists()]
    assert 0 in left
    assert 1 not in left
    assert left[1:] == list(range(60))[-len(left) + 1 :]


def test_a_directory_that_another_process_clears_is_created_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, replace, cleared = Store(tmp_path / "cache"), os.replace, []

    def clear_first(source: Path, target: Path) -> None:
        if not cleared:
            cleared.append(target)
            shutil.rmtree(tmp_path / "cache")
        replace(source, target)

    monkeypatch.setattr(os, "replace", clear_first)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for _ in range(2):  # the first is lost, and nobody is warned of it
            store.keep("object", [], Entry(1))
    found = store.find("object", [])
    assert cleared
    assert found is not None
    assert found.data == 1


def test_temporary_files_of_killed_writers_are_removed(tmp_path: Path) -> None:
    (tmp_path / "ab").mkdir()
    old, new = tmp_path / "ab" / ".1.1.partial", tmp_path / "ab" / ".2.1.partial"
    for path in (old, new):
        path.write_bytes(bytes(400))
    os.utime(old, (time.time() - 10_000,) * 2)
    Store(tmp_path, 800).keep("object", [], Entry(1))
    assert (old.exists(), new.exists()) == (False, True)


IN_PLACE = {
    "folder": lambda path: path.mkdir(),
    "full folder": lambda path: (path / "in").mkdir(parents=True),
    "fifo": os.mkfifo,
    "endless link": lambda path: path.symlink_to("/dev/zero"),
    "link to nothing": lambda path: path.symlink_to(path.with_name("nothing")),
    "link to itself": lambda path: path.symlink_to(path),
}


@pytest.mark.every_case
@pytest.mark.parametrize("kind", IN_PLACE)
def test_what_is_no_file_in_place_of_an_entry_is_ignored(kind: str, tmp_path: Path) -> None:
    """None is opened in a way that waits, read without end, or a reason to write no other entry."""
    store = Store(tmp_path)
    path = store.path("object", [1])
    path.parent.mkdir()
    IN_PLACE[kind](path)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert store.find("object", [1]) is None
        store.keep("object", [1], Entry(1))
        store.keep("object", [2], Entry(2))
    kept, found = store.find("object", [1]), store.find("object", [2])
    assert found is not None and found.data == 2
    assert kept is None if "folder" in kind else kept is not None and kept.data == 1
    assert len(list(store.files())) == 2


def test_the_limit_comes_from_the_environment(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert store.limit == 512 << 20
    monkeypatch.setenv("WFV_CACHE_SIZE", "1.5")
    changed = default_cache()
    assert isinstance(changed, Store)
    assert changed.limit == 3 << 19
    for wrong in ("much", "0", "-1", "nan", "inf"):
        monkeypatch.setenv("WFV_CACHE_SIZE", wrong)
        with pytest.raises(wfv.OptionError, match="is not a size"):
            default_cache()


def test_cached_computes_each_entry_once(tmp_path: Path) -> None:
    store, made = Store(tmp_path), []

    def make() -> Entry:
        made.append(1)
        return Entry({"n": len(made)})

    assert [store.cached("kernel", ["a", 1], make).data["n"] for _ in range(3)] == [1, 1, 1]
    assert store.cached("kernel", ["a", 2], make).data["n"] == 2
    assert (store.hits["kernel"], store.misses["kernel"]) == (2, 2)


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
    assert "'path'" in result.output and "'clear'" in result.output


def test_a_process_that_writes_little_seldom_looks_at_all_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All processes together do so once for each sixteenth of the limit."""
    sweeps, entry = [], Entry(blobs={"code": bytes(750)})  # about 1100 bytes
    monkeypatch.setattr(Store, "_sweep", lambda self: sweeps.append(self.limit))
    monkeypatch.setattr(cache_store, "random", random.Random(1).random)
    for number in range(600):
        Store(tmp_path, limit=16 * 100_000).keep("kind", [number], entry)
    assert 1 <= len(sweeps) <= 20
