"""The state that a page begins with, from the command line."""

import shlex
from dataclasses import replace
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

from wfv.cli.explorer.state import BUNDLED, MOST, NEW, State, state_of
from wfv.cli.kernel_source import known_step
from wfv.cli.options import BuildFlags, CodeOptions
from wfv.errors import OptionError, choices
from wfv.options import MIN_LANES, make_options, parse_boscc
from wfv.strategies import load_plugins


def first_state(
    source: str, strategy: str, code: CodeOptions, flags: BuildFlags, step: str | None, **looks: str
) -> State:
    """The state of a bundled kernel, a file, or the address of an earlier page. Raises OptionError.

    `looks`: more of the state's options.
    """
    load_plugins()
    if source.startswith("http://"):
        return state_of(dict(parse_qsl(urlsplit(source).query)))
    if flags.include:
        raise OptionError("-I: the explorer reads no file that a source includes", help="paste the file's text")
    boscc = parse_boscc(code.boscc) if code.boscc else None
    make_options(strategy, code.lanes or MIN_LANES, code.target, boscc, code.math, flags.without, flags.analysis)
    chosen = replace(
        NEW, strategy=strategy, lanes=code.lanes or 0, target=code.target, math=code.math, boscc=code.boscc or "",
        off=",".join(flags.optimization or ()), raw=flags.raw, analysis=flags.analysis,
        build=shlex.join(flags.texts), step=known_step(step) or NEW.step,
    )  # fmt: skip
    for name, value in looks.items():
        chosen = chosen.changed(name, value)
    return replace(chosen, source=source) if source in BUNDLED else _with_file(chosen, source)


def _with_file(state: State, source: str) -> State:
    """With the text of `FILE` or `FILE:KERNEL`. Raises OptionError."""
    path, _, kernel = source.rpartition(":")
    path, kernel = (source, "") if not path or Path(source).exists() else (path, kernel)
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            text = file.read(MOST + 1)
    except OSError as error:
        help = "" if Path(path).suffix else choices(path, BUNDLED)
        raise OptionError(f"cannot read {path!r}: {error.strerror}", help=help) from None
    if len(text) > MOST:
        raise OptionError(f"{path!r} has more than {MOST:,} characters", help="compile it on the command line")
    return replace(state, source=path, text=text or "\n", kernel=kernel)
