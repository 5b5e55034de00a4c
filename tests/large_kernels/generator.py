"""Generates large kernels of a given size, to measure compilation; the same arguments give the same kernel.

Random productions of large_kernels.toml (wfv/fuzz/kernels/writer.py says how they are read). Variables are stack
slots, so that any control flow may be between two accesses; LLVM's SROA turns them into phis. All control flow is
structured, terminates, and nests no deeper than DEPTH. A work-item reads any of the INPUTS numbers of `in` and writes
its own SLOTS numbers of `out`.
"""

from pathlib import Path

from wfv.fuzz.kernels.writer import Frame, Writer

GRAMMAR = Path(__file__).with_name("large_kernels")
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


class _LargeWriter(Writer):
    """`count` is the number of instructions after SROA."""

    functions = (*Writer.functions, "any")
    of_frame = ("sums", "inner", "leave")

    def __init__(self, seed: str) -> None:
        super().__init__(seed, str(GRAMMAR))
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
