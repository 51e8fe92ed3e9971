## Warum etwas empfohlen wird

reason-nothing-better = { $phase ->
    [buy-phase] was du kaufen könntest, würde dir kaum helfen
   *[other] keine deiner Aktionen würde jetzt helfen
}
reason-treasures = dann hast du ${ $coins } zum Ausgeben
reason-wins = beendet die Partie, und du gewinnst
reason-last = nimmt die letzte Karte „{ $card }“, bevor es die anderen tun
reason-few = { $left ->
    [one] nur { $left } ist noch da
   *[other] nur { $left } sind noch da
}, und auch die anderen wollen sie
reason-late = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: bei { $provinces ->
    [0] keiner Provinz
    [one] nur { $provinces } Provinz
   *[other] nur { $provinces } Provinzen
} im Vorrat zählen jetzt Punkte
reason-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} am Ende
reason-attacks = behindert die anderen bei jedem Spielen
reason-money = ${ $coins }, sooft du die Karte ziehst
reason-village = lässt dich mehrere deiner { $actions ->
    [0] Aktionen
    [one] Aktionen
   *[other] { $actions } Aktionen
} in einem Zug spielen
reason-at-no-cost = kostet dich beim Spielen weder eine Karte noch eine Aktion
reason-drawing = zieht bei jedem Spielen { $drawn ->
    [one] { $drawn } Karte
   *[other] { $drawn } Karten
}
reason-shields = hilft dir, wenn andere angreifen
reason-dear = eine starke Karte für ${ $coins }
reason-more-actions = zuerst: dann kannst du { $actions ->
    [one] auch deine andere Aktion
   *[other] mehr von deinen { $actions } anderen Aktionen
} spielen
reason-goes-on = zuerst: sie lässt dir eine Aktion{ $drawn ->
    [0] {""}
    [one] {" "}und zieht eine Karte
   *[other] {" "}und zieht { $drawn } Karten
}
reason-attack-now = behindert die anderen
reason-draws = zieht { $drawn ->
    [one] eine Karte
   *[other] { $drawn } Karten
}
reason-coins = ${ $coins } mehr zum Ausgeben
reason-weak = ohne sie sind deine Karten besser
reason-idle = sie nützt dir auf der Hand nichts
reason-least = du kannst am ehesten auf sie verzichten

## Warum etwas nicht gewählt werden kann

in-phase = { $phase ->
    [action-phase] Aktionsphase
    [night-phase] Nachtphase
   *[buy-phase] Kaufphase
}
why-price = kostet ${ $cost }; du hast ${ $coins }
why-no-buys = du hast in diesem Zug keine Käufe mehr
why-debt = bezahl erst deine Schulden: { $debt }
why-forbidden = eine Karte verbietet, das in diesem Zug zu kaufen
why-pile-empty = keine mehr da
why-covered = liegt in seinem Stapel unter { $card }
why-not-in-supply = gehört nicht zum Vorrat: andere Karten geben sie
why-no-actions = du hast in diesem Zug keine Aktionen mehr
why-phase-to-come = nicht jetzt: das ist etwas für deine { in-phase }
why-phase-over = nicht jetzt: deine { in-phase } ist vorbei
why-after-buying = Geld wird gespielt, bevor du kaufst
why-never-played = wird nicht gespielt: zählt am Ende
why-not-for-sale = kann nicht gekauft werden: gilt für alle
why-owned = hast du schon
why-used-once = einmal im Spiel, und das hattest du schon
why-two-projects = du hast schon zwei Projekte
