"""The figures of Karrenberg & Hack, "Improving Performance of OpenCL on CPUs" (CC 2012): speedups over scalar, SSE."""

from collections.abc import Iterable
from statistics import fmean

STRATEGIES = ("naive", "unival", "boscc", "unicf")

_ROWS = {
    "BitonicSort": (3.0, 3.2, 3.3, 3.2),
    "BlackScholes": (3.9, 4.1, 4.1, 4.1),
    "DCT": (0.67, 0.85, 0.85, 1.78),
    "FastWalshTransform": (0.74, 0.73, 0.73, 0.73),
    "FloydWarshall": (0.11, 0.12, 0.13, 0.12),
    "Histogram": (0.92, 1.08, 1.07, 1.24),
    "Mandelbrot": (0.51, 2.4, 2.4, 2.4),
    "MatrixTranspose": (0.97, 1.44, 1.44, 1.44),
    "NBody": (1.8, 2.67, 2.67, 3.64),
}


def paper_speedup(kernel: str, strategy: str) -> float | None:
    """The paper's speedup, None if it has none."""
    if kernel not in _ROWS or strategy not in STRATEGIES:
        return None
    return _ROWS[kernel][STRATEGIES.index(strategy)]


def paper_average(kernels: Iterable[str], strategy: str) -> float | None:
    """The arithmetic mean over the kernels that the paper has; for all nine, this is the paper's last row."""
    found = [figure for kernel in kernels if (figure := paper_speedup(kernel, strategy)) is not None]
    return fmean(found) if found else None
