"""Computes with bytes and 16-bit integers at the width of their type, where C promotes them to int.

`narrow_integers` rewrites the varying integers of a function whose numbers fit fewer bits, if the narrower vectors take
fewer registers. narrow_forms.py has what may be narrow, how, and what is narrowed together; register_cost.py what it
saves; rewriting.py the code.
"""
