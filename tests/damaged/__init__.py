"""Damaged inputs: each must compile, or be refused with an error of wfv's own.

They are random mutations of the bundled kernels and the golden files.
"""
