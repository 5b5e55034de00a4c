// What the page does without its server: marks what belongs together, zooms pictures, guards the editor.
"use strict";
(() => {
  const MOST = 200000; // characters of a paste
  const all = (query, root = document) => [...root.querySelectorAll(query)];
  const words = (item, name) => (item.dataset[name] || "").split(" ").filter(Boolean);
  const escaped = (text) => CSS.escape(text);

  // The editor's visible lines by number. Its gutter has a number for each, after a hidden one that keeps its width.
  const editorLines = () => {
    const numbers = all(".cm-lineNumbers .cm-gutterElement").slice(1);
    const lines = all(".cm-content .cm-line");
    return new Map(numbers.map((each, at) => [Number(each.textContent), lines[at]]).filter(([, line]) => line));
  };

  const inEditor = { lit: [], caused: [], wrong: [] };
  const paintEditor = () => {
    const lines = editorLines();
    for (const [kind, numbers] of Object.entries(inEditor)) {
      for (const [number, line] of lines) line.classList.toggle(kind, numbers.includes(number));
    }
  };
  const markEditor = (kind, numbers) => {
    inEditor[kind] = numbers;
    paintEditor();
  };

  // Marks all that belongs to the item under the pointer.
  const show = (item) => {
    for (const each of all(".code .lit, .drawing .lit, .code .same")) each.classList.remove("lit", "same");
    if (!item) return markEditor("lit", []);
    const blocks = new Set(words(item, "block"));
    const isBlock = item.closest(".drawing") || item.classList.contains("label");
    const places = new Set(item.dataset.place ? [item.dataset.place] : []);
    for (const line of all(".ir .line")) {
      const isInside = isBlock && blocks.has(line.dataset.block);
      if (isInside && line.dataset.place) places.add(line.dataset.place);
      if (isInside) line.classList.add("lit");
    }
    for (const line of all(".code .line")) {
      if (!places.has(line.dataset.place)) continue;
      if (!isBlock) line.classList.add("lit");
      else if (line.closest(".asm")) line.classList.add("lit");
      if (!blocks.size && line.dataset.block) blocks.add(line.dataset.block);
    }
    for (const node of all(".drawing [data-block]")) {
      if (words(node, "block").some((key) => blocks.has(key))) node.classList.add("lit");
    }
    markEditor("lit", [...places].map((place) => Number(place.split(".")[1])));
  };

  const showValue = (value) => {
    show(value.closest(".line"));
    for (const each of all(`.ir [data-value="${escaped(value.dataset.value)}"]`)) {
      each.classList.add("same");
      each.closest(".line").classList.add("lit");
    }
  };

  const numberAt = (event) => {
    const line = event.target.closest(".cm-line");
    return line ? [...editorLines()].find(([, each]) => each === line)?.[0] : undefined;
  };

  document.addEventListener("pointerover", (event) => {
    if (!event.target.closest) return;
    const value = event.target.closest("[data-value]");
    if (value) return showValue(value);
    const number = numberAt(event);
    if (number) {
      const line = all(".ir .line").find((each) => each.dataset.place === `0.${number}`);
      return show(line || null);
    }
    show(event.target.closest(".code .line, .drawing [data-block]"));
  });

  // The place that a click asks about: a value or a block; of a line of IR, its value, or else its block.
  const placeAt = (target) => {
    const value = target.closest?.("[data-value]");
    if (value) return `%${value.dataset.value}`;
    const node = target.closest?.(".drawing [data-block]");
    const beside = target.closest?.("figure + figure") ? "beside " : "";
    if (node) return beside + node.getAttribute("aria-label").split("block ").pop();
    let line = target.closest?.("[data-label]") || target.closest?.(".ir .line");
    if (line?.dataset.def) return `%${words(line, "def")[0]}`;
    while (line && !line.dataset.label) line = line.previousElementSibling;
    return line?.dataset.label;
  };

  let dragged = 0; // pixels since the button is down
  document.addEventListener("pointerdown", () => (dragged = 0));
  document.addEventListener("click", (event) => {
    const selection = getSelection();
    if (dragged > 4 || (!selection.isCollapsed && selection.containsNode(event.target, true))) return;
    const place = event.target.closest?.("[data-close]") ? "" : placeAt(event.target);
    if (place !== undefined) emitEvent("why", place);
    if (!event.target.closest?.(".asm")) document.querySelector(".asm .lit")?.scrollIntoView({ block: "nearest" });
  });

  const moves = { ArrowLeft: -1, ArrowRight: 1 };
  document.addEventListener("keydown", (event) => {
    if (!(event.key in moves) || event.target.closest?.("input, textarea, .cm-editor, .q-slider")) return;
    emitEvent("walk", moves[event.key]);
    event.preventDefault();
  });

  // Zooms about the pointer, and pans, by the picture's view box; a double click fits all.
  const boxOf = (svg) => (svg.dataset.whole ||= svg.getAttribute("viewBox"), svg.viewBox.baseVal);
  document.addEventListener("wheel", (event) => {
    const svg = event.target.closest?.(".drawing svg");
    if (!svg) return;
    event.preventDefault();
    const box = boxOf(svg);
    const scale = event.deltaY > 0 ? 1.15 : 1 / 1.15;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    box.x = at.x - (at.x - box.x) * scale;
    box.y = at.y - (at.y - box.y) * scale;
    box.width *= scale;
    box.height *= scale;
  }, { passive: false });
  document.addEventListener("pointermove", (event) => {
    const svg = event.buttons === 1 && event.target.closest?.(".drawing svg");
    if (!svg) return;
    const box = boxOf(svg);
    const { a } = svg.getScreenCTM();
    dragged += Math.abs(event.movementX) + Math.abs(event.movementY);
    box.x -= event.movementX / a;
    box.y -= event.movementY / a;
  });
  document.addEventListener("dblclick", (event) => {
    const svg = event.target.closest?.(".drawing svg");
    if (svg?.dataset.whole) svg.setAttribute("viewBox", svg.dataset.whole);
  });

  const guard = (event, data) => {
    const length = event.target.closest?.(".cm-editor") && data ? data.getData("text/plain").length : 0;
    if (length <= MOST) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    emitEvent("too_long", length);
  };
  window.addEventListener("paste", (event) => guard(event, event.clipboardData), true);
  window.addEventListener("drop", (event) => guard(event, event.dataTransfer), true);
  // The editor draws its lines anew, and then without marks.
  const inLines = ({ target }) => target.closest?.(".cm-editor");
  new MutationObserver((changes) => changes.some(inLines) && paintEditor()).observe(
    document.documentElement, { childList: true, subtree: true, attributeFilter: ["class"] });

  const nodeOf = (key) => all("figure:first-of-type .drawing [data-block]").find((node) => words(node, "block").includes(key));
  const drawn = (name, attributes) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };

  // Numbers the blocks of a chain of causes, with lines between them; marks the values in the IR.
  const causes = (names, lines) => {
    for (const each of all(".cause-mark")) each.remove();
    for (const each of all(".caused")) each.classList.remove("caused");
    markEditor("caused", lines);
    let before = null;
    names.forEach((name, at) => {
      const line = document.querySelector(`.ir [data-def~="${escaped(name)}"], .ir .line[data-label="${escaped(name)}"]`);
      line?.classList.add("caused");
      if (line && !at) line.scrollIntoView({ block: "nearest" });
      const node = line && nodeOf(line.dataset.block);
      if (!node) return;
      node.classList.add("caused");
      const box = node.getBBox();
      const count = all(`text[data-node="${escaped(words(node, "block").join("-"))}"]`, node.parentNode).length;
      const here = { node, x: box.x + 12 + 18 * count, y: box.y };
      const mark = drawn("g", { class: "cause-mark" });
      if (before && before.node !== node) {
        const line = drawn("line", { class: "cause-mark", x1: here.x, y1: here.y, x2: before.x, y2: before.y });
        node.parentNode.insertBefore(line, node.parentNode.querySelector(".node")); // behind the blocks
      }
      mark.append(drawn("circle", { cx: here.x, cy: here.y, r: 8 }));
      const text = drawn("text", { x: here.x, y: here.y + 4, "data-node": words(node, "block").join("-") });
      text.textContent = at + 1;
      mark.append(text);
      node.parentNode.append(mark);
      before = here;
    });
  };

  window.explorer = {
    causes,
    wrong: (line) => markEditor("wrong", line ? [line] : []),
    // Scrolls the machine code to its first innermost loop.
    showHot: () => {
      const code = document.querySelector(".asm");
      const line = code.querySelector(".hot");
      code.scrollTop = line ? line.offsetTop - code.offsetTop : 0;
    },
    play: (keys) => all("figure:first-of-type .drawing [data-block]").forEach((node) =>
      node.classList.toggle("running", words(node, "block").some((key) => keys.includes(key)))),
  };
})();
