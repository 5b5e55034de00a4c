"""Generates large kernels of a given size, to measure compilation; the same arguments give the same kernel.

Random productions of GRAMMAR (wfv/fuzz/kernels/writer.py says how they are read). Variables are stack slots, so that
any control flow may be between two accesses; LLVM's SROA turns them into phis. All control flow is structured,
terminates, and nests no deeper than DEPTH. A work-item reads any of the INPUTS numbers of `in` and writes its own SLOTS
numbers of `out`.
"""

from wfv.fuzz.kernels.writer import Frame, Grammar, Writer

DEPTH, INPUTS, SLOTS = 4, 1024, 16
KINDS = {"mixed": "statement", "straight": "straight", "nested": "nest"}  # and their nonterminal

_TEXT = """target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @large(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n, i32 %u, i32 %v)
    !kernel_arg_addr_space !0 !kernel_arg_type !1 !kernel_arg_base_type !1 {{
entry:
  %gid64 = call spir_func i64 @_Z13get_global_idj(i32 0)
  %gid = trunc i64 %gid64 to i32
{body}
  ret void
}}

!0 = !{{i32 1, i32 1, i32 0, i32 0, i32 0}}
!1 = !{{!"int*", !"int*", !"uint", !"uint", !"uint"}}
"""
_VARYING = tuple(f"%x{i}" for i in range(8))
_UNIFORM = tuple(f"%y{i}" for i in range(3))

# `x` is a varying variable, `y` a uniform one; INNER is what branches and loops contain.
GRAMMAR: Grammar = {
    "statement": {
        "sums": (2, "", "{sums:3 8}"),
        "access": (2, "", "{access}"),
        "if": (3, "deep", "C := {condition}\n{if}"),
        "uniform": (1, "deep", """
            a := load i32, ptr {any:y}
            a := mul i32 {a}, {n:3 100}
            a := xor i32 {a}, %v
            store i32 {a}, ptr {any:y}
            a := load i32, ptr {any:y}
            a := and i32 {a}, {pick:7|31|255}
            C := icmp {pick:slt|ugt|ne} i32 {a}, %n
            {if}"""),
        "loop": (1, "deep", "{loop}"),
        "switch": (1, "deep", """
            a := load i32, ptr {any:{pick:x|x|y}}
            a := and i32 {a}, 7
            switch i32 {a}, label {end} [ i32 0, label {a0} i32 1, label {a1} i32 2, label {a2} i32 3, label {a3} ]
            {a0}:
            {case}
            br label {end}
            {a1}:
            {case}
            br label {end}
            {a2}:
            {case}
            br label {end}
            {a3}:
            {case}
            br label {end}
            {end}:"""),
    },
    "straight": {"": (1, "", "{sums:40 40}\n{access}")},
    "nest": {
        "loop": (4, "deep", "INNER := nest\n{loop}"),
        "if": (6, "deep", "INNER := nest\nC := {condition}\n{if}"),
        "body": (1, "-deep", "{body}"),
    },
    "body": {"": (1, "", "{case}\n45% {statement}\n45% {statement}")},
    "case": {"": (1, "", "{sums:3 8}\n{access}")},
    "changed": {
        "variable": (7, "", "b := load i32, ptr {any:x}\n-> {pick:add|add|sub|mul|and|or|xor} i32 {A}, {b}"),
        "number": (3, "", "-> {pick:add|add|sub|mul|and|or|xor} i32 {A}, {n:3 100}"),
    },
    "condition": {"": (1, "", """
        a := load i32, ptr {any:x}
        a := and i32 {a}, {pick:7|31|255}
        b := load i32, ptr {any:x}
        -> icmp {pick:slt|ugt|ne} i32 {a}, {pick:{b}|{b}|5}""")},
    "if": {
        "then": (1, "", "br i1 {C}, label {then}, label {end}\n{then}:\n{inner}\nbr label {end}\n{end}:"),
        "else": (1, "", """
            br i1 {C}, label {then}, label {else}
            {then}:
            {inner}
            br label {end}
            {else}:
            {inner}
            br label {end}
            {end}:"""),
    },
    "limit": {"": (1, "", "a := load i32, ptr {any:{pick:x|y}}\n-> and i32 {a}, 7")},
    "loop": {"": (1, "", """
        limit := {limit}
        i := {slot:i32}
        store i32 0, ptr {i}
        br label {head}
        {head}:
        a := load i32, ptr {i}
        next := add i32 {a}, 1
        store i32 {next}, ptr {i}
        c := icmp ult i32 {a}, {limit}
        br i1 {c}, label {inside}, label {end}
        {inside}:
        {inner}
        40% {leave:end}
        br label {head}
        {end}:""")},
    "break": {"": (1, "", "C := {condition}\nbr i1 {C}, label {rest}, label {TO}\n{rest}:\n{sums:3 8}")},
    "address": {"": (1, "", """
        a := zext i32 {AT} to i64
        -> getelementptr inbounds i32, ptr addrspace(1) {OF}, i64 {a}""")},
    "access": {
        "load": (1, "", """
            OF := %in
            b := load i32, ptr {any:x}
            AT := and i32 {pick:%gid|{b}}, 1023
            a := load i32, ptr addrspace(1) {address}
            b := load i32, ptr {any:x}
            a := xor i32 {a}, {b}
            store i32 {a}, ptr {any:x}"""),
        "store": (1, "", "SLOT := {n:11 16}\nFROM := {any:x}\n{put}"),
    },
    "put": {"": (1, "", """
        OF := %out
        a := mul i32 %n, {SLOT}
        AT := add i32 {a}, %gid
        a := load i32, ptr {FROM}
        store i32 {a}, ptr addrspace(1) {address}""")},
}  # fmt: skip


class _LargeWriter(Writer):
    """`count` is the number of instructions after SROA."""

    functions = (*Writer.functions, "any")
    of_frame = ("sums", "inner", "leave")

    def __init__(self, seed: str) -> None:
        super().__init__(seed, GRAMMAR)
        self.count = 0

    def emit(self, line: str) -> None:
        self.count += bool(line) and not line.endswith(":") and " ptr %" not in line
        super().emit(line)

    def words(self, frame: Frame) -> set[str]:
        return {"deep"} if frame.depth > 0 else set()

    def any(self, kind: str) -> str:
        return self.rng.choice(_VARYING if kind == "x" else _UNIFORM)

    def sums(self, frame: Frame, least: str, most: str) -> str:
        """Changes a varying variable so many times."""
        name = self.any("x")
        frame["A"] = self.value(f"load i32, ptr {name}")
        for _ in range(self.rng.randint(int(least), int(most))):
            frame["A"] = self.produce(frame, "changed")
        return f"store i32 {frame['A']}, ptr {name}"

    def inner(self, frame: Frame) -> str:
        return self.produce(Frame(self, frame.depth - 1, 0), frame.get("INNER", "body"))

    def leave(self, frame: Frame, label: str) -> str:
        frame["TO"] = label
        return self.produce(frame, "break")


def large_kernel(instructions: int, kind: str = "mixed") -> str:
    """LLVM IR of a kernel `large` with about that many instructions (not counting accesses to variables)."""
    writer = _LargeWriter(f"{kind} {instructions}")
    names = (*_VARYING, *_UNIFORM)
    writer.body.start += [f"  {name} = alloca i32" for name in names]
    for i, name in enumerate(names):
        first = f"mul i32 %gid, {2 * i + 1}" if name in _VARYING else f"add i32 %u, {i}"
        writer.emit(f"store i32 {writer.value(first)}, ptr {name}")
    while writer.count < instructions:
        writer.produce(Frame(writer, DEPTH, 0), KINDS[kind])
    for i, name in enumerate(names):
        writer.produce(Frame(writer, 0, 0, names={"SLOT": i, "FROM": name}), "put")
    return _TEXT.format(body="\n".join([*writer.body.start, *writer.body.lines]))
