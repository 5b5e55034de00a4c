"""`python -m wfv` is `wfv`."""

from wfv.cli import main

main()
