"""Nets that play: what they see, how they think, and the file they come in.

`inputs` what a net sees, the named blocks of `allmende.rl`, and `net` what it makes of them; `file` reads and writes
nets; `puct` the tree search that a net guides; `player` the bot `net:FILE`. Needs numpy and nothing else: nets are
trained by `allmende.train`, with PyTorch. Knows the kernel, the blocks, and the guides of the bots.
"""

import os

# Bots think on one core. numpy would share even small products among all, and wait for the slowest; it asks only once.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
