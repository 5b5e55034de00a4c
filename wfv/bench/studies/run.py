"""Runs a study: its forms, and what it has besides them; returns the record."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from wfv.auto.settings import AUTO
from wfv.bench.json_record import machine
from wfv.bench.sampling import Budget, Progress, clock_for
from wfv.bench.studies import straylight, straylight_stages
from wfv.bench.studies.forms import Study
from wfv.bench.studies.measure import Job, Programs, measure, plan
from wfv.bench.studies.record import Check, Record, Result, compare_stage
from wfv.bench.studies.straylight_stages import FRAME_STAGES, INSTRUMENTS, STAGES, Pipeline, make_frame

BUDGETS = {"small": Budget(3, 0.02, least=2), "default": Budget(15, 1.5, least=2)}
GROUP_STRATEGIES = ("scalar", "unicf", AUTO)
SEED, FRAMES, WARM_FRAMES = 1, 5, 2
WHOLE, RECORDED = "frame", "frame, recorded"  # all stages of a frame


@dataclass(frozen=True)
class Request:
    """What to run, checked. `strategies`: none for all. `log`: the directory for the results of stages."""

    size: str
    threads: Sequence[int]
    strategies: Sequence[str] = ()
    verifies: bool = False
    log: Path | None = None


def run(study: Study, request: Request, on_progress: Progress | None = None) -> Record:
    """The record of all that the study measures. Small sizes leave `auto` to the cost model, which takes no time."""
    settles = request.size != "small"
    budget = BUDGETS[request.size]
    programs = Programs(study.name, settles)
    forms = study.make_forms(request.size, SEED, max(request.threads))
    columns = plan(request.threads, request.strategies)
    record = Record(study.name, request.size, time.strftime("%Y-%m-%d"), machine(), list(study.facts.values()))
    record.results = measure(programs, [Job(form) for form in forms], columns, budget, on_progress=on_progress)
    jobs = [Job(form, size) for form in forms if form.name == study.by_groups for size in study.groups]
    record.groups = _measure_groups(programs, jobs, request, budget) if jobs else []
    if study.name == "straylight":
        record.stages = [result for count in request.threads for result in _time_frames(programs, request.size, count)]
        record.checks = verify(programs, request) if request.verifies else []
    return record


def _measure_groups(programs: Programs, jobs: Sequence[Job], request: Request, budget: Budget) -> list[Result]:
    strategies = request.strategies or GROUP_STRATEGIES
    return measure(programs, jobs, plan(request.threads[:1], strategies), budget)


def _pipeline(programs: Programs, size: str, threads: int) -> Pipeline:
    return Pipeline(INSTRUMENTS[size], programs.get(AUTO, threads), clock_for(threads))


def _time_frames(programs: Programs, size: str, threads: int) -> list[Result]:
    """The time of each stage and of whole frames. The first frames are not counted: `auto` may still measure."""
    pipeline = _pipeline(programs, size, threads)
    pixels = INSTRUMENTS[size].width * INSTRUMENTS[size].height
    results = {stage: Result(stage, AUTO, threads, pixels) for stage in (*STAGES, WHOLE, RECORDED)}
    pipeline.prepare()  # compiles
    pipeline.prepare()
    for number in range(WARM_FRAMES + FRAMES):
        frame = make_frame(INSTRUMENTS[size], SEED + number)
        wanted = pipeline.run(frame).copy()
        if not np.allclose(pipeline.run_recorded(frame), wanted, rtol=straylight.TOLERANCE):
            results[RECORDED].problem = "the recorded frame is another"
        if number >= WARM_FRAMES:
            for stage in FRAME_STAGES:
                results[stage].samples.append(pipeline.seconds[stage])
            results[WHOLE].samples.append(pipeline.frame_seconds)
            results[RECORDED].samples.append(pipeline.recorded_seconds)
    for stage in set(STAGES) - set(FRAME_STAGES):
        results[stage].samples.append(pipeline.seconds[stage])
    return list(results.values())


def verify(programs: Programs, request: Request) -> list[Check]:
    """All stages of one frame beside the model's; both are files in `request.log`, if that is given."""
    instrument = INSTRUMENTS[request.size]
    frame, found = make_frame(instrument, SEED), dict[str, np.ndarray]()
    pipeline = _pipeline(programs, request.size, max(request.threads))
    pipeline.prepare(found.__setitem__)
    pipeline.run(frame, found.__setitem__)
    model = dict(straylight_stages.stages(instrument, frame))
    if request.log is not None:
        for stage in STAGES:
            np.save(request.log / f"{stage}.npy", found[stage])
            np.save(request.log / f"{stage}.model.npy", model[stage])
    return [compare_stage(stage, found[stage], model[stage]) for stage in STAGES]
