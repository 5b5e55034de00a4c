"""`wfv fuzz --prove`: random kernels that `wfv prove` compares with their vector code, for all launches."""

import random
from collections.abc import Iterator
from dataclasses import replace

from wfv.errors import UnsupportedError
from wfv.fuzz.campaign import MISMATCH, OK, REFUSED, Outcome, Result, error_outcome
from wfv.fuzz.kernels.campaign import KernelCase
from wfv.fuzz.kernels.draw import random_draw
from wfv.fuzz.kernels.generator import random_kernel
from wfv.validation.prove import prove

LANES = 4
SECONDS = 10.0  # of one core, for each version


def prove_kernel(case: KernelCase) -> Iterator[Result]:
    """Generates the kernel, and proves it under one strategy. An unknown verdict counts as refused, with the reason."""
    text = random_kernel(case.seed, case.number)
    draw = random_draw(text, random.Random(f"{case.seed}/{case.number}/draw"), case.strategies, case.targets)
    case = replace(case, draw=replace(draw, lanes=LANES, analysis=case.analysis, raw=case.raw))
    yield Result(case, "prove")
    yield Result(case, "prove", _outcome(text, case, draw.strategy, draw.target))


def _outcome(text: str, case: KernelCase, strategy: str, target: str) -> Outcome:
    without = ["simplify"] * case.raw
    try:
        proof = prove(
            text, strategy=strategy, lanes=LANES, target=target, seconds=SECONDS, analysis=case.analysis,
            without=without,
        )  # fmt: skip
    except UnsupportedError as error:
        return Outcome(REFUSED, str(error))
    except Exception as error:
        return error_outcome(error)
    if proof.verdict == "refuted":
        return Outcome(MISMATCH, proof.text(), "prove")
    reasons = [result.outcome.reason for result in proof.results if result.outcome.verdict == "unknown"]
    return Outcome(REFUSED, f"unknown: {reasons[0]}") if reasons else Outcome(OK)
