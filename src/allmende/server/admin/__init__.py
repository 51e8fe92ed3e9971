"""What those who run a server do: look at what is kept, take it elsewhere, close, delete, revoke.

Each deed works on the database, and the processes that serve it hear of it from there (`standing`). It knows the
server; the server does not know it.
"""
