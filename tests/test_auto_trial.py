"""The trial of `auto`: parts of launches, rounds, early drops, and the winner, on simulated clocks."""

from __future__ import annotations

import random

import pytest

from wfv.auto.trial import DROP_AFTER, MOST_ROUNDS, SHORTEST, Part, Trial

GROUP = 10e-6  # seconds of a group


def simulate(speeds: list[float], groups: int, *, noise: float = 0.0, seed: int = 1, launches: int = 1000) -> Trial:
    """Runs launches until the trial has a winner; `noise`: groups differ by up to that factor, and sometimes by 10."""
    draw, trial = random.Random(seed), Trial(len(speeds))
    for _ in range(launches):
        first = 0
        while first < groups and trial.winner is None:
            part = trial.next(groups - first)
            assert 1 <= part.groups <= groups - first
            disturbed = 10.0 if noise and draw.random() < 0.05 else 1.0
            each = GROUP * speeds[part.candidate] * (1 + noise * draw.random()) * disturbed
            trial.record(part, each * part.groups, is_launch=part.groups == groups)
            first += part.groups
        if trial.winner is not None:
            return trial
    raise AssertionError("no winner")


@pytest.mark.parametrize("groups", [4, 100, 10_000])
@pytest.mark.parametrize("fastest", range(4))
def test_the_fastest_candidate_wins(groups: int, fastest: int) -> None:
    speeds = [2.0 if i != fastest else 1.0 for i in range(4)]
    trial = simulate(speeds, groups)
    assert trial.winner == fastest
    assert trial.times()[fastest] == 1.0
    assert all(abs(time - 2.0) < 1e-6 for i, time in trial.times().items() if i != fastest)


@pytest.mark.parametrize("seed", range(20))
def test_noise_does_not_decide(seed: int) -> None:
    trial = simulate([1.3, 1.0, 1.6, 4.0], 1000, noise=0.3, seed=seed)
    assert trial.winner == 1


def test_the_models_choice_wins_a_tie() -> None:
    assert simulate([1.005, 1.0, 1.003], 1000).winner == 0


def test_a_candidate_that_is_clearly_slower_runs_few_parts() -> None:
    trial, runs = Trial(3), [0, 0, 0]
    while trial.winner is None:
        part = trial.next(1 << 20)
        runs[part.candidate] += 1
        trial.record(part, part.groups * GROUP * [1.0, 1.02, 5.0][part.candidate])
    assert runs[2] == 1 + DROP_AFTER
    assert runs[0] > runs[2]


def test_parts_are_long_enough_and_leave_no_short_rest() -> None:
    trial = Trial(2)
    first = trial.next(100)
    assert first.groups == 1  # nothing is known about the speed
    trial.record(first, GROUP)
    assert trial.next(99).groups == 15
    assert trial.next(20).groups == 20


def test_short_launches_take_the_models_choice() -> None:
    trial = Trial(3)
    trial.record(trial.next(1), SHORTEST / 2, is_launch=True)
    assert trial.winner == 0


def test_a_candidate_that_cannot_run_is_left_out() -> None:
    trial = Trial(3)
    trial.drop(1)
    seen = set()
    while trial.winner is None:
        part = trial.next(1000)
        seen.add(part.candidate)
        trial.record(part, part.groups * GROUP * (2 - part.candidate / 2))
    assert seen == {0, 2}
    assert trial.winner == 2


def test_the_last_candidate_that_is_left_wins() -> None:
    trial = Trial(2)
    trial.drop(0)
    assert trial.winner == 1


def test_a_part_that_two_threads_have_run_counts_once() -> None:
    trial = Trial(2)
    part = trial.next(100)
    trial.record(part, 1e-3)
    trial.record(part, 5e-3)
    assert trial.next(100).candidate != part.candidate
    trial.record(Part(0, 10), 1.0)  # of no round
    assert trial.rounds == 0


def test_candidates_that_nothing_separates_are_settled_at_last() -> None:
    trial, draw, parts = Trial(2), random.Random(5), 0
    while trial.winner is None:
        part, parts = trial.next(1000), parts + 1
        trial.record(part, part.groups * GROUP * draw.choice([1.0, 1.5]))
    assert parts <= 2 * (MOST_ROUNDS + 1)
