"""Lanes at work: which lanes of a vector are active in which block, over the time of a run. docs/lanes.md shows it."""
