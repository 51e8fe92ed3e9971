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
clocks-then = Wenn die Zeit um ist
clocks-then-none = Wenn jemand wegbleibt
clocks-then-vote = Die anderen entscheiden
clocks-then-bot = Ein Bot übernimmt
clocks-patience = Wie lange jemand weg sein darf, während alle warten
clocks-patience-minutes = { $minutes ->
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
clocks-rule-bot = Ist die Zeit um, übernimmt ein Bot. Ist jemand { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} lang weg, entscheiden die anderen.
clocks-rule-days-bot = Ist die Zeit um, übernimmt ein Bot.
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

## Am Tisch

clocks-left = noch { $time }
clocks-paused-left = Die Uhr steht, noch { $time }
clocks-up = Die Zeit ist um
clocks-rests = Im Urlaub bis { $when }
clocks-until = bis { $when }
clocks-last-minute = Du hast noch eine Minute.
clocks-last-hour = Du hast noch eine Stunde.

clocks-late = { $to } hat keine Zeit mehr: { $may ->
    [yes] Ihr entscheidet, was geschieht.
   *[no] Die anderen entscheiden.
}
clocks-away = { $to } ist seit { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} weg: { $may ->
    [yes] Ihr entscheidet, was geschieht.
   *[no] Die anderen entscheiden.
}
clocks-ask-bot = Ein Bot übernimmt
clocks-ask-time = Mehr Zeit
clocks-ask-end = Ohne Ergebnis beenden
clocks-ask-pause = Um eine Pause bitten
clocks-poll-pause = { $who ->
    [you] Du bittest um eine Pause.
   *[other] { $name } bittet um eine Pause.
}
clocks-poll-bot = { $who ->
    [you] Du möchtest, dass ein Bot für { $to } spielt.
   *[other] { $name } möchte, dass ein Bot für { $to } spielt.
}
clocks-poll-time = { $who ->
    [you] Du möchtest mehr Zeit für { $to }.
   *[other] { $name } möchte mehr Zeit für { $to }.
}
clocks-poll-end = { $who ->
    [you] Du möchtest die Partie ohne Ergebnis beenden, weil { $to } fehlt.
   *[other] { $name } möchte die Partie ohne Ergebnis beenden, weil { $to } fehlt.
}
clocks-poll-waits = Warten auf { $who }, längstens bis { $when }.
clocks-yes = Einverstanden
clocks-no = Nein
clocks-withdraw = Doch nicht
clocks-paused = Pause: Alle Uhren stehen.
clocks-resume = Weiter
clocks-held = Ein Bot spielt für dich: Deine Zeit war um, oder du warst lange weg.
clocks-held-for-good = Ein Bot spielt für dich bis zum Ende: An diesem Tisch kommt niemand zurück.
clocks-come-back = Meinen Platz wieder einnehmen
clocks-ended = Die Partie ist ohne Ergebnis zu Ende
clocks-ended-about = Die Übrigen am Tisch waren damit einverstanden. Niemand hat gewonnen, und keine Punkte zählen.
clocks-next = { $count ->
    [one] Nächster Tisch: { $game }
   *[other] Nächster von { $count } Tischen: { $game }
}

refused-paused = Es ist Pause: Spielt erst weiter.
refused-ended = Die Partie ist ohne Ergebnis zu Ende: Hier spielt niemand mehr.
refused-poll-open = Es wird schon etwas anderes gefragt: Beantworte erst das.
refused-not-late = Es ist noch Zeit, oder der Spieler ist wieder da.
refused-no-clock = An diesem Tisch gibt es keine Uhr.
refused-no-way-back = An diesem Tisch nimmt niemand einem Bot den Platz wieder ab.
refused-bad-seat = Auf diesem Platz spielt niemand mehr.
refused-on-vacation = Du hast schon Urlaub: Beende ihn erst.
refused-no-vacation = So viele Tage hast du nicht mehr.

## Urlaub

clocks-vacation = Urlaub
clocks-vacation-about = Im Urlaub stehen deine Uhren in allen Partien über Tage. Die anderen sehen es.
clocks-vacation-until = Du hast Urlaub bis { $when }.
clocks-vacation-days = Tage ab jetzt
clocks-vacation-begin = In Urlaub gehen
clocks-vacation-end = Ich bin zurück
clocks-vacation-left = Noch { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} von { $most } im Jahr.
