"""OpenCL kernels, with the LLVM IR that Clang makes of them, their inputs and their NumPy references.

Here are the nine of Karrenberg & Hack (CC 2012); the folder `more` has others.
"""
