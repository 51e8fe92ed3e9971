### Agricola mit dem Wald-Deck, alles außer den Karten

## Aktionsfelder

space-land-of-milk-and-honey = Schlaraffenland
    .text = 10 Nährwerte; bei der Heimkehr verlässt dich 1 Person.
    .short = Schlaraffen{"\u00AD"}land
space-warrior-princess = Kämpferische Prinzessin
    .text = 5 Sonderpunkte; bei der Heimkehr verlässt dich 1 Person.
space-dragons-lair = Drachenfeld
    .text = Füttere den Drachen: Schaf, Wildschwein, Rind, Pferd oder 1 Person, jeden Gang einmal.
space-fairy-ring = Feenring
    .text = Nimm alle Feen.
space-road-not-taken = Der Weg, den ich nicht nahm
    .text = Nimm bei der Heimkehr allen Lehm oder alles Schilf und alle Steine von Anhäufungsfeldern.
    .short = Anderer Weg

## Arten von Karten und Wertung

deck-f = Wald-Deck
score-llamas = Lamas
card-fetching = Der Weg, den ich nicht nahm
    .text = Der Weg, auf dem jemand steht: Bei der Heimkehr wird alles geholt, was auf seiner Seite des Spielplans liegt.
closed-by-princess = Die kämpferische Prinzessin hat den Platz dieses Feldes eingenommen.
why-closed-by-princess = { closed-by-princess }

## Waren

good-llama = Lama
    .one = 1 Lama
    .many = Lamas
    .short = Lama
    .sign = La
good-fairy = Fee
    .one = 1 Fee
    .many = Feen
    .short = Fee
    .sign = Fe
option-eat-llama = 1 Lama kochen
option-eat-fairy = 1 Fee in Nährwerte verwandeln
option-discard-llama = 1 Lama laufen lassen
option-discard-fairy = 1 Fee fliegen lassen

## Was gefragt wird

prompt-dragon = Was verfütterst du an den Drachen?
prompt-discard-occupation = Wessen Ausbildung macht der Drache zunichte?
prompt-place-borrowed = Wo setzt du die Person von { $to } ein?
prompt-card-feral-child = Das wilde Kind: Nährwerte für das Kind beschaffen?
prompt-card-meeting-a-unicorn-1 = Das Einhorn: Wie sieht es diesmal aus?
prompt-card-meeting-a-unicorn-2 = Das Einhorn: Nährwerte für das Kind beschaffen?
prompt-card-boar-king = Der König der Schweine: Nährwerte für den Acker beschaffen?
prompt-card-revenant = Wiedergänger: Auf welchem Feld spukt es?
prompt-card-werewolf = Werwolf: Was nun?
prompt-card-witch = Die Hexe: Welche Karte liegt als nächste von oben?
prompt-card-dragons-lair = Drachenfeld: Welches Feld verbrennt?
prompt-card-road-not-taken = Der Weg, den ich nicht nahm: Lehm oder Schilf und Stein?

option-seat-place-person = Die Person von { $thing } einsetzen

## Was geschieht

event-grow-up = { $who ->
    [you] Das Kind hilft dir sofort
   *[other] Das Kind von { $name } hilft sofort
}
event-skip-turn = { $who ->
    [you] Du setzt einen Zug aus
   *[other] { $name } setzt einen Zug aus
}
event-unicorn = { $who ->
    [you] Dein Einhorn ist jetzt { $good }
   *[other] Das Einhorn von { $name } ist jetzt { $good }
}
event-look-ahead = { $who ->
    [you] Du siehst dir { looked-at-in-forest } an
   *[other] { $name } sieht sich { looked-at-in-forest } an
}
looked-at-in-forest = { $count ->
    [one] { $count } Karte des Wald-Decks
   *[other] { $count } Karten des Wald-Decks
}
event-shuffled-back = { $card } kommt zurück ins Deck
event-stays-away = { $space } kommt nie ins Spiel
event-haunt = { $who ->
    [you] 1 deiner Personen wird zum Wiedergänger
   *[other] 1 Person von { $name } wird zum Wiedergänger
}
event-lend = { $who ->
    [you] Im Traum geht 1 deiner Personen zu { $to }
   *[other] Im Traum geht 1 Person von { $name } zu { $whom ->
        [you] dir
       *[other] { $to }
    }
}
event-take-minors = { $who ->
    [you] Du findest { found-minors }
   *[other] { $name } findet { found-minors }
}
found-minors = { $count ->
    [one] { $count } kleine Anschaffung
   *[other] { $count } kleine Anschaffungen
}
event-lose-card = { $who ->
    [you] { $by } verliert deinetwegen { $card }
   *[other] { $whom ->
        [you] Du verlierst
       *[other] { $by } verliert
    } wegen { $name } { $card }
}
event-fetch = { $who ->
    [you] Du holst { fetched-goods }: { $space }
   *[other] { $name } holt { fetched-goods }: { $space }
}
fetched-goods = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
