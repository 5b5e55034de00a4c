"""The code of many modules in one file: used while the sources are the same, written anew when much is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from wfv import module_bundle
from wfv.module_bundle import ENOUGH, ModuleBundle

ROOT = Path(__file__).resolve().parent.parent
NUMBERS = range(ENOUGH + 2)
# A process with a package of its own: it prints what its modules say, how many came from the bundle, and more.
PROGRAM = """
import importlib, inspect, sys
from importlib.machinery import PathFinder
from wfv.module_bundle import ModuleBundle
bundle = ModuleBundle(sys.argv[1], ["many"])
sys.meta_path.insert(sys.meta_path.index(PathFinder), bundle)
modules = [importlib.import_module(name) for name in sys.argv[2:]]
print(*(module.VALUE for module in modules))
print(sum(type(module.__loader__).__name__ == "_Loader" for module in modules), len(bundle._used))
print(*(module.__file__ == inspect.getsourcefile(module.value) for module in modules))
print(*(module.__cached__.endswith(".pyc") and "VALUE" in inspect.getsource(module.value) for module in modules))
bundle.write()
"""


@pytest.fixture
def many(tmp_path: Path) -> Path:
    """A package `many` with a sub-package and enough modules, and the place of its bundle."""
    (tmp_path / "many" / "sub").mkdir(parents=True)
    for name in ("__init__", "sub/__init__", "sub/leaf", *(f"m{number}" for number in NUMBERS)):
        write(tmp_path / "many" / f"{name}.py", name)
    return tmp_path


def write(path: Path, value: str) -> None:
    path.write_text(f"VALUE = {value!r}\ndef value():\n    return VALUE\n")


def run(root: Path, *names: str, **environment: str) -> list[list[str]]:
    """The words of the lines that a process prints which imports these modules."""
    paths = {"PYTHONPATH": f"{root}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "", **environment}
    command = [sys.executable, "-c", PROGRAM, str(root / "bundle"), *names]
    done = subprocess.run(command, env={**os.environ, **paths}, capture_output=True, text=True, check=True)
    return [line.split() for line in done.stdout.splitlines()]


ALL = ("many.sub", "many.sub.leaf", *(f"many.m{number}" for number in NUMBERS))
VALUES = ["sub/__init__", "sub/leaf", *(f"m{number}" for number in NUMBERS)]
EACH = ["True"] * len(ALL)


def test_the_second_process_takes_all_modules_from_the_bundle(many: Path) -> None:
    assert run(many, *ALL) == [VALUES, ["0", "0"], EACH, EACH]
    assert run(many, *ALL) == [VALUES, [str(len(ALL))] * 2, EACH, EACH]


def test_a_module_whose_source_has_changed_is_imported_by_python(many: Path) -> None:
    run(many, *ALL)
    write(many / "many" / "m3.py", "changed")
    changed = [value.replace("m3", "changed") if value == "m3" else value for value in VALUES]
    assert run(many, *ALL) == [changed, [str(len(ALL) - 1)] * 2, EACH, EACH]


def test_a_module_that_is_gone_cannot_be_imported(many: Path) -> None:
    run(many, *ALL)
    (many / "many" / "m4.py").unlink()
    with pytest.raises(subprocess.CalledProcessError) as raised:
        run(many, "many.m4")
    assert "ModuleNotFoundError" in raised.value.stderr


def test_a_module_may_become_a_package_and_a_package_a_module(many: Path) -> None:
    run(many, *ALL)
    (many / "many" / "m4").mkdir()
    (many / "many" / "m4.py").rename(many / "many" / "m4" / "__init__.py")
    (many / "many" / "sub" / "leaf.py").unlink()
    (many / "many" / "sub" / "__init__.py").rename(many / "many" / "sub.py")
    assert run(many, "many.m4", "many.sub", "many.m5")[:2] == [["m4", "sub/__init__", "m5"], ["1", "1"]]


def test_copied_files_name_the_copies(many: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    run(many, *ALL)
    copy = tmp_path_factory.mktemp("copy")
    shutil.copytree(many / "many", copy / "many")  # with the compiled files, and the times of the sources
    shutil.rmtree(many / "many")
    for _ in range(2):
        used = run(copy, *ALL)
        assert [used[0], *used[2:]] == [VALUES, EACH, EACH]
    assert used[1] == [str(len(ALL))] * 2


def test_the_bundle_is_written_anew_only_if_much_is_missing(many: Path) -> None:
    few, rest = ALL[: ENOUGH - 2], ALL[2:]
    run(many, *few)
    assert not (many / "bundle").exists()
    run(many, *rest)
    first = (many / "bundle").read_bytes()
    run(many, *ALL)
    assert (many / "bundle").read_bytes() == first
    for number in NUMBERS:
        write(many / "many" / f"m{number}.py", f"other {number}")
    run(many, *rest)
    assert run(many, *rest)[1] == [str(len(rest))] * 2


def test_no_compiled_file_is_read_for_a_folder_that_cannot_be_written(
    many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundle, asked = ModuleBundle(str(many / "bundle"), ["wfv"]), list[str]()

    def compiled(names: list[str]) -> list[object]:
        asked.extend(names)
        return []

    monkeypatch.setattr(module_bundle, "_compiled", compiled)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(os, "access", lambda path, mode: path != str(many))
    bundle.write()
    assert not asked
    monkeypatch.setattr(os, "access", lambda path, mode: True)
    bundle.write()
    assert asked


@pytest.mark.parametrize("damage", [b"", b"12345678", b"\xff" * 100, None])
def test_a_damaged_bundle_does_no_harm(many: Path, damage: bytes | None) -> None:
    run(many, *ALL)
    whole = (many / "bundle").read_bytes()
    (many / "bundle").write_bytes(whole[:-10] if damage is None else damage)
    assert run(many, *ALL)[:2] == [VALUES, ["0", "0"]]
    assert (many / "bundle").read_bytes() == whole


def test_nothing_is_written_where_python_must_not_write(many: Path) -> None:
    assert run(many, *ALL, PYTHONDONTWRITEBYTECODE="1")[0] == VALUES
    assert run(many, *ALL, PYTHONPYCACHEPREFIX=str(many / "other"))[0] == VALUES
    (many / "bundle").unlink()
    (many / "bundle").mkdir()
    assert run(many, *ALL)[0] == VALUES
    assert not list(many.glob("bundle.*"))


def test_another_package_of_the_same_name_is_left_alone(many: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    run(many, *ALL)
    other = tmp_path_factory.mktemp("other")
    (other / "many").mkdir()
    write(other / "many" / "__init__.py", "other")
    write(other / "many" / "m1.py", "other one")
    (other / "bundle").write_bytes((many / "bundle").read_bytes())
    assert run(other, "many.m1")[:2] == [["other", "one"], ["0", "0"]]
