"""Being told that it is one's turn: what there is to tell, when, and how it gets there. See docs/people.md.

`finding` looks at what has changed in the database, `digest` puts it into words, `courier` sends it: by `push`, `mail`
or `webhook`, the last two and push services over `post`. May import the rest of the server; of the rest only `app`,
`models` and `routes` import it. Nothing here knows a game: what is hidden cannot be told.
"""
