"""The farm: its plan, what stands where, fences, and how animals are housed."""
