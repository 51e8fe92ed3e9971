### What is said at every table, whatever is played

player = Player { $number }
list = { $first } and { $last }

option-done = Done
option-yes = Yes
option-no = No

setting-players = number of players

score-total = Total
part-number = Number: { $count }
part-times = { $count } × { $each }

## Bots

bot-random = Dice
    .text = Picks anything at random. Easy to beat.
bot-relaxed = Relaxed
    .text = Plays decently, and misses something now and then. Hardly ever keeps you waiting.
bot-solid = Solid
    .text = Thinks ahead for a moment. A good opponent.
bot-strong = Strong
    .text = Thinks ahead thoroughly, usually for two seconds. Hard to beat.

## Why something cannot be picked

why-over = the game is over
why-waiting = it is { $by }'s turn
why-not-asked = not part of what is asked now: { $prompt }

## Who has won, and by what

you = You
verdict-wins = { $who ->
    [you] You win
   *[other] { $name } wins
}
verdict-team = { $who ->
    [you] You and { $others } win
   *[other] { $names } win
}
verdict-shared = { $who ->
    [you] You and { $others } share the victory
   *[other] { $names } share the victory
}
verdict-reached = { $more ->
    [0] { $who ->
        [you] You have reached the target of { $target } points
       *[other] { $name } has reached the target of { $target } points
    }
   *[other] { $who ->
        [you] You have beaten the target of { $target } points by { $more }
       *[other] { $name } has beaten the target of { $target } points by { $more }
    }
}
verdict-missed = Target missed: { $missing ->
    [one] { $missing } point
   *[other] { $missing } points
} short of { $target }
won-points = { $ahead ->
    [one] By { $ahead } point
   *[other] By { $ahead } points
}
shared-points = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and nothing else decides
