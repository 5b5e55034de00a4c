"""Rules over records: a condition that is uniform or varying, by the rule, inside of a divergent branch.

The regions of `unicf` run the action of a rule that is off; `partial` skips it.
"""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "ruleScores"
SIZES = {"tiny": (64, 16, 12), "small": (1024, 64, 40), "default": (16384, 64, 160)}  # records, local size, rules
KEYS = 8


def _reference(initial: Arrays) -> Arrays:
    f = np.float32
    keys, scores = initial["keys"], initial["scores"].copy()
    rules = zip(*(initial[name] for name in ("asks_for_key", "wanted", "is_on", "weights")), strict=True)
    for asks, wanted, is_on, w in rules:
        rest = f(1) - scores
        bent = scores / (f(1) + w * rest * rest)
        drop = np.sqrt(bent * bent + w * f(0.0625)) / (f(1) + w)
        mix = bent * (f(1) - w) + drop * w
        changed = mix / (f(0.5) + np.sqrt(f(0.25) + mix * f(0.03125)))
        acts = (scores > f(0.25)) & ((keys == wanted) if asks else np.full(len(keys), is_on > 0))
        scores = np.where(acts, changed, scores)
    return {"scores": scores}


def workload(seed: int, records: int, local: int, rules: int) -> Workload:
    generator = np.random.default_rng(seed)
    asks = (generator.random(rules) < 0.1).astype(np.int32)
    wanted = generator.integers(0, KEYS, rules, dtype=np.int32)
    is_on = (generator.random(rules) < 0.1).astype(np.int32)
    weights = generator.uniform(0.01, 0.1, rules).astype(np.float32)
    keys = generator.integers(0, KEYS, records, dtype=np.int32)
    scores = generator.uniform(0, 1, records).astype(np.float32)
    rows = {"asks_for_key": asks, "wanted": wanted, "is_on": is_on, "weights": weights}
    launch = Launch((records,), (local,), (*rows.values(), rules, keys, scores))
    arrays = {**rows, "keys": keys, "scores": scores}
    return Workload(arrays, [launch], _reference, {"scores": (1e-4, 1e-4)})
