### What is said at every table, whatever is played

player = Player { $number }
list = { $first } and { $last }

option-done = Done
option-yes = Yes
option-no = No

setting-players = how many play

score-total = Total
