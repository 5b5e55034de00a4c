"""Translation validation: proofs by the SMT solver z3 that a step keeps what a kernel computes (docs/prove.md)."""
