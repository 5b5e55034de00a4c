"""How far the math built-ins are from right results, and how long they take: `wfv math --check` (docs/math.md)."""
