"""Hostile inputs, made by rule: each must give a right result, or an error of wfv's own, in bounded time and memory."""
