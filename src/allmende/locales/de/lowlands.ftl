### Das tiefe Land: was gefragt, angeboten und erzählt wird. Plättchen, Gelände und Baustoffe stehen in lowlands-tiles.ftl.

game-lowlands = Das tiefe Land
    .text = Schafe züchten hinter einem Deich, den ihr alle baut oder auch nicht. Dreimal Hochwasser, dann die Sturmflut.

lab-round = Halber Abschnitt

## Bots

bot-shepherd = Schäfer
    .text = Denkt ein wenig voraus und nimmt, was sich lohnt.
bot-shepherd-dike = Schäfer am Deich
    .text = Denkt ein wenig voraus und baut am Deich.
bot-shepherd-sheep = Schäfer mit Herde
    .text = Denkt ein wenig voraus und lebt von Schafen.
bot-shepherd-tiles = Schäfer und Baumeister
    .text = Denkt ein wenig voraus und baut viele Plättchen.
bot-berta = Berta
    .text = Hängt an ihren Schafen: Sie zäunt Weiden ein und ist oft auf dem Markt.
bot-bruno = Bruno
    .text = Baut, wo er kann, und hat am Ende die meisten Plättchen.
bot-frieda = Frieda
    .text = Sorgt sich um den Deich und ist dort meistens voran.

## Phasen und Aktionsfelder

phase-turn-of-the-tide = Gezeitenwechsel
phase-work = Arbeit
phase-upkeep = Verwaltung
phase-income = Verwaltung
phase-high-tide = Hochwasser
phase-storm-surge = Sturmflut
phase-over = Spielende

space-build = Hofausbau
    .text = Bau eines der offenen Plättchen: Seine Stufe ist höchstens so hoch wie dein Aktionswert. Gib seine Baustoffe ab (2 gleiche dürfen für 1 anderen stehen) und leg es auf ein freies Feld mit seinem Gelände. Ein Gebäude nimmt ein Haus vom Einkommenstableau, und seine Seiten gelten als Grenzteile. Für jeden übrigen Aktionspunkt ziehst du eine Karte. Jeder Hofknecht hier spart dir 1 Baustoff deiner Wahl.
space-dike = Deich
    .text = Lagere für jeden Aktionspunkt 1 Baustoff ein. Bis ein Deichteil fertig ist, müssen alle von einer Art sein, und das nächste Deichteil braucht eine andere. Jeder Baustoff ist ein Schritt auf der Deichleiste. Für übrige Punkte ziehst du Karten. Dann bietest du jemandem an mitzubauen: Wer annimmt, darf so viel einlagern wie du und bringt dir 1 Schritt. Jeder Hofknecht hier ist 1 Aktionspunkt mehr.
space-fences = Grenzteile
    .text = Bau für jeden Aktionspunkt ein Grenzteil (1 Baustoff, alle von einer Art) oder versetz eines. Zwischendurch darf eine Weide offen sein, am Ende müssen alle Schafe untergebracht sein. Für übrige Punkte ziehst du Karten. Jeder Hofknecht hier ist 1 Aktionspunkt mehr.
space-sheep = Schafe
    .text = Kauf Schafe aus einer Zeile des Schafmarkts oder verkauf Schafe an eine Zeile: je Aktionspunkt 1, zum Schafpreis. Für übrige Punkte ziehst du Karten. Ein Hofknecht hier macht jedes Schaf um 1 Taler billiger, beim Verkauf teurer. Mehr als einer hat hier nichts zu tun.
space-draw = Karten
    .text = Zieh für jeden Aktionspunkt 1 Baustoffkarte: erst offene, dann verdeckte. Jeder Hofknecht hier ist 1 Karte mehr.

## Was es gibt, und was das Einkommenstableau zeigt

good-coins = Taler
    .one = 1 Taler
    .many = Taler
good-cards = Baustoffkarten
    .one = 1 Baustoffkarte
    .many = Baustoffkarten
good-sheep = Schafe
    .one = 1 Schaf
    .many = Schafe
good-steps = Deichschritte
    .one = 1 Deichschritt
    .many = Deichschritte
good-laborer = Ein Hofknecht-Zug
    .one = einen Hofknecht-Zug
    .many = Hofknecht-Züge
good-fences = Kostenlose Grenzteile
    .one = 1 kostenloses Grenzteil
    .many = kostenlose Grenzteile
good-moves = Grenzteile versetzen
    .one = 1 Grenzteil-Zug
    .many = Grenzteil-Züge
good-farmer = Die Marke „Bauer +2“
    .one = die Marke „Bauer +2“
    .many = Marken „Bauer +2“

gives-card = Karte
gives-coin = Taler
gives-card-or-coin = Karte/Taler
gives-laborer = Knecht

## Der Tisch

letter-wood = H
letter-clay = L
letter-stone = S

flood-now = Flut { $flood }
dike-now = Deich { $dike }:
verdict-holds = hält
verdict-safe = hält, auch bei Hochwasser
verdict-holds-now = { $later ->
    [one] hält, bei Hochwasser fehlt { $later }
   *[other] hält, bei Hochwasser fehlen { $later }
}
verdict-short = { $missing ->
    [one] es fehlt { $missing }
   *[other] es fehlen { $missing }
}
verdict-short-later = { $missing ->
    [one] es fehlt { $missing }
   *[other] es fehlen { $missing }
}, bei Hochwasser { $later }
up-to = bis zu { $most }
store = Lager
store-empty = leer
market = Markt
value = Wert
value-now = Wert: Deich { $dike }, Schaf { $sheep }
value-short = Wert { $dike }/{ $sheep }
display = Offen
hand = Hand
coins = { $count ->
    [one] { $count } Taler
   *[other] { $count } Taler
}
sheep-of = Schafe { $sheep }/{ $room }
cards-in-hand = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
dike-place = Deich { $points } ({ $steps })
breaches = { $count ->
    [one] { $count } Bruch
   *[other] { $count } Brüche
}
farmers = Bauern
farmers-none = –
laborers = Hofknechte
laborers-reserve = 1 wartet
plus-two = Bauer +2
income = Einkommen
name-heading = Plättchen
level-heading = St
cost-heading = Kosten
points-heading = Pt
effect-heading = Wirkung
stage-of = Abschnitt { $stage }/3
facts-of-tile = { $kind } · Stufe { $level } · kostet { $cost } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
on-terrain = auf { $terrain }
nothing = nichts

legend-sea = Wasser: { $flood } steht schon, { $sure } kommt sicher, { $maybe } kommt vielleicht; Deich: { $built } gebaut, { $next } das nächste Deichteil
legend-lines = c1/c2 ist die Linie zwischen c1 und c2, a1|b1 die zwischen a1 und b1; /c1 über c1, c4/ unter c4, |a2 links von a2, e2| rechts von e2
legend-track = Deich 3 (6): 3 Deichpunkte, 6 Schritte. Auf der Leiste sind { $token } Fortschrittsmarken; von Anzeigern auf einem Feld liegt der erste oben
legend-income = Auf dem Einkommenstableau sind { $fence } Grenzteile und { $house } Häuser, { $free } ist frei; was dahinter steht, zählt, sobald alle weg sind
legend-help = ?a05 oder ?hecke erklärt ein Plättchen, ?schafe eine Aktion, ?marke die Fortschrittsmarken
legend-first = Startspieler

tokens-heading = Fortschrittsmarken, vom Beginn der Deichleiste an
    .text = Wer eine erreicht oder überholt, sucht sich sofort etwas aus, jedes Mal und auch beim Mitbauen.
token-line = Schritt { $step }: { $first } oder { $second }

## Wertungsblock

score-special = Sonderpunkte
score-sheep = Schafe
score-dike = Deich
score-tiles = Gebäude und Anlagen
score-coins = Taler
score-resources = Baustoffe
part-tile = { $tile }
part-storm = Bei der Sturmflut notiert
part-pairs = Karten: { $count }, 1 für je 2

## Wie Felder, Linien und Marktzeilen heißen

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
cell-15 = a4
cell-16 = b4
cell-17 = c4
cell-18 = d4
cell-19 = e4

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
edge-15 = a3/a4
edge-16 = b3/b4
edge-17 = c3/c4
edge-18 = d3/d4
edge-19 = e3/e4
edge-20 = a4/
edge-21 = b4/
edge-22 = c4/
edge-23 = d4/
edge-24 = e4/
edge-25 = |a1
edge-26 = a1|b1
edge-27 = b1|c1
edge-28 = c1|d1
edge-29 = d1|e1
edge-30 = e1|
edge-31 = |a2
edge-32 = a2|b2
edge-33 = b2|c2
edge-34 = c2|d2
edge-35 = d2|e2
edge-36 = e2|
edge-37 = |a3
edge-38 = a3|b3
edge-39 = b3|c3
edge-40 = c3|d3
edge-41 = d3|e3
edge-42 = e3|
edge-43 = |a4
edge-44 = a4|b4
edge-45 = b4|c4
edge-46 = c4|d4
edge-47 = d4|e4
edge-48 = e4|

row-0 = 1
row-1 = 2
row-2 = 3
row-3 = 4
row-4 = 5
row-5 = 6

## Fragen

prompt-place-farmer = Welchen Bauern setzt du ein?
prompt-pass = Keiner deiner Bauern kann etwas tun
prompt-use-farmer-token = Bauer { $farmer }: Setzt du deine Marke „Bauer +2“ ein?
prompt-choose-space = Bauer { $farmer }, Aktionswert { $value }: Welche Aktion?
prompt-build = Welches Plättchen baust du? (Aktionswert { $value })
prompt-build-feature = Du darfst sofort eine Anlage bauen, mit Aktionswert { $value }
prompt-build-on = { $tile }: Auf welches Feld?
prompt-save = Der Preis ist{ cost }. Dein Hofknecht spart einen davon: welchen?
prompt-pay = { $may ->
    [yes] Zu zahlen:{ cost }. Gibst du 2 gleiche anstelle von 1?
   *[no] Zu zahlen:{ cost }. Welche 2 Karten stehen für 1, die dir fehlt?
}
prompt-pay-for = Zu zahlen:{ cost }. Wofür stehen die 2 { $resource }?
cost = { $wood ->
    [0] {""}
   *[other] {" "}{ $wood } Holz
}{ $clay ->
    [0] {""}
   *[other] { $wood ->
        [0] {""}
       *[other] ,
    } { $clay } Lehm
}{ $stone ->
    [0] {""}
   *[other] { $wood ->
        [0] { $clay ->
            [0] {""}
           *[other] ,
        }
       *[other] ,
    } { $stone } { $stone ->
        [one] Stein
       *[other] Steine
    }
}
prompt-draw = { $left ->
    [one] Zieh eine Karte: eine offene oder die verdeckte?
   *[other] Zieh { $left } Karten: erst offene, dann verdeckte
}
prompt-leftover-coins = { $left ->
    [one] { $left } Aktionspunkt ist übrig
   *[other] { $left } Aktionspunkte sind übrig
}: Wie viele Taler nimmst du statt Karten?
prompt-store = { $may ->
    [yes] Noch einen Baustoff einlagern? (bis zu { $left })
   *[no] Welchen Baustoff lagerst du ein? (bis zu { $left })
}
prompt-offer-co-building = Du hast { $count } eingelagert. Wem bietest du an mitzubauen?
prompt-co-build = { $by } hat { $count } eingelagert: Baust du mit? (bis zu { $count })
prompt-set-fence = Grenzteil auf welche Linie? (noch { $left ->
    [one] { $left } Punkt
   *[other] { $left } Punkte
})
prompt-fence-from = Woher kommt dieses Grenzteil?
prompt-take-fence = { $left ->
    [one] Nimm { $left } Grenzteil weg, für das versetzte
   *[other] Nimm { $left } Grenzteile weg, für die versetzten
}
prompt-progress-token = Eine Fortschrittsmarke: Such dir etwas aus
prompt-trade = Schafe kaufen oder verkaufen? (bis zu { $points })
prompt-buy-row = Aus welcher Zeile des Markts kaufst du? ({ price-each }, bis zu { $left })
prompt-sell-row = An welche Zeile des Markts verkaufst du? ({ price-each }, bis zu { $left })
prompt-buy-count = Wie viele Schafe kaufst du aus Zeile { $row }, { price-each }?
prompt-sell-count = Wie viele Schafe verkaufst du an Zeile { $row }, { price-each }?
prompt-buy-from-supply = Schafe aus dem Vorrat kaufen, { price-each }?
prompt-sell-to-supply = Schafe an den Vorrat verkaufen, { price-each }?
price-each = { $price ->
    [0] kostenlos
    [one] je { $price } Taler
   *[other] je { $price } Taler
}
prompt-move-laborer = { $may ->
   *[yes] Du darfst einen Hofknecht versetzen oder den zweiten ins Spiel bringen, jetzt oder nie
}
prompt-place-laborer = Welche Aktion bekommt den Hofknecht?
prompt-income = Einkommen: eine Karte oder ein Taler?
prompt-discard = Höchstens 8 Karten: Leg { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
} ab
prompt-swap = Eine Karte gegen eine offene tauschen? (bis zu { $left })
prompt-swap-for = Welche Karte nimmst du für 1 { $resource }?

## Möglichkeiten

option-farmer-place-farmer = Bauer { $thing } einsetzen
option-done-pass = Den kleinsten beiseitelegen
option-yes-use-farmer-token = Einsetzen: Aktionswert +2
option-no-use-farmer-token = Behalten

option-space-build = Einen Hofausbau bauen{ $build ->
    [0] {""}
   *[other] {" "}(kostet { $build })
}
option-space-dike = Am Deich bauen{ $dike ->
    [0] {""}
   *[other] {" "}(kostet { $dike })
}
option-space-fences = Grenzteile bauen und versetzen{ $fences ->
    [0] {""}
   *[other] {" "}(kostet { $fences })
}
option-space-sheep = Schafe kaufen oder verkaufen{ $sheep ->
    [0] {""}
   *[other] {" "}(kostet { $sheep })
}
option-space-draw = Karten ziehen{ $draw ->
    [0] {""}
   *[other] {" "}(kostet { $draw })
}
option-space-move-laborer = Hofknecht von { $thing } versetzen
option-space-place-laborer = { $thing }
option-laborer-move-laborer = Den zweiten Hofknecht einsetzen
option-done-move-laborer = Alle lassen, wo sie sind

option-tile-build = { $thing } bauen{ paid-for-tile }
option-tile-build-feature = { $thing } bauen{ paid-for-tile }
paid-for-tile = { $paid ->
    [free] , kostenlos
    [open] {""}
   *[told] {" "}für { $pays }
}
option-done-build-feature = Nichts bauen
option-cell-build-on = Auf { $thing } bauen
option-resource-save = { $one } sparen{ $paid ->
    [free] , nichts zahlen
    [open] {""}
   *[told] , { $pays } zahlen
}
option-done-pay = Genau das zahlen
option-resource-pay = Gib 2 { $thing } für 1
option-resource-pay-for = Für { $one }

option-resource-draw = { $thing } nehmen
option-deck-draw = Verdeckt ziehen ({ $left })
option-count-leftover-coins = { $thing ->
    [0] Nimm keine Taler
    [one] Nimm { $thing } Taler
   *[other] Nimm { $thing } Taler
}

option-resource-store = { $paid ->
    [told] { $one } einlagern, für { $pays }
    [open] { $one } einlagern, für 2 einer anderen Art
   *[own] { $one } einlagern
}
option-done-store = Nichts mehr einlagern
option-seat-offer-co-building = { $thing } fragen
option-market-offer-co-building = Den Markt fragen (1 Taler)
option-yes-co-build = Mitbauen
option-no-co-build = Ablehnen

option-edge-set-fence = { $thing }
option-done-set-fence = Keines mehr setzen
option-resource-fence-from = Ein neues, { $paid ->
    [free] kostenlos statt { $one }
    [own] für { $one }
    [told] für { $pays } statt { $one }
   *[open] für 2 einer anderen Art statt { $one }
}
option-good-fence-from = Ein neues, kostenlos
option-move-fence-from = Eines versetzen
option-edge-take-fence = { $thing } weg

option-good-coins = Nimm { $coins ->
    [one] { $coins } Taler
   *[other] { $coins } Taler
}
option-good-cards = Nimm { $cards ->
    [one] { $cards } Baustoffkarte
   *[other] { $cards } Baustoffkarten
}
option-good-sheep = Nimm { $sheep ->
    [one] { $sheep } Schaf
   *[other] { $sheep } Schafe
}
option-good-steps = Geh { $steps ->
    [one] { $steps } Deichschritt
   *[other] { $steps } Deichschritte
}
option-good-laborer = Versetz einen Hofknecht{ $laborer ->
    [one] {""}
   *[other] , { $laborer }-mal
}
option-good-fences = Bau { $fences ->
    [one] { $fences } Grenzteil
   *[other] bis zu { $fences } Grenzteile
} kostenlos
option-good-moves = Versetz { $moves ->
    [one] { $moves } Grenzteil
   *[other] bis zu { $moves } Grenzteile
}
option-good-farmer = { $farmer ->
   *[other] Nimm die Marke „Bauer +2“
}

option-buy-trade = Kaufen, { $buy ->
    [one] je { $buy } Taler
   *[other] je { $buy } Taler
}
option-sell-trade = Verkaufen, { $sell ->
    [one] je { $sell } Taler
   *[other] je { $sell } Taler
}
option-row-buy-row = Aus Zeile { $thing } kaufen
option-row-sell-row = An Zeile { $thing } verkaufen
option-done-buy-row = Nicht mehr kaufen
option-done-sell-row = Nicht mehr verkaufen
option-count-buy-count = { $thing ->
    [one] Kauf { $thing } Schaf
   *[other] Kauf { $thing } Schafe
}
option-count-sell-count = { $thing ->
    [one] Verkauf { $thing } Schaf
   *[other] Verkauf { $thing } Schafe
}
option-count-buy-from-supply = { $thing ->
    [0] Kauf keines
    [one] Kauf { $thing } Schaf
   *[other] Kauf { $thing } Schafe
}
option-count-sell-to-supply = { $thing ->
    [0] Verkauf keines
    [one] Verkauf { $thing } Schaf
   *[other] Verkauf { $thing } Schafe
}

option-resource-discard = { $thing } ablegen
option-resource-swap = { $thing } geben
option-resource-swap-for = { $thing } nehmen
option-done-swap = Nichts tauschen

## Zwischen zwei Arbeitsphasen, Schritt für Schritt

sequence-stage = Abschnitt { $stage }: Verwaltung und Gezeiten
gain-coin = { $count ->
    [one] Taler
   *[other] Taler
}
gain-sheep = { $count ->
    [one] Schaf
   *[other] Schafe
}
gain-card = { $count ->
    [one] verdeckte Karte
   *[other] verdeckte Karten
}
gain-wood = Holz
gain-clay = Lehm
gain-stone = { $count ->
    [one] Stein
   *[other] Steine
}
gain-breach = { $count ->
    [one] Deichbruchmarke
   *[other] Deichbruchmarken
}
gain-step = { $count ->
    [one] Schritt auf der Deichleiste
   *[other] Schritte auf der Deichleiste
}
gain-points = { $count ->
    [one] Sonderpunkt
   *[other] Sonderpunkte
}

## Was geschah

event-phase = { $stage ->
    [4] { $phase }
   *[other] Abschnitt { $stage }: { $phase }
}
event-flood = Flutkarte { $value }: Das Wasser steigt auf { $flood }
event-place = { $who ->
    [you] Du, Bauer { $farmer }: { $space }
   *[other] { $name }, Bauer { $farmer }: { $space }
}
event-pass = { $who ->
    [you] Du legst einen Bauern beiseite
   *[other] { $name } legt einen Bauern beiseite
}
event-build = { $who ->
    [you] Du baust { $tile } auf { $cell }
   *[other] { $name } baut { $tile } auf { $cell }
}
    .row = { $tile } auf { $cell }
event-reveal-tile = Ihr deckt { $tile } auf
    .row = {""}
event-hand-in = { $who ->
    [you] Du gibst { $resource } ab
   *[other] { $name } gibt { $resource } ab
}
    .row = {" "}−{ $resource }
event-draw = { $seen ->
    [open] { $who ->
        [you] Du ziehst { $cards }
       *[other] { $name } zieht { $cards }
    }
   *[hidden] { $who ->
        [you] Du ziehst { hidden-cards }
       *[other] { $name } zieht { hidden-cards }
    }
}
    .row = {" "}+{ $seen ->
        [open] { $cards }
       *[hidden] { $count ->
            [one] { $count } verdeckte Karte
           *[other] { $count } verdeckte Karten
        }
    }
hidden-cards = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
event-take = { $who ->
    [you] Du nimmst { $resource }
   *[other] { $name } nimmt { $resource }
}
    .row = {" "}+{ $resource }
event-swap = { $who ->
    [you] Du tauschst { $resource } gegen { $to }
   *[other] { $name } tauscht { $resource } gegen { $to }
}
    .row = { $resource } gegen { $to }
event-shuffle = Die Baustoffkarten werden gemischt
    .row = Karten gemischt
event-pay-coins = { $who ->
    [you] Du zahlst { $good }
   *[other] { $name } zahlt { $good }
}
    .row = {" "}−{ $good }
event-get-coins = { $who ->
    [you] Du bekommst { $good }
   *[other] { $name } bekommt { $good }
}
    .row = {" "}+{ $good }
event-get-sheep = { $who ->
    [you] Du bekommst { $good }
   *[other] { $name } bekommt { $good }
}
    .row = {" "}+{ $good }
event-farmer-token = { $who ->
    [you] Du hast jetzt die Marke „Bauer +2“
   *[other] { $name } hat jetzt die Marke „Bauer +2“
}
    .row = Bauer +2
event-store = { $who ->
    [you] Du lagerst { $resource } ein
   *[other] { $name } lagert { $resource } ein
}
    .row = { $resource } eingelagert
event-segment = Ein Deichteil ist fertig: Der Deich ist jetzt { $length } lang
    .row = Deich { $length } lang
event-step = { $who ->
    [you] Du rückst auf Schritt { $steps } der Deichleiste vor
   *[other] { $name } rückt auf Schritt { $steps } der Deichleiste vor
}
    .row = Deichleiste +{ $count } (auf { $steps })
event-progress-token = { $who ->
    [you] Du wählst von einer Fortschrittsmarke { $good }
   *[other] { $name } wählt von einer Fortschrittsmarke { $good }
}
    .row = Fortschrittsmarke
event-offer-co-building = { $who ->
    [you] Du bietest { $to } an mitzubauen
   *[other] { $whom ->
        [you] { $name } bietet dir an mitzubauen
       *[other] { $name } bietet { $to } an mitzubauen
    }
}
event-decline-co-building = { $who ->
    [you] { $fits ->
        [yes] Du lehnst ab
       *[no] Von dir passt nichts
    }
   *[other] { $name } lehnt ab
}
    .row = { $fits ->
        [yes] abgelehnt
       *[no] nichts passt
    }
event-market-card = Der Markt deckt { $resource } auf
    .row = Markt deckt { $resource } auf
event-market-store = Der Markt lagert { $resource } ein
    .row = Markt lagert { $resource } ein
event-build-fence = { $who ->
    [you] Du baust Grenzteile auf { $edge }
   *[other] { $name } baut Grenzteile auf { $edge }
}
    .row = { $count ->
        [one] { $count } Grenzteil
       *[other] { $count } Grenzteile
    }
event-move-fence = { $who ->
    [you] Du versetzt Grenzteile nach { $edge }
   *[other] { $name } versetzt Grenzteile nach { $edge }
}
    .row = { $count } versetzt
event-take-fence = { $who ->
    [you] Du nimmst Grenzteile weg von { $edge }
   *[other] { $name } nimmt Grenzteile weg von { $edge }
}
    .row = {""}
event-enclose = { $who ->
    [you] Deine Weiden umfassen jetzt { $cell }
   *[other] Die Weiden von { $name } umfassen jetzt { $cell }
}
    .row = {" "}um { $cell }
event-laborer = { $second ->
    [1] { $who ->
        [you] Du bringst deinen zweiten Hofknecht ins Spiel: { $space }
       *[other] { $name } bringt den zweiten Hofknecht ins Spiel: { $space }
    }
   *[other] { $who ->
        [you] Du versetzt einen Hofknecht: { $space }
       *[other] { $name } versetzt einen Hofknecht: { $space }
    }
}
    .row = Hofknecht: { $space }
event-buy-sheep = { $who ->
    [you] Du kaufst { some-sheep } für { for-coins }
   *[other] { $name } kauft { some-sheep } für { for-coins }
}
    .row = {" "}+{ $good } { $coins ->
        [0] kostenlos
       *[other] −{ $some-coins }
    }
event-sell-sheep = { $who ->
    [you] Du verkaufst { some-sheep } für { for-coins }
   *[other] { $name } verkauft { some-sheep } für { for-coins }
}
    .row = {" "}−{ $good } { $coins ->
        [0] kostenlos
       *[other] +{ $some-coins }
    }
some-sheep = { $count ->
    [0] kein Schaf
    [one] { $count } Schaf
   *[other] { $count } Schafe
}
for-coins = { $coins ->
    [0] nichts
    [one] { $coins } Taler
   *[other] { $coins } Taler
}
event-breed = { $who ->
    [you] Du: { $good } geboren
   *[other] { $name }: { $good } geboren
}
event-first-player = { $who ->
    [you] Du bist Startspieler
   *[other] { $name } ist Startspieler
}
event-dike-holds = Der Deich hält: Flut { $flood }, Deich { $length }
event-dike-breaks = Der Deich bricht: Flut { $flood }, Deich { $length }
event-breaches = { $who ->
    [you] Du nimmst { breach-tokens }
   *[other] { $name } nimmt { breach-tokens }
}
breach-tokens = { $count ->
    [one] { $count } Deichbruchmarke
   *[other] { $count } Deichbruchmarken
}
event-drop-breaches = { $who ->
    [you] Du wirfst { breach-tokens } ab
   *[other] { $name } wirft { breach-tokens } ab
}
event-special-points = { $who ->
    [you] Du bekommst { $count ->
        [one] { $count } Sonderpunkt
       *[other] { $count } Sonderpunkte
    }
   *[other] { $name } bekommt { $count ->
        [one] { $count } Sonderpunkt
       *[other] { $count } Sonderpunkte
    }
}
event-lose-sheep = { $who ->
    [you] { $count ->
        [0] Du zahlst { for-coins }
       *[other] Du verlierst { some-sheep } und zahlst { for-coins }
    }
   *[other] { $count ->
        [0] { $name } zahlt { for-coins }
       *[other] { $name } verliert { some-sheep } und zahlt { for-coins }
    }
}
event-game-over = Die Partie ist zu Ende

## Was Plättchen tun, in wenigen Worten

short-f01 = 1 Schaf; eigene Weide je +1
short-f02 = Ende: 3 je leerem Nachbarfeld
short-f03 = nichts als Punkte
short-f04 = Einkommen: 1 Taler
short-f05 = außen: Einkommen 1 Taler
short-f06 = innen: Nachbarfelder +1
short-f07 = innen: fasst 2 Schafe
short-f08 = vermehrt wie 1 Schaf mehr
short-f09 = 2 Karten ziehen
short-f10 = 3 Karten ziehen
short-f11 = Ende: 1 je Busch-, Baumfeld
short-f12 = außen, Ende: 2 je Nachbar
short-f13 = bis zu 2 verkaufen, Preis +1
short-f14 = 2 Deichschritte
short-f15 = offene Nachbarfelder je 1
short-f16 = bis zu 3 Grenzteile versetzen
short-a01 = je Bau 1 Holz weniger
short-a02 = je Bau 1 Lehm weniger
short-a03 = je Bau 1 Stein weniger
short-a04 = Bauer 2 zählt 3
short-a05 = Deichbau: +1 Punkt
short-a06 = Nachziehen: +1 Karte
short-a07 = erstes Grenzteil kostenlos
short-a08 = zweiter Bauer 1 Taler billiger
short-a09 = 2 Karten je Arbeit tauschen
short-a10 = 1 Taler fürs Mitbauen
short-a11 = Hofknecht-Zug
short-a12 = Taler für übrige Punkte
short-s01 = Verwaltung: 1 für Preis +1
short-s02 = fasst 3 Schafe
short-s03 = Weide-Nachbarfelder +1
short-s04 = Verwaltung: 1 für 1 Taler
short-s05 = Anlagen fassen je +1
short-s06 = Verkauf je Schaf +1 Taler
short-s07 = Vermehrung: 1 Schaf mehr
short-s08 = Einkommen: 1 Taler je 4 Schafe
short-s09 = 1 Schaf; fasst 2 Schafe
short-s10 = Handel in 2 Marktzeilen
short-s11 = größte Weide +3 Schafe
short-s12 = Weiden ab 4 Feldern +1
short-w01 = 4 Taler; Ende: 1 je 4 Taler
short-w02 = 3 Schritte; Ende: 2 je 3 Punkte
short-w03 = 2 Grenzteile; Ende: 3 je Weide
short-w04 = 1 Anlage; Ende: 2 je Anlage
short-w05 = Ende: bis 6 Brüche weg
short-w06 = 1 Schaf; Ende: 1 je 4 Schafe

## Der Spielplan im Browser

board-tabs = Teile des Spielplans
board-tab-sea = Deich
board-tab-farm = Hof
board-tab-market = Markt
board-tab-players = Mitspieler
board-tab-asks = hier gibt es etwas zu wählen
board-others = Die anderen
board-laid-farm = Hof
board-dike-against = Deich { $dike }, Flut { $flood }:
board-sea = Meer und Deich
    .text = Die Zahl am Wasser sagt, wie viele Flutteile im Meer liegen, die auf dem Deich, wie viele er abhält. Die Flutkarten rechts oben sagen, wie viele noch kommen: verdeckte zeigen, wie viele mindestens und höchstens. Die gestrichelte Linie zeigt, wo das Wasser beim Hochwasser stehen kann.
board-flood-cards = Flutkarten: { $cards }. Es gibt { $most } Flutteile.
board-forecast = Flut beim Hochwasser: { $least } bis { $most }.
board-course = Abschnitte
    .text = Drei Abschnitte, jeder mit Gezeitenwechsel, Arbeit, Verwaltung, Arbeit, Verwaltung, Hochwasser. Beim Gezeitenwechsel werden 3 Flutkarten ausgelegt und die erste aufgedeckt; jede Verwaltung deckt eine weitere auf. In einer Arbeitsphase setzen alle reihum drei Bauern ein. Beim Hochwasser wird der Deich geprüft: Ist er mindestens so lang wie die Flut, hält er. Nach dem dritten Hochwasser beendet die Sturmflut das Spiel.
board-value = Wertleiste
    .text = Die obere Zahl sagt, was ein Deichpunkt am Ende wert ist, die untere ist der Preis eines Schafs, jetzt und am Ende. Hält der Deich beim Hochwasser, geht der Anzeiger nach rechts; bricht er, nach links.
board-store = Materiallager
    .text = Jeder eingelagerte Baustoff ist ein Schritt auf der Deichleiste. Ist eine Reihe voll, wird ein Deichteil gebaut. Eine begonnene Reihe muss erst voll werden; das nächste Deichteil braucht einen anderen Baustoff.
board-stored = { $name }: { $count } von { $spaces } eingelagert
board-track = Deichleiste
    .text = Jeder eingelagerte Baustoff ist ein Schritt; die Zahlen sind Deichpunkte. Hält der Deich beim Hochwasser, bekommst du für jeden Deichpunkt Vorsprung auf den Letzten einen Taler. Bricht er, nimmst du für jeden Punkt Rückstand auf den Ersten eine Deichbruchmarke. Auf einem gemeinsamen Feld liegt der obere Anzeiger vorn; wer führt, wird Startspieler.
board-tokens = Fortschrittsmarken
    .text = Wer eine erreicht oder überschreitet, wählt sofort eins von beiden, jedes Mal und auch beim Mitbauen.
board-token = Fortschrittsmarke: { $first } oder { $second }
board-area = { $points ->
    [one] { $points } Deichpunkt
   *[other] { $points } Deichpunkte
}
board-standing = { $name }: { $points ->
    [one] { $points } Deichpunkt
   *[other] { $points } Deichpunkte
}, Schritt { $steps }
board-market = Schafmarkt
    .text = Eine Schafaktion kauft Schafe aus einer Zeile oder verkauft Schafe auf die freien Plätze einer Zeile. Nach jeder Verwaltung ist der Markt wieder wie zu Beginn.
board-price = Preis { $count }
board-row = Zeile { $row }: { $sheep ->
    [one] { $sheep } Schaf
   *[other] { $sheep } Schafe
}, { $free ->
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
}
board-cards = Baustoffkarten
    .text = Die offenen Karten und der Stapel. Wer zieht, nimmt zuerst beliebig viele offene Karten, danach verdeckte. Dann werden die offenen auf vier aufgefüllt.
board-discards = Ablagestapel
    .text = Ist der Stapel leer, werden die abgelegten Karten gemischt und bilden den neuen.
board-deck = Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-discard = Abgelegt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-tiles = Hofausbauten
board-stack = { $count } weitere im Stapel
board-level = Stufe { $level }
board-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
board-farm-of = { $who ->
    [you] Dein Hof
   *[other] Der Hof von { $name }
}
board-my-farm = Zurück zu meinem Hof
board-pasture = Weide
board-meadow = frei, kein Gelände
board-pastures = Weiden: { $cells }
board-farmers = Bauern
    .text = Setze einen Bauern auf einer der fünf Aktionen deines Hofs ein: Seine Zahl ist der Aktionswert. Ein Feld darf mehrfach genutzt werden, für 1 Taler je eigenem Bauern dort. Hofknechte bleiben, wo sie sind, und verbessern diese Aktion.
board-farmer = Bauer { $value }
board-farmer-placed = Bauer { $value }, schon eingesetzt
board-last-space = Letzte Aktion: { $space }
board-farmers-left = Übrige Bauern: { $values }
board-reserve = Der zweite Hofknecht, noch nicht im Spiel
    .text = Kommt mit einem Hofknecht-Zug ins Spiel: durch das Einkommenstableau, eine Fortschrittsmarke oder ein Plättchen. Dann verbessert er die Aktion, bei der er steht.
board-plus-two = Marke „Bauer +2“
    .text = Einmal, wenn du einen Bauern einsetzt: Sein Aktionswert ist um 2 höher. Dann ist die Marke weg.
board-laborers-here = { $count ->
    [one] { $count } Hofknecht
   *[other] { $count } Hofknechte
}
board-farmers-here = { $count ->
    [one] { $count } Bauer
   *[other] { $count } Bauern
}
board-hand = Handkarten
    .text = Baustoffe zum Bauen. Zwei gleiche dürfen immer für einen anderen stehen. Beim Gezeitenwechsel legen alle bis auf 8 Karten ab.
board-exact = ohne Rückfrage zahlen
    .text = Hast du, was zu zahlen ist, wird es gleich bezahlt. Ohne das Häkchen wirst du jedes Mal gefragt, ob 2 andere gleiche für 1 stehen sollen.
board-too-many = { $count } zu viel für den Gezeitenwechsel
board-hidden = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
board-sheep = { $sheep ->
    [one] { $sheep } Schaf
   *[other] { $sheep } Schafe
}, Platz für { $room }
board-resources = Baustoffe
    .text = Du gibst sie ab, um Plättchen und Grenzteile zu bauen, oder lagerst sie für den Deich ein. Zwei gleiche dürfen immer für einen anderen stehen. Am Ende zählen je 2 Handkarten 1 Punkt.
board-farm = Hof
    .text = Grenzteile und die Seiten von Gebäuden umschließen Weiden, auf denen jedes freie Feld ein Schaf aufnimmt. Ein Plättchen mit Gelände muss auf einem Feld damit liegen, andere liegen auf jedem freien Feld. Zwei Zahlen in einer Weide: wie viele Schafe dort stehen und für wie viele Platz ist.
board-own-cards = Handkarten
    .text = Von den anderen sieht man, wie viele Karten sie haben und welche sie offen genommen haben.
board-own-coins = Taler
    .text = Damit bezahlst du Schafe und einen Bauern, wo schon einer von dir arbeitet. Am Ende zählt jeder 1 Punkt.
board-own-sheep = Schafe und Plätze
    .text = Wie viele Schafe du hast und für wie viele dein Hof Platz hat. Bei jeder Verwaltung bringen je 2 Schafe ein weiteres, soweit Platz ist. Am Ende zählt ein Schaf seinen Preis.
board-own-breaches = Deichbruchmarken
    .text = Bricht der Deich bei der Sturmflut, kostet jede 1 Schaf; für ein Schaf, das du nicht hast, zahlst du seinen Preis. Hält der Deich, sind sie weg.
board-income = Einkommen
    .text = Jede Verwaltung bringt eine Karte und alles, was hier frei ist. Grenzteile und Häuser, die du baust, nimmst du von links weg; ein Abschnitt zählt, sobald er ganz frei ist. Ein Hofknecht kommt sofort: einen versetzen oder den zweiten ins Spiel bringen.
board-spare = Noch zu bauen: { $fences ->
    [one] { $fences } Grenzteil
   *[other] { $fences } Grenzteile
}, { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
}

setup-flood = Flutkarten
setup-beginner = Erste Partie
    .text = Ohne die Flutkarte 6: Das Meer ist etwas milder.
setup-full = Mit allen Flutkarten
    .text = Zwölf Karten von 1 bis 6, wie es die Regel sagt.

setup-tiles = Plättchen
    .text = Die mitgelieferten Plättchen sind zum Teil unsere Vorschläge. Wer das gedruckte Spiel hat, kann dessen Werte in eine Datei eintragen und damit spielen.
setup-tiles-choose = Plättchendatei wählen …
setup-tiles-fetch = Die mitgelieferten Plättchen als Datei speichern
setup-tiles-forget = Ohne sie
setup-tiles-usual = Die mitgelieferten Plättchen werden verwendet.
setup-tiles-chosen = { $file } wird verwendet.
setup-tiles-large = Eine Plättchendatei darf höchstens { $size } kB groß sein.

## Wer gewonnen hat

won-dike = Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}; es gewinnt, wer auf der Deichleiste weiter vorne liegt, Schritte: { $values }
won-marker = Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} auf demselben Feld der Deichleiste; der obere Anzeiger gewinnt
