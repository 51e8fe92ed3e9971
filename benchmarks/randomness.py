"""The random generator before somebody else's judges.

    python -m benchmarks.randomness | dieharder -a -g 200         # as many bytes as it takes
    python -m benchmarks.randomness --bytes 1000000000 | rngtest   # 1 GB through the tests of FIPS 140-2

Writes the words that the draws are made of, block after block, as raw bytes to standard output, until so many are
written or nobody reads any more. dieharder and rng-tools come with most distributions.
"""

import argparse
import sys
from struct import Struct

from allmende.table.rng import WORDS, block_of, key_of

CHUNK = 4096
"""Blocks that are written at once."""


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.randomness")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bytes", type=int, default=None, help="how many at the least; without it, for ever")
    asked = parser.parse_args(arguments)
    pack = Struct("<16I").pack
    key, at, written = key_of(asked.seed), 0, 0
    try:
        while asked.bytes is None or written < asked.bytes:
            blocks = [pack(*block_of(key, at + n * WORDS)) for n in range(CHUNK)]
            written += sys.stdout.buffer.write(b"".join(blocks))
            at += CHUNK * WORDS
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        sys.stderr.close()  # whoever read it has seen enough


if __name__ == "__main__":
    main(sys.argv[1:])
