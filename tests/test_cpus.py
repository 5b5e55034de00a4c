"""How many CPUs a process may use: by what it is bound to, and by the quota of its control groups."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import wfv
from wfv.cpus import usable_cpus
from wfv.systems import linux, macos, system
from wfv.systems.linux import quota_of

GROUPS = [
    ({}, "0::/", 0),
    ({"cpu.max": "max 100000"}, "0::/", 0),
    ({"cpu.max": "200000 100000"}, "0::/", 2),
    ({"cpu.max": "150000 100000"}, "0::/", 2),
    ({"cpu.max": "10000 100000"}, "", 1),
    ({"a/cpu.max": "400000 100000", "a/b/cpu.max": "max 100000"}, "0::/a/b", 4),
    ({"a/cpu.max": "100000 100000", "a/b/cpu.max": "300000 100000"}, "0::/a/b", 1),
    ({"other/cpu.max": "100000 100000"}, "0::/a/b", 0),
    ({"cpu/cpu.cfs_quota_us": "-1\n", "cpu/cpu.cfs_period_us": "100000"}, "1:cpu:/", 0),
    ({"cpu/cpu.cfs_quota_us": "250000\n", "cpu/cpu.cfs_period_us": "100000"}, "4:memory:/x\n1:cpu:/", 3),
    ({"cpu,cpuacct/d/cpu.cfs_quota_us": "1", "cpu,cpuacct/d/cpu.cfs_period_us": "2"}, "5:cpu,cpuacct:/d", 1),
    ({"cpu.max": "words"}, "0::/", 0),
    ({"cpu/cpu.cfs_quota_us": "200000", "cpu/cpu.cfs_period_us": "none"}, "1:cpu:/", 0),
    ({"cpu.max": "200000 100000"}, "no group", 2),
    # nested groups of version 1, and a quota of the innermost, of the outermost, of one between them
    *(
        ({f"cpu/{folder}cpu.cfs_quota_us": "200000", f"cpu/{folder}cpu.cfs_period_us": "100000"}, "3:cpu:/a/b/c", 2)
        for folder in ("", "a/", "a/b/", "a/b/c/")
    ),
    # a container of version 1 that sees its own group as the root, and the path of the machine outside
    (
        {"cpu,cpuacct/cpu.cfs_quota_us": "300000", "cpu,cpuacct/cpu.cfs_period_us": "100000"},
        "7:cpu,cpuacct:/docker/0123\n6:memory:/docker/0123",
        3,
    ),
    # the folder has the controllers in another order than the list; `cpu` is a link to it
    ({"cpu/a/cpu.cfs_quota_us": "300000", "cpu/a/cpu.cfs_period_us": "100000"}, "7:cpuacct,cpu:/a", 3),
    # both versions at once: version 2 has a folder of its own
    ({"unified/s/cpu.max": "100000 100000"}, "3:memory:/\n0::/s", 1),
    (
        {"unified/cpu.max": "max 100000", "cpu/cpu.cfs_quota_us": "200000", "cpu/cpu.cfs_period_us": "100000"},
        "1:cpu:/\n0::/",
        2,
    ),
    # groups that have the word in their names, or are outside of the container's
    ({"cpuset/cpu.cfs_quota_us": "1", "cpuset/cpu.cfs_period_us": "1"}, "3:cpuset:/", 0),
    ({"a:b/cpu.max": "100000 100000"}, "0::/a:b", 1),
    ({"cpu.max": "300000 100000"}, "0::/../../other", 3),
    # a small part of a CPU, and numbers that make no sense
    ({"cpu.max": "1000 1000000"}, "0::/", 1),
    ({"cpu.max": "200000 0"}, "0::/", 0),
    ({"cpu.max": "inf 100000"}, "0::/", 0),
    ({"cpu.max": ""}, "0::/", 0),
    ({"cpu.max": "-1 100000"}, "0::/", 0),
    ({"cpu/cpu.cfs_quota_us": "200000", "cpu/cpu.cfs_period_us": "0"}, "1:cpu:/", 0),
]


@pytest.mark.parametrize(("files", "own", "wanted"), GROUPS)
def test_quotas(files: dict[str, str], own: str, wanted: int, tmp_path: Path) -> None:
    for name, text in files.items():
        file = tmp_path / "cgroups" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (tmp_path / "own").write_text(own)
    assert quota_of(tmp_path / "cgroups", tmp_path / "own") == wanted


def test_the_name_of_a_group_may_be_any_bytes(tmp_path: Path) -> None:
    folder = tmp_path / "cgroups" / os.fsdecode(b"caf\xe9")
    folder.mkdir(parents=True)
    (folder / "cpu.max").write_text("300000 100000")
    (tmp_path / "own").write_bytes(b"0::/caf\xe9\n")
    assert quota_of(tmp_path / "cgroups", tmp_path / "own") == 3


def test_a_file_that_is_no_text_is_no_quota(tmp_path: Path) -> None:
    (tmp_path / "cpu.max").write_bytes(b"\xff\xfe 100000")
    assert quota_of(tmp_path, tmp_path / "own") == 0


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="no CPUs are bound on this system")
@pytest.mark.parametrize(("bound", "quota", "wanted"), [(8, 0, 8), (8, 3, 3), (2, 3, 2), (1, 1, 1), (None, 3, 3)])
def test_bound_cpus_and_a_quota(bound: int | None, quota: int, wanted: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def affinity(process: int) -> set[int]:
        if bound is None:
            raise OSError("not allowed")
        return set(range(5, 5 + bound))

    monkeypatch.setattr(os, "sched_getaffinity", affinity)
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    monkeypatch.setattr(system, "cpu_quota", lambda: quota)
    assert usable_cpus() == wanted


def test_no_files_are_no_quota(tmp_path: Path) -> None:
    assert quota_of(tmp_path / "cgroups", tmp_path / "own") == 0


def test_the_smaller_number_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    for quota, wanted in ((1, 1), (100_000, usable_cpus())):
        monkeypatch.setattr(system, "cpu_quota", lambda quota=quota: quota)
        assert usable_cpus() == wanted


M1 = {
    "hw.physicalcpu": 8, "hw.logicalcpu": 8, "hw.perflevel0.cpusperl2": 4, "hw.perflevel0.l1dcachesize": 131072,
    "hw.perflevel0.l2cachesize": 12582912, "hw.l1dcachesize": 65536, "hw.l2cachesize": 4194304,
}  # fmt: skip
CORE_I7 = {
    "hw.physicalcpu": 4, "hw.logicalcpu": 8, "hw.l1dcachesize": 32768, "hw.l2cachesize": 262144,
    "hw.l3cachesize": 8388608,
}  # fmt: skip


@pytest.mark.parametrize(
    ("numbers", "wanted"),
    [
        (M1, {1: 131072, 2: 12582912}),
        (CORE_I7, {1: 32768, 2: 262144, 3: 8388608}),
        ({}, {}),
    ],
)
def test_caches_of_macos(numbers: dict[str, int], wanted: dict[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(macos, "_number", lambda name: numbers.get(name, 0))
    assert macos.data_caches.__wrapped__() == wanted


def test_the_systems_have_the_same_names() -> None:
    """But for what only the OpenCL driver asks, which is on Linux alone."""
    own = {name for name in vars(macos) if not name.startswith("_")}
    assert own - {"ctypes", "platform", "mmap"} <= vars(linux).keys()
    used = re.findall(r"\bsystem\.(\w+)", "".join(path.read_text() for path in Path(wfv.__path__[0]).rglob("*.py")))
    assert used and set(used) <= own


def test_windows_is_refused() -> None:
    code = "import sys; sys.platform = 'win32'; import wfv.options"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "ImportError: wfv does not run on Windows, which has no POSIX threads" in done.stderr
