# Bescheid bekommen, dass man am Zug ist: was die Nachrichten sagen, und die Einstellungen dafür auf der Seite.

## Nachrichten, wie sie verschickt werden

digest-title = { $count ->
    [one] { $count } Tisch wartet auf dich
   *[other] Neues von { $count } Tischen
}
digest-title-turn = Du bist am Zug: { $game }
digest-title-time = Deine Zeit läuft ab: { $game }
digest-title-invited = Ein Tisch wartet auf dich: { $game }
digest-title-over = Die Partie ist zu Ende: { $game }
digest-title-test = Allmende
digest-turn = Du bist am Zug: { $where }.
digest-time = { $hours ->
    [0] Für deinen Zug bleibt weniger als eine Stunde: { $where }.
    [one] Für deinen Zug bleibt { $hours } Stunde: { $where }.
   *[other] Für deinen Zug bleiben { $hours } Stunden: { $where }.
}
digest-invited = Ein Tisch wartet auf dich: { $where }.
digest-next = Die nächste Partie deiner Kampagne wartet: { $where }.
digest-over = Die Partie ist zu Ende: { $where }.
digest-where = { $game } mit { $names }
digest-guest = einem Gast
digest-others = anderen
digest-more = { $count ->
    [one] Und { $count } weiterer Tisch.
   *[other] Und { $count } weitere Tische.
}
digest-asked = { $count ->
    [one] Du bist an { $count } Tisch am Zug.
   *[other] Du bist an insgesamt { $count } Tischen am Zug.
}
digest-test = Wenn du das liest, finden dich Nachrichten hier.
mail-why = Du bekommst diese Mail, weil du dir bei Allmende Nachrichten gewünscht hast. Diese Seite beendet das:
mail-code-title = { $code } ist dein Code für Allmende
mail-code = Jemand, vermutlich du, möchte unter dieser Adresse Nachrichten von Allmende bekommen. Wenn du das warst, gib dort diesen Code ein: { $code }

    Er gilt eine Stunde. Wenn du es nicht warst, ist nichts zu tun: Ohne den Code kommt keine Mail.

## Die Einstellungen

notices = Bescheid bekommen
notices-about = Für Partien über Tage, und immer wenn du eine Weile nicht am Tisch bist: Allmende sagt dir, dass du am Zug bist. Was zusammengekommen ist, kommt als eine Nachricht. Solange der Tisch offen ist oder du im Urlaub bist, kommt keine.
notices-here = In diesem Browser
notices-here-about = Auch wenn diese Seite geschlossen ist.
notices-here-on = In diesem Browser Bescheid geben
notices-here-there = Dieser Browser bekommt Bescheid.
notices-push-blocked = Du hast dieser Seite Nachrichten verboten. In den Einstellungen des Browsers, am Schloss neben der Adresse, kannst du sie wieder erlauben.
notices-push-insecure = Browser nehmen Nachrichten nur von Adressen, die mit https beginnen, oder von localhost.
notices-push-home = Auf einem iPhone oder iPad lege diese Seite zuerst auf den Home-Bildschirm und öffne sie von dort.
notices-push-unknown = Dieser Browser kennt solche Nachrichten nicht.
notices-push-none = Dieser Server schickt keine Nachrichten an Browser.
notices-push-failed = Der Dienst des Browserherstellers war nicht zu erreichen: { $why }
notices-mail = Per Mail
notices-mail-address = Mailadresse
notices-mail-add = Code dorthin schicken
notices-mail-code = Der Code aus der Mail
notices-mail-sent = Ein Code ist unterwegs an { $address }. Er gilt eine Stunde.
notices-mail-confirm = Bestätigen
notices-webhook = Per Webhook
notices-webhook-about = Für ntfy, Chats und eigene Programme: Eine Nachricht geht an eine Adresse, die du nennst.
notices-webhook-address = Adresse des Webhooks
notices-webhook-form = Was dort zuhört
notices-webhook-ntfy = ntfy
notices-webhook-json = ein Chat oder ein Programm (JSON)
notices-webhook-add = Hinzufügen
notices-channels = Wo du Bescheid bekommst
notices-channel-browser = Ein Browser
notices-channel-this = dieser Browser
notices-channel-waits = wartet auf den Code
notices-channel-off = ausgeschaltet
notices-channel-failed = die letzte Nachricht kam nicht an: { $why }
notices-test = Ausprobieren
notices-tested = Eine Nachricht ist unterwegs.
notices-switch-on = Einschalten
notices-switch-off = Ausschalten
notices-remove = Entfernen
notices-what = Worüber
notices-turn = Ich bin am Zug
notices-time = Meine Zeit läuft ab
notices-invited = Eine Revanche oder die nächste Partie einer Kampagne wartet auf mich
notices-over = Eine Partie ist zu Ende
notices-when = Wann
notices-minutes = Höchstens
notices-minutes-choice = { $minutes ->
    [1440] einmal am Tag
    [360] alle 6 Stunden
    [120] alle 2 Stunden
    [60] jede Stunde
    [30] jede halbe Stunde
    [one] jede Minute
   *[other] alle { $minutes } Minuten
}
notices-quiet = Ruhezeit
notices-quiet-about = Dann kommt nichts; was noch stimmt, kommt danach.
notices-quiet-from = Von
notices-quiet-to = Bis
notices-zone = Es gelten die Uhrzeiten von { $zone }.
notices-kept = Gespeichert.

## Die Seite, zu der eine Mail führt

stop-title = Keine Mail mehr
stop-about = An die Adresse, an die jene Mail ging, schickt Allmende keine Nachrichten mehr. Andere Wege, auf denen du Bescheid bekommst, bleiben, wie sie sind.
stop-now = Diese Mails beenden
stop-done = Dorthin gehen keine Nachrichten mehr.
stop-bad = Dieser Link ist nicht ganz. Öffne ihn noch einmal aus der Mail.

## Was abgelehnt wird

refused-no-push = Dieser Server schickt keine Nachrichten an Browser.
refused-no-mail = Dieser Server schickt keine Mail.
refused-bad-mail = Das ist keine Mailadresse.
refused-no-webhooks = Dieser Server benutzt keine Webhooks.
refused-bad-zone = Der Server kennt deine Zeitzone nicht.
refused-bad-subscription = Der Browser gab keine brauchbare Adresse für Nachrichten.
refused-wrong-mail-code = Das ist nicht der Code, oder er ist abgelaufen. Lass dir einen neuen schicken.
refused-no-channel = Dort bekommst du keinen Bescheid mehr.
refused-channel-there = Dort bekommst du schon Bescheid.
refused-too-many-channels = Du bekommst schon an 20 Orten Bescheid. Entferne zuerst einen.
refused-too-many-letters = So viel wird nicht verschickt. Versuch es später noch einmal.
refused-notice-private = Diese Adresse liegt in einem privaten Netz, in das dieser Server nicht hineinreicht.
refused-notice-no-such-host = Den Rechner dieser Adresse kennt niemand.
refused-notice-slow = Es kam nicht rechtzeitig eine Antwort.
refused-notice-certificate = Das Zertifikat dort gilt nicht.
refused-notice-no-answer = Es kam keine Antwort.
refused-notice-redirect = Diese Adresse führt woandershin. Gib die an, zu der sie führt.
refused-notice-bad-address = An diese Adresse kann von hier nichts geschickt werden. Sie beginnt mit https.
refused-notice-refused = Dort wurde es abgelehnt.
refused-notice-mail-server = Der Mailserver nahm es nicht an.
refused-notice-gone = Der Browser hört nicht mehr zu. Schalte ihn neu ein.
