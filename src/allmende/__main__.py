"""`python -m allmende` is the command line."""

import sys

from allmende.cli import main

if __name__ == "__main__":
    sys.exit(main())
