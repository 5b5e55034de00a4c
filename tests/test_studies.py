"""`wfv study`: forms and stages beside NumPy, records, tables, pictures, pages, and what the command refuses."""

from __future__ import annotations

import html.parser
import json
import runpy
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from tests.support.command_line import fail, wfv
from tests.support.requires import needs_clang
from wfv.auto.settings import AUTO
from wfv.bench.sampling import Budget
from wfv.bench.studies import boxavg, page, pitch, run, straylight, straylight_stages
from wfv.bench.studies.catalog import STUDIES
from wfv.bench.studies.forms import COPY, Facts, Study, mismatch, spoil
from wfv.bench.studies.measure import SWEEP, Job, Programs, measure, plan
from wfv.bench.studies.record import Check, Record, Result, compare_stage, record_text
from wfv.bench.studies.sheets import claims, sheets
from wfv.bench.studies.straylight_stages import INSTRUMENTS, STAGES, Pipeline, make_frame
from wfv.strategies import STRATEGIES

TABLES = Path(__file__).parent.parent / "docs" / "study_tables.py"
study_tables = SimpleNamespace(**runpy.run_path(str(TABLES)))

ONCE = Budget(1, 0, least=1)
FEW = {"boxavg": "llvm", "pitch": "unicf", "straylight": "unicf"}  # all kernels of boxavg take long to vectorize
CASES = [
    pytest.param(study, (s,), id=f"{name}-{s}", marks=() if FEW[name] == s else pytest.mark.full)
    for name, study in STUDIES.items()
    for s in (*STRATEGIES, AUTO)
]


@pytest.fixture(scope="module")
def programs() -> dict[str, Programs]:
    """Each kernel is compiled once for all tests."""
    return {name: Programs(name, settles=False) for name in STUDIES}


@needs_clang
@pytest.mark.parametrize(("study", "strategies"), CASES)
def test_all_forms_are_right(study: Study, strategies: tuple[str, ...], programs: dict[str, Programs]) -> None:
    """With two work-items for a form that has one for each thread: their borders are inside of the image."""
    forms = study.make_forms("small", 7, 2)
    assert [form.name for form in forms] == list(study.facts)
    jobs = [Job(form) for form in forms]
    results = measure(programs[study.name], jobs, plan([2], strategies), ONCE)
    assert [(result.form, result.problem) for result in results] == [(form.name, "") for form in forms]
    assert all(len(result.samples) == 1 for result in results)


@needs_clang
def test_more_work_items_than_rows_of_a_block_divides(programs: dict[str, Programs]) -> None:
    """Blocks of rows that are shorter than the box, and a number of rows that they do not divide."""
    names = {"column_mean_by_blocks", "column_mean_by_blocks_any", "fused_float4"}
    program = programs["boxavg"].get("llvm", 2)
    for form in boxavg.make_forms("small", 3, 61):
        if form.name in names:
            spoil(form.out)
            (step,) = form.steps(61)
            program[step.kernel](61, 1, *step.args)
            assert mismatch(form) == ""


def test_models_agree_with_sums_over_windows() -> None:
    image = np.random.default_rng(0).random((9, 12))
    both = boxavg.mean_of_columns(boxavg.mean_of_rows(image))
    for y, x in ((0, 0), (4, 6), (8, 11), (1, 10)):
        np.testing.assert_allclose(both[y, x], image[max(y - 2, 0) : y + 3, max(x - 2, 0) : x + 3].mean())
    pixels = np.array([[0, 255, 0, 9, 3]], np.uint8)
    assert pitch.comparison(pixels).tolist() == [[255, 255, 15]]
    psf = np.random.default_rng(1).random((3, 3))
    wrapped = straylight_stages.convolution(image, psf)
    expected = sum(psf[j, i] * image[(j - 1) % 9, (11 + i - 1) % 12] for j in range(3) for i in range(3))
    np.testing.assert_allclose(wrapped[0, 11], expected)
    spread = straylight_stages.point_spread(INSTRUMENTS["small"])
    np.testing.assert_allclose(spread, spread[::-1, ::-1])
    np.testing.assert_allclose(spread.sum(), 1)


def test_a_wrong_result_is_found_and_named() -> None:
    form = pitch.make_forms("small", 1, 1)[1]
    form.out[...] = form.expected
    assert mismatch(form) == ""
    form.out[3, 4] += 1
    assert "1 of 14999 differ, the first at [3, 4]" in mismatch(form)
    spoil(form.out)
    assert mismatch(form)
    floats = boxavg.make_forms("small", 1, 1)[1]
    floats.out[...] = floats.expected
    floats.out[0, 0] = np.nan
    assert mismatch(floats).startswith("1 of")


def test_all_strategies_run_with_the_first_number_of_threads() -> None:
    assert plan([1, 2], ()) == {1: (*STRATEGIES, AUTO), 2: SWEEP}
    assert plan([2, 1], ("naive",)) == {2: ("naive",), 1: ("naive",)}


def test_stages_are_compared_element_by_element() -> None:
    model = np.linspace(1, 2, 30).reshape(5, 6)
    model[0, 0] = 1e-11
    found = model.astype(np.float32)
    found[0, 0] = 0
    check = compare_stage("stage", found, model)
    assert check.is_right and (check.numbers, check.compared) == (30, 29)
    found[4, 5] *= np.float32(1.0001)
    check = compare_stage("stage", found, model)
    assert not check.is_right and check.worst == pytest.approx(1e-4, rel=0.01)
    found[4, 5] = np.nan
    assert compare_stage("stage", found, model).worst == np.inf
    assert not compare_stage("stage", np.zeros(3), np.zeros(3)).is_right  # nothing was compared


@needs_clang
def test_the_stages_of_straylight_are_right(programs: dict[str, Programs], tmp_path: Path) -> None:
    request = run.Request("small", [1], verifies=True, log=tmp_path)
    checks = run.verify(programs["straylight"], request)
    assert [check.stage for check in checks] == list(STAGES)
    assert all(check.is_right for check in checks)
    assert {path.name for path in tmp_path.iterdir()} == {f"{s}{m}.npy" for s in STAGES for m in ("", ".model")}
    frame = make_frame(INSTRUMENTS["small"], 1)
    stages = dict(straylight_stages.stages(INSTRUMENTS["small"], frame))
    assert not np.array_equal(stages["correction"], stages["convolution"])
    found, model = np.load(tmp_path / "fft.npy"), np.load(tmp_path / "fft.model.npy")
    assert not compare_stage("fft", found * 1.001, model).is_right


@needs_clang
def test_recorded_frames_are_the_same(programs: dict[str, Programs]) -> None:
    pipeline = Pipeline(INSTRUMENTS["small"], programs["straylight"].get(AUTO, 1))
    pipeline.prepare()
    for seed in (1, 2):
        frame = make_frame(INSTRUMENTS["small"], seed)
        expected = pipeline.run(frame).copy()
        pipeline.out[:] = np.nan
        np.testing.assert_array_equal(pipeline.run_recorded(frame), expected)
        assert pipeline.recorded_seconds > 0


def made_record(study: str = "boxavg") -> Record:
    """Each form takes a millisecond with one thread and half of it with two; auto two thirds of it."""
    facts = [*STUDIES[study].facts.values()]
    record = Record(study, "default", "2026-11-22", {"model": "a <CPU>", "cpus": 2, "versions": {}}, facts)
    record.machine["versions"] = {"python": "3", "llvm": "22"}
    for threads in (1, 2):
        for name in (each.name for each in facts):
            for strategy, factor in (("scalar", 1.0), (AUTO, 2 / 3)):
                result = Result(name, strategy, threads, 10**6, samples=[3.0, 1e-3 * factor / threads])
                result.choice = "unicf, 16 lanes" if strategy == AUTO else ""
                record.results.append(result)
    record.groups = [Result(boxavg.ROW_KERNEL, "scalar", 1, 10, size, [1e-3 * size]) for size in (1, 2)]
    return record


def test_a_record_is_the_same_after_json() -> None:
    record = made_record()
    record.checks = [Check("fft", 10, 9, 1e-7, 1e-5)]
    text = record_text([record, made_record("pitch")])
    assert study_tables.read_records(text) == [record, made_record("pitch")]


def test_tables_have_rates_and_limits() -> None:
    record = made_record()
    rates, second, limits, sweep, groups, claimed = sheets(record)
    assert rates.headings == ("form", "scalar", "auto", "auto chose")
    assert rates.rows[0] == (COPY, "1000", "1500", "unicf, 16 lanes")
    assert second.rows[0][:3] == (COPY, "2000", "3000")
    row = dict(zip(limits.headings, next(r for r in limits.rows if r[0] == boxavg.FIRST), strict=True))
    assert row["of its limit"] == "1300%"  # 104 bytes of a pixel, at the rate of a copy of 8
    assert (row["of copy"], row["text"], row["text, of its limit"]) == ("100%", "103", "90%")
    assert "Copy: 12.0 GB/s" in limits.notes[0]
    assert sweep.rows[0] == (COPY, "0.67", "0.33")
    assert groups.rows == [("1", "1.00", "260"), ("2", "2.00", "-")]
    assert len(claimed.rows) == len(claims(record))
    text = study_tables.markdown(record)
    assert "| form | scalar | auto | auto chose |\n| --- | ---: | ---: | --- |\n| copy | 1000 | 1500 |" in text


def test_a_form_that_is_wrong_is_marked_and_a_problem() -> None:
    record = made_record("pitch")
    record.results[2] = replace(record.results[2], samples=[], problem="1 of 4 differ")
    assert sheets(record)[0].rows[1][1] == "WRONG"
    assert record.problems == ["pitch: by_pixels_float with scalar, threads: 1: 1 of 4 differ"]
    record.checks = [Check("fft", 10, 9, 1e-3, 1e-5)]
    assert record.problems[1:] == ["pitch: stage fft: differs from its model by 0.001"]


@pytest.mark.parametrize(
    ("study", "changed", "factor", "number"),
    [
        ("boxavg", boxavg.FIRST, 2.0, 0),
        ("boxavg", boxavg.FIRST, 0.1, 1),
        ("boxavg", "row_mean_by_pixels", 4.0, 2),
        ("pitch", pitch.PLAIN, 1.1, 0),
        ("straylight", straylight.FIRST, 1.6, 0),
    ],
)
def test_claims_hold_or_do_not(study: str, changed: str, factor: float, number: int) -> None:
    """All forms take as long as each other; then `auto` takes so many times as long for one of them."""
    record = made_record(study)
    before = claims(record)[number]
    for result in record.results:
        if result.form == changed and result.strategy == AUTO:
            result.samples = [factor * sample for sample in result.samples]
    after = claims(record)[number]
    assert before.holds != after.holds
    assert ("does not hold" in after.line) is not after.holds
    record.size = "small"
    assert not claims(record)


class Tags(html.parser.HTMLParser):
    """The tags and the text of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags, self.text, self.links = list[str](), "", list[str]()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_page_stands_alone_and_escapes() -> None:
    pytest.importorskip("jinja2")
    pytest.importorskip("matplotlib")
    record = made_record()
    record.results[0] = replace(record.results[0], samples=[], problem="<script>alert(1)</script>")
    found = Tags(page.page([record]))
    assert found.tags.count("svg") == 1 and found.tags.count("h2") == 1
    assert "script" not in found.tags and "<script>alert(1)</script>" in found.text
    assert "a <CPU>" in found.text and boxavg.FIRST in found.text
    assert all(link.startswith("#") for link in found.links)


def test_pictures_have_the_forms() -> None:
    pytest.importorskip("matplotlib")
    svg = page.draw([made_record("pitch")], "svg").decode()
    assert all(f"<!-- {facts.name} -->" in svg for facts in pitch.FACTS.values() if facts.name != COPY)
    assert "<!-- memory limit: a copy -->" in svg


@needs_clang
def test_the_command_runs_a_study(tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    result = wfv("study", "pitch", "--size", "small", "--threads", "1", "--strategies", "unicf", "--json", str(path))
    assert result.exit_code == 0, result.output
    assert "Pitch comparison" in result.stdout and "out[i] = in[i]" in result.stdout
    (record,) = json.loads(path.read_text())["studies"]
    assert [each["form"] for each in record["results"]] == list(pitch.FACTS)
    assert all(len(each["samples"]) >= 2 for each in (*record["results"], *record["groups"]))
    assert [each["local_size"] for each in record["groups"]] == list(pitch.GROUPS)


def test_bad_input() -> None:
    assert "valid names: boxavg, pitch, straylight, all" in fail("study", "boxavgs")
    assert "this process may use" in fail("study", "boxavg", "--threads", "1,4096")
    assert "not numbers of threads" in fail("study", "boxavg", "--threads", "one")
    assert "not numbers of threads" in fail("study", "boxavg", "--threads", "0")
    assert "small" in fail("study", "boxavg", "--size", "tiny")
    assert "unicf" in fail("study", "boxavg", "--strategies", "uncif")
    assert ".svg or .png" in fail("study", "boxavg", "--plot", "out.pdf")
    assert "there is no directory" in fail("study", "boxavg", "--json", "/nowhere/out.json")
    assert "no directory" in fail("study", "straylight", "--log", "/nowhere")
    assert "only straylight" in fail("study", "pitch", "--verify")


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = __import__("importlib").import_module

    def without(name: str, package: str | None = None) -> object:
        if name.partition(".")[0] in ("jinja2", "matplotlib"):
            raise ImportError(name)
        return real(name, package)

    monkeypatch.setattr("importlib.import_module", without)
    assert "pip install 'wfv[report]'" in fail("study", "pitch", "--html", "out.html")
    assert "pip install 'wfv[plot]'" in fail("study", "pitch", "--plot", "out.svg")


def test_facts_of_forms_are_their_kernels() -> None:
    for study in STUDIES.values():
        for form in study.make_forms("small", 1, 1):
            assert form.steps(1)[-1].kernel == form.name
            assert study.facts[form.name] is form.facts
    assert isinstance(boxavg.FACTS[COPY], Facts)
