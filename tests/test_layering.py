"""Imports never go up a layer, and within a layer they have no circle: docs/design.md has the table."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import networkx as nx

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("wfv", "passes", "kernels_ir")

# The longest matching prefix counts. Kernels stand beside the layers: they use wfv's public names, and only what the
# user calls uses them.
LAYERS = {
    "wfv.collection": 0,
    "wfv.cpus": 0,
    "wfv.options": 0,
    "wfv.errors": 0,
    "wfv.lazy": 0,
    "wfv.suggestions": 0,
    "wfv.cache": 0,
    "wfv.ir": 0,
    "wfv.llvm": 1,
    "wfv.opencl": 1,
    "passes": 2,
    "wfv.canonical_ir": 2,
    "wfv.pipeline": 3,
    "wfv.runtime": 4,
    "wfv.bench": 4,
    "wfv.fuzz": 4,
    "wfv.mathcheck": 4,
    "wfv.view": 4,
    "wfv.cli": 5,
    "wfv.commands": 5,
}
PUBLIC = "wfv"
TOOLS = {"kernels_ir.remake"}  # what makes the kernels' IR is no kernel: it calls the front end
KERNEL_USERS = 4


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
    while module:
        if module in LAYERS:
            return LAYERS[module]
        module = module.rpartition(".")[0]
    return None


def statements(path: Path) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports that run: those for the type checker alone do not."""
    work: list[ast.AST] = [ast.parse(path.read_text())]
    while work:
        node = work.pop()
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        is_typing = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        work += node.orelse if isinstance(node, ast.If) and is_typing else ast.iter_child_nodes(node)


def lazy(path: Path) -> set[str]:
    """The names that a file gives to LazyModule: what they stand for is imported when it is used."""
    calls = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
    given = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "LazyModule"]
    return {name.value for name in given if isinstance(name, ast.Constant)}


def imported(path: Path) -> set[str]:
    """The dotted names of the modules that a file imports by name, at once or lazily, others' too."""
    names = lazy(path)
    for node in statements(path):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
            continue
        assert node.level == 0, f"{path}: a relative import"
        assert node.module
        for alias in node.names:
            submodule = f"{node.module}.{alias.name}"
            names.add(submodule if submodule in modules() else node.module)
    return names


def parents(module: str) -> set[str]:
    parts = module.split(".")
    return {".".join(parts[:i]) for i in range(1, len(parts))}


def edges() -> Iterator[tuple[str, str]]:
    """Who runs whom. Importing `a.b` runs `a` first, unless the importer is within `a`: then that has begun."""
    for module, path in modules().items():
        around = parents(module) | {module}
        for name in imported(path):
            if name in modules():
                yield module, name
                yield from ((module, parent) for parent in parents(name) - around)


def test_every_module_has_a_layer() -> None:
    homeless = [m for m in modules() if layer(m) is None and m != PUBLIC and m.split(".")[0] != "kernels_ir"]
    assert not homeless
    assert {m for m in LAYERS if m not in modules()} == set(), "a layer for a module that is not there"


def test_imports_never_go_up() -> None:
    layered = [(a, b, layer(a), layer(b)) for a, b in edges()]
    up = [f"{a} ({low}) imports {b} ({high})" for a, b, low, high in layered if None not in (low, high) and low < high]
    assert not up, "\n".join(up)


def test_the_public_package_imports_nothing() -> None:
    assert not [name for name in imported(modules()[PUBLIC]) if name.split(".")[0] in PACKAGES]


def test_kernels_use_public_names_and_only_the_top_uses_kernels() -> None:
    for a, b in edges():
        if a.startswith("kernels_ir") and a not in TOOLS:
            assert b == PUBLIC or b.startswith("kernels_ir"), f"{a} imports {b}"
        elif b.startswith("kernels_ir"):
            assert (layer(a) or 0) >= KERNEL_USERS, f"{a} imports {b}"


def test_imports_have_no_circle() -> None:
    graph = nx.DiGraph(edges())
    circles = [sorted(part) for part in nx.strongly_connected_components(graph) if len(part) > 1]
    assert not circles
    assert not list(nx.selfloop_edges(graph))


def test_only_one_package_imports_llvmlite() -> None:
    users = {m for m, path in modules().items() if any(n.split(".")[0] == "llvmlite" for n in imported(path))}
    assert users
    assert all(user.startswith("wfv.llvm") for user in users), users


def test_no_import_stands_in_a_function() -> None:
    for module, path in modules().items():
        functions = [n for n in ast.walk(ast.parse(path.read_text())) if isinstance(n, ast.FunctionDef)]
        late = [n.lineno for f in functions for n in ast.walk(f) if isinstance(n, ast.Import | ast.ImportFrom)]
        assert not late, f"{module}, lines {late}"
