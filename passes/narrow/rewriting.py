"""The narrow code of groups.

Before:                                             After, at 16 bits:
    %x = zext i8 %a to i32                              %x.i16 = zext i8 %a to i16
    %s = add nsw i32 %x, %t                             %t.i16 = trunc i32 %t to i16    (after %t)
    %r = trunc i32 %s to i8                             %s.i16 = add i16 %x.i16, %t.i16
    %f = sitofp i32 %s to float                         %s.wide = sext i16 %s.i16 to i32
                                                        %r = trunc i16 %s.i16 to i8
                                                        %f = sitofp i32 %s.wide to float

Narrow instructions have no flags: what holds of the wide numbers need not hold of their low bits.
"""

from collections.abc import Iterable

from passes.analysis.ranges import Range
from passes.narrow.narrow_forms import Group, NarrowForm, Users, Width, narrow_operands, wide_users
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr
from wfv.ir.intrinsics import overloaded_name
from wfv.ir.values import Argument, ConstInt, Poison, Value, const_int, is_poison

_EXTENSIONS = ("zext", "sext")


class Rewriting:
    """Rewrites the members of a group, which may be several groups of one width at once.

    `narrow`: the narrow form of each member, and of each value that stays wide and is truncated. `after`: new
    instructions that follow a value's definition. `replaced`: old values -> what stands for them.
    """

    def __init__(self, fn: Function, width: Width, users: Users, group: Group) -> None:
        self.fn, self.width, self.users, self.group = fn, width, users, group
        self.narrow: dict[Value, Value] = {}
        self.clamped: dict[tuple[Value, Range, bool], Value] = {}
        self.after: dict[Value, list[Instr]] = {}
        self.replaced: dict[Value, Value] = {}

    def run(self) -> None:
        """All members get their narrow forms before any gets operands: a phi uses what comes after it."""
        values = [instr for instr in self.group if self.width.is_wider(instr)]
        self.narrow.update((instr, self._empty_form(instr)) for instr in values)
        for instr in values:
            self._complete(instr)
            if wide_users(instr, self.users, self.group):
                self._extend(instr)
        for instr in self.group:
            if not self.width.is_wider(instr):
                self._narrow_sink(instr)
        for block in self.fn.blocks:
            block.instrs[:] = self._placed(block)
        self.fn.substitute(self.replaced)

    def _empty_form(self, instr: Instr) -> Instr:
        form = Instr(
            self.width.type, self.fn.unique_name(f"{instr.name}.i{self.width.bits}"), self.group[instr].op,
            attrs={key: value for key, value in instr.attrs.items() if key != "flags"}, blocks=list(instr.blocks),
            metadata={kind: text for kind, text in instr.metadata.items() if kind == "dbg"}, line=instr.line,
        )  # fmt: skip
        if instr.op == "call":
            form.op = "call"
        return form

    def _complete(self, instr: Instr) -> None:
        form = self.narrow[instr]
        assert isinstance(form, Instr)
        if instr.op in ("trunc", *_EXTENSIONS):
            self._complete_cast(instr, form)
            return
        inner = set(narrow_operands(instr))
        form.operands = [self._narrow_of(x) if x in inner else x for x in instr.operands]
        if instr.op == "call":
            self._complete_call(form, self.group[instr])

    def _complete_cast(self, instr: Instr, form: Instr) -> None:
        """From a narrower type it is an extension still; what was wider is narrow already."""
        (source,) = instr.operands
        if self.width.is_wider(source):
            self.replaced[form] = self._narrow_of(source)
        elif source.type == form.type:
            self.replaced[form] = source
        else:
            form.operands = [source]

    def _complete_call(self, form: Instr, how: NarrowForm) -> None:
        """The same intrinsic on fewer bits. `llvm.abs` of the least number may not be poison: it fits, unsigned."""
        if how.op == "abs":
            form.operands[1] = const_int(form.operands[1].type, 0)
        form.attrs["callee"] = overloaded_name(f"llvm.{how.op}", form.type, [x.type for x in form.operands])

    def _narrow_of(self, value: Value) -> Value:
        if isinstance(value, ConstInt):
            return const_int(self.width.type, value.value)
        if is_poison(value):
            return Poison(self.width.type)
        if value not in self.narrow:
            self.narrow[value] = self._build_after(value).cast("trunc", value, self.width.type, name=_name(value))
        return self.narrow[value]

    def _build_after(self, value: Value) -> Builder:
        like = value if isinstance(value, Instr) else None
        return Builder(self.fn, self.after.setdefault(value, []), like)

    def _extend(self, instr: Instr) -> None:
        """For users that stay wide."""
        op = "zext" if self.width.fits_unsigned(instr) else "sext"
        build = self._build_after(instr)
        self.replaced[instr] = build.cast(op, self.narrow[instr], instr.type, name=f"{instr.name}.wide")

    def _narrow_sink(self, instr: Instr) -> None:
        """A comparison, or a truncation to this width or a smaller one: its result is as before."""
        instr.attrs.pop("flags", None)
        if instr.op == "icmp":
            how = self.group[instr]
            instr.operands = [self._comparand(x, how) for x in instr.operands]
            instr.attrs["predicate"] = how.op
        elif instr.type == self.width.type:
            self.replaced[instr] = self._narrow_of(instr.operands[0])
        else:
            instr.operands = [self._narrow_of(instr.operands[0])]

    def _comparand(self, value: Value, how: NarrowForm) -> Value:
        if how.clamp is None or not self.width.shapes.of(value).is_uniform:
            return self._narrow_of(value)
        is_unsigned = how.op.startswith("u")
        key = value, how.clamp, is_unsigned
        if key not in self.clamped:
            build = self._build_after(value)
            low, high = (const_int(value.type, end) for end in how.clamp)
            if not is_unsigned:
                value = build.select(build.icmp("slt", value, low), low, value)
            bounded = build.select(build.icmp("ugt" if is_unsigned else "sgt", value, high), high, value)
            self.clamped[key] = build.cast("trunc", bounded, self.width.type, name=_name(value))
        return self.clamped[key]

    def _placed(self, block: Block) -> list[Instr]:
        """The block's instructions; what follows a phi comes after all phis."""
        phis: list[Instr] = []
        rest = list(self._after_parameters(block))
        for instr in block.instrs:
            (phis if instr.op == "phi" else rest).extend(self._kept(instr))
            rest += self.after.get(instr, ())
        return phis + rest

    def _kept(self, instr: Instr) -> Iterable[Instr]:
        form = self.narrow[instr] if instr in self.group and self.width.is_wider(instr) else instr
        return (form,) if isinstance(form, Instr) and form not in self.replaced else ()

    def _after_parameters(self, block: Block) -> Iterable[Instr]:
        if block is not self.fn.entry:
            return ()
        return (new for value, built in self.after.items() if isinstance(value, Argument) for new in built)


def _name(value: Value) -> str:
    return f"{value.name}.narrow" if isinstance(value, (Instr, Argument)) else "narrow"
