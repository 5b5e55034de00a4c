"""The real peers, where they are installed, and wfv's own driver: results, build errors, versions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kernels_ir import catalog
from wfv.bench.peers.client import Client, PeerError, job_of, source_of
from wfv.bench.peers.measure import measure_kernel
from wfv.bench.peers.peer import Peer, absence, process_environment, variables
from wfv.bench.sampling import Budget
from wfv.cli.bench.run_peers import find_library

PEERS = (Peer("intel"), Peer("intel", "4"), Peer("pocl"), Peer("wfv-driver"))
KERNELS = ("DCT", "Histogram", "NBody")  # local memory, launches that repeat, bytes, vectors


@pytest.fixture(scope="module", params=PEERS, ids=[peer.label for peer in PEERS])
def client(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    library = find_library(request.param.vendor)
    reason = absence(request.param.vendor, library)
    if library is None or reason:
        pytest.skip(f"{request.param.vendor}: {reason}")
    folder: Path = tmp_path_factory.mktemp("peer")
    made = Client(process_environment(variables(request.param, library, 1, folder)))
    yield made
    made.close()


@pytest.mark.parametrize("name", KERNELS)
def test_a_peer_computes_what_the_reference_does(name: str, client: Client) -> None:
    budget = Budget(runs=2, seconds=0, least=2)
    (result,) = measure_kernel(catalog.load(name), {}, {"peer": client}, budget, "tiny")
    assert (result.problem, result.details, len(result.samples)) == ("", [], 2)
    assert result.first > 0
    assert client.description["platform"]


def test_a_source_that_is_wrong_is_refused_with_the_compilers_message(client: Client) -> None:
    benchmark = catalog.load("Mandelbrot")
    workload = benchmark.workload("tiny", 1)
    wrong = job_of(benchmark, source_of(benchmark).replace("uint row", "unit row"), workload)
    with pytest.raises(PeerError, match=r"no build: .*unit"):
        client.build(wrong)
    right = job_of(benchmark, source_of(benchmark), workload)
    assert client.build(right).seconds > 0  # the process goes on
