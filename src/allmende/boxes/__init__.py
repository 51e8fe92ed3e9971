"""The boxes of the games that come with Allmende, one module each: what belongs to a game, and where it lies.

They come in through the entry points of pyproject.toml, like those of anybody else; nothing imports them. A box imports
only the kernel, and names the rest.
"""
