### Die Moorbauern: was gefragt, angeboten und erzählt wird. Die Karten stehen in agricola-moor-cards.ftl.

## Der Spielplan

space-infirmary = Krankenstation
    .text = Nimm 1 Nährwert. Hier dürfen beliebig viele Personen stehen. Personen aus dem Bett können nur hierher; in der nächsten Runde sind sie gesund.

special-cut-peat = Torfstechen
    .text = Entferne 1 Moor von deinem Hof und nimm 3 Brennwerte.
special-fell-trees = Holzfällen
    .text = Entferne 1 Wald von deinem Hof und nimm 2 Holz.
special-slash-and-burn = Brandroden
    .text = Tausche 1 Wald auf deinem Hof gegen einen Acker. Er muss an einen anderen Acker grenzen, wenn du einen hast. Das ist kein Pflügen.
special-horse-market = Pferdemarkt
    .text = Nimm 1 Pferd. Zu zweit, zu fünft und zu sechst kostet es 1 Nährwert; im Solospiel, was die Karte sagt.
special-hiring-fair = Arbeitsmarkt
    .text = Nimm 1 Nährwert, zu dritt 2 Nährwerte; im Solospiel, was die Karte sagt.
special-black-market = Schwarzmarkt
    .text = Bezahle 1 Brennwert und spiele 1 kleine Anschaffung zu ihren üblichen Kosten aus.
special-illicit-work = Schwarzarbeit
    .text = Bezahle 1 Nährwert und 1 Brennwert und baue 1 große Anschaffung zu ihren üblichen Kosten.

specialcard-clearing = Die Lichtung
specialcard-village = Das Dorf
specialcard-heath = Die Heide
specialcard-sawpit = Die Sägegrube
specialcard-woodland = Das Gehölz
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
    [one] { $need } Brennwert
   *[other] { $need } Brennwerte
}. { $missing ->
    [0] Wie viele verheizt du?
    [one] Es fehlt { $missing }: Was verheizt du?
   *[other] Es fehlen { $missing }: Was verheizt du?
}
prompt-attach-extension = Wo legst du die Hofplanerweiterung an?

## Optionen

option-special = { $thing }
option-bed = Eine Person aus dem Bett: Krankenstation
option-heat = { $thing ->
    [0] Nichts verheizen
    [one] { $thing } Brennwert verheizen
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

event-special = { $who ->
    [you] Du: { $special }
   *[other] { $name }: { $special }
}
event-special-card = Die Sonderaktionskarte { $specialcard } liegt offen
event-bury-special = Die Sonderaktionskarte { $specialcard } kommt unter den Stapel
event-remove-moor = { $who ->
    [you] Du stichst das Moor auf { $cell }
   *[other] { $name } sticht das Moor auf { $cell }
}
    .row = Moor { $cell }
event-remove-forest = { $who ->
    [you] Du fällst den Wald auf { $cell }
   *[other] { $name } fällt den Wald auf { $cell }
}
    .row = Wald { $cell }
event-burn-forest = { $who ->
    [you] Du rodest den Wald auf { $cell }: Er ist jetzt ein Acker
   *[other] { $name } rodet den Wald auf { $cell }: Er ist jetzt ein Acker
}
    .row = Wald { $cell } wird Acker
event-drain-moor = { $who ->
    [you] Du legst das Moor auf { $cell } trocken: Es ist jetzt ein Acker
   *[other] { $name } legt das Moor auf { $cell } trocken: Es ist jetzt ein Acker
}
    .row = Moor { $cell } wird Acker
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
    .row = geheizt
fuel-burnt = { $fuel ->
    [one] { $fuel } Brennwert
   *[other] { $fuel } Brennwerte
}
event-bed = { $who ->
    [you] { $count ->
        [one] { $count } deiner Personen liegt im Bett
       *[other] { $count } deiner Personen liegen im Bett
    }
   *[other] { $count ->
        [one] { $count } Person von { $name } liegt im Bett
       *[other] { $count } Personen von { $name } liegen im Bett
    }
}
    .row = { $count } im Bett

## Auf dem Tisch

specials = Sonderaktionen
specials-held = { $name }, 2 Nährwerte
specials-used = verbraucht
specials-next = als Nächstes
heating = Heizen braucht { $need ->
    [one] { $need } Brennwert
   *[other] { $need } Brennwerte
}
heating-short = { $missing ->
    [0] (genug)
    [one] ({ $missing } fehlt)
   *[other] ({ $missing } fehlen)
}
in-bed = { $count } im Bett
on-forests = Wald
on-moors = Moor
on-rooms = Raum
on-stables = Stall
on-field = Acker
on-pasture = Weide
legend-moor = Die Moorbauern: { $forest } Wald  { $moor } Moor  + darunter liegt noch ein Plättchen  { $blocked } blockiertes Hoffeld
on-nothing = leer

## Wandernde Karten und Hofplanung (M015 bis M053)

prompt-card-peat-burn-off = Moorbrandkultur: Welches Moor wird zum Acker?
prompt-card-clear-felling = Kahlschlag: Welchen Wald drehst du zum Moor um?
prompt-card-reforestation = Wiederaufforstung: Wohin legst du den Wald?
prompt-card-register-of-craftsmen = Handwerksrolle: Was baust du für 1 Stein weniger?
prompt-card-peat-cutting-expedition = Torfstich-Expedition: Welches Moor entfernst du für 1 Sonderpunkt und 2 Brennwerte?
prompt-card-farm-animal-market = Nutztiermarkt: 2 Schafe gegen 1 Rind und 1 Pferd tauschen?
prompt-card-livestock-market = Viehmarkt: Welches Tier tauschst du gegen eines der nächsten Art?
prompt-card-peat-hut = Torfhütte: Wo baust du den Holzraum an?
prompt-card-nature-reserve = Naturschutzgebiet: Welchen Wald oder welches Moor zäunst du ein?
prompt-card-special-pasture = Sonderweide: Welches Hoffeld zäunst du ein?
prompt-card-deep-plow = Tiefpflug: Auf welches Hoffeld legst du ein Moor?
prompt-card-wild-fields = Wilde Äcker: Wohin legst du ein Ackerplättchen?
prompt-card-swamp = Sumpf: Wohin legst du das Moor?
prompt-card-tree-nursery = Baumschule: Wohin legst du den Wald?
prompt-card-thicket = Dickicht: Auf welchen Wald legst du einen weiteren?
prompt-card-bog-forest = Moorwald: Auf welches Moor legst du einen Wald?
prompt-card-forest-swamp = Bruchwald: Wohin legst du den Wald?
prompt-card-surveyors-map = Flurkarte: Wohin legst du das Plättchen?
prompt-card-wedding-coach = Hochzeitskutsche: Bekommst du Familienzuwachs?
prompt-card-forest-hut = Waldhütte: Auf welchem Wald steht die Person?
prompt-drain-moor = Welches Moor wird zum Acker?
prompt-renovate-or = Renovierst du, oder nutzt du stattdessen eine Karte?
prompt-send-guest = Nachtweide: Welches deiner Tiere steht dort, während sich alle vermehren?

option-done-send-guest = Keines

card-guest-on-night-pasture = Gast auf der Nachtweide
    .text = 1 deiner Tiere darf auf der fremden Nachtweide stehen. Bei deiner Vermehrung zählt es nicht mit.

event-flip-forest = { $who ->
    [you] Du drehst den Wald auf { $cell } um: Er ist jetzt ein Moor
   *[other] { $name } dreht den Wald auf { $cell } um: Er ist jetzt ein Moor
}
event-garden-path = { $who ->
    [you] Du bekommst die Holzweg-Marke
   *[other] { $name } bekommt die Holzweg-Marke
}
event-extend = { $who ->
    [you] Du legst eine Hofplanerweiterung an deinen Hofplan an
   *[other] { $name } legt eine Hofplanerweiterung an
}
event-forest-hut = { $who ->
    [you] 1 deiner Personen steht auf dem Wald { $cell }
   *[other] 1 Person von { $name } steht auf dem Wald { $cell }
}

## Waren, Nährwerte, Ackerfrüchte, Baustoffe, Vieh (M093 bis M131)

prompt-card-fallow-fields = Brachäcker: Auf welchen leeren Acker legst du 2 Nährwerte?
prompt-card-butchers-block = Schlachtbank: Welches Tier wandelst du in Nährwerte um?
prompt-card-no-till-farming = Direktsaat: Von welchem Hoffeld wirfst du die Ackerfrüchte ab?
prompt-card-alder-swamp = Erlenbruch: Welche Ware nimmst du?
prompt-card-wheelbarrow = Schubkarre: Welchen Baustoff nimmst du?
prompt-card-cooperative-store = Genossenschaftsladen: Welchen Baustoff gibst du ab?
prompt-card-cattle-stall = Viehstand: Welches Tier wartet auf dem Rundenfeld { $round }?

exchange-horse-butchery-0 = Pferdemetzgerei: 2 Pferde gegen 5 Nährwerte
exchange-grain-distillery-0 = Kornbrennerei: 1 Brennwert und 1 Getreide gegen 5 Nährwerte

event-put-food = { $card }: { $goods } auf { $cell }
event-lose-crops = { $who ->
    [you] Du gibst { $goods } von { $cell } in den Vorrat zurück
   *[other] { $name } gibt { $goods } von { $cell } in den Vorrat zurück
}
event-fertilize = { $who ->
    [you] Auf deinem Hof wächst mehr: { $goods }
   *[other] Auf dem Hof von { $name } wächst mehr: { $goods }
}
event-draw-start-card = { $who ->
    [you] Du ziehst die Startkarte { $number }
   *[other] { $name } zieht die Startkarte { $number }
}

## Aktionen, Punkte, Waren (M054 bis M092)

prompt-card-hay-wagon = Heuwagen: Räume bauen oder renovieren?
prompt-card-hearth-brush = Ofenfeger: Legst du den Heizofen auf den Steinofen?
prompt-card-pastoral-letter = Ordensbrief: Legst du die Dorfkirche auf den Brunnen?
prompt-card-family-burial-plot = Familiengrabstätte: Auf welches Hoffeld kommt die Grabstätten-Marke?
prompt-card-land-parcel = Flurstück: Auf welches Hoffeld kommt der Wald?
prompt-card-administration = Verwaltung: Wie viele Nährwerte tauschst du gegen Sonderpunkte?
prompt-card-peat-sled = Torfschlitten: Wie viele Brennwerte? 3 kommen in 2 Runden, 4 in 4, 5 in 7, 6 in 10.

option-count = { $thing }
exchange-peat-boat-0 = Torfboot: 3 Brennwerte gegen 2 Holz
exchange-peat-boat-1 = Torfboot: 3 Brennwerte gegen 2 Lehm
exchange-peat-boat-2 = Torfboot: 4 Brennwerte gegen 2 Schilf
exchange-peat-boat-3 = Torfboot: 4 Brennwerte gegen 2 Steine
exchange-peat-boat-4 = Torfboot: 2 Brennwerte gegen 1 Getreide
exchange-peat-boat-5 = Torfboot: 3 Brennwerte gegen 1 Gemüse
exchange-bog-pony-0 = Grubenpferde: ein Pferd hinlegen für 2 Brennwerte
exchange-routine-work-0 = Routinearbeit: 1 Brennwert, statt die Tischlerei zu nutzen
exchange-routine-work-1 = Routinearbeit: 1 Nährwert, statt die Tischlerei zu nutzen
exchange-routine-work-2 = Routinearbeit: 1 Brennwert, statt die Töpferei zu nutzen
exchange-routine-work-3 = Routinearbeit: 1 Nährwert, statt die Töpferei zu nutzen
exchange-routine-work-4 = Routinearbeit: 1 Brennwert, statt die Korbflechterei zu nutzen
exchange-routine-work-5 = Routinearbeit: 1 Nährwert, statt die Korbflechterei zu nutzen

event-block = { $who ->
    [you] Dein Hoffeld { $cell } ist von nun an blockiert
   *[other] Das Hoffeld { $cell } von { $name } ist von nun an blockiert
}
event-bury-fence = { $who ->
    [you] Du legst einen Zaun aus deinem Vorrat dorthin
   *[other] { $name } legt einen Zaun aus dem Vorrat dorthin
}
event-move-up = { $who ->
    [you] Du legst { $card } nach oben
   *[other] { $name } legt { $card } nach oben
}
event-lay-horse = { $who ->
    [you] { $count ->
        [one] { $count } deiner Pferde liegt jetzt
       *[other] { $count } deiner Pferde liegen jetzt
    }
   *[other] { $count ->
        [one] { $count } Pferd von { $name } liegt jetzt
       *[other] { $count } Pferde von { $name } liegen jetzt
    }
}

## Brennwertmarken, Handkarten, Personen im Bett

prompt-change-cards = Karten tauschen? Wähle alle, die du abgibst; du ziehst ebenso viele derselben Arten.
option-card-change-cards = { $thing } abgeben
option-done-change-cards = Das ist alles
option-light-fireplace-2 = { option-card-fireplace-2 } für 1 Brennwert anheizen
option-light-fireplace-3 = { option-card-fireplace-3 } für 1 Brennwert anheizen
option-light-cooking-hearth-4 = { option-card-cooking-hearth-4 } für 1 Brennwert anheizen
option-light-cooking-hearth-5 = { option-card-cooking-hearth-5 } für 1 Brennwert anheizen
option-light-oriental-fireplace = { card-oriental-fireplace } für 1 Brennwert anheizen
option-light-horse-slaughterhouse = { card-horse-slaughterhouse } für 1 Brennwert anheizen
option-light-second-horse-slaughterhouse = Die zweite { card-horse-slaughterhouse } für 1 Brennwert anheizen
option-light-cookhouse = { card-cookhouse } für 1 Brennwert anheizen
option-light-second-cookhouse = Die zweite { card-cookhouse } für 1 Brennwert anheizen
option-light-open-grill = { card-open-grill } für 1 Brennwert anheizen
option-light-horse-butchery = { card-horse-butchery } für 1 Brennwert anheizen

event-fuel-token = Auf { $card } liegt eine Brennwertmarke: noch nicht angeheizt
event-light = { $who ->
    [you] Du heizt { $card } an: jetzt nutzbar
   *[other] { $name } heizt { $card } an: jetzt nutzbar
}
event-get-up = { $who ->
    [you] Eine deiner Personen verlässt das Bett
   *[other] { $name }: Eine Person verlässt das Bett
}

## Der Spielplan im Browser

board-special-how = Für eine Sonderaktion setzt du niemanden ein, aber jemand Gesundes muss zu Hause sein. Eine Karte aus der Mitte kostet nichts und liegt dann offen vor dir; die anderen können sie von dort für 2 Nährwerte nehmen. Danach liegt sie verdeckt, bis alle nach Hause kommen.
board-specials-alone = Sonderaktionen im Solospiel
    .text = Eine Karte liegt offen, und die nächste siehst du auch. Nutze eine ihrer Aktionen, statt eine Person einzusetzen. Eine genutzte Karte ist weg, außer du bezahlst einmal je Runde 2 Nährwerte, um sie zu behalten. Was du nicht genutzt hast, darf vor der nächsten Runde liegen bleiben oder unter den Stapel.
board-special-yours = deine
board-special-mine = liegt vor dir: andere können sie für 2 Nährwerte nehmen
board-special-held = liegt vor { $player }: für { $food ->
    [one] { $food } Nährwert
   *[other] { $food } Nährwerte
} zu haben
board-special-none = Keine Karte liegt offen
board-special-pile = kommen noch
board-special-spent = { $count } genutzt
board-built-by = { $card }, gebaut von { $who ->
    [you] dir
   *[other] { $player }
}
board-gone = { $card } ist nicht mehr im Spiel
board-lying-horses = { $count ->
    [one] { $count } Pferd liegt
   *[other] { $count } Pferde liegen
}
board-garden-path = Holzweg-Marke: 1 Punkt weniger
board-cold = Muss erst mit 1 Brennwert angeheizt werden
board-told-forests = Wälder: { $cells }
board-told-moors = Moore: { $cells }
board-told-blocked = Blockiert: { $cells }

needs-forests = { $n ->
    [0] keine Wälder
    [one] { $n } Wald
   *[other] { $n } Wälder
}
needs-moors = { $n ->
    [0] keine Moore
    [one] { $n } Moor
   *[other] { $n } Moore
}

## Warum eine Sonderaktion nicht geht

why-no-moor = du hast kein Moor zu stechen
why-no-forest = du hast keinen Wald zu fällen
why-nothing-to-burn = du hast keinen Wald neben einem Acker
why-special-used = diese Karte wurde in dieser Runde schon benutzt
