"""Counterexamples as files: a kernel, a launch in JSON, and a test that fails until the version is right."""

import json
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

from wfv.errors import OptionError
from wfv.options import make_options
from wfv.validation.counterexample import Contents, Counterexample, confirmed
from wfv.validation.prove import Proof, Result, sides_of
from wfv.validation.stages import stages_of

_TEST = '''\
"""{version} of {kernel}, step {step}: {what}."""

from pathlib import Path

from wfv.validation.saved import replay


def test_counterexample() -> None:
    assert replay(Path(__file__).with_suffix(".json")) == ""
'''


def save_test(folder: Path, text: str, proof: Proof, result: Result) -> Path:
    """Writes the files of a counterexample; returns the test's path. Raises OptionError."""
    example = result.outcome.counterexample
    assert example is not None
    stem = f"test_{proof.kernel}_{result.step}_{result.version}".replace(" ", "_").replace(".", "_")
    record = {
        "kernel": proof.kernel, "options": dict(proof.options), "first": proof.first, "step": result.step,
        "version": result.version, "numbers": dict(example.numbers),
        "memory": {name: _encoded(contents) for name, contents in example.memory.items()},
    }  # fmt: skip
    path = folder / f"{stem}.py"
    test = _TEST.format(version=result.version, kernel=proof.kernel, step=result.step, what=example.what)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.with_suffix(".ll").write_text(text)
        path.with_suffix(".json").write_text(json.dumps(record, indent=1) + "\n")
        path.write_text(test)
    except OSError as error:
        raise OptionError(f"cannot write to {str(folder)!r}: {error.strerror}") from None
    return path


def _encoded(contents: Contents) -> dict[str, Any]:
    data, poisoned = (b64encode(each).decode() for each in (contents.data, contents.poisoned))
    return {"data": data, "poisoned": poisoned, "address": contents.address, "element": contents.element}


def _decoded(record: dict[str, Any]) -> Contents:
    data, poisoned = (bytearray(b64decode(record[key])) for key in ("data", "poisoned"))
    return Contents(data, poisoned, record["address"], record["element"])


def replay(path: Path) -> str:
    """What a saved version does wrong on its launch now; "" if nothing."""
    record = json.loads(path.read_text())
    stages, interface = stages_of(
        path.with_suffix(".ll").read_text(), record["kernel"], make_options(**record["options"])
    )
    by_step = {stage.step: stage for stage in stages}
    first, stage = by_step[record["first"]], by_step[record["step"]]
    memory = {name: _decoded(each) for name, each in record["memory"].items()}
    example = Counterexample(record["numbers"], memory)
    for version in stage.versions:
        if version.label == record["version"]:
            return confirmed(example, *sides_of(first, stage, version, interface), version)
    return ""  # there is no such version now
