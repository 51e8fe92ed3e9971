"""What every game promises, present and future: one suite, played on all registered games and on toys.

A new game registers and writes no copy of this. It may add a function to `goods` that counts its goods. Once it is
declared complete, it runs

    python -m tests.games.freeze

which writes its digests and its vocabulary down (`digests.json`, `vocabulary.json`; see `freeze`).
"""
