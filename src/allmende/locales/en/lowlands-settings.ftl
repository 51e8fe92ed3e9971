### The Lowlands: the settings of a new game, their values, and why some do not go together.
### The page in the browser gets them from the server.

setting-beginner = play without the flood card 6
setting-tiles = your own tiles and boards; those of the package if none are given
must-tiles = tiles must be the path of a tile file or its data, got { $value }
