"""docs/add_an_analysis.md: its modules are run as a third party's, from files outside of wfv."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from textwrap import dedent

import pytest

from docs.page_examples import is_shown
from tests.support.plugin_processes import ROOT, install, python, wfv
from tests.support.requires import needs_clang

PAGE = (ROOT / "docs" / "add_an_analysis.md").read_text()
GOLDEN = ROOT / "tests" / "golden" / "divergence"
MODULES = dict(zip(("all_varying", "timeless"), re.findall(r"```python\n(.*?)```", PAGE, re.S), strict=True))
MODULES["opt_uniformity"] = (ROOT / "docs" / "plugins" / "opt_uniformity.py").read_text()
needs_opt = pytest.mark.skipif(not shutil.which("opt-22"), reason="no opt-22: LLVM's tools are not installed")

# Compiles a kernel; prints how often the cache had it and how often not.
BUILD = """
import sys
import wfv
from wfv.cache.store import default_cache
wfv.build(open(sys.argv[1]).read(), strategy="unicf", lanes=4, analysis=sys.argv[2])["k"].variant()
cache = default_cache()
print(cache.hits["kernel"], cache.misses["kernel"])
"""


@pytest.fixture
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with the page's modules, as plugins of the processes that are started."""
    return install(MODULES, tmp_path, monkeypatch)


def fuzz(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return wfv("fuzz", *args, "--output", str(folder / "failures"))


def shapes(case: str, analysis: str) -> dict[str, str]:
    """The shapes of a golden kernel's values after `barriers`."""
    result = wfv("opt", str(GOLDEN / f"{case}.ll"), "--analysis", analysis, "--shapes", "--stop-after", "barriers")
    assert result.returncode == 0, result.stderr
    return dict(re.findall(r"^  (%\S+) = .*; (\S+)$", result.stdout, re.M))


def test_each_has_at_most_forty_lines() -> None:
    assert all(len([line for line in text.splitlines() if line]) <= 40 for text in MODULES.values())


def test_only_the_registry_knows_the_own_analysis() -> None:
    """All others ask the one that is chosen."""
    imports = re.compile(r"^from .* import .*\banalyze_divergence\b", re.M)
    files = [path for folder in ("passes", "wfv") for path in (ROOT / folder).rglob("*.py")]
    assert [path.name for path in files if imports.search(path.read_text())] == ["analyses.py"]


def test_everything_is_varying(plugins: Path) -> None:
    own, found = (shapes("temporal_divergence", name) for name in ("wfv", "all_varying"))
    assert "uniform" in own.values() and "strided(1)" in own.values()
    assert found.keys() == own.keys() and set(found.values()) == {"varying"}


@pytest.mark.parametrize("what", ["--cfgs=3", "--kernels=10"])
@pytest.mark.full
def test_everything_varying_passes_the_fuzzer(plugins: Path, what: str) -> None:
    """In worker processes, which get the analysis's name only."""
    result = fuzz(plugins, what, "--seed", "1", "--analysis", "all_varying", "--jobs", "2")
    assert result.returncode == 0 and "no failure" in result.stdout, result.stderr


def test_without_temporal_divergence_the_fuzzer_finds_a_kernel(plugins: Path) -> None:
    one = ("--kernels", "1", "--seed", "1", "--first", "40")
    assert fuzz(plugins, *one).returncode == 0
    found = fuzz(plugins, *one, "--analysis", "timeless")
    assert found.returncode == 3 and "--analysis timeless" in found.stderr, found.stderr
    shown = re.search(r"error: (InternalError.*?) \.\.$", PAGE, re.M)
    assert shown is not None and shown[1] in found.stderr
    assert "the analysis 'timeless' is probably unsound: `wfv analyze FILE --against timeless`" in found.stderr
    (failure,) = (plugins / "failures").glob("*.json")
    assert '"analysis": "timeless"' in failure.read_text()  # `wfv reduce` compiles with it, too


def test_without_temporal_divergence_a_count_is_uniform_after_its_loop(plugins: Path) -> None:
    own, found = (shapes("temporal_divergence", name) for name in ("wfv", "timeless"))
    assert {name for name in own if own[name] != found[name]}


@needs_opt
def test_llvm_agrees_on_temporal_divergence(plugins: Path) -> None:
    for case in ("temporal_divergence", "second_order_join", "uniform_loop_in_varying_branch"):
        assert shapes(case, "opt") == shapes(case, "wfv")


@needs_opt
def test_llvms_answer_passes_the_fuzzer(plugins: Path) -> None:
    result = fuzz(plugins, "--kernels", "10", "--seed", "1", "--analysis", "opt")
    assert result.returncode == 0 and "no failure" in result.stdout, result.stderr


COUNT = """
from collections import Counter
from kernels_ir import catalog
from wfv.inspect.analysis_comparison import compare_analyses
from wfv.options import make_options
from wfv.pipeline import read_source
from wfv.strategies import load_plugins
load_plugins()
for is_irregular in (False, True):
    found = Counter()
    for name in (each for each in catalog.all_names() if (each in catalog.IRREGULAR) == is_irregular):
        benchmark = catalog.load(name)
        text, options = read_source(benchmark.ir_path.read_text()), make_options("unicf", 16, "x86-64-v4")
        for row in compare_analyses(text, benchmark.kernel, options, ["wfv", NAME]):
            found[row.kind, row.answers[1].partition("(")[0].rstrip("?")] += 1
    print(*(found["value", shape] for shape in ("uniform", "strided", "varying")),
          *(found[kind, answer] for kind in ("branch", "loop") for answer in ("uniform", "divergent")))
"""


def counts(analysis: str) -> list[list[int]]:
    """The numbers of the page's table, a row for each group of kernels."""
    result = python("-c", COUNT.replace("NAME", repr(analysis)))
    assert result.returncode == 0, result.stderr
    return [[int(word) for word in line.split()] for line in result.stdout.splitlines()]


def rows_of_page(analysis: str) -> list[list[int]]:
    found = [line.split("|")[3:-1] for line in PAGE.splitlines() if f"| {analysis} |" in line]
    return [[0 if cell.strip() == "-" else int(cell) for cell in row] for row in found]


@pytest.mark.full
def test_the_table_has_the_counts_of_the_bundled_kernels(plugins: Path) -> None:
    assert counts("wfv") == rows_of_page("wfv")


@pytest.mark.full
@needs_opt
def test_the_table_has_llvms_counts(plugins: Path) -> None:
    """wfv's rules give strides to values that LLVM calls divergent."""
    found = [[uniform, 0, strided + varying, *rest] for uniform, strided, varying, *rest in counts("opt")]
    assert found == rows_of_page("LLVM")


# Proofs

PROVED = re.findall(r"^    for kernel in (.*?);", PAGE, re.M)[0].split()
# The second loop has no live mask.
SUM = """kernel void k(global int *out, global const int *in) {
  int g = get_global_id(0), n = 0, sum = 0;
  for (int v = in[g]; v > 1; v /= 2) n++;
  for (int i = 0; i < n; i++) sum += in[i];
  out[g] = sum;
}
"""
PROGRAMS = {"count": re.findall(r"```c\n(.*?)```", PAGE, re.S)[0], "sum": SUM}


@pytest.mark.parametrize("kernel", PROVED)
@pytest.mark.full
def test_code_of_the_sound_analysis_is_proved(plugins: Path, kernel: str) -> None:
    assert len(PROVED) == 5
    result = wfv("prove", kernel, "--analysis", "all_varying")
    assert result.returncode == 0 and "proved from builtins" in result.stdout, result.stdout + result.stderr


@needs_clang
@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("count", "refuted widen, main: byte 0 of wfv.gslot0 is"),
        ("sum", "refuted plan: InternalError: the branch in %for.body6.i is not kept, but its loop has no live mask"),
    ],
)
@pytest.mark.every_case
@pytest.mark.full
def test_code_without_temporal_divergence_is_refuted(plugins: Path, name: str, what: str) -> None:
    source = plugins / f"{name}.cl"
    source.write_text(PROGRAMS[name])
    wrong = wfv("prove", str(source), "--strategy", "unicf", "--analysis", "timeless")
    assert wrong.returncode == 3 and what in wrong.stdout, wrong.stdout + wrong.stderr
    assert wfv("prove", str(source), "--strategy", "unicf").returncode == 0


# Names and versions


@pytest.mark.full
def test_an_unknown_name_is_refused(plugins: Path) -> None:
    for command in (("opt", "Saxpy"), ("fuzz", "--kernels", "1"), ("fuzz", "--cfgs", "2"), ("bench", "Saxpy"),
                    ("bench", "ablation", "Saxpy"), ("reproduce", "pldi2018", "-o", str(plugins / "out"))):  # fmt: skip
        result = wfv(*command, "--analysis", "all_varyin")
        assert result.returncode == 2 and "did you mean all_varying" in result.stderr


def test_checks_have_no_analysis(plugins: Path) -> None:
    """They run a kernel as it is written: an option without effect would mislead."""
    for command in ("check", "debug"):
        for option in (("--analysis", "all_varying"), ("-O", "no-tiles"), ("--raw",)):
            result = wfv(command, "Saxpy", *option)
            assert result.returncode == 2 and f"No such option: {option[0]}" in result.stderr


@pytest.mark.full
def test_an_ablation_has_an_analysis(plugins: Path) -> None:
    few = ("--size", "tiny", "--runs", "1", "--max-seconds", "0", "--format", "json")
    result = wfv("bench", "ablation", "Saxpy", *few, "--analysis", "all_varying")
    assert result.returncode == 0, result.stderr
    assert {row["analysis"] for row in json.loads(result.stdout)["results"]} == {"all_varying"}
    kept = wfv("reproduce", "pldi2018", "-o", str(plugins / "kept"), "--analysis", "all_varying")
    assert kept.returncode == 0, kept.stderr


def test_names_are_taken_once(plugins: Path) -> None:
    for name in ("wfv", "all_varying"):
        result = python("-c", f"from all_varying import *; register_analysis({name!r}, all_varying)")
        assert f"there is an analysis {name!r} already" in result.stderr


def lookups(analysis: str) -> tuple[int, int]:
    result = python("-c", BUILD, str(GOLDEN.parent / "linearize" / "uniform_varying_uniform.ll"), analysis)
    assert result.returncode == 0, result.stderr
    hits, misses = map(int, result.stdout.split())
    return hits, misses


@pytest.mark.full
def test_its_version_is_in_the_key(plugins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", str(plugins / "cache"))
    assert (lookups("all_varying"), lookups("wfv"), lookups("all_varying")) == ((0, 1), (0, 1), (1, 0))
    for version in ('"2"', "None"):
        (plugins / "all_varying.py").write_text(MODULES["all_varying"].replace('"1"', version))
        expected = (0, 1) if version == '"2"' else (0, 0)  # without a version, the cache is not asked
        assert lookups("all_varying") == expected
    assert lookups("wfv") == (1, 0)


def test_printed_ir_keeps_its_analysis(plugins: Path) -> None:
    printed = str(plugins / "loops.ll")
    kernel = ("opt", str(GOLDEN / "temporal_divergence.ll"), "--analysis", "all_varying")
    assert wfv(*kernel, "--stop-after", "loops", "-o", printed).returncode == 0
    assert r"\22analysis\22: \22all_varying\22" in wfv("opt", printed, "--stop-after", "widen").stdout
    assert "was made with analysis all_varying, not timeless" in wfv("opt", printed, "--analysis", "timeless").stderr


# wfv analyze


def test_two_analyses_are_shown_beside_each_other(plugins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    result = wfv("analyze", "docs/tutorial/halve.cl", "--against", "timeless")
    assert result.returncode == 0, result.stderr
    shown = re.search(r"--against timeless\n((?:    .*\n)+)", PAGE)
    printed = "\n".join(line.rstrip() for line in result.stdout.splitlines())
    assert shown is not None and is_shown(dedent(shown[1]), printed, frozenset())


@needs_opt
def test_llvm_says_the_same_without_barriers(plugins: Path) -> None:
    for kernel in ("Mandelbrot", "SpMV"):
        result = wfv("analyze", kernel, "--against", "opt", "--format", "csv")
        assert ",branch," in result.stdout and ",yes" not in result.stdout, result.stderr
