### Die Seite im Browser. Jeder Bereich hat seinen Abschnitt, und seine Namen beginnen mit dem des Bereichs.

close = Schließen

## frame

frame-pages = Seiten
frame-hall = Diele
frame-tables = Meine Tische
frame-help = Hilfe
frame-settings = Einstellungen
frame-broken = Diese Seite ließ sich nicht laden. Bitte neu laden.
frame-to-start = Zur Startseite

## tip

tip-rulings = Klarstellungen

## table

table-your-turn = Du bist am Zug
table-home = Zur Startseite
table-tools = Werkzeuge des Tisches
table-log = Protokoll
table-menu = Dieser Tisch
table-menu-seats = Plätze
table-menu-bot = Einen Bot spielen lassen
table-menu-leave = Gehen: ein Bot übernimmt
table-menu-leave-yes = Ja, gehen
table-menu-leave-no = Bleiben
table-seats = Plätze
table-seat-open = Dieser Platz ist frei
table-seat-turn = Dieser Platz ist am Zug
table-seat-away = Gerade nicht da
table-bar = Was zu tun ist
table-options = Alles, was du jetzt tun kannst
table-hint = empfohlen, Nummer { $place }
table-hint-quoted = „{ $label }“
table-hint-thinking = denkt nach …
table-hint-close = etwa so gut wie { $other }
table-hint-likely = { $worse ->
    [yes] wohl etwas schlechter als { $other }
   *[no] wohl etwas besser als { $other }
}
table-hint-points = { $exact ->
    [yes] { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
   *[no] etwa { $gain ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    }
} { $worse ->
    [yes] weniger als { $other }
   *[no] mehr als das Nächstbeste, { $other }
}
table-hints = Empfehlungen
table-hints-on = Zeigen, was der Tisch tun würde und warum (H)
table-hints-off = Keine Empfehlungen mehr zeigen (H)
table-all-buttons = Alle { $count }
table-fewer = Schließen
table-opening = Der Tisch wird geöffnet …
table-lost = Die Verbindung ist weg. Neuer Versuch …
table-offline = Dieses Gerät ist offline. Der Tisch wartet, bis es wieder da ist.
table-lost-kept = Was du gewählt hast, wird dann gesendet, genau einmal.
table-sending = Wird gesendet …
table-cannot = Dieser Tisch lässt sich nicht zeigen
table-past = Der Tisch nach { $pick ->
    [one] { $pick } Entscheidung
   *[other] { $pick } Entscheidungen
}. Hier lässt sich nichts wählen.
table-present = Zurück zur Gegenwart
table-skip = Überspringen
sequence-nothing = nichts
sequence-again = Noch einmal zeigen: { $title }
used-last = Zuletzt hier: { $names }
table-over = Die Partie ist zu Ende.
table-waits = Warten auf { $who }
table-waits-open = Ein freier Platz wartet noch auf jemanden
table-invite = Einladen
table-confirm = { $what }? Dann sind die anderen am Zug.
table-confirm-all = So abschließen
table-confirm-yes = Ja
table-confirm-no = Noch nicht
table-undo = Zurück
table-undo-title = Meine letzte Entscheidung zurücknehmen (U)
table-undo-ask = Zurück?
table-undo-ask-title = Die anderen fragen, ob ich meine letzte Entscheidung zurücknehmen darf (U)
table-reset = Zug neu
table-reset-title = Den ganzen Zug zurücknehmen, solange nichts Neues aufgedeckt wurde (R)
table-cover = Als Nächstes: { $name }
table-cover-text = Gib den Bildschirm an { $name }. Alle Handkarten sind verdeckt.
table-uncover = Ich bin da, zeig meine Handkarten
table-vote = { $who ->
    [you] Du möchtest
   *[other] { $name } möchte
} { $count ->
    [one] die letzte Entscheidung
   *[other] die letzten { $count } Entscheidungen
} zurücknehmen.
table-vote-delete = { $who ->
    [you] Du möchtest diesen Tisch löschen.
   *[other] { $name } möchte diesen Tisch löschen.
}
table-vote-waits = Warten auf { $who }.
table-vote-look = Zeigen
table-vote-yes = Einverstanden
table-vote-no = Nein
table-vote-withdraw = Doch nicht

event-table-join = { $who ->
    [you] Du setzt dich an den Tisch
   *[other] { $name } setzt sich an den Tisch
}
event-table-leave = { $who ->
    [you] Du gehst, ein Bot übernimmt
   *[other] { $name } geht, ein Bot übernimmt
}
event-table-ask = { $who ->
    [you] Du möchtest zurückgehen
   *[other] { $name } möchte zurückgehen
}
event-table-withdraw = { $who ->
    [you] Du ziehst die Bitte zurück
   *[other] { $name } zieht die Bitte zurück
}
event-table-ask-delete = { $who ->
    [you] Du möchtest den Tisch löschen
   *[other] { $name } möchte den Tisch löschen
}
event-table-vote = { $who ->
    [you] { $agree ->
        [yes] Du bist einverstanden
       *[no] Du lehnst ab
    }
   *[other] { $agree ->
        [yes] { $name } ist einverstanden
       *[no] { $name } lehnt ab
    }
}
event-table-takeover = { $who ->
    [you] { $why ->
        [time] Deine Zeit ist um: Ein Bot übernimmt
       *[away] Du warst lange weg: Ein Bot übernimmt
    }
   *[other] { $why ->
        [time] Die Zeit von { $name } ist um: Ein Bot übernimmt
       *[away] { $name } war lange weg: Ein Bot übernimmt
    }
}
event-table-comeback = { $who ->
    [you] Du bist zurück
   *[other] { $name } ist zurück
}
event-table-late = { $who ->
    [you] Deine Zeit ist um
   *[other] Die Zeit von { $name } ist um
}
event-table-time = { $who ->
    [you] Du bekommst mehr Zeit
   *[other] { $name } bekommt mehr Zeit
}
event-table-pause = Alle sind einverstanden: eine Pause
event-table-resume = { $who ->
    [you] Du beendest die Pause
   *[other] { $name } beendet die Pause
}
event-table-end = Die Partie endet ohne Ergebnis
event-table-poll-no = Keine Mehrheit: Es bleibt, wie es ist
event-table-propose-pause = { $who ->
    [you] Du bittest um eine Pause
   *[other] { $name } bittet um eine Pause
}
event-table-propose-bot = { $who ->
    [you] Du möchtest, dass ein Bot für { $to } spielt
   *[other] { $name } möchte, dass ein Bot für { $whom ->
        [you] dich
       *[other] { $to }
    } spielt
}
event-table-propose-time = { $who ->
    [you] Du möchtest mehr Zeit für { $to }
   *[other] { $name } möchte mehr Zeit für { $whom ->
        [you] dich
       *[other] { $to }
    }
}
event-table-propose-end = { $who ->
    [you] Du möchtest die Partie ohne Ergebnis beenden
   *[other] { $name } möchte die Partie ohne Ergebnis beenden
}
event-table-vacation = { $who ->
    [you] Du hast Urlaub: Deine Uhr steht
   *[other] { $name } hat Urlaub: Die Uhr steht
}
event-table-vacation-over = { $who ->
    [you] Dein Urlaub ist zu Ende
   *[other] Der Urlaub von { $name } ist zu Ende
}
event-table-undo = { $who ->
    [you] Du gehst
   *[other] { $name } geht
} { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} zurück
event-table-close = Dieser Tisch wurde vom Betreiber des Servers geschlossen
event-table-open = Dieser Tisch ist wieder offen
event-table-forget = Ein Spieler dieses Tischs wurde gelöscht
event-table-rematch = { $who ->
    [you] Du möchtest eine Revanche
   *[other] { $name } möchte eine Revanche
}
event-table-wish = { $who ->
    [you] Du hast für die nächste Partie gewählt
   *[other] { $name } hat für die nächste Partie gewählt
}
event-table-next = { $who ->
    [you] Du bereitest die nächste Partie vor
   *[other] { $name } bereitet die nächste Partie vor
}

## links

links-join = Link zum Mitspielen
links-join-text = Wer ihn hat, darf einen freien Platz nehmen.
links-watch = Link zum Zuschauen
links-watch-text = Wer ihn hat, sieht, was Zuschauer sehen, und keine Handkarten.
links-copy = Kopieren
links-copied = Kopiert
links-share = Teilen
links-here-only = Dieser Link geht nur auf diesem Gerät. Für Freunde an anderen Geräten starte den Server mit: allmende serve --host 0.0.0.0
links-code = Der Link als Code für Handys
links-none = Nur wer am Tisch sitzt, sieht seine Links.

## refused

refused-other = Das wurde abgelehnt: { $why }
refused-stale = Der Tisch ist schon weiter. Bitte noch einmal hinsehen.
refused-wrong-seq = So weit ist der Tisch noch nicht. Bitte noch einmal versuchen.
refused-illegal-option = Das geht jetzt nicht.
refused-too-many-picks = Es kam etwas Neues: erst hinsehen, dann weiter.
refused-not-asked = Du hast jetzt nichts zu wählen.
refused-over = Die Partie ist zu Ende.
refused-nothing-to-undo = Es gibt keine Entscheidung von dir, die zurückgenommen werden könnte.
refused-vote-open = Darum bittet schon jemand: erst antworten.
refused-seat-open = Ein Platz ist noch frei: Was aufgedeckt wurde, lässt sich nicht zurücknehmen.
refused-closed = Dieser Tisch ist geschlossen: Du kannst ihn ansehen und verlassen.
refused-reading-only = Gerade lässt sich nichts ändern. Versuch es in einer Weile noch einmal.
refused-draining = Der Server hält gleich an und beginnt nichts Neues. Versuch es in einer Weile noch einmal.
refused-other-rules = Diese Partie wurde nach älteren Regeln gespielt und lässt sich hier nicht fortsetzen.
refused-no-vote = Es gibt nichts mehr abzustimmen.
refused-no-rights = Du hast keinen Platz an diesem Tisch. Frag nach seinem Link.
refused-no-table = Diesen Tisch gibt es nicht, oder er wurde gelöscht.
refused-not-saved = Das ließ sich nicht speichern. Bitte noch einmal versuchen.
refused-no-database = Der Server erreicht seine Datenbank nicht. Versuche es bald noch einmal.
refused-too-many-people = Zu viele neue Leute von deiner Adresse. Versuche es in einer Minute noch einmal.
refused-too-many-tables = Zu viele offene Tische: Spiele einen zu Ende, lösche einen oder warte etwas.
refused-rated-stands = Diese Partie wird gewertet: Nichts Gesehenes wird zurückgenommen. Wer geht, hat verloren.
refused-rated-open = Du hast noch eine gewertete Partie gegen Bots: Beende oder verlasse sie erst.
refused-full = Alle Plätze an diesem Tisch sind besetzt.
refused-slow-down = Das war zu schnell. Warte eine Sekunde.
refused-busy = Es wird noch gerechnet. Versuche es gleich noch einmal.
refused-too-slow = Das hat zu lange gedauert und wurde abgebrochen.
refused-too-long = An diesem Tisch ist zu viel geschehen: Er geht nicht weiter.
refused-unknown-game = Ein Spiel mit diesem Namen gibt es hier nicht.
refused-offline = Der Server antwortet nicht.

## pages

page-start = Was spielen wir?
page-start-lead = Karten und Höfe auf einem offenen Tisch: gegen Bots, zu mehreren an einem Bildschirm oder mit Freunden in der Ferne.
page-you-are = Du spielst als
page-name-change = Namen ändern
page-name-keep = Speichern
page-name-none = Gast
page-games = Spiele
page-no-games = Hier gibt es keine Spiele.
page-players = { $same ->
    [yes] { $least } Spieler
   *[no] { $least }–{ $most } Spieler
}
page-minutes = { $least }–{ $most } Minuten
page-no-board = Noch ohne Spielplan: gespielt aus Listen
page-play = Gleich spielen
page-play-whom = { $count ->
    [one] Du gegen einen Bot
   *[other] Du gegen { $count } Bots
}
page-learn = Spielen lernen
page-lesson = Lektion
page-set-up = Tisch einrichten
page-laying = Der Tisch wird gedeckt …
page-failed = Das hat nicht geklappt: { $why }
page-again = Noch einmal versuchen
page-back = Zurück
page-cancel = Abbrechen

page-tables = Meine Tische
page-tables-none = Noch kein Tisch. Der erste ist nur einen Klick entfernt.
page-tables-all = Alle meine Tische
page-your-turn = Du bist am Zug
page-held = Ein Bot spielt für dich
page-ended = Ohne Ergebnis beendet
page-turn-of = { $name } ist am Zug
page-turn-of-several = Warten auf { $names }
page-seats-open = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
page-running = Laufend
page-finished = Zu Ende
page-watch-film = Film ansehen
page-with = mit { $names }
page-leave = Verlassen
page-leave-sure = Ein Bot nimmt deinen Platz ein, und du bekommst ihn nicht zurück. Diesen Tisch verlassen?
page-delete = Löschen
page-delete-sure = Der Tisch und sein Film sind dann für alle fort. Löschen?
page-delete-asked = Hier spielen andere: Sind alle einverstanden, ist der Tisch weg.
page-import = Eine Aufzeichnung ansehen
page-import-lead = Zieh die Datei einer beendeten Partie hierher, oder wähle sie aus.
page-import-choose = Datei wählen
page-import-drop = Loslassen und ansehen
page-import-bad = Diese Datei ist keine Aufzeichnung einer Partie.

page-new = Tisch einrichten
page-seats = Plätze
page-seats-lead = Wer spielt mit? Für alle ein Platz.
page-seat = Platz { $number }
page-seat-kind = Wer sitzt auf Platz { $number }?
page-seat-me = Du
page-seat-here = Jemand an diesem Bildschirm
page-seat-open = Ein Gast, mit Link
page-seat-bot = Ein Bot
page-seat-open-about = Du bekommst einen Link zum Weitergeben. Wer ihn öffnet, nimmt diesen Platz ein.
page-seat-here-about = Ihr teilt euch den Bildschirm. Dazwischen sind die Handkarten verdeckt.
page-seat-name = Name auf Platz { $number }
page-seat-name-hint = Name
page-seat-time = Platz { $number }: Bedenkzeit
page-seat-time-usual = Übliche Zeit
page-seat-time-seconds = { $seconds ->
    [one] Bis zu { $seconds } Sekunde
   *[other] Bis zu { $seconds } Sekunden
}
page-seat-level = Bot auf Platz { $number }
page-seat-level-card = Seine Lieblingskarte
page-seat-add = Platz hinzufügen
page-seat-remove = Platz { $number } entfernen
page-nobody = Mindestens ein Platz muss für dich, für jemanden an diesem Bildschirm oder für einen Gast sein.
page-options = Das Spiel
page-as-usual = wie üblich
page-more-options = Weitere Einstellungen
page-hints = Empfehlungen
page-hints-about = Der Tisch zeigt gute Möglichkeiten, wann immer jemand wählt, und sagt, warum. Spielst du nur gegen Bots, kannst du jederzeit danach fragen.
page-seed = Startwert
page-seed-about = Dieselbe Zahl gibt dieselben Karten aus. Alle am Tisch erfahren, dass sie gewählt wurde.
page-seed-random = wird ausgelost
page-begin = Anfangen

page-join-title = { $name } lädt dich ein
page-join-title-plain = Du bist eingeladen
page-join-game = zu einer Partie { $game }
page-join-who = Am Tisch
page-join-name = Wie sollen die anderen dich nennen?
page-join-take = Platz nehmen
page-join-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
page-join-full = Alle Plätze sind besetzt. Zuschauen kannst du trotzdem.
page-join-over = Diese Partie ist zu Ende. Du kannst ansehen, wie sie verlief.
page-join-watch = Nur zuschauen
page-join-wrong = Dieser Link führt an keinen Tisch. Vielleicht wurde der Tisch gelöscht, oder dem Link fehlt ein Stück.
page-seat-nobody = Freier Platz
page-seat-free = frei

page-settings = Einstellungen
page-settings-look = Aussehen
page-settings-play = Am Tisch
page-settings-notice = Wenn du am Zug bist
page-settings-kept = Wird für alle deine Besuche gespeichert.
page-language = Sprache
page-language-auto = Wie der Browser
page-theme = Licht
page-theme-auto = Wie das System
page-theme-day = Tag
page-to-evening = Abendlicht
page-to-day = Tageslicht
page-theme-evening = Abend
page-motion = Animation
page-motion-auto = Wie das System
page-motion-on = An
page-motion-off = Aus
page-motion-about = Karten und Waren fliegen dorthin, wo sie hingehören. Ein Tippen überspringt es.
page-text-size = Schriftgröße
page-text-size-now = { $percent } %
page-sound = Ein leiser Ton
page-notify = Eine Meldung des Browsers, während du woanders bist
page-notify-blocked = Der Browser erlaubt es nicht. Ändern lässt sich das in seinen eigenen Einstellungen.
page-pace = Was andere tun
page-pace-about = Eine Entscheidung nach der anderen, damit du folgen kannst. Ein Tippen auf den Spielplan oder Escape springt in die Gegenwart.
page-pace-calm = Ruhig
page-pace-brisk = Zügig
page-pace-off = Sofort
page-confirm = Nachfragen, bevor mein Zug endet
page-confirm-about = Ein Klick mehr, dafür endet kein Zug aus Versehen.
page-advice = Empfehlungen
page-advice-about = Gute Möglichkeiten bekommen eine Marke, mit dem Grund. Die Glühbirne am Tisch oder H schaltet sie ein und aus.
page-advice-auto = Wie am Tisch
page-advice-on = An
page-advice-off = Aus
page-hover = Kartentexte beim Darüberfahren
page-hover-about = Mit der Tastatur oder durch Tippen öffnen sie sich immer.
page-log-beside = Protokoll neben dem Spielplan

page-help = So spielst du hier
page-help-lead = Der Tisch kennt die Regeln. Er lässt leuchten, was du tun darfst, und wartet.
page-help-board = Der Spielplan ist das Menü
page-help-board-1 = Was leuchtet, wählst du dort, wo es liegt: eine Karte auf der Hand, einen Stapel, ein Feld. Gegen die Regeln kann nichts geschehen.
page-help-board-2 = Die Leiste sagt, was von dir verlangt wird, und hat die wenigen Knöpfe, die auf dem Tisch keinen Platz haben.
page-help-board-3 = Der Name einer Karte bringt ihren Text mit: Fahre darüber, tippe darauf oder gehe mit der Tastatur hin.
page-help-undo = Zurücknehmen
page-help-undo-1 = „Zurück“ nimmt deine letzte Entscheidung zurück, dann die davor, auch wenn Bots schon geantwortet haben.
page-help-undo-2 = „Zug neu“ geht an den Anfang deines Zuges, solange niemand sonst gehandelt hat und nichts Neues aufgedeckt wurde.
page-help-undo-3 = Weiter zurück geht es im Protokoll mit „Bis hierher zurück“. Bist du mit Bots allein, geschieht es sofort. Sonst werden die anderen gefragt, und alle müssen zustimmen.
page-help-log = Protokoll und Film
page-help-log-1 = Eine Linie zeigt, was seit deiner letzten Entscheidung geschah. Klicke auf eine Zeile, und du siehst den Tisch in diesem Augenblick.
page-help-log-2 = Jede beendete Partie ist ein Film: Geh ihn Schritt für Schritt durch, verschicke einen Link zu einem Augenblick, oder speichere die Aufzeichnung als Datei.
page-help-friends = Mit anderen
page-help-friends-1 = Ein Gast öffnet den Link, den du schickst, und nimmt Platz. Mit einem zweiten Link kann man zuschauen, ohne Handkarten zu sehen.
page-help-friends-2 = An einem Bildschirm bleiben die Handkarten verdeckt, bis sich die nächste Person meldet.
page-help-friends-3 = Schließe die Seite, wann du willst: Der Tisch bleibt, und eine verlorene Verbindung kommt von selbst zurück.
page-help-keys = Tasten
page-key-arrows = zwischen dem wechseln, was leuchtet; im Film vor und zurück
page-key-enter = wählen
page-key-digits = aus der Leiste und der Liste wählen
page-key-u = zurücknehmen
page-key-r = meinen Zug neu beginnen
page-key-h = Empfehlungen an oder aus
page-key-l = das Protokoll
page-key-t = das Gespräch
page-key-n = in Partien über Tage zum nächsten Tisch, an dem du am Zug bist
page-key-space = den Film abspielen und anhalten
page-key-help = diese Seite
page-key-escape = schließen, oder zurück in die Gegenwart
page-key-name-arrows = Pfeile
page-key-name-enter = Enter
page-key-name-space = Leertaste
page-key-name-escape = Escape
page-help-rules = Die Regeln selbst
page-help-rules-1 = Maßgeblich ist die Anleitung des Spiels. Was man leicht übersieht, steht unter dem Text jeder Karte.

page-unknown = Hier ist nichts
page-unknown-lead = Diese Adresse führt nirgendwohin. Vielleicht wurde der Tisch gelöscht.
page-to-start = Zur Startseite

## log

log-title = Protokoll
log-empty = Noch ist nichts geschehen.
log-beginning = Der Anfang
log-earlier = Frühere Züge
log-since = Seit deiner letzten Entscheidung
log-moment = Den Tisch danach zeigen
log-take-back = Das zurücknehmen
log-take-back-ask = Um Rücknahme bitten
log-undo-to = Bis hierher zurück
log-undo-ask = Bitten, hierher zurückzugehen
log-latest = { $count ->
    [0] Zum Neuesten
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
}
log-by = { $who ->
    [you] Du:
   *[other] { $name }:
}
log-more = { $first } und { $count } weitere
log-copy = Kopieren
log-copied = Kopiert
log-save = Als Text speichern

## film

film-title = Film
film-moment = Augenblick
film-at = Entscheidung { $pick } von { $picks }
film-at-turn = Zug { $turn }
film-at-round = Runde { $turn }
film-at-stage = Abschnitt { $turn }
film-start = Der Anfang
film-end = Das Ende
film-play = Abspielen
film-pause = Anhalten
film-back = Einen Schritt zurück
film-forth = Einen Schritt weiter
film-turn-back = Einen Zug zurück
film-turn-forth = Einen Zug weiter
film-speed = Tempo
film-speed-times = { $times }×
film-link = Link zu diesem Augenblick kopieren
film-link-copied = Der Link ist kopiert
film-record = Aufzeichnung speichern
film-points = Punkte bis hierher
film-keys = Pfeile gehen Schritt für Schritt, die Leertaste spielt ab
film-closed = Dieser Tisch ist geschlossen: Hier spielt niemand mehr.
film-other-rules = Gespielt nach älteren Regeln: Der Tisch bleibt wie nach Entscheidung { $pick }, das Protokoll erzählt den Rest.

## over

player-nothing = Noch liegt nichts offen.
over-title = Die Partie ist zu Ende
over-scores = Wertung
over-category = Punkte
over-course = Wie die Partie verlief
over-course-about = Die Punkte aller im Lauf der Partie
over-course-x-turn = Zug
over-course-x-round = Runde
over-course-x-stage = Abschnitt
over-course-x-pick = Entscheidung
over-course-y = Punkte
over-course-moment = Augenblick der Partie
over-course-read = { $when }: { $points }
over-course-points = { $name } { $points }
over-course-table = Als Tabelle
over-course-show = Diesen Augenblick zeigen
over-course-failed = Der Verlauf der Partie ließ sich nicht laden.
over-again = Noch einmal
over-again-same = Mit denselben Karten
over-again-seated = Die nächste Partie liegt bereit.
over-again-go = Dorthin
over-film = Film ansehen
over-home = Zur Startseite
over-look = Den Tisch ansehen
over-sheet = Wertung

## Eine Kampagne: Partien, die aufeinander folgen

campaign = Kampagne
campaign-see = Zur Kampagne
campaign-number = Partie { $number } von { $games }
campaign-target = Herausforderung { $number }: { $target } Punkte erreichen.
campaign-missed = Noch nicht geschafft. Herausforderung { $number } noch einmal: { $target } Punkte erreichen.
campaign-won = { $count ->
    [one] { $names } gewinnt die Kampagne.
   *[other] { $names } teilen sich den Sieg.
}
campaign-won-alone = Alle acht Herausforderungen sind gemeistert!
campaign-go = Zum Tisch
campaign-standing = Der Stand
campaign-game = Partie
campaign-aim = Ziel
campaign-points = Punkte
campaign-reached = erreicht
campaign-not = verfehlt
campaign-sum = Kampagnenpunkte
campaign-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
campaign-carried = In Partie { $number } mitgebracht
campaign-first = beginnt
campaign-more = +{ $count } { $good }
campaign-take = Welche Ausbildung kommt mit?
campaign-take-none = Keine
campaign-secure = Welche Ausbildung sicherst du? Sie liegt von nun an in jeder Partie aus.
campaign-next = Weiter zu Partie { $number }
campaign-again = Noch ein Versuch
campaign-waits = Warten auf { $names }.
campaign-soon = Dauert es länger als zehn Minuten, kann es auch so weitergehen.
campaign-late = Es kann weitergehen: Wer noch fehlt, für den wählt ein Bot.
campaign-without = Ohne zu warten weiter

## Lernen

learn-title = { $game } lernen
learn-lessons = Lektionen
learn-lessons-about = Ein paar geführte Züge an einem echten Tisch. Schiefgehen kann nichts.
learn-lesson = Lektion { $number }
learn-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
learn-begin = Los
learn-rules = Die Regeln in Kürze
learn-note = Lektion
learn-step = Schritt { $number } von { $all }
learn-next = Weiter
learn-back = Zurück
learn-back-title = Einen Schritt zurück; deine Entscheidungen seither werden mit zurückgenommen
learn-leave = Lektion verlassen
learn-you = Jetzt du!
learn-others = Die anderen sind am Zug …
learn-nudge = In deiner eigenen Partie ist das vielleicht eine gute Idee. Nimm hier bitte, *was markiert ist*.
learn-stray = Du hast den Weg der Lektion verlassen.
learn-free = Ohne sie weiterspielen
learn-again = Von vorn beginnen
learn-following = Nächste Lektion
learn-play = Spiel deine erste Partie
learn-play-about = Gegen einen Bot, mit Empfehlungen.

## lookup: Regeln und Karten

lookup-clear = Suche leeren
lookup-ways = Mehr nachschlagen
lookup-rules = Die Regeln
lookup-cards = { $what ->
    [tiles] Die Plättchen
   *[cards] Die Karten
}
lookup-no-rulings = Dazu gibt es keine Klarstellungen: Der Text sagt alles.
lookup-named = In den Regeln nachschlagen

rules-title = { $game }: die Regeln
rules-lead = Jede Regel mit ihrer Nummer, in eigenen Worten. Wo im Regelheft etwas anderes steht, gilt das Regelheft.
rules-search = Eine Regel nachschlagen
rules-hint = Wörter, eine Nummer, eine Karte …
rules-none = Zu diesem Spiel gibt es keine Regeln zum Nachschlagen.
rules-contents = Inhalt
rules-letters = Was die Buchstaben hinter den Regeln bedeuten
rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
rules-nothing = In keiner Regel stehen alle diese Wörter.
rules-meant = mit „{ $words }“
rules-more-cards = Weitere:
rules-all-cards = alle { $count }

cards-title = { $game }: { $what ->
    [tiles] die Plättchen
   *[cards] die Karten
}
cards-nothing = In diesem Spiel gibt es nichts anzusehen.
cards-search = In Namen und Texten suchen
cards-hint = Name, Text …
cards-count = { $what ->
    [tiles] { $count } Plättchen
   *[cards] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
}
cards-sort = Sortieren
cards-sort-box = nach Schachtel
cards-sort-name = nach Namen
cards-sort-cost = nach Kosten
cards-filters = Filter
cards-reset = Ohne Filter
cards-here = Nur was in dieser Partie vorkommt
cards-more = { $count } weitere
cards-before = Vorige
cards-next = Nächste
cards-by-set = Schachtel
cards-by-deck = Deck
cards-by-kind = Art
cards-by-type = Kartentyp
cards-by-cost = Kosten
cards-by-players = Spieler
cards-by-does = Wirkung
cards-by-has = Mit
cards-by-level = Stufe
cards-by-terrain = Liegt auf
cards-by-points = Punkte


## Zurückblicken

review-title = Analyse
review-lead = Der Tisch sieht sich jede Entscheidung noch einmal an, mit dem, was ihr Spieler in diesem Moment wusste: wie die Siegchance verlief, wo sich die Partie wendete und was besser gewesen wäre.
review-begin = Alle Entscheidungen ansehen
review-running = Angesehen: { $done } von { $picks }
review-goes-on = Das geht weiter, auch wenn du die Seite verlässt, und das Ergebnis bleibt erhalten.
review-failed = Die Analyse wurde unterbrochen. Sie geht dort weiter, wo sie war.
review-percent = { $share } %
review-chances = Die Siegchance, soweit jeder Spieler sie kennen konnte
review-points = Die Punkte, mit denen zu rechnen war
review-win = { $share } % Siegchance
review-best = Der Tisch hätte dasselbe gewählt.
review-instead = „{ $best }“ statt „{ $picked }“.
review-worth = Das ist { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte und { $lost } % Siegchance wert, soweit man das sagen kann.
review-worth-alone = Das ist { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte wert, soweit man das sagen kann.
review-because = Warum: { $why }
review-grade-fine = Ebenso gut:
review-grade-small = Eine Kleinigkeit:
review-grade-slip = Besser:
review-grade-mistake = Viel besser:
review-no-decision = Hier entscheidet niemand.
review-seat = Als
review-play-on = Von hier aus weiterspielen
review-play-on-about = Ein neuer Tisch gegen Bots. Was dir hier verborgen war, wird neu gezogen.
review-turns = Wendepunkte
review-turn-mistake = { $name } wählt etwas viel Schwächeres
review-turn-swing = Die Partie wendet sich für { $name }
review-no-turns = Kein einzelner Moment hat diese Partie entschieden.
review-change = { $change } %
review-points-more = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
review-points-less = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
review-slips = Was besser gewesen wäre
review-honest = All das ist geschätzt, indem von hier aus oft weitergespielt wurde, nie mit verdeckten Karten. Kleine Unterschiede sind oft Zufall.

## Rätsel

puzzle-title = Rätsel
puzzle-link = Rätsel: jeden Tag eines
puzzle-lead = Stellungen aus echten Partien, in denen eine Möglichkeit klar die beste ist. Finde sie auf dem Spielplan. Alle haben dasselbe Rätsel des Tages.
puzzle-today = Rätsel des Tages
puzzle-number = Rätsel { $number }
puzzle-any = Ein anderes
puzzle-all = Alle Rätsel
puzzle-none = Hier gibt es keine Rätsel.
puzzle-count = { $count } Rätsel
puzzle-solved-today = Für heute gelöst
puzzle-streak = Gelöst, Tage hintereinander: { $days }
puzzle-question = Hier ist eine Möglichkeit klar die beste. Welche? Wähle sie auf dem Spielplan.
puzzle-wrong = Die ist es nicht. Versuche bisher: { $tries }
puzzle-right = Richtig:
puzzle-shown = Am besten ist:
puzzle-show = Zeig es mir
puzzle-gain = { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte besser als alles andere (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
puzzle-win = { $win } % statt { $other } % Siegchance.
puzzle-play-on = Oder wähle sie und spiele von hier aus gegen Bots weiter.
