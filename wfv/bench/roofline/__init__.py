"""What the machine can do at most, and how near the bundled kernels come to it (docs/roofline.md)."""
