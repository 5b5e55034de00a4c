"""Host programs in C whose environment is not Python's: variables for another Python, closed streams, no home."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.driver.opencl_api import PLATFORM, system_loader
from tests.support.requires import needs_clang
from wfv.cli import driver as driver_command
from wfv.driver import library
from wfv.driver.library import DriverError
from wfv.errors import OptionError

pytestmark = [needs_clang, pytest.mark.skipif(PLATFORM != "wfv", reason="about wfv's library")]
HERE = Path(__file__).parent
# A host that is another version of Python, as far as the driver can see.
OTHER_PYTHON = 'const char *Py_GetVersion(void) { return "3.99.0 (of the test)"; }\n'
RIGHT = "right on 1 platform\n"


def translate(path: Path, *sources: Path) -> Path:
    """The C program, translated by Zig; its functions are visible to libraries."""
    files = map(str, sources)
    # Not -rdynamic: Zig takes no notice of it.
    made = [sys.executable, "-m", "ziglang", "cc", "-O1", *files, "-o", str(path), "-ldl", "-Wl,--export-dynamic"]
    done = subprocess.run(made, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return path


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory, vendors: str) -> Path:
    return translate(tmp_path_factory.mktemp("host") / "saxpy", HERE / "saxpy_host.c")


def run(program: Path, shell: str = '"$0" "$@"', **variables: str) -> subprocess.CompletedProcess[str]:
    """Runs the program by a line of the shell, with a nearly empty environment."""
    loader = system_loader()
    if loader is None:
        pytest.skip("no ICD loader for programs: apt-get install ocl-icd-libopencl1")
    line = ["/bin/sh", "-c", shell, str(program), loader, "release"]
    environment = {"OCL_ICD_VENDORS": os.environ["OCL_ICD_VENDORS"], "WFV_CACHE": "off", **variables}
    return subprocess.run(line, check=False, capture_output=True, text=True, env=environment, timeout=120)


def outcome(done: subprocess.CompletedProcess[str]) -> tuple[int, str, str]:
    return done.returncode, done.stdout, done.stderr


def test_the_variables_of_another_python_have_no_effect(program: Path, tmp_path: Path) -> None:
    (tmp_path / "types.py").write_text("raise SystemExit('of another Python')\n")
    done = run(program, PYTHONHOME="/of/another", PYTHONPATH=str(tmp_path))
    assert outcome(done) == (0, RIGHT, "")


@pytest.mark.parametrize("closed", ["2>&-", "0<&- 1>&- 2>&-"])
def test_standard_streams_may_be_closed(closed: str, program: Path) -> None:
    done = run(program, f'"$0" "$@" {closed}')
    assert outcome(done) == (0, "" if "1>" in closed else RIGHT, "")


@pytest.mark.every_case
@pytest.mark.parametrize("debug", ["", "0", "1"])
def test_another_version_of_python_finds_no_platform(debug: str, vendors: str, tmp_path: Path) -> None:
    source = tmp_path / "version.c"
    source.write_text(OTHER_PYTHON)
    done = run(translate(tmp_path / "other", HERE / "saxpy_host.c", source), WFV_DRIVER_DEBUG=debug)
    assert (done.returncode, done.stdout) == (1, "")
    lines = done.stderr.splitlines()
    assert "-1001" in lines.pop()
    assert ["cannot run in Python 3.99.0" in line for line in lines] == ([True] if debug == "1" else [])


def test_making_the_library_prints_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(library, "_directory", lambda: tmp_path / "new")
    made = library.library_path()
    assert [made] == list((tmp_path / "new").iterdir())
    assert capfd.readouterr() == ("", "")


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(library, "_directory", lambda: tmp_path / "file" / "driver")
    with pytest.raises(
        DriverError, match=r"cannot write the driver's library to .*file/driver: Not a directory"
    ) as why:
        library.library_path()
    assert "XDG_CACHE_HOME" in str(why.value.help)


def test_a_command_that_does_not_exist(vendors: str) -> None:
    with pytest.raises(OptionError, match="cannot run 'no-such-program'") as why:
        driver_command.run(["no-such-program"])
    assert "PATH" in str(why.value.help)


def test_a_python_program_without_cffi_finds_the_platform(vendors: str) -> None:
    loader = system_loader()
    if loader is None:
        pytest.skip("no ICD loader for programs: apt-get install ocl-icd-libopencl1")
    code = f"import ctypes; print(ctypes.CDLL({loader!r}).clGetPlatformIDs(0, None, ctypes.byref(ctypes.c_uint())))"
    # Without the packages of any environment.
    command = [sys.executable, "-I", "-S", "-c", code]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)
    assert outcome(done) == (0, "0\n", "")


def test_the_driver_runs_its_own_files_where_another_wfv_comes_first(vendors: str, tmp_path: Path) -> None:
    loader = system_loader()
    if loader is None:
        pytest.skip("no ICD loader for programs: apt-get install ocl-icd-libopencl1")
    for name in ("wfv", "passes"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise SystemExit('of another wfv')\n")
    code = f"import ctypes; print(ctypes.CDLL({loader!r}).clGetPlatformIDs(0, None, ctypes.byref(ctypes.c_uint())))"
    shown = "import sys; print(*(sys.modules[name].__file__ for name in ('wfv', 'passes')))"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", f"{code}\n{shown}"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120, env=environment)
    root = Path(library.__file__).parents[2]
    assert outcome(done) == (0, f"0\n{root}/wfv/__init__.py {root}/passes/__init__.py\n", "")


def test_run_gives_the_platform_and_its_messages_to_a_program() -> None:
    """A Python of another version prints why it finds no platform."""
    command = [sys.executable, "-m", "wfv", "driver", "run", "--", "/bin/sh", "-c"]
    shown = 'echo "$OCL_ICD_VENDORS" "$WFV_DRIVER_DEBUG" "$OCL_ICD_FILENAMES"'
    done = subprocess.run([*command, shown], capture_output=True, text=True, check=True, timeout=120)
    folder, debug = done.stdout.split()
    assert [*Path(folder).glob("*.icd")] and debug == "1"
