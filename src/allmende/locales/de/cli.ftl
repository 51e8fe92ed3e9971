### Das Terminal und die Kommandozeile


## Spielen

your-choice = Deine Wahl (h: Hilfe) >{" "}
press-enter = Enter: zurück zum Tisch >{" "}
cover = Als Nächstes: { $name }
cover-enter = { $name }, drück Enter, sobald nur du den Bildschirm siehst >{" "}
undone = Zurückgenommen.
nothing-to-undo = Es gibt nichts zurückzunehmen: Inzwischen hat jemand anderes gehandelt, oder es wurde etwas Neues aufgedeckt.
no-such-number = Eine { $number } gibt es hier nicht: Tippe eine der Zahlen von oben.
no-such-word = Hier heißt nichts „{ $word }“: Tippe eine Zahl, oder h für Hilfe.
several-such-words = Auf „{ $word }“ passt hier mehreres: Tippe mehr davon, oder die Zahl.
no-help = Über „{ $word }“ gibt es nichts weiter zu sagen.
log-more = … { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} davor (l zeigt alle)
saved = Gespeichert. Weiter geht es mit: allmende resume { $name }
record-kept = Noch einmal ansehen: allmende replay { $path }

help-title = Was du tippen kannst
key-number = 3
help-number = wählt Möglichkeit 3; 0 heißt „fertig“, wo es das gibt
key-word = wort
help-word = wählt die einzige Möglichkeit, in der dieses Wort vorkommt
key-several = wort, wort
help-several = mehrere Entscheidungen nacheinander: a1|b1, /b1, b1|c1
key-card = ?3  ?name
help-card = erklärt Möglichkeit 3, oder eine Karte oder ein Plättchen mit diesem Namen
key-undo = u
help-undo = nimmt deine letzte Entscheidung zurück, solange seither niemand gehandelt hat und nichts Neues aufgedeckt wurde
key-log = l
help-log = das ganze Protokoll
key-help = h
help-help = diese Seite
key-quit = q
help-quit = speichert und hört auf (wie Strg-C); „allmende resume“ macht weiter

score-title = Endstand

## Partien, die aufeinander folgen

series-title = Die Kampagne
series-game = Partie
series-game-number = Partie { $number }
series-target = Ziel
series-points = Punkte
series-reached = Erreicht
series-yes = ja
series-no = nein
series-sum = Kampagnenpunkte
series-all = Punkte aller Partien
series-won = { $count ->
    [one] { $names } gewinnt die Kampagne.
   *[other] { $names } teilen sich den Sieg in der Kampagne.
}
series-take = { $name }: Welche Karte geht mit in die nächste Partie?
series-nothing = Keine
series-next = Es folgt Partie { $number }.
series-next-target = { $again ->
    [yes] Das Ziel wurde verfehlt: noch einmal Partie { $number }, mit { $target } Punkten als Ziel.
   *[no] Es folgt Partie { $number }, mit { $target } Punkten als Ziel.
}
series-begin = Beginnen (Strg-C: ein andermal)

## Eine Partie noch einmal ansehen

replay-title = Entscheidung { $at } von { $total }
replay-keys = Enter: weiter · b: zurück · eine Zahl: springt hin · a: läuft, Enter hält an · q: Ende >{" "}
replay-range = Tippe eine Zahl von 0 bis { $total }.
replay-unknown = „{ $word }“ bedeutet hier nichts.
replay-end = Hier endet die Aufzeichnung.

## Vor der Partie

welcome = Allmende, ein Tisch für Landspiele
ask-go-on = Es gibt eine angefangene Partie.
go-on = Weiterspielen
saved-game = { $game } mit { $seats }, gespeichert { $when }
begin-new = Eine neue Partie beginnen
ask-game = Welches Spiel?
ask-opponent = Gegen wen?
enter-means = Enter = { $name } >{" "}
seat-me = eine zweite Person an diesem Bildschirm
other-bots = oder tippe den Namen eines anderen Bots: { $names }

## Listen

players-range = für { $least } bis { $most } Spieler
column-file = Datei
column-game = Spiel
column-seats = Plätze
column-picks = Entscheidungen
column-saved = Gespeichert

## Der Server

server-ready = Allmende läuft auf { $address }
server-network = Andere in deinem Netz finden es auf { $address }
server-stop = Strg-C hält es an.
server-other-port = Port { $wanted } ist belegt, diesmal ist es { $port }.
server-runs-already = Allmende läuft schon, auf { $address }
server-stopped = Angehalten. Alle Tische sind aufgehoben.
worker-ready = { $count ->
    [one] Ein Prozess arbeitet
   *[other] { $count } Prozesse arbeiten
} für die Server an dieser Datenbank.
worker-stopped = Angehalten. Was nicht fertig wurde, tun andere.

## Hilfe zu den Befehlen

about = Ein offener Tisch für Landspiele. Ohne Befehl öffnet er sich im Browser.
about-play = Im Terminal spielen; ohne GAME wird gefragt, was.
about-resume = Eine gespeicherte Partie weiterspielen: die letzte, oder die in FILE.
about-replay = Eine Aufzeichnung oder eine gespeicherte Partie durchgehen.
about-simulate = Bots viele Partien gegeneinander spielen lassen.
about-games = Die Spiele mit ihren Optionen auflisten.
about-options = Die Optionen eines Spiels: Werte, Vorgaben, und was nicht zusammengeht.
about-rules = Die Regeln eines Spiels nachschlagen, in denen alle diese Wörter stehen, oder eine Nummer wie DOM-042.
about-words = Was gesucht wird: Wörter, eine Nummer, der Name einer Karte; ohne etwas alle Regeln.
about-serve = Den Tisch für Browser öffnen: für die auf diesem Rechner, mit --host auch für die in deinem Netz.
about-worker = Für alle Server an einer PostgreSQL arbeiten: Bots, Empfehlungen, Rückblicke; auf beliebig vielen Rechnern.
about-host = Die Adresse, an der gelauscht wird; 0.0.0.0 ist das ganze Netz.
about-port = Der Port; 0 nimmt einen, der frei ist. Ohne Angabe 8642 oder der nächste freie.
about-data = Der Ordner, in dem die Tische aufgehoben werden.
about-database = Eine Datenbank statt des Ordners, als asynchrone SQLAlchemy-URL.
about-config = Eine TOML-Datei mit Einstellungen; Schalter und Umgebung gelten mehr.
about-processes = So viele Prozesse hinter einer Adresse; mehr als einer braucht PostgreSQL (--database).
about-hands = So viele Aufträge zugleich; ohne Angabe so viele, wie der Rechner Kerne hat.
about-browser = Den Browser öffnen, wenn ein Bildschirm dafür da ist.
about-hall = Eine Diele öffnen, in der Leute offene Tische anderer finden; ein privater Server braucht keine.
about-game = Das Spiel, zum Beispiel dominion; „allmende games“ zählt alle auf.
about-file = Eine Datei, oder der Name einer gespeicherten Partie.
about-lang = Die Sprache; sonst die des Systems, wenn sie eine von diesen ist.
about-seats = Wer spielt: „me“, „me:Anna“ oder ein Bot, mit Kommas dazwischen; mehrere „me“ teilen sich den Bildschirm.
about-kingdom = Dominion: der Name eines Sets, „random“ (zufällig) oder zehn Karten mit Kommas dazwischen.
about-tiles = Das tiefe Land: eine Datei mit eigenen Plättchen und Plänen.
about-players = Wie viele mitspielen.
about-seed = Gleicher Startwert, gleiche Karten.
about-set = Eine weitere Option des Spiels als Name=Wert; auch mehrmals.
about-list = Die gespeicherten Partien auflisten.
about-bots = Die Bots, mit Kommas dazwischen.
about-json = Das Ergebnis als JSON ausgeben.
about-games-number = Wie viele Partien.
about-jobs = Wie viele Prozesse.
about-ray = Auf dem Ray-Cluster mit dieser Adresse spielen („auto“: dem dieses Rechners).
about-out = Alle Partien und Ergebnisse in diesem Ordner sichern; derselbe Befehl macht nach einem Abbruch dort weiter.
about-html = Einen Bericht als eine Seite schreiben.
about-tournament = Alle gegen alle: Elo-Zahlen, und Schluss, sobald die Antwort feststeht.
about-stats = Für jede Karte, jedes Plättchen und jedes Feld: wie oft genommen, und was es bewirkte.
about-curve = Wie die Punkte wachsen, Runde um Runde.
about-table-games = Wie viele Partien an jedem Tisch, höchstens.
about-table-players = Wie viele an einem Tisch sitzen; zwei, wenn das Spiel es erlaubt.
about-margin = Zwei Bots, deren Anteil um weniger von der Hälfte abweicht, sind gleich gut.
about-to-the-end = Alle Partien spielen, auch wenn die Antwort feststeht.
about-forbid = Ein Versuch: diesen Teil aller Karten, Plättchen und Felder allen Spielern durch Zufall verbieten und sehen, was sie verlieren.
about-analyse = Auf eine Partie zurückblicken: was jede Entscheidung wert war und wo sie sich wendete.
about-analyse-budget = Wie gründlich: So viele Entscheidungen werden für jede in Simulationen gespielt.
about-puzzles = Rätsel: Stellungen, in denen eine Möglichkeit klar die beste ist.
about-puzzles-find = Rätsel in Partien zwischen Bots suchen; derselbe Befehl macht nach einem Abbruch dort weiter.
about-puzzles-number = So viele Rätsel.
about-puzzles-simulations = Wie gründlich: So viele Partien werden von einer Stellung aus weitergespielt, um zu belegen, was am besten ist.
about-puzzles-late = Aus welchem Teil einer Partie die Stellungen stammen: 0.7 sind die letzten drei Zehntel.
about-puzzles-alike = Höchstens ein Rätsel von so vielen hat dieselbe Lösung.
about-puzzles-out = Die Datei, in der die Rätsel gesichert werden.
about-train = Ein Netz trainieren: Partien spielen, daraus lernen, und jedes neue Netz um seinen Platz spielen lassen. Läuft, bis es abgebrochen wird.
about-train-out = Der Ordner, der alles aufhebt; derselbe Befehl macht nach einem Abbruch dort weiter.
about-train-games = Wie viele Partien je Generation.
about-generations = Wie viele Generationen; ohne Angabe bis zum Abbruch.
about-simulations = Mit wie vielen Simulationen über jeden Zug nachgedacht wird.
about-table = Ein Tisch, an dem gespielt wird, als „players=2 cards=deal“, oder „all“; auch mehrmals, dann reihum. Ohne Angabe jede Zahl von Spielern.
about-width = Wie breit das Netz ist.
about-depth = Wie viele Schichten sein Rumpf hat.
about-window = Aus wie vielen Generationen von Partien es lernt.
about-batch = Aus wie vielen Entscheidungen es auf einmal lernt.
about-passes = Wie oft es jede neue Entscheidung sieht.
about-contest = In wie vielen Partien ein neues Netz seinen Platz gewinnen kann, höchstens; 0: Es nimmt ihn einfach ein.
about-against = Der Bot, der gleich bleibt, als Maßstab; sonst der eigene des Spiels.
about-measured = Wie viele Partien gegen ihn in jeder Generation.
about-teacher = Ein Bot, aus dessen Partien das erste Netz lernt, statt aus eigenen.
about-taught = So viele Partien des Lehrers; 0: so viele wie in jeder Generation.
about-ahead = Während ein Netz lernt, schon die Partien der nächsten Generation spielen.
about-version = Die Version ausgeben.

## Was schiefging

error-no-such-command = den Befehl „{ $what }“ gibt es nicht, siehe „allmende --help“
error-no-such-option = die Option { $what } gibt es nicht, siehe „allmende --help“
error-bad-argument = dieser Wert passt nicht zu { $what }, siehe „allmende --help“
error-missing-argument = { $what } fehlt, siehe „allmende --help“
error-no-terminal = dafür braucht es ein Terminal und einen Menschen davor
error-empty-seat = ein Platz ist leer in „{ $seats }“: Nenne für jeden „me“ oder einen Bot
error-nobody-plays = einer der Plätze muss „me“ sein, es sind aber „{ $seats }“; unter sich spielen Bots mit „allmende simulate“
error-seats-and-players = { $seats ->
    [one] es ist { $seats } Platz
   *[other] es sind { $seats } Plätze
}, aber --players sagt { $players }
error-wrong-number-of-seats = { $game } ist für { $least } bis { $most } Spieler, es { $seats ->
    [one] ist aber { $seats } Platz
   *[other] sind aber { $seats } Plätze
}
error-game-without-texts = { $game } lässt sich in dieser Sprache noch nicht spielen: Die Texte fehlen
error-bad-setting = „{ $setting }“ sollte aussehen wie Name=Wert
error-not-a-bot = „{ $name }“ ist kein Bot: Er kann nichts wählen
error-cannot-write = { $path } lässt sich nicht schreiben: { $why }
error-cannot-read = { $path } lässt sich nicht lesen: { $why }
error-no-file = es gibt keine Datei { $path }
error-not-json = { $path } ist beschädigt oder keine Datei von Allmende: Es ist kein JSON
error-foreign-file = { $path } ist keine Datei von Allmende
error-not-a-save = { $path } ist die Aufzeichnung einer Partie, keine gespeicherte: „allmende replay“ zeigt sie
error-damaged-file = { $path } ist beschädigt: { $why }
error-nothing-saved = es gibt keine gespeicherte Partie in { $path }
error-port-taken = Port { $port } ist belegt: Beende, was dort lauscht, oder wähle mit --port einen anderen
error-folder-in-use = die Tische in { $path } sind in einem anderen Allmende offen: Halte es an oder wähle mit --data einen anderen Ordner
error-cannot-listen = der Server kann an { $host }, Port { $port }, nicht lauschen: { $why }
error-no-database = die Datenbank geht nicht: { $why }
error-newer-database = die Datenbank stammt von einem neueren Allmende: Bring dieses auf den neuesten Stand, oder wähle mit --data einen anderen Ordner
error-older-processes = an dieser Datenbank laufen noch Prozesse eines älteren Allmende: Halte sie erst an, dann starte dieses
error-bad-proxy = „{ $what }“ in { $where } ist keine Adresse und kein Netz: Dort steht so etwas wie 10.0.0.7 oder 10.0.0.0/24, mit Kommas dazwischen
error-bad-inside = „{ $what }“ in { $where } ist keine Adresse mit Port: Dort steht so etwas wie 10.0.0.5:8700
error-processes-need-postgres = mehrere Prozesse brauchen eine PostgreSQL-Datenbank: Nenne sie mit --database postgresql+asyncpg://… oder lass --processes weg
error-workers-need-postgres = Worker holen ihre Aufträge aus einer PostgreSQL-Datenbank: Nenne die der Server mit --database postgresql+asyncpg://…
error-bad-limit = „{ $what }“ in { $where } ist keine Grenze: Dort steht so etwas wie tables_per_person=50, mit Kommas dazwischen
error-bad-value = „{ $what }“ in { $where } geht nicht: Dort steht so etwas wie { $form }
error-no-mail-from = mail ist gesetzt, mail_from aber nicht: gib an, von welcher Adresse Mail kommt, etwa allmende@example.org
error-no-client = in { $path } liegt keine { $page }: Das ist kein gebauter Client
error-no-such-setting = „{ $what }“ in { $path } ist keine Einstellung: docs/operating.md zählt alle auf
error-not-toml = { $path } ist keine TOML-Datei: { $why }
error-no-otel = für Spuren (traces) fehlen Pakete: pip install 'allmende[otel]'
error-server-failed = der Server konnte nicht starten; warum, steht in den Zeilen darüber

## Einstellungen eines Spiels

wrong-name = { $game } hat keine Option { $name }: Es hat { $names }
wrong-name-near = { $game } hat keine Option { $name }: Meinst du { $near }?
wrong-number = { $name } muss { $least } bis { $most } sein, nicht { $value }
wrong-word = { $name } muss eines von { $values } sein, nicht { $value }
wrong-words = { $name } muss aus { $values } bestehen, nicht aus { $value }
wrong-flag = { $name } muss true oder false sein, nicht { $value }
wrong-seat = { $name } muss ein Platz von 0 bis { $most } sein, nicht { $value }
wrong-but-near = { $sentence }: Meinst du { $near }?

usual-cases = üblich { $cases }, sonst { $value }
values-range = { $least } bis { $most }
values-word = eines von diesen
values-words = beliebige von diesen, mit Kommas dazwischen
values-things = beliebige mit ihren Namen, mit Kommas dazwischen
values-flag = true oder false
values-seat = ein Platz, von 0 an gezählt, oder none
values-file = der Pfad einer Datei, oder none
values-or-things = { $kind }, oder { $count ->
    [one] { $count } Name
   *[other] { $count } Namen
} als Liste
exclusions-title = Was nicht zusammengeht

## Regeln zum Nachschlagen

no-rule-found = In keiner Regel stehen alle diese Wörter.
no-ledger = Zu diesem Spiel gibt es keine Regeln zum Nachschlagen.
