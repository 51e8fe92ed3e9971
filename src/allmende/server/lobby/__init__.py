"""How people find each other: the hall with its open tables and those who are there, and codes that can be said aloud.

`Hall` in code is the keeper of all tables; what people call the hall is the lobby here. It imports the server's core,
and nothing of that but the app imports it.
"""
