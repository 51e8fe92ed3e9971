### Das Labor

lab-playing = Spielt
lab-title = { $game }: { lab-some-games }
lab-some-games = { $games ->
    [one] { $games } Partie
   *[other] { NUMBER($games) } Partien
}
lab-bot = Bot
lab-wins = Siege
lab-interval = 95-%-Intervall
lab-score = Punkte ± Standardfehler
lab-turns = Züge
lab-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-speed = { NUMBER($picks, minimumFractionDigits: 1, maximumFractionDigits: 1) } Entscheidungen je Partie. { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, Partien in der Sekunde: { NUMBER($rate, maximumFractionDigits: 1) }.
lab-stopped = Abgebrochen: gezählt sind die Partien, die bis dahin zu Ende waren.

lab-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-resumed = { $games ->
    [one] { $games } dieser Partien war schon gespielt.
   *[other] { NUMBER($games) } dieser Partien waren schon gespielt.
}
lab-kept = Gesichert in { $folder }: results.json, Parquet, Bilder. Derselbe Befehl macht dort weiter.
lab-page = Die Seite: { $path }
lab-made = aus vielen Partien zwischen Bots
lab-fact-game = Spiel
lab-fact-bots = Bots
lab-fact-options = Optionen
lab-fact-seed = Startwert
lab-wins-title = { $game }: wer wie oft gewinnt, { lab-some-games }
lab-wins-axis = gewonnene Partien, % (Strich: 95-%-Intervall)
lab-wins-caption = Anteil der Partien, die jeder Bot gewann, mit 95-%-Intervall. Ein geteilter Sieg zählt anteilig.
lab-fair-share = alle gleich
lab-scores-title = { $game }: Endstände
lab-scores-caption = Wie oft jeder Bot mit wie vielen Punkten endete.
lab-points-axis = Punkte am Ende
lab-games-axis = % der Partien
lab-mean-label = { $name }, Mittel { $mean }
lab-in-numbers = In Zahlen
lab-count = { NUMBER($count) }

## Turniere

lab-tournament-title = { $game }: ein Turnier, { lab-some-games }
lab-elo = Elo
lab-games = Partien
lab-points = Punkte
lab-pair = Bot
lab-against = Gegen
lab-pairs = Gegeneinander
lab-ahead = Liegt vorn
lab-verdict = Urteil
lab-verdict-better = besser
lab-verdict-equal = gleich gut
lab-verdict-open = offen
lab-tournament-clear = Die Antwort stand nach { NUMBER($games) } von höchstens { NUMBER($most) } Partien fest.
lab-tournament-open = Einige Paare sind noch offen: Mehr Partien (-n) würden es zeigen.
lab-tournament-note = Alle Intervalle gelten zugleich und unabhängig davon, wie lange gespielt wurde: Das Risiko, dass irgendein Urteil falsch ist, beträgt 5 %. Gleich gut heißt: höchstens { NUMBER($margin, style: "percent") } neben der Hälfte. 1500 ist das Mittel, jeder Bot so gezählt, wie viel seine Partien verraten; 100 Punkte mehr sind 64 % der Partien.
lab-elo-title = { $game }: Spielstärke, { lab-some-games }
lab-elo-axis = Elo (Strich: 95-%-Intervall); weiter rechts ist stärker
lab-elo-caption = Die Stärke jedes Bots. Wo zwei Striche sich nicht überlappen, ist der obere Bot besser.
lab-matrix-title = { $game }: wie oft der Bot links vorn liegt, in %
lab-matrix-axis = … vor diesem Bot (?: noch offen, wer besser ist)
lab-matrix-caption = Wie oft der Bot links vor dem Bot darunter liegt. Ein Fragezeichen: Noch steht nicht fest, wer besser ist.

## Was Karten, Plättchen und Felder bewirken

lab-stats-title = { $game }: was genommen wurde und was es brachte, { lab-some-games }
lab-stats-lead = Mit und ohne: Wer etwas nahm, wird mit Spielern verglichen, die denselben Bot, Platz und Zugrang hatten, es hätten nehmen können und nicht nahmen. Das ist ein Vergleich, keine Ursache: Wer vorn liegt, nimmt vielleicht einfach anderes. Hinter jedem ± steht, wie weit das 95-%-Intervall reicht.
lab-stats-dealt-lead = Ausgeteilt: Wer eine Karte auf die Starthand bekommt, entscheidet allein der Zufall. Darum ist dieses Maß gerecht: Es sagt, was die Karte selbst diesen Bots wert war.
lab-stats-clear = Ein Punkt ● steht vor dem, was feststeht, obwohl so vieles betrachtet wurde; alles andere kann Zufall sein.
lab-kind-card = Karten
lab-kind-space = Aktionsfelder
lab-kind-special = Sonderaktionen
lab-kind-tile = Plättchen
lab-offered = Im Angebot
lab-taken = Genommen
lab-times = Wie oft
lab-with-score = Punkte, mit minus ohne
lab-with-win = Siege, mit minus ohne (%-Punkte)
lab-each-score = Punkte, jedes Mal
lab-each-win = Siege, jedes Mal (%-Punkte)
lab-dealt = Ausgeteilt
lab-played = Gespielt
lab-dealt-score = Punkte, wenn ausgeteilt
lab-dealt-win = Siege, wenn ausgeteilt (%-Punkte)
lab-with-title = { $what }: wer es nahm, minus wer es nicht nahm
lab-with-caption = { $what }: wie viele Punkte und Siege mehr Spieler hatten, die es nahmen, als solche, die es hätten nehmen können. Blass: kann Zufall sein. Rechts: wie viele es nahmen, wenn sie konnten.
lab-each-title = { $what }: was mit jedem weiteren Mal einherging
lab-each-caption = { $what }: wie viele Punkte und Siege mit jedem weiteren Mal einhergingen, das es genommen wurde. Blass: kann Zufall sein. Rechts: wie viele es nahmen, wenn sie konnten.
lab-dealt-title = Vom Zufall ausgeteilt: was eine Karte auf der Starthand wert war
lab-dealt-caption = Was eine Karte auf der Starthand wert war, bei { $what } Karten. Der Zufall teilt sie aus, also liegt es an der Karte selbst. Blass: kann Zufall sein.
lab-figure-what = { $game }, { lab-some-games }
lab-effects-foot = Strich: 95-%-Intervall. Blass: kann Zufall sein.
lab-left-out = Die { $count } in der Mitte sind weggelassen.
lab-stats-allowed-lead = Verboten: Der Zufall verbot allen Spielern einiges. Was die mehr hatten, denen etwas erlaubt war, ist sein Wert: Hier, und nur hier, ist es die Ursache.
lab-thing = Was
lab-forbidden = Verboten
lab-allowed-score = Punkte, weil erlaubt
lab-allowed-win = Siege, weil erlaubt (%-Punkte)
lab-allowed-title = Der Versuch: was es wert war, es nehmen zu dürfen
lab-allowed-caption = Der Zufall verbot allen Spielern einiges. Wie viele Punkte und Siege mehr die hatten, denen etwas erlaubt war, als die, denen es verboten war: So viel war es wert. Blass: kann Zufall sein. Rechts: wie viele es nahmen, wenn sie konnten.
lab-points-panel = Punkte
lab-wins-panel = Siegchance, %-Punkte

## Wie die Punkte wachsen

lab-curve-title = { $game }: wie die Punkte wachsen, { lab-some-games }
lab-curve-heading = { $game }: Punkte Runde um Runde, { lab-some-games }
lab-curve-axis = Punkte, wäre jetzt Schluss
lab-curve-caption = Die mittlere Punktzahl jedes Bots nach jeder Runde. Dunkles Band: 95-%-Intervall des Mittels; blasses Band: Hier liegen acht von zehn Partien.
lab-curve-foot = Dunkles Band: 95-%-Intervall des Mittels. Blasses Band: acht von zehn Partien.
lab-curve-note = Hinter jedem ± steht, wie weit das 95-%-Intervall des Mittels reicht. Eine Partie, die zu Ende ist, behält ihren Endstand.
lab-round = Runde
lab-lead = Führender gewinnt
lab-lead-heading = { $game }: Wann ist eine Partie entschieden?
lab-lead-axis = Führender gewinnt, %
lab-lead-foot = Band: 95-%-Intervall. Partien, die noch liefen und in denen nur einer führte.
lab-lead-caption = Unter den Partien, die nach einer Runde noch liefen und einen Führenden hatten: wie oft er am Ende gewann, mit 95-%-Intervall.
lab-by-chance = durch Zufall

## Training

lab-train-title = { $game }: ein Netz lernt
lab-train-going = Generation { $generation }: { $phase }
lab-train-phase-play = Partien
lab-train-phase-read = Partien lesen
lab-train-phase-learn = Lernen
lab-train-phase-contest = Wettkampf
lab-train-phase-yardstick = gegen den Maßstab
lab-train-generation = Generation
lab-train-games = Partien
lab-train-examples = Entscheidungen
lab-train-policy = Fehler der Vorlieben
lab-train-value = Fehler der Erwartung
lab-train-spread = Streuung der Ergebnisse
lab-train-contest = Gegen den Vorgänger
lab-train-verdict = Urteil
lab-train-verdict-won = Platz gewonnen
lab-train-verdict-lost = verloren
lab-train-verdict-even = nicht besser
lab-train-verdict-open = nicht klar
lab-train-yardstick = Gegen { $bot }
lab-train-points = Punkte
lab-train-tables = Tische
lab-train-simulations = Simulationen je Zug
lab-train-shape = Netz
lab-train-shape-told = Breite { $width }, Tiefe { $depth }; Eingänge: { NUMBER($inputs) }; Optionen: { NUMBER($options) }
lab-train-commit = Commit
lab-train-strength-caption = Wie oft das Netz, das spielt, nach jeder Generation vor { $bot } liegt; dieser Bot bleibt immer gleich. Strich: 95-%-Intervall.
lab-train-contest-caption = Wie oft jedes neue Netz vor dem lag, dessen Platz es wollte. Strich: ein Intervall, das jederzeit gilt; liegt es über der Hälfte, bekommt das neue Netz den Platz.
lab-train-loss-caption = Wie weit das Netz von Partien entfernt ist, aus denen es noch nicht gelernt hat: was es von den Suchen nicht vorhersah (Vorlieben, in Nat), und der mittlere quadratische Fehler der erwarteten Ergebnisse (Erwartung); gestrichelt: der Fehler von jemandem, der immer den Mittelwert nennt.
lab-train-best = Das Netz, das spielt: { $net }. Es hat aus { $games ->
    [one] { $games } Partie
   *[other] { NUMBER($games) } Partien
} gelernt.
lab-train-none = Noch ist keine Generation vollständig.
lab-train-kept = Gesichert in { $folder }: Die Seite ist index.html, das Netz, das spielt, { $net }. Derselbe Befehl macht dort weiter.
lab-train-stopped = Abgebrochen. Nichts ist verloren: Derselbe Befehl macht dort weiter.

## Was schiefging

lab-error-bots = { $game } ist für { $least } bis { $most } Spieler, hier { $bots ->
    [one] ist { $bots } Bot
   *[other] sind { $bots } Bots
}
lab-error-games = Mindestens eine Partie muss gespielt werden, nicht { $games }
lab-error-many-games = Höchstens { $most } Partien lassen sich in einem Lauf spielen, nicht { $games }
lab-error-jobs = Mindestens ein Prozess muss die Arbeit tun, nicht { $jobs }
lab-error-players = { $bots ->
    [one] Es ist { $bots } Bot
   *[other] Es sind { $bots } Bots
} für { $players } Spieler
lab-error-nothing-played = Der Lauf wurde abgebrochen, bevor eine Partie zu Ende war
lab-error-broken-pool = Ein Prozess des Laufs wurde von außen beendet, vielleicht fehlte Speicher
lab-error-no-ray = Ein Ray-Cluster braucht das Extra ray, also pip install 'allmende[ray]'
lab-error-no-cluster = Unter { $address } gibt es keinen Ray-Cluster, zu dem dieses Python und dieses Ray passen
lab-error-nodes = Die Knoten des Clusters brauchen Allmende { $version }, wie es hier installiert ist
lab-error-cluster-lost = Der Ray-Cluster ging verloren; mit --out macht derselbe Befehl bei den gesicherten Partien weiter
lab-error-folder = { $folder } lässt sich nicht beschreiben: { $why }
lab-error-page = { $path } ist ein Ordner: Nenne eine Datei für die Seite
lab-error-foreign = { $path } ist beschädigt oder keine Datei von Allmende: Nimm einen anderen Ordner
lab-error-other-run = In { $folder } liegt ein anderer Lauf ({ $what }): Nimm einen anderen Ordner
lab-error-damaged = { $path } ist in Zeile { $line } beschädigt: Nimm einen anderen Ordner
lab-error-forbid = Verbieten lassen sich 0 bis 50 Prozent, nicht { $forbid }
lab-error-disobeys = { $bot } hält sich nicht an die Optionen, die er sieht: Ihm lässt sich nichts verbieten
lab-error-no-lab = Das braucht das Extra lab, also pip install 'allmende[lab]'
lab-error-seats = Für ein Turnier hat { $game } Tische mit { $least } bis { $most } Plätzen, nicht { $seats }
lab-error-few-bots = Ein Tisch mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
} braucht mindestens so viele Bots, nicht { $bots }
lab-error-margin = Der Spielraum muss zwischen 0 und 0,5 liegen, nicht { $margin }
lab-error-no-train = Training braucht das Extra train, also pip install 'allmende[train]'
lab-error-train-number = { $name } muss zwischen { $least } und { $most } liegen, nicht { $value }

## Auf eine Partie zurückblicken

analysis-title = { $game }: die Partie Zug für Zug
analysis-going = Alle Entscheidungen werden angesehen
analysis-lead = Jede Entscheidung wurde mit dem durchdacht, was ihr Spieler in diesem Moment wusste, nie mit damals verdeckten Karten. Chancen sind Schätzungen mit einem Fehler: Verlass dich auf das, was groß ist.
analysis-lead-alone = Jede Entscheidung wurde mit dem durchdacht, was der Spieler in diesem Moment wusste, nie mit damals verdeckten Karten. Punkte sind Schätzungen mit einem Fehler: Verlass dich auf das, was groß ist.
analysis-decisions = Entscheidungen
analysis-players = Spieler
analysis-player = Spieler
analysis-best = Am besten
analysis-fine = Ebenso gut
analysis-slip = Ungenau
analysis-mistake = Fehler
analysis-lost = Verschenkte Chance
analysis-points-lost = Verschenkte Punkte
analysis-turns = Wendepunkte
analysis-after-pick = Nach Entscheidung
analysis-what = Was geschah
analysis-turn-mistake = { $name } wählt etwas viel Schwächeres
analysis-turn-swing = Seit der letzten Entscheidung von { $name } hat sich die Partie gewendet
analysis-change = Siegchance in %
analysis-change-points = Punkte
analysis-slips = Was besser gewesen wäre
analysis-pick = Entscheidung
analysis-picked = Gewählt
analysis-better = Besser
analysis-gain = Punkte mehr
analysis-grade = Urteil
analysis-grade-slip = Ungenau
analysis-grade-mistake = Fehler
analysis-course = Die Siegchance vor jeder Entscheidung, soweit ihr Spieler sie kennen konnte; die Balken sind Standardfehler.
analysis-course-points = Die erwarteten Punkte vor jeder Entscheidung; die Balken sind Standardfehler.

## Rätsel

puzzles-going = Rätsel werden gesucht
puzzles-found = { $count } Rätsel aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: { $path }
