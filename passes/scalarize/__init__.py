"""OpenCL's vectors become scalars, one for each component.

`scalarize_vectors` takes a function with vector values. It leaves vectors only where they are loaded or stored whole,
or passed to a function, so that the lanes of work-items are the only SIMD dimension.
Source: Karrenberg (2015), section 5.4.
"""

from passes.scalarize.scalarize import scalarize_vectors

__all__ = ["scalarize_vectors"]
