"""All small control-flow graphs under every strategy, along every pair of paths.

`campaign.py` lists the kernels and runs one; docs/fuzzing.md describes the kernels and the launches.
"""
