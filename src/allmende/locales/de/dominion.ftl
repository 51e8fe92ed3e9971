### Dominion: was gefragt, angeboten und erzählt wird. Karten und Königreiche stehen in
### dominion-cards.ftl und für jede weitere Erweiterung in einem eigenen Katalog.

game-dominion = Dominion
    .text = Baue Karte für Karte ein Deck, das mehr Land kauft als jedes andere. Basisspiel, Hinterland und das Beste aus acht weiteren Erweiterungen.

lab-round = Zug

## Bots

bot-bigmoney = Kaufmann
    .text = Kauft Geld, dann Provinzen und keine Aktionen. Ein guter erster Gegner.
bot-bigmoney-card = Kaufmann ({ $thing })
    .pick = Kaufmann mit Karte
    .text = Kauft Geld, Provinzen und eine Karte deiner Wahl.
bot-berta = Berta
    .text = Sammelt gern: von jeder Karte eine, die teuren zuerst.
bot-bruno = Bruno
    .text = Kauft lieber Aktionen als Geld und spielt am liebsten viele davon.
bot-frieda = Frieda
    .text = Legt zurück: Gold, Silber und beizeiten Punkte. Aktionen sind ihr zu bunt.

## Der Tisch

supply = Vorrat
trash = Müll
beside = Nicht im Vorrat
hand = Hand
deck = Nachzieh{"\u00AD"}stapel
discard = Ablage{"\u00AD"}stapel
in-play = Im Spiel
aside = Gewählt
looking = Angesehen
nothing = nichts
actions = Aktionen
buys = Käufe
coins = Geld
cards = Karten
turns = Züge
cost = kostet { $price }
unknown-cards = { $count } unbekannt
empty-piles = { $count ->
    [one] { $count } Stapel ist leer
   *[other] { $count } Stapel sind leer
}
turn-number = Zug { $turn }

page-kingdom = königreich
    .help = ?königreich: das Königreich als Text, den man verschicken kann

## Der Spielplan im Browser

board-cards = { $count ->
    [one] { $name }
   *[other] { $name }, { $count }-mal
}
board-pile = { $name }: noch { $count }, kostet { price }
board-order = Ordnen nach
board-order-cost = Kosten
board-order-name = Name
board-order-type = Art
board-this-turn = In diesem Zug:
board-cheaper = Karten kosten ${ $coins } weniger
board-provinces = { $count ->
    [0] Keine Provinz mehr
    [one] Noch { $count } Provinz
   *[other] Noch { $count } Provinzen
}
board-empty = Leere Stapel: { $count } von { $ending }
board-trash = { $count ->
    [0] Müll, leer
    [one] Müll, { $count } Karte
   *[other] Müll, { $count } Karten
}
board-others = Die anderen
board-laid-tokens = Marker, Zustände und Artefakte
board-laid-cards = Alle Karten
board-acting = überlegt
board-in-play-of = Im Spiel: { $name }
board-hand = { $count ->
    [0] Hand: leer
    [one] Hand: { $count } Karte
   *[other] Hand: { $count } Karten
}
board-deck = { $count ->
    [one] Nachziehstapel, { $count } Karte: alle meine Karten zeigen
   *[other] Nachziehstapel, { $count } Karten: alle meine Karten zeigen
}
board-discard = { $count ->
    [one] Ablagestapel, { $count } Karte: ansehen
   *[other] Ablagestapel, { $count } Karten: ansehen
}
board-my-cards = Alle meine Karten
board-my-discard = Mein Ablagestapel
board-cards-of = Alle Karten von { $name }
part-on-mat = { $mat }: { $count } × { $each }
part-landscape = { $landscape }
board-in-all = { $count } insgesamt
board-landscapes = Neben dem Königreich
board-stock = { $count ->
    [one] { $count } Punkt darauf
   *[other] { $count } Punkte darauf
}
board-face-down = { $count } verdeckt
board-turned-over = { $count } aufgedeckt
board-token = { $token }: { $count }
board-turned = { $token }, Rückseite oben
board-fan = { $count ->
    [one] { $name }: { $count } Karte
   *[other] { $name }: { $count } Karten
}
board-below = { $name }: den ganzen Stapel zeigen
board-top-first = die oberste Karte zuerst
board-stays = bleibt im Spiel
board-later = Kommt noch:
night-phase = Nachtphase

## Einen Tisch im Browser vorbereiten

setup-way = Wie das Königreich bestimmt wird
setup-sets = Empfohlene Sets
setup-draw = Auslosen
setup-own = Eigene zehn
setup-expansions = Aus
setup-wanted = Von jedem mindestens eins
setup-unwanted = Ohne
setup-spread = alle Preise von $2 bis $5
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
setup-copy-kingdom = Königreich als Text kopieren
setup-favourite = Favorit
setup-favourites = Favoriten
setup-lately = Zuletzt gespielt
setup-search-sets = Sets, Karten, Erweiterungen suchen
setup-unknown-near = { $name } gibt es nicht: Meinst du { $near }?
setup-no-pile = { $name } kann keiner der zehn Stapel sein.
setup-unknown = Unbekannt: { $names }
setup-not-ten = { $count ->
    [one] Das ist { $count } Karte, es müssen aber zehn sein.
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
            [one] noch { $left } Karte
           *[other] noch { $left } Karten
        }
    }
   *[no] { $max ->
        [one] höchstens eine Karte
       *[other] bis zu { $max } Karten
    }
}
so-far = { $exact ->
    [yes] {""}
   *[no] { $chosen ->
        [0] {""}
       *[other] {" "}({ $chosen } gewählt)
    }
}

## Was etwas kostet

price = { $debt ->
    [0] ${ $cost }
   *[other] { $cost ->
        [0] { $debt } Schulden
       *[other] ${ $cost } und { $debt } Schulden
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
prompt-discard-shepherd = { $card }: Lege Punktekarten ab, ziehe 2 Karten für jede{ so-far }
prompt-discard-opulent-castle = { $card }: Lege Punktekarten ab, für je $2{ so-far }
prompt-discard-silos = { $card }: Lege Kupfer ab, ziehe ebenso viele Karten{ so-far }
prompt-discard-hostelry = { $card }: Lege Geldkarten ab, nimm ebenso viele Pferde{ so-far }
prompt-discard-earths-gift = { $card }: Eine Geldkarte ablegen, um eine Karte für bis zu $4 zu nehmen?
prompt-discard-lookout = { $card }: Lege eine der angesehenen Karten ab
prompt-discard-suns-gift = { $card }: Welche der angesehenen Karten legst du ab?{ so-far }
prompt-discard-fear = { $card }: Lege eine Aktions- oder Geldkarte ab

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
prompt-trash-carpenter = { $card }: Entsorge eine Karte, um eine zu nehmen, die bis zu $2 mehr kostet
prompt-trash-donate = { $card }: Entsorge so viele Karten, wie du willst{ so-far }
prompt-trash-ducat = { $card }: Ein Kupfer entsorgen?
prompt-trash-lookout = { $card }: Entsorge eine der angesehenen Karten
prompt-trash-pooka = { $card }: Eine Geldkarte entsorgen, um 4 Karten zu ziehen?
prompt-trash-replace = { $card }: Entsorge eine Karte, um eine zu nehmen, die bis zu $2 mehr kostet
prompt-trash-upgrade = { $card }: Entsorge eine Karte, um eine zu nehmen, die genau $1 mehr kostet

prompt-topdeck = { $card }: Lege { how-many } auf deinen Nachziehstapel
prompt-topdeck-bureaucrat = { $card }: Lege eine Punktekarte auf deinen Nachziehstapel
prompt-topdeck-harbinger = { $card }: Eine Karte aus deinem Ablagestapel auf deinen Nachziehstapel legen?
prompt-topdeck-moons-gift = { $card }: Eine Karte aus deinem Ablagestapel auf deinen Nachziehstapel legen?
prompt-put-back = { $card }: Lege die Karten zurück, die letzte kommt nach oben (noch { $left })
prompt-save = { $card }: { $max ->
    [one] Eine Aktionskarte
   *[other] Bis zu { $max } Aktionskarten
} aus dem Spiel auf deinen Nachziehstapel legen?{ so-far }
prompt-shuffle-in = { $card }: Welche Aktionskarten aus deinem Ablagestapel mischst du in deinen Nachziehstapel?{ so-far }

prompt-gain = { $card }: Nimm eine Karte
prompt-gain-artisan = { $card }: Nimm eine Karte auf die Hand
prompt-gain-develop = { $card }: Nimm eine Karte auf deinen Nachziehstapel
prompt-gain-inheritance = { $card }: Lege eine Aktionskarte unter deinen Anwesen-Marker
prompt-gain-mine = { $card }: Nimm eine Geldkarte auf die Hand
prompt-gain-wheelwright = { $card }: Nimm eine Aktionskarte

prompt-play = { $card }: { $about } aus deinem Ablagestapel spielen?
prompt-play-twice = { $card }: Welche Aktionskarte spielst du zweimal?
prompt-set-aside = { $card }: Du ziehst { $about }. Beiseitelegen?
resolve-cause = { $moment ->
    [other-gain] { $by } nimmt { $about }
    [trash] Du entsorgst { $about }
    [trashes] Du entsorgst mehrere Karten
    [discard] Du legst { $about } ab
    [discards] Du legst mehrere Karten ab
   *[gain] Du nimmst { $about }
}
prompt-resolve = { $may ->
    [yes] { resolve-cause }: Welche Fähigkeit nutzen?
   *[no] { resolve-cause }: Welche Fähigkeit kommt als Nächstes?
}
prompt-resolve-bauble = { resolve-cause }. { $card }: Die Karte auf den Nachziehstapel legen?
prompt-resolve-black-cat = { resolve-cause }. { $card } aus der Hand spielen?
prompt-resolve-charm = { resolve-cause }. { $card }: Noch eine Karte nehmen, die gleich viel kostet?
prompt-resolve-exile = { resolve-cause }: Alle deine Exemplare davon aus dem Exil ablegen?
prompt-resolve-faithful-hound = { resolve-cause }: Bis zum Ende des Zuges beiseitelegen?
prompt-resolve-falconer = { resolve-cause }. { $card } aus der Hand spielen?
prompt-resolve-fools-gold = { resolve-cause }. { $card } entsorgen und dafür ein Gold auf den Nachziehstapel nehmen?
prompt-resolve-sailor = { resolve-cause }. { $card }: Die Karte spielen?
prompt-resolve-sheepdog = { resolve-cause }. { $card } aus der Hand spielen?
prompt-resolve-sleigh = { resolve-cause }. { $card } ablegen, um { $about } auf die Hand oder auf den Nachziehstapel zu nehmen?
prompt-resolve-trader = { resolve-cause }. { $card } aufdecken und { $about } gegen ein Silber tauschen?
prompt-resolve-trail = { resolve-cause }: Die Karte spielen?
prompt-resolve-tunnel = { resolve-cause }: Aufdecken und ein Gold nehmen?
prompt-resolve-village-green = { resolve-cause }: Die Karte spielen?
prompt-resolve-weaver = { resolve-cause }: Die Karte spielen?
prompt-react-to-attack = { $by } spielt { $card }: Reagierst du?
prompt-choose-mode = { $card }: Wähle eines

prompt-night-phase = Nachtphase: Eine Nachtkarte spielen?
prompt-start-turn = { $may ->
    [yes] Dein Zug beginnt: Eine Fähigkeit nutzen?
   *[no] Dein Zug beginnt: Was kommt als Nächstes?
}
prompt-start-buying = Deine Kaufphase beginnt: Was kommt als Nächstes?
prompt-end-buying = Deine Kaufphase endet: Eine Karte vom Wirtshaustableau nutzen?
prompt-exchange = Aufräumphase: Eine Reisendenkarte tauschen?
prompt-play-as = { $card }: Nach ihrem Text oder nach einem Weg?
prompt-play-once = { $may ->
    [yes] { $card }: Eine Karte aus der Hand spielen?
   *[no] { $card }: Spiele eine Karte aus der Hand
}
prompt-play-once-mastermind = { $card }: Welche Aktionskarte spielst du dreimal?
prompt-receive = { $card }: Welche Gabe empfängst du?
prompt-reveal = { $may ->
    [yes] { $card }: Decke { how-many } auf, wenn du willst{ so-far }
   *[no] { $card }: Decke { how-many } auf{ so-far }
}
prompt-reveal-encampment = { $card }: Ein Gold oder Diebesgut aufdecken, damit es nicht zurückgelegt wird?
prompt-reveal-legionary = { $card }: Ein Gold aufdecken, damit die anderen ablegen?
prompt-take = { $card }: Nimm { how-many } auf die Hand{ so-far }
prompt-exile = { $card }: Lege { how-many } ins Exil{ so-far }
prompt-exile-banish = { $card }: Lege Karten mit demselben Namen ins Exil{ so-far }
prompt-exile-cardinal = { $card }: Lege eine der aufgedeckten Karten ins Exil
prompt-keep = { $card }: Lass { how-many } in deinem Ablagestapel, wenn du willst{ so-far }
prompt-pass = { $card }: Gib { how-many } an die Person links von dir
prompt-pay = { $card }: Dafür bezahlen?
prompt-pay-capital-city = { $card }: $2 bezahlen, um 2 Karten zu ziehen?
prompt-use = { $card }: Nutzen?
prompt-use-capital-city = { $card }: 2 Karten für $2 ablegen?
prompt-use-engineer = { $card }: Entsorgen, um noch eine Karte für bis zu $4 zu nehmen?
prompt-use-fellowship-of-scribes = { $card }: Einen Gefallen einsetzen, um eine Karte zu ziehen?
prompt-use-order-of-masons = { $card }: Einen Gefallen einsetzen, um bis zu 2 Karten nicht mitzumischen?
prompt-use-secret-cave = { $card }: 3 Karten ablegen, um im nächsten Zug $3 zu bekommen?
prompt-use-skys-gift = { $card }: 3 Karten ablegen, um ein Gold zu nehmen?
prompt-use-town-crier = { $card }: Die Bürger rotieren?
prompt-mat = { $card }: Lege eine Karte aus der Hand auf das Tableau
prompt-put-aside = { $card }: Eine Aktionskarte beiseitelegen, um sie im nächsten Zug zu spielen?
prompt-put-under = { $card }: Welche Geldkarten kommen darunter?{ so-far }
prompt-replay = { $card }: Welche Karte spielst du noch einmal?

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
option-card-end-buying = { $thing } nutzen
option-card-exchange = { $thing } tauschen
option-card-exile = { $thing } ins Exil
option-card-keep = { $thing } dalassen
option-card-mat = { $thing } dorthin legen
option-card-night-phase = { $thing } spielen
option-card-pass = { $thing } weitergeben
option-card-play-as = { $thing }, wie auf der Karte steht
option-card-play-once = { $thing } spielen
option-card-put-aside = { $thing } beiseitelegen
option-card-put-under = { $thing } darunterlegen
option-card-replay = { $thing } noch einmal spielen
option-card-reveal = { $thing } aufdecken
option-card-start-turn = { $thing }
option-card-take = { $thing } nehmen
option-card-topdeck = { $thing } auf den Nachziehstapel
option-card-trash = { $thing } entsorgen
option-pile-buy-phase = { $thing } kaufen ({ price })
option-pile-gain = { $thing } nehmen ({ price })
option-landscape = { $thing }
option-landscape-buy-phase = { $thing } kaufen ({ price })
option-landscape-receive = { $thing } empfangen
option-coffers-one = 1 Taler einsetzen (+$1)
option-coffers-all = Alle Taler einsetzen
option-villagers-one = 1 Dorfbewohner einsetzen (+1 Aktion)
option-debt-one = 1 Schuldenmarker bezahlen
option-debt-all = Möglichst viele Schulden bezahlen
option-treasures = Alle Kupfer, Silber, Gold spielen

option-mode-cards = 2 Karten ziehen, +1 Aktion
option-mode-coins = +1 Kauf, +$2
option-mode-silvers = 2 Silber nehmen
option-mode-card = Eine Karte nehmen, die bis zu $4 kostet
option-mode-draw-1 = Eine Karte ziehen
option-mode-draw-2 = 2 Karten ziehen
option-mode-action = +1 Aktion
option-mode-buy = +1 Kauf
option-mode-coin = +$1
option-mode-two-coins = +$2
option-mode-favor = +1 Gefallen
option-mode-cantrip = Eine Karte ziehen, +1 Aktion
option-mode-fill-hand = Ziehen, bis du 6 Karten auf der Hand hast
option-mode-sift-3 = 3 Karten ziehen, 3 ablegen
option-mode-sift-5 = 5 Karten ziehen, 6 ablegen
option-mode-silver = Ein Silber nehmen
option-mode-duchy = Ein Herzogtum nehmen
option-mode-estates = 3 Anwesen nehmen
option-mode-curse = Einen Fluch auf die Hand nehmen
option-mode-discard = 2 Karten ablegen
option-mode-topdeck = In diesem Zug genommene Karten auf Wunsch auf den Nachziehstapel
option-mode-now = Jetzt
option-mode-next-turn = Zu Beginn deines nächsten Zuges
option-mode-replay = Noch einmal spielen
option-mode-copy = Eine gleiche Karte nehmen
option-mode-trash-this = Diese Karte entsorgen
option-mode-trash-castle = Ein Schloss aus der Hand entsorgen
option-mode-into-hand = Auf die Hand
option-mode-onto-deck = Auf den Nachziehstapel
option-mode-twin = Mit der nächsten genommenen Karte eine weitere, die gleich viel kostet
option-mode-exile = Die Exemplare aus dem Exil ablegen

option-yes-play = { $about } spielen
option-no-play = Liegen lassen
option-yes-set-aside = { $about } beiseitelegen
option-no-set-aside = { $about } behalten

option-done-action-phase = Weiter zum Kaufen
option-done-buy-phase = { $ends ->
    [yes] Zug beenden
   *[no] Weiter zur Nacht
}
option-done-discard = { $chosen ->
    [0] Nichts ablegen
   *[other] Das ist alles: { $chosen } ablegen
}
option-done-choose-mode = Das genügt
option-done-end-buying = Keine nutzen
option-done-exchange = Keine tauschen
option-done-exile = { $chosen ->
    [0] Nichts ins Exil legen
   *[other] Das ist alles: { $chosen } ins Exil
}
option-done-keep = { $chosen ->
    [0] Alle mischen
   *[other] Das ist alles
}
option-done-night-phase = Zug beenden
option-done-play-once = Nichts spielen
option-done-play-twice = Nichts spielen
option-done-put-aside = Nichts beiseitelegen
option-done-put-under = { $chosen ->
    [0] Nichts darunterlegen
   *[other] Das ist alles
}
option-done-reveal = Nichts aufdecken
option-done-start-turn = Keine nutzen
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

## Ein Zug, wenn er endet

sequence-played = Gespielt
sequence-gained = Genommen
sequence-trashed = Entsorgt
sequence-clean-up = Aufräumphase

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
    .row = { $who ->
        [you] nimmst { $card }{ gained-to }
       *[other] nimmt { $card }{ gained-to }
    }
gained-to = { $to ->
    [hand] {" "}auf die Hand
    [deck] { $who ->
        [you] {" "}auf deinen Nachziehstapel
       *[other] {" "}auf den Nachziehstapel
    }
    [set-aside] , beiseitegelegt
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
    .row = { $seen ->
        [open] { $who ->
            [you] ziehst { $cards }
           *[other] zieht { $cards }
        }
       *[hidden] { $who ->
            [you] ziehst { count-cards }
           *[other] zieht { count-cards }
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
    .row = { $seen ->
        [open] { $who ->
            [you] siehst dir { $cards } an
           *[other] sieht sich { $cards } an
        }
       *[hidden] { $who ->
            [you] siehst dir { count-cards } an
           *[other] sieht sich { count-cards } an
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
    .row = { $count ->
        [0] { $who ->
            [you] zeigst eine leere Hand
           *[other] zeigt eine leere Hand
        }
       *[other] { $who ->
            [you] deckst { $cards } auf
           *[other] deckt { $cards } auf
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
    .row = { $seen ->
        [open] { $who ->
            [you] legst { $cards } auf den Nachziehstapel
           *[other] legt { $cards } auf den Nachziehstapel
        }
       *[hidden] { $who ->
            [you] legst { count-cards } auf den Nachziehstapel
           *[other] legt { count-cards } auf den Nachziehstapel
        }
    }
event-trash = { $who ->
    [you] Du entsorgst { $cards }
   *[other] { $name } entsorgt { $cards }
}
    .row = { $who ->
        [you] entsorgst { $cards }
       *[other] entsorgt { $cards }
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
    .row = { $seen ->
        [open] { $who ->
            [you] legst { $cards } ab
           *[other] legt { $cards } ab
        }
       *[hidden] { $who ->
            [you] legst { count-cards } ab, zuoberst { $top }
           *[other] legt { count-cards } ab, zuoberst { $top }
        }
    }
event-set-aside = { $who ->
    [you] Du legst { $card } beiseite
   *[other] { $name } legt { $card } beiseite
}
    .row = { $who ->
        [you] legst { $card } beiseite
       *[other] legt { $card } beiseite
    }
event-exchange = { $who ->
    [you] Du tauschst { $card } gegen { $to }
   *[other] { $name } tauscht { $card } gegen { $to }
}
event-shuffle = { $who ->
    [you] Du mischst
   *[other] { $name } mischt
}
    .row = { $who ->
        [you] mischst
       *[other] mischt
    }
event-clean-up = { $who ->
    [you] Du beendest den Zug
   *[other] { $name } beendet den Zug
}
event-buy-landscape = { $who ->
    [you] Du kaufst { $landscape }
   *[other] { $name } kauft { $landscape }
}
event-tokens = { $who ->
    [you] Du bekommst { $token }
   *[other] { $name } bekommt { $token }
}
    .row = { $who ->
        [you] bekommst { $token }
       *[other] bekommt { $token }
    }
event-spend = { $who ->
    [you] Du gibst { $token } zurück
   *[other] { $name } gibt { $token } zurück
}
event-pay = { $who ->
    [you] Du bezahlst ${ $coins }
   *[other] { $name } bezahlt ${ $coins }
}
event-take = { $who ->
    [you] Du hast jetzt { $landscape }
   *[other] { $name } hat jetzt { $landscape }
}
event-return = { $who ->
    [you] Du gibst { $landscape } zurück
   *[other] { $name } gibt { $landscape } zurück
}
event-to-hand = { $seen ->
    [open] { $who ->
        [you] Du nimmst { $cards } auf die Hand
       *[other] { $name } nimmt { $cards } auf die Hand
    }
   *[hidden] { $who ->
        [you] Du nimmst { count-cards } auf die Hand
       *[other] { $name } nimmt { count-cards } auf die Hand
    }
}
    .row = { $seen ->
        [open] { $who ->
            [you] nimmst { $cards } auf die Hand
           *[other] nimmt { $cards } auf die Hand
        }
       *[hidden] { $who ->
            [you] nimmst { count-cards } auf die Hand
           *[other] nimmt { count-cards } auf die Hand
        }
    }
event-exile = { $who ->
    [you] Du legst { $cards } ins Exil
   *[other] { $name } legt { $cards } ins Exil
}
    .row = { $who ->
        [you] legst { $cards } ins Exil
       *[other] legt { $cards } ins Exil
    }
event-mat = { $who ->
    [you] Du legst { $card } beiseite ({ $mat })
   *[other] { $name } legt { $card } beiseite ({ $mat })
}
event-call = { $who ->
    [you] Du rufst { $card } auf
   *[other] { $name } ruft { $card } auf
}
event-move = { $who ->
    [you] Du legst { $card }{ moved-to }
   *[other] { $name } legt { $card }{ moved-to }
}
event-put-back = { $who ->
    [you] Du legst { $card } auf den Stapel zurück
   *[other] { $name } legt { $card } auf den Stapel zurück
}
event-deck-to-discard = { $who ->
    [you] Du legst deinen Nachziehstapel auf deinen Ablagestapel
   *[other] { $name } legt den Nachziehstapel auf den Ablagestapel
}
event-hex = { $who ->
    [you] Du empfängst { $landscape }
   *[other] { $name } empfängt { $landscape }
}
event-boon = { $who ->
    [you] Du empfängst { $landscape }
   *[other] { $name } empfängt { $landscape }
}
event-rotate = { $who ->
    [you] Du rotierst { $pile }
   *[other] { $name } rotiert { $pile }
}
moved-to = { $to ->
    [hand] {" "}auf die Hand
    [deck] { $who ->
        [you] {" "}auf deinen Nachziehstapel
       *[other] {" "}auf den Nachziehstapel
    }
    [in_play] {" "}ins Spiel
    [set-aside] {" "}beiseite
    [trash] {" "}in den Müll
   *[discard] { $who ->
        [you] {" "}auf deinen Ablagestapel
       *[other] {" "}auf den Ablagestapel
    }
}
event-journey = { $up ->
    [yes] { $who ->
        [you] Du drehst deinen Reise-Marker auf die Vorderseite
       *[other] { $name } dreht den Reise-Marker auf die Vorderseite
    }
   *[no] { $who ->
        [you] Du drehst deinen Reise-Marker auf die Rückseite
       *[other] { $name } dreht den Reise-Marker auf die Rückseite
    }
}
event-pass = { $seen ->
    [open] { $who ->
        [you] Du gibst { $card } an { $to } weiter
       *[other] { $whom ->
            [you] { $name } gibt dir { $card }
           *[other] { $name } gibt { $card } an { $to } weiter
        }
    }
   *[hidden] { $who ->
        [you] Du gibst eine Karte an { $to } weiter
       *[other] { $name } gibt eine Karte an { $whom ->
            [you] dich
           *[other] { $to }
        } weiter
    }
}
event-game-over = Die Partie ist zu Ende

## Karten zum Ansehen

cards-debt = Schulden
cards-does-cards = +Karten
cards-does-actions = +Aktionen
cards-does-coins = +Geld

## Wer gewonnen hat

won-turns = Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}; es entscheiden die wenigsten Züge ({ $values })
shared-turns = Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, nach gleich vielen Zügen ({ $values })
