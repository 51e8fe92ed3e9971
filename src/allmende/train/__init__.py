"""Nets that learn: games by the net's own search, and from them a better net, again and again.

`tables` what is played in turn; `lessons` the games from which a net learns, and `contest` those in which it wins its
place; `examples` makes numbers of the games, `learner` learns from them with PyTorch; `course` goes on from generation
to generation, and `page` shows how far it is. Knows the lab, whose crews play the games and whose journals keep them,
and the nets. What needs the extra `train` imports it when it is used.
"""
