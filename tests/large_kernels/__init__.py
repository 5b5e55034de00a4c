"""Large generated kernels, and the time that compiling them takes: `python -m tests.large_kernels`."""
