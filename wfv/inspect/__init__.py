"""Views of a kernel for users: explanations, pictures of control flow, lanes at work, reports, assembly, notebooks."""
