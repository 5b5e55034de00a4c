"""Names by which the metadata refers to parts of a function: each value and block has one of its own."""

from typing import TypeVar

from wfv.errors import ParseError
from wfv.ir.core import Block, Function, Instr
from wfv.ir.operands import Namer, definitions_of
from wfv.ir.types import VOID
from wfv.ir.values import FALSE, TRUE, Argument, Value, unquote

Thing = TypeVar("Thing", Block, Instr, Value)
_I1 = {"true": TRUE, "false": FALSE}


def settle_names(fn: Function) -> None:
    """Gives each value and block of `fn` the name that it is printed with."""
    namer = Namer(fn)
    for thing in definitions_of(fn):
        if isinstance(thing, Block) or thing.type != VOID:
            thing.name = unquote(namer(thing)[1:])


def reference(value: Value) -> str:
    """What stands for an i1: `%name`, `true` or `false`."""
    if isinstance(value, (Instr, Argument)):
        return f"%{value.name}"
    return next(text for text, constant in _I1.items() if value == constant)


class Names:
    """The values and blocks of a function, by name: they share one namespace."""

    def __init__(self, fn: Function) -> None:
        self._fn = fn
        self._things = {thing.name: thing for thing in definitions_of(fn)}

    def find(self, kind: type[Thing], name: str) -> Thing:
        """What has the name. Raises ParseError if that is of another kind, too."""
        found = self._things.get(name)
        if not isinstance(found, kind):
            raise ParseError(
                f"@{self._fn.name} has no %{name}, which the metadata of wfv mentions",
                help="do not rename or remove values and blocks between these steps",
            )
        return found

    def referred(self, text: str) -> Value:
        """The value that `reference` made this text of."""
        return _I1.get(text) or self.find(Value, text.removeprefix("%"))
