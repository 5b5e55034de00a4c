"""Builds Khronos's OpenCL-CTS from a checkout, runs its categories in wimpy mode, and writes tables of the results.

    python tests/driver/conformance.py CHECKOUT --icd wfv pocl --limit 300 --jobs 2

Each sub-test is a process of its own: one that crashes or hangs takes no other with it. A second run of the same
command goes on where the first one ended. docs/driver.md has an overview.
"""

from __future__ import annotations

import argparse
import csv
import fnmatch
import json
import os
import re
import signal
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))
from wfv.bench.peers.peer import pocl_library
from wfv.driver.library import library_path

CSV = "test_conformance/opencl_conformance_tests_full.csv"
LIBRARIES = f"/usr/lib/{sysconfig.get_config_var('MULTIARCH')}"
FLAGS = "-O2 -Wno-error"  # the tests' -Werror precedes the flags of the build type
NAMES = re.compile(r"^.*(?:Test|function) names.*:\n((?:\t\S+\n)+)", re.MULTILINE)  # in the help of a program
# What the harness prints about a sub-test, where it does not come to write its results: a crash, or the time limit.
STATES = {
    "begun": re.compile(r"^(\S+)\.\.\.$", re.MULTILINE),
    "fail": re.compile(r"^(\S+) FAILED$", re.MULTILINE),
    "pass": re.compile(r"^(\S+) passed$", re.MULTILINE),
    "skip": re.compile(r"^(\S+) (?:test not supported|test currently not implemented|skipped \(.*)$", re.MULTILINE),
}
COUNTED = ("pass", "fail", "skip", "cut")  # cut: the time limit ended it
LINE_BUFFERED = ("stdbuf", "-oL", "-eL")  # a process that is killed leaves all lines in its log
running = set[int]()  # the processes, each with a group of its own


class Unit(NamedTuple):
    """What one process runs: a sub-test; or all of a category that does not list several (`test` is empty)."""

    icd: str
    category: str
    test: str
    command: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str]:
        return self[:3]


class Category(NamedTuple):
    """A line of the CSV file: `Images (Kernel),images/kernel_read_write/test_image_streams CL_FILTER_NEAREST`."""

    name: str
    program: str
    arguments: list[str]


def build(checkout: Path, folder: Path, options: argparse.Namespace) -> None:
    """Builds what can be built: a category that cannot be compiled is one that fails."""
    configure = ["cmake", "-S", str(checkout), "-B", str(folder), "-G", "Unix Makefiles", "-DCMAKE_BUILD_TYPE=Release",
                 f"-DCMAKE_C_FLAGS_RELEASE={FLAGS}", f"-DCMAKE_CXX_FLAGS_RELEASE={FLAGS}",
                 "--compile-no-warning-as-error",
                 f"-DCL_INCLUDE_DIR={options.headers}", f"-DSPIRV_INCLUDE_DIR={options.spirv}",
                 f"-DCL_LIB_DIR={options.loader}", "-DOPENCL_LIBRARIES=OpenCL",
                 *(f"-D{each}" for each in options.define)]  # fmt: skip
    subprocess.run(configure, check=True)
    subprocess.run(["cmake", "--build", folder, "--parallel", str(os.cpu_count()), "--", "-k"], check=False)


def categories(file: Path) -> Iterator[Category]:
    """Those of a CPU. The first of three columns is a type of device.

    The sub-tests `full*` of the thread dimensions skip themselves in wimpy mode: `quick*` are run.
    """
    for row in csv.reader(file.read_text().splitlines(), skipinitialspace=True):
        if len(row) > 1 and not row[0].startswith("#"):
            program, *arguments = row[-1].replace(" full*", " quick*").split()
            yield Category(row[-2].strip(), Path(program).name, arguments)


def units(category: Category, icd: str, programs: dict[str, Path]) -> Iterator[Unit]:
    """A process for each sub-test that the arguments of the category choose.

    One that is alone is not named: `conversions` takes the names of functions instead, and would run none.
    """
    program = str(programs.get(category.program, category.program))
    chosen = [each for each in category.arguments if each == "all" or "*" in each]
    options = [each for each in category.arguments if each not in chosen]
    patterns = ["*" if each == "all" else each for each in chosen or ["*"]]
    tests = [each for each in _sub_tests(program) if any(fnmatch.fnmatchcase(each, one) for one in patterns)]
    if len(tests) < 2:
        yield Unit(icd, category.name, "", (program, *category.arguments))
        return
    for test in tests:
        yield Unit(icd, category.name, test, (program, *options, test))


def _sub_tests(program: str) -> list[str]:
    for option in ("-h", "-p"):  # math_brute_force lists its functions by -p
        try:
            text = subprocess.run([program, option], capture_output=True, text=True, timeout=60, check=False).stdout
        except (OSError, subprocess.TimeoutExpired):
            break
        if found := NAMES.search(text):
            return found[1].split()
    return []


def run(unit: Unit, environment: dict[str, str], log: Path, limit: float) -> dict[str, Any]:
    """The results by sub-test, how the process ended, and its processor time."""
    saved = log.with_suffix(".json")
    saved.unlink(missing_ok=True)
    environment = {**os.environ, **environment, "CL_WIMPY_MODE": "1", "CL_CONFORMANCE_RESULTS_FILENAME": str(saved),
                   "WFV_DRIVER_DEBUG": "1"}  # fmt: skip
    why, seconds = _outcome(unit.command, environment, log, limit)
    results = json.loads(saved.read_text())["results"] if saved.exists() else _printed(log.read_text(errors="replace"))
    if unit.test:
        results = {unit.test: results.get(unit.test, "pass")}
    state = "cut" if why == _late(limit) else "fail"
    results = {name: state if each == "begun" else each for name, each in results.items()}
    if why and not {"fail", "cut"} & set(results.values()):
        results[unit.test or "(all)"] = state
    return {**unit._asdict(), "results": results, "why": why, "seconds": round(seconds, 2)}


def _late(limit: float) -> str:
    return f"more than {limit:g} s"


def _outcome(command: Sequence[str], environment: dict[str, str], log: Path, limit: float) -> tuple[str, float]:
    """How it ended, empty if the process returned 0; and the processor time, also of the processes that it started."""
    folder = Path(command[0]).parent  # where some tests look for their files
    with log.open("w") as file:
        if not os.access(command[0], os.X_OK):
            return "not built", 0
        process = subprocess.Popen([*LINE_BUFFERED, *command], stdout=file, stderr=file, env=environment, cwd=folder,
                                   start_new_session=True)  # fmt: skip
    running.add(process.pid)
    timer = threading.Timer(limit, os.killpg, (process.pid, signal.SIGKILL))
    timer.start()
    _, status, usage = os.wait4(process.pid, 0)
    is_late = not timer.is_alive()
    timer.cancel()
    running.discard(process.pid)
    code = process.returncode = os.waitstatus_to_exitcode(status)
    ended = signal.Signals(-code).name if code < 0 else f"exit status {code}" if code else ""
    return _late(limit) if is_late else ended, usage.ru_utime + usage.ru_stime


def _printed(text: str) -> dict[str, str]:
    return {name: state for state, lines in STATES.items() for name in lines.findall(text)}


def write_tables(records: list[dict[str, Any]], folder: Path) -> str:
    """table.json and table.md, whose text is returned: a row for each category, and the failures."""
    icds = list(dict.fromkeys(each["icd"] for each in records))
    rows: dict[str, dict[str, Any]] = {}
    for each in records:
        row = rows.setdefault(each["category"], {icd: {**dict.fromkeys(COUNTED, 0), "seconds": 0.0} for icd in icds})
        for state in each["results"].values():
            row[each["icd"]][state] += 1
        row[each["icd"]]["seconds"] += each["seconds"]
    failures = [(each["icd"], each["category"], name, each["why"])
                for each in records for name, state in each["results"].items() if state in ("fail", "cut")]  # fmt: skip
    (folder / "table.json").write_text(json.dumps({"categories": rows, "failures": failures}, indent=1) + "\n")
    head = "".join(f" {icd}: passed | failed | skipped | cut | seconds |" for icd in icds)
    lines = [f"| category |{head}", "|---" * (1 + 5 * len(icds)) + "|"]
    for name, row in rows.items():
        cells = [f" {' | '.join(str(c[each]) for each in COUNTED)} | {c['seconds']:.1f} |" for c in row.values()]
        lines.append(f"| {name} |{''.join(cells)}")
    lines += ["", *(f"* {icd}: {category}: {name}: {why}" for icd, category, name, why in failures), ""]
    text = "\n".join(lines)
    (folder / "table.md").write_text(text)
    return text


def vendors(icd: str, folder: Path) -> str:
    """A folder from which a loader finds this driver alone: wfv, pocl, or the path of a library."""
    library = library_path() if icd == "wfv" else pocl_library() if icd == "pocl" else icd
    if library is None:
        sys.exit("PoCL is not installed: apt-get install pocl-opencl-icd")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "driver.icd").write_text(f"{library}\n")
    return f"{folder}/"


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("checkout", type=Path, help="https://github.com/KhronosGroup/OpenCL-CTS")
    parser.add_argument("--headers", default="/usr/include", help="where CL is: OpenCL-Headers (%(default)s)")
    parser.add_argument("--spirv", default="/usr", help="the folder with include/spirv (%(default)s)")
    parser.add_argument("--loader", default=LIBRARIES, help="where libOpenCL.so is (%(default)s)")
    parser.add_argument("-D", dest="define", action="append", default=[], metavar="X=Y", help="for CMake")
    parser.add_argument("--no-build", action="store_true", help="the tests are built already")
    parser.add_argument("--icd", nargs="+", default=["wfv"], help="wfv, pocl, or paths of drivers")
    parser.add_argument("--limit", type=float, default=300, help="seconds of a sub-test (%(default)s)")
    parser.add_argument("--whole-limit", type=float, default=3600, help="of a category that is one (%(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once, each with a thread for each CPU")
    parser.add_argument("--only", default="", help="categories whose names contain this, in any case")
    parser.add_argument("--again", action="store_true", help="run those that failed or were cut before once more")
    parser.add_argument("--out", type=Path, default=Path("conformance"), help="folder of results (%(default)s)")
    return parser.parse_args()


def run_all(todo: list[Unit], options: argparse.Namespace, out: Path, file: Path) -> None:
    """Runs what is to do, and appends a line to the file after each."""
    found = {icd: {"OCL_ICD_VENDORS": vendors(icd, out / f"vendors-{n}")} for n, icd in enumerate(options.icd)}
    with ThreadPoolExecutor(options.jobs) as pool, file.open("a") as results:
        jobs = []
        for unit in todo:
            log = out / "logs" / (re.sub(r"\W+", "_", "-".join(unit.key)) + ".txt")
            limit = options.limit if unit.test else options.whole_limit
            jobs.append(pool.submit(run, unit, found[unit.icd], log, limit))
        try:
            for number, job in enumerate(as_completed(jobs), 1):
                one = job.result()
                print(json.dumps(one), file=results, flush=True)
                print(
                    f"{number} of {len(todo)}: {one['icd']}, {one['category']}: {one['results']} {one['why']}",
                    flush=True,
                )
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            for each in tuple(running):
                os.killpg(each, signal.SIGKILL)
            sys.exit("interrupted: the same command goes on from here")


def read_results(file: Path, is_again: bool) -> list[dict[str, Any]]:
    """What has run; without what failed or was cut if that is to run again."""
    records = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    if is_again:
        records = [each for each in records if not {"fail", "cut"} & set(each["results"].values())]
        file.write_text("".join(json.dumps(each) + "\n" for each in records))
    return records


def main() -> None:
    """Builds, runs what has no result, and prints the table."""
    options = parse_arguments()
    checkout, out = options.checkout.resolve(), options.out.resolve()
    if not options.no_build:
        build(checkout, checkout / "build", options)
    executables = [file for file in (checkout / "build").rglob("test_*") if file.is_file() and os.access(file, os.X_OK)]
    programs = {file.name: file for file in executables}
    (out / "logs").mkdir(parents=True, exist_ok=True)
    file = out / "results.jsonl"
    done = {(each["icd"], each["category"], each["test"]) for each in read_results(file, options.again)}
    chosen = [each for each in categories(checkout / CSV) if options.only.casefold() in each.name.casefold()]
    todo = [unit for icd in options.icd for each in chosen for unit in units(each, icd, programs)]
    run_all([unit for unit in todo if unit.key not in done], options, out, file)
    print(write_tables(read_results(file, False), out))


if __name__ == "__main__":
    main()
