### Für alle, die einen Server betreiben: `allmende admin`

admin-about = Für alle, die einen Server betreiben: Tische und Leute ansehen, sichern, umziehen, schließen, löschen. Es arbeitet an der Datenbank, auch während ein Server läuft.
admin-about-tables = Die Tische auflisten, den zuletzt geänderten zuerst.
admin-about-people = Die Leute auflisten; wer zuletzt hier war, kommt zuerst.
admin-about-sizes = Wie viel aufgehoben ist.
admin-about-processes = Die Prozesse, die sich eine PostgreSQL-Datenbank teilen, und die Anordnungen, die gelten.
admin-about-audit = Was mit allmende admin getan wurde, von wem und wann.
admin-about-backup = Alles nach FILE schreiben, wie es in einem Augenblick ist; der Server läuft weiter.
admin-about-restore = Eine Sicherung in eine leere Datenbank oder einen leeren Ordner zurückholen und prüfen, ob jede Partie sich nachspielen lässt.
admin-about-move = Die Tische eines Ordners in die leere PostgreSQL-Datenbank unter URL umziehen und prüfen, ob jede Partie sich nachspielen lässt. Der Server muss dafür angehalten sein; der Ordner bleibt, wie er ist.
admin-about-export = Als JSON aufschreiben, was von einem Tisch oder einer Person aufgehoben ist. Die Aufzeichnung eines Tisches enthält seinen Startwert.
admin-about-close = Einen Tisch schließen: Niemand spielt dort mehr, alle können noch zusehen.
admin-about-delete = Einen Tisch endgültig löschen.
admin-about-revoke = Alle Geheimnisse einer Person beenden: Ihre Browser und Programme sind von da an fremd.
admin-about-forget = Eine Person löschen: Name, Einstellungen und Geheimnisse, und ihren Namen an jedem Tisch. Laufende Partien übernehmen Bots; Tische, an denen sonst niemand sitzt, werden gelöscht.
admin-about-reports = Was Leute über andere gemeldet haben, und was diese gesagt hatten.
admin-about-resolve = Vermerken, dass eine Meldung angesehen wurde, und was daraus geworden ist.
admin-about-ratings = Alle Wertungen aus den Ergebnissen neu berechnen.
admin-about-unsay = Löschen, was an einem Tisch gesagt wurde.
admin-about-silence = Jemanden an keinem Tisch mehr etwas sagen lassen, für immer oder für einige Tage.
admin-about-reading-only = Nichts ändern lassen (on) oder alles weitergehen lassen (off). Ansehen können es weiter alle.
admin-about-draining = Keine neuen Tische beginnen und Lastverteiler anderswohin schicken (on), oder das zurücknehmen (off).
admin-about-tidy = Tische löschen, die lange niemand benutzt hat.
admin-about-rules = Vor einem Upgrade: was diese Version an der Datenbank ändern würde, und was aus den laufenden Partien wird, deren Regeln sich geändert haben. Endet mit 3, wenn eine stehen bliebe.

admin-about-config = Eine TOML-Datei mit Einstellungen.
admin-about-data = Der Ordner, in dem die Tische aufgehoben werden.
admin-about-database = Eine Datenbank statt des Ordners, als asynchrone SQLAlchemy-URL.
admin-about-lang = Die Sprache; sonst die des Systems.
admin-about-most = So viele höchstens; ohne Angabe 50.
admin-about-json = Als JSON, mit allem, was es gibt.
admin-about-game = Nur die von diesem Spiel.
admin-about-person = Eine Person, nach dem Anfang ihrer Kennung.
admin-about-table = Ein Tisch, nach seiner Kennung oder deren Anfang.
admin-about-unfinished = Nur die, deren Partie nicht zu Ende ist.
admin-about-finished = Nur die, deren Partie zu Ende ist.
admin-about-file = Die Datei der Sicherung.
admin-about-games = Auch prüfen, ob jede Partie darin sich nachspielen lässt.
admin-about-url = Die Datenbank, als postgresql+asyncpg://…
admin-about-dry-run = Nur sagen, was geschehen würde.
admin-about-out = In diese Datei schreiben statt ins Terminal.
admin-about-again = Ihn wieder öffnen.
admin-about-renew = Ein neues Geheimnis für die Person machen, die ihres vielleicht verloren hat.
admin-about-order = Entweder on oder off.
admin-about-process = Nur diesen Prozess, nach seiner Kennung.
admin-about-keep-unfinished = Tische, deren Partie nicht zu Ende ist, so viele Tage ohne Änderung behalten; 0: für immer.
admin-about-keep-finished = Dasselbe für Tische, deren Partie zu Ende ist.
admin-about-every = Alle laufenden Partien versuchen, auch die, deren Regeln sich nicht geändert haben.
admin-about-one = Eine Meldung, mit ihrer Kennung oder deren Anfang.
admin-about-resolved = Auch die schon angesehenen.
admin-about-note = Was daraus geworden ist.
admin-about-days = Für so viele Tage; sonst für immer.
admin-about-end = Die Person wieder reden lassen.

## Was gezeigt wird

admin-column-id = Kennung
admin-column-game = Spiel
admin-column-rules = Regeln
admin-column-created = Angelegt
admin-column-changed = Letzte Änderung
admin-column-used = Zuletzt hier
admin-column-picks = Entscheidungen
admin-column-people = Leute
admin-column-over = Zu Ende
admin-column-closed = Geschlossen
admin-column-name = Name
admin-column-secrets = Geheimnisse
admin-column-tables = Tische
admin-column-what = Was
admin-column-rows = Zeilen
admin-column-characters = Zeichen
admin-column-unfinished = Laufend
admin-column-finished = Zu Ende
admin-column-address = Adresse
admin-column-alive = Lebt
admin-column-seconds = Sekunden übrig
admin-column-time = Wann
admin-column-by = Wer
admin-column-deed = Tat
admin-column-detail = Näheres
admin-column-then = Regeln damals
admin-column-now = Regeln jetzt
admin-column-reason = Grund
admin-column-words = Worte
admin-column-done = Angesehen

admin-nothing = Da ist nichts.
admin-yes = ja
admin-bytes = Insgesamt { NUMBER($megabytes) } MB.
admin-so-far-rows = kopierte Zeilen: { NUMBER($number) }
admin-so-far-games = geprüfte Partien: { NUMBER($number) }
admin-backup = Alles ist in { $path }: { admin-tables-and-people }.
admin-restored = Alles ist wieder da: { admin-tables-and-people }.
admin-moved = Alles ist umgezogen: { admin-tables-and-people }. Starte den Server von jetzt an mit --database; der Ordner ist, wie er war.
admin-would-move = Alles könnte umziehen: { admin-tables-and-people }. Das war nur eine Probe, nichts davon bleibt.
admin-tables-and-people = { $tables ->
    [one] { $tables } Tisch
   *[other] { NUMBER($tables) } Tische
}, { $people ->
    [one] { $people } Person
   *[other] { NUMBER($people) } Personen
}
admin-same-games = { $games ->
    [one] { $games } Partie ergibt nachgespielt dasselbe.
   *[other] { NUMBER($games) } Partien ergeben nachgespielt dasselbe.
}
admin-older-game = Tisch { $table } wurde nach anderen Regeln gespielt und lässt sich nach den heutigen nicht nachspielen; seine Zeilen sind dieselben.
admin-broken-game = Tisch { $table } lässt sich nicht nachspielen, obwohl seine Regeln die heutigen sind: Da stimmt etwas nicht. Seine Zeilen sind dieselben.
admin-exported = Geschrieben nach { $path }.
admin-closed = Tisch { $table } ist geschlossen. Mit --again öffnet er wieder.
admin-opened = Tisch { $table } ist wieder offen.
admin-deleted = Tisch { $table } ist gelöscht.
admin-revoked = Die Geheimnisse von { $person } öffnen nichts mehr.
admin-new-secret = Das neue Geheimnis, das niemand noch einmal sieht: { $secret }
admin-forgotten = { $person } ist gelöscht. Laufende Partien, in denen jetzt ein Bot spielt: { $left }. Beendete Partien ohne den Namen: { $kept }. Gelöschte Tische: { $deleted }.
admin-report = Tisch { $table }, über { $name } ({ $person }): { $reason }. { $words }
admin-reported-line = > { $name }: { $said }
admin-reporter-line = {"  "}{ $name }: { $said }
admin-resolved = Die Meldung { $report } ist als angesehen vermerkt.
admin-unsaid = Was am Tisch { $table } gesagt wurde, ist gelöscht. Zeilen: { $lines }.
admin-silenced = { $person } sagt nichts mehr.
admin-speaks-again = { $person } darf wieder reden.
admin-reading-only = Binnen zwei Sekunden lässt sich nichts mehr ändern.
admin-writing-again = Binnen zwei Sekunden geht alles weiter.
admin-draining = Binnen zwei Sekunden beginnt nichts Neues mehr, und /ready sagt es. Laufende Partien gehen weiter.
admin-not-draining = Binnen zwei Sekunden ist alles wie sonst.
admin-order-stands = In Kraft: { $order }
admin-tidied = Gelöschte Tische: { $tables }.
admin-step = Die Datenbank würde geändert: { $what }
admin-rules-tried = Laufende Partien, die versucht wurden: { $tried }. Davon blieben stehen: { $still }.
admin-fate-replays = { $table }: lässt sich nachspielen und geht weiter.
admin-fate-goes-on = { $table }: lässt sich nicht mehr von Anfang an nachspielen, geht aber dort weiter, wo sie ist.
admin-fate-stands-still = { $table }: bliebe stehen; man kann sie ansehen und verlassen.
admin-fate-no-game = { $table }: Ihr Spiel ist hier nicht installiert.

## Was schiefgeht

admin-error-no-database = die Datenbank lässt sich nicht benutzen: { $why }
admin-error-no-tables-here = bei { $path } sind keine Tische
admin-error-database-empty = in dieser Datenbank ist noch nichts
admin-error-older-database = diese Datenbank hat die Form eines älteren Allmende: Starte einmal den Server dieser Version mit ihr
admin-error-newer-database = diese Datenbank stammt von einem neueren Allmende: Bring dieses auf den neuesten Stand
admin-error-database-not-empty = jene Datenbank hat schon Tische oder Leute: Nur eine leere wird gefüllt
admin-error-rows-differ = was geschrieben wurde, ist nicht, was gelesen wurde: Nichts davon bleibt
admin-error-game-differs = die Partie an Tisch { $table } ergibt nachgespielt nicht dasselbe: Nichts davon bleibt
admin-error-no-table = es gibt keinen Tisch „{ $what }“
admin-error-which-table = mehrere Tische beginnen mit „{ $what }“: Nenne mehr von der Kennung
admin-error-no-person = es gibt keine Person „{ $what }“
admin-error-which-person = mehrere Personen beginnen mit „{ $what }“: Nenne mehr von der Kennung
admin-error-no-report = es gibt keine Meldung „{ $what }“
admin-error-which-report = mehrere Meldungen beginnen mit „{ $what }“: Nenne mehr von der Kennung
admin-error-file-there = { $path } gibt es schon, und es bleibt, wie es ist: Nenne etwas anderes
admin-error-no-backup = es gibt keine Sicherung { $path }
admin-error-cannot-write-there = { $path } lässt sich nicht schreiben: { $why }
admin-error-not-postgres = Tische ziehen in eine PostgreSQL-Datenbank um: Nenne sie als postgresql+asyncpg://…
admin-error-move-from-folder = Tische ziehen aus einem Ordner um: Nenne ihn mit --data, und keine --database
admin-error-server-has-folder = ein Server hat die Tische in { $path } offen: Halte ihn zuerst an
admin-error-not-replayed = die Partie an Tisch { $what } lässt sich nach den heutigen Regeln nicht nachspielen, nicht einmal ihr Anfang
admin-error-export-what = nenne entweder --table oder --person
admin-error-on-or-off = „{ $what }“ ist weder on noch off
admin-rated = { $games ->
    [one] { $games } Partie neu gewertet.
   *[other] { $games } Partien neu gewertet.
}
