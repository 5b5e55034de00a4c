"""Seeded bugs of the vectorizer, and whether the proofs (`wfv fuzz`) notice them: docs/mutants.md."""
