### Was an jedem Tisch gesagt wird, egal was gespielt wird

player = Spieler { $number }
list = { $first } und { $last }

option-done = Fertig
option-yes = Ja
option-no = Nein

setting-players = wie viele mitspielen

score-total = Summe

## Bots

bot-random = Würfel
    .text = Wählt irgendetwas, ganz zufällig. Leicht zu schlagen.
bot-relaxed = Gemütlich
    .text = Spielt ordentlich und hat seine Launen. Lässt nie warten.
bot-solid = Solide
    .text = Denkt einen Augenblick voraus. Ein guter Gegner.
bot-strong = Stark
    .text = Denkt gründlich voraus, in der Regel zwei Sekunden. Schwer zu schlagen.

## Warum etwas nicht gewählt werden kann

why-over = das Spiel ist vorbei
why-waiting = { $by } ist am Zug
why-not-asked = gehört nicht zu dem, was jetzt gefragt ist: { $prompt }
