"""How a person is known again: on another device, or when a browser has forgotten its cookie.

No password and no mail address: a passkey, a recovery code, or a link from a device that is known already. Each leads
to a secret of its own for the new device. May import the rest of the server; of the rest only `app`, `models` and
`routes` import it.
"""
