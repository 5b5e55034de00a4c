"""OpenCL kernels of common kinds beside the paper's nine: image filters, sparse matrices, graphs, hashes, searches."""
