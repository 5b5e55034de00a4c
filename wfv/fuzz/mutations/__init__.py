"""Damaged inputs: each must compile, or be refused with an error of wfv's own."""
