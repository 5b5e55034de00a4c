"""The version of wfv."""

__version__ = "0.1.0"
