"""Twins: two parameters for one output of a kernel. Some launches pass one array to both, others two arrays.

Before:                                                 After, with the parameter %twin32:
      %a = getelementptr i32, ptr %out32, i64 %i              %a = getelementptr i32, ptr %twin32, i64 %i
      store i32 %v, ptr %a                                    %a.twin = getelementptr i32, ptr %out32, i64 %i
                                                              %a.old = load i32, ptr %a.twin
                                                              store i32 %v, ptr %a
                                                              %a.new = load i32, ptr %a.twin
                                                              %a.sub = sub i32 %a.new, %a.old
                                                              store i32 %a.sub, ptr %a.twin

Some addresses use the twin. Behind one store of a kernel, the difference that it makes to the other parameter's memory
is stored there: 0 if that is another array. The kernel stays free of races, as each element has one work-item.
"""

import random
import re

OUTPUT, TWIN = "out", "twin"
SHARE = 0.15  # of all kernels
LEVEL = 3  # LLVM's, at which it uses what it knows of buffers
_HEAD = re.compile(r"^define spir_kernel void @k\((.*)\) \{$", re.MULTILINE)
_STORE = re.compile(r"^  store (i\d+) \S+, ptr addrspace\(1\) (%t\d+).*$", re.MULTILINE)


def with_twin(text: str, rng: random.Random) -> str:
    """A kernel of which one output has a twin, if it has outputs."""
    head = _HEAD.search(text)
    assert head is not None, "no kernel as the generator makes them"
    names = re.findall(rf"ptr addrspace\(1\) %{OUTPUT}(\w+)", head[1])
    if not names:
        return text
    name = rng.choice(names)
    pair = f"%{OUTPUT}{name}", f"%{TWIN}{name}"
    body = re.sub(rf"{pair[0]}\b", lambda _: rng.choice(pair), text[head.end() :])
    body = _with_difference(body, pair, rng)
    return f"{text[: head.start()]}{head[0][:-3]}, ptr addrspace(1) {pair[1]}) {{{body}"


def _with_difference(body: str, pair: tuple[str, str], rng: random.Random) -> str:
    """The body with the lines for one store of an integer to the output or its twin, if there is one."""
    addresses = {
        each[2]: each for each in re.finditer(rf"^  ((%t\d+) = .*)({'|'.join(pair)})\b(.*)$", body, re.MULTILINE)
    }
    stores = [each for each in _STORE.finditer(body) if each[2] in addresses]
    if not stores:
        return body
    store = rng.choice(stores)
    type, at, address = store[1], store[2], addresses[store[2]]
    other = pair[address[3] == pair[0]]
    lines = f"""\
  {at}.twin = {address[1].partition(" = ")[2]}{other}{address[4]}
  {at}.old = load {type}, ptr addrspace(1) {at}.twin
{store[0]}
  {at}.new = load {type}, ptr addrspace(1) {at}.twin
  {at}.sub = sub {type} {at}.new, {at}.old
  store {type} {at}.sub, ptr addrspace(1) {at}.twin"""
    return f"{body[: store.start()]}{lines}{body[store.end() :]}"
