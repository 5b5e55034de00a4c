"""`kernel.description`, `kernel.remarks`, and a kernel in notebooks: texts that no launch needs."""

from passes import located_remarks
from passes.interface import KernelInterface, Param
from passes.kernel_hints import KernelHints
from wfv.errors import Error
from wfv.runtime.arguments.images import is_image, is_sampler
from wfv.runtime.arguments.parameters import type_name
from wfv.runtime.html_tables import RemarkList, html_details, html_paragraph, html_table
from wfv.runtime.kernel_code import KernelCode
from wfv.runtime.launch import reports


def parameter_texts(interface: KernelInterface) -> list[str]:
    """The parameters in source form."""
    return [f"{type_name(param)} {param.name}" for param in interface.params]


def describe(interface: KernelInterface, hints: KernelHints) -> str:
    """A few lines of text: the call, a line for each parameter, the required or preferred local size."""
    names = ", ".join(param.name for param in interface.params)
    lines = [f"{interface.name}(global_size, local_size, {names})".replace(", )", ")"), ""]
    lines += [f"    {type_name(param)} {param.name}: {_takes(param)}" for param in interface.params]
    if hints.required_size:
        lines.append(f"    The local size must be {hints.required_size}.")
    if hints.preferred_size:
        lines.append(f"    The default local size is {hints.preferred_size}.")
    return "\n".join(lines)


def _takes(param: Param) -> str:
    if is_image(param):
        return "wfv.Image"
    if is_sampler(param):
        return "wfv.Sampler"
    match param.kind:
        case "scalar":
            return "by value"
        case "struct":
            return "a record by value"
        case "local":
            return "wfv.LocalMemory(nbytes)"
    access = "array, written" if param.is_written else "array, only read"
    return access + (", must not overlap the others" if param.is_restrict else "")


def remarks_of(code: KernelCode) -> RemarkList:
    """Remarks on code that is not vectorized."""
    found, source = code.variant().remarks, code.origin.source
    if source is not None:
        found = located_remarks.with_words_of(source, found)
    return RemarkList(reports.strategy_remarks(code.options.strategy) + found)


def html_of(code: KernelCode) -> str:
    """For a notebook: tables of the parameters, the options and the remarks, or why the kernel does not compile."""
    try:
        remarks, options = remarks_of(code), code.options
    except Error as error:
        return html_paragraph(f"{code.origin.name} does not compile.") + html_details("the error", str(error))
    call, _, *lines = describe(code.interface, code.origin.hints).split("\n")
    rows = [line.strip().partition(": ") for line in lines]
    chosen = f"strategy {options.strategy.name}, {options.lanes} lanes, target {options.target}, math {options.math}"
    notes = "".join(html_paragraph(name) for name, colon, _ in rows if not colon)
    table = html_table(call, ("parameter", "argument"), [(name, takes) for name, colon, takes in rows if colon])
    return table + notes + html_paragraph(chosen) + remarks._repr_html_()
