"""A module as verified LLVM IR text, at any point between the passes.

Debug info with line tables for a launch module: the source location of each instruction.

LLVM then writes a directive `.loc` into the assembly wherever the location changes. Each function has a subprogram of
its own, because LLVM allows one function for each, and a directory, which says from which form its code comes:
SIMD functions are in VECTOR, scalar forms in SCALAR, the loops over the work-items in LAUNCH.

Before:                                 After:
    %s = fadd <8 x float> %a, %b            %s = fadd <8 x float> %a, %b, !dbg !12
                                            !12 = !DILocation(line: 5, column: 9, scope: !8)

Instructions without a location get line 0: else LLVM would count them to the line before them.

Scalar bodies of the wfv.* functions: with them, every form up to widening is valid LLVM IR for one lane.

`wfv.any` and `wfv.all` return their argument. An instruction or helper call under a mask executes if the mask is true,
and returns poison otherwise.
"""

import re
from collections.abc import Iterable

from passes.functions.masked_calls import masked_parts, plain_instr
from passes.interface import OUTSIDE_AT, TRAP_ID, TRAPPED_NUMBER
from wfv import llvm
from wfv.errors import SourceLocation
from wfv.ir.core import Function, Instr, Module
from wfv.ir.intrinsics import ATTRIBUTES, find_primitive
from wfv.ir.names import BOUNDS, OUTSIDE, SIMD, callee_under_mask, is_helper, is_own, is_vote, masked_name
from wfv.ir.printer import print_instr, print_module
from wfv.ir.reached import reached
from wfv.ir.source_locations import IR_FILE
from wfv.ir.types import VOID, FnType
from wfv.ir.values import TRUE, Argument, Value, escaped, quote_global
from wfv.opencl.builtins import find_builtin

VECTOR, SCALAR, LAUNCH = "vector", "scalar", "launch"
MADE = "wfv"  # the file of what has no source line


def add_line_tables(module: Module, fns: Iterable[Function], tail: str = "") -> str:
    """Adds locations to `fns`, as far as their instructions have some; returns `tail`, with line 0 everywhere.

    `tail` is the text of more functions: one instruction on each line.
    """
    tables, defined = _LineTables(module), {fn.name: fn for fn in fns}
    scalar = [name for name in defined if not (name.endswith(SIMD) or is_helper(name))]
    by_item = reached(scalar, lambda name: [i.callee for i in defined[name].instrs() if i.callee in defined])
    for name, fn in defined.items():
        if any(isinstance(instr.line, SourceLocation) for instr in fn.instrs()):
            tables.add_function(fn, SCALAR if name in by_item else VECTOR)
    tail = tables.add_text(tail)
    tables.add_module_flags()
    return tail


class _LineTables:
    """The nodes of the debug info: each is made once."""

    def __init__(self, module: Module) -> None:
        self.metadata, self.free = module.metadata, module.free_nodes()
        self.known: dict[object, str] = {}
        file = self.node(_file(MADE, LAUNCH))
        self.unit = self.node(
            f"distinct !DICompileUnit(language: DW_LANG_C99, file: {file}, emissionKind: LineTablesOnly)"
        )
        self.type = self.node(f"!DISubroutineType(types: {self.node('!{}')})")

    def node(self, text: str) -> str:
        """The name of the node of that text, which is new if it is distinct."""
        if text.startswith("distinct") or text not in self.known:
            self.known[text] = next(self.free)
            self.metadata[self.known[text]] = text
        return self.known[text]

    def add_function(self, fn: Function, form: str) -> None:
        """Locations for a function that passes have made of the source."""
        program = self.subprogram(fn.name, form, fn.line)
        fn.suffix = f"{fn.suffix} !dbg {program}".strip()
        for instr in fn.instrs():
            instr.metadata["dbg"] = self.location(instr.line, program, form)

    def add_text(self, text: str) -> str:
        """The text with a subprogram for each function, and line 0 for each instruction."""
        lines, nowhere = list[str](), ""
        for line in text.split("\n"):
            if line.startswith("define "):
                program = self.subprogram(line.partition("@")[2].partition("(")[0], LAUNCH)
                nowhere = self.location(0, program, LAUNCH)
                lines.append(f"{line.removesuffix('{')}!dbg {program} {{")
            else:
                lines.append(f"{line}, !dbg {nowhere}" if line.startswith("  ") else line)
        return "\n".join(lines)

    def subprogram(self, name: str, form: str, line: int = 0) -> str:
        """A node of its own for a function."""
        made = f"file: {self.node(_file(MADE, form))}, line: {int(line)}, type: {self.type}, unit: {self.unit}"
        return self.node(f'distinct !DISubprogram(name: "{escaped(name)}", {made}, spFlags: DISPFlagDefinition)')

    def location(self, line: int, program: str, form: str) -> str:
        """The node of an instruction's location."""
        if not isinstance(line, SourceLocation) or not line:
            return self.node(f"!DILocation(line: 0, scope: {program})")
        file = self.node(_file(line.file or IR_FILE, form))
        scope = self.node(f"!DILexicalBlockFile(scope: {program}, file: {file}, discriminator: 0)")
        return self.node(f"!DILocation(line: {int(line)}, column: {min(line.column, 2**16 - 1)}, scope: {scope})")

    def add_module_flags(self) -> None:
        flags = re.findall(r"!\d+", self.metadata.get("!llvm.module.flags", ""))
        flags.append(self.node('!{i32 2, !"Debug Info Version", i32 3}'))
        self.metadata["!llvm.module.flags"] = f"!{{{', '.join(flags)}}}"
        self.metadata["!llvm.dbg.cu"] = f"!{{{self.unit}}}"


def _file(name: str, form: str) -> str:
    return f'!DIFile(filename: "{escaped(name)}", directory: "{form}")'


def scalar_bodies(functions: tuple[Function, ...]) -> str:
    """LLVM IR text that defines all wfv.* functions that `functions` call, except helpers and built-ins."""
    calls: dict[str, list[Instr]] = {}
    vectorized = {fn.name for fn in functions}
    for fn in functions:
        for instr in fn.instrs():
            is_other = is_helper(instr.callee) or find_builtin(instr.callee) is not None or _is_primitive(instr)
            is_other |= instr.callee in vectorized
            if is_own(instr.callee) and not is_other:
                calls.setdefault(instr.callee, []).append(instr)
    if BOUNDS in calls or OUTSIDE in calls:
        calls[OUTSIDE] = calls.pop(BOUNDS, calls.get(OUTSIDE, []))
    return "\n".join(_definition(same, vectorized) for _, same in sorted(calls.items()))


def declare_calls(module: Module, functions: tuple[Function, ...]) -> None:
    """Declares the callees that the module does not declare yet: what earlier passes call.

    These are intrinsics, libm functions and sub-group primitives, which have no scalar body.
    """
    for fn in functions:
        for call in fn.instrs():
            if call.callee and (_is_primitive(call) or not is_own(call.callee)):
                attributes = ATTRIBUTES if _is_primitive(call) else ""
                module.declare(call.callee, FnType(call.type, tuple(x.type for x in call.operands)), attributes)
            elif call.callee in (BOUNDS, OUTSIDE):
                module.declare("llvm.trap", FnType(VOID, ()))


def _is_primitive(call: Instr) -> bool:
    return find_primitive(call.callee) is not None


def _definition(calls: list[Instr], vectorized: set[str]) -> str:
    call = calls[0]
    params = [Argument(x.type, f"a{i}") for i, x in enumerate(call.operands)]
    spelled = ", ".join(f"{x.type} %{x.name}" for x in params)
    head = f"define internal {call.type} @{quote_global(call.callee)}({spelled}) alwaysinline {{"
    if call.callee in (BOUNDS, OUTSIDE):
        return _BOUNDS
    if is_vote(call):
        return f"{head}\n  ret i1 %a0\n}}\n"
    is_call = callee_under_mask(call.callee) != ""
    mask = params[-1] if is_call else params[-2]  # the last operand of an access is its alignment
    action = _helper_call(call, params, vectorized) if is_call else _access(calls, params)
    ret = f"ret {call.type} %r" if call.type != VOID else "ret void"
    phi = f"  %r = phi {call.type} [ %v, %do ], [ poison, %entry ]\n" if call.type != VOID else ""
    return (
        f"{head}\nentry:\n  br i1 %{mask.name}, label %do, label %end\n"
        f"do:\n  {print_instr(action)}\n  br label %end\nend:\n{phi}  {ret}\n}}\n"
    )


# The second function writes the launch block, and ends the launch: a fault does (wfv/runtime/native/fault.c).
_BOUNDS = f"""\
define internal void @{BOUNDS}(i64 %at, i64 %end, i64 %test, ptr %launch, i64 %group, i1 %mask) alwaysinline {{
  %is.outside = icmp uge i64 %at, %end
  %fails = select i1 %mask, i1 %is.outside, i1 false
  br i1 %fails, label %fail, label %go.on
fail:
  call void @{OUTSIDE}(i64 %at, i64 %test, ptr %launch, i64 %group)
  unreachable
go.on:
  ret void
}}
define internal void @{OUTSIDE}(i64 %at, i64 %test, ptr %launch, i64 %group) cold noinline noreturn nounwind {{
  %group.at = getelementptr i64, ptr %launch, i64 {TRAPPED_NUMBER}
  store i64 %group, ptr %group.at, align 8
  %test.at = getelementptr i64, ptr %launch, i64 {TRAP_ID}
  store i64 %test, ptr %test.at, align 8
  %at.at = getelementptr i64, ptr %launch, i64 {OUTSIDE_AT}
  store i64 %at, ptr %at.at, align 8
  call void @llvm.trap()
  unreachable
}}
"""


def _helper_call(call: Instr, params: list[Argument], vectorized: set[str]) -> Instr:
    """The call of the helper's masked form if there is one already, else of the helper."""
    helper, args = callee_under_mask(call.callee), list[Value](params[:-1])
    if masked_name(helper) in vectorized:
        helper, args = masked_name(helper), [*args, TRUE]
    return Instr(call.type, "v" if call.type != VOID else "", "call", args, {"callee": helper})


def _access(calls: list[Instr], params: list[Argument]) -> Instr:
    """The instruction on the parameters, with the smallest alignment of all calls: they share one body."""
    instr = plain_instr(calls[0])
    instr.operands, instr.name = list(params[:-2]), "v"
    instr.attrs["align"] = min(masked_parts(call)[2] for call in calls)
    return instr


LARGE = 5000  # instructions; a larger function is not inlined


def module_text(
    module: Module, fns: tuple[Function, ...], is_internal: bool = False, tail: str = "", has_line_tables: bool = False
) -> str:
    """The text of the module with these functions, the scalar bodies of the wfv.* functions, and `tail`; verified.

    `is_internal`: LLVM inlines the functions into `tail`, unless they are LARGE. LLVM's loop passes process a loop as a
    whole, so their time would grow quadratically with a large kernel inside the work-item loops; the cost of a call is
    negligible there. `has_line_tables`: with the source location of each instruction.
    """
    defined = (*fns, *(fn for fn in module.functions.values() if not fn.is_declaration))
    declare_calls(module, defined)
    for fn in fns:
        if is_internal:
            is_large = fn.size > LARGE
            fn.prefix, fn.suffix = "internal", f"{'noinline' if is_large else 'alwaysinline'} nounwind"
        module.functions[fn.name] = fn
    if has_line_tables:
        tail = add_line_tables(module, defined, tail)
    text = print_module(module) + "\n" + scalar_bodies(defined) + tail
    for fn in fns:
        del module.functions[fn.name]
    llvm.verify(text)
    return text
