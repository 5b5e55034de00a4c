"""Seeded bugs of the vectorizer, and whether the fuzzers (`wfv fuzz`) detect them: docs/mutants.md."""
