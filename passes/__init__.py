"""The steps of the vectorizer, one a file; a pass is a function."""
