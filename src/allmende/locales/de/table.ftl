### Was an jedem Tisch gesagt wird, egal was gespielt wird

player = Spieler { $number }
list = { $first } und { $last }

option-done = Fertig
option-yes = Ja
option-no = Nein

setting-players = wie viele mitspielen

score-total = Summe
part-number = Anzahl: { $count }
part-times = { $count } × { $each }

## Bots

bot-random = Würfel
    .text = Wählt irgendetwas, ganz zufällig. Leicht zu schlagen.
bot-relaxed = Gemütlich
    .text = Spielt ordentlich und übersieht manchmal etwas. Lässt kaum je warten.
bot-solid = Solide
    .text = Denkt einen Augenblick voraus. Ein guter Gegner.
bot-strong = Stark
    .text = Denkt gründlich voraus, in der Regel zwei Sekunden. Schwer zu schlagen.

## Warum etwas nicht gewählt werden kann

why-over = das Spiel ist vorbei
why-waiting = { $by } ist am Zug
why-not-asked = gehört nicht zu dem, was jetzt gefragt ist: { $prompt }

## Wer gewonnen hat, und wodurch

you = Du
verdict-wins = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
}
verdict-team = { $who ->
    [you] Du und { $others } gewinnt
   *[other] { $names } gewinnen
}
verdict-shared = { $who ->
    [you] Du und { $others } teilt euch den Sieg
   *[other] { $names } teilen sich den Sieg
}
verdict-reached = { $more ->
    [0] { $who ->
        [you] Du hast das Ziel von { $target } Punkten erreicht
       *[other] { $name } hat das Ziel von { $target } Punkten erreicht
    }
   *[other] { $who ->
        [you] Du hast das Ziel von { $target } Punkten um { $more } übertroffen
       *[other] { $name } hat das Ziel von { $target } Punkten um { $more } übertroffen
    }
}
verdict-missed = Ziel verfehlt: { $missing ->
    [one] { $missing } Punkt fehlt
   *[other] { $missing } Punkte fehlen
} zu { $target }
won-points = { $ahead ->
    [one] Mit { $ahead } Punkt Vorsprung
   *[other] Mit { $ahead } Punkten Vorsprung
}
shared-points = Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, und nichts anderes entscheidet
