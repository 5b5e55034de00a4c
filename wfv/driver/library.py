"""Makes the driver's shared library: cffi writes its C, Clang (of the package ziglang) translates it.

It is kept in the user's cache directory, under a name made of all that it depends on, and linked with the Python that
made it. `install` tells OpenCL's loaders about it: by a file `wfv.icd` with its path.
"""

import contextlib
import hashlib
import importlib.util
import io
import os
import subprocess
import sys
import sysconfig
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

from wfv.cache.store import make_folder
from wfv.driver.prototypes import TYPES, by_name, prototypes
from wfv.errors import Error, OptionError
from wfv.systems import system
from wfv.temporary import temporary_folder
from wfv.version import __version__

MODULE = "_wfv_driver"
_SOURCE = Path(__file__).with_name("library_source.c")
# The library's functions that Python calls.
_HELPERS = """
int wfv_is_own_python(void);
uintptr_t wfv_entry_point(const char *name);
uintptr_t wfv_new_handle(void);
uintptr_t wfv_allocate(size_t size);
void wfv_free_memory(uintptr_t memory);
void wfv_free(uintptr_t handle);
void wfv_call_native(uintptr_t function, uintptr_t args);
void wfv_call_event(uintptr_t function, uintptr_t event, int32_t status, uintptr_t data);
void wfv_call_object(uintptr_t function, uintptr_t object, uintptr_t data);
void wfv_call_free(uintptr_t function, uintptr_t queue, uint32_t count, uintptr_t *pointers, uintptr_t data);
void wfv_call_context(uintptr_t function, const char *text, uintptr_t data);
"""
_EXTRA = "pip install 'wfv[driver]'"


class DriverError(Error):
    """The driver's library cannot be made here."""

    code = "WFV010"
    default_help = "see docs/driver.md"


def library_path() -> Path:
    """The library, made now if it does not exist yet. Raises DriverError."""
    source = _c_source()
    path = _directory() / f"libwfv_opencl-{_key(source)}.so"
    if not path.exists():
        _translate(source, path)
    return path


def existing_library() -> Path | None:
    """The library if it has been made. Raises DriverError."""
    path = _directory() / f"libwfv_opencl-{_key(_c_source())}.so"
    return path if path.exists() else None


def libpython() -> Path:
    """Python's shared library. Raises DriverError."""
    if not system.HAS_OPENCL_DRIVERS:
        raise DriverError("the OpenCL driver is for Linux: this system's OpenCL loads no drivers")
    names = [sysconfig.get_config_var("INSTSONAME"), sysconfig.get_config_var("LDLIBRARY")]
    folders = [sysconfig.get_config_var("LIBDIR"), sysconfig.get_config_var("LIBPL")]
    multiarch = sysconfig.get_config_var("MULTIARCH")
    folders += [f"/usr/lib/{multiarch}"] if multiarch else []
    for folder in filter(None, folders):
        for name in filter(None, names):
            path = Path(str(folder), str(name))
            if ".so" in path.name and path.exists():
                return path
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    raise DriverError(
        f"Python {version} at {sys.base_prefix} has no shared library libpython{version}.so",
        help=f"on Debian and Ubuntu, install libpython{version} and python{version}-dev; with pyenv, install "
        "Python with PYTHON_CONFIGURE_OPTS=--enable-shared; conda's Python has it",
    )


def _directory() -> Path:
    return Path(platformdirs.user_cache_dir("wfv", appauthor=False)) / "driver"


def _key(source: str) -> str:
    parts = [
        source,
        _start_code(),
        sys.version,
        sys.prefix,
        sys.executable,
        metadata.version("cffi"),
        __version__,
        str(libpython()),
    ]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]


def _include() -> str:
    """The folder of Python.h. Raises DriverError."""
    folder = sysconfig.get_path("include")
    if not (Path(folder) / "Python.h").exists():
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise DriverError(
            f"Python's headers are missing: there is no {folder}/Python.h",
            help=f"on Debian and Ubuntu, install python{version}-dev",
        )
    return folder


def _c_source() -> str:
    """The C of the library, without cffi's additions."""
    table = prototypes()
    every = [*table, *by_name()]
    lines = [TYPES]
    lines += [f"extern CFFI_DLLEXPORT {each.c_text};" for each in every]
    entries = ", ".join(f"(void *)wfv_{each.name}" for each in table)
    lines += [f"static void *const wfv_dispatch[] = {{{entries}}};"]
    lines += ["static const char *const wfv_names[] = {" + ", ".join(f'"{each.name}"' for each in table) + "};"]
    places = ", ".join(str(8 * (len(each.handles) - 1) if each.has_error_code else 0) for each in table)
    lines += [f"static const unsigned char wfv_error_places[] = {{{places}}};"]  # of errcode_ret in cffi's arguments
    version = f"{sys.version_info.major}.{sys.version_info.minor}."
    lines += [f"#define WFV_PYTHON_VERSION {_quoted(version)}"]
    lines += [f"#define WFV_PATH_CODE {_quoted(_path_code())}"]
    lines += [f"#define WFV_LIBPYTHON {_quoted(str(libpython()))}", f"#define WFV_PROGRAM L{_quoted(sys.executable)}"]
    return "\n".join([*lines, _SOURCE.read_text()])


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _path_code() -> str:
    """Code that adds the environment's packages to the interpreter's, and imports this wfv before any other.

    Another may come first in the path: an editable installation, when a checkout elsewhere has made the library.
    """
    own, *folders = [str(Path(__file__).parents[2]), *(each for each in sys.path if "-packages" in each)]
    return (
        f"import sys; sys.path.insert(0, {own!r}); import wfv, passes; sys.path.remove({own!r}); "
        f"sys.path += [each for each in {[own, *folders]!r} if each not in sys.path]"
    )


def _start_code() -> str:
    """The code that the library's interpreter runs at the first call of an entry point."""
    return f"""
{_path_code()}
import wfv.driver.entry_points
wfv.driver.entry_points.start()
"""


def _translate(source: str, path: Path) -> None:
    """Writes the library. Raises DriverError."""
    include, python = _include(), libpython()
    if importlib.util.find_spec("ziglang") is None:
        raise DriverError(
            "the driver is made by a C compiler, the package ziglang, which is not installed", help=_EXTRA
        )
    _make_folder(path.parent)
    with temporary_folder() as folder:
        file, made = folder / "driver.c", folder / path.name
        with contextlib.redirect_stdout(io.StringIO()):  # cffi names its outputs
            _compiler(source).emit_c_code(str(file))
        command = [
            *(sys.executable, "-m", "ziglang", "cc", "-shared", "-fPIC", "-O2", "-w", "-fvisibility=hidden"),
            *("-fno-sanitize=undefined", "-s", f"-I{include}", str(file), str(python), f"-Wl,-rpath,{python.parent}"),
            *("-Wl,-z,nodelete", "-ldl", "-lpthread", "-o", str(made)),  # Python keeps pointers into it
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise DriverError(f"the driver's library could not be made: {done.stderr.strip()[-2000:]}")
        _keep(made, path)


def _make_folder(folder: Path) -> None:
    """Makes it now: Zig needs the user's cache directory too. Raises DriverError."""
    try:
        make_folder(folder)
    except OSError as error:
        raise _unwritable(folder, error) from None


def _keep(made: Path, path: Path) -> None:
    """Copies the library to its place, where nobody sees a part of it. Raises DriverError."""
    whole = path.with_suffix(f".{os.getpid()}")
    try:
        whole.write_bytes(made.read_bytes())
        os.replace(whole, path)
    except OSError as error:
        raise _unwritable(path.parent, error) from None


def _unwritable(folder: Path, error: OSError) -> DriverError:
    return DriverError(
        f"cannot write the driver's library to {folder}: {error.strerror}",
        help="set XDG_CACHE_HOME to a folder that can be written",
    )


def _compiler(source: str) -> Any:
    try:
        cffi = importlib.import_module("cffi")
    except ImportError:
        raise OptionError("the driver needs the package cffi", help=_EXTRA) from None
    ffi = cffi.FFI()
    ffi.cdef(TYPES + _HELPERS)
    ffi.embedding_api("\n".join(f"{each.c_text};" for each in [*prototypes(), *by_name()]))
    ffi.embedding_init_code(_start_code())
    ffi.set_source(MODULE, source)
    return ffi


NAME = "wfv.icd"
SYSTEM = Path("/etc/OpenCL/vendors")
VARIABLE = "OCL_ICD_VENDORS"  # a folder that loaders read instead of the system's


class Place(NamedTuple):
    """A file that names a driver, and the library in it; `is_current`: it is the one that this wfv makes."""

    file: Path
    library: str
    is_current: bool


def vendors(user: bool, prefix: Path | None) -> Path:
    """The folder of .icd files: the system's, the user's, or that of a prefix. Raises OptionError."""
    if user and prefix is not None:
        raise OptionError("--user and --prefix are two places", help="pass one of them, or none for the system's")
    if prefix is not None:
        return prefix.absolute() / "etc" / "OpenCL" / "vendors"
    return user_vendors() if user else SYSTEM


def user_vendors() -> Path:
    """The folder in the user's home."""
    return Path.home() / ".local" / "etc" / "OpenCL" / "vendors"


def install(folder: Path) -> Path:
    """Writes the file, and makes the library if it does not exist. Raises DriverError, OptionError."""
    library = library_path()
    return _write(folder, library)


def uninstall(folder: Path) -> Path:
    """Removes the file. Raises OptionError if there is none, or if it cannot be removed."""
    file = folder / NAME
    try:
        file.unlink()
    except FileNotFoundError:
        raise OptionError(f"there is no {file}", help="`wfv driver status` shows where the driver is") from None
    except OSError as error:
        raise OptionError(f"cannot remove {file}: {error.strerror}", help=_OTHER) from None
    return file


def own_vendors() -> Path:
    """A folder with the file alone, beside the library: for programs that `wfv driver run` starts."""
    library = library_path()
    return _write(library.with_suffix(".vendors"), library).parent


def installed() -> list[Place]:
    """Where the driver is installed, as far as loaders look by default and by VARIABLE."""
    folders = [SYSTEM, user_vendors()]
    if named := os.environ.get(VARIABLE):
        folders.append(Path(named))
    found, current = list[Place](), existing_library()
    for folder in dict.fromkeys(folders):
        file = folder / NAME
        try:
            library = file.read_text().strip()
        except OSError:
            continue
        found.append(Place(file, library, library == str(current)))
    return found


_OTHER = "choose another place by --user or --prefix DIR, or become root"


def _write(folder: Path, library: Path) -> Path:
    file = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{library}\n")
    except OSError as error:
        raise OptionError(f"cannot write {file}: {error.strerror}", help=_OTHER) from None
    return file
