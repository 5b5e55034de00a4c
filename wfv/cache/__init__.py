"""The compilation cache on disk: each entry is found by a hash of everything that its contents depend on.

`keys.py` makes the keys; `store.py` has the entries, their files, and the cache that the environment selects.
"""
