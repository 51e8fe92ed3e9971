### Die Moorbauern: was gefragt, angeboten und erzählt wird. Die Karten stehen in agricola-moor-cards.ftl.

## Optionen eines neuen Spiels

setting-expansion = eine Erweiterung: none oder moor für Die Moorbauern
setting-level = mit den Moorbauern: Stufe 1 ohne Handkarten, 2 mit deren kleinen Anschaffungen, 3 auch mit Ausbildungen

ask-expansion = Mit einer Erweiterung?
expansion-none = Agricola allein
expansion-moor = Die Moorbauern
ask-level = Auf welcher Stufe?
level-1 = Stufe I: keine Handkarten
level-2 = Stufe II: kleine Anschaffungen der Erweiterung
level-3 = Stufe III: kleine Anschaffungen aller Decks und Ausbildungen

## Der Spielplan

space-infirmary = Krankenstation
    .text = Nimm 1 Nährwert. Hier dürfen beliebig viele Personen stehen. Personen aus dem Bett können nur hierher; in der nächsten Runde sind sie gesund.

special-cut-peat = Torfstechen
    .text = Entferne 1 Moor von deinem Hof und nimm 3 Brennwerte.
special-fell-trees = Holzfällen
    .text = Entferne 1 Wald von deinem Hof und nimm 2 Holz.
special-slash-and-burn = Brandroden
    .text = Tausche 1 Wald deines Hofs gegen einen Acker. Er muss an einen anderen Acker grenzen, wenn du einen hast. Das ist kein Pflügen.
special-horse-market = Pferdemarkt
    .text = Nimm 1 Pferd. Zu zweit, zu fünft und zu sechst kostet es 1 Nährwert; allein, was die Karte sagt.
special-hiring-fair = Arbeitsmarkt
    .text = Nimm 1 Nährwert, zu dritt 2 Nährwerte; allein, was die Karte sagt.
special-black-market = Schwarzmarkt
    .text = Bezahle 1 Brennwert und spiele 1 kleine Anschaffung zu ihren üblichen Kosten aus.
special-illicit-work = Schwarzarbeit
    .text = Bezahle 1 Nährwert und 1 Brennwert und baue 1 große Anschaffung zu ihren üblichen Kosten.

specialcard-clearing = Die Lichtung
specialcard-village = Das Dorf
specialcard-heath = Die Heide
specialcard-sawpit = Die Sägegrube
specialcard-woodland = Der Forst
specialcard-back-yard = Der Hinterhof
specialcard-bog = Der Sumpf
specialcard-horse-fair = Die Pferdeschau
specialcard-timber-yard = Der Holzplatz
specialcard-alley = Die Gasse
specialcard-peat-cut = Der Torfstich
specialcard-burnt-ground = Das Brandland

cell-15 = x1
cell-16 = x2
cell-17 = y1
cell-18 = y2
edge-38 = x·1
edge-39 = x·2
edge-40 = x·3
edge-41 = x·4
edge-42 = x·5
edge-43 = y·1
edge-44 = y·2
edge-45 = y·3
edge-46 = y·4
edge-47 = y·5

phase-heating = Erntezeit: Heizen
score-horses = Pferde

exchange-wood-for-fuel-0 = 1 Holz: 1 Brennwert
kind-rule = Regel
card-wood-for-fuel = Holz als Brennstoff
    .text = Jederzeit darfst du 1 Holz in 1 Brennwert umwandeln.

## Fragen

prompt-cut-peat = Welches Moor stichst du?
prompt-fell-trees = Welchen Wald fällst du?
prompt-slash-and-burn = Welchen Wald rodest du?
prompt-take-special = Eine Sonderaktionskarte nehmen?
prompt-keep-special = Bleibt die Sonderaktionskarte für diese Runde liegen?
prompt-pay-to-keep-special = 2 Nährwerte bezahlen, damit die Sonderaktionskarte liegen bleibt?
prompt-heat = Dein Haus braucht { $need ->
    [one] 1 Brennwert
   *[other] { $need } Brennwerte
}. { $missing ->
    [0] Wie viele verheizt du?
    [one] Es fehlt 1: Was verheizt du?
   *[other] Es fehlen { $missing }: Was verheizt du?
}
prompt-attach-extension = Wo legst du die Hofplanerweiterung an?

## Optionen

option-special = { $thing }
option-bed = Eine Person aus dem Bett: Krankenstation
option-heat = { $thing ->
    [0] Nichts verheizen
    [1] 1 Brennwert verheizen
   *[other] { $thing } Brennwerte verheizen
}
option-yes-keep-special = Sie bleibt
option-no-keep-special = Unter den Stapel legen
option-yes-pay-to-keep-special = 2 Nährwerte bezahlen
option-no-pay-to-keep-special = Ablegen
option-done-take-special = Keine nehmen
option-eat-horse = 1 Pferd kochen
option-discard-horse = 1 Pferd laufen lassen
option-discard-fuel = 1 Brennwert zurückgeben
option-extension = { $thing }

## Ereignisse

event-start-card = { $who ->
    [you] Du hast Startkarte { $number }
   *[other] { $name } hat Startkarte { $number }
}
event-special = { $who ->
    [you] Du nimmst eine Sonderaktion: { $special }
   *[other] { $name } nimmt eine Sonderaktion: { $special }
}
event-special-card = Die Sonderaktionskarte { $specialcard } liegt aus
event-bury-special = Die Sonderaktionskarte { $specialcard } kommt unter den Stapel
event-remove-moor = { $who ->
    [you] Du stichst das Moor auf { $cell }
   *[other] { $name } sticht das Moor auf { $cell }
}
event-remove-forest = { $who ->
    [you] Du fällst den Wald auf { $cell }
   *[other] { $name } fällt den Wald auf { $cell }
}
event-burn-forest = { $who ->
    [you] Du rodest den Wald auf { $cell }: Er ist jetzt ein Acker
   *[other] { $name } rodet den Wald auf { $cell }: Er ist jetzt ein Acker
}
event-drain-moor = { $who ->
    [you] Du legst das Moor auf { $cell } trocken: Es ist jetzt ein Acker
   *[other] { $name } legt das Moor auf { $cell } trocken: Es ist jetzt ein Acker
}
event-put-forest = { $who ->
    [you] Ein Wald für dich auf { $cell }
   *[other] Ein Wald für { $name } auf { $cell }
}
event-put-moor = { $who ->
    [you] Ein Moor für dich auf { $cell }
   *[other] Ein Moor für { $name } auf { $cell }
}
event-heat = { $who ->
    [you] Du heizt dein Haus: { fuel-burnt }
   *[other] { $name } heizt das Haus: { fuel-burnt }
}
fuel-burnt = { $fuel ->
    [one] 1 Brennwert
   *[other] { $fuel } Brennwerte
}
event-bed = { $who ->
    [you] { $count ->
        [one] 1 deiner Personen liegt im Bett
       *[other] { $count } deiner Personen liegen im Bett
    }
   *[other] { $count ->
        [one] 1 Person von { $name } liegt im Bett
       *[other] { $count } Personen von { $name } liegen im Bett
    }
}

## Auf dem Tisch

specials = Sonderaktionen
specials-held = { $name }, 2 Nährwerte
specials-used = verbraucht
specials-next = als Nächstes
heating = Heizen braucht { $need ->
    [one] 1 Brennwert
   *[other] { $need } Brennwerte
}
heating-short = { $missing ->
    [0] (genug)
    [one] (1 fehlt)
   *[other] ({ $missing } fehlen)
}
in-bed = { $count } im Bett
on-forests = Wald
on-moors = Moor
on-rooms = Raum
on-stables = Stall
on-field = Acker
on-pasture = Weide
legend-moor = Die Moorbauern: { $forest } Wald  { $moor } Moor  + darunter liegt noch ein Plättchen  { $blocked } gesperrtes Hoffeld
on-nothing = leer
