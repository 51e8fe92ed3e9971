### Agricola: die Einstellungen eines neuen Spiels, ihre Werte, und warum manche nicht zusammengehen.
### Die Seite im Browser bekommt sie vom Server.

setting-expansion = eine Erweiterung
setting-level = die Stufe der Moorbauern, 0 ohne sie
setting-cards = wie die Handkarten verteilt werden
setting-side_job = mit dem Plättchen „Nebentätigkeit“ spielen
setting-tile = mit dem zusätzlichen Aktionsfeldplättchen spielen
setting-variants = Hausregeln, nach denen ihr spielt
setting-banned = Karten, die nie ausgeteilt werden
setting-season = das Jahreszeitentableau, und mit welcher Jahreszeit die Partie beginnt
setting-team = zwei Teams aus Partnern, die sich gegenübersitzen, und wie sie werten
setting-xdeck = mit dem X-Deck spielen: Aliens im Westlichen Steinbruch
setting-forest_deck = mit dem Wald-Deck spielen: seltsame Begegnungen für alle, die viel Holz holen
setting-campaign = eine Kampagne: drei Partien zu zweit bis viert, oder acht Herausforderungen für einen

ask-expansion = Mit einer Erweiterung?
expansion-none = Agricola allein
expansion-moor = Die Moorbauern
ask-level = Auf welcher Stufe?
level-1 = Stufe I: keine Handkarten
level-2 = Stufe II: kleine Anschaffungen der Erweiterung
level-3 = Stufe III: kleine Anschaffungen aller Decks und Ausbildungen
ask-cards = Mit welchen Karten?
cards-none = Familienspiel ohne Handkarten
cards-deal = 7 Ausbildungen und 7 kleine Anschaffungen
cards-one-traveling = Austeilen: 7 Ausbildungen, 6 gewöhnliche kleine Anschaffungen und 1 Wanderkarte
cards-by-marks = Austeilen: drei Ausbildungen 1+, zwei 3+, zwei 4+ und 7 kleine Anschaffungen
cards-mulligan = Austeilen: und ihr dürft alle Karten einer Art abgeben und eine weniger ziehen
cards-dorn-five = Je 5 Karten; wer eine ausspielt, zieht nach, und nach jeder Ernte dürft ihr eine tauschen
cards-dorn-three = Je 3 Karten; wer eine ausspielt, darf eine abwerfen und zieht auf 6 nach
cards-draft = Draft: 7 Ausbildungen, eine behalten und den Rest weitergeben; dann ebenso 7 kleine Anschaffungen
cards-draft-both = Draft: 7 Karten jeder Art zugleich, je eine behalten und den Rest weitergeben
cards-draft-eight = Draft: 8 Karten jeder Art; die letzte kommt aus dem Spiel
cards-draft-three-two = Draft: 7 Karten jeder Art, je 3 behalten, dann je 2, dann die letzten 2
cards-ten-choose-seven = 10 Karten jeder Art, je 7 behalten
cards-deal-level-2 = 7 kleine Anschaffungen
cards-one-traveling-level-2 = Austeilen: 6 gewöhnliche kleine Anschaffungen und 1 Wanderkarte
cards-mulligan-level-2 = Austeilen: 7 kleine Anschaffungen, und einmal vor der Partie dürft ihr beliebig viele davon tauschen
cards-dorn-five-level-2 = 5 kleine Anschaffungen; wer eine ausspielt, zieht nach, und nach jeder Ernte dürft ihr eine tauschen
cards-dorn-three-level-2 = 3 kleine Anschaffungen; wer eine ausspielt, darf eine abwerfen und zieht auf 6 nach
cards-draft-level-2 = Draft: 7 kleine Anschaffungen, eine behalten und den Rest weitergeben
cards-draft-eight-level-2 = Draft: 8 kleine Anschaffungen; die letzte kommt aus dem Spiel
cards-draft-three-two-level-2 = Draft: 7 kleine Anschaffungen, 3 behalten, dann 2, dann die letzten 2
cards-ten-choose-seven-level-2 = 10 kleine Anschaffungen, 7 behalten
cards-deal-level-3 = 7 Ausbildungen und 7 kleine Anschaffungen, mindestens 4 davon aus der Erweiterung
cards-mulligan-level-3 = Austeilen: und einmal vor der Partie dürft ihr beliebig viele Karten tauschen
cards-draft-level-3 = Draft: 7 Ausbildungen, dann 4 kleine Anschaffungen der Erweiterung, dann 3 aus allen Decks; eine behalten und den Rest weitergeben
cards-draft-eight-level-3 = Draft: 8 Ausbildungen, dann 5 kleine Anschaffungen der Erweiterung, dann 4 aus allen Decks; die letzte kommt jeweils aus dem Spiel

variants-house-before-cooking = Tiere müssen untergebracht werden, bevor sie gekocht werden dürfen
variants-one-pasture-per-type = Keine Tierart lebt auf mehr als einer Weide
variants-leave-animals = Tiere, die ihr weder unterbringen noch kochen könnt, bleiben auf ihrem Feld
variants-larkin-start = 3 Nährwerte für alle; in Runde 1 werden die zweiten Personen in umgekehrter Reihenfolge eingesetzt
variants-extra-copse = Ein zusätzliches Wäldchen zu zweit
variants-open-display = Karten liegen offen: Einmal pro Runde darf jemand eine nehmen, statt eine Person einzusetzen
variants-unfinished-pastures = Weiden müssen nicht geschlossen sein
variants-pastures-apart = Weiden müssen nicht benachbart sein
variants-strict-adjacency = Jedes neu genutzte Hoffeld grenzt an ein genutztes
variants-fuel-tokens = Die Moorbauern: Eine neue Kochanschaffung muss mit 1 Brennwert angeheizt werden, bevor sie genutzt werden kann
variants-weakened-cards = Die Moorbauern: Karten, die volle Höfe oder viele Anschaffungen belohnen, sind schwächer

season-none = Ohne das Jahreszeitentableau
season-today = Jahreszeiten: die jetzige

team-none = Jeder für sich
team-lines = Plätze 1 und 3 gegen 2 und 4: je Zeile der niedrigere Wert
team-product = Plätze 1 und 3 gegen 2 und 4: beide Summen multipliziert

setup-family = Familienspiel
    .text = Ohne Handkarten: der Hof allein. So fängt man an.
setup-cards = Mit Karten
    .text = Alle haben Ausbildungen und kleine Anschaffungen.
setup-moor-1 = Die Moorbauern, Stufe I
    .text = Wälder, Moore, Pferde und Heizen; ohne Handkarten.
setup-moor-2 = Die Moorbauern, Stufe II
    .text = Dazu deren kleine Anschaffungen.
setup-moor-3 = Die Moorbauern, Stufe III
    .text = Dazu alle kleinen Anschaffungen und Ausbildungen.

must-level = level muss 1, 2 oder 3 sein, nicht { $value }
must-banned = banned muss eine Liste von Karten sein, nicht { $value }
why-banned-card = banned sind Ausbildungen und kleine Anschaffungen mit Namen: { $value } gibt es nicht
why-many-banned = zu viele Karten sind verbannt: Sie reichen nicht für alle Hände
why-level-without-moor = Stufen gehören zur Erweiterung: expansion='moor'
why-moor-without-level = level muss mit den Moorbauern 1, 2 oder 3 sein
why-team-campaign = eine Kampagne wertet die Ränge Einzelner, nicht die von Teams
why-team-players = in Teams spielt man genau zu viert
why-side-job = das Plättchen „Nebentätigkeit“ ist für 2 bis 4 Spieler
why-moor-side-job = mit den Moorbauern gehört das Plättchen „Nebentätigkeit“ zu Stufe 1 mit 2 bis 5 Spielern
why-tile = das zusätzliche Aktionsfeldplättchen ist für 2 bis 4 Spieler
why-moor-tile = auf dem Plättchen für 2 Spieler ist der Baustoffmarkt, den die Erweiterung schon mitbringt
why-level-1-hands = auf Stufe 1 gibt es keine Handkarten
why-moor-hands = auf den Stufen 2 und 3 gibt es Handkarten: Sag, wie sie verteilt werden
why-level-2-both = auf Stufe 2 gibt es keine Ausbildungen, die mit den kleinen Anschaffungen gedraftet würden
why-level-2-marks = auf Stufe 2 gibt es keine Ausbildungen, die nach Spielerzahl verteilt würden
why-level-3-both = auf Stufe 3 werden Ausbildungen vor den kleinen Anschaffungen gedraftet
why-marks = Ausbildungen werden erst ab 4 Spielern nach Spielerzahl verteilt: Weniger nutzen nicht alle
why-tens = für mehr als 4 Spieler gibt es nicht zehn Karten jeder Art
why-fuel-tokens = fuel-tokens gehört zur Erweiterung: expansion='moor'
why-weakened-cards = weakened-cards gehört zur Erweiterung: expansion='moor'
why-larkin-start = David Larkins Start sagt nicht, wer nach einer Sonderaktion an der Reihe ist
why-extra-copse = das zusätzliche Wäldchen ist für 2 Spieler
why-open-display = eine offene Auslage braucht eine Partie mit Handkarten
must-campaign = campaign muss true, false oder das sein, was eine beendete Partie weitergibt, nicht { $value }
why-campaign-players = eine Kampagne ist für 1 bis 4 Spieler
why-campaign-hands = eine Kampagne spielt man mit Handkarten
why-campaign-alone-moor = die Kampagne für einen hat Zielpunktzahlen für Agricola allein, ohne das Moor
why-campaign-alone-deal = in der Kampagne für einen werden sieben Ausbildungen auf einmal ausgeteilt
why-campaign-results = die Ergebnisse in dieser Kampagne sind nicht die von { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
}
why-campaign-over = alle drei Partien dieser Kampagne sind gespielt
why-campaign-places = die Ränge in dieser Kampagne folgen nicht aus den Punkten
why-campaign-first = wer beginnt, muss die Partie davor gewonnen haben: Das ist nicht Platz { $value }
why-start-card = Start-Ausbildungen sind Ausbildungen mit ihrem Namen: { $value } gibt es nicht
why-start-one = alle nehmen höchstens eine Ausbildung mit
why-start-alone = für jedes erreichte Ziel gibt es eine Start-Ausbildung, höchstens sieben: hier { $most }
why-start-twice = { $card } gibt es nur einmal
why-start-not-here = { $card } gibt es in dieser Partie nicht
why-start-fee = die Nährwerte zu Beginn reichen nicht für { $card }
why-wish = { $card } kann Platz { $seat } nicht mitnehmen: Zur Wahl stehen { $cards }
why-wish-missing = eine Ausbildung muss gesichert werden: Zur Wahl stehen { $cards }
