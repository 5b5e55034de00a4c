"""What `%load_ext wfv` adds to a notebook."""
