"""printf: each call stores its arguments in a buffer of the launch, which is printed when the launch is over.

Before:                                             After:
    %r = call i32 (ptr addrspace(2), ...)               %r = call i32 @wfv.printf.0(i64 3, double %x)
             @printf(ptr addrspace(2) @.str,
                     double %x)

Literals are counted: formats, and the arguments of `%s`. There is such a function for each list of argument types (a
kind of record): wfv/opencl/printf_functions.py. They are functions like any others, with atomics and stores in them.
Only passes/kernel/builtins.py knows where the buffer is: `wfv.printf.buffer` becomes a parameter.
wfv/opencl/printf_buffer.py says what stands in it.
"""

from __future__ import annotations

from collections.abc import Iterable

from wfv.errors import UnsupportedError
from wfv.ir.core import Function, Instr, Module
from wfv.ir.types import I32, I64, PtrType, Type
from wfv.ir.values import Value, const_int
from wfv.opencl.literals import choices_of, literal_text, possible_texts
from wfv.opencl.printf_buffer import PRINTF, Printf
from wfv.opencl.printf_formats import SECTION, check_arguments, conversions_of
from wfv.opencl.printf_functions import add_record_function


def _is_printf(fn: Function | None) -> bool:
    """Whether it is the built-in, and not a function of that name."""
    return fn is not None and fn.is_declaration


def check_printf(module: Module) -> None:
    """Raises UnsupportedError at the first call of printf, in what kernels reach, that is not as it should be."""
    printf = module.functions.get(PRINTF)
    if printf is None or not _is_printf(printf):
        return
    defined = [fn for fn in module.functions.values() if not fn.is_declaration]
    kernels = [fn for fn in defined if "spir_kernel" in fn.prefix] or defined
    for fn in _reached(module, kernels):
        for call in fn.instrs():
            if call.callee == PRINTF:
                _check_call(module, printf, call)


def lower_printf(module: Module, kernel: str) -> Printf | None:
    """Replaces the calls of printf in what `kernel` reaches, in place; None if there are none."""
    if not _is_printf(module.functions.get(PRINTF)):
        return None
    lowering = _Lowering(module)
    for fn in _reached(module, [module.functions[kernel]]):
        lowering.run(fn)
    return Printf(tuple(lowering.kinds), tuple(lowering.strings)) if lowering.kinds else None


def _reached(module: Module, roots: Iterable[Function]) -> list[Function]:
    """The functions that are defined and that these call, and themselves."""
    found, work = dict[Function, None](), list(roots)
    while work:
        fn = work.pop()
        if fn not in found and not fn.is_declaration:
            found[fn] = None
            work += [module.functions[i.callee] for i in fn.instrs() if i.callee in module.functions]
    return list(found)


def _check_call(module: Module, printf: Function, call: Instr) -> None:
    if not (printf.vararg and call.type == I32 and printf.ret == I32 and _takes_format(printf) and call.operands):
        raise UnsupportedError(
            "a call of @printf, which is declared in another way", line=call.line,
            help=f"{SECTION} is int printf(constant char *, ...)",
        )  # fmt: skip
    try:
        texts = possible_texts(module, call.operands[0])
        if not texts or len(set(map(_strings_of, texts))) > 1:
            raise UnsupportedError(
                "a call of printf whose format is no literal", help="write the format into the call (a macro may do so)"
            )
        for text in texts:
            _check_arguments(module, text, call.operands[1:])
    except UnsupportedError as error:
        error.line = call.line
        raise


def _strings_of(text: str) -> tuple[int, ...]:
    """Which arguments a format takes for strings."""
    return tuple(n for n, conversion in enumerate(conversions_of(text)) if conversion.letter == "s")


def _takes_format(printf: Function) -> bool:
    return len(printf.args) == 1 and isinstance(printf.args[0].type, PtrType)


def _check_arguments(module: Module, text: str, args: list[Value]) -> None:
    check_arguments(text, [x.type for x in args])
    for number, (conversion, arg) in enumerate(zip(conversions_of(text), args, strict=True), 1):
        if conversion.letter == "s" and not possible_texts(module, arg):
            raise UnsupportedError(
                f"a call of printf whose argument {number}, for {conversion.text}, is no literal",
                help="write the string into the call (a macro may do so): OpenCL C prints no other",
            )


class _Lowering:
    def __init__(self, module: Module) -> None:
        self.module = module
        self.kinds: dict[tuple[Type, ...], int] = {}
        self.strings: dict[str, int] = {}
        self.numbered: dict[Value, Instr] = {}  # selects and phis of literals, and the same of their numbers

    def run(self, fn: Function) -> None:
        self.numbered = {}
        for call in list(fn.instrs()):
            if call.callee == PRINTF:
                self.replace(fn, call)
        for block in fn.blocks:
            block.instrs = [x for i in block.instrs for x in (i, self.numbered.get(i)) if x is not None]

    def replace(self, fn: Function, call: Instr) -> None:
        """Makes it a call of the function that stores such a record."""
        format, *args = call.operands
        for n in _strings_of((possible_texts(self.module, format) or [""])[0]):
            args[n] = self.number(fn, args[n])
        types = tuple(x.type for x in args)
        kind = self.kinds.setdefault(types, len(self.kinds))
        name = f"wfv.printf.{kind}"
        add_record_function(self.module, name, kind, types)
        call.operands = [self.number(fn, format), *args]
        call.attrs = {"callee": name}

    def number(self, fn: Function, value: Value) -> Value:
        """The number of the literal that is pointed to."""
        text = literal_text(self.module, value)
        if text is not None:
            return const_int(I64, self.strings.setdefault(text, len(self.strings)))
        if value not in self.numbered:
            assert isinstance(value, Instr)
            new = Instr(I64, fn.unique_name(f"{value.name}.number"), value.op, blocks=list(value.blocks))
            self.numbered[value] = new
            new.operands = value.operands[:1] if value.op == "select" else []
            new.operands += [self.number(fn, x) for x in choices_of(value) or []]
        return self.numbered[value]
