"""Tells OpenCL's loaders about the driver: files `wfv.icd` with the path of its library."""

import os
from pathlib import Path
from typing import NamedTuple

from wfv.driver.library import existing_library, library_path
from wfv.errors import OptionError

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
