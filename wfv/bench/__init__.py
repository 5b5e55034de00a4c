"""Timing, statistics, comparison tables."""
