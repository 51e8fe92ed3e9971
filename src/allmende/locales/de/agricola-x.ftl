### Agricola mit dem X-Deck, alles außer den Karten

## Aktionsfelder

space-extraterrestrial-excrement = Außerirdischer Dünger
    .text = 1 Ackerfrucht mehr auf jedem deiner bepflanzten Äcker und Ackerkarten.
space-homemade-space-rocket = Selbstgebautes Raumschiff
    .text = Bezahle 2 Holz, 2 Lehm, 1 Schilf und 1 Stein für 4 Sonderpunkte.
space-transmogrifier = Umwandler
    .text = Verwandle alle deine Waren einer Art oder alle Waren auf einem Anhäufungsfeld in ebenso viele einer anderen Art.

## Arten von Karten

deck-x = X-Deck
kind-event = Ereignis
kind-merchant = Kaufleute
kind-space = Aktionsfeld

## Was gefragt wird

prompt-be-placed = Jemand anderes bestimmt, wohin deine nächste Person geht. Vorher noch etwas?
prompt-place-for = Wohin beamst du eine Person von { $to }?
prompt-transmogrify = Was kommt in den Umwandler: eigene Waren oder die eines Feldes?
prompt-transmogrify-into = Und was kommt heraus?
prompt-tribute = Die Tripoden wollen ihren Tribut: Was gibst du?
prompt-lay-candy = Wohin mit dem nächsten Bonbon? Noch { $count }.
prompt-give-for-child = Welche Waren für { $to }? Noch { $count }.
prompt-card-strange-alien-energy = Alien-Treibstoff: 1 Marke für welches Feld?
prompt-card-alien-farmhand = Außerirdischer Knecht: Wofür ist die Mistgabel?
prompt-card-furry-friends = Pelzige Freunde: Wie viele bekommen je 1 Nährwert?
prompt-card-merchants-of-pluto = Kaufleute vom Pluto: 2 Steine für 2 Punkte?
prompt-card-earthlings-are-easy = Erdlinge sind einfach zu kriegen: Nährwerte für noch ein Kind beschaffen?
prompt-card-candy-trail = Bonbon-Pfad: Wie viele Sonderpunkte sofort?
prompt-card-i-am-your-father = Ich bin dein Papa: Wessen Kind nimmst du für 5 Waren auf?
prompt-card-carbonite-cousin = Karbonit-Vetter: endlich aufgetaut. Wohin?
prompt-card-crop-circles = Kornkreise: Wo landen sie?

option-done-be-placed = Gebeamt werden
option-person = 1 deiner Personen
option-seat = { $thing }

## Was geschieht

event-drawn = { $who ->
    [you] Du ziehst { $card }
   *[other] { $name } zieht { $card }
}
event-leave-family = { $who ->
    [you] 1 deiner Personen ist weg
   *[other] 1 Person von { $name } ist weg
}
event-carry-out = { $who ->
    [you] Ohne Person nutzt du { $space }
   *[other] Ohne Person nutzt { $name } { $space }
}
event-transmogrify = Auf { $space } liegen jetzt { $goods }
event-merchant = { $who ->
    [you] Du handelst: { $card }
   *[other] { $name } handelt: { $card }
}
event-pitchfork = { $who ->
    [you] Deine Mistgabel steckt hier: { $space }
   *[other] Die Mistgabel von { $name } steckt hier: { $space }
}
event-take-good = { $who ->
    [you] Dein Knecht bedient sich: { $space }
   *[other] Der Knecht von { $name } bedient sich: { $space }
}
event-pass-replicator = { $who ->
    [you] Dein Replikator zieht weiter
   *[other] Der Replikator von { $name } zieht weiter
}
event-creatures = { $who ->
    [you] Du hast { furry-friends }
   *[other] { $name } hat { furry-friends }
}
furry-friends = { $count ->
    [one] { $count } pelzigen Freund
   *[other] { $count } pelzige Freunde
}
event-tribute = { $who ->
    [you] Du zahlst den Tripoden Tribut
   *[other] { $name } zahlt den Tripoden Tribut
}
event-candy = { $who ->
    [you] Du legst ein Bonbon: { $space }
   *[other] { $name } legt ein Bonbon: { $space }
}
event-adopt = { $who ->
    [you] Du nimmst ein Kind von { $by } auf
   *[other] { $name } nimmt ein Kind von { $whom ->
        [you] dir
       *[other] { $by }
    } auf
}
event-freeze = { $who ->
    [you] 1 deiner Personen ist bis Runde { $round } eingefroren
   *[other] 1 Person von { $name } ist bis Runde { $round } eingefroren
}
event-thaw = { $who ->
    [you] Dein Vetter taut auf
   *[other] Der Vetter von { $name } taut auf
}
event-retire = { $who ->
    [you] 1 deiner Personen geht zu den Rebellen
   *[other] 1 Person von { $name } geht zu den Rebellen
}
event-burn-house = { $who ->
    [you] Dein Haus brennt ab
   *[other] Das Haus von { $name } brennt ab
}
event-baked-house = { $who ->
    [you] Dein Lehmhaus ist zu Stein gebrannt
   *[other] Das Lehmhaus von { $name } ist zu Stein gebrannt
}
event-lose-room = { $who ->
    [you] Dein Raum auf { $cell } ist weg
   *[other] Der Raum von { $name } auf { $cell } ist weg
}
event-lose-field = { $who ->
    [you] Dein Acker auf { $cell } ist weg
   *[other] Der Acker von { $name } auf { $cell } ist weg
}
event-lose-stable = { $who ->
    [you] Dein Stall auf { $cell } kommt in deinen Vorrat zurück
   *[other] Der Stall von { $name } auf { $cell } kommt in den Vorrat zurück
}
event-lose-fences = { $who ->
    [you] { $count ->
        [one] { $count } deiner Zäune kommt in deinen Vorrat zurück
       *[other] { $count } deiner Zäune kommen in deinen Vorrat zurück
    }
   *[other] { $count ->
        [one] { $count } Zaun von { $name } kommt in den Vorrat zurück
       *[other] { $count } Zäune von { $name } kommen in den Vorrat zurück
    }
}

## Der Spielplan

board-drawn = Gezogen
    .text = Die Decks neben dem Spielplan: was gezogen wurde, und wer es hat.
board-nothing-drawn = Noch niemand hat eine Karte gezogen.
board-x-deck = X-Deck: noch { $count }
board-forest-deck = Wald-Deck: noch { $count }
board-held = Der Startspielerstein bleibt, wo er ist
board-dreams = Bei der Heimkehr geben alle { $count } nach links
board-seen = { $who ->
    [you] Du kennst
   *[other] { $name } kennt
} die obersten { $count }
board-leaving = { $count ->
    [one] { $count } aus der Familie geht bei der Heimkehr
   *[other] { $count } aus der Familie gehen bei der Heimkehr
}
board-wild = { $count ->
    [one] { $count } aus der Familie geht nach der nächsten Ernährung
   *[other] { $count } aus der Familie gehen nach der nächsten Ernährung
}
board-skips = { $count ->
    [one] { $count } Zug fällt aus
   *[other] { $count } Züge fallen aus
}
board-lent = { $count ->
    [one] { $count } aus der Familie ist beim linken Nachbarn
   *[other] { $count } aus der Familie sind beim linken Nachbarn
}
board-dying = 1 aus der Familie wird zum Wiedergänger
board-freezing = 1 aus der Familie wird eingefroren
board-retiring = 1 aus der Familie geht zu den Rebellen
board-beamed = { $who ->
    [you] Du setzt
   *[other] { $name } setzt
} die nächste Person ein
board-candy = ein Bonbon von { $who ->
    [you] dir
   *[other] { $name }
}
board-pitchfork = { $who ->
    [you] deine Mistgabel
   *[other] die Mistgabel von { $name }
}
page-drawn = gezogen, decks
    .help = ?gezogen: die Karten des X-Decks und des Wald-Decks, die gezogen wurden
legend-decks = X-Deck: { $candy } Bonbons  { $pitchfork } Mistgabel  Buchstaben: von wem
