"""The choice of strategy and lanes by `auto`: settings, and the measurements that decide. docs/auto.md explains it."""
