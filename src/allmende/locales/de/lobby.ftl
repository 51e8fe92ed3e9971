### Was die Seiten der Diele und das Gespräch am Tisch sagen: wird mit ihnen geladen

## Die Diele

hall-title = Die Diele
hall-lead = Diese Tische warten auf jemanden. Ein Klick, und du hast einen Platz.
hall-none = Gerade wartet kein Tisch. Öffne selbst einen, dann finden ihn andere hier.
hall-off = Auf diesem Server gibt es keine Diele. Ein Link oder ein Code führt dich trotzdem an einen Tisch.
hall-tables = Offene Tische
hall-people = Wer da ist
hall-people-none = Gerade zeigt niemand seinen Namen.
hall-people-here = { $count ->
    [one] { $count } Person ist da
   *[other] { $count } Personen sind da
}
hall-present = Meinen Namen hier zeigen
hall-present-about = Andere in der Diele sehen dann, dass du da bist.
hall-present-nameless = Sag dafür oben, wie du heißt.
hall-new = Einen Tisch öffnen
hall-by = Tisch von { $name }
hall-by-nobody = Ein Tisch
hall-yours = Dein Tisch
hall-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
hall-sit = Platz nehmen
hall-sit-at = Platz nehmen: { $table }
hall-to-table = Zum Tisch
hall-hints = Mit Empfehlungen
hall-chat = Mit freiem Gespräch
hall-lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
hall-you = du
hall-filter = Spiel
hall-filter-all = Alle
hall-none-of = Gerade wartet kein Tisch mit { $game }.
hall-mine-full = Dein Tisch wartet nicht mehr: Alle Plätze sind besetzt.
hall-name-about = Damit die anderen wissen, wer sich gesetzt hat.
hall-link = Die Diele
hall-link-tables = { $count ->
    [one] { $count } Tisch wartet
   *[other] { $count } Tische warten
}

## Codes

code-title = Hat dir jemand einen Code gesagt?
code-label = Code des Tisches
code-go = Tisch finden
code-digits = Das ist kein Code: Er hat sieben Ziffern.

## Wie andere an einen Tisch kommen

way-title = Wie kommen andere an diesen Tisch?
way-link = Über seinen Link
way-link-about = Nur wer ihn von dir bekommt.
way-code = Über einen Code
way-code-about = Sieben Ziffern, die man sich sagen kann. Er gilt einen Tag, solange ein Platz frei ist.
way-hall = Aus der Diele
way-hall-about = Wer in die Diele schaut, kann Platz nehmen.
way-is-code = Der Code ist
way-is-hall = Der Tisch steht in der Diele.

## Was gesagt werden darf

talk-setting = Gespräch am Tisch
talk-setting-phrases = Redewendungen
talk-setting-chat = Frei
talk-setting-none = Keins
talk-setting-about = Redewendungen liest jeder in seiner Sprache.
talk-overheard = Wer zuschaut, kann mitlesen

talk-title = Gespräch
talk-tool = { $unread ->
    [0] Gespräch
    [one] Gespräch: { $unread } neue Zeile
   *[other] Gespräch: { $unread } neue Zeilen
}
talk-heard = { $name }: { $words }
talk-empty = Noch hat niemand etwas gesagt.
talk-write = Etwas sagen
talk-send = Sagen
talk-phrases = Redewendungen
talk-only-reading = Du liest hier nur mit.
talk-about = { $name }: was tun
talk-mute-here = { $name } an diesem Tisch nicht hören
talk-mute = { $name } nirgends mehr hören
talk-block = { $name } nie mehr begegnen
talk-block-about = Ihr setzt euch nicht mehr an die Tische des anderen und seht einander nicht in der Diele. Diese Partie geht weiter.
talk-report = Dem Betreiber melden
talk-report-about = Was ihr beide zuletzt an diesem Tisch gesagt habt, geht mit.
talk-report-why = Was ist nicht in Ordnung?
talk-report-words = Was soll der Betreiber noch wissen?
talk-report-send = Meldung abschicken
talk-report-sent = Danke. Der Betreiber wird es lesen.
talk-muted = Erledigt. In den Einstellungen kannst du es zurücknehmen.
talk-cancel = Abbrechen
reason-insult = Beleidigungen
reason-spam = Werbung oder viel zu viel
reason-name = Der Name
reason-unfair = Unfaires Spiel
reason-other = Etwas anderes

## Wem ich aus dem Weg gehe

avoided-title = Wen du nicht hören oder treffen willst
avoided-none = Niemanden.
avoided-mute-table = an einem Tisch nicht zu hören
avoided-mute = nirgends zu hören
avoided-block = nirgends zu treffen
avoided-undo = Zurücknehmen
avoided-undo-of = Zurücknehmen: { $name }
avoided-nameless = Jemand ohne Namen
reports-title = Was du gemeldet hast
reports-open = noch nicht gelesen
reports-resolved = vom Betreiber gelesen
reports-withdraw = Zurückziehen
reports-withdraw-of = Die Meldung über { $name } zurückziehen

## Redewendungen

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schöner Zug!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-no-problem = Macht nichts.
phrase-oops = Hoppla!
phrase-misclick = Oh, ich habe mich verklickt.
phrase-take-back = Darf ich das zurücknehmen?
phrase-moment = Einen Moment, bitte.
phrase-thinking = Ich überlege noch.
phrase-your-turn = Du bist am Zug.
phrase-yes = Ja
phrase-no = Nein
phrase-good-game = Das war eine schöne Partie!
phrase-again = Noch eine?
phrase-bye = Bis bald!

## Warum etwas nicht ging

refused-not-together = Dieser Tisch ist heute nichts für dich. Ein anderer ist es bestimmt.
refused-no-hall = Auf diesem Server gibt es keine Diele.
refused-no-such-code = Zu diesem Code gehört kein Tisch.
refused-code-used = Dieser Code gilt nicht mehr: An seinem Tisch ist kein Platz frei, oder ein Tag ist vergangen.
refused-too-many-guesses = Zu viele Codes waren falsch. Versuch es in einer Weile noch einmal.
refused-too-much-said = Das war viel auf einmal. Warte einen Moment.
refused-silenced = Der Betreiber dieses Servers lässt dich gerade nicht mit anderen reden.
refused-only-phrases = An diesem Tisch wird nur in Redewendungen gesprochen.
refused-no-talk = An diesem Tisch wird nicht gesprochen.
refused-nothing-said = Da ist nichts zu sagen.
refused-nobody-there = Da ist niemand, der gemeint sein könnte.
refused-too-many-reports = Du hast schon viel gemeldet. Versuch es in einer Weile noch einmal.
