### Was an jedem Tisch gesagt wird, egal was gespielt wird

player = Person { $number }
list = { $first } und { $last }

option-done = Fertig
option-yes = Ja
option-no = Nein

setting-players = wie viele mitspielen

score-total = Summe
