"""The server: games on the network. It knows the kernel's contract and no game; nothing of the engine imports it.

`app` puts everything together; `connections` and `guard` are the door, `limits` and `addresses` say how often somebody
may come and from where; `routes`, `sockets` and `wire` speak with clients, `models` has the types of all that is said,
of which `openapi` and `typescript` make what others read (`shapes` reads types); `hall` keeps the tables, `open_table`
is one of them in memory, `changes` all that can happen at it; `seating`, `opening` and `records` say who sits where,
how a game begins and comes back; `schema`, `store`, `journal` and `migrations` are the disk; `leases`, `pulse`,
`neighbours`, `following`, `errands` and `inside` let several processes share it; `players` and `worker` are the bots;
`register` and `people` who is who; `config`, `errors`, `files`, `logs` and `metrics` what all of them need;
`command` is `allmende serve`. See docs/server.md and docs/many.md.
"""
