"""Imports go down only: between layers, between the folders of passes/, and within each package (no cycle).

docs/design.md has the table. An import counts wherever it is written: for the type checker alone (TYPE_CHECKING) and in
a function too, because a reader follows these as well as any other.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import networkx as nx

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("wfv", "passes", "kernels_ir")

# Module prefix -> layer; the longest matching prefix counts. kernels_ir is in no layer: it imports what describes a
# launch, and only the top layers import it.
LAYERS = {
    "wfv.child": 0,
    "wfv.collector": 0,
    "wfv.cpus": 0,
    "wfv.options": 0,
    "wfv.divergence_profile": 0,
    "wfv.launch": 0,
    "wfv.version": 0,
    "wfv.systems": 0,
    "wfv.strategies": 0,
    "wfv.plugin_code": 0,
    "wfv.forks": 0,
    "wfv.whole_imports": 0,
    "wfv.tables": 0,
    "wfv.temporary": 0,
    "wfv.errors": 0,
    "wfv.grouped": 0,
    "wfv.cache": 0,
    "wfv.ir": 0,
    "wfv.llvm": 1,
    "wfv.opencl": 1,
    "passes": 2,
    "wfv.pipeline": 3,
    "wfv.cost": 3,
    "wfv.auto_settings": 3,
    "wfv.inspect": 4,
    "wfv.runtime": 4,
    "wfv.validation": 4,
    "wfv.bench": 4,
    "wfv.dask": 4,
    "wfv.driver": 4,
    "wfv.fuzz": 4,
    "wfv.python": 4,
    "wfv.functions": 5,
    "wfv.cli": 5,
    "wfv.__main__": 5,
}
# The folders of passes/: a folder imports from lower levels and from itself.
LEVELS = {
    "passes.costs": 0,
    "passes.interface": 0,
    "passes.ir_template": 0,
    "passes.remarks": 0,
    "passes.launch_module": 1,
    "passes.located_remarks": 1,
    "passes.records": 1,
    "passes.kernel_hints": 0,
    "passes.analysis": 1,
    "passes.scalarize": 2,
    "passes.builtins": 2,
    "passes.speculate": 2,
    "passes.functions": 3,
    "passes.bounds": 3,
    "passes.group": 3,
    "passes.barriers": 3,
    "passes.text": 4,
    "passes.linearize": 4,
    "passes.sub_groups": 4,
    "passes.normalize": 5,
    "passes.widen": 5,
}
PUBLIC = "wfv"
OF_KERNELS = (PUBLIC, "wfv.errors", "wfv.launch")
KERNEL_USERS = 4
OPTIONAL = {
    "resource",  # Unix only
    "IPython", "adjustText", "cffi", "dask", "distributed", "gmpy2", "jinja2", "matplotlib", "pygraphviz", "pyopencl",
    "z3",
}  # fmt: skip
COMMANDS = ("wfv.cli",)
# `Kernel.compiled` loads what shows a compilation; other modules beside that one work with kernels.
SHOWS = {("wfv.runtime.kernel", "wfv.inspect"), ("wfv.runtime.kernel_origin", "wfv.inspect")}
# Modules with literals that begin with `wfv.` and are other names.
NO_NAMES_OF_IR = {
    "wfv",  # of modules
    "wfv.bench.compare",  # of what is public
    "wfv.bench.peers.client",  # of a module
    "wfv.dask.map_kernel",  # of a module
    "wfv.driver.entry_points",  # of modules
    "wfv.driver.library",  # of a file
    "wfv.fuzz.kernels.reference",  # in texts of LLVM IR, for kernels without wfv's steps
    "wfv.python.failures",  # of what is public
    "wfv.runtime.kernel_help",  # of what is public
    "wfv.runtime.launch.printf_output",  # of modules
    "wfv.runtime.variants",  # for profilers
    "wfv.strategies",  # of plugins
}
# After these stand the passes, which a kernel from the cache does not need; and what finds plugins, which a strategy
# of wfv's own does not need; Clang's front end and child processes, which a cached source does not need; and
# wfv.python, which needs Numba, most of which a kernel from the cache does not need; and LLVM, which an OpenCL host
# that lists devices does not need; and the packages' versions, which are for records; and texts about programs and
# kernels, which a launch does not need.
BOUNDARIES = {
    "wfv.driver.cached_headers",
    "wfv.driver.devices",
    "wfv.functions",
    "wfv.llvm.machine",
    "wfv.opencl.clang_cache",
    "wfv.opencl.clang_program",
    "wfv.python.cached_front_end",
    "wfv.runtime.cached_compiler",
    "wfv.runtime.cached_functions",
    "wfv.runtime.candidates",
    "wfv.runtime.kernel",
    "wfv.runtime.kernel_origin",
    "wfv.runtime.linked_variables",
    "wfv.runtime.program",
    "wfv.strategies",
}


@cache
def modules() -> dict[str, Path]:
    """Every module's dotted name; a package is its `__init__.py`."""
    found = {}
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*.py"):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def layer(module: str) -> int | None:
    return height(module, LAYERS)


def height(module: str, table: dict[str, int]) -> int | None:
    """The number of a module, or of the innermost package around it that has one."""
    while module:
        if module in table:
            return table[module]
        module = module.rpartition(".")[0]
    return None


@cache
def imported(path: Path) -> set[str]:
    """The dotted names of the modules that a file imports anywhere, ours and others."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            assert node.module
            submodules = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= {name if name in modules() else node.module for name in submodules}
    return names


def parents(module: str) -> set[str]:
    parts = module.split(".")
    return {".".join(parts[:i]) for i in range(1, len(parts))}


def edges() -> Iterator[tuple[str, str]]:
    """Importer and imported. Importing `a.b` runs `a` first, unless the importer is inside `a`.

    The public package is left out as an importer: it exports names of all layers, and loads them at first use.
    """
    for module, path in modules().items():
        around = parents(module) | {module}
        for name in imported(path) if module != PUBLIC else ():
            if name in modules():
                yield module, name
                yield from ((module, parent) for parent in parents(name) - around)


def child(package: str, module: str) -> str:
    """The file or folder directly in the package that the module is, or is in."""
    return ".".join(module.split(".")[: package.count(".") + 2])


def folder_edges(package: str) -> Iterator[tuple[str, str]]:
    """The imports between files and folders directly in a package."""
    inside = f"{package}."
    for a, b in edges():
        if (
            (a, child("wfv", b)) not in SHOWS
            and a.startswith(inside)
            and b.startswith(inside)
            and child(package, a) != child(package, b)
        ):
            yield child(package, a), child(package, b)


def own_names(path: Path) -> set[str]:
    """The literals of a file that are names of wfv's own in the IR, or parts of such; docstrings do not count."""
    tree = ast.parse(path.read_text())
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    literals = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in texts)
    return {node.value for node in literals if isinstance(node.value, str) and node.value.startswith("wfv.")}


def test_one_module_spells_names_of_the_ir() -> None:
    """Names of modules and public names begin alike."""
    found = {module: own_names(path) for module, path in modules().items() if module not in NO_NAMES_OF_IR}
    assert {module for module, names in found.items() if names} == {"wfv.ir.names"}
    assert not {module for module in NO_NAMES_OF_IR if not own_names(modules()[module])}


def test_every_module_has_a_layer() -> None:
    missing = [m for m in modules() if layer(m) is None and m != PUBLIC and m.split(".")[0] != "kernels_ir"]
    assert not missing
    assert {m for m in LAYERS if m not in modules()} == set(), "a layer for a module that does not exist"


def test_imports_never_go_up() -> None:
    layered = [(a, b, layer(a), layer(b)) for a, b in edges()]
    up = [f"{a} ({low}) imports {b} ({high})" for a, b, low, high in layered if None not in (low, high) and low < high]
    assert not up, "\n".join(up)


def test_the_product_does_not_import_the_tests() -> None:
    """They are not installed."""
    users = [module for module, path in modules().items() for name in imported(path) if name.split(".")[0] == "tests"]
    assert not users


def test_folders_import_from_lower_levels_only() -> None:
    folders = {child("passes", module) for module in modules() if module.startswith("passes.")}
    assert folders == set(LEVELS)
    wrong = [(a, b) for a, b in folder_edges("passes") if LEVELS[a] <= LEVELS[b]]
    assert not wrong, "\n".join(f"{a} imports {b}" for a, b in wrong)


def test_the_public_package_loads_nothing() -> None:
    tree = ast.parse(modules()[PUBLIC].read_text())
    loaded = [node.module or "" for node in tree.body if isinstance(node, ast.ImportFrom)]
    assert [name for name in loaded if name.split(".")[0] in PACKAGES] == [
        "wfv.forks",
        "wfv.version",
        "wfv.whole_imports",
    ]


def test_kernels_use_launches_and_only_the_top_uses_kernels() -> None:
    for a, b in edges():
        if a.startswith("kernels_ir"):
            assert b in OF_KERNELS or b.startswith("kernels_ir"), f"{a} imports {b}"
        elif b.startswith("kernels_ir"):
            assert (layer(a) or 0) >= KERNEL_USERS, f"{a} imports {b}"


def cycles(graph: nx.DiGraph) -> list[list[str]]:
    return [sorted(part) for part in nx.strongly_connected_components(graph) if len(part) > 1]


def test_imports_have_no_cycle() -> None:
    graph = nx.DiGraph(list(edges()))  # a list: networkx swallows errors of a generator
    assert not cycles(graph)
    assert not list(nx.selfloop_edges(graph))


def test_folders_have_no_cycle() -> None:
    """Not even through different modules of two folders."""
    packages = {parent for module in modules() for parent in parents(module)}
    found = {package: cycles(nx.DiGraph(list(folder_edges(package)))) for package in packages}
    assert not {package: some for package, some in found.items() if some}


def test_only_one_package_imports_llvmlite() -> None:
    users = {m for m, path in modules().items() if any(n.split(".")[0] == "llvmlite" for n in imported(path))}
    assert users
    assert all(user.startswith("wfv.llvm") for user in users), users


def test_only_the_process_of_a_peer_imports_pyopencl() -> None:
    users = {m for m, path in modules().items() if any(n.split(".")[0] == "pyopencl" for n in imported(path))}
    assert users == {"wfv.bench.peers.worker"}
    importers = {a for a, b in edges() if b == "wfv.bench.peers.worker"}
    assert not importers, importers


def test_only_optional_packages_and_the_compiler_are_imported_in_functions() -> None:
    """Optional packages may be missing. Commands and cached kernels do not load what they do not use."""
    for module, path in modules().items():
        if module.startswith(COMMANDS) or module in BOUNDARIES:
            continue
        functions = [n for n in ast.walk(ast.parse(path.read_text())) if isinstance(n, ast.FunctionDef)]
        for node in (n for f in functions for n in ast.walk(f)):
            if isinstance(node, ast.Import | ast.ImportFrom):
                names = [a.name for a in node.names] if isinstance(node, ast.Import) else [node.module or ""]
                assert {name.split(".")[0] for name in names} <= OPTIONAL, f"{module}, line {node.lineno}: {names}"


def test_the_table_of_contents_has_a_title_for_each_file() -> None:
    printed = subprocess.check_output([sys.executable, ROOT / "docs" / "rooms.py", "passes"], text=True)
    titles = dict(line.strip().split(maxsplit=1) for line in printed.splitlines() if line.startswith("    "))
    assert {path.name for path in (ROOT / "passes").rglob("*.py")} - {"__init__.py"} == set(titles)
    assert titles["tiles.py"].startswith("Tiles: ")
