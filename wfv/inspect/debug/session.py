"""The debugger's commands, on a trace: standard input is read line by line, so that scripts can drive it."""

import cmd
from collections.abc import Callable
from types import CodeType
from typing import IO

from wfv.inspect.check.findings import shown as shown_ids
from wfv.inspect.debug.record import Moment, Trace, shown

AROUND = 4  # lines before and after the current one
SHORT = {"s": "step", "n": "next", "b": "back", "c": "continue", "p": "print", "l": "list", "q": "quit", "EOF": "quit"}


class Session(cmd.Cmd):
    """Walks through a trace. An empty line repeats the last command."""

    def __init__(self, trace: Trace, stdin: IO[str] | None = None, stdout: IO[str] | None = None) -> None:
        super().__init__(stdin=stdin, stdout=stdout)
        self.use_rawinput = stdin is None
        self.prompt = "(wfv) " if stdin is None else ""
        self.trace, self.at = trace, 0
        self.breaks: dict[int, CodeType | None] = {}

    def preloop(self) -> None:
        """Shows where the run begins."""
        ids, count = shown_ids(self.trace.shown[self.trace.index]), len(self.trace.moments) - 1
        self._say(f"work-item {ids} of {self.trace.kernel}: {count} steps; `help` lists the commands")
        self._show()

    def precmd(self, line: str) -> str:
        """Commands have short names; `EOF` is what `cmd` reads at the end of the input."""
        if line == "EOF" and self.prompt:
            self._say("")  # what follows begins on a line of its own
        word, _, rest = line.strip().partition(" ")
        return f"{SHORT.get(word, word)} {rest}".strip()

    @property
    def moment(self) -> Moment:
        return self.trace.moments[self.at]

    @property
    def is_at_end(self) -> bool:
        return self.at == len(self.trace.moments) - 1

    def _say(self, text: str) -> None:
        self.stdout.write(f"{text}\n")

    def _show(self) -> None:
        self._say(self.trace.line(self.moment))

    def _go(self, is_there: Callable[[Moment], bool]) -> None:
        """Goes on until a moment is there, or to the end, and tells what happens on the way."""
        while not self.is_at_end:
            for effect in self.moment.effects:
                self._say(f"    {effect}")
            self.at += 1
            if not self.is_at_end and is_there(self.moment):
                break
        self._show()

    def _repeat(self, text: str, move: Callable[[], None]) -> None:
        """Moves as often as `text` says, by default once; no more if a move leads nowhere."""
        if text and not text.isdecimal():
            self._say(f"{text}: not a number")
            return
        for _ in range(int(text or 1)):
            before = self.at
            move()
            if self.is_at_end or self.at == before:
                break

    def do_step(self, text: str) -> None:
        """step [N], s: to the next line, also in a function that is called."""
        self._repeat(text, lambda: self._go(lambda moment: True))

    def do_next(self, text: str) -> None:
        """next [N], n: to the next line of this function."""
        self._repeat(text, self._next)

    def _next(self) -> None:
        depth = self.moment.depth
        self._go(lambda moment: moment.depth <= depth)

    def do_back(self, text: str) -> None:
        """back [N], b: one line back."""
        self._repeat(text, self._back)

    def _back(self) -> None:
        if not self.at:
            self._say("the run begins here")
        self.at = max(self.at - 1, 0)
        self._show()

    def do_barrier(self, text: str) -> None:
        """barrier: to the next barrier."""
        self._go(lambda moment: moment.is_barrier)

    def do_break(self, text: str) -> None:
        """break [LINE [if CONDITION]]: a breakpoint; the condition is Python, of variables: break 7 if k > 3."""
        line, _, condition = text.partition(" if ")
        if not text:
            self._say("breakpoints: " + (", ".join(map(str, self.breaks)) or "none"))
        elif line not in {str(int(moment.location)) for moment in self.trace.moments}:
            self._say(f"the work-item does not come to line {line}")
        else:
            try:
                self.breaks[int(line)] = compile(condition.strip(), "condition", "eval") if condition else None
            except SyntaxError as error:
                self._say(f"not a condition: {error.msg}")

    def do_delete(self, text: str) -> None:
        """delete [LINE]: a breakpoint, or all."""
        self.breaks = {line: code for line, code in self.breaks.items() if text and str(line) != text}

    def do_continue(self, text: str) -> None:
        """continue, c: to the next breakpoint, or the end."""
        self._go(lambda moment: int(moment.location) in self.breaks and self._holds(int(moment.location)))

    def _holds(self, line: int) -> bool:
        """Whether to stop at a breakpoint: also if its condition is wrong."""
        if (code := self.breaks[line]) is None:
            return True
        try:
            return bool(self._value(code))
        except Exception as error:  # of the user's condition: a variable may have no value yet
            self._say(f"line {line}: {error}")
            return True

    def _value(self, expression: str | CodeType) -> object:
        """What a Python expression of the work-item's variables gives here."""
        return eval(expression, {"__builtins__": {}}, self._own())

    def _own(self) -> dict[str, object]:
        index = self.trace.index
        return {name: by_item[index] for name, by_item in self.moment.variables.items() if index in by_item}

    def do_print(self, text: str) -> None:
        """print [EXPRESSION], p: the value of a variable or of a Python expression of variables, or all variables."""
        found = {name: value for name, value in self._own().items() if text in ("", name)}
        found |= self._elements(text)
        if not found and text:
            try:
                found = {text: self._value(text)}
            except Exception as error:  # of the user's expression
                self._say(f"no value: {error}")
        for name, value in found.items():
            self._say(f"{name} = {shown(value)}")

    def _elements(self, name: str) -> dict[str, str]:
        """What the work-item has written to an array so far."""
        effects = [effect for moment in self.trace.moments[: self.at] for effect in moment.effects]
        return dict(effect.split(" = ", 1) for effect in effects if name and effect.startswith(f"{name}["))

    def do_lanes(self, text: str) -> None:
        """lanes NAME: a variable's value in the work-items of the same vector, by global id; `>` is this one."""
        found = self.moment.variables.get(text)
        if found is None:
            self._say(f"lanes NAME: one of {', '.join(self.moment.variables) or 'no variables'}")
            return
        for index, ids in self.trace.shown.items():
            mark = ">" if index == self.trace.index else " "
            self._say(f"{mark} {shown_ids(ids):>5}  {shown(found[index]) if index in found else '-'}")

    def do_list(self, text: str) -> None:
        """list, l: the source around the line."""
        here = self.moment.location
        lines = range(max(int(here) - AROUND, 1), int(here) + AROUND + 1)
        texts = [self.trace.source.line(type(here)(line, 0, here.file)).rstrip() for line in lines]
        while texts and not texts[-1]:
            del texts[-1]  # after the end of the file
        for line, text in zip(lines, texts, strict=False):
            self._say(f"{'>' if line == here else ' '} {line:4}  {text}")

    def do_quit(self, text: str) -> bool:
        """quit, q: ends the session."""
        return True
