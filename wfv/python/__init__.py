"""Kernels and functions in Python (docs/python_kernels.md): Numba types them and lowers them to LLVM IR.

    @wfv.kernel
    def saxpy(y, x, a):
        i = wfv.global_id(0)
        y[i] += a * x[i]

    saxpy[y.shape](y, x, 2.0)

Needs `pip install 'wfv[python]'`.
"""

from wfv.errors import optional_module

optional_module("numba", "kernels in Python need Numba", "pip install 'wfv[python]'")
