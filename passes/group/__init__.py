"""The group kernel and the launch function: how a launch runs the forms of each continuation.

`group_kernel` takes the forms of each continuation (`Body`). It returns the text of the group kernel, with the vector
loop and the remainder loop, and of the launch function, which claims groups until none is left.
Source: Karrenberg & Hack (CC 2012), sections 3 and 5.
"""
