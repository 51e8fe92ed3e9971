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
clocks-then = When time is up
clocks-then-none = When somebody stays away
clocks-then-vote = The others decide
clocks-then-bot = A bot takes over
clocks-patience = How long somebody may be away while everybody waits
clocks-patience-minutes = { $minutes ->
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
clocks-rule-bot = When time is up, a bot takes over. When somebody is away for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, the others decide.
clocks-rule-days-bot = When time is up, a bot takes over.
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

## At the table

clocks-left = { $time } left
clocks-paused-left = The clock stands still, { $time } left
clocks-up = Time is up
clocks-rests = On vacation until { $when }
clocks-until = until { $when }
clocks-last-minute = You have a minute left.
clocks-last-hour = You have an hour left.

clocks-late = { $to } has no time left: { $may ->
    [yes] you decide what happens.
   *[no] the others decide.
}
clocks-away = { $to } has been away for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}: { $may ->
    [yes] you decide what happens.
   *[no] the others decide.
}
clocks-ask-bot = A bot takes over
clocks-ask-time = More time
clocks-ask-end = End without a result
clocks-ask-pause = Ask for a pause
clocks-poll-pause = { $who ->
    [you] You ask for a pause.
   *[other] { $name } asks for a pause.
}
clocks-poll-bot = { $who ->
    [you] You ask for a bot in place of { $to }.
   *[other] { $name } asks for a bot in place of { $to }.
}
clocks-poll-time = { $who ->
    [you] You ask for more time for { $to }.
   *[other] { $name } asks for more time for { $to }.
}
clocks-poll-end = { $who ->
    [you] You ask to end the game without a result, because { $to } is not there.
   *[other] { $name } asks to end the game without a result, because { $to } is not there.
}
clocks-poll-waits = Waiting for { $who }, until { $when } at the latest.
clocks-yes = Agree
clocks-no = No
clocks-withdraw = Never mind
clocks-paused = There is a pause: all clocks stand still.
clocks-resume = Go on
clocks-held = A bot plays for you: your time was up, or you stayed away.
clocks-held-for-good = A bot plays for you to the end: at this table nobody comes back.
clocks-come-back = Take my seat back
clocks-ended = The game has ended without a result
clocks-ended-about = Those who were left at the table agreed to that. Nobody has won, and no points count.
clocks-next = { $count ->
    [one] Next table: { $game }
   *[other] Next of { $count } tables: { $game }
}

refused-paused = There is a pause: go on first.
refused-ended = The game has ended without a result: nobody plays here any more.
refused-poll-open = Something else is being asked already: answer that first.
refused-not-late = There is still time, or the player is back.
refused-no-clock = There is no clock at this table.
refused-no-way-back = At this table nobody takes a seat back from a bot.
refused-bad-seat = Nobody plays in that seat any more.
refused-on-vacation = You are on vacation already: end that first.
refused-no-vacation = You do not have that many days left.

## Vacation

clocks-vacation = Vacation
clocks-vacation-about = While you are on vacation your clocks stand still in all games over days. The others see it.
clocks-vacation-until = You are on vacation until { $when }.
clocks-vacation-days = Days from now
clocks-vacation-begin = Go on vacation
clocks-vacation-end = I am back
clocks-vacation-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
} left, of { $most } in a year.
