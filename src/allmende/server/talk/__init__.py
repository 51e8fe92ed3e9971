"""What people say to each other at a table, whom they do not want to hear or to meet, and what they report.

None of it is in a view, a record or an entry of a table: it has rows of its own, and goes with the table.
"""
