"""The forest deck: whoever takes much wood meets whoever lives in the woods."""
