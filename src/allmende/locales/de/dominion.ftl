### Dominion: was gefragt, angeboten und erzählt wird. Karten und Königreiche stehen in
### dominion-cards.ftl und für jede weitere Erweiterung in einem eigenen Katalog.

game-dominion = Dominion
    .text = Baue Karte für Karte ein Deck, das mehr Land kauft als jedes andere. Basisspiel und Hinterland.

lab-round = Zug

## Bots

bot-bigmoney = Kaufmann
    .text = Kauft Geld, dann Provinzen und keine Aktionen. Ein guter erster Gegner.
bot-bigmoney-card = Kaufmann ({ $thing })
    .pick = Kaufmann mit Karte
    .text = Kauft Geld, Provinzen und eine Karte deiner Wahl.

## Der Tisch

supply = Vorrat
trash = Müll
hand = Hand
deck = Deck
discard = Ablage
in-play = Im Spiel
aside = Gewählt
looking = Angesehen
nothing = nichts
actions = Aktionen
buys = Käufe
coins = Geld
cards = Karten
turns = Züge
cost = kostet ${ $cost }
unknown-cards = { $count } unbekannt
empty-piles = { $count ->
    [one] 1 Stapel ist leer
   *[other] { $count } Stapel sind leer
}
turn-number = Zug { $turn }

## Das Spielbrett im Browser

board-cards = { $count ->
    [one] { $name }
   *[other] { $name }, { $count }-mal
}
board-pile = { $name }: noch { $count }, kostet ${ $cost }
board-order = Ordnen nach
board-order-cost = Kosten
board-order-name = Name
board-order-type = Art
board-this-turn = In diesem Zug:
board-cheaper = Karten kosten ${ $coins } weniger
board-provinces = { $count ->
    [0] Keine Provinz mehr
    [one] Noch 1 Provinz
   *[other] Noch { $count } Provinzen
}
board-empty = Leere Stapel: { $count } von { $ending }
board-trash = { $count ->
    [0] Müll, leer
    [one] Müll, 1 Karte
   *[other] Müll, { $count } Karten
}
board-others = Die anderen
board-acting = überlegt
board-in-play-of = Im Spiel: { $name }
board-hand = { $count ->
    [0] Hand: leer
    [one] Hand: 1 Karte
   *[other] Hand: { $count } Karten
}
board-deck = { $count ->
    [one] Deck, 1 Karte: alle meine Karten zeigen
   *[other] Deck, { $count } Karten: alle meine Karten zeigen
}
board-discard = { $count ->
    [one] Ablagestapel, 1 Karte: ansehen
   *[other] Ablagestapel, { $count } Karten: ansehen
}
board-my-cards = Alle meine Karten
board-my-discard = Mein Ablagestapel
board-cards-of = Alle Karten von { $name }
board-in-all = { $count } insgesamt

## Einen Tisch im Browser vorbereiten

setup-way = Wie das Königreich bestimmt wird
setup-sets = Empfohlene Sets
setup-draw = Auslosen
setup-own = Eigene zehn
setup-expansions = Aus
setup-attacks = Angriffe
setup-attacks-any = wie sie kommen
setup-attacks-some = mindestens einer
setup-attacks-none = keine
setup-wishes = Soll enthalten
setup-reaction = eine Reaktion
setup-village = eine Karte mit 2 Aktionen
setup-buy = eine Karte mit Kauf
setup-spread = jeden Preis von $2 bis $5
setup-again = Neu auslosen
setup-surprise = Überrasch mich
setup-surprise-about = Niemand sieht die zehn Stapel, bevor die Partie beginnt.
setup-lock = beim neuen Auslosen behalten
setup-lock-about = Klicke eine Karte an, um sie beim neuen Auslosen zu behalten.
setup-impossible = So ein Königreich gibt es nicht: Wünsch dir weniger oder behalte weniger Karten.
setup-search = Name, Text oder Art suchen
setup-chosen = { $count } von 10 gewählt
setup-choose = in dieser Partie verwenden
setup-fill = Rest auslosen
setup-clear = Leeren
setup-share = Als Text teilen
setup-copy = Kopieren
setup-copied = Kopiert
setup-paste = Namen von zehn Karten einfügen, mit Kommas dazwischen
setup-take = Übernehmen
setup-unknown = Unbekannt: { $names }
setup-not-ten = { $count ->
    [one] Das ist 1 Karte, es müssen aber zehn sein.
   *[other] Das sind { $count } Karten, es müssen aber zehn sein.
}

## Wie viele, für die Fragen unten

how-many = { $exact ->
    [yes] { $chosen ->
        [0] { $left ->
            [one] eine Karte
           *[other] { $left } Karten
        }
       *[other] { $left ->
            [one] noch 1 Karte
           *[other] noch { $left } Karten
        }
    }
   *[no] bis zu { $max } Karten
}
so-far = { $exact ->
    [yes] {""}
   *[no] { $chosen ->
        [0] {""}
       *[other] {" "}({ $chosen } gewählt)
    }
}

## Fragen

prompt-action-phase = Aktionsphase: Eine Aktionskarte spielen?
prompt-buy-phase = Kaufphase: Geld spielen, dann kaufen

prompt-discard = { $card }: Lege { how-many } ab{ so-far }
prompt-discard-cellar = { $card }: Lege beliebig viele Karten ab, ziehe ebenso viele{ so-far }
prompt-discard-stables = { $card }: Eine Geldkarte ablegen, um 3 Karten zu ziehen und 1 Aktion zu bekommen?
prompt-discard-wheelwright = { $card }: Eine Karte ablegen, um eine Aktionskarte zu nehmen, die höchstens so viel kostet?
prompt-discard-sentry = { $card }: Welche der angesehenen Karten legst du ab?{ so-far }
prompt-discard-cartographer = { $card }: Welche der angesehenen Karten legst du ab?{ so-far }
prompt-discard-jack-of-all-trades = { $card }: Die oberste Karte deines Nachziehstapels ablegen?

prompt-trash = { $card }: Entsorge { how-many }{ so-far }
prompt-trash-bandit = { $card }: Entsorge eine der aufgedeckten Geldkarten
prompt-trash-develop = { $card }: Entsorge eine Karte, um eine für $1 mehr und eine für $1 weniger zu nehmen
prompt-trash-farmland = { $card }: Entsorge eine Karte, um eine zu nehmen, die genau $2 mehr kostet
prompt-trash-jack-of-all-trades = { $card }: Eine Karte entsorgen, die kein Geld ist?
prompt-trash-mine = { $card }: Eine Geldkarte entsorgen, um eine zu nehmen, die bis zu $3 mehr kostet?
prompt-trash-moneylender = { $card }: Ein Kupfer für $3 entsorgen?
prompt-trash-remodel = { $card }: Entsorge eine Karte, um eine zu nehmen, die bis zu $2 mehr kostet
prompt-trash-sentry = { $card }: Welche der angesehenen Karten entsorgst du?{ so-far }
prompt-trash-spice-merchant = { $card }: Eine Geldkarte entsorgen, für Karten oder Geld?
prompt-trash-trader = { $card }: Entsorge eine Karte, um so viele Silber zu nehmen, wie sie kostet

prompt-topdeck = { $card }: Lege { how-many } auf deinen Nachziehstapel
prompt-topdeck-bureaucrat = { $card }: Lege eine Punktekarte auf deinen Nachziehstapel
prompt-topdeck-harbinger = { $card }: Eine Karte aus deiner Ablage auf deinen Nachziehstapel legen?
prompt-put-back = { $card }: Lege die Karten zurück, die letzte kommt nach oben (noch { $left })
prompt-save = { $card }: { $max ->
    [one] Eine Aktionskarte
   *[other] Bis zu { $max } Aktionskarten
} aus dem Spiel auf deinen Nachziehstapel legen?{ so-far }
prompt-shuffle-in = { $card }: Welche Aktionskarten aus deiner Ablage mischst du in deinen Nachziehstapel?{ so-far }

prompt-gain = { $card }: Nimm eine Karte
prompt-gain-artisan = { $card }: Nimm eine Karte auf die Hand
prompt-gain-develop = { $card }: Nimm eine Karte auf deinen Nachziehstapel
prompt-gain-inheritance = { $card }: Lege eine Aktionskarte unter deinen Anwesen-Marker
prompt-gain-mine = { $card }: Nimm eine Geldkarte auf die Hand
prompt-gain-wheelwright = { $card }: Nimm eine Aktionskarte

prompt-play = { $card }: { $about } aus deiner Ablage spielen?
prompt-play-twice = { $card }: Welche Aktionskarte spielst du zweimal?
prompt-set-aside = { $card }: Du ziehst { $about }. Zur Seite legen?
prompt-resolve = { $may ->
    [yes] { $card }: Eine Fähigkeit nutzen?
   *[no] { $card }: Welche Fähigkeit kommt als Nächstes?
}
prompt-react-to-attack = { $by } spielt { $card }: Reagierst du?
prompt-choose-mode = { $card }: Wähle eines

## Möglichkeiten

option-card-action-phase = { $thing } spielen
option-card-buy-phase = { $thing } spielen
option-card-discard = { $thing } ablegen
option-card-play-twice = { $thing } zweimal spielen
option-card-put-back = { $thing } zurücklegen
option-card-react-to-attack = Mit { $thing } reagieren
option-card-resolve = { $thing } nutzen
option-card-save = { $thing } auf den Nachziehstapel
option-card-shuffle-in = { $thing } einmischen
option-card-topdeck = { $thing } auf den Nachziehstapel
option-card-trash = { $thing } entsorgen
option-pile-buy-phase = { $thing } kaufen (${ $cost })
option-pile-gain = { $thing } nehmen (${ $cost })
option-treasures = Alle Kupfer, Silber, Gold spielen

option-mode-cards = 2 Karten ziehen, +1 Aktion
option-mode-coins = +1 Kauf, +$2
option-mode-silvers = 2 Silber nehmen
option-mode-card = Eine Karte nehmen, die bis zu $4 kostet

option-yes-play = { $about } spielen
option-no-play = Liegen lassen
option-yes-set-aside = { $about } zur Seite legen
option-no-set-aside = { $about } behalten

option-done-action-phase = Weiter zum Kaufen
option-done-buy-phase = Zug beenden
option-done-discard = { $chosen ->
    [0] Nichts ablegen
   *[other] Das ist alles: { $chosen } ablegen
}
option-done-play-twice = Nichts spielen
option-done-react-to-attack = Nicht reagieren
option-done-resolve = Keine nutzen
option-done-save = { $chosen ->
    [0] Alle liegen lassen
   *[other] Das ist alles
}
option-done-shuffle-in = { $chosen ->
    [0] Nichts einmischen
   *[other] Das ist alles: { $chosen } einmischen
}
option-done-topdeck = Nichts dorthin legen
option-done-trash = { $chosen ->
    [0] Nichts entsorgen
   *[other] Das ist alles: { $chosen } entsorgen
}

## Was geschah

event-turn = { $who ->
    [you] Dein Zug { $turn }
   *[other] { $name }, Zug { $turn }
}
event-play = { $who ->
    [you] Du spielst { $card }
   *[other] { $name } spielt { $card }
}
event-buy = { $who ->
    [you] Du kaufst { $card }
   *[other] { $name } kauft { $card }
}
event-gain = { $who ->
    [you] Du nimmst { $card }{ gained-to }
   *[other] { $name } nimmt { $card }{ gained-to }
}
gained-to = { $to ->
    [hand] {" "}auf die Hand
    [deck] {" "}auf den Nachziehstapel
   *[discard] {""}
}
event-draw = { $seen ->
    [open] { $who ->
        [you] Du ziehst { $cards }
       *[other] { $name } zieht { $cards }
    }
   *[hidden] { $who ->
        [you] Du ziehst { count-cards }
       *[other] { $name } zieht { count-cards }
    }
}
count-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
event-look = { $seen ->
    [open] { $who ->
        [you] Du siehst dir { $cards } an
       *[other] { $name } sieht sich { $cards } an
    }
   *[hidden] { $who ->
        [you] Du siehst dir { count-cards } an
       *[other] { $name } sieht sich { count-cards } an
    }
}
event-reveal = { $count ->
    [0] { $who ->
        [you] Du zeigst eine leere Hand
       *[other] { $name } zeigt eine leere Hand
    }
   *[other] { $who ->
        [you] Du deckst { $cards } auf
       *[other] { $name } deckt { $cards } auf
    }
}
event-topdeck = { $seen ->
    [open] { $who ->
        [you] Du legst { $cards } auf deinen Nachziehstapel
       *[other] { $name } legt { $cards } auf den Nachziehstapel
    }
   *[hidden] { $who ->
        [you] Du legst { count-cards } auf deinen Nachziehstapel
       *[other] { $name } legt { count-cards } auf den Nachziehstapel
    }
}
event-trash = { $who ->
    [you] Du entsorgst { $cards }
   *[other] { $name } entsorgt { $cards }
}
event-discard = { $seen ->
    [open] { $who ->
        [you] Du legst { $cards } ab
       *[other] { $name } legt { $cards } ab
    }
   *[hidden] { $who ->
        [you] Du legst { count-cards } ab, zuoberst { $top }
       *[other] { $name } legt { count-cards } ab, zuoberst { $top }
    }
}
event-set-aside = { $who ->
    [you] Du legst { $card } zur Seite
   *[other] { $name } legt { $card } zur Seite
}
event-exchange = { $who ->
    [you] Du tauschst { $card } gegen { $to }
   *[other] { $name } tauscht { $card } gegen { $to }
}
event-shuffle = { $who ->
    [you] Du mischst
   *[other] { $name } mischt
}
event-clean-up = { $who ->
    [you] Du beendest den Zug
   *[other] { $name } beendet den Zug
}
event-game-over = Das Spiel ist aus
