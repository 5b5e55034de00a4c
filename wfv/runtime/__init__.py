"""From machine code to launches on NumPy arrays."""
