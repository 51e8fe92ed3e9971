### What is said at every table, whatever is played

player = Player { $number }
list = { $first } and { $last }

option-done = Done
option-yes = Yes
option-no = No

setting-players = number of players

score-total = Total

## Bots

bot-random = Dice
    .text = Picks anything at random. Easy to beat.
bot-relaxed = Relaxed
    .text = Plays decently and has its whims. Never keeps you waiting.
bot-solid = Solid
    .text = Thinks ahead for a moment. A good opponent.
bot-strong = Strong
    .text = Thinks ahead thoroughly, usually for two seconds. Hard to beat.

## Why something cannot be picked

why-over = the game is over
why-waiting = it is { $by }'s turn
why-not-asked = not part of what is asked now: { $prompt }
