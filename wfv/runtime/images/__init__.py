"""Images and samplers as arguments of kernels: docs/images.md."""
