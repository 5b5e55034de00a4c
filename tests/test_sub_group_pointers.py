"""Memory that the work-items of a sub-group share by sub_group_barrier alone, reached through pointers that stay valid.

Pointers are kept across the barrier, chosen by work-item, of several address spaces, and read from local memory.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang

pytestmark = needs_clang
SOURCE = """
#define ITEM size_t i = get_global_id(0), l = get_local_id(0); uint lane = get_sub_group_local_id(); \\
  uint n = get_sub_group_size(); size_t first = l - lane;
#define MEET sub_group_barrier(CLK_LOCAL_MEM_FENCE)
kernel void kept(global int *out, global const int *in, local int *a, local int *b) { ITEM
  local int *p = lane & 1 ? a + l : b + l;
  a[l] = in[i]; b[l] = in[i] * 3; MEET;
  *p += 5; MEET;
  size_t next = first + (lane + 1) % n;
  out[i] = a[next] + 1000 * b[next];
}
kernel void from_memory(global int *out, global const int *in, local int *a, local int *b) { ITEM
  local int *local next[64];
  a[l] = in[i]; next[l] = a + first + (lane + 3) % n; MEET;
  local int *p = next[first + (lane + 1) % n];
  int s = *p; MEET;
  if (lane == 0) a[l] = 77;
  MEET;
  out[i] = s + 1000 * a[first] + 100000 * *p;
}
kernel void of_two_spaces(global int *out, global const int *in, local int *a, local int *b) { ITEM
  int own[4] = {1, 2, 3, in[i]};
  a[l] = in[i];
  int *p = lane & 1 ? (int *)&own[lane & 3] : (int *)&a[l]; MEET;
  *p += 10; MEET;
  out[i] = a[first + (lane + 1) % n] + 1000 * own[lane & 3] + 100000 * own[(in[i] + 1) & 3];
}
kernel void in_some(global int *out, global const int *in, local int *a, local int *b) { ITEM
  local int *own = a + first;
  int x = 1;
  if (get_sub_group_id() % 2 == 1)
    for (int k = 0; k < 3; k++) {
      own[lane] = in[i] + k; MEET;
      x += own[n - 1 - lane]; MEET;
    }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[i] = x;
}
"""


def kept(x: np.ndarray, lane: np.ndarray, _: int) -> np.ndarray:
    after = (lane + 1) % len(x)
    return (x + 5 * (lane & 1))[after] + 1000 * (3 * x + 5 * (~lane & 1))[after]


def from_memory(x: np.ndarray, lane: np.ndarray, _: int) -> np.ndarray:
    at = ((lane + 1) % len(x) + 3) % len(x)
    return x[at] + 77000 + 100000 * np.where(at == 0, 77, x[at])


def of_two_spaces(x: np.ndarray, lane: np.ndarray, _: int) -> np.ndarray:
    own = np.stack([np.ones_like(x), np.full_like(x, 2), np.full_like(x, 3), x], axis=1)
    own[lane, lane & 3] += 10 * (lane & 1)
    shared = (x + 10 * (~lane & 1))[(lane + 1) % len(x)]
    return shared + 1000 * own[lane, lane & 3] + 100000 * own[lane, (x + 1) & 3]


def in_some(x: np.ndarray, _: np.ndarray, number: int) -> np.ndarray:
    return 4 + 3 * x[::-1] if number % 2 else np.ones_like(x)


@pytest.mark.parametrize("expected", [kept, from_memory, of_two_spaces, in_some], ids=lambda each: each.__name__)
@pytest.mark.parametrize(
    "strategy",
    [
        pytest.param(each, marks=() if each in ("scalar", "unicf", "partial+boscc") else pytest.mark.full)
        for each in ("auto", *wfv.STRATEGIES)
    ],
)
def test_memory_of_a_sub_group(strategy: str, expected: Callable[[np.ndarray, np.ndarray, int], np.ndarray]) -> None:
    random = np.random.default_rng(0)
    for lanes, local in ((4, 8), (4, 11), (8, 3), (16, 32)):
        kernel = wfv.build(SOURCE, strategy=strategy, lanes=lanes, options="-cl-std=CL3.0")[expected.__name__]
        x = random.integers(0, 50, 3 * local).astype(np.int32)
        found, size = np.zeros_like(x), kernel.options.lanes
        kernel(len(x), local, found, x, *[wfv.LocalMemory(4 * local)] * 2)
        for group in range(0, len(x), local):
            for number, begin in enumerate(range(group, group + local, size)):
                part = slice(begin, min(begin + size, group + local))
                wanted = expected(x[part], np.arange(len(x[part])), number)
                np.testing.assert_array_equal(found[part], wanted, err_msg=f"{lanes} {local} {part}")
