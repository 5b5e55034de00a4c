"""The state of a page: the source, the options, and the shown parts. An address contains all of it."""

import base64
import re
import shlex
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from wfv.cli.options import KERNELS, BuildFlags, CodeOptions, LaunchOptions, complete_kernel
from wfv.errors import OptionError
from wfv.options import DEFAULT
from wfv.strategies import OWN_ANALYSIS, STRATEGIES

_PYTHON = re.compile(r"^(?:def \w+\(|import \w|from \w|@(?:wfv\.)?kernel\b)", re.MULTILINE)
BUNDLED = complete_kernel("")
MOST = 200_000  # characters of a source
MOST_OF_ADDRESS = 30_000  # of a text in an address: browsers and servers cut longer ones
BESIDE = "beside "  # before a place in the second picture
_OPTIONS = {"step": "--stop-after", "off": "-O"}  # of the command line; others have the name of the field
_BROKEN = "the address has a source that cannot be read"


@cache
def bundled_text(name: str) -> str:
    """The OpenCL C of a bundled kernel."""
    return next(path for folder in (KERNELS, KERNELS / "more") if (path := folder / f"{name}.cl").exists()).read_text()


@dataclass(frozen=True)
class State:
    """The contents of a page. The names are those of the command line's options.

    `source`: a bundled kernel, or the name of the file on the command line, whose text `text` is; `is_edited`: whether
    the page has changed it. `linearizer`: "" for the strategy's. `lanes`: 0 for the target's. `build`: words, options
    of OpenCL C such as -DN=4. `shapes`: of the parameters of a function of C, such as n=uniform. `beside`: a strategy,
    or a step, that is drawn beside the chosen one. `why`: the value, block or line that is explained. `arguments`:
    words, as those of -a. `group`: the one whose lanes run, as --group; "" for one that is chosen. `below`: the
    question whose answer is below: lanes or costs.
    """

    source: str = "Mandelbrot"
    text: str = ""
    is_edited: bool = False
    kernel: str = ""
    strategy: str = DEFAULT
    linearizer: str = ""
    lanes: int = 0
    target: str = "host"
    math: str = "fast"
    boscc: str = ""
    off: str = ""
    raw: bool = False
    analysis: str = OWN_ANALYSIS
    build: str = ""
    shapes: str = ""
    step: str = "scalarize"
    beside: str = ""
    why: str = ""
    global_size: str = ""
    local_size: str = ""
    arguments: str = ""
    group: str = ""
    below: str = ""

    @property
    def code_text(self) -> str:
        """The source as the editor has it."""
        return self.text or bundled_text(self.source)

    @property
    def is_bundled(self) -> bool:
        """Whether it is a bundled kernel as it is, so that its own data fit it."""
        return self.source in BUNDLED and not self.text

    @property
    def is_python(self) -> bool:
        """Whether a line begins as no line of OpenCL C or LLVM IR does."""
        return bool(_PYTHON.search(self.code_text))

    @property
    def code(self) -> CodeOptions:
        return CodeOptions(self.lanes or None, self.target, self.boscc or None, math=self.math)

    @property
    def flags(self) -> BuildFlags:
        return BuildFlags(optimization=[self.off] if self.off else None, analysis=self.analysis, raw=self.raw)

    @property
    def launch(self) -> LaunchOptions:
        """The sizes and arguments of a kernel from a file. Raises OptionError."""
        words = split(self.arguments)
        if files := [word for word in words if ".np" in word]:
            raise OptionError(
                f"argument {files[0]!r}: the explorer reads no file", help="make an array: zeros:f32:4096, .."
            )
        return LaunchOptions(None, self.global_size or None, self.local_size or None, words)

    def changed(self, name: str, value: str) -> "State":
        """With another value of an option."""
        changes: dict[str, Any] = {name: value}
        return replace(self, **changes)

    def edited(self, text: str) -> "State":
        """With another text; a bundled kernel that is as it was has none."""
        is_own = self.source in BUNDLED and text == bundled_text(self.source)
        return replace(self, text="" if is_own else text or "\n", is_edited=not is_own)

    def query(self) -> str:
        """All that is not as in a new state, for an address; without the text if it is too long for one."""
        changed = self._changes(*(field.name for field in fields(self)))
        if text := changed.pop("text", ""):
            packed = base64.urlsafe_b64encode(zlib.compress(text.encode(errors="replace"), 9)).decode()
            changed |= {"text": packed} if len(packed) <= MOST_OF_ADDRESS else {}
        return urlencode(changed)

    def command(self, steps: Sequence[str] = ()) -> str:
        """The `wfv` command line that draws the same picture. `steps`: those of the strategy, in order."""
        if self.linearizer and self.step in steps:
            names = ",".join(name.replace(" ", "-") for name in steps[: steps.index(self.step) + 1])
            passes = f"-p '{names.replace('linearize', f'linearize{{{self.linearizer}}}')}'"
            ir = f"wfv opt {self._place()} --strategy {self.strategy}{self._options()} {passes} -o STEP.ll"
            return f"{ir} && wfv cfg STEP.ll -o OUT.svg"
        other = f" --compare {self.strategy},{self.beside}" if self.compares else f" --strategy {self.strategy}"
        return f"wfv cfg {self._place()}{other}{self._options()} --stop-after {self.step} -o OUT.svg"

    @property
    def compares(self) -> bool:
        """Whether a strategy is beside: else it is a step."""
        return self.beside in STRATEGIES

    def explore_command(self) -> str:
        """The command line that begins with this state."""
        strategy, shown = self._given("strategy", "linearizer"), self._given("step", "beside")
        return f"wfv explore {self._place()}{strategy}{self._options()}{shown}"

    @property
    def _file(self) -> str:
        """The file in command lines: an edited text has one of its own."""
        suffix = "" if self.source in BUNDLED else Path(self.source).suffix
        return f"edited{suffix or '.cl'}" if self.is_edited else self.source or "FILE.cl"

    def _place(self) -> str:
        place = self.source if self.is_bundled else shlex.quote(self._file)
        return f"{place}:{self.kernel}" if self.kernel and not self.is_bundled else place

    def _options(self) -> str:
        build = "".join(f" {shlex.quote(word)}" for word in split(self.build))
        return self._given("lanes", "target", "math", "boscc", "analysis", "off") + build + " --raw" * self.raw

    def _given(self, *names: str) -> str:
        """The options of these names that are not as in a new state."""
        return "".join(f" {_OPTIONS.get(name, f'--{name}')} {value}" for name, value in self._changes(*names).items())

    def _changes(self, *names: str) -> dict[str, Any]:
        """What is not as in a new state."""
        return {name: value for name in names if (value := getattr(self, name)) != getattr(NEW, name)}

    def commands(self, kernel: str, steps: Sequence[str]) -> dict[str, str]:
        """Texts that make what is shown, by their titles."""
        page = {f"Your text, saved as {self._file}": self.code_text} if self.is_edited else {}
        page, picture = page | {"This page": self.explore_command()}, {"The picture": self.command(steps)}
        if self.is_python:
            return page | {"In Python": f"{self.code_text}\nprint({kernel}.compile().cfg({self.step!r}).svg())"}
        return page | picture | ({} if self.linearizer else {"In Python": self.python(kernel)})

    def python(self, kernel: str) -> str:
        """The lines of Python that make the same picture of a kernel."""
        given = {"strategy": self.strategy} | self._changes("lanes", "target", "math", "analysis")
        options = ", ".join(f"{name}={value!r}" for name, value in given.items())
        source = f'catalog.load("{self.source}").cl_path' if self.is_bundled else repr(self._file)
        lines = ["import wfv"] + ["from kernels_ir import catalog"] * self.is_bundled
        lines += ["", f"program = wfv.build({source}, {options})"]
        return "\n".join([*lines, f"graph = program[{kernel!r}].cfg({self.step!r})", "print(graph.svg())"])


NEW = State()


def split(text: str) -> list[str]:
    """Words as of a command line. Raises OptionError."""
    try:
        return shlex.split(text)
    except ValueError as error:
        raise OptionError(f"{text!r}: {error}", help="write words with blanks between") from None


def state_of(query: Mapping[str, str]) -> State:
    """The state that an address has. Unknown names are ignored. Raises OptionError for a text that is broken."""
    readers: dict[Any, Callable[[str], Any]] = {int: int, bool: "True".__eq__, str: str}
    found: dict[str, Any] = {}
    for each in fields(State):
        with suppress(KeyError, ValueError):  # it is not there, or no number
            found[each.name] = readers[each.type](query[each.name])
    if "text" in found:
        found["text"] = _unpacked(found["text"])
    state = replace(NEW, **found)
    return state if state.text or state.source in BUNDLED else replace(state, text="\n")


def _unpacked(packed: str) -> str:
    """The text; no more than MOST characters of it are unpacked. Raises OptionError."""
    unpacker = zlib.decompressobj()
    try:
        data = unpacker.decompress(base64.b64decode(packed, b"-_", validate=True), 4 * MOST)
    except (ValueError, zlib.error):
        data = b""
    if not data or not (unpacker.eof or unpacker.unconsumed_tail):
        raise OptionError(_BROKEN, help="copy all of the address")
    return data.decode(errors="replace")
