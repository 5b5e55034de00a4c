"""The trial of `auto`: parts of launches, rounds, early drops, and the winner, on simulated clocks."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest

from wfv.auto.launches import typical
from wfv.auto.trial import MOST_CELLS, SAMPLE_SECONDS, Part, Trial

GROUP = 10e-6  # seconds of a group
Work = Callable[[int, slice, int], float]  # (candidate, groups, launch) -> seconds of the groups


def constant(speeds: Sequence[float], group: float = GROUP) -> Work:
    """All groups and launches are alike."""
    return lambda candidate, groups, _: (groups.stop - groups.start) * group * speeds[candidate]


def launch(trial: Trial, groups: int, work: Work, number: int = 0, noise: Callable[[], float] = lambda: 1.0) -> float:
    """Runs a launch; returns its seconds without the noise."""
    first, total = 0, 0.0
    while first < groups:
        part = trial.next(groups - first, first)
        assert 1 <= part.groups <= groups - first
        seconds = work(part.candidate, slice(first, first + part.groups), number)
        trial.record(part, seconds * noise())
        first, total = first + part.groups, total + seconds
    return total


def run(trial: Trial, groups: int, work: Work, launches: int = 20_000, noise: Callable[[], float] = lambda: 1.0) -> int:
    """Runs launches until the trial has a winner; returns their number."""
    for number in range(launches):
        if trial.winner is not None:
            return number
        launch(trial, groups, work, number, noise)
    raise AssertionError("no winner")


def simulate(speeds: list[float], groups: int, *, noise: float = 0.0, seed: int = 1) -> Trial:
    """Candidates of constant speeds; `noise`: samples differ by up to that factor, and sometimes by 10."""
    draw, trial = random.Random(seed), Trial(len(speeds), 1, speeds[0] * GROUP)

    def factor() -> float:
        return (1 + noise * draw.random()) * (10.0 if noise and draw.random() < 0.05 else 1.0)

    run(trial, groups, constant(speeds), noise=factor)
    return trial


@pytest.mark.parametrize("groups", [4, 100, 10_000])
@pytest.mark.parametrize("fastest", range(4))
def test_the_fastest_candidate_wins(groups: int, fastest: int) -> None:
    speeds = [2.0 if i != fastest else 1.0 for i in range(4)]
    trial = simulate(speeds, groups)
    assert trial.winner == fastest
    assert trial.times()[fastest] == 1.0
    assert all(abs(time - 2.0) < 1e-6 for i, time in trial.times().items() if i != fastest)


@pytest.mark.parametrize(("groups", "group"), [(1, 25e-6), (1, 200e-6), (1000, 10e-6)])
def test_little_is_lost_to_noise_and_the_trial_is_short(groups: int, group: float) -> None:
    """Random speeds, of which many are about equal; samples are disturbed by up to 30 %, and sometimes by 10 times."""
    losses = list[float]()
    for seed in range(40):
        draw = random.Random(seed)
        speeds = [1 + draw.choice([0.01, 0.03, 0.1, 0.3, 1, 5]) * draw.random() for _ in range(draw.randint(2, 9))]
        trial = Trial(len(speeds), 1, group * speeds[0])

        def factor(draw: random.Random = draw) -> float:
            return (1 + 0.3 * draw.random()) * (10.0 if draw.random() < 0.05 else 1.0)

        run(trial, groups, constant(speeds, group), noise=factor)
        assert trial.winner is not None and trial.seconds < 0.7
        losses.append(speeds[trial.winner] / min(speeds))
    assert max(losses) < 1.15
    assert sum(losses) / len(losses) < 1.01


@pytest.mark.parametrize("seed", range(20))
def test_noise_does_not_decide(seed: int) -> None:
    trial = simulate([1.3, 1.0, 1.6, 4.0], 1000, noise=0.3, seed=seed)
    assert trial.winner == 1


def test_the_models_choice_wins_a_tie() -> None:
    assert simulate([1.005, 1.0, 1.003], 1000).winner == 0


def test_a_candidate_that_is_much_slower_costs_little() -> None:
    """A launch of 0.1 s: samples of a candidate that is 20 times slower, until it is dropped."""
    trial, speeds = Trial(5, 1, GROUP), [1.0, 1.02, 20.0, 1.3, 2.0]
    seconds = launch(trial, 10_000, constant(speeds))
    assert 2 not in trial.left
    assert seconds < 1.6 * 10_000 * GROUP


@pytest.mark.parametrize("best", range(6))
def test_long_launches_settle_soon(best: int) -> None:
    """A launch of 70 ms, in 256 groups: what is a third slower goes within the first one."""
    speeds = [1.0 if i == best else 1.35 + 0.1 * i for i in range(6)]
    trial, draw = Trial(6, 1, 270e-6 * speeds[0]), random.Random(best)
    launches = run(trial, 256, constant(speeds, 270e-6), noise=lambda: 1 + 0.2 * draw.random())
    assert trial.winner == best and launches <= 4


@pytest.mark.parametrize("best", range(4))
def test_candidates_run_the_same_groups(best: int) -> None:
    """Groups differ by 1000 times and candidates by 10 %: only sums over the same groups tell which is the best."""
    draw = random.Random(7)
    cost = [10 ** draw.uniform(-7, -4) for _ in range(500)]
    trial = Trial(4, 1, sum(cost) / 500)
    launches = run(trial, 500, lambda c, part, _: sum(cost[part]) * (1.0 if c == best else 1.1))
    assert trial.winner == best
    assert launches <= 4 * 5


def test_what_costs_much_decides() -> None:
    """One candidate is faster for most groups, the other one for those that take most of the time."""
    cost = [[20e-6] * 200, [10e-6] * 200]
    for candidate, seconds in enumerate([0.8e-3, 1e-3]):
        cost[candidate][40:60] = [seconds] * 20
    trial = Trial(2, 1, 100e-6)
    run(trial, 200, lambda candidate, part, _: sum(cost[candidate][part]))
    assert trial.winner == 0


@pytest.mark.parametrize("groups", [100, 400, 2000])
@pytest.mark.parametrize("period", [2, 3, 4, 6])
def test_a_rhythm_of_launches_does_not_decide(period: int, groups: int) -> None:
    """Every so many launches one takes four times as long."""
    for best in range(3):
        same = constant([1.0 if each == best else 1.3 for each in range(3)])
        trial = Trial(3, 1, GROUP)
        run(trial, groups, lambda c, part, n, same=same: same(c, part, n) * (4 if n % period == 0 else 1))  # type: ignore[misc]
        assert trial.winner == best


def test_a_long_launch_is_settled_by_itself_if_that_is_clear() -> None:
    trial = Trial(3, 1, 4 * GROUP)
    launch(trial, 100_000, constant([4.0, 1.0, 5.0]))
    assert trial.winner == 1


@pytest.mark.parametrize("groups", [1, 7, 63, 64, 65, 1000, 12_345, 10_000_000])
def test_parts_cover_a_launch(groups: int) -> None:
    trial, first, sizes = Trial(2, 1, GROUP), 0, list[int]()
    while first < groups:
        part = trial.next(groups - first, first)
        assert part.cell == len(sizes)
        sizes.append(part.groups)
        first += part.groups
    assert first == groups
    assert len(sizes) == trial.cells <= MOST_CELLS
    assert max(sizes) <= min(sizes) + 1


def test_launches_of_other_sizes_join() -> None:
    """Launches of a size class differ by up to four times; with fewer groups than cells, the trial begins again."""
    trial, draw = Trial(3, 1, 1.1e-3), random.Random(3)
    for number in range(1000):
        launch(trial, draw.choice([20, 35, 79]), constant([1.1, 1.3, 1.0], 1e-3), number)
    assert trial.winner == 2


@pytest.mark.parametrize("seconds", [5e-6, 20e-6, 1e-4])
@pytest.mark.parametrize("fastest", range(3))
def test_short_launches_are_compared_several_at_a_time(seconds: float, fastest: int) -> None:
    """Each of them is disturbed by up to half of its time."""
    draw, seen = random.Random(fastest), list[int]()
    trial = Trial(3, 1, 2 * seconds)
    same = constant([2.0 if i != fastest else 1.8 for i in range(3)], seconds)

    def work(candidate: int, groups: slice, number: int) -> float:
        seen.append(candidate)
        return same(candidate, groups, number)

    run(trial, 1, work, 20_000, lambda: 1 + 0.5 * draw.random())
    assert trial.winner == fastest
    changes = sum(a != b for a, b in pairwise(seen[:200]))
    assert changes <= 200 * 1.5 * 2 * seconds / SAMPLE_SECONDS + 1


def test_a_candidate_that_cannot_run_is_left_out() -> None:
    trial = Trial(3, 1, 2 * GROUP)
    trial.drop(1)
    seen, same = set(), constant([2.0, 1.5, 1.0])

    def work(candidate: int, groups: slice, number: int) -> float:
        seen.add(candidate)
        return same(candidate, groups, number)

    run(trial, 1000, work)
    assert seen == {0, 2}
    assert trial.winner == 2


def test_the_last_candidate_that_is_left_wins() -> None:
    trial = Trial(2)
    trial.drop(0)
    assert trial.winner == 1


def test_threads_may_run_the_same_part() -> None:
    trial = Trial(2, 1, GROUP)
    part = trial.next(100)
    for _ in range(3):
        trial.record(part, 1e-3)
    assert trial.next(100).candidate != part.candidate
    trial.record(Part(0, 10), 1.0)  # of no cell
    assert trial.rounds == []
    run(trial, 100, constant([2.0, 1.0]))
    assert trial.winner == 1


@pytest.mark.parametrize("groups", [1, 30, 3000, 30_000])
def test_candidates_that_nothing_separates_are_settled_at_last(groups: int) -> None:
    trial, draw = Trial(6, 1, 50e-6), random.Random(5)
    launches = run(trial, groups, constant([1.0] * 6, 50e-6), noise=lambda: draw.choice([1.0, 1.5]))
    assert launches <= 6 * 400


def test_light_launches_do_not_decide() -> None:
    """Most launches find little to do, and that goes fastest under a candidate that is slow where there is work."""

    def work(candidate: int, groups: slice, number: int) -> float:
        speeds, group = ([1.0, 1.3, 1.2], 20e-6) if number % 8 == 0 else ([1.0, 0.5, 1.2], 0.4e-6)
        return constant(speeds, group)(candidate, groups, number)

    for groups in (4, 100):
        trial = Trial(3, 1, 20e-6)
        launches = run(trial, groups, work)
        assert trial.winner == 0
        assert launches < 10_000
    assert typical([work(0, slice(0, 1), number) for number in range(64)]) == 20e-6


def test_launches_that_all_become_light_are_compared_at_last() -> None:
    trial = Trial(2, 1, 20e-6)
    run(trial, 10, constant([1.2, 1.0], 4e-6))
    assert trial.winner == 1


def test_one_disturbed_launch_is_not_typical() -> None:
    assert typical([]) == 0
    assert typical([1.0, 1.1, 50.0, 1.2, 1.3]) == 1.2


def test_a_part_of_a_grid_that_is_gone_does_not_count() -> None:
    trial = Trial(3, seconds_per_group=1e-3)
    part = trial.next(15, 13)
    assert part.cell is not None
    trial.next(5)  # of another thread, before the first one has run its part: a grid of fewer cells
    trial.record(part, 1.0)
    assert trial.winner is None
    first = trial.next(5)
    trial.record(first, 1e-3 * first.groups)
