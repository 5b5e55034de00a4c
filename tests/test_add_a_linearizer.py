"""docs/add_a_linearizer.md: its modules are run as a third party's, from files outside of wfv."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.plugin_processes import ROOT, install, python, wfv

PAGE = (ROOT / "docs" / "add_a_linearizer.md").read_text()
KERNEL = str(ROOT / "tests" / "golden" / "linearize" / "uniform_varying_uniform.ll")
MODULES = dict(
    zip(("cheap_sides", "keeps_all", "forgetful"), re.findall(r"```python\n(.*?)```", PAGE, re.S), strict=True)
)

# Compiles the kernel; prints how often the cache had it and how often not.
BUILD = """
import sys
import wfv
from wfv.cache.store import default_cache
program = wfv.build(open(sys.argv[1]).read(), strategy=sys.argv[2], lanes=4)
program["k"].variant()
cache = default_cache()
print(cache.hits["kernel"], cache.misses["kernel"])
"""

UNVERSIONED = """
import sys
from passes.linearize.linearizers import Linearizer, keeps_uniform_branches, register_linearizer
exec("def keeps(block, cfg, shapes): return keeps_uniform_branches(block, cfg, shapes)")
register_linearizer(Linearizer("prompt", keeps))
"""


@pytest.fixture
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with the page's modules, as plugins of the processes that are started."""
    return install(MODULES, tmp_path, monkeypatch)


def branches_left(strategy: str) -> int:
    result = wfv("opt", KERNEL, "--strategy", strategy, "--lanes", "4", "--stop-after", "linearize")
    assert result.returncode == 0, result.stderr
    kernel = result.stdout.partition("\n}")[0]  # the form to vectorize, which is the first function
    return kernel.count("br i1 ")


@pytest.mark.full
def test_it_keeps_less_than_partial(plugins: Path) -> None:
    assert (branches_left("partial"), branches_left("cheap_sides"), branches_left("cheap_sides+boscc")) == (3, 1, 1)


def test_it_is_drawn(plugins: Path, tmp_path: Path) -> None:
    pytest.importorskip("pygraphviz")
    result = wfv("cfg", KERNEL, "--compare", "partial,cheap_sides", "-o", str(tmp_path / "out.svg"))
    assert result.returncode == 0, result.stderr
    assert "cheap_sides" in (tmp_path / "out.svg").read_text()


@pytest.mark.parametrize("strategies", ["cheap_sides", "cheap_sides+boscc/always"])
def test_it_passes_all_small_graphs(plugins: Path, request: pytest.FixtureRequest, strategies: str) -> None:
    """In worker processes, which get the strategy's name only."""
    blocks = "4" if request.config.getoption("--full") else "3"
    result = wfv("fuzz", "--cfgs", blocks, "--strategies", strategies, "--output", str(plugins / "failures"))
    assert result.returncode == 0 and "no failure" in result.stdout, result.stderr


def test_the_plan_refuses_a_divergent_branch(plugins: Path) -> None:
    args = ("fuzz", "--cfgs", "3", "--strategies", "keeps_all", "--output", str(plugins / "failures"))
    assert wfv(*args).returncode == 3
    records = [path.read_text() for path in (plugins / "failures").glob("*.json")]
    assert records and all("is kept, but its condition is varying" in record for record in records)


# Masks would make the condition of a branch uniform that no lane may reach: no check of the result finds it.
INNER = """
from passes.linearize.linearizers import Linearizer, register_linearizer
register_linearizer(Linearizer("keeps_inner", lambda block, cfg, shapes: block is not cfg.fn.entry))
"""
NESTED = """
define spir_kernel void @k(ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p
  %outer = icmp slt i32 %v, %n
  br i1 %outer, label %inside, label %end
inside:
  %inner = icmp slt i32 %v, 7
  br i1 %inner, label %low, label %high
low:
  store i32 1, ptr addrspace(1) %p
  br label %end
high:
  store volatile i32 2, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""


def test_the_plan_refuses_a_divergent_branch_in_a_divergent_region(
    plugins: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (plugins / "keeps_inner.py").write_text(INNER)
    (plugins / "nested.ll").write_text(NESTED)
    monkeypatch.setenv("WFV_PLUGINS", "keeps_inner")
    result = wfv("compile", str(plugins / "nested.ll"), "--strategy", "keeps_inner", "-o", str(plugins / "nested.s"))
    assert "the branch in %inside is kept, but its condition is varying" in result.stderr


def test_the_fuzzer_notices_a_step_that_no_invariant_does(plugins: Path) -> None:
    args = ("fuzz", "--cfgs", "4", "--strategies", "forgetful", "--max-failures", "3")
    result = wfv(*args, "--output", str(plugins / "failures"))
    assert result.returncode == 3, result.stdout + result.stderr
    records = [path.read_text() for path in (plugins / "failures").glob("*.json")]
    assert records and all('"mismatch"' in record for record in records)


def test_the_description_is_printed(plugins: Path) -> None:
    text = "from wfv.cli import decisions; from wfv.strategies import find_strategy;"
    result = python("-c", f"{text} print(decisions._strategy(find_strategy('cheap_sides')))")
    assert result.stdout == "uniform values stay scalar, a uniform branch stays if a side is worth a jump\n"


STEPS = """
from wfv.pipeline import Step, register_step
from wfv.strategies import Strategy, register_strategy

def rotate(state):
    for form in state.forms:
        form.fn.blocks[0].instrs.reverse()
    return state

for name, run in (("reads", lambda state: state), ("fails", lambda state: {}["nowhere"]), ("breaks", rotate)):
    register_strategy(Strategy(name, linearizer="partial"))
    applies = lambda strategy, name=name: strategy.name == name
    register_step(Step(f"step {name}", run, "nothing", "a test", applies=applies), after="masks")
"""


@pytest.fixture
def steps(plugins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (plugins / "steps.py").write_text(STEPS)
    monkeypatch.setenv("WFV_PLUGINS", "steps,cheap_sides")


@pytest.mark.full
def test_a_step_is_known_to_commands_and_prints_its_ir(steps: None, tmp_path: Path) -> None:
    opt = ("opt", KERNEL, "--lanes", "4", "--strategy")
    masked = wfv(*opt, "partial", "--stop-after", "masks").stdout
    stopped = wfv(*opt, "reads", "--stop-after", "step reads", "-o", str(tmp_path / "read.ll"))
    assert stopped.returncode == 0, stopped.stderr
    assert (tmp_path / "read.ll").read_text().partition("\n}")[0] == masked.partition("\n}")[0]
    assert "launch" in wfv("opt", str(tmp_path / "read.ll"), "--stop-after", "group").stdout
    assert "; *** IR after step reads ***" in wfv(*opt, "reads", "--print-after-all").stdout
    listed = "normalize,builtins,scalarize,barriers,loops,masks,step-reads"
    assert "define" in wfv(*opt, "reads", "-p", listed).stdout
    assert "did you mean step reads?" in wfv(*opt, "partial", "--stop-after", "step read").stderr
    assert "strategy 'partial' has no step" in wfv(*opt, "partial", "--stop-after", "step reads").stderr


def test_a_linearizer_is_known_in_a_list(steps: None) -> None:
    listed = "normalize,builtins,scalarize,barriers,loops,masks,linearize{%s}"
    assert wfv("opt", KERNEL, "-p", listed % "cheap_sides").returncode == 0
    assert "did you mean cheap_sides" in wfv("opt", KERNEL, "-p", listed % "cheap_side").stderr


def test_errors_of_a_step_are_its_own(steps: None) -> None:
    assert "after step breaks: @k.c0.vector, %entry" in wfv("opt", KERNEL, "--strategy", "breaks").stderr
    failed = wfv("opt", KERNEL, "--strategy", "fails")
    assert "Traceback" not in failed.stderr
    assert re.match(r"error: WFV900: step step fails \(.*\.py, line \d+\): KeyError: 'nowhere'\n", failed.stderr)


# The cache


def lookups(strategy: str) -> tuple[int, int]:
    result = python("-c", BUILD, KERNEL, strategy)
    assert result.returncode == 0, result.stderr
    hits, misses = map(int, result.stdout.split())
    return hits, misses


@pytest.mark.full
def test_its_version_is_in_the_key(plugins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", str(plugins / "cache"))
    source = plugins / "cheap_sides.py"
    assert 'version="1"' in source.read_text()
    assert (lookups("cheap_sides"), lookups("cheap_sides")) == ((0, 1), (1, 0))
    source.write_text(source.read_text().replace('version="1"', 'version="2"'))
    assert (lookups("cheap_sides"), lookups("cheap_sides")) == ((0, 1), (1, 0))


@pytest.mark.full
def test_a_steps_version_is_in_the_key_of_its_strategies_only(plugins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", str(plugins / "cache"))
    assert (lookups("forgetful"), lookups("partial")) == ((0, 1), (0, 1))
    (plugins / "forgetful.py").write_text(MODULES["forgetful"].replace('version="1"', 'version="2"'))
    assert (lookups("forgetful"), lookups("partial"), lookups("forgetful")) == ((0, 1), (1, 0), (1, 0))


def test_code_without_a_version_is_not_cached(plugins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", str(plugins / "cache"))
    assert python("-c", UNVERSIONED + BUILD, KERNEL, "prompt").stdout == "0 0\n"
    assert not list((plugins / "cache").glob("??/*.kernel"))


# Plugins


@pytest.mark.full
def test_an_entry_point_names_a_plugin(plugins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WFV_PLUGINS")
    unknown = wfv("opt", KERNEL, "--strategy", "cheap_sides").stderr
    assert "unknown strategy 'cheap_sides'" in unknown and "a plugin's? WFV_PLUGINS names its module" in unknown
    info = plugins / "cheap_sides-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: cheap-sides\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[wfv.plugins]\ncheap_sides = cheap_sides\n")
    assert branches_left("cheap_sides") == 1


@pytest.mark.full
def test_a_plugin_that_cannot_be_imported_is_named(plugins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_PLUGINS", "no_such_module")
    result = wfv("opt", KERNEL, "--strategy", "cheap_sides")
    assert result.returncode == 2 and "WFV_PLUGINS names plugin 'no_such_module'" in result.stderr
    assert "PYTHONPATH" in result.stderr and "Traceback" not in result.stderr
    (plugins / "broken.py").write_text("import no_such_module")
    monkeypatch.setenv("WFV_PLUGINS", "broken")
    result = wfv("opt", KERNEL, "--strategy", "cheap_sides")
    assert "Traceback" in result.stderr and "ModuleNotFoundError" in result.stderr
    assert wfv("opt", KERNEL, "--strategy", "partial").returncode == 0


def test_names_are_taken_once(plugins: Path) -> None:
    for name in ("full", "cheap_sides", "naive"):
        text = f"register_linearizer(Linearizer({name!r}, keeps))"
        result = python("-c", f"from cheap_sides import *; {text}")
        assert f"{name!r} already" in result.stderr


PROVED = re.findall(r"^    for kernel in (.*?);", PAGE, re.M)[0].split()


@pytest.mark.parametrize("kernel", PROVED)
@pytest.mark.full
def test_code_of_the_sound_linearizer_is_proved(plugins: Path, kernel: str) -> None:
    assert len(PROVED) == 5
    result = wfv("prove", kernel, "--strategy", "cheap_sides")
    assert result.returncode == 0 and "proved from builtins" in result.stdout, result.stdout + result.stderr


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("strategy", "what"),
    [
        ("forgetful", "refuted widen, main: another place is written: byte "),
        ("keeps_all", "refuted plan: InternalError: the branch in %a is kept, but its condition is varying"),
    ],
)
@pytest.mark.full
def test_code_of_a_wrong_one_is_refuted(plugins: Path, strategy: str, what: str) -> None:
    wrong = wfv("prove", KERNEL, "--strategy", strategy)
    assert wrong.returncode == 3 and what in wrong.stdout, wrong.stdout


RAISES = """
from passes.analysis.analyses import register_analysis
from passes.linearize.linearizers import Linearizer, register_linearizer

def keeps(block, cfg, shapes):
    return helper(block)

def helper(block):
    return block.nothing

register_linearizer(Linearizer("raises", keeps))
register_analysis("raises", lambda fn, seeds, assume, cfg: {}[fn.name])
"""


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--strategy", "raises"), "linearizer raises (FILE, line 9): AttributeError: "),
        (("--strategy", "raises+boscc"), "linearizer raises (FILE, line 9): AttributeError: "),
        (("--strategy", "unicf", "--analysis", "raises"), "analysis raises (FILE, line 12): KeyError: 'powers.c0'\n"),
    ],
)
def test_an_exception_of_a_plugin_is_an_error_with_its_file_and_line(
    options: tuple[str, ...], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = install({"raises": RAISES}, tmp_path, monkeypatch)
    result = wfv("opt", "docs/tutorial/powers.cl", *options)
    assert result.returncode == 2 and "Traceback" not in result.stderr
    assert result.stderr.startswith("error: WFV900: " + message.replace("FILE", str(folder / "raises.py")))
    assert "help: correct the plugin" in result.stderr
