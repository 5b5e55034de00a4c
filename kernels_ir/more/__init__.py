"""Thirty OpenCL kernels beside the paper's nine: image filters, sparse matrices, graphs, searches and others."""
