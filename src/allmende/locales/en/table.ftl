### What is said at every table, whatever is played

player = Player { $number }
list = { $first } and { $last }

option-done = Done
option-yes = Yes
option-no = No

setting-players = how many play

score-total = Total

## Bots

bot-random = Dice
    .text = Picks anything at random. Easy to beat.
bot-relaxed = Relaxed
    .text = Plays decently and has its whims. Never lets you wait.
bot-solid = Solid
    .text = Thinks ahead for a moment. A good opponent.
bot-strong = Strong
    .text = Thinks ahead thoroughly, two seconds as a rule. Hard to beat.
