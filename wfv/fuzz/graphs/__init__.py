"""All small control-flow graphs under every strategy, along every pair of paths.

`select_cases` lists the graphs with their uniform branches, `fuzz_graphs` compiles and runs their kernels in worker
processes; docs/fuzzing.md describes the kernels and the launches.
"""

from wfv.fuzz.graphs.campaign import GraphReport, fuzz_graphs, select_cases

__all__ = ["GraphReport", "fuzz_graphs", "select_cases"]
