"""Kernels in Python from a text that is not run: only its functions are made, and Numba compiles them.

A module may have imports of math, NumPy and wfv, constants, and functions. Decorators are read, and not called; default
values, which `def` would compute, are refused. Annotations are names, attributes, and indices of them.
"""

import ast
import hashlib
import linecache
import math
from collections.abc import Iterator
from types import CodeType, FunctionType
from typing import Any

import numpy as np

import wfv
from wfv.errors import Error, ParseError, SourceLocation, UnsupportedError, optional_module
from wfv.runtime.program_source import Loaded, from_front_end

MODULES = {"math": math, "numpy": np, "wfv": wfv}
_HELP = "the explorer runs no Python: a text has imports of math, numpy and wfv, constants, and functions"


def load_python(text: str, kernel: str) -> tuple[Loaded, list[str]]:
    """The IR of a kernel, by default of the first, and the names of all. Raises ParseError, and compilation errors."""
    optional_module("numba", "kernels in Python need Numba", "pip install 'wfv[python]'")
    path = f"/explore/{hashlib.sha256(text.encode(errors='replace')).hexdigest()[:16]}.py"
    try:
        tree = ast.parse(text, path)
    except (SyntaxError, ValueError, RecursionError) as error:
        raise _error(f"not Python: {error.args[0]}", getattr(error, "lineno", 0) or 0) from None
    module = _Module(text, path)
    names = list(module.kernels(tree))
    if not names:
        raise ParseError("the text has no kernel", help="write `@wfv.kernel` before a function")
    chosen = kernel if kernel in names else names[0]
    try:
        made = wfv.kernel(module.functions[chosen]).compile().source
        return from_front_end(made or "", "<text>"), names
    except Error as error:
        if isinstance(error.line, SourceLocation):
            error.line = SourceLocation(error.line, error.line.column, "<text>")
        raise


class _Module:
    """The names of a text. It is its own loader, from which error messages get their lines."""

    def __init__(self, text: str, path: str) -> None:
        self.text, self.path = text, path
        self.names: dict[str, Any] = {"__name__": "explore", "__loader__": self}
        self.functions: dict[str, FunctionType] = {}
        linecache.lazycache(path, self.names)

    def get_source(self, name: str) -> str:
        """Of the loader's protocol."""
        return self.text

    def kernels(self, tree: ast.Module) -> Iterator[str]:
        """Makes all functions; the names of those that are kernels."""
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                self._make(node)
                if any(map(_is_kernel, node.decorator_list)):
                    yield node.name
            elif isinstance(node, ast.Import | ast.ImportFrom):
                self._import(node)
            elif isinstance(node, ast.Assign) and all(isinstance(each, ast.Name) for each in node.targets):
                value = self._value(node.value)
                self.names |= {each.id: value for each in node.targets if isinstance(each, ast.Name)}
            elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
                raise _error("a statement that would have to be run", node.lineno)

    def _make(self, node: ast.FunctionDef) -> None:
        arguments = node.args
        if arguments.defaults or any(arguments.kw_defaults) or getattr(node, "type_params", None):
            raise _error(f"{node.name!r} has default values, or parameters of types", node.lineno)
        annotated = [
            each for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs) if each.annotation
        ]
        types = {each.arg: self._value(each.annotation) for each in annotated if each.annotation}
        for each in annotated:
            each.annotation = None
        decorators, node.decorator_list = node.decorator_list, []
        node.returns = None
        code = compile(ast.Module([node], []), self.path, "exec")
        node.decorator_list = decorators
        (body,) = (each for each in code.co_consts if isinstance(each, CodeType))
        function = FunctionType(body, self.names, node.name)
        function.__annotations__ = types
        self.names[node.name] = self.functions[node.name] = function

    def _import(self, node: ast.Import | ast.ImportFrom) -> None:
        for each in node.names:
            module = MODULES.get(node.module or "" if isinstance(node, ast.ImportFrom) else each.name)
            if module is None or (isinstance(node, ast.ImportFrom) and not hasattr(module, each.name)):
                raise _error(f"import of {each.name!r}", node.lineno)
            self.names[each.asname or each.name] = (
                module if isinstance(node, ast.Import) else getattr(module, each.name)
            )

    def _value(self, node: ast.expr) -> Any:
        """A constant, or a name with attributes and indices, as annotations have."""
        if isinstance(node, ast.Name) and node.id in self.names | _BUILTINS:
            return (self.names | _BUILTINS)[node.id]
        if isinstance(node, ast.Attribute) and not node.attr.startswith("_"):
            return getattr(self._value(node.value), node.attr, None)
        if isinstance(node, ast.Subscript) and (array := self._value(node.value)) is wfv.Array:
            return array[self._value(node.slice)]
        if isinstance(node, ast.Tuple):
            return tuple(map(self._value, node.elts))
        try:
            return ast.literal_eval(node)
        except ValueError:
            raise _error("an expression that would have to be run", node.lineno) from None


_BUILTINS = {"int": int, "float": float, "bool": bool, "complex": complex}


def _is_kernel(decorator: ast.expr) -> bool:
    """`@wfv.kernel` or `@kernel`, also with options."""
    function = decorator.func if isinstance(decorator, ast.Call) else decorator
    return (function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")) == "kernel"


def _error(what: str, line: int) -> ParseError | UnsupportedError:
    return ParseError(what, line=SourceLocation(line, 0, "<text>"), help=_HELP)
