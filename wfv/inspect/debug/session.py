"""The debugger's commands, on a trace: standard input is read line by line, so that scripts can drive it."""

import cmd
from collections.abc import Callable
from types import CodeType
from typing import IO

from wfv.inspect.debug.trace import Moment, Trace

AROUND = 4  # lines before and after the current one


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
        ids = ",".join(map(str, self.trace.item))
        self._say(f"work-item {ids} of {self.trace.kernel}: {len(self.trace.moments)} steps; `help` lists the commands")
        self._show()

    @property
    def moment(self) -> Moment:
        return self.trace.moments[self.at]

    def _say(self, text: str | None) -> None:
        self.stdout.write(f"{text}\n")

    def _show(self) -> None:
        here = self.moment.location
        indent = "  " * self.moment.depth
        self._say(f"{indent}{here.file or 'IR'}:{int(here)}  {self.trace.source.shown(here, here.file)}")

    def _move(self, is_there: Callable[[Moment], bool], by: int = 1) -> None:
        """Goes on until a moment is there, and tells what happened on the way; or to the end."""
        while True:
            for effect in self.moment.effects if by > 0 else ():
                self._say(f"    {effect}")
            if not 0 <= self.at + by < len(self.trace.moments):
                self._say(self.trace.end if by > 0 else "the run begins here")
                break
            self.at += by
            if is_there(self.moment):
                break
        self._show()

    def _repeat(self, text: str, move: Callable[[], None]) -> None:
        for _ in range(int(text) if text.isdecimal() else 1):
            before = self.at
            move()
            if self.at == before:
                break  # the end

    def do_step(self, text: str) -> None:
        """step [N]: to the next line, also in a function that is called."""
        self._repeat(text, lambda: self._move(lambda moment: True))

    def do_next(self, text: str) -> None:
        """next [N]: to the next line of this function."""
        self._repeat(text, self._next)

    def _next(self) -> None:
        depth = self.moment.depth
        self._move(lambda moment: moment.depth <= depth)

    def do_back(self, text: str) -> None:
        """back [N]: one line back."""
        self._repeat(text, lambda: self._move(lambda moment: True, -1))

    def do_barrier(self, text: str) -> None:
        """barrier: to the next barrier."""
        self._move(lambda moment: moment.is_barrier)

    def do_break(self, text: str) -> None:
        """break LINE [if CONDITION]: a breakpoint; the condition is Python, of variables: break 7 if k > 3."""
        line, _, condition = text.partition(" if ")
        if not line.strip().isdecimal():
            self._say("break LINE [if CONDITION]")
            return
        try:
            self.breaks[int(line)] = compile(condition.strip(), "condition", "eval") if condition else None
        except SyntaxError as error:
            self._say(f"not a condition: {error.msg}")

    def do_delete(self, text: str) -> None:
        """delete [LINE]: a breakpoint, or all."""
        self.breaks = {line: code for line, code in self.breaks.items() if text and str(line) != text}

    def do_continue(self, text: str) -> None:
        """continue: to the next breakpoint, or the end."""
        self._move(lambda moment: int(moment.location) in self.breaks and self._holds(int(moment.location)))

    def _holds(self, line: int) -> bool:
        code = self.breaks[line]
        try:
            return code is None or bool(
                eval(code, {"__builtins__": {}}, self.trace.variables(self.at, self.trace.index))
            )
        except Exception as error:  # of the user's condition: a variable may have no value yet
            self._say(f"line {line}: {error}")
            return False

    def do_print(self, text: str) -> None:
        """print [NAME]: the value of a variable, or all that have one."""
        for name, value in self.trace.variables(self.at, self.trace.index).items():
            if text in ("", name):
                self._say(f"{name} = {value!s}")

    def do_lanes(self, text: str) -> None:
        """lanes NAME: a variable's value in the work-items of the same vector; `>` is this one."""
        for index in self.trace.shown:
            found = self.trace.variables(self.at, index)
            mark = ">" if index == self.trace.index else " "
            self._say(f"{mark} {index - self.trace.shown.start:3}  {found.get(text, '-')!s}")

    def do_list(self, text: str) -> None:
        """list: the source around the line."""
        here = self.moment.location
        for line in range(max(int(here) - AROUND, 1), int(here) + AROUND + 1):
            found = self.trace.source.line(type(here)(line, 0, here.file))
            self._say(f"{'>' if line == here else ' '} {line:4}  {found}".rstrip())

    def do_quit(self, text: str) -> bool:
        """quit: ends the session."""
        return True

    do_s, do_n, do_b, do_c, do_p, do_l, do_q, do_EOF = (  # noqa: N815  # cmd's name for the end of the input
        do_step, do_next, do_back, do_continue, do_print, do_list, do_quit, do_quit,
    )  # fmt: skip
