"""Bugs of LLVM 22 and how they are avoided; the functions' docstrings describe them."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import llvmlite.binding as llvm

from wfv.errors import InternalError
from wfv.llvm.machine import machine_of
from wfv.llvm.targets import Target

_UNENCODABLE = re.compile(r"^\s*v(?:movmskp[sd]|pmovmskb)\s+%[xy]mm(?:1[6-9]|2\d|3[01]),", re.MULTILINE)
# The same instructions with any register: a VEX prefix of two or three bytes, the opcode, two registers.
_READS_MASK = re.compile(
    rb"(?:\xc5|\xc4[\x01\x21\x41\x61\x81\xa1\xc1\xe1])[\x78\x79\x7c\x7d\xf8\xf9\xfc\xfd][\x50\xd7][\xc0-\xff]",
    re.DOTALL,
)
_WITHOUT = ("", ",-avx512dq", ",-avx512dq,-avx512bw")


def emit_encodable_object(module: llvm.ModuleRef, target: Target) -> bytes:
    """The object code of an optimized module. Raises InternalError if all code that LLVM generates for it is wrong.

    LLVM reads masks from the wrong register:

        vpmovd2m %zmm16, %k0; kmovw %k0, %eax       becomes         vmovmskps %xmm16, %eax

    which cannot be encoded: the instruction in the object file reads %xmm0. The last pass over the machine code does
    this (X86CompressEVEX, llvm-project issue 191304), with AVX-512 and under register pressure. LLVM reports no error,
    but the assembly shows the instruction. Such code is generated again without the CPU features that lead to it.

    To generate code takes as long as to optimize it, so object code is searched for the instruction's bytes first: the
    assembly is made only if they occur, to see which register is meant.
    """
    machine = machine_of(target)
    if "avx512f" not in target.available:
        return machine.emit_object(module)
    with module.clone() as spare:  # code generation changes the module
        code = machine.emit_object(module)
        if not _READS_MASK.search(code):
            return code
        other = _encodable_machine(spare, target)
        return code if other is machine else other.emit_object(spare)


def emit_encodable_assembly(module: llvm.ModuleRef, target: Target, has_comments: bool) -> str:
    """The assembly of the same code, with LLVM's comments if `has_comments`. Raises InternalError likewise."""
    return str(_encodable_machine(module, target, has_comments).emit_assembly(module))


def _encodable_machine(module: llvm.ModuleRef, target: Target, has_comments: bool = False) -> llvm.TargetMachine:
    """The target's machine, or one with fewer features, whose code for the module can be encoded."""
    for less in _WITHOUT:
        machine = machine_of(replace(target, features=target.features + less), has_comments)
        with module.clone() as copy:
            if "avx512f" not in target.available or not _UNENCODABLE.search(machine.emit_assembly(copy)):
                return machine
    raise InternalError(f"LLVM generates code for {target.name} that cannot be encoded", help="try another target")


_OF_HALF = re.compile(r"@llvm\.fptosi\.sat\.i(9|1\d|2\d|3[01])\.f16\(")
_BY_FLOAT = """
define internal i{bits} @wfv.half.to.i{bits}(half %x) alwaysinline {{
  %f = fpext half %x to float
  %r = call i{bits} @llvm.fptosi.sat.i{bits}.f32(float %f)
  ret i{bits} %r
}}
"""


def convert_halves_by_float(text: str, target: Target) -> str:
    """The module's text, in which a saturating conversion of a half to 9 to 31 bits is one of a float.

    With AVX512-FP16, LLVM's code for it gives the least number for a NaN. The intrinsic gives 0.
    """
    widths = sorted(set(_OF_HALF.findall(text))) if "avx512fp16" in target.available else []
    for bits in widths:
        called, of_float = (f"@llvm.fptosi.sat.i{bits}.{type}(" for type in ("f16", "f32"))
        text = re.sub(rf"(?m)^declare .*{re.escape(called)}.*$", "", text)
        declared = "" if of_float in text else f"declare i{bits} {of_float}float)\n"
        text = text.replace(called, f"@wfv.half.to.i{bits}(") + _BY_FLOAT.format(bits=bits) + declared
    return text


_NAME = re.compile(r'%(?:"[^"]*"|[-\w.$]+)')
_ASSIGNED = re.compile(rf"^  ({_NAME.pattern}) = (?:(?:tail|notail|musttail) )?(\w+)(.*)$")
MASKED_LOAD = "llvm.masked.load."  # prefix of the names of the intrinsics
_MASKED_LOAD = re.compile(r"<(\d+) x (\w+)(?: addrspace\((\d+)\))?> @llvm\.masked\.load\.")
_MOVING = frozenset({"shufflevector", "trunc", "fptrunc", "extractelement", "insertelement"})
_MOVING_CALL = re.compile(r"@llvm\.vector\.")
_SEEN_THROUGH = frozenset({"bitcast", "freeze", "select"})
_WIDTH = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "ptr": 64}
_PREFIX = "%wfv.kept"


def keep_masked_loads(text: str) -> str:
    """The text of an optimized module, with a fence after each masked load whose elements are moved.

    LLVM reads memory that a mask excludes:

        %x = masked.load(%p, %m)     vmovdqu64 (%rdi), %xmm0 {%k1} {z}   becomes   vpshufd $232, (%rdi), %xmm0 {%k1} {z}
        %y = trunc %x                vpshufd $232, %xmm0, %xmm0 {%k1} {z}
        select %m, %y, 0

    Instructions that move elements between lanes read their whole memory operand, whatever the mask, and fault on pages
    that the mask excludes (X86InstrInfo::foldMemoryOperandImpl, llvm-project pull requests 161074 and 178888). To
    prevent the fold, a value that is loaded under a mask and then moved passes through `llvm.arithmetic.fence`, which
    is no code.
    """
    declared: dict[str, None] = {}
    parts = [_fenced(part, declared) for part in re.split(r"(?m)^(?=define )", text)]
    declarations = [line for line in declared if line not in text]
    return "\n".join(["".join(parts), *declarations, ""]) if declared else text


def _fenced(function: str, declared: dict[str, None]) -> str:
    lines = function.split("\n")
    loads = [
        (found[1], load) for found in map(_ASSIGNED.match, lines) if found and (load := _MASKED_LOAD.search(found[3]))
    ]
    if not loads:
        return function
    moved = _moved(lines)
    kept = {name: load for name, load in loads if name in moved and _bits(load) % 32 == 0}
    new = {name: f"{_PREFIX}{number}" for number, name in enumerate(kept, function.count(_PREFIX))}
    made = list[str]()
    for line in lines:
        found = _ASSIGNED.match(line)
        head = line[: line.index(" = ")] if found else ""
        made.append(head + _NAME.sub(lambda name: new.get(name[0], name[0]), line[len(head) :]))
        if found and found[1] in kept:
            made += _fence(found[1], new[found[1]], kept[found[1]], declared)
    return "\n".join(made)


def _moved(lines: list[str]) -> set[str]:
    """The values whose elements are moved by an instruction, directly or after a bitcast, freeze or select."""
    moved = set[str]()
    for line in reversed(lines):
        found = _ASSIGNED.match(line)
        if found is None or found[1].startswith(_PREFIX):
            continue
        _, op, rest = found.groups()
        moves = op in _MOVING or (op == "call" and _MOVING_CALL.search(rest))
        if moves or (op in _SEEN_THROUGH and found[1] in moved):
            moved.update(_NAME.findall(rest))
    return moved


def _bits(load: re.Match[str]) -> int:
    count, element, _ = load.groups()
    return int(count) * (_WIDTH.get(element) or int(element.removeprefix("i")))


def _fence(name: str, new: str, load: re.Match[str], declared: dict[str, None]) -> Iterator[str]:
    """The lines that define `new` as `name` after a fence. Fences exist for floats only: other types are converted."""
    count, element, space = load.groups()
    type = f"<{count} x {element}{f' addrspace({space})' if space else ''}>"
    lanes, float, short = _bits(load) // 64, "double", "f64"
    if _bits(load) % 64:
        lanes, float, short = _bits(load) // 32, "float", "f32"
    fence, floats = f"@llvm.arithmetic.fence.v{lanes}{short}", f"<{lanes} x {float}>"
    declared[f"declare {floats} {fence}({floats})"] = None
    plain = f"<{count} x i64>" if element == "ptr" else type
    steps = [("bitcast", plain, floats), (f"call {floats} {fence}(", floats, ")"), ("bitcast", floats, plain)]
    if element == "ptr":
        steps = [("ptrtoint", type, plain), *steps, ("inttoptr", plain, type)]
    for number, (op, source, to) in enumerate(steps, 1):
        result = new if number == len(steps) else f"{new}.{number}"
        yield f"  {result} = {op} {source} {name}{to if to == ')' else f' to {to}'}"
        name = result


_CONSTANT = re.compile(r"^(@[^ ]+) = (?:[a-z_]+ )*addrspace\((\d+)\) constant ", re.MULTILINE)
_POINTER = re.compile(r"\bptr\b")
_USED = "@llvm.compiler.used"


def keep_pointer_tables(text: str) -> str:
    """The module's text, with a second user for each table of pointers in OpenCL's constant memory.

    LLVM's pass RelLookupTableConverter turns such a table into one of offsets, by a function that ends the process for
    pointers of another address space than 0. The pass skips tables with a second user, so `llvm.compiler.used` is one.
    """
    constants = [(found.groups(), found.end(), text.find("\n", found.end())) for found in _CONSTANT.finditer(text)]
    # str.find is fast: a constant may have megabytes.
    tables = [named for named, *at in constants if text.find("ptr", *at) >= 0 and _POINTER.search(text, *at)]
    if not tables or _USED in text:
        return text
    users = ", ".join(f"ptr addrspacecast (ptr addrspace({space}) {name} to ptr)" for name, space in tables)
    return f'{text}\n{_USED} = appending global [{len(tables)} x ptr] [{users}], section "llvm.metadata"\n'


LARGE = 800  # instructions of LLVM IR; a block of this size takes the schedulers about 50 ms
PART = 250

_CUT = "  call void @llvm.codeview.annotation(metadata !{})"
_INSTRUCTION = re.compile(r"  (?! |\]|#dbg)(?!.* = phi )")
_METADATA = re.compile(r"^!(\d+) = ", re.MULTILINE)


def divide_large_blocks(text: str) -> str:
    """The text of an optimized module, with large blocks in parts; the same text if there is none.

    The time of LLVM's instruction schedulers grows with the square of a block's size.

        block of 2,000 instructions      becomes      8 parts of 250 instructions, with a label between two parts:

                                                      call void @llvm.codeview.annotation(metadata !..)

    The label is no code, but no instruction of one part is scheduled into another one. A block of 2,000 stores and
    their addresses took 0.9 s, four fifths of it in the two schedulers (before and after register allocation); in parts
    it takes 0.2 s. The processor reorders a few hundred instructions by itself.
    """
    lines = text.split("\n")
    places = [place for start, end in _blocks(lines) for place in _places(lines, start, end)]
    if not places:
        return text
    number = 1 + max((int(found) for found in _METADATA.findall(text)), default=-1)
    for place in reversed(places):
        lines.insert(place, _CUT.format(number))
    return "\n".join([*lines, f'!{number} = !{{!"wfv"}}', ""])


def _blocks(lines: list[str]) -> list[tuple[int, int]]:
    """The first line of each block of more than LARGE lines, and the line after its last one."""
    ends = [-1, *(number for number, line in enumerate(lines) if not line.startswith("  ")), len(lines)]
    return [(start + 1, end) for start, end in pairwise(ends) if end - start > LARGE]


def _places(lines: list[str], start: int, end: int) -> list[int]:
    """The lines of a block before which it is divided: instructions in equal distances of at most PART."""
    found = [number for number in range(start, end) if _INSTRUCTION.match(lines[number])]
    parts = -(-len(found) // PART)
    return [found[len(found) * part // parts] for part in range(1, parts)] if len(found) > LARGE else []


_DEFINITION = re.compile(r"^(define [^\n]*\)(?: (?:local_)?unnamed_addr)?)((?: [^\n]*)? \{)$", re.MULTILINE)
_SPACE = re.compile(r" addrspace\(\d+\)")
_CAST = re.compile(r"(?<![%@\w.])addrspacecast(?= [(p])")
_INTRINSIC, _IN_NAME = re.compile(r"@llvm\.[\w.]+"), re.compile(r"\.p[1-9]\b")


def prepare_for_sve(text: str, target: Target) -> str:
    """The module's text for a target with SVE: how long registers are, so that vectors of lanes use them.

        define void @f(ptr addrspace(1) %p) {     becomes     define void @f(ptr %p) vscale_range(2,2) {

    All pointers are in one address space: LLVM ends the process when it loads interleaved vectors by SVE instructions
    from another (AArch64TargetLowering::lowerInterleavedLoad).
    """
    units = target.vector_bits // 128
    text = _CAST.sub("bitcast", _SPACE.sub("", _DEFINITION.sub(rf"\1 vscale_range({units},{units})\2", text)))
    text = _INTRINSIC.sub(lambda name: _IN_NAME.sub(".p0", name[0]), text)
    lines = text.split("\n")
    declared = dict.fromkeys(line for line in lines if line.startswith("declare "))
    return "\n".join([*(line for line in lines if line not in declared), *declared, ""])
