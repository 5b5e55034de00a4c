"""European option prices by the Black-Scholes formula: one option per work-item.

F. Black, M. Scholes, "The pricing of options and corporate liabilities", JPE 1973. The kernel takes the normal
distribution from Abramowitz & Stegun 26.2.17, the reference from the error function, in double precision.
"""

import math

import numpy as np

from kernels_ir.catalog import Array, Arrays, Workload
from wfv.launch import Launch

KERNEL = "blackScholes"
SIZES = {"tiny": (96, 32), "small": (16384, 64), "default": (1 << 20, 256)}  # options, group size

# Spot and strike reach 100. The polynomial's error is 7.5e-8, which is 7.5e-6 in a price; float rounding and 3 or 4
# ULP in exp and log, divided by a spread of about 0.3, add some 5e-5. A price is a difference of products of that size:
# near zero it has no relative accuracy, hence atol.
TOLERANCE = dict.fromkeys(("call", "put"), (1e-5, 2e-4))

_erf = np.frompyfunc(math.erf, 1, 1)


def _normal_cdf(x: Array) -> Array:
    return 0.5 * (1.0 + np.asarray(_erf(x / math.sqrt(2.0)), dtype=np.float64))


def _reference(initial: Arrays) -> Arrays:
    u = initial["random"].astype(np.float64)
    spot, strike = 100.0 - 90.0 * u, 25.0 + 50.0 * u
    years, rate, volatility = 10.0 - 9.0 * u, 0.05 - 0.04 * u, 0.1 + 0.4 * u
    spread = volatility * np.sqrt(years)
    d1 = (np.log(spot / strike) + (rate + 0.5 * volatility**2) * years) / spread
    discounted = strike * np.exp(-rate * years)
    call = spot * _normal_cdf(d1) - discounted * _normal_cdf(d1 - spread)
    return {"call": call, "put": call - spot + discounted}  # put-call parity


def workload(seed: int, options: int, group: int) -> Workload:
    random = np.random.default_rng(seed).random(options, dtype=np.float32)
    call, put = np.zeros_like(random), np.zeros_like(random)
    launch = Launch((options,), (group,), (random, call, put))
    return Workload({"random": random, "call": call, "put": put}, [launch], _reference, TOLERANCE)
