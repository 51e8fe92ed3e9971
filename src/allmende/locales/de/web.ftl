### Die Seite im Browser. Jeder Bereich hat seinen Abschnitt, und seine Namen beginnen mit dem des Bereichs.

close = Schließen

## frame

frame-pages = Seiten
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
table-options = Alles, was jetzt geht
table-hint = empfohlen, Nummer { $place }
table-hint-why = { $sure ->
    [sure] erwartet { $gain } Punkte, ziemlich sicher
    [likely] erwartet { $gain } Punkte
   *[close] erwartet { $gain } Punkte, aber es ist knapp
}
table-all-buttons = Alle { $count }
table-fewer = Schließen
table-opening = Der Tisch wird geöffnet …
table-lost = Die Verbindung ist weg. Neuer Versuch …
table-offline = Dieses Gerät ist offline. Der Tisch wartet, bis es wieder da ist.
table-lost-kept = Was du gewählt hast, wird dann gesendet, genau einmal.
table-sending = Wird gesendet …
table-cannot = Dieser Tisch lässt sich nicht zeigen
table-past = Der Tisch nach { $pick ->
    [one] 1 Zug
   *[other] { $pick } Zügen
}. Hier lässt sich nichts wählen.
table-present = Zurück zur Gegenwart
table-over = Die Partie ist zu Ende.
table-waits = Warten auf { $who }
table-waits-open = Noch hat niemand den freien Platz genommen
table-invite = Einladen
table-confirm = { $what }? Dann sind die anderen dran.
table-confirm-all = So abschließen
table-confirm-yes = Ja
table-confirm-no = Noch nicht
table-undo = Zurück
table-undo-title = Meine letzte Wahl zurücknehmen (U)
table-undo-ask = Zurück?
table-undo-ask-title = Die anderen fragen, ob ich meine letzte Wahl zurücknehmen darf (U)
table-reset = Zug neu
table-reset-title = Den ganzen Zug zurücknehmen, soweit nichts Neues zu sehen war (R)
table-cover = Als Nächstes: { $name }
table-cover-text = Gib den Bildschirm an { $name }. Alle Handkarten sind verdeckt.
table-uncover = Ich bin da, zeig meine Hand
table-vote = { $name } möchte { $count ->
    [one] die letzte Wahl
   *[other] die letzten { $count } Wahlen
} zurücknehmen.
table-vote-delete = { $name } möchte diesen Tisch löschen.
table-vote-waits = Warten auf { $who }.
table-vote-look = Zeigen
table-vote-yes = Einverstanden
table-vote-no = Nein
table-vote-withdraw = Doch nicht

event-table-join = { $name } setzt sich an den Tisch
event-table-leave = { $name } geht, ein Bot übernimmt
event-table-ask = { $name } möchte zurückgehen
event-table-ask-delete = { $name } möchte den Tisch löschen
event-table-vote = { $agree ->
    [yes] { $name } ist einverstanden
   *[no] { $name } lehnt ab
}
event-table-undo = { $name } nimmt { $count ->
    [one] eine Wahl
   *[other] { $count } Wahlen
} zurück
event-table-rematch = { $name } möchte eine Revanche
event-table-wish = { $name } hat für die nächste Partie gewählt
event-table-next = { $name } legt die nächste Partie aus

## links

links-join = Link zum Mitspielen
links-join-text = Wer ihn hat, darf einen freien Platz nehmen.
links-watch = Link zum Zuschauen
links-watch-text = Wer ihn hat, sieht, was Zuschauer sehen, und keine Handkarten.
links-copy = Kopieren
links-copied = Kopiert
links-share = Teilen
links-none = Nur wer am Tisch sitzt, sieht seine Links.

## refused

refused-other = Das wurde abgelehnt: { $why }
refused-stale = Der Tisch ist schon weiter. Bitte noch einmal hinsehen.
refused-wrong-seq = So weit ist der Tisch noch nicht. Bitte noch einmal versuchen.
refused-illegal-option = Das geht jetzt nicht.
refused-too-many-picks = Es kam etwas Neues: erst hinsehen, dann weiter.
refused-not-asked = Du hast jetzt nichts zu wählen.
refused-over = Die Partie ist zu Ende.
refused-nothing-to-undo = Es gibt keine Wahl von dir, die zurückgenommen werden könnte.
refused-vote-open = Darum bittet schon jemand: erst antworten.
refused-seat-open = Ein Platz ist noch frei: Was zu sehen war, wird nicht zurückgenommen.
refused-other-rules = Gespielt nach anderen Regeln als heute: Es geht nicht weiter.
refused-no-vote = Niemand bittet mehr um etwas.
refused-no-rights = Du hast keinen Platz an diesem Tisch. Frag nach seinem Link.
refused-no-table = Diesen Tisch gibt es nicht, oder er wurde gelöscht.
refused-not-saved = Das ließ sich nicht speichern. Bitte noch einmal versuchen.
refused-no-database = Der Server erreicht seine Datenbank nicht. Versuche es gleich noch einmal.
refused-too-many-people = Zu viele neue Leute von deiner Adresse. Versuche es gleich noch einmal.
refused-too-many-tables = Zu viele offene Tische: Spiele einen zu Ende, lösche einen oder warte etwas.
refused-full = Alle Plätze an diesem Tisch sind besetzt.
refused-slow-down = Das war zu schnell. Warte eine Sekunde.
refused-busy = Es wird noch gerechnet. Versuche es gleich noch einmal.
refused-too-slow = Das hat zu lange gedauert.
refused-too-long = An diesem Tisch ist zu viel geschehen: Er geht nicht weiter.
refused-offline = Der Server antwortet nicht.

## pages

page-start = Was spielen wir?
page-start-lead = Karten und Höfe auf einem offenen Tisch: gegen Bots, zu mehreren an einem Bildschirm oder mit Freunden in der Ferne.
page-you-are = Du spielst als
page-name-change = Namen ändern
page-name-keep = Behalten
page-name-none = Gast
page-games = Spiele
page-no-games = Hier gibt es keine Spiele.
page-players = { $same ->
    [yes] { $least } Personen
   *[no] { $least }–{ $most } Personen
}
page-minutes = { $least }–{ $most } Minuten
page-no-board = Noch ohne Plan: gespielt aus Listen
page-play = Gleich spielen
page-play-whom = { $count ->
    [one] Du gegen einen Bot
   *[other] Du gegen { $count } Bots
}
page-set-up = Tisch einrichten
page-laying = Der Tisch wird gedeckt …
page-failed = Das hat nicht geklappt: { $why }
page-again = Noch einmal versuchen
page-back = Zurück
page-cancel = Abbrechen

page-tables = Meine Tische
page-tables-none = Noch kein Tisch. Der erste ist nur einen Klick entfernt.
page-tables-all = Alle meine Tische
page-your-turn = Du bist dran
page-turn-of = { $name } ist dran
page-turn-of-several = Es fehlen noch { $names }
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
page-import-lead = Lass die Datei eines beendeten Spiels hier fallen, oder wähle sie aus.
page-import-choose = Datei wählen
page-import-drop = Loslassen und ansehen
page-import-bad = Diese Datei ist keine Aufzeichnung eines Spiels.

page-new = Tisch einrichten
page-seats = Plätze
page-seats-lead = Wer spielt mit? Für jede Person ein Platz.
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
page-seat-time = Platz { $number }: Zeit für jeden Zug
page-seat-time-usual = Übliche Zeit
page-seat-time-seconds = { $seconds ->
    [one] Bis zu { $seconds } Sekunde
   *[other] Bis zu { $seconds } Sekunden
}
page-seat-level = Bot auf Platz { $number }
page-seat-level-card = Seine Lieblingskarte
page-seat-add = Platz dazu
page-seat-remove = Platz { $number } entfernen
page-nobody = Mindestens ein Platz muss für dich, für jemanden an diesem Bildschirm oder für einen Gast sein.
page-options = Das Spiel
page-as-usual = wie üblich
page-more-options = Weitere Einstellungen
page-hints = Empfehlungen
page-hints-about = Drei Marken zeigen gute Möglichkeiten, wann immer du wählst. Für das erste Spiel.
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
page-join-over = Dieses Spiel ist zu Ende. Du kannst ansehen, wie es verlief.
page-join-watch = Nur zuschauen
page-join-wrong = Dieser Link führt an keinen Tisch. Vielleicht wurde der Tisch gelöscht, oder dem Link fehlt ein Stück.
page-seat-nobody = Freier Platz
page-seat-free = frei

page-settings = Einstellungen
page-settings-look = Aussehen
page-settings-play = Am Tisch
page-settings-notice = Wenn du dran bist
page-settings-kept = Wird für dich aufgehoben, bei jedem Besuch.
page-language = Sprache
page-language-auto = Wie der Browser
page-theme = Licht
page-theme-auto = Wie das System
page-theme-day = Tag
page-to-evening = Abendlicht
page-to-day = Tageslicht
page-theme-evening = Abend
page-motion = Bewegung
page-motion-auto = Wie das System
page-motion-on = An
page-motion-off = Aus
page-motion-about = Karten und Waren fliegen dorthin, wohin sie kommen. Ein Tippen überspringt es.
page-text-size = Größe der Schrift
page-text-size-now = { $percent } %
page-sound = Ein leiser Ton
page-notify = Eine Meldung des Browsers, während du woanders hinsiehst
page-notify-blocked = Der Browser erlaubt es nicht. Ändern lässt sich das in seinen eigenen Einstellungen.
page-confirm = Nachfragen, bevor mein Zug endet
page-confirm-about = Ein Klick mehr, dafür endet kein Zug aus Versehen.
page-hover = Kartentexte beim Darüberfahren
page-hover-about = Mit der Tastatur oder durch Tippen öffnen sie sich immer.
page-log-beside = Das Protokoll neben dem Plan

page-help = So spielst du hier
page-help-lead = Der Tisch kennt die Regeln. Er lässt leuchten, was du tun darfst, und wartet.
page-help-board = Der Plan ist das Menü
page-help-board-1 = Was leuchtet, wählst du dort, wo es liegt: eine Karte auf der Hand, einen Stapel, ein Feld. Etwas Falsches geht nicht.
page-help-board-2 = Die Leiste sagt, was von dir gefragt ist, und hält die wenigen Knöpfe, die nirgends auf dem Tisch liegen.
page-help-board-3 = Der Name einer Karte bringt ihren Text mit: Fahre darüber, tippe darauf oder gehe mit der Tastatur hin.
page-help-undo = Zurücknehmen
page-help-undo-1 = „Zurück“ nimmt deine letzte Wahl zurück, und die davor, solange niemand sonst gehandelt hat und nichts Neues zu sehen war.
page-help-undo-2 = „Zug neu“ geht an den Anfang deines Zuges, in denselben Grenzen.
page-help-undo-3 = Weiter zurück geht es im Protokoll mit „Bis hierher zurück“. Bist du mit Bots allein, geschieht es sofort. Sonst werden die anderen gefragt, und alle müssen zustimmen.
page-help-log = Protokoll und Film
page-help-log-1 = Eine Linie zeigt, was seit deiner letzten Wahl geschah. Klicke auf eine Zeile, und du siehst den Tisch in diesem Augenblick.
page-help-log-2 = Jedes beendete Spiel ist ein Film: Geh ihn Schritt für Schritt durch, verschicke einen Link zu einem Augenblick, oder hebe die Aufzeichnung als Datei auf.
page-help-friends = Mit anderen
page-help-friends-1 = Ein Gast öffnet den Link, den du schickst, und nimmt Platz. Mit einem zweiten Link kann man zuschauen, ohne eine Hand zu sehen.
page-help-friends-2 = An einem Bildschirm bleiben die Handkarten verdeckt, bis sich die nächste Person meldet.
page-help-friends-3 = Schließe die Seite, wann du willst: Der Tisch bleibt, und eine verlorene Verbindung kommt von selbst zurück.
page-help-keys = Tasten
page-key-arrows = zwischen dem wechseln, was leuchtet; im Film vor und zurück
page-key-enter = wählen
page-key-digits = aus der Leiste und der Liste wählen
page-key-u = zurücknehmen
page-key-r = meinen Zug neu beginnen
page-key-l = das Protokoll
page-key-space = den Film abspielen und anhalten
page-key-help = diese Seite
page-key-escape = schließen, oder zurück in die Gegenwart
page-key-name-arrows = Pfeile
page-key-name-enter = Enter
page-key-name-space = Leertaste
page-key-name-escape = Escape
page-help-rules = Die Regeln selbst
page-help-rules-1 = Maßgeblich ist die Anleitung des Spiels. Was man dort leicht übersieht, steht unter dem Text jeder Karte.

page-unknown = Hier ist nichts
page-unknown-lead = Diese Adresse führt nirgendwohin. Vielleicht wurde der Tisch gelöscht.
page-to-start = Zur Startseite

## log

log-title = Protokoll
log-empty = Noch ist nichts geschehen.
log-beginning = Der Anfang
log-earlier = Frühere Züge
log-since = Seit deiner letzten Wahl
log-moment = Den Tisch danach zeigen
log-take-back = Das zurücknehmen
log-take-back-ask = Fragen, ob ich das zurücknehmen darf
log-undo-to = Bis hierher zurück
log-undo-ask = Fragen, ob es bis hierher zurückgehen darf
log-latest = { $count ->
    [0] Zum Neuesten
    [one] 1 neue Zeile
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
film-at = Wahl { $pick } von { $picks }
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
film-other-rules = Gespielt nach anderen Regeln als heute: Der Tisch bleibt wie nach Wahl { $pick }, das Protokoll ist ganz.

## over

over-wins = { $name } gewinnt
over-you-win = Du gewinnst
over-reached = Du hast das Ziel von { $target } Punkten erreicht
over-missed = Ziel verfehlt: { $missing ->
    [one] Ein Punkt fehlt
   *[other] { $missing } Punkte fehlen
} zu { $target }
over-team = { $names } gewinnen
over-shared = { $names } teilen sich den Sieg
over-title = Das Spiel ist zu Ende
over-scores = Wertung
over-category = Punkte
over-course = Wie es dazu kam
over-course-about = Die Punkte aller Plätze im Lauf des Spiels
over-course-x-turn = Zug
over-course-x-round = Runde
over-course-x-stage = Abschnitt
over-course-x-pick = Wahl
over-course-y = Punkte
over-course-moment = Augenblick des Spiels
over-course-read = { $when }: { $points }
over-course-points = { $name } { $points }
over-course-table = Als Tabelle
over-course-show = Diesen Augenblick zeigen
over-course-failed = Der Verlauf des Spiels ließ sich nicht laden.
over-again = Noch einmal
over-again-same = Mit denselben Karten
over-again-seated = Das nächste Spiel liegt bereit.
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
campaign-missed = Knapp daneben. Herausforderung { $number } noch einmal: { $target } Punkte erreichen.
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
campaign-of = { $points } Punkte
campaign-carried = In Partie { $number } mitgebracht
campaign-first = beginnt
campaign-more = +{ $count } { $good }
campaign-take = Welche Ausbildung kommt mit?
campaign-take-none = Keine
campaign-secure = Welche Ausbildung sicherst du? Sie liegt von nun an in jeder Partie aus.
campaign-next = Weiter zu Partie { $number }
campaign-again = Noch ein Versuch
campaign-waits = Warten auf die Wahl von { $names }.
campaign-soon = Dauert es länger als zehn Minuten, geht es auch ohne weiter.
campaign-late = Es kann weitergehen: Was fehlt, wird gewählt wie von einem Bot.
campaign-without = Ohne zu warten weiter
