"""What a user may look at: explanations, pictures of control flow, lanes at work, reports, assembly, notebooks."""
