"""A page of wfv in headless Chromium: what it shows, what it logs, and how readable its text is."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.support.requires import BROWSER

# The contrast of each visible text with its background, by WCAG 2.1: the texts below the limit.
CONTRAST = """
() => {
  const parse = (text) => {
    const [r, g, b, a] = text.match(/[\\d.]+/g).map(Number);
    return { r, g, b, a: a === undefined ? 1 : a };
  };
  const channel = (c) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
  const light = (c) => 0.2126 * channel(c.r) + 0.7152 * channel(c.g) + 0.0722 * channel(c.b);
  const groundOf = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const found = parse(getComputedStyle(at).backgroundColor);
      if (found.a === 1) return found;
    }
    return { r: 255, g: 255, b: 255, a: 1 };
  };
  const bad = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const node = walker.currentNode.parentElement;
    if (!text || !node.checkVisibility() || node.closest("script, style, template, svg, noscript")) continue;
    const style = getComputedStyle(node);
    const [a, b] = [light(parse(style.color)), light(groundOf(node))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    const isLarge = parseFloat(style.fontSize) >= 24;
    if (ratio < (isLarge ? 3 : 4.5)) bad.push(`${ratio.toFixed(2)}: ${text.slice(0, 40)} .${node.className}`);
  }
  return bad;
}
"""


@contextmanager
def chromium() -> Iterator[Any]:
    """The system's browser, without a window. As root it needs its own sandbox to be off."""
    with importlib.import_module("playwright.sync_api").sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


class Shown:
    """A file in the browser, at a width; `problems` collects errors, warnings, dialogs and requests."""

    def __init__(self, browser: Any, path: Path, width: int = 1280, colours: Any = "light") -> None:
        self.page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=colours)
        self.problems: list[str] = []
        self.page.on("console", lambda message: self.problems.append(f"{message.type}: {message.text}"))
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("dialog", self._on_dialog)
        self.page.on("request", self._on_request)
        self.path = path.resolve()
        self.page.goto(self.path.as_uri())

    def _on_dialog(self, dialog: Any) -> None:
        self.problems.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _on_request(self, request: Any) -> None:
        if request.url != self.path.as_uri() and not request.url.startswith("data:"):
            self.problems.append(f"request: {request.url}")

    def low_contrast(self) -> list[str]:
        """Texts whose contrast is below 4.5 (3 for large ones)."""
        found: list[str] = self.page.evaluate(CONTRAST)
        return found

    def is_too_wide(self) -> bool:
        """Whether the page has to be scrolled sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))

    def texts(self, selector: str) -> list[str]:
        """The text of each element that the selector finds."""
        return self.page.locator(selector).all_text_contents()

    def count(self, selector: str) -> int:
        """How many elements the selector finds."""
        return self.page.locator(selector).count()
