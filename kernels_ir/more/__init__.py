"""Twenty OpenCL kernels beside the paper's nine: image filters, sparse matrices, graphs, hashes and others."""
