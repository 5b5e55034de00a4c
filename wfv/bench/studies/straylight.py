"""StrayLight: the convolution of a satellite's frame with a point spread function, in the forms of the text.

The text is that of the StrayLight correction: its steps took 5900, 738, 645, 477 and 238 ms a frame.
"""

from collections.abc import Sequence

import numpy as np

from wfv.bench.studies.forms import COPY, Form, Step, Study, facts_of
from wfv.bench.studies.straylight_stages import INSTRUMENTS, convolution, make_frame, point_spread
from wfv.launch import LocalMemory

CITED_STEPS = (5900.0, 738.0, 645.0, 477.0, 238.0)  # milliseconds a frame
FIRST, PADDED, TILE = "convolve_modulo", "convolve_padded", "convolve_tile"
GROUP = (64, 4)  # of the form with local memory
TOLERANCE = 1e-5
FACTS = facts_of("straylight")


def make_forms(size: str, seed: int, threads: int) -> list[Form]:
    """All forms on one frame."""
    instrument = INSTRUMENTS[size]
    width, height, side = instrument.width, instrument.height, instrument.side
    frame = make_frame(instrument, seed)
    psf = point_spread(instrument).astype(np.float32)
    padded = np.empty((height + side - 1, width + side - 1), np.float32)
    out, expected = np.empty_like(frame), convolution(frame, psf)
    sizes, tile = (width, height, side), LocalMemory(4 * (GROUP[0] + side - 1) * (GROUP[1] + side - 1))

    def form(*steps: Step) -> Form:
        return Form(FACTS[steps[-1].kernel], lambda count: steps, out, expected, frame.size, TOLERANCE)

    args = frame, out, psf, *sizes
    pad = Step("pad", padded.shape[::-1], None, (frame, padded, width, height, side // 2))
    copy: Sequence[Step] = [Step(COPY, frame.size, None, (frame, out))]
    return [
        Form(FACTS[COPY], lambda count: copy, out, frame, frame.size),
        form(Step(FIRST, (width, height), None, args)),
        form(Step("convolve_compare", (width, height), None, args)),
        form(Step("convolve_rows", height, None, args)),
        form(Step(TILE, (width, height), GROUP, (*args, tile))),
        form(pad, Step(PADDED, (width, height), None, (padded, out, psf, width, side))),
    ]


STUDY = Study("straylight", "StrayLight: convolution of a frame", "MP/s", 1e6, FACTS, make_forms)
