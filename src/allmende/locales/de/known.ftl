# Wie jemand wiedererkannt wird, auf der Seite: Passkeys, Wiederherstellungscodes, Links für ein anderes Gerät.

known = Wiedererkannt werden
known-about = Dieser Browser erkennt dich an einem Cookie. Willst du deine Tische auch auf dem Handy haben oder zurückkommen, wenn der Browser dich vergessen hat, dann wähle hier einen Weg: Du brauchst weder ein Passwort noch eine Mailadresse.
known-failed = Das konnte nicht geladen werden: { $why }

known-passkeys = Passkeys
known-passkeys-about = Dein Gerät meldet dich an: mit deinem Finger, deinem Gesicht oder seiner PIN.
known-passkey-add = Passkey hinzufügen
known-passkey-unnamed = Passkey
known-passkey-elsewhere = gilt bei { $site }
known-passkey-never = noch nicht benutzt
known-passkey-used = zuletzt benutzt { $when }
known-made = angelegt { $when }
known-no-passkeys-not-installed = Passkeys gibt es hier nicht: Wer den Server betreibt, hat nicht installiert, was sie brauchen.
known-no-passkeys-not-secure = Passkeys brauchen eine Adresse, die mit https beginnt. Die anderen Wege gehen auch hier.
known-no-passkeys-address = Passkeys brauchen einen Namen in der Adresse, etwa localhost, und nicht nur Ziffern. Die anderen Wege gehen auch hier.
known-no-passkeys-browser = Dieser Browser kennt keine Passkeys. Die anderen Wege gehen auch hier.
known-passkey-there = Dieses Gerät hat schon einen Passkey von dir.
known-passkey-none-chosen = Es wurde kein Passkey gewählt.

known-code = Wiederherstellungscode
known-code-about = Ein Code auf Papier für den Tag, an dem alle Geräte verloren sind. Er gilt einmal, dann bekommst du einen neuen.
known-code-new = Code anlegen
known-code-another = Neuen anlegen
known-code-there = Du hast einen, angelegt { $when }.
known-code-shown = Schreib ihn jetzt auf: Er wird nie wieder gezeigt.
known-code-yours = Dein Wiederherstellungscode
known-code-replaces = Der benutzte Code gilt nicht mehr. Dieser hier tritt an seine Stelle.

known-devices = Deine Geräte
known-devices-about = Wer eines davon benutzt, spielt als du. Kennst du eines nicht, dann beende es.
known-device-unknown = Ein Programm oder ein anderer Browser
known-device-this = dieses Gerät
known-device-used = zuletzt benutzt { $when }
known-device-way-passkey = angemeldet mit einem Passkey
known-device-way-code = angemeldet mit dem Wiederherstellungscode
known-device-way-link = angemeldet über einen Link
known-device-end = Beenden
known-device-leave = Hier abmelden
known-device-leave-sure = Ohne Passkey oder Wiederherstellungscode kannst du nicht zurückkommen. Trotzdem abmelden?
known-move = Weiteres Gerät hinzufügen
known-move-about = Scanne diesen Code mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal und fünf Minuten lang.
known-move-link = Link für das andere Gerät
known-move-here-only = Dieser Server ist nur auf diesem Gerät zu erreichen: Andere finden ihn nicht.
known-move-done = Das andere Gerät gehört jetzt auch dir.
known-move-over = Die fünf Minuten sind um. Schließe dieses Fenster und lege einen neuen Link an.

known-remove = Entfernen
known-remove-sure = Wirklich?
known-rename = Umbenennen
known-name = Name des Passkeys
known-keep = Speichern
known-cancel = Abbrechen
known-copy = Kopieren
known-copied = Kopiert
known-close = Schließen

known-data = Alles über dich
known-data-about = Alles, was dieser Server über dich speichert, als Datei, und der Weg, es löschen zu lassen.
known-data-export = Alles herunterladen
known-data-forget = Mich löschen
known-forget = Alles über dich löschen?
known-forget-about = Dein Name, deine Einstellungen, deine Passkeys und alle deine Geräte werden gelöscht, ebenso Tische, an denen sonst niemand sitzt. In laufenden Partien mit anderen übernimmt ein Bot deinen Platz, in beendeten hat dein Platz keinen Namen mehr. Das lässt sich nicht zurücknehmen.
known-forget-now = Mich endgültig löschen

known-guest = Deine Partien mitnehmen?
known-guest-about = Bevor du dich angemeldet hast, hat dieser Browser als { $name ->
    [guest] Gast
   *[other] „{ $name }“
} gespielt (laufende Partien: { $running }, beendete: { $finished }). Tische, Plätze, Ergebnisse und Einstellungen können deine werden.
known-guest-take = Mitnehmen
known-guest-later = Jetzt nicht
known-guest-taken = { $tables ->
    [one] { $tables } Tisch gehört jetzt dir.
   *[other] { $tables } Tische gehören jetzt dir.
}
known-guest-apart = Sie bleiben bei diesem Browser und sind wieder da, wenn du dich abmeldest.

known-enter = Anmelden
known-enter-about = Spiel auf diesem Gerät unter deinem Namen weiter. Ein Passwort brauchst du nicht.
known-enter-link = Warst du schon einmal hier? Anmelden
known-enter-passkey = Mit einem Passkey anmelden
known-enter-code = Code benutzen
known-enter-by-link = Bist du auf einem anderen Gerät angemeldet? Öffne dort die Einstellungen, wähle „Weiteres Gerät hinzufügen“ und scanne den Code mit diesem Gerät.
known-enter-whose = { $name ->
    [guest] Mit diesem Link wirst du auch auf diesem Gerät erkannt.
   *[other] Mit diesem Link spielst du auf diesem Gerät als „{ $name }“.
}
known-enter-whose-about = Mach nur weiter, wenn du den Link selbst angelegt hast: Du spielst hier dann unter dem Namen, zu dem er gehört.
known-enter-yes = Weiter
known-entered = { $name ->
    [guest] Willkommen zurück!
   *[other] Willkommen zurück, { $name }!
}
known-entered-already = Du warst hier schon angemeldet.
known-entered-on = Zu den Partien

known-hint = Du hast schon einige Partien beendet. Damit sie nicht mit einem Cookie verloren gehen und auch auf dem Handy da sind, kannst du dich wiedererkennen lassen.
known-hint-how = Wie das geht
known-hint-never = Nicht mehr zeigen

refused-too-late = Das hat zu lange gedauert oder kam zweimal an. Bitte fang noch einmal an.
refused-bad-passkey = Dieser Passkey wurde nicht angenommen. Bitte fang noch einmal an.
refused-unknown-passkey = Dieser Passkey ist hier nicht bekannt, oder er wurde entfernt.
refused-too-many-passkeys = Du hast so viele Passkeys, wie es geben kann. Entferne erst einen.
refused-not-a-code = Das ist kein Wiederherstellungscode: Ein Zeichen ist falsch oder fehlt.
refused-wrong-code = Dieser Wiederherstellungscode ist nicht bekannt. Jeder gilt nur einmal.
refused-no-link = Dieser Link gilt nicht mehr. Jeder gilt einmal und fünf Minuten lang.
refused-too-many-entries = Von deiner Adresse kamen zu viele Versuche. Versuche es in ein paar Minuten wieder.
refused-both-play = Du sitzt an einem laufenden Tisch zweimal: als du selbst und als Gast. Beende oder verlasse erst diese Partie, denn dort darf niemand zwei Hände haben.
refused-no-guest = Es gibt keinen Gast mehr, dessen Partien du mitnehmen könntest.
