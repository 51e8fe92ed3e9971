"""Which modules there are: the only place of the base game that names them.

`modules` how they are asked for and in which order they act, `prompts` what they ask, `views` what they add to views.
"""
