"""Peers in the benchmark, by fake processes that fail in every way; what is set for real ones; figures and tables."""

from __future__ import annotations

import io
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from kernels_ir.catalog import Benchmark, Workload
from tests.support import fake_peer
from tests.support.command_line import fail, wfv
from wfv.bench.peers import peer
from wfv.bench.peers.client import SHORT, Client, Job, PeerError, Warmer, job_of, shortened, source_of
from wfv.bench.peers.figures import Comparison, Figures, make_table, problem_lines, record_text
from wfv.bench.peers.measure import OwnOptions, Result, measure_kernel
from wfv.bench.peers.peer import Peer, parse_vendors, peers_of, process_environment, variables
from wfv.bench.sampling import Budget, NoMoreSamplesError, Runner, sample
from wfv.cli.bench import run_peers
from wfv.cpus import on_cpus
from wfv.errors import OptionError, how_it_ended
from wfv.launch import Launch, LocalMemory

BUDGET = Budget(runs=5, seconds=0, least=5)
SOURCE = "kernel void add_one(global float *x) { x[get_global_id(0)] += 1; }\n"


def fake_command(behaviour: str) -> list[str]:
    return [sys.executable, "-P", fake_peer.__file__, behaviour]


@pytest.fixture
def clients() -> Iterator[dict[str, Client]]:
    """A client for each behaviour, made when it is asked for."""

    class Clients(dict[str, Client]):
        def __missing__(self, behaviour: str) -> Client:
            self[behaviour] = Client(process_environment({}), fake_command(behaviour))
            return self[behaviour]

    made = Clients()
    yield made
    for client in made.values():
        client.close()


@pytest.fixture(scope="module")
def good() -> Iterator[Client]:
    """A peer without faults; it stays alive for all tests."""
    client = Client(process_environment({}), fake_command("good"))
    yield client
    client.close()


def add_one(folder: Path, source: str = SOURCE) -> Benchmark:
    """Three launches, two of them the same object."""
    path = folder / "Add.cl"
    path.write_text(source)

    def workload(size: str, seed: int) -> Workload:
        x = np.zeros(64, np.float32)
        twice = Launch((64,), (16,), (x,))
        launches = [twice, twice, Launch((64,), (32,), (x,))]
        return Workload({"x": x}, launches, lambda initial: {"x": initial["x"] + 3})

    return Benchmark("Add", "add_one", Path("none"), path, workload, "adds")


def job(folder: Path, source: str = SOURCE) -> Job:
    benchmark = add_one(folder, source)
    return job_of(benchmark, source_of(benchmark), benchmark.workload("tiny", 1))


def test_wfv_and_a_peer_are_measured_in_one_run(tmp_path: Path, good: Client) -> None:
    own = {"wfv": OwnOptions(), "wfv scalar": OwnOptions("scalar")}
    results = measure_kernel(add_one(tmp_path), own, {"fake": good}, BUDGET, "tiny")
    assert [result.column for result in results] == ["wfv", "wfv scalar", "fake"]
    for result in results:
        assert (result.problem, len(result.samples), result.launches) == ("", 5, 3)
        assert result.first > 0
        assert result.seconds is not None
    assert good.description == {"platform": "fake"}


@pytest.mark.parametrize(
    ("behaviour", "problem", "detail"),
    [
        ("no start", "no start", "no platform"),
        ("dies at once", "no start", "exit code 1: cannot import it"),
        ("no build", "no build", "build log: line 3: no such thing"),
        ("no launch", "no launch", "out of resources"),
        ("crash in build", "crash", "ended by SIGSEGV"),
        ("crash in run", "crash", "exit code 7: the last words"),
        ("wrong", "wrong", "x: 64 of 64 differ"),
    ],
)
def test_a_peer_that_fails_is_named_and_the_others_stand(
    behaviour: str, problem: str, detail: str, tmp_path: Path, clients: dict[str, Client], good: Client
) -> None:
    peers = {"bad": clients[behaviour], "good": good}
    bad, other = measure_kernel(add_one(tmp_path), {}, peers, BUDGET, "tiny")
    assert (bad.problem, bad.samples, bad.seconds, bad.build_seconds) == (problem, [], None, None)
    assert detail in bad.details[0]
    assert len(other.samples) == 5
    assert problem_lines([bad, other])[0].startswith(f"Add with bad: {problem}: ")
    assert problem.upper() in rendered([bad, other], ["bad", "good"])


def test_a_peer_that_hangs_is_ended(tmp_path: Path, clients: dict[str, Client]) -> None:
    client = clients["hang in run"]
    client.build(job(tmp_path))
    client.limit = 0.1  # no answer ever comes: any limit is passed
    with pytest.raises(PeerError, match=r"hang: no answer in 0.1 s"):
        client.run()
    client.limit = 60.0
    client.build(job(tmp_path, "/* good */ " + SOURCE))
    assert client.run() > 0


def test_the_next_kernel_gets_a_new_process(tmp_path: Path, clients: dict[str, Client]) -> None:
    client = clients["crash in build"]
    with pytest.raises(PeerError, match="SIGSEGV"):
        client.build(job(tmp_path))
    built = client.build(job(tmp_path, "/* good */ " + SOURCE))
    np.testing.assert_array_equal(built.arrays[0], np.full(64, 3, np.float32))


def test_a_peer_that_dies_between_requests_is_noticed(tmp_path: Path, clients: dict[str, Client]) -> None:
    client = clients["other"]
    client.build(job(tmp_path))
    assert client._child is not None
    client._child._process.kill()
    client._child._process.wait()
    with pytest.raises(PeerError, match="crash: ended by SIGKILL"):
        client.run()


def test_a_failed_start_is_final(tmp_path: Path, clients: dict[str, Client]) -> None:
    client = clients["no start"]
    with pytest.raises(PeerError, match="no platform"):
        client.build(job(tmp_path))
    client.command = fake_command("good")  # it would start now
    with pytest.raises(PeerError, match="no platform"):
        client.build(job(tmp_path))


def test_a_runner_may_end_early_and_the_others_go_on() -> None:
    left = iter([None, None])

    def work() -> None:
        try:
            next(left)
        except StopIteration:
            raise NoMoreSamplesError from None

    heard: list[float] = []
    runners = [Runner("short", int, work), Runner("long", int, int)]
    short, long = sample(runners, BUDGET, on_progress=heard.append)
    assert (len(short.samples), len(long.samples)) == (2, 5)
    assert heard[-1] == 2


def test_a_job_has_the_workloads_arrays_and_launches(tmp_path: Path) -> None:
    benchmark = add_one(tmp_path)
    x, y = np.zeros(4, np.float32), np.ones(4, np.float32)
    launch = Launch((4,), (2,), (y, LocalMemory(12), 3, 0.5, x))
    sent = job_of(benchmark, "source", Workload({"x": x, "y": y}, [launch, launch], lambda initial: {}))
    made = pickle.loads(pickle.dumps(sent))
    first, local, *numbers, last = made.launches[0].args
    assert first is made.arrays[1] and last is made.arrays[0]
    assert (local, numbers) == (LocalMemory(12), [3, 0.5])
    assert made.launches[0] is made.launches[1]
    assert sent.arrays[1] is y
    assert source_of(benchmark).endswith(SOURCE)
    assert "FP_CONTRACT OFF" in source_of(benchmark)


def test_the_environment_selects_one_implementation_and_one_mode(tmp_path: Path) -> None:
    own = variables(Peer("intel", "8"), "/x/lib/libintelocl.so", 2, tmp_path)
    assert own["CL_CONFIG_CPU_VECTORIZER_MODE"] == "8"
    assert own["CL_CONFIG_CPU_TBB_NUM_WORKERS"] == own["DPCPP_CPU_NUM_CUS"] == "2"
    assert own["OCL_ICD_VENDORS"].endswith("/")
    (icd,) = Path(own["OCL_ICD_VENDORS"]).iterdir()
    assert (icd.suffix, icd.read_text()) == (".icd", "/x/lib/libintelocl.so\n")
    other = variables(Peer("intel"), "/x/lib/libintelocl.so", 1, tmp_path)
    assert "CL_CONFIG_CPU_VECTORIZER_MODE" not in other
    assert other["OCL_ICD_VENDORS"] != own["OCL_ICD_VENDORS"]
    pocl = variables(Peer("pocl"), "libpocl.so.2", 1, tmp_path)
    assert (pocl["POCL_MAX_PTHREAD_COUNT"], pocl["POCL_KERNEL_CACHE"]) == ("1", "0")
    assert Path(pocl["POCL_CACHE_DIR"]).is_relative_to(tmp_path)
    driver = variables(Peer("wfv-driver"), "/x/libwfv_opencl.so", 2, tmp_path)
    assert (driver["WFV_THREADS"], driver["WFV_CACHE"]) == ("2", "off")


def test_settings_of_the_user_for_opencl_are_left_out() -> None:
    inherited = {"CL_CONFIG_CPU_VECTORIZER_MODE": "4", "POCL_DEVICES": "x", "OCL_ICD_FILENAMES": "y", "HOME": "/h",
                 "LD_LIBRARY_PATH": "/theirs", "PYTHONPATH": "/p"}  # fmt: skip
    made = process_environment({"LD_LIBRARY_PATH": "/ours", "OCL_ICD_VENDORS": "/v/"}, inherited)
    assert set(made) == {"HOME", "LD_LIBRARY_PATH", "PYTHONPATH", "OCL_ICD_VENDORS"}
    assert made["LD_LIBRARY_PATH"] == "/ours:/theirs"
    assert made["PYTHONPATH"].endswith(":/p")
    assert process_environment({}, {}).keys() == {"PYTHONPATH"}


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system binds no process to CPUs")
def test_peers_run_on_the_cpus_of_this_process() -> None:
    before = os.sched_getaffinity(0)
    count = [sys.executable, "-c", "import os; print(len(os.sched_getaffinity(0)))"]
    with on_cpus(1):
        assert subprocess.check_output(count) == b"1\n"
    assert os.sched_getaffinity(0) == before


def test_peers_have_names() -> None:
    assert parse_vendors("pocl, intel,pocl") == ["pocl", "intel"]
    assert [peer.label for peer in peers_of("intel")] == ["intel", "intel 1", "intel 4", "intel 8", "intel 16"]
    with pytest.raises(OptionError, match=r"unknown peer 'intle'[\s\S]*did you mean intel"):
        parse_vendors("intle")
    with pytest.raises(OptionError, match="no peers"):
        parse_vendors(",")


def test_pocl_is_found_by_its_icd_file(tmp_path: Path) -> None:
    assert peer.pocl_library((tmp_path,)) is None
    (tmp_path / "other.icd").write_text("libother.so\n")
    (tmp_path / "pocl.icd").write_text("libpocl.so.2.10.0")
    assert peer.pocl_library((tmp_path / "none", tmp_path)) == "libpocl.so.2.10.0"


def test_what_is_absent_is_named_with_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert peer.absence("intel", None) == "not installed: pip install 'wfv[peers]'"
    assert peer.absence("pocl", None) == "not installed: apt-get install pocl-opencl-icd"
    monkeypatch.setattr(peer.importlib.util, "find_spec", lambda name: None)
    assert peer.absence("pocl", "libpocl.so.2") == "pyopencl is not installed: pip install 'wfv[peers]'"


def result(kernel: str, column: str, seconds: float, problem: str = "") -> Result:
    return Result(kernel, column, 2, seconds, [] if problem else [seconds] * 3, problem, [problem] if problem else [])


RESULTS = [
    *(result("A", "wfv", 1), result("A", "intel", 2), result("A", "intel 8", 8)),
    *(result("B", "wfv", 1), result("B", "intel", 8), result("B", "intel 8", 0, "crash")),
]


def rendered(results: list[Result], peers: list[str]) -> str:
    out = io.StringIO()
    table = make_table("Run", Figures(results, peers), results)
    Console(file=out, width=140, highlight=False).print(table)
    return out.getvalue()


def test_ratios_and_geometric_means() -> None:
    figures = Figures(RESULTS, ["intel", "intel 8"])
    assert (figures.best_peer("A"), figures.best_ratio("A")) == ("intel", 2)
    mean, other = figures.mean("intel"), figures.mean("intel 8")
    assert mean is not None
    assert (pytest.approx(4), 2) == (mean.ratio, mean.kernels)
    assert other is not None
    assert (pytest.approx(8), 1) == (other.ratio, other.kernels)
    assert figures.best_mean() == mean
    builds = Figures(RESULTS, ["intel"], "build_seconds")
    assert builds.values["A", "intel"] == 1  # 2 seconds less one of two launches


def test_wfvs_own_driver_is_the_best_peer_only_if_there_is_no_other() -> None:
    results = [*RESULTS, result("A", "wfv-driver", 1.1)]
    assert Figures(results, ["intel", "intel 8", "wfv-driver"]).best_peer("A") == "intel"
    assert Figures(results, ["wfv-driver"]).best_peer("A") == "wfv-driver"


def test_the_table_has_times_problems_and_ratios() -> None:
    lines = rendered(RESULTS, ["intel", "intel 8"]).splitlines()
    rows = {
        line.split("│")[1].strip(): [cell.strip() for cell in line.split("│")[2:-1]] for line in lines if "│" in line
    }
    assert rows["A"] == ["1000.00", "2000.00", "8000.00", "2.00 (intel)"]
    assert rows["B"] == ["1000.00", "8000.00", "CRASH", "8.00 (intel)"]
    assert rows["geometric mean"] == ["1.00", "4.00", "8.00 (1 of 2)", "4.00"]


def test_kernels_with_the_same_problem_share_a_line() -> None:
    found = [result(kernel, "pocl", 0, "no start") for kernel in "AB"]
    assert problem_lines([*RESULTS, *found]) == ["B with intel 8: crash: crash", "A, B with pocl: no start: no start"]


def test_the_record_has_all_figures() -> None:
    columns: dict[str, dict[str, object]] = {"wfv": {"lanes": None}, "intel": {"version": "3"}}
    made = Comparison(1, "tiny", columns, ["intel", "intel 8"], {"pocl": "not installed"}, RESULTS)
    record = json.loads(record_text(made))
    assert record["absent"] == {"pocl": "not installed"}
    assert record["runs"]["ratios"]["A"] == {"wfv": 1, "intel": 2, "intel 8": 8}
    assert record["runs"]["best"]["B"] == {"peer": "intel", "ratio": 8}
    assert record["runs"]["means"]["intel"] == {"ratio": pytest.approx(4), "kernels": 2}
    assert record["results"][1]["samples"] == [2, 2, 2]
    assert record["results"][1]["build_seconds"] == 1
    assert record["results"][-1]["problem"] == "crash"
    assert {"machine", "threads", "size", "columns"} <= set(record)


def test_how_a_process_ended() -> None:
    assert how_it_ended(3) == "exit code 3"
    assert how_it_ended(-6) == "ended by SIGABRT"
    assert how_it_ended(-999) == "ended by signal 999"
    assert shortened("a\n  b") == "a b"
    assert len(shortened("x" * 1000)) < 400


def test_the_command_names_what_is_absent_and_what_is_wrong(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(run_peers, "SIZE", "tiny")
    monkeypatch.setattr(run_peers, "find_library", {"intel": None, "pocl": "libpocl.so.2"}.get)
    monkeypatch.setattr(run_peers, "absence", lambda vendor, library: None if library else "not installed: so")
    monkeypatch.setattr(run_peers, "Client", partial(Client, command=fake_command("good")))
    path = tmp_path / "out.json"
    found = wfv("bench", "peers", "Mandelbrot", "--peers", "intel,pocl", "--max-seconds", "0", "--json", str(path))
    assert found.exit_code == 0, found.output
    assert "intel: not installed: so" in found.stderr
    assert "Mandelbrot with pocl: wrong: image:" in found.stderr  # it adds one
    assert "WRONG" in found.stdout
    record = json.loads(path.read_text())
    assert record["absent"] == {"intel": "not installed: so"}
    assert {r["column"]: len(r["samples"]) for r in record["results"]} == {"wfv": 15, "wfv scalar": 15, "pocl": 0}
    assert record["columns"]["pocl"]["platform"] == "fake"
    assert record["columns"]["wfv"] | {"strategy": "unicf", "target": "host"} == record["columns"]["wfv"]


def test_the_command_refuses_what_it_cannot_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_peers, "find_library", lambda vendor: None)
    text = fail("bench", "peers", "--peers", "pocl,intel")
    assert "no peer is installed" in text
    assert "intel: not installed: pip install 'wfv[peers]'" in text
    assert "did you mean pocl" in fail("bench", "peers", "--peers", "pcl")
    assert "no peers" in fail("bench", "peers", "--peers", "")
    assert "did you mean unicf" in fail("bench", "peers", "--peers", "intel", "--strategies", "unifc")
    assert "not a power of two" in fail("bench", "peers", "--peers", "intel", "--lanes", "0")


@pytest.mark.parametrize("seconds", [0.0, 2 * SHORT])
def test_short_launches_run_once_before_they_are_timed(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    now, done = [0.0], list[str]()

    def run() -> None:
        now[0] += seconds
        done.append("run")

    monkeypatch.setattr("wfv.bench.peers.client.time.perf_counter", lambda: now[0])
    warmer = Warmer(lambda: done.append("reset"), run)
    warmer.prepare()
    assert done == ["reset", "run", "reset"]
    warmer.prepare()
    assert done[3:] == (["reset"] if seconds > SHORT else ["reset", "run", "reset"])
