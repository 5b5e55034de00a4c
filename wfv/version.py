"""The version of wfv."""

__version__ = "1.0.0rc1"
