"""Below the picture: lanes at work, played block by block, and the costs of a kernel, by the model and measured."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from html import escape
from typing import Any, Protocol

from nicegui import ui

from wfv.cli.explorer.process import Worker
from wfv.cli.explorer.state import State

BEAT = 0.4  # seconds that a block is shown
TIMES = "times"  # measured on request only: not part of a state
STEP = "linearize"  # whose blocks run

INPUTS = {
    "global_size": ("-g: global size", "X,Y,Z; empty: made for the kernel. A bundled kernel has its own data"),
    "local_size": ("-l: local size", "X,Y,Z; empty: wfv's choice"),
    "arguments": ("-a: arguments", "NAME=FORM with blanks between, such as x=random:f32:4096 n=64; empty: made for "
                  "the parameters. A bundled kernel has its own data"),
    "group": ("--group", "X,Y,Z: the group whose lanes run; empty: one that uses its lanes badly"),
}  # fmt: skip


class Owner(Protocol):
    """The page that a pane belongs to. `answer`: its contents."""

    state: State
    worker: Worker
    answer: dict[str, Any]

    async def refresh(self) -> None: ...

    def note_address(self) -> None: ...


class LanesPane:
    """The lower part of a page."""

    def __init__(self, page: Owner) -> None:
        self.page, self.run, self.shown = page, dict[str, Any](), ""
        self.inputs: dict[str, ui.input] = {}
        with ui.element("section").classes("pane lanes-pane"):
            with ui.element("div").classes("controls"):
                for title, question in (("Run lanes", "lanes"), ("Cost model", "costs"), ("Measure times", TIMES)):
                    ui.button(title, on_click=partial(self.show, question)).props("dense outline no-caps")
                for name, (label, tip) in INPUTS.items():
                    self._input(name, label, tip)
            with ui.element("div").classes("player") as self.player:
                with ui.element("div").classes("steps"):
                    self.play = ui.button("▶", on_click=self._start).props('dense outline aria-label="play"')
                    self.slider = ui.slider(min=0, max=1, value=0, on_change=self.mark).props('aria-label="time"')
                self.now = ui.html(sanitize=False).classes("now")
                self.picture = ui.html(sanitize=False).classes("picture")
            self.text = ui.html(sanitize=False).classes("text")
        self.player.set_visibility(False)
        self.clock = ui.timer(BEAT, self._next, active=False)

    def _input(self, name: str, label: str, tip: str) -> None:
        made = ui.input(label, value=getattr(self.page.state, name)).props("dense outlined debounce=300").tooltip(tip)
        made.classes(name).on_value_change(lambda event: self._given(name, event.value))
        self.inputs[name] = made

    def _given(self, name: str, value: str) -> None:
        if name in ("global_size", "local_size") and value != getattr(self.page.state, name):
            self.inputs["group"].set_value("")  # other sizes make other groups
        self.page.state = self.page.state.changed(name, value)

    async def _ask(self, question: str) -> dict[str, Any]:
        """The answer; its sizes and arguments become those of the page."""
        self.text.set_content("<p>running ..</p>")
        answer: dict[str, Any] = await self.page.worker.ask(question, self.page.state)
        if "error" in answer:
            self.text.set_content(f'<pre role="alert">{escape(answer["error"]["text"])}</pre>')
            return {}
        self._fill(answer.get("launch", ()))
        self.text.set_content(f"<pre>{escape(answer['text'])}</pre>")
        return answer

    def _fill(self, values: Sequence[str]) -> None:
        for name, value in zip(INPUTS, values, strict=False):
            self.inputs[name].set_value(value)

    async def show(self, question: str) -> None:
        """Asks for lanes, costs or times."""
        self.player.set_visibility(False)
        self.shown = question if question != TIMES else ""
        self.page.state = replace(self.page.state, below=self.shown)
        await (self.run_lanes() if question == "lanes" else self._ask(question))
        self.page.note_address()

    def forget(self) -> None:
        """The kernel has changed: the parts below describe the old one."""
        self.player.set_visibility(False)
        self.text.set_content("")
        self.run, self.shown, self.page.state = {}, "", replace(self.page.state, below="")

    def clear(self) -> None:
        """Of another kernel: sizes and arguments are its own."""
        self._fill([""] * len(INPUTS))
        self.forget()

    async def run_lanes(self) -> None:
        """Runs a group, and shows the blocks that run, in the linearized graph."""
        self.run = await self._ask("lanes")
        if not self.run:
            return
        if self.page.state.step != STEP:
            self.page.state = replace(self.page.state, step=STEP, why="")
            await self.page.refresh()
        self.picture.set_content(self.run["picture"][self.run["picture"].index("<svg") :])
        self.slider.props(f"max={len(self.run['played']) - 1}")
        self.slider.set_value(0)
        self.player.set_visibility(True)
        self.mark()

    def _start(self) -> None:
        self.clock.active = not self.clock.active
        self.play.set_text("❚❚" if self.clock.active else "▶")

    def _next(self) -> None:
        at = int(self.slider.value) + 1
        if at < len(self.run.get("played", ())):
            self.slider.set_value(at)
        else:
            self._start()

    def mark(self) -> None:
        """Shows the block that runs now, and its lanes."""
        if not self.player.visible or not self.page.answer:
            return
        time, place, active = self.run["played"][int(self.slider.value)]
        function, name, title, lines = self.run["places"][place]
        where = f", line{'s' * (len(lines) > 1)} {', '.join(map(str, lines))}" if lines else ""
        words = f"{self.run['title']}; at instruction {time}: <b>{escape(title)}</b>{where}"
        self.now.set_content(f"{words}<br>{lanes_html(active, self.run['lanes'])} {active.bit_count()} active")
        keys = keys_of(self.page.answer["views"][0]["blocks"], function, name)
        ui.run_javascript(f"explorer.play({keys})")


def lanes_html(active: int, count: int) -> str:
    """The lanes of a vector: a filled box for an active one."""
    boxes = (f'<i class="lane{" on" if active >> lane & 1 else ""}">{lane}</i>' for lane in range(count))
    return f'<span aria-label="{active.bit_count()} of {count} lanes active">{"".join(boxes)}</span>'


def keys_of(blocks: Mapping[str, Sequence[str]], function: str, name: str) -> list[str]:
    """The keys of a block in a picture: of that function, or else of any that has a block of this name."""
    named = {key: each[0] for key, each in blocks.items() if each[1] == name}
    return [key for key, own in named.items() if own == function] or list(named)[:1]
