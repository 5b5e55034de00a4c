"""Lowers printf: each call stores a record in a buffer of the launch, which is printed when the launch is over.

Before:                                             After:
    %r = call i32 (ptr addrspace(2), ...)               %r = call i32 @wfv.printf.0(i64 3, double %x)
             @printf(ptr addrspace(2) @.str,
                     double %x)

Formats and the arguments of `%s` are literals, and each is replaced by its number. A function is made for each list of
argument types (a kind of record): wfv/opencl/printf_functions.py. These functions consist of ordinary atomics and
stores. The address of the buffer is a call of `wfv.printf.buffer`, which passes/builtins/builtins.py replaces by a
parameter. wfv/opencl/printf_buffer.py has the layout of the buffer.
"""

from collections.abc import Iterable

from wfv.errors import UnsupportedError
from wfv.ir.core import Function, Instr, Module
from wfv.ir.names import name_of
from wfv.ir.types import I32, I64, FloatType, IntType, PtrType, Type, scalar_of
from wfv.ir.values import Value, const_int
from wfv.opencl import literals, printf_formats, printf_functions
from wfv.opencl.printf_buffer import PRINTF, WORD, Printf

_SECTION = "printf (section 6.12.13 of OpenCL 1.2)"


def _is_printf(fn: Function | None) -> bool:
    """Whether this is the built-in, not a function of the same name that the source defines."""
    return fn is not None and fn.is_declaration


def check_printf_in(module: Module, fn: Function) -> None:
    """Raises UnsupportedError at a function's first invalid call of printf."""
    printf = module.functions.get(PRINTF)
    if printf is None or not _is_printf(printf):
        return
    for call in fn.instrs():
        if call.callee == PRINTF:
            _check_call(module, printf, call)


def kernels_of(module: Module) -> list[Function]:
    """The kernels of a module; if no function is a `spir_kernel`, all defined functions."""
    return [fn for fn in module.defined if "spir_kernel" in fn.prefix] or module.defined


def lower_printf(module: Module, kernel: str) -> Printf | None:
    """Replaces the calls of printf in the functions that `kernel` reaches, in place.

    Returns the meaning of the records, None if there are no calls.
    """
    if not _is_printf(module.functions.get(PRINTF)):
        return None
    lowering = _Lowering(module)
    for fn in _reached(module, [kernel]):
        lowering.run(fn)
    return Printf(tuple(lowering.kinds), tuple(lowering.strings)) if lowering.kinds else None


def _reached(module: Module, names: Iterable[str]) -> list[Function]:
    """The functions of these names, and their callees, directly or not."""
    found = module.reached_from(names)
    return [fn for fn in module.functions.values() if fn.name in found]


def _check_call(module: Module, printf: Function, call: Instr) -> None:
    if not (printf.vararg and call.type == I32 and printf.ret == I32 and _takes_format(printf) and call.operands):
        raise UnsupportedError(
            "a call of @printf, which is not declared as the built-in", line=call.line,
            help=f"{_SECTION} is int printf(constant char *, ...)",
        )  # fmt: skip
    texts = literals.possible_texts(module, call.operands[0])
    if not texts or len(set(map(_strings_of, texts))) > 1:
        raise UnsupportedError(
            "a call of printf whose format is not a literal", line=call.line,
            help="write the format in the call, or in a macro",
        )  # fmt: skip
    for number, arg in enumerate(call.operands[1:], 1):
        if not _fits_record(scalar_of(arg.type)):
            raise UnsupportedError(
                f"a call of printf whose argument {number} is {arg.type}", line=call.line,
                help=f"see {_SECTION} for the types that each conversion takes",
            )  # fmt: skip


def _fits_record(scalar: Type) -> bool:
    """Whether a word of a record can have a component of this type."""
    return isinstance(scalar, PtrType) or (isinstance(scalar, IntType | FloatType) and scalar.bits <= 8 * WORD)


def _strings_of(text: str) -> tuple[int, ...]:
    """The numbers of the arguments that a format takes as strings."""
    return tuple(n for n, conversion in enumerate(printf_formats.conversions_of(text)) if conversion.letter == "s")


def _strings_of_call(module: Module, call: Instr) -> tuple[int, ...]:
    """The numbers of the arguments that a call takes as strings, whichever of its formats it prints."""
    return _strings_of((literals.possible_texts(module, call.operands[0]) or [""])[0])


def _takes_format(printf: Function) -> bool:
    return len(printf.args) == 1 and isinstance(printf.args[0].type, PtrType)


class _Lowering:
    def __init__(self, module: Module) -> None:
        self.module = module
        self.kinds: dict[tuple[Type, ...], int] = {}
        self.strings: dict[str, int] = {}
        self.numbered: dict[Value, Instr] = {}  # selects and phis of literals, and those of the literals' numbers

    def run(self, fn: Function) -> None:
        self.numbered = {}
        for call in list(fn.instrs()):
            if call.callee == PRINTF:
                self.replace(fn, call)
        for block in fn.blocks:
            block.instrs = [x for i in block.instrs for x in (i, self.numbered.get(i)) if x is not None]

    def replace(self, fn: Function, call: Instr) -> None:
        """Makes `call` a call of the function that stores its kind of record."""
        format, *args = call.operands
        for n in _strings_of_call(self.module, call):
            if n < len(args):
                args[n] = (
                    self.number(fn, args[n]) if literals.possible_texts(self.module, args[n]) else const_int(I32, 0)
                )
        types = tuple(x.type for x in args)
        kind = self.kinds.setdefault(types, len(self.kinds))
        name = name_of("printf", str(kind))
        printf_functions.add_record_function(self.module, name, kind, types)
        call.operands = [self.number(fn, format), *args]
        call.attrs = {"callee": name}

    def number(self, fn: Function, value: Value) -> Value:
        """The number of the literal that `value` points to, as a value."""
        text = literals.literal_text(self.module, value)
        if text is not None:
            return const_int(I64, self.strings.setdefault(text, len(self.strings)))
        if value not in self.numbered:
            assert isinstance(value, Instr)
            new = Instr(I64, fn.unique_name(f"{value.name}.number"), value.op, blocks=list(value.blocks))
            self.numbered[value] = new
            new.operands = value.operands[:1] if value.op == "select" else []
            new.operands += [self.number(fn, x) for x in literals.alternatives_of(value) or []]
        return self.numbered[value]
