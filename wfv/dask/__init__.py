"""Kernels on dask arrays: an NDRange whose rows run in chunks, on any number of machines (docs/scaling.md).

    import wfv.dask
    result = wfv.dask.map_kernel(program.blur, {"in": image, "width": 4000, "height": 3000}, out="out", halo=2)

Needs `pip install 'wfv[dask]'`. The scheduler, the data and the retries are dask's.
"""

from wfv.dask.map_kernel import map_kernel

__all__ = ["map_kernel"]
