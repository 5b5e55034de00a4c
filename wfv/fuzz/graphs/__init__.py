"""All small control-flow graphs, under every strategy, along every pair of paths."""
