"""The page: its parts, and what happens when one uses them. Each page has its own state and its own worker."""

import asyncio
import base64
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from html import escape
from pathlib import Path
from typing import Any, Literal

from nicegui import background_tasks, ui

from wfv.cli.explorer.player import LanesPane
from wfv.cli.explorer.process import Worker
from wfv.cli.explorer.state import BESIDE, BUNDLED, MOST, State
from wfv.cpus import TARGETS
from wfv.options import MATH_LEVELS, OPTIMIZATIONS
from wfv.strategies import ANALYSES, STRATEGIES

HERE = Path(__file__).parent
QUIET = 0.12  # seconds without a key, before the source is compiled
LATER = 0.4  # seconds after the picture, before the machine code is made
TYPED = "your text"
_LOOKS = {"step", "beside", "why"}  # of a state: they do not change the code


class Page:
    """A page that shows a state. `address`: that of a state."""

    def __init__(self, state: State, worker: Worker, address: Callable[[State], str]) -> None:
        self.state, self.worker, self.address = state, worker, address
        self.answer: dict[str, Any] = {}
        self.version, self.is_busy, self.is_filling = 0, False, False
        ui.colors(primary="#0b4f8a")
        ui.add_css((HERE / "explore.css").read_text())
        ui.add_body_html(f"<script>{(HERE / 'explore.js').read_text()}</script>")
        with ui.element("main").classes("explorer"):
            self._controls()
            with ui.element("div").classes("panes"):
                self._source_pane()
                self._graph_pane()
                self._code_pane()
            self.why = ui.html(sanitize=False).classes("why").props('aria-live="polite"')
            self.lanes = LanesPane(self)
        ui.on("why", lambda event: self.ask_why(event.args))
        ui.on("walk", lambda event: self.walk(event.args))
        ui.on("too_long", lambda event: self._too_long(event.args))
        background_tasks.create(worker.ask("look", state))  # while the browser loads the page
        ui.timer(0.01, self.refresh, once=True)

    def _controls(self) -> None:
        with ui.element("div").classes("controls"):
            self.source = ui.select([*BUNDLED, TYPED], label="source", on_change=self._source_chosen)
            self.kernel = self._select("kernel", [], "kernel")
            self._select("strategy", [*STRATEGIES], "strategy")
            self.linearizer = self._select("linearizer", {"": "strategy's"}, "linearizer")
            self._select("lanes", {0: "target's", 2: "2", 4: "4", 8: "8", 16: "16", 32: "32", 64: "64"}, "lanes")
            self._select("target", [*TARGETS], "target")
            self._select("math", [*MATH_LEVELS], "math")
            self._select("analysis", [*ANALYSES], "analysis").set_visibility(len(ANALYSES) > 1)
            off = {f"no-{name.replace(' ', '-')}": f"no {name}" for name in OPTIMIZATIONS}
            self.off = ui.select(off, label="-O: off", multiple=True, on_change=self._off_chosen)
            self.off.props("dense outlined").tooltip("optimizations that are off")
            build = ui.input("-D: macros", value=self.state.build, on_change=lambda e: self.change(build=e.value))
            build.props("dense outlined debounce=300").classes("build")
            build.tooltip("macros and other options of OpenCL C, such as -D N=4")
            self.shapes = ui.input("shapes n=uniform,..", value=self.state.shapes)
            self.shapes.on_value_change(lambda e: self.change(shapes=e.value)).props("dense outlined debounce=300")
            self.raw = ui.switch("raw", value=self.state.raw, on_change=lambda e: self.change(raw=e.value))
            self.raw.tooltip("--raw: the control flow as it is written, without LLVM's passes before wfv's")
        self.source.props("dense outlined").set_value(self.state.source if self.state.is_bundled else TYPED)
        self.off.set_value([word for word in self.state.off.split(",") if word])

    def _select(self, name: str, values: Any, label: str) -> ui.select:
        value = getattr(self.state, name)
        made = ui.select(values, label=label, value=value if value in values else None)
        made.on_value_change(lambda event: None if self.is_filling else self.change(**{name: event.value}))
        return made.props("dense outlined")

    def _source_pane(self) -> None:
        with ui.element("section").classes("pane"):
            language: Literal["C", "Python"] = "Python" if self.state.is_python else "C"
            self.editor = ui.codemirror(
                self.state.code_text, language=language, theme="githubLight", line_wrapping=True
            )
            self.editor.classes("editor").on_value_change(self._edited)
            self.problem = ui.html(sanitize=False).classes("problem").props('role="alert"')

    def _graph_pane(self) -> None:
        with ui.element("section").classes("pane"):
            with ui.element("div").classes("steps"):
                ui.button("◀", on_click=lambda: self.walk(-1)).props('dense outline aria-label="step before"')
                self.step = ui.slider(min=0, max=1, value=0).on("change", self._step_chosen).props('aria-label="step"')
                ui.button("▶", on_click=lambda: self.walk(1)).props('dense outline aria-label="next step"')
                beside = {"": "nothing"} | {each: each for each in STRATEGIES}
                self.beside = self._select("beside", beside, "beside")
            self.step_text = ui.label().classes("step-text")
            self.graphs = ui.element("div").classes("graphs")
            self.legend = ui.html(sanitize=False).classes("legend")

    def _code_pane(self) -> None:
        with ui.element("section").classes("pane"):
            with ui.element("div").classes("steps"):
                only = ui.checkbox("only changes", on_change=lambda e: self._only_changes(e.value))
                only.props("dense")
                ui.space()
                for title, action in (("SVG", partial(self.save, "svg")), ("PDF", partial(self.save, "pdf")),
                                      ("commands", self.show_commands)):  # fmt: skip
                    ui.button(title, on_click=action).props("dense outline no-caps")
            self.ir = ui.html(sanitize=False).classes("code ir").props('aria-label="IR"')
            self.asm_title = ui.label("machine code").classes("title")
            self.asm = ui.html(sanitize=False).classes("code asm").props('aria-label="machine code"')

    def change(self, **values: Any) -> None:
        """Another state, which is shown when it is compiled."""
        self.state = replace(self.state, **values)
        if not values.keys() <= _LOOKS:
            self.lanes.forget()
        ui.timer(0.01, self.refresh, once=True)

    def note_address(self) -> None:
        """The browser's address becomes that of the state."""
        ui.navigate.history.replace(self.address(self.state))

    async def _edited(self, event: Any) -> None:
        if self.is_filling:
            return
        text = event.value or ""
        if len(text) > MOST:
            return self._too_long(len(text))
        self.state = replace(self.state.edited(text), why="")
        self.lanes.forget()
        self.version += 1
        version = self.version
        await asyncio.sleep(QUIET)
        if version == self.version:
            await self.refresh()

    def _too_long(self, length: int) -> None:
        ui.notify(f"A source of {length:,} characters is too long: the limit here is {MOST:,}", type="negative")

    def _source_chosen(self, event: Any) -> None:
        if event.value == TYPED or self.is_filling or (self.state.is_bundled and event.value == self.state.source):
            return
        self.state = replace(self.state, source=event.value, text="", is_edited=False, kernel="", why="")
        self.lanes.clear()
        self.is_filling = True
        self.editor.set_value(self.state.code_text)
        self.is_filling = False
        self.change()

    def _off_chosen(self, event: Any) -> None:
        off = ",".join(event.value or ())
        if off != self.state.off:
            self.change(off=off)

    def _step_chosen(self) -> None:
        self.change(step=self.answer["steps"][int(self.step.value)], why="")

    def walk(self, by: int) -> None:
        """The next step, or the one before."""
        steps = self.answer.get("steps", [])
        shown = self.answer["views"][0]["step"] if steps else ""
        at = steps.index(shown) + by if shown in steps else -1
        if 0 <= at < len(steps):
            self.change(step=steps[at], why="")

    async def refresh(self) -> None:
        """Compiles and shows the newest state; the old result is grey until then."""
        self.version += 1
        if self.is_busy:
            return
        self.is_busy = True
        for each in (self.graphs, self.ir, self.asm):
            each.classes(add="stale")
        try:
            version = -1
            while version != self.version:
                version = self.version
                answer = await self.worker.ask("look", self.state)
        finally:
            self.is_busy = False
        self.note_address()
        self._show(answer)
        if "error" not in answer:
            await self._finish(version)

    async def _finish(self, version: int) -> None:
        """Parts that are not needed at once: the machine code, and the causes that the state asks for."""
        if self.state.why:
            await self.ask_why(self.state.why)
        if self.state.below != self.lanes.shown:
            await self.lanes.show(self.state.below)
        await asyncio.sleep(LATER)
        if version != self.version:
            return
        answer = await self.worker.ask("code", self.state)
        if version == self.version:
            self.asm.set_content(answer["assembly"] if "error" not in answer else _pre(answer["error"]["text"]))
            self.asm.classes(remove="stale")
            ui.run_javascript("explorer.showHot()")

    def _show(self, answer: dict[str, Any]) -> None:
        error = answer.get("error")
        self.problem.set_content(_pre(error["text"]) if error else "")
        ui.run_javascript(f"explorer.wrong({error['line'] if error else 0})")
        if error:
            return
        self.answer = answer
        if answer["log"]:
            self.problem.set_content(_pre(answer["log"]))
        self._fill_controls(answer)
        view = answer["views"][0]
        steps = answer["steps"]
        number = f"Step {steps.index(view['step']) + 1} of {len(steps)}"
        self.step_text.set_text(f"{number}, {view['step']}: {view['guarantees']}")
        self.graphs.clear()
        with self.graphs:
            for each in answer["views"]:
                with ui.element("figure"):
                    ui.html(each["svg"], sanitize=False).classes("drawing")
        self.ir.set_content(view["ir"])
        self.legend.set_content(answer["legend"])
        for each in (self.graphs, self.ir):
            each.classes(remove="stale")
        self._explain("")
        self.lanes.mark()

    def _fill_controls(self, answer: dict[str, Any]) -> None:
        self.is_filling = True
        self.kernel.set_options(answer["kernels"], value=answer["kernel"])
        self.kernel.set_visibility(len(answer["kernels"]) > 1)
        self.source.set_value(self.state.source if self.state.is_bundled else TYPED)
        self.shapes.set_visibility(answer["is_c"])
        steps = answer["steps"]
        self.step.props(f"max={len(steps) - 1} markers snap")
        self.step.set_value(steps.index(answer["views"][0]["step"]))
        beside = {"": "nothing", **{each: each for each in STRATEGIES}, **{each: f"after {each}" for each in steps}}
        linearizers = {"": "strategy's", **{each: each for each in answer["linearizers"]}}
        self.linearizer.set_options(linearizers, value=self.state.linearizer)
        self.beside.set_options(beside, value=self.state.beside if self.state.beside in beside else "")
        self.is_filling = False

    def _only_changes(self, is_on: bool) -> None:
        self.ir.classes(add="only") if is_on else self.ir.classes(remove="only")

    async def ask_why(self, place: str) -> None:
        """Shows the causes of a value or of a block's mask, as text and in the picture."""
        self.state = replace(self.state, why=place)
        answer = await self.worker.ask("why", self.state) if place else {}
        text = answer["error"]["text"] if "error" in answer else answer.get("text", "")
        close = '<button data-close aria-label="close">✕</button>'
        title = f"Why {escape(place.removeprefix(BESIDE))}? <small>{answer.get('about', '')}</small> {close}"
        self._explain(f"<h2>{title}</h2>{_pre(text)}" if place else "", answer)
        self.note_address()

    def _explain(self, html: str, answer: dict[str, Any] | None = None) -> None:
        """Shows an answer with its marks; the marks of the last one go."""
        self.why.set_content(html)
        found = answer or {}
        ui.run_javascript(f"explorer.causes({found.get('chain', [])}, {found.get('lines', [])})")

    async def save(self, file_format: str) -> None:
        """Downloads the picture, as `wfv cfg` writes it."""
        answer = await self.worker.ask(file_format, self.state)
        if "error" in answer:
            ui.notify(answer["error"]["message"], type="negative")
        else:
            ui.download.content(base64.b64decode(answer["file"]), f"{self.answer['kernel']}.{file_format}")

    def show_commands(self) -> None:
        """The command lines, and the Python lines, that make the shown page."""
        with ui.dialog(value=True), ui.card().classes("commands"):
            for title, text in self.state.commands(self.answer["kernel"], self.answer["steps"]).items():
                ui.label(title).classes("title")
                ui.html(_pre(text), sanitize=False)


def _pre(text: str) -> str:
    return f"<pre>{escape(text)}</pre>"
