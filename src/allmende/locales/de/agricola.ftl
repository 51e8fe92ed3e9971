### Agricola: was gefragt, angeboten und erzählt wird. Karten und Begriffe stehen in agricola-cards.ftl.

game-agricola = Agricola
    .text = Ein Bauernhof in vierzehn Runden: bauen, pflügen, züchten und sechsmal die Familie ernähren.

## Aktionsfelder

space-farm-expansion = Hofausbau
    .text = Bau beliebig viele Räume (je 5 vom Material deines Hauses und 2 Schilf) und/oder Ställe (je 2 Holz).
space-meeting-place = Versammlungsplatz
    .short = Versammlung
    .text = Nimm den Startspielerstein. Danach darfst du 1 kleine Anschaffung ausspielen. In einer Partie ohne Handkarten nimmst du stattdessen alle Nährwerte von diesem Feld.
space-grain-seeds = Saatgut Getreide
    .text = Nimm 1 Getreide.
space-farmland = Ackerland
    .text = Pflüg 1 Acker.
space-lessons = Unterricht
    .text = Spiel 1 Ausbildung aus. Deine erste ist kostenlos, jede weitere kostet 1 Nährwert.
space-day-laborer = Tagelöhner
    .text = Nimm 2 Nährwerte.
space-forest = Forst
    .text = Nimm alles Holz, das hier liegt.
space-clay-pit = Lehmgrube
    .text = Nimm allen Lehm, der hier liegt.
space-reed-bank = Schilfufer
    .text = Nimm alles Schilf, das hier liegt.
space-fishing = Fischfang
    .text = Nimm alle Nährwerte, die hier liegen.
space-major-improvement = Große Anschaffung
    .text = Bau 1 große Anschaffung oder spiel 1 kleine aus.
space-fencing = Zaunbau
    .text = Bau beliebig viele Zäune für je 1 Holz. Jeder Zaun muss zu einer geschlossenen Weide gehören.
space-grain-utilization = Kornverwertung
    .short = Korn{"\u00AD"}verwertung
    .text = Sä beliebig viele Äcker ein und/oder back Brot.
space-sheep-market = Schafmarkt
    .text = Nimm alle Schafe, die hier stehen.
space-basic-wish = Einfacher Kinderwunsch
    .short = Einf. Kinder{"\u00AD"}wunsch
    .text = Wenn du Platz hast, wächst deine Familie um 1 Person. Danach darfst du 1 kleine Anschaffung ausspielen.
space-house-redevelopment = Haussanierung
    .short = Haus{"\u00AD"}sanierung
    .text = Renovier dein Haus. Danach darfst du 1 große Anschaffung bauen oder 1 kleine ausspielen.
space-western-quarry = Westlicher Steinbruch
    .short = Steinbruch West
    .text = Nimm alle Steine, die hier liegen.
space-vegetable-seeds = Saatgut Gemüse
    .text = Nimm 1 Gemüse.
space-pig-market = Schweinemarkt
    .short = Schweine{"\u00AD"}markt
    .text = Nimm alle Wildschweine, die hier stehen.
space-cattle-market = Rindermarkt
    .text = Nimm alle Rinder, die hier stehen.
space-eastern-quarry = Östlicher Steinbruch
    .short = Steinbruch Ost
    .text = Nimm alle Steine, die hier liegen.
space-urgent-wish = Dringender Kinderwunsch
    .short = Dring. Kinder{"\u00AD"}wunsch
    .text = Deine Familie wächst um 1 Person, auch ohne Platz.
space-cultivation = Ackerbau
    .text = Pflüg 1 Acker und/oder sä beliebig viele Äcker ein.
space-farm-redevelopment = Hofsanierung
    .short = Hof{"\u00AD"}sanierung
    .text = Renovier dein Haus. Danach darfst du Zäune für je 1 Holz bauen.
space-copse = Wäldchen
    .text = Nimm alles Holz, das hier liegt.
space-grove = Hain
    .text = Nimm alles Holz, das hier liegt.
space-resource-market = Baustoffmarkt
    .text = Nimm die Baustoffe, die für eure Spielerzahl gelten, und Nährwerte, falls es welche gibt.
space-hollow = Mulde
    .text = Nimm allen Lehm, der hier liegt.
space-lessons-2 = Unterricht 2
    .text = Spiel 1 Ausbildung aus. Zu dritt, zu fünft und zu sechst kostet sie 2 Nährwerte. Zu viert kosten deine ersten beiden je 1 Nährwert, spätere 2.
space-traveling-players = Kleinkunst
    .text = Nimm alle Nährwerte, die hier liegen.
space-lessons-3 = Unterricht 3
    .text = Spiel 1 Ausbildung aus. Deine ersten beiden kosten je 1 Nährwert, spätere 2.
space-house-building = Hausbau
    .text = Bau beliebig viele Räume (je 5 vom Material deines Hauses und 2 Schilf).
space-modest-wish = Bescheidener Kinderwunsch
    .short = Besch. Kinder{"\u00AD"}wunsch
    .text = Ab Runde 5: Wenn du Platz hast, wächst deine Familie um 1 Person.
space-riverbank-forest = Uferwald
    .text = Nimm alles Holz, das hier liegt, und 1 Schilf.
space-animal-market = Tiermarkt
    .text = Nimm 1 Schaf und 1 Nährwert oder 1 Wildschwein oder bezahl 1 Nährwert für 1 Rind.
space-farm-supplies = Ackerboden
    .text = Kauf 1 Getreide für 1 Nährwert und/oder pflüg 1 Acker für 1 Nährwert.
space-building-supplies = Baubedarf
    .text = Nimm 1 Nährwert, dazu 1 Schilf oder Stein und 1 Holz oder Lehm.
space-corral = Pferch
    .text = Nimm 1 Tier der ersten Art, die dir fehlt: Schaf, Wildschwein, Rind.
space-side-job = Nebentätigkeit
    .text = Bau 1 Stall für 1 Holz und/oder back Brot.
space-improvement = Anschaffung
    .text = Spiel 1 kleine Anschaffung aus oder bau ab Runde 5 eine große.

## Waren

good-food = Nährwerte
    .one = 1 Nährwert
    .many = Nährwerte
    .short = Nw
good-wood = Holz
    .one = 1 Holz
    .many = Holz
    .short = Holz
    .sign = H
good-clay = Lehm
    .one = 1 Lehm
    .many = Lehm
    .short = Lehm
    .sign = L
good-reed = Schilf
    .one = 1 Schilf
    .many = Schilf
    .short = Schilf
good-stone = Stein
    .one = 1 Stein
    .many = Steine
    .short = Stein
    .sign = S
good-grain = Getreide
    .one = 1 Getreide
    .many = Getreide
    .short = Getr
    .sign = Gt
good-vegetable = Gemüse
    .one = 1 Gemüse
    .many = Gemüse
    .short = Gem
    .sign = Gm
good-sheep = Schaf
    .one = 1 Schaf
    .many = Schafe
    .short = Schaf
    .sign = Sf
good-boar = Wildschwein
    .one = 1 Wildschwein
    .many = Wildschweine
    .short = Wildschw
    .sign = Ws
good-cattle = Rind
    .one = 1 Rind
    .many = Rinder
    .short = Rind
    .sign = Ri
good-horse = Pferd
    .one = 1 Pferd
    .many = Pferde
    .short = Pferd
    .sign = Pf
good-fuel = Brennwert
    .one = 1 Brennwert
    .many = Brennwerte
    .short = Brennw

## Hoffelder und Zaunflächen, wie sie heißen

cell-0 = a1
cell-1 = b1
cell-2 = c1
cell-3 = d1
cell-4 = e1
cell-5 = a2
cell-6 = b2
cell-7 = c2
cell-8 = d2
cell-9 = e2
cell-10 = a3
cell-11 = b3
cell-12 = c3
cell-13 = d3
cell-14 = e3

edge-0 = /a1
edge-1 = /b1
edge-2 = /c1
edge-3 = /d1
edge-4 = /e1
edge-5 = a1/a2
edge-6 = b1/b2
edge-7 = c1/c2
edge-8 = d1/d2
edge-9 = e1/e2
edge-10 = a2/a3
edge-11 = b2/b3
edge-12 = c2/c3
edge-13 = d2/d3
edge-14 = e2/e3
edge-15 = a3/
edge-16 = b3/
edge-17 = c3/
edge-18 = d3/
edge-19 = e3/
edge-20 = |a1
edge-21 = a1|b1
edge-22 = b1|c1
edge-23 = c1|d1
edge-24 = d1|e1
edge-25 = e1|
edge-26 = |a2
edge-27 = a2|b2
edge-28 = b2|c2
edge-29 = c2|d2
edge-30 = d2|e2
edge-31 = e2|
edge-32 = |a3
edge-33 = a3|b3
edge-34 = b3|c3
edge-35 = c3|d3
edge-36 = d3|e3
edge-37 = e3|

## Bots

bot-farmer = Bauer
    .text = Lässt die Familie wachsen, ernährt sie und nutzt den ganzen Hof.
bot-berta = Berta
    .text = Liebt Tiere: Weiden und Ställe gehen ihr über alles.
bot-bruno = Bruno
    .text = Baut ein schönes Haus und kauft Anschaffungen, wo es geht.
bot-frieda = Frieda
    .text = Pflügt und sät, bis der Hof voller Äcker ist.

## Phasen

phase-before-round = Vor der Runde
phase-preparation = Vorbereitungszeit
phase-work = Arbeitszeit
phase-returning-home = Heimkehrzeit
phase-field-phase = Erntezeit: Ackerphase
phase-feeding = Erntezeit: Ernährungsphase
phase-after-feeding = Erntezeit: nach der Ernährung
phase-breeding = Erntezeit: Vermehrungsphase
phase-after-breeding = Erntezeit: nach der Vermehrung
phase-harvest-end = Ende der Erntezeit
phase-round-end = Ende der Runde
phase-draft = Auswahl der Karten
phase-over = Spielende

## Wertungsbogen

score-fields = Ackerplättchen
score-pastures = Weiden
score-grain = Getreide
score-vegetables = Gemüse
score-sheep = Schafe
score-boar = Wildschweine
score-cattle = Rinder
score-unused = Ungenutzte Hoffelder
score-stables = Eingezäunte Ställe
score-clay-rooms = Lehmräume
score-stone-rooms = Steinräume
score-people = Personen
score-improvements = Anschaffungen
score-bonus = Sonderpunkte
score-begging = Bettelmarken
part-card = { $card }
part-craft = { $card }: für { $goods }
part-noted = Während der Partie erhalten
part-rest = Sonstiges

## Fragen

prompt-place-person = Wo setzt du eine Person ein?
prompt-place-another = Du darfst gleich noch eine Person einsetzen
prompt-place-extra = Nutzt du eine Karte für einen weiteren Zug?
prompt-pass = Du kannst kein Aktionsfeld nutzen
prompt-anytime = Was tust du zwischendurch?
prompt-house-animals = Nicht alle Tiere haben Platz: Was wird aus ihnen?
prompt-build-room = Auf welchem Hoffeld baust du einen Raum?
prompt-build-stable = Auf welchem Hoffeld baust du einen Stall?
prompt-renovate = Womit renovierst du?
prompt-build-fence = Auf welcher Linie baust du einen Zaun? ({ $count ->
    [0] noch keiner
   *[other] bisher { $count }, am Ende zu bezahlen
})
prompt-plow = Welches Hoffeld pflügst du?
prompt-sow = Was säst du auf welchem Acker?
prompt-bake = Brot backen: noch ein Getreide?
prompt-bake-at-once = Gleich Brot backen?
prompt-use-card = { $may ->
    [yes] Eine Karte nutzen?
   *[no] Welche Karte kommt zuerst?
}
prompt-play-occupation = Welche Ausbildung spielst du aus?
prompt-start-occupation = Welche deiner gesicherten Ausbildungen legst du als nächste aus?
prompt-improvement = Welche Anschaffung tätigst du?
prompt-minor-improvement = Welche kleine Anschaffung spielst du aus?
prompt-choose-action = { $may ->
    [yes] Noch eine Aktion?
   *[no] Welche Aktion?
}
prompt-choose-good = Welche Ware nimmst du?
prompt-animal-market = Welches Tier nimmst du?
prompt-pay = Womit bezahlst du?
prompt-pay-or-return = Eine Karte zurückgeben oder bezahlen?
prompt-convert = { $good }: { $count ->
    [one] Es fehlt { $count }
   *[other] Es fehlen { $count }
}. Was wandelst du um?
prompt-feed = Deine Familie braucht { $need ->
    [one] { $need } Nährwert
   *[other] { $need } Nährwerte
}. { $missing ->
    [0] Noch mehr beschaffen?
    [one] Es fehlt { $missing }: Nährwerte beschaffen?
   *[other] Es fehlen { $missing }: Nährwerte beschaffen?
}
prompt-pay-food = Du musst { $need ->
    [one] { $need } Nährwert
   *[other] { $need } Nährwerte
} bezahlen. { $missing ->
    [one] Es fehlt { $missing }
   *[other] Es fehlen { $missing }
}: Nährwerte beschaffen?
prompt-make-room = Nicht alle Jungtiere haben Platz. Vor ihrer Geburt Platz schaffen?
prompt-before-breeding = Vor der Vermehrung Tiere tauschen?
prompt-last-chance = Noch etwas tun, bevor es weitergeht?
prompt-keep-card = Welche Karte behältst du? ({ $occupations ->
    [0] {""}
    [one] { $occupations } Ausbildung
   *[other] { $occupations } Ausbildungen
}{ $occupations ->
    [0] {""}
   *[other] { $minors ->
        [0] {""}
       *[other] {", "}
    }
}{ $minors ->
    [0] {""}
    [one] { $minors } kleine Anschaffung
   *[other] { $minors } kleine Anschaffungen
})
prompt-mulligan = Alle Karten einer Art abgeben und eine weniger ziehen?
prompt-draw-card = Von welcher Art ziehst du eine Karte?
prompt-swap-card = Eine Karte gegen eine neue tauschen?
prompt-drop-card = Vor dem Nachziehen eine Karte abwerfen?
prompt-card = { $card }: Was wählst du?

## Antworten

option-space = { $thing }
option-anytime = Zwischendurch etwas tun …
option-done-anytime = Doch nichts
option-done-pass = Die Person bleibt zu Hause
option-done-place-another = Jetzt keine weitere Person einsetzen
option-done-place-extra = Kein weiterer Zug
option-done-build-room = Keinen Raum mehr bauen
option-done-build-stable = Keinen Stall mehr bauen
option-done-build-fence = Keinen Zaun mehr bauen
option-done-sow = Nichts mehr aussäen
option-done-bake = Nicht mehr backen
option-done-bake-at-once = Nicht backen
option-done-use-card = Keine nutzen
option-done-improvement = Keine Anschaffung
option-done-minor-improvement = Keine kleine Anschaffung
option-done-feed = { $missing ->
    [0] Das reicht
   *[other] Keine Nährwerte mehr beschaffen und { $missing ->
        [one] { $missing } Bettelmarke
       *[other] { $missing } Bettelmarken
    } nehmen
}
option-done-pay-food = Keine Nährwerte mehr beschaffen und { $missing ->
    [one] { $missing } Bettelmarke
   *[other] { $missing } Bettelmarken
} nehmen
option-done-make-room = Keinen Platz mehr schaffen
option-done-before-breeding = Vermehren lassen
option-done-last-chance = Weiter
option-done-mulligan = Diese Karten behalten
option-done-swap-card = Keine tauschen
option-done-drop-card = Keine abwerfen
option-action-draw-card = { $thing ->
    [occupation] Eine Ausbildung
   *[minor] Eine kleine Anschaffung
}
option-action-mulligan = { $thing ->
    [occupation] Die Ausbildungen abgeben
   *[minor] Die kleinen Anschaffungen abgeben
}
option-card-keep-card = { $thing } behalten
option-card-place-person = { $thing } aus der Auslage nehmen
option-card-swap-card = { $thing } tauschen
option-card-drop-card = { $thing } abwerfen
option-action-rooms = Räume bauen
option-action-stables = Ställe bauen
option-action-stable = Einen Stall bauen
option-action-renovate = Renovieren
option-action-fences = Zäune bauen
option-action-plow = Einen Acker pflügen
option-action-sow = Aussäen
option-action-bake = Brot backen
option-action-buy = 1 Getreide für 1 Nährwert kaufen
option-action-occupation = Eine Ausbildung ausspielen
option-action-minor = Eine kleine Anschaffung ausspielen
option-cell = { $thing }
option-edge = { $thing }
field-called = { $thing ->
    [0] a1
    [1] b1
    [2] c1
    [3] d1
    [4] e1
    [5] a2
    [6] b2
    [7] c2
    [8] d2
    [9] e2
    [10] a3
    [11] b3
    [12] c3
    [13] d3
    [14] e3
    [15] x1
    [16] x2
    [17] y1
   *[18] y2
}
option-grain = Getreide auf { field-called }
option-vegetable = Gemüse auf { field-called }
option-bake = 1 Getreide backen
option-good = { $thing }
option-good-pay = { $thing } bezahlen
option-good-pay-or-return = Bezahlen
option-good-choose-good = { $one } nehmen
option-good-renovate = { $thing }
option-eat-grain = 1 Getreide essen
option-eat-vegetable = 1 Gemüse essen oder kochen
option-eat-sheep = 1 Schaf kochen
option-eat-boar = 1 Wildschwein kochen
option-eat-cattle = 1 Rind kochen
into-food = { $thing ->
    [grain] 1 Getreide essen
    [vegetable] { $food ->
        [1] 1 Gemüse essen
       *[other] 1 Gemüse kochen
    }
    [sheep] 1 Schaf kochen
    [boar] 1 Wildschwein kochen
    [cattle] 1 Rind kochen
    [llama] 1 Lama kochen
    [fairy] 1 Fee verwandeln
   *[horse] 1 Pferd kochen
}: { some-food }
some-food = { $food ->
    [one] { $food } Nährwert
   *[other] { $food } Nährwerte
}
option-eat-feed = { into-food }
option-eat-anytime = { into-food }
option-eat-convert = { into-food }
option-eat-house-animals = { into-food }
option-eat-make-room = { into-food }
option-eat-pay-food = { into-food }
option-discard-food = 1 Nährwert zurückgeben
option-discard-wood = 1 Holz zurückgeben
option-discard-clay = 1 Lehm zurückgeben
option-discard-reed = 1 Schilf zurückgeben
option-discard-stone = 1 Stein zurückgeben
option-discard-grain = 1 Getreide zurückgeben
option-discard-vegetable = 1 Gemüse zurückgeben
option-discard-sheep = 1 Schaf laufen lassen
option-discard-boar = 1 Wildschwein laufen lassen
option-discard-cattle = 1 Rind laufen lassen
option-exchange = { $thing }
option-card = { $thing }
option-card-use-card = { $thing } nutzen
option-card-fireplace-2 = Feuerstelle (2 Lehm)
option-card-fireplace-3 = Feuerstelle (3 Lehm)
option-card-fireplace-4 = Feuerstelle (4 Lehm)
option-card-cooking-hearth-4 = Kochstelle (4 Lehm)
option-card-cooking-hearth-5 = Kochstelle (5 Lehm)
option-card-cooking-hearth-6 = Kochstelle (6 Lehm)

## Erntezeiten, Schritt für Schritt

sequence-harvest = Erntezeit, Runde { $round }
sequence-field-phase = Ackerphase
sequence-feeding = Ernährung
sequence-heating = Heizen
sequence-breeding = Vermehrung
gain-begging = { $count ->
    [one] Bettelmarke
   *[other] Bettelmarken
}
gain-bonus = { $count ->
    [one] Sonderpunkt
   *[other] Sonderpunkte
}

## Ereignisse

event-round = Runde { $round }: { $space }
event-phase = { $phase }
event-place = { $who ->
    [you] Du: { $space }
   *[other] { $name }: { $space }
}
event-use = { $who ->
    [you] Du
   *[other] { $name }
}: { $space }{ $taken ->
    [0] {""}
   *[other] , { $goods }
}
event-build-fences = { $who ->
    [you] Du baust { $count ->
        [one] { $count } Zaun
       *[other] { $count } Zäune
    }
   *[other] { $name } baut { $count ->
        [one] { $count } Zaun
       *[other] { $count } Zäune
    }
}{ $closed ->
    [0] {""}
   *[other] {" "}um { $cell }
}
event-pass = { $who ->
    [you] Du kannst niemanden einsetzen
   *[other] { $name } kann niemanden einsetzen
}
event-get = { $who ->
    [you] Du bekommst { $goods }
   *[other] { $name } bekommt { $goods }
}
    .row = {" "}+{ $goods }
event-pay = { $who ->
    [you] Du bezahlst { $goods }
   *[other] { $name } bezahlt { $goods }
}
    .row = {" "}−{ $goods }
event-promise = { $who ->
    [you] { $card }: { $goods } für dich { on-rounds }
   *[other] { $card }: { $goods } für { $name } { on-rounds }
}
    .row = { $goods } für { $rounds-count ->
        [one] Runde
       *[other] die Runden
    } { $rounds }
on-rounds = { $rounds-count ->
    [one] auf dem Rundenfeld { $rounds }
   *[other] auf den Rundenfeldern { $rounds }
}
event-promise-tile = { $who ->
    [you] { $card }: ein Plättchen für dich { on-rounds }
   *[other] { $card }: ein Plättchen für { $name } { on-rounds }
}
    .row = ein Plättchen für { $rounds-count ->
        [one] Runde
       *[other] die Runden
    } { $rounds }
event-beg = { $who ->
    [you] Du nimmst { begging-markers }
   *[other] { $name } nimmt { begging-markers }
}
    .row = { begging-markers }
begging-markers = { $count ->
    [one] { $count } Bettelmarke
   *[other] { $count } Bettelmarken
}
event-bonus = { $who ->
    [you] Du bekommst { bonus-points }
   *[other] { $name } bekommt { bonus-points }
}
    .row = { bonus-points }
bonus-points = { $points ->
    [one] { $points } Sonderpunkt
   *[other] { $points } Sonderpunkte
}
event-hand-back = { $who ->
    [you] Du gibst { $card } zurück
   *[other] { $name } gibt { $card } zurück
}
event-use-card = { $who ->
    [you] Du: { $card }
   *[other] { $name }: { $card }
}
    .row = { $card }
event-eat = { $who ->
    [you] Du machst aus { $good } { $some-food }
   *[other] { $name } macht aus { $good } { $some-food }
}
    .row = { $some-food } für { $good }
event-discard = { $who ->
    [you] Du gibst { $goods } in den Vorrat zurück
   *[other] { $name } gibt { $goods } in den Vorrat zurück
}
    .row = { $goods } zurück
event-build-room = { $who ->
    [you] Du baust einen Raum aus { $material ->
        [wood] Holz
        [clay] Lehm
       *[stone] Stein
    } auf { $cell }
   *[other] { $name } baut einen Raum aus { $material ->
        [wood] Holz
        [clay] Lehm
       *[stone] Stein
    } auf { $cell }
}
    .row = { $count ->
        [one] Raum
       *[other] Räume
    } { $cell }
event-renovate = { $who ->
    [you] Du wohnst jetzt in einem Haus aus { $material ->
        [wood] Holz
        [clay] Lehm
       *[stone] Stein
    }
   *[other] { $name } wohnt jetzt in einem Haus aus { $material ->
        [wood] Holz
        [clay] Lehm
       *[stone] Stein
    }
}
    .row = { $material ->
        [wood] Holzhaus
        [clay] Lehmhaus
       *[stone] Steinhaus
    }
event-build-stable = { $who ->
    [you] Du baust einen Stall auf { $cell }
   *[other] { $name } baut einen Stall auf { $cell }
}
    .row = { $count ->
        [one] Stall
       *[other] Ställe
    } { $cell }
event-build-fence = { $who ->
    [you] Du baust einen Zaun: { $edge }
   *[other] { $name } baut einen Zaun: { $edge }
}
    .row = { $count ->
        [one] { $count } Zaun
       *[other] { $count } Zäune
    }
event-enclose = { $who ->
    [you] Du hast { $cell } eingezäunt
   *[other] { $name } hat { $cell } eingezäunt
}
    .row = {" "}um { $cell }
event-plow = { $who ->
    [you] Du pflügst { $cell }
   *[other] { $name } pflügt { $cell }
}
    .row = { $count ->
        [one] Acker
       *[other] Äcker
    } { $cell }
event-sow = { $who ->
    [you] Du säst { $good } auf { $cell }
   *[other] { $name } sät { $good } auf { $cell }
}
    .row = gesät: { $good }
event-sow-card = { $who ->
    [you] Du säst { $good } auf { $card }
   *[other] { $name } sät { $good } auf { $card }
}
    .row = { $good } auf { $card }
event-move-crop = { $who ->
    [you] Du versetzt { $good } auf einen leeren Acker
   *[other] { $name } versetzt { $good } auf einen leeren Acker
}
event-bake = { $who ->
    [you] Du backst aus 1 Getreide { $some-food }
   *[other] { $name } backt aus 1 Getreide { $some-food }
}
    .row = Brot +{ $some-food }
event-grow = { $who ->
    [you] Deine Familie hat jetzt { some-people }
   *[other] Die Familie von { $name } hat jetzt { some-people }
}
    .row = jetzt { some-people }
some-people = { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}
event-play = { $who ->
    [you] Du spielst { $card } aus
   *[other] { $name } spielt { $card } aus
}
    .row = { $card }
event-build = { $who ->
    [you] Du baust { $card }
   *[other] { $name } baut { $card }
}
    .row = { $card }
event-pass-card = { $who ->
    [you] Du gibst { $card } weiter an { $to }
   *[other] { $name } gibt { $card } weiter an { $whom ->
        [you] dich
       *[other] { $to }
    }
}
    .row = { $card } an { $whom ->
        [you] dich
       *[other] { $to }
    }
event-starting-player = { $who ->
    [you] Du bist Startspieler
   *[other] { $name } ist Startspieler
}
    .row = Startspieler
event-feed = { $who ->
    [you] Du ernährst deine Familie: { food-eaten }
   *[other] { $name } ernährt die Familie: { food-eaten }
}
food-eaten = { $food ->
    [0] { some-food }
   *[other] { $some-food }
}
event-breed = { $who ->
    [you] Jungtiere auf deinem Hof: { $goods }
   *[other] Jungtiere auf dem Hof von { $name }: { $goods }
}
event-game-over = Die Partie ist zu Ende
event-mulligan = { $who ->
    [you] Du gibst alle Karten einer Art ab und ziehst
   *[other] { $name } gibt alle Karten einer Art ab und zieht
} { $seen ->
    [open] { $cards }
   *[hidden] { some-cards }
}
event-draw-card = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $seen ->
    [open] { $cards }
   *[hidden] eine Karte
}
some-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
event-deal = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $seen ->
    [open] { $cards }
   *[hidden] { some-cards }
}
event-drop-card = { $who ->
    [you] Du wirfst ab:
   *[other] { $name } wirft ab:
} { $seen ->
    [open] { $cards }
   *[hidden] eine Karte
}
event-take-card = { $who ->
    [you] Du nimmst { $card } aus der Auslage
   *[other] { $name } nimmt { $card } aus der Auslage
}

## Das Terminal

round-of = Runde { $round } von { $rounds }
round-short = Runde { $round }
stage-of = Phase { $stage }
next-harvest = { $count ->
    [0] Ernte nach dieser Runde
    [one] Ernte nach der nächsten Runde
   *[other] Ernte nach Runde { $round }
}
to-come = kommt noch: { $spaces }
or-else = {" "}oder{" "}
majors = Große Anschaffungen
played = Ausgespielt
hand = Hand
hand-occupations = Hand: Ausbildungen
hand-minors = Hand: kleine
hand-counts = { $occupations ->
    [one] { $occupations } Ausbildung
   *[other] { $occupations } Ausbildungen
}, { $minors ->
    [one] { $minors } kleine
   *[other] { $minors } kleine
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-now = Punkte, wenn die Partie jetzt zu Ende wäre
starting-player = Startspieler
target = Ziel: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
no-goods = nichts
no-cards = Du hast keine Karten auf der Hand.
feeding = Ernte: { $need ->
    [one] { $need } Nährwert
   *[other] { $need } Nährwerte
},
feeding-short = { $missing ->
    [0] vorhanden
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}
begging = { $count ->
    [one] { $count } Bettelmarke
   *[other] { $count } Bettelmarken
}
people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
people-home = { $count } daheim
newborns = { $count ->
    [one] { $count } Neugeborenes
   *[other] { $count } Neugeborene
}
room-for = Platz für { $count }
spare = Noch { $fences ->
    [one] { $fences } Zaun
   *[other] { $fences } Zäune
} und { $stables ->
    [one] { $stables } Stall
   *[other] { $stables } Ställe
}
pastures = Weiden
in-house = Im Haus:
on-cards = Auf Karten:
loose = Ohne Platz: { $animals }
waiting = Es kommen
farm-short = { $rooms } { $material ->
    [wood] Holz
    [clay] Lehm
   *[stone] Stein
}{ $rooms ->
    [one] raum
   *[other] räume
}, { $fields ->
    [one] { $fields } Acker
   *[other] { $fields } Äcker
}, { $pastures ->
    [one] { $pastures } Weide
   *[other] { $pastures } Weiden
}
ways-to-pay = Du kannst { $ways } bezahlen
kept = Bisher behalten
kind-occupation = Ausbildung
    .many = Ausbildungen
kind-minor = Kleine Anschaffung
    .many = Kleine Anschaffungen
kind-major = Große Anschaffung
    .many = Große Anschaffungen
costs = kostet { $cost }
hand-back = Rückgabe: { $card }
needs = Voraussetzung: { $needs }
from-players = für { $players }+ Spieler
traveling = Wanderkarte
rounds = Die Rundenkarten
harvest-after = Ernte nach Runde { $round }
page-points = punkte, wertung
    .help = ?punkte: der Wertungsbogen aller, wie er jetzt aussähe
page-hand = hand, karten
    .help = ?hand: deine Karten mit ihren Texten
page-majors = anschaffungen
    .help = ?anschaffungen: die großen Anschaffungen, die noch da sind
page-rounds = runden, phasen
    .help = ?runden: die Rundenkarten, auch die kommenden
page-player = ?Name: Hof und Karten dieses Spielers
legend-farm = { $room } Raum (mit seinem Material)  { $field } Acker  { $stable } Stall  dicke Linien: Zäune  gepunktete Linien: Zäune, die du jetzt bauen kannst
legend-board = { $first } Startspieler  { $home } Person zum Einsetzen  { $away } eingesetzte  { $harvest } danach ist Ernte  { $closed } in dieser Runde gesperrt  { $changed } von der Jahreszeit geändert  Buchstaben: wer dort steht
legend-cards = Bei Karten zur Auswahl: [2] aufgedruckte Punkte, [2 Ausbildungen] Voraussetzung
legend-lines = Linien heißen nach ihren Hoffeldern: a1|b1 liegt zwischen a1 und b1, a1/a2 zwischen a1 und a2, |a1 links von a1, /a1 darüber.

## Tauschgeschäfte

exchange-grocer-0 = Krämer: 1 Holz für 1 Nährwert kaufen
exchange-grocer-1 = Krämer: 1 Getreide für 1 Nährwert kaufen
exchange-grocer-2 = Krämer: 1 Schilf für 1 Nährwert kaufen
exchange-grocer-3 = Krämer: 1 Stein für 1 Nährwert kaufen
exchange-grocer-4 = Krämer: 1 Gemüse für 1 Nährwert kaufen
exchange-grocer-5 = Krämer: 1 Lehm für 1 Nährwert kaufen
exchange-grocer-6 = Krämer: 1 Schilf für 1 Nährwert kaufen
exchange-grocer-7 = Krämer: 1 Gemüse für 1 Nährwert kaufen
exchange-joinery-0 = Tischlerei: 1 Holz für 2 Nährwerte
exchange-second-joinery-0 = Tischlerei (zweite): 1 Holz für 2 Nährwerte
exchange-pottery-0 = Töpferei: 1 Lehm für 2 Nährwerte
exchange-second-pottery-0 = Töpferei (zweite): 1 Lehm für 2 Nährwerte
exchange-basketmakers-workshop-0 = Korbflechterei: 1 Schilf für 3 Nährwerte
exchange-second-basketmakers-workshop-0 = Korbflechterei (zweite): 1 Schilf für 3 Nährwerte

## Karten: Ausbildungen an Aktionsfeldern und zu Rundenbeginn

prompt-card-seasonal-worker = Saisonarbeiter: Was nimmst du?
prompt-card-storehouse-keeper = Lagerverwalter: Was nimmst du?
prompt-card-childless = Kinderloser: Was nimmst du außer 1 Nährwert?
prompt-card-cottager = Häusler: 1 Raum bauen oder renovieren?
prompt-card-scythe-worker = Sensenmann: Von welchem Acker nimmst du 1 Getreide mehr?
exchange-sheep-walker-0 = Schafgänger: 1 Schaf gegen 1 Gemüse
exchange-sheep-walker-1 = Schafgänger: 1 Schaf gegen 1 Stein
exchange-sheep-walker-2 = Schafgänger: 1 Schaf gegen 1 Wildschwein

## Karten: Ausbildungen rund um Haus, Kosten und Punkte

prompt-card-animal-tamer = Tierbändiger: Was nimmst du?
prompt-card-roof-ballaster = Dachbeschwerer: 1 Nährwert bezahlen, um 1 Stein für jeden deiner Räume zu nehmen?

## Karten: kleine Anschaffungen, die sofort oder später etwas bringen

prompt-card-mini-pasture = Miniweide: Welches Hoffeld zäunst du ein?
exchange-hard-porcelain-0 = Hartporzellan: 2 Lehm gegen 1 Stein
exchange-hard-porcelain-1 = Hartporzellan: 3 Lehm gegen 2 Steine
exchange-hard-porcelain-2 = Hartporzellan: 4 Lehm gegen 3 Steine

## Karten, die die Regelhefte nennen

prompt-card-silage = Kornfutter: Welche Tiere vermehren sich?
prompt-which-grain = Kornfutter: Woher kommt das Getreide?
prompt-card-pasture-master = Weidenmeister: Welche Tiere kommen dazu?
option-good-which-grain = Aus deinem Vorrat

# Der Spielplan im Browser

board-tabs = Teile des Spielplans
board-tab-actions = Aktionen
board-tab-farm = Hof
board-tab-cards = Karten
board-tab-players = Spieler
board-tab-asks = hier gibt es etwas zu wählen
board-actions = Aktionsfelder
board-per-round = jede Runde { $count } mehr
board-here = belegt: { $names }
board-waits = { $goods } für { $who ->
    [you] dich
   *[other] { $name }
}
board-course = Runden
    .text = Vierzehn Runden in sechs Phasen. Jede Runde deckt ein neues Aktionsfeld auf und füllt die Anhäufungsfelder; dann setzen alle reihum je eine Person ein. Nach den Runden 4, 7, 9, 11, 13 und 14 ist Erntezeit: Ackerfrüchte werden von den Äckern genommen, die Familien ernährt, Tiere vermehren sich.
board-others = Die anderen
board-farm-of = { $who ->
    [you] Dein Hof
   *[other] Der Hof von { $name }
}
board-my-farm = Zurück zu meinem Hof
board-field = Acker
board-stable = Stall
board-told-rooms = { $material ->
    [wood] Holzräume
    [clay] Lehmräume
   *[stone] Steinräume
}: { $cells }
board-told-pasture = Weide mit Platz für { $count }
board-feeding = Die Familie ernähren
    .text = In jeder Erntezeit isst eine Person 2 Nährwerte (3 im Solospiel), eine in dieser Runde geborene nur 1. Getreide und Gemüse zählen je 1, und was Äcker und Karten in der Feldphase davor bringen, ist hier mitgezählt; eine Kochstelle holt aus Gemüse mehr heraus und macht Tiere zu Nährwerten. Jeder fehlende Nährwert ist eine Bettelmarke, und die kostet 3 Punkte.
board-gauge = Runde { $round }: { $need ->
    [one] { $need } Nährwert
   *[other] { $need } Nährwerte
} nötig, { $have } da{ $coming ->
    [0] {""}
    [one] , { $coming } kommt
   *[other] , { $coming } kommen
}{ $cook ->
    [0] {""}
   *[other] , { $cook } machbar
}
board-gauge-fed = genug
board-gauge-cook = { $missing } machen
board-gauge-short = { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}
board-heating = Das Haus heizen
    .text = Nach der Ernährung braucht das Haus Brennwerte: höchstens 1 je Raum, weniger mit besseren Häusern und Öfen. Holz darf jederzeit zu Brennwerten werden. Für jeden fehlenden Brennwert muss eine Person ins Bett und kann in der nächsten Runde nur auf die Krankenstation.
board-heat = Zum Heizen nötig: { $need ->
    [one] { $need } Brennwert
   *[other] { $need } Brennwerte
}, vorhanden: { $have } und { $wood } Holz
board-special-used = benutzt von { $who ->
    [you] dir
   *[other] { $name }
}
board-beneath = Darunter: { $card }
board-cards = Karten
board-majors = Große Anschaffungen
board-hand = Hand
board-played = Ausgespielt
board-played-by = Ausgespielt von { $who ->
    [you] dir
   *[other] { $name }
}
board-printed = aufgedruckte Punkte
board-hidden-hand = Verdeckt: { $occupations ->
    [one] { $occupations } Ausbildung
   *[other] { $occupations } Ausbildungen
}, { $minors ->
    [one] { $minors } kleine Anschaffung
   *[other] { $minors } kleine Anschaffungen
}
board-empty-hand = Keine Karten auf der Hand.
board-nothing-played = Noch nichts ausgespielt.
board-score = Punkte jetzt
    .text = Der Wertungsbogen, als wäre die Partie jetzt zu Ende. Neben jedem Bild: wie viele du hast, dann die Punkte. In Grün: bei wie vielen sich die Punkte das nächste Mal ändern, und um wie viel.
board-score-have = hat
board-score-points = Pkt.
board-score-more = nächste
board-target = Ziel { $points }
board-worth = Woher die Punkte kommen
board-score-now = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
board-score-next = Mit { $next }: { $gain }.

## Bedienfelder im Browser

panel-more = Mehr: { $what }
panel-less = Weniger: { $what }
panel-advised = Wie empfohlen
panel-reset = Von vorn
    .text = Vergessen, was noch nicht bestätigt ist
panel-left = noch { $count }
panel-or = oder
panel-cost = Kosten:
panel-you-have = Du hast
panel-feed = Familie ernähren
panel-feed-confirm = Familie ernähren
panel-pay = Nährwerte beschaffen, um zu bezahlen
panel-pay-confirm = Bezahlen
panel-convert = { $good } beschaffen
panel-convert-confirm = Umwandeln
panel-beg-confirm = { $count ->
    [one] { $count } Bettelmarke nehmen
   *[other] { $count } Bettelmarken nehmen
}
panel-need = Gebraucht: { $need } { $good }.
panel-have = Vorhanden: { $have }{ $made ->
    [0] .
   *[other] , gemacht: { $made }.
}
panel-enough = Das reicht{ $left ->
    [0] .
    [one] , { $left } bleibt übrig.
   *[other] , { $left } bleiben übrig.
}
panel-lacks = { $count ->
    [one] { $count } fehlt noch.
   *[other] { $count } fehlen noch.
}
panel-begging = { $count ->
    [one] { $count } Nährwert fehlt
   *[other] { $count } Nährwerte fehlen
}: { begging-markers }, minus { points }.
panel-nothing-to-make = Nichts, was du hast, kann zu Nährwerten werden.
panel-heat = Haus heizen
panel-heat-confirm = Haus heizen
panel-heat-bed = { $count ->
    [one] { $count } Person frieren lassen
   *[other] { $count } Personen frieren lassen
}
panel-burn = Verheizen
panel-warm = Das ganze Haus ist warm.
panel-freeze = { $count ->
    [one] { $count } Brennwert fehlt: { to-bed }
   *[other] { $count } Brennwerte fehlen: { to-bed }
}
to-bed = { $people ->
    [one] { $people } Person muss ins Bett.
   *[other] { $people } Personen müssen ins Bett.
}
panel-sow = Äcker einsäen
panel-sow-grain = Äcker mit Getreide
panel-sow-vegetable = Äcker mit Gemüse
panel-sow-which = Was aussäen?
panel-sow-hint = Wähle mit Plus und Minus, oder klicke Äcker auf dem Hof an.
panel-sow-confirm = { $count ->
    [0] Einsäen
    [one] { $count } Acker einsäen
   *[other] { $count } Äcker einsäen
}
panel-fields-free = { $count ->
    [0] Kein Acker ist mehr leer.
    [one] Noch { $count } leerer Acker.
   *[other] Noch { $count } leere Äcker.
}
panel-sown = Dann liegen auf deinen Äckern:
panel-seeds-left = Im Vorrat:
panel-bake = Brot backen
panel-bake-grain = Getreide backen
panel-baked = Schon gebacken: { $count } Getreide für { some-food }.
panel-bake-total = { $count } Getreide für { some-food }; dann hast du { $all }.
panel-bake-confirm = { $count ->
    [0] Nicht weiter backen
   *[other] { $count } backen
}
panel-pay-ways = Wie bezahlst du?
panel-way-free = nichts
panel-return = { $card } zurückgeben
panel-pay-hint = Wähle eine Zeile.
panel-pay-make = Was rot markiert ist, fehlt dir noch: Du wirst gefragt, wie du es beschaffst.
panel-fences = Zäune bauen
panel-fences-how = Zeichne an den Linien deines Hofs entlang oder klicke die Hoffelder einer Weide an. Gebaut wird erst, wenn du bestätigst.
panel-fences-drawn = { $count ->
    [0] Kein Zaun gezeichnet
    [one] { $count } Zaun gezeichnet
   *[other] { $count } Zäune gezeichnet
}, { $spare ->
    [one] { $spare } bleibt
   *[other] { $spare } bleiben
} im Vorrat
panel-fences-afford = { $count ->
    [one] Du kannst { $count } Zaun bezahlen
   *[other] Du kannst { $count } Zäune bezahlen
}
panel-fences-confirm = { $count ->
    [0] Bauen
    [one] { $count } Zaun bauen
   *[other] { $count } Zäune bauen
}
panel-new-pasture = Weide { $cells }: Platz für { $room ->
    [one] { $room } Tier
   *[other] { $room } Tiere
}
panel-next-pasture = Noch eine Weide beginnen
panel-fences-empty = Noch nichts gezeichnet.
panel-fences-busy = …
panel-fences-fine = Geschlossen: So kann gebaut werden.
panel-fences-open = Noch nicht geschlossen: weiter, bis die Zäune wieder zusammenkommen.
panel-fences-apart = Geschlossen, aber eine neue Weide muss an die anderen grenzen.
panel-fences-wrong = So können diese Zäune nicht stehen: kein Zaun mitten in einer Weide, um Räume oder Äcker oder abseits der anderen Weiden.
panel-fences-too-many = { $spare ->
    [one] Du hast nur noch { $spare } Zaun.
   *[other] Du hast nur noch { $spare } Zäune.
}
panel-fences-too-dear = Das ist zu teuer: Du kannst { $count } bezahlen.
panel-animals = Zu viele Tiere
panel-breeding = Die Tiere vermehren sich
panel-young = Nachwuchs kommt:
panel-keep = Behalten:
panel-where = So stehen sie; du darfst sie umstellen.
panel-over = { $count } zu viel.
panel-cooked = Kochen bringt { some-food }.
panel-run-away = Diese laufen davon:
panel-all-stay = Alle anderen bleiben.
panel-animals-confirm = { $count ->
    [0] Bestätigen
    [one] { $count } Tier laufen lassen
   *[other] { $count } Tiere laufen lassen
}
panel-place-pasture = Weide { $cells }
panel-place-stable = Stall { $cell }
panel-place-house = Haus
panel-place-card = Karte
panel-take-up = { $place }: { $count } { $animal }, zum Umstellen nehmen
panel-put-here = Hier abstellen: { $place }
panel-here = hierher
panel-arrange = Wo deine Tiere stehen
panel-arrange-about = Das ist nur fürs Auge: Die Regeln zählen nur die Tiere, und sie dürfen jederzeit umgestellt werden.
panel-arrange-open = Tiere umstellen
panel-arrange-close = Fertig
panel-put-back = zurücklegen
panel-anytime = Zwischendurch
panel-give-back = Waren zurückgeben
panel-keep-card = Welche Karten behältst du?
panel-mulligan = Behältst du diese Karten?
    .text = Du darfst alle Karten einer Art abgeben und eine weniger ziehen, so oft du willst.
panel-draw-card = Zieh eine Karte
    .text = Du hast eine Karte ausgespielt. Wähle die Art der neuen.
panel-swap-card = Eine Karte tauschen?
    .text = Nach der Ernte darfst du eine Karte abgeben und eine andere von beliebiger Art ziehen.
panel-drop-card = Eine Karte abwerfen?
    .text = Bevor du deine Hand auf 6 auffüllst, darfst du eine Karte abgeben.
panel-choose-from = Zur Auswahl
panel-kept = { $count ->
    [0] Bisher behalten
    [one] Behalten: { $count } Karte
   *[other] Behalten: { $count } Karten
}
panel-kept-none = Noch nichts.
panel-keep-more = { $count ->
    [0] Klicke die Karten an, die du behältst.
    [one] { $count } Karte gewählt.
   *[other] { $count } Karten gewählt.
}
panel-keep-confirm = { $count ->
    [0] Behalten
    [one] { $count } Karte behalten
   *[other] { $count } Karten behalten
}
panel-kinds = { $occupations ->
    [0] {""}
    [one] { $occupations } Ausbildung
   *[other] { $occupations } Ausbildungen
}{ $occupations ->
    [0] {""}
   *[other] { $minors ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $minors ->
    [0] {""}
    [one] { $minors } kleine Anschaffung
   *[other] { $minors } kleine Anschaffungen
}
panel-draft-wait = Die anderen wählen noch
panel-draft-round = { $parts ->
    [one] Runde { $round } von { $rounds }.
   *[other] Teil { $part } von { $parts }, Runde { $round } von { $rounds }.
}
panel-draft-pass = Danach geht der Rest nach links an { $to }, und du bekommst die Karten von { $from }.
panel-draft-pass-right = Danach geht der Rest nach rechts an { $to }, und du bekommst die Karten von { $from }.
panel-draft-next = In der nächsten Runde behältst du { $kinds }.
panel-draft-rest-kept = Die letzten Karten, die bei dir ankommen, behältst du auch.
panel-draft-rest-gone = Was danach übrig ist, kommt aus dem Spiel.
panel-draft-following = Danach gibt es für alle { $kinds }.
panel-draft-end = Danach beginnt die Partie.

# Was Karten voraussetzen, bevor sie ausgespielt werden

needs-at-most = höchstens { $what }
needs-exactly = genau { $what }
needs-occupations = { $n ->
    [0] keine Ausbildungen
    [one] { $n } Ausbildung
   *[other] { $n } Ausbildungen
}
needs-improvements = { $n ->
    [0] keine Anschaffungen
    [one] { $n } Anschaffung
   *[other] { $n } Anschaffungen
}
needs-majors = { $n ->
    [0] keine großen Anschaffungen
    [one] { $n } große Anschaffung
   *[other] { $n } große Anschaffungen
}
needs-improvements-in-hand = { $n ->
    [one] { $n } Anschaffung
   *[other] { $n } Anschaffungen
} auf der Hand, diese mitgezählt
needs-fields = { $n ->
    [0] keine Äcker
    [one] { $n } Acker
   *[other] { $n } Äcker
}
needs-grain-fields = { $n ->
    [0] keine Getreideäcker
    [one] { $n } Getreideacker
   *[other] { $n } Getreideäcker
}
needs-vegetable-fields = { $n ->
    [0] keine Gemüseäcker
    [one] { $n } Gemüseacker
   *[other] { $n } Gemüseäcker
}
needs-pastures = { $n ->
    [0] keine Weiden
    [one] { $n } Weide
   *[other] { $n } Weiden
}
needs-rooms = { $n ->
    [one] { $n } Raum
   *[other] { $n } Räume
}
needs-unused-spaces = { $n ->
    [0] kein ungenutztes Hoffeld
    [one] { $n } ungenutztes Hoffeld
   *[other] { $n } ungenutzte Hoffelder
}
needs-some-farm = ein Acker, eine Weide oder ein Stall
needs-clay-house = ein Lehm- oder Steinhaus
needs-stone-house = ein Steinhaus
needs-supply = { $goods } im Vorrat
needs-animals = { $n ->
    [0] keine Tiere
    [one] { $n } Tier
   *[other] { $n } Tiere
}
needs-herd = { $goods }
needs-from-round = ab Runde { $n }
needs-until-round = spätestens in Runde { $n }
needs-no-harvest = keine Erntezeit in dieser Runde
needs-person-on = 1 deiner Personen auf { $space }

## Die Seite vor dem Spiel

setup-mode = Welches Spiel?
setup-deal = Wie werden die Karten ausgeteilt?
setup-rules = { $count ->
    [0] Hausregeln
   *[other] Hausregeln ({ $count })
}

## Karten zum Ansehen

cards-set-base = Grundspiel
cards-set-moor = Die Moorbauern
cards-set-x = X-Deck
cards-set-forest = Wald-Deck
cards-set-named = Aus anderen Schachteln genannt
cards-free = Nichts
cards-has-points = Punkte
cards-has-needs = Voraussetzung
cards-has-traveling = Wanderkarte

## Wer gewonnen hat

won-lucky = Genau { $points ->
    [one] { $points } Punkt schlägt
   *[other] { $points } Punkte schlagen
} jede andere Zahl
won-resources = Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}; es entscheiden die meisten übrigen Baustoffe ({ $values })
shared-resources = Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, und bei den übrigen Baustoffen ({ $values })
