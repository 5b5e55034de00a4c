"""Kernels with many operations of one type, on varying and uniform operands, with and without a mask.

Operands are %x and %y, which are varying, and %u, which is uniform; each result is stored as 64 bits to its own row. A
work-item whose element of `on` is 0 does not change the second half of the rows.
"""

from __future__ import annotations

from dataclasses import dataclass

ITEMS = 22  # a tail at each number of lanes


@dataclass(frozen=True)
class Op:
    """`text`: lines with `{T}` for the type, `{N}` for its bits, `{x}` `{y}` for operands and `{r}` for the result.

    `result` is its type (`{T}` too). A line may define more than the result: names of its own start with `{r}`.
    """

    name: str
    text: str
    result: str = "{T}"
    arity: int = 2

    def lines(self, type: str, bits: int, operands: dict[str, str], result: str) -> tuple[str, str]:
        """The operation on these operands, and its result's type."""
        fields = {"T": type, "N": bits, "M": suffix(type), "r": result, **operands}
        return self.text.format_map(fields), self.result.format_map(fields)


def suffix(type: str) -> str:
    """A type in an intrinsic's name."""
    return {"half": "f16", "float": "f32", "double": "f64"}.get(type, type)


def bits_of(type: str) -> int:
    return {"half": 16, "float": 32, "double": 64}.get(type) or int(type[1:])


def is_float(type: str) -> bool:
    return type in ("half", "float", "double")


def kernel_text(type: str, ops: list[Op]) -> str:
    """A kernel @k(out, x, y, u, on, n) with `rows(ops)` rows of results."""
    memory = "double" if is_float(type) else "i64"
    body = _Body(type)
    body.load("x", memory, "%id")
    body.load("y", memory, "%id")
    body.load("u", memory, "0")
    body.rows(ops)
    body.lines += [
        "%pon = getelementptr inbounds i32, ptr addrspace(1) %on, i64 %id",
        "%bit = load i32, ptr addrspace(1) %pon, align 4",
        "%c = icmp ne i32 %bit, 0",
        "br i1 %c, label %some, label %end",
    ]
    lines = ["entry:", *body.lines, "some:"]
    body.lines = []
    body.rows(ops)
    lines += [*body.lines, "br label %end", "end:", "ret void"]
    head = (
        "define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x.in, ptr addrspace(1) %y.in, "
        "ptr addrspace(1) %u.in, ptr addrspace(1) %on, i64 %n) {"
    )
    text = "\n".join([head, *lines, "}"]).replace("entry:", "entry:\n%id = call i64 @_Z13get_global_idj(i32 0)", 1)
    return text + "\ndeclare i64 @_Z13get_global_idj(i32)\n" + "\n".join(_declarations(type, ops)) + "\n"


def rows(ops: list[Op]) -> int:
    return 2 * sum(len(_operands(op)) for op in ops)


def row_names(ops: list[Op]) -> list[str]:
    """Descriptions of the rows, for messages."""
    names = [f"{op.name} {' '.join(used.values())}" for op in ops for used in _operands(op)]
    return [*names, *(f"{name}, under a mask" for name in names)]


def _operands(op: Op) -> list[dict[str, str]]:
    if op.arity == 1:
        return [{"x": "%x", "y": "%x"}, {"x": "%u", "y": "%u"}]
    return [{"x": "%x", "y": "%y"}, {"x": "%u", "y": "%y"}, {"x": "%x", "y": "%u"}, {"x": "%u", "y": "%u"}]


class _Body:
    def __init__(self, type: str) -> None:
        self.type, self.lines, self.row = type, list[str](), 0

    def load(self, name: str, memory: str, index: str) -> None:
        """%name of the kernel's type, from 64 bits."""
        self.lines += [
            f"%{name}.p = getelementptr inbounds {memory}, ptr addrspace(1) %{name}.in, i64 {index}",
            f"%{name}.m = load {memory}, ptr addrspace(1) %{name}.p, align 8",
            *self.converted(f"%{name}", f"%{name}.m", memory),
        ]

    def converted(self, name: str, value: str, memory: str) -> list[str]:
        if self.type == memory:
            return [f"{name} = freeze {memory} {value}"]
        if self.type == "i128":
            shifted = f"{name}.h = shl i128 {name}.s, 61"
            return [f"{name}.s = sext i64 {value} to i128", shifted, f"{name} = xor i128 {name}.h, {name}.s"]
        return [f"{name} = {'fptrunc' if is_float(self.type) else 'trunc'} {memory} {value} to {self.type}"]

    def rows(self, ops: list[Op]) -> None:
        for op in ops:
            for used in _operands(op):
                text, result = op.lines(self.type, bits_of(self.type), used, f"%r{self.row}")
                self.lines += text.strip().split("\n")
                self.store(f"%r{self.row}", result)
                self.row += 1

    def store(self, value: str, type: str) -> None:
        name = f"%s{self.row}"
        if is_float(type):
            wide = f"{name}.d = fpext {type} {value} to double"
            wide = wide if type != "double" else f"{name}.d = freeze double {value}"
            self.lines += [wide, f"{name}.w = bitcast double {name}.d to i64"]
        elif bits_of(type) > 64:
            self.lines += [f"{name}.h = lshr {type} {value}, 61", f"{name}.x = xor {type} {name}.h, {value}"]
            self.lines.append(f"{name}.w = trunc {type} {name}.x to i64")
        else:
            same = f"{name}.w = freeze i64 {value}"
            self.lines.append(same if type == "i64" else f"{name}.w = zext {type} {value} to i64")
        self.lines += [
            f"{name}.o = mul i64 %n, {self.row}",
            f"{name}.i = add i64 {name}.o, %id",
            f"{name}.p = getelementptr inbounds i64, ptr addrspace(1) %out, i64 {name}.i",
            f"store i64 {name}.w, ptr addrspace(1) {name}.p, align 8",
        ]


def _declarations(type: str, ops: list[Op]) -> list[str]:
    """The declarations of the intrinsics, with types from the calls."""
    found: dict[str, str] = {}
    for op in ops:
        text, _ = op.lines(type, bits_of(type), {"x": "%x", "y": "%y"}, "%r")
        for line in text.split("\n"):
            if "call" in line:
                head, _, rest = line.partition("@")
                name, _, args = rest.partition("(")
                types = [arg.rsplit(" ", 1)[0] for arg in args.rstrip(")").split(", ")]
                found[name] = f"declare {head.split('call ')[1]}@{name}({', '.join(types)})"
    return list(found.values())
