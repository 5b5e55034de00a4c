// The linked views of a report: source lines, IR lines, blocks and machine code that belong together.
"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const byId = (id) => document.getElementById(id);
  const CONTEXT = 2; // lines around a change

  const element = (tag, name, text) => {
    const made = document.createElement(tag);
    if (name) made.className = name;
    if (text !== undefined) made.textContent = text;
    return made;
  };

  const addTo = (map, key, item) => {
    if (!key) return;
    if (!map.has(key)) map.set(key, []);
    map.get(key).push(item);
  };

  // A source line's number, with its file's name if there are several.
  const placeName = (place) => {
    const [file, line] = place.split(".");
    return data.files.length > 1 ? `${data.files[file]}:${line}` : line;
  };

  const lineNumber = (place) => {
    const made = element("span", "number", place ? place.split(".")[1] : "");
    if (place && data.files.length > 1) made.title = placeName(place);
    return made;
  };

  // The keys of an item's blocks: a node of the picture may stand for several.
  const blocksIn = (item) => (item.dataset.block ? item.dataset.block.split(" ") : []);

  // A list of lines or blocks. It takes the focus as a whole; arrow keys move an active item in it.
  class Pane {
    constructor(name) {
      this.name = name;
      this.box = byId(name);
      this.active = null;
      this.index([]);
      this.box.addEventListener("pointerover", (event) => {
        const item = this.itemOf(event.target);
        if (item) show(selectionOf(this, item));
      });
      this.box.addEventListener("pointerleave", () => show(pinned));
      this.box.addEventListener("click", (event) => {
        const item = this.itemOf(event.target);
        if (!item) return;
        this.activate(item);
        pin(this, item);
      });
      this.box.addEventListener("keydown", (event) => this.onKey(event));
      this.box.addEventListener("blur", () => show(pinned));
    }

    itemOf(target) {
      const item = target.closest("[role=option]");
      return item && this.box.contains(item) ? item : null;
    }

    index(items) {
      this.items = items;
      this.byPlace = new Map();
      this.byBlock = new Map();
      for (const item of items) {
        addTo(this.byPlace, item.dataset.place, item);
        for (const block of blocksIn(item)) addTo(this.byBlock, block, item);
      }
      this.activate(null);
    }

    activate(item) {
      if (this.active) this.active.classList.remove("active");
      this.active = item;
      if (item) {
        item.classList.add("active");
        this.box.setAttribute("aria-activedescendant", item.id);
      } else {
        this.box.removeAttribute("aria-activedescendant");
      }
    }

    // Scrolls the pane, not the page.
    reveal(item) {
      const own = item.getBoundingClientRect();
      const box = this.box.getBoundingClientRect();
      if (own.top < box.top || own.bottom > box.bottom) this.box.scrollTop += own.top - box.top - box.height / 3;
      if (this.name === "graph" && (own.left < box.left || own.right > box.right)) {
        this.box.scrollLeft += own.left - box.left - box.width / 3;
      }
    }

    onKey(event) {
      const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity };
      if (event.key in moves && this.items.length) {
        const at = this.items.indexOf(this.active);
        const next = at < 0 ? 0 : Math.min(Math.max(at + moves[event.key], 0), this.items.length - 1);
        this.activate(this.items[next]);
        this.reveal(this.active);
        show(selectionOf(this, this.active), true);
      } else if ((event.key === "Enter" || event.key === " ") && this.active) {
        pin(this, this.active);
      } else {
        return;
      }
      event.preventDefault();
    }
  }

  let pinned = null;
  let marked = [];
  const panes = {};
  for (const name of ["source", "ir", "graph", "asm"]) panes[name] = new Pane(name);

  const blocksOf = (places) => {
    const found = new Set();
    for (const place of places) {
      for (const item of panes.ir.byPlace.get(place) || []) for (const block of blocksIn(item)) found.add(block);
    }
    return found;
  };

  // What belongs to an item: places in the source, and blocks. `whole`: all lines of the blocks belong to it.
  const selectionOf = (pane, item) => {
    const { place } = item.dataset;
    const own = blocksIn(item);
    const places = new Set(place ? [place] : []);
    const isBlock = pane.name === "graph" || (pane.name === "ir" && item.classList.contains("label"));
    if (isBlock) {
      const lines = own.flatMap((block) => panes.ir.byBlock.get(block) || []);
      for (const line of lines) if (line.dataset.place) places.add(line.dataset.place);
    }
    const blocks = own.length ? new Set(own) : blocksOf(places);
    return { pane, item, places, blocks, whole: isBlock };
  };

  const itemsOf = (selection) => {
    const found = { source: [], ir: [], graph: [], asm: [] };
    const ofPlaces = (pane) => [...selection.places].flatMap((place) => pane.byPlace.get(place) || []);
    const ofBlocks = (pane) => [...new Set([...selection.blocks].flatMap((block) => pane.byBlock.get(block) || []))];
    found.source = ofPlaces(panes.source);
    found.asm = ofPlaces(panes.asm);
    found.graph = ofBlocks(panes.graph);
    found.ir = selection.whole ? ofBlocks(panes.ir) : ofPlaces(panes.ir);
    const own = found[selection.pane.name];
    if (!own.includes(selection.item)) own.push(selection.item);
    return found;
  };

  const count = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;

  const describe = (found, selection) => {
    const lines = found.source.map((item) => placeName(item.dataset.place));
    const where = lines.length ? `Source line${lines.length > 1 ? "s" : ""} ${lines.join(", ")}` : "No source line";
    const kept = selection === pinned ? " Escape lets go." : "";
    const parts = [count(found.ir.length, "IR line"), count(found.graph.length, "block"), count(found.asm.length, "instruction")];
    return `${where}: ${parts.join(", ")}.${kept}`;
  };

  // Marks what belongs to a selection; null for nothing. `follows`: the other panes scroll to it.
  const show = (selection, follows = false) => {
    for (const item of marked) {
      item.classList.remove("linked", "pinned");
      item.setAttribute("aria-selected", "false");
    }
    marked = [];
    if (!selection) {
      byId("status").textContent = "Nothing is selected.";
      return;
    }
    const found = itemsOf(selection);
    for (const [name, items] of Object.entries(found)) {
      for (const item of items) {
        item.classList.add("linked");
        item.setAttribute("aria-selected", "true");
        marked.push(item);
      }
      if (follows && items.length && panes[name] !== selection.pane) panes[name].reveal(items[0]);
    }
    if (selection === pinned) selection.item.classList.add("pinned");
    byId("status").textContent = describe(found, selection);
  };

  const pin = (pane, item) => {
    pinned = pinned && pinned.item === item ? null : selectionOf(pane, item);
    show(pinned, true);
  };

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    pinned = null;
    show(null);
  });

  const option = (pane, number, name) => {
    const made = element("div", `line ${name}`);
    made.setAttribute("role", "option");
    made.setAttribute("aria-selected", "false");
    made.id = `${pane}-${number}`;
    return made;
  };

  const shortShape = (shape) => {
    const found = /^([a-z])[a-z]*(?:\((-?\d+)\))?(\?)?/.exec(shape);
    return found ? found[1].toUpperCase() + (found[2] || "") + (found[3] || "") : "";
  };

  const irLine = ([kind, text, place, block, shape], number) => {
    const names = { "+": "added", "-": "removed", " ": "" };
    const isLabel = block && !place && !text.startsWith(" ");
    const made = option("ir", number, `${names[kind]}${isLabel ? " label" : ""}`);
    if (place) made.dataset.place = place;
    if (block) made.dataset.block = block;
    const sign = element("span", "kind", kind === "-" ? "−" : kind);
    if (kind !== " ") sign.title = names[kind];
    const shapes = element("span", "shape", shortShape(shape));
    if (shape) shapes.title = shape;
    made.append(lineNumber(place), sign, shapes, element("span", "text", text));
    return made;
  };

  // The numbers of the lines that are changed, and of those around them.
  const changedOnly = (lines) => {
    const near = new Set();
    lines.forEach(([kind], at) => {
      if (kind !== " ") for (let i = at - CONTEXT; i <= at + CONTEXT; ++i) near.add(i);
    });
    return near;
  };

  const fillIr = (step) => {
    const kept = byId("only-changes").checked ? changedOnly(step.lines) : null;
    const items = [];
    const parts = [];
    let gap = false;
    step.lines.forEach((line, at) => {
      if (kept && !kept.has(at)) {
        gap = true;
        return;
      }
      if (gap) parts.push(gapLine("⋯"));
      gap = false;
      items.push(irLine(line, at));
      parts.push(items[items.length - 1]);
    });
    if (!items.length) parts.push(gapLine("The step changed no line."));
    panes.ir.box.replaceChildren(...parts);
    panes.ir.index(items);
  };

  const gapLine = (text) => {
    const made = element("div", "gap", text);
    made.setAttribute("role", "presentation");
    return made;
  };

  const fillGraph = (step) => {
    const template = byId(`graph-${data.steps.indexOf(step)}`);
    panes.graph.box.replaceChildren(template.content.cloneNode(true));
    panes.graph.box.querySelector("svg").setAttribute("role", "presentation");
    const items = [...panes.graph.box.querySelectorAll(".block")];
    items.forEach((item, at) => {
      item.setAttribute("role", "option");
      item.setAttribute("aria-selected", "false");
      item.id = `graph-item-${at}`;
    });
    panes.graph.index(items);
  };

  const fillAsm = () => {
    const items = data.asm.map(([text, place, loop, isLabel, kind], at) => {
      const made = option("asm", at, `${isLabel ? "label" : ""}${loop ? " hot" : ""}`);
      if (place) made.dataset.place = place;
      if (loop) made.title = loop;
      made.append(lineNumber(place));
      made.append(element("span", "kind", loop ? "*" : ""), element("span", "kind-name", kind));
      made.append(element("span", "text", text));
      return made;
    });
    panes.asm.box.replaceChildren(...items);
    panes.asm.index(items);
    const loop = data.asm.findIndex((line) => line[2]); // the first line of the innermost loop
    if (loop >= 0) panes.asm.box.scrollTop = items[Math.max(0, loop - CONTEXT)].offsetTop;
    const notes = ["Of the whole launch function."];
    if (data.asm.some((line) => line[1])) notes.push("Left of an instruction: its source line.");
    if (data.asm.some((line) => line[2])) notes.push("* in an innermost loop of the vector code.");
    byId("asm-note").textContent = notes.join(" ");
  };

  const slider = byId("step");

  const showStep = () => {
    const at = Number(slider.value);
    const step = data.steps[at];
    const changes = at === 0 ? "" : step.rewritten
      ? ` Almost all lines are new: ${count(step.added, "line")}.`
      : ` ${count(step.added, "new line")}, ${count(step.removed, "removed line")}.`;
    byId("step-text").textContent = `Step ${at + 1} of ${data.steps.length}, ${step.name}: ${step.guarantees}.${changes}`;
    slider.setAttribute("aria-valuetext", `${step.name}, step ${at + 1} of ${data.steps.length}`);
    byId("previous").disabled = at === 0;
    byId("next").disabled = at === data.steps.length - 1;
    fillIr(step);
    fillGraph(step);
    followStep();
  };

  // The selection of a source line stays while steps change; that of a line of the old step ends.
  const followStep = () => {
    marked = [];
    if (pinned && pinned.places.size) {
      const [place] = pinned.places;
      const item = (panes.source.byPlace.get(place) || [])[0];
      pinned = item ? selectionOf(panes.source, item) : null;
    } else {
      pinned = null;
    }
    for (const pane of [panes.source, panes.asm]) {
      for (const item of pane.box.querySelectorAll(".linked")) {
        item.classList.remove("linked", "pinned");
        item.setAttribute("aria-selected", "false");
      }
    }
    show(pinned, true);
  };

  const move = (by) => {
    slider.value = String(Number(slider.value) + by);
    showStep();
  };

  slider.addEventListener("input", showStep);
  byId("previous").addEventListener("click", () => move(-1));
  byId("next").addEventListener("click", () => move(1));
  byId("only-changes").addEventListener("change", showStep);
  byId("fit").addEventListener("change", (event) => panes.graph.box.classList.toggle("fit", event.target.checked));
  for (const button of document.querySelectorAll("[data-go]")) {
    button.addEventListener("click", () => {
      const item = (panes.source.byPlace.get(button.dataset.go) || [])[0];
      if (!item) return;
      panes.source.activate(item);
      pinned = selectionOf(panes.source, item);
      panes.source.box.focus();
      panes.source.reveal(item);
      show(pinned, true);
    });
  }

  panes.source.index([...panes.source.box.querySelectorAll("[role=option]")]);
  fillAsm();
  showStep();
})();
