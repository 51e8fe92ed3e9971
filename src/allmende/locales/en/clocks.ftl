### Time at the tables, on the page: clocks, who stays away, pauses, vacation. Loaded where a table has any of it.

## How a table's clock is set

clocks-title = Clock
clocks-lead = How much time everybody has, and what happens when it is up or somebody stays away. Bots take no time.
clocks-kind = Time to think
clocks-kind-none = No limit
clocks-kind-quick = Quick
clocks-kind-relaxed = Relaxed
clocks-kind-days = Over days
clocks-kind-own = Something else
clocks-minutes = Minutes for the whole game
clocks-seconds = Seconds more for each turn
clocks-days = Days for each turn
clocks-then = When time is up, or somebody stays away
clocks-then-none = When somebody stays away
clocks-then-days = When time is up
clocks-then-vote = The others decide
clocks-then-bot = A bot takes over
clocks-away = How long somebody may be away while everybody waits
clocks-away-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clocks-days-each = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clocks-back = Whoever comes back may take the seat again
clocks-back-about = Otherwise the bot plays to the end.

## How it is told

clocks-pace-none = no clock
clocks-pace-minutes = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
clocks-pace-game = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}, { $seconds ->
    [one] { $seconds } second more per turn
   *[other] { $seconds } seconds more per turn
}
clocks-pace-days = { $days ->
    [one] { $days } day for each turn
   *[other] { $days } days for each turn
}
clocks-rule-vote = When time is up, or somebody is away for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, the others decide.
clocks-rule-bot = When time is up, a bot takes over.
clocks-rule-days-vote = When time is up, the others decide.
clocks-rule-away-vote = When somebody is away for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, the others decide.
clocks-rule-away-bot = When somebody is away for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, a bot takes over.
clocks-rule-back = Whoever comes back may take the seat again.
clocks-rule-stay = The bot then plays to the end.
