"""Times the kernels of bytes.cl beside OpenCV and plain C loops: python docs/studies/bytes/peers.py > measured.csv.

Needs the extra `peers`. All run in this thread, in turns, on the same arrays: `auto` after its choices, OpenCV's
function where there is one, and the kernel's text as a C function in a loop over the pixels (`zig cc -O3
-march=native`). A row has medians of the processor's microseconds.
"""

import csv
import ctypes
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import cv2
import numpy as np
import reference

import wfv
from wfv.bench.sampling import Budget, Runner, clock_for, sample
from wfv.cli.bench.kernel_folder import read_folder
from wfv.cli.launches import launch_of
from wfv.cli.options import BuildFlags

HERE = Path(__file__).parent
BUDGET = Budget(runs=200, seconds=0.5)
WIDTH, HEIGHT = 1920, 1080
SHARP = np.array([[0, -1, 0], [-1, 5, -1], [0, -1, 0]])
LEVELS = np.repeat(reference.LEVELS.astype(np.uint8), 16)
EDGE = cv2.BORDER_REPLICATE
OPENCV = {
    "add": cv2.add,
    "subtract": cv2.subtract,
    "difference": cv2.absdiff,
    "average": lambda a, b, o: cv2.addWeighted(a, 0.5, b, 0.5, 0, o),
    "multiply": lambda a, b, o: cv2.multiply(a, b, o, 1 / 255),
    "blend": lambda a, b, o, alpha: cv2.addWeighted(a, alpha / 256, b, 1 - alpha / 256, 0, o),
    "threshold": lambda a, o, t: cv2.threshold(a, t, 255, cv2.THRESH_BINARY, o),
    "truncate": lambda a, o, t: cv2.threshold(a, t, 255, cv2.THRESH_TRUNC, o),
    "in_range": lambda a, o, low, high: cv2.inRange(a, low, high, o),
    "copy_where": cv2.copyTo,
    "blur": lambda a, o, width, height: cv2.blur(a, (3, 3), o, borderType=EDGE),
    "gauss_row": lambda a, o, width, height: cv2.GaussianBlur(a, (5, 1), 0, o, borderType=EDGE),
    "sobel": lambda a, d, width, height: cv2.Sobel(a, cv2.CV_16S, 1, 0, d, borderType=EDGE),
    "sharpen": lambda a, o, width, height: cv2.filter2D(a, -1, SHARP, o, borderType=EDGE),
    "dilate": lambda a, o, width, height: cv2.dilate(a, np.ones((3, 3)), o, borderType=EDGE),
    "split": lambda rgb, r, g, b: cv2.split(rgb, [r, g, b]),
    "merge": lambda a, b, m, o3: cv2.merge([a, b, m], o3),
    "swap": lambda rgb, o3: cv2.cvtColor(rgb, cv2.COLOR_RGB2BGR, o3),
    "drop_alpha": lambda rgba, o3: cv2.cvtColor(rgba, cv2.COLOR_RGBA2RGB, o3),
    "gray": lambda rgb, o: cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY, o),
    "gray_of_uchar4": lambda a4, o: cv2.cvtColor(a4, cv2.COLOR_RGBA2GRAY, o),
    "sepia": lambda rgb, o3: cv2.transform(rgb, reference.SEPIA / 256, o3),
    "yuyv_to_rgb": lambda yuyv, o3: cv2.cvtColor(yuyv, cv2.COLOR_YUV2RGB_YUYV, o3),
    "total": lambda a, result: cv2.sumElems(a),
    "nonzero": lambda m, result: cv2.countNonZero(m),
    "maximum": lambda a, result: cv2.minMaxLoc(a),
    "histogram": lambda a, bins: cv2.calcHist([a], [0], None, [256], [0, 256]),
    "halve": lambda a, h, width: cv2.resize(a, None, h, 0.5, 0.5, cv2.INTER_AREA),
    "halve_rgba": lambda rgba, h4, width: cv2.resize(rgba, None, h4, 0.5, 0.5, cv2.INTER_AREA),
    "enlarge": lambda a, o, width: cv2.resize(a[: HEIGHT // 2, : WIDTH // 2], None, o, 2, 2, cv2.INTER_NEAREST),
    "look_up": cv2.LUT,
    "curve": lambda a, o: cv2.LUT(a, LEVELS, o),
}
RETURNED = {"total", "nonzero", "maximum", "histogram"}  # OpenCV returns the result
CLOSE = 3  # OpenCV rounds elsewhere, and its colours have other weights
KERNEL = re.compile(r"kernel void (\w+)\((.*?)\) \{")
LOOP = """
void loop_{name}({parameters}, size_t columns, size_t rows) {{
  for (id_1 = 0; id_1 < rows; id_1++)
    for (id_0 = 0; id_0 < columns; id_0++) {name}({names});
}}
"""


def c_loops(folder):
    """The library of a loop for each kernel."""
    kernels = (HERE / "bytes.cl").read_text()
    text = f'#include "{HERE}/loops.h"\n#include "{HERE}/bytes.cl"\n'
    for name, parameters in KERNEL.findall(kernels):
        names = ", ".join(re.split(r"[ *]", each)[-1] for each in parameters.split(", "))
        text += LOOP.format(name=name, parameters=parameters, names=names)
    source, library = folder / "loops.c", folder / "loops.so"
    source.write_text(text)
    command = [sys.executable, "-m", "ziglang", "cc", "-O3", "-march=native", "-shared", "-o", library, source]
    subprocess.run(command, check=True)
    return ctypes.CDLL(str(library))


def loop_of(loops, name, values, size):
    """A function without arguments that runs the loop."""
    pointers = [each.ctypes.data if isinstance(each, np.ndarray) else each for each in values.values()]
    kinds = [ctypes.c_void_p if isinstance(each, np.ndarray) else ctypes.c_int for each in values.values()]
    function, rest = loops[f"loop_{name}"], [*size, 1][:2]
    function.argtypes, function.restype = [*kinds, ctypes.c_size_t, ctypes.c_size_t], None
    return lambda: function(*pointers, *rest)


def check(name, column, values, expected):
    """Compares the arrays with the reference's."""
    for output, wanted in expected.items():
        most = np.abs(values[output].astype(np.int64) - wanted).max()
        assert most <= (CLOSE if column == "OpenCV" else 0), f"{name} by {column}: {output} is {most} too far"


def row(entry, program, loops):
    """Verifies and times one kernel."""
    kernel = program[entry.name]
    names = [param.name for param in kernel.interface.params]
    values, launch = launch_of(entry.launch(names).at({"n": WIDTH}), kernel)
    initial = {name: value.copy() for name, value in values.items() if isinstance(value, np.ndarray)}

    def reset():
        for name, array in initial.items():
            values[name][...] = array

    kernel.tune(launch.global_size, launch.local_size, *launch.args)
    bound = kernel.bind(*launch.args)
    columns = {
        "wfv": lambda: bound(launch.global_size, launch.local_size),
        "C loop": loop_of(loops, entry.name, values, launch.global_size),
    }
    if entry.name in OPENCV:
        columns["OpenCV"] = lambda: OPENCV[entry.name](*values.values())
    expected = entry.reference({**values, **initial})
    for column, work in columns.items():
        reset()
        work()
        if column != "OpenCV" or entry.name not in RETURNED:
            check(entry.name, column, values, expected)
    runners = [Runner(column, lambda: None, work) for column, work in columns.items()]
    series = sample(runners, BUDGET, clock=clock_for(1))
    return {each.name: round(1e6 * median(each.samples)) for each in series}


def main():
    cv2.setNumThreads(1)
    entries, _ = read_folder(HERE / "kernels.toml", None, BuildFlags())
    wanted = sys.argv[1:] or [entry.name for entry in entries]
    program = wfv.build(HERE / "bytes.cl", threads=1)
    writer = csv.DictWriter(sys.stdout, ["kernel", "wfv", "C loop", "OpenCV"], lineterminator="\n")
    writer.writeheader()
    with tempfile.TemporaryDirectory() as folder:
        loops = c_loops(Path(folder))
        for entry in entries:
            if entry.name in wanted:
                writer.writerow({"kernel": entry.name, **row(entry, program, loops)})
                sys.stdout.flush()


if __name__ == "__main__":
    main()
