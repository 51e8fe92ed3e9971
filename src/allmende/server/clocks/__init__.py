"""Time at the tables: clocks, pauses, who stays away and what becomes of their seats, vacation. See docs/people.md.

`clock` counts and knows no server; `settings` is what a table can choose; `timekeeper` does what time brings about.
"""
