"""`help(kernel)`, `inspect.signature(kernel)`, `kernel.description`; what notebooks show."""

from collections.abc import Callable, Sequence
from inspect import Parameter, Signature
from keyword import iskeyword
from typing import Any

from passes.interface import KernelInterface, Param
from passes.kernel_hints import KernelHints
from wfv.options import Options
from wfv.runtime.arguments.images import is_image, is_sampler
from wfv.runtime.arguments.parameters import LAUNCH_OPTIONS, type_name
from wfv.runtime.html_tables import RemarkList, html_paragraph, html_table

NOT_THERE = object()  # not None: that is every docstring under python -OO


class OfInstance:
    """An attribute with one value for the class and a computed one for each instance, such as `__doc__`.

    NOT_THERE: the class itself has none (for a signature, inspect then uses `__init__`).
    """

    def __init__(self, of_class: object, of_instance: Callable[[Any], object]) -> None:
        self._of_class, self._of_instance = of_class, of_instance

    def __get__(self, instance: object, owner: type) -> object:
        if instance is not None:
            return self._of_instance(instance)
        if self._of_class is NOT_THERE:
            raise AttributeError("an attribute of instances")
        return self._of_class


def parameter_texts(interface: KernelInterface) -> list[str]:
    """The parameters in source form."""
    return [f"{type_name(param)} {param.name}" for param in interface.params]


def parameter_signature(interface: KernelInterface) -> Signature:
    """How the kernel is called from Python; annotations are the types of the source."""
    positional = Parameter.POSITIONAL_ONLY
    sizes = [Parameter(name, positional) for name in ("global_size", "local_size")]
    given = [param.name for param in interface.params]
    names = _python_names(given)
    by_position = [name in LAUNCH_OPTIONS or name != own for name, own in zip(names, given, strict=True)]
    last = max((i for i, is_so in enumerate(by_position) if is_so), default=-1)
    args = [
        Parameter(name, Parameter.POSITIONAL_OR_KEYWORD if i > last else positional, annotation=type_name(param))
        for i, (name, param) in enumerate(zip(names, interface.params, strict=True))
    ]
    options = [Parameter(name, Parameter.KEYWORD_ONLY, default=None) for name in LAUNCH_OPTIONS if name not in names]
    return Signature([*(size for size in sizes if size.name not in names), *args, *options], return_annotation=None)


def _python_names(names: Sequence[str]) -> list[str]:
    """The names, if they are valid in Python: `from` becomes `from_`; if any still is not, `arg0`, `arg1`, .."""
    made = [f"{name}_" if iskeyword(name) else name for name in names]
    if all(map(str.isidentifier, made)) and len(set(made)) == len(made):
        return made
    return [f"arg{i}" for i in range(len(made))]


def describe(interface: KernelInterface, hints: KernelHints) -> str:
    """A few lines of text: the call, a line for each parameter, the required or preferred local size."""
    names = ", ".join(param.name for param in interface.params)
    lines = [f"{interface.name}(global_size, local_size, {names})".replace(", )", ")"), ""]
    lines += [f"    {type_name(param)} {param.name}: {_takes(param)}" for param in interface.params]
    if hints.required_size:
        lines.append(f"    The local size must be {hints.required_size}.")
    if hints.preferred_size:
        lines.append(f"    The default local size is {hints.preferred_size}.")
    return "\n".join(lines)


def _takes(param: Param) -> str:
    if is_image(param):
        return "wfv.Image"
    if is_sampler(param):
        return "wfv.Sampler"
    match param.kind:
        case "scalar":
            return "by value"
        case "struct":
            return "a record by value"
        case "local":
            return "wfv.LocalMemory(nbytes)"
    access = "array, written" if param.is_written else "array, only read"
    return access + (", must not overlap the others" if param.is_restrict else "")


def html_of(description: str, options: Options, remarks: RemarkList) -> str:
    """For a notebook: tables of the parameters, the options and the remarks."""
    call, _, *lines = description.split("\n")
    rows = [line.strip().partition(": ") for line in lines]
    chosen = f"strategy {options.strategy.name}, {options.lanes} lanes, target {options.target}, math {options.math}"
    notes = "".join(html_paragraph(name) for name, colon, _ in rows if not colon)
    table = html_table(call, ("parameter", "argument"), [(name, takes) for name, colon, takes in rows if colon])
    return table + notes + html_paragraph(chosen) + remarks._repr_html_()
