"""Tests of bounds: an access outside of its object ends the launch."""
