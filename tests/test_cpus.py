"""How many CPUs a process may use: by what it is bound to, and by the quota of its control groups."""

from __future__ import annotations

from pathlib import Path

import pytest

from wfv import cpus
from wfv.cpus import quota_of, usable_cpus

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
]


@pytest.mark.parametrize(("files", "own", "wanted"), GROUPS)
def test_quotas(files: dict[str, str], own: str, wanted: int, tmp_path: Path) -> None:
    for name, text in files.items():
        file = tmp_path / "cgroups" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (tmp_path / "own").write_text(own)
    assert quota_of(tmp_path / "cgroups", tmp_path / "own") == wanted


def test_no_files_are_no_quota(tmp_path: Path) -> None:
    assert quota_of(tmp_path / "cgroups", tmp_path / "own") == 0


def test_the_smaller_number_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    for quota, wanted in ((1, 1), (100_000, usable_cpus())):
        monkeypatch.setattr(cpus, "cpu_quota", lambda quota=quota: quota)
        assert usable_cpus() == wanted
