"""`wfv explore`: the page, and the process that compiles for it.

`state` describes a page, and its address; `begin` makes one of the command line. `worker` answers questions about
a state, in a process of its own with limits (`process`): it reads the text (`sources`, `python_source`), compiles it
(`question`), runs it (`runs`, `data`), and makes HTML (`panes`). `page` and `player` are the page; `server` listens.
"""
