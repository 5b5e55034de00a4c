"""Random kernels in Python, and the same kernels in OpenCL C.

The generator is that of LLVM IR, with another grammar, source.toml: its productions have a template for both languages,
or one for each. Both have the same fields in the same order: so a seed makes the same kernel in both languages. Values
are texts, which stand where they are used.
"""

import re
from textwrap import dedent

from wfv.fuzz.kernels.generator import SCALARS, Generator, Scope
from wfv.fuzz.kernels.values import MAX_LOOPS, TABLES, VARYING, Var
from wfv.fuzz.kernels.writer import Body, Frame

_SIGIL = re.compile(r"%(?=[a-z])")


class PythonGenerator(Generator):
    """The kernel of a seed in Python; `text` may be called once."""

    grammars, language, end = ("source",), 1, "return"

    def draw_features(self) -> set[str]:
        return super().draw_features().intersection(TABLES["source_features"])

    # Lines and values

    def expand(self, template: str, frame: Frame) -> str:
        body, outer = self.body, self.body.indent
        for line in dedent(template).splitlines():
            body.indent = outer + " " * (len(line) - len(line.lstrip()))
            result = super().expand(line, frame)
        body.indent = outer
        return result

    def emit(self, line: str) -> None:
        self.body.lines += [self.body.indent + line + self.form("end")] * bool(line)

    def value(self, text: str) -> str:
        return text

    def constant(self, type: str) -> str:
        return f"{self.form(type)}({super().constant(type)})"

    def id(self, name: str) -> str:
        return self.vformat(TABLES["source_ids"].get(name, name), (), Frame(self, 0, VARYING))

    # Functions

    def define_arrays(self) -> None:
        self.produce(Frame(self, 1, VARYING), "start")

    def finish(self) -> None:
        """Nothing: a work-item that returns does not store its variables."""

    def new_helper(self, type: str) -> tuple[str, str, str]:
        outer = self.body, self.budget
        self.body = Body(is_kernel=False, variables=[Var("x", type, VARYING), Var("y", "i32", VARYING)])
        self.budget, name = self.rng.randint(1, 3), self.name("helper")
        self.statements(Scope(2, ("return x",), VARYING, is_whole=False, loops=MAX_LOOPS - 1))
        made = self.form("helper", name=name, type=type, body=self.text_of_body())
        self.body, self.budget = outer
        return name, type, made

    def module_text(self) -> str:
        parameters = ", ".join(self.form("parameter", name=name) for name in [*sorted(self.used), *SCALARS])
        helpers, body = "\n".join(definition for _, _, definition in self.helpers), self.text_of_body()
        dimensions = 1 if "flat" in self.features else 2
        text = self.form("kernel", dimensions=dimensions, helpers=helpers, parameters=parameters, body=body)
        return _SIGIL.sub("", text)


class OpenClGenerator(PythonGenerator):
    """Writes a seed's kernel in OpenCL C."""

    language = 2


GENERATORS = {"llvm": Generator, "python": PythonGenerator, "opencl": OpenClGenerator}


def kernel_in(language: str, seed: int, number: int) -> str:
    """Kernel `number` of a seed in one of these languages."""
    return GENERATORS[language](f"{seed}/{number}").text()
