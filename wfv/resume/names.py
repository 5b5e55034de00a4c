"""Names by which the metadata refers to parts of a function: each value and block has one of its own."""

from wfv.errors import ParseError
from wfv.ir.core import Block, Function, Instr
from wfv.ir.operands import Namer, definitions_of
from wfv.ir.types import VOID
from wfv.ir.values import FALSE, TRUE, Argument, Value, unquote


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
    assert value in (TRUE, FALSE), value
    return "true" if value == TRUE else "false"


class Names:
    """The values and blocks of a function, by name. All lookups raise ParseError."""

    def __init__(self, fn: Function) -> None:
        self.fn = fn
        self.blocks = {block.name: block for block in fn.blocks}
        self.values: dict[str, Value] = {arg.name: arg for arg in fn.args}
        self.values |= {instr.name: instr for instr in fn.instrs() if instr.name}

    def block(self, name: object) -> Block:
        if name not in self.blocks:
            raise self.missing(name)
        return self.blocks[str(name)]

    def value(self, name: object) -> Value:
        if name not in self.values:
            raise self.missing(name)
        return self.values[str(name)]

    def instr(self, name: object) -> Instr:
        found = self.value(name)
        if not isinstance(found, Instr):
            raise self.missing(name)
        return found

    def referred(self, text: object) -> Value:
        """The value that `reference` made this text of."""
        if text in ("true", "false"):
            return TRUE if text == "true" else FALSE
        return self.value(str(text).removeprefix("%"))

    def missing(self, name: object) -> ParseError:
        return ParseError(
            f"@{self.fn.name} has no %{name}, which the metadata of wfv mentions",
            help="do not rename or remove values and blocks between these steps",
        )
