"""Campaigns of the appendix: three games of 2 to 4 players, or challenges for one that grow harder.

A campaign is a chain of ordinary games. The option `campaign` of each tells all that happened before: `story` reads it
and knows what it means, `opening` lays out what was taken along before the first round, `handing_on` makes the option
of the next game, and says how the campaign stands.
"""
