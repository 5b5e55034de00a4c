"""Divergent control flow becomes data flow under masks; uniform control flow stays.

The functions are called in this order. `uniformize_loops` makes divergent loops uniform; `guard_uniform_loops` adds
skips around loops that no lane may reach; boscc.py adds branches around regions; `plan_linearization` decides the
new target of each edge and rewrites nothing; `insert_masks` computes entry and edge masks; `guard_effects` puts stores
and the like under them; `linearize` carries out the plan. Then no divergent branch is left, and every block runs for
the lanes of its mask. Which branches are kept, the linearizers decide: linearizers.py, where a new one is registered.
Sources: Karrenberg & Hack (CGO 2011), section 4, and (CC 2012), section 4.4; Moll & Hack (PLDI 2018); Shin (PACT
2007).
"""
