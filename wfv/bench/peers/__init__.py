"""Other OpenCL implementations in the benchmark: each runs in a process of its own, beside wfv's kernels."""
