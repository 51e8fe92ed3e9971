### Zeit am Tisch, auf der Seite: Uhren, wer wegbleibt, Pausen, Urlaub. Wird geladen, wo ein Tisch etwas davon hat.

## Wie die Uhr eines Tisches gestellt wird

clocks-title = Uhr
clocks-lead = Wie viel Zeit jeder hat, und was geschieht, wenn sie um ist oder jemand wegbleibt. Bots brauchen keine.
clocks-kind = Bedenkzeit
clocks-kind-none = Ohne Grenze
clocks-kind-quick = Zügig
clocks-kind-relaxed = Gemütlich
clocks-kind-days = Über Tage
clocks-kind-own = Anders
clocks-minutes = Minuten für die ganze Partie
clocks-seconds = Sekunden mehr für jeden Zug
clocks-days = Tage für jeden Zug
clocks-then = Wenn die Zeit um ist oder jemand wegbleibt
clocks-then-none = Wenn jemand wegbleibt
clocks-then-days = Wenn die Zeit um ist
clocks-then-vote = Die anderen entscheiden
clocks-then-bot = Ein Bot übernimmt
clocks-away = Wie lange jemand weg sein darf, während alle warten
clocks-away-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
clocks-days-each = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
clocks-back = Wer zurückkommt, darf den Platz wieder einnehmen
clocks-back-about = Sonst spielt der Bot bis zum Ende.

## Wie sie gesagt wird

clocks-pace-none = ohne Uhr
clocks-pace-minutes = je { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
clocks-pace-game = je { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}, { $seconds ->
    [one] { $seconds } Sekunde mehr pro Zug
   *[other] { $seconds } Sekunden mehr pro Zug
}
clocks-pace-days = { $days ->
    [one] { $days } Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
clocks-rule-vote = Ist die Zeit um oder jemand { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} lang weg, entscheiden die anderen.
clocks-rule-bot = Ist die Zeit um, übernimmt ein Bot.
clocks-rule-days-vote = Ist die Zeit um, entscheiden die anderen.
clocks-rule-away-vote = Ist jemand { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} lang weg, entscheiden die anderen.
clocks-rule-away-bot = Ist jemand { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} lang weg, übernimmt ein Bot.
clocks-rule-back = Wer zurückkommt, darf den Platz wieder einnehmen.
clocks-rule-stay = Der Bot spielt dann bis zum Ende.
