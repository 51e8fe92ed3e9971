## Warum etwas empfohlen wird

reason-holds = dann hielte der Deich: { $length } gegen { $flood }
reason-builds = { $itself ->
    [yes] { $points ->
        [0] nützt von nun an
        [one] { $points } Punkt, und nützt von nun an
       *[other] { $points } Punkte, und nützt von nun an
    }
   *[no] baut { $tile }{ $points ->
        [0] {""}
        [one] : { $points } Punkt
       *[other] : { $points } Punkte
    }
}
reason-scarce = { $held ->
    [0] davon hast du nichts
   *[other] davon hast du nur { $held }
}
reason-leads = übernimmt die Führung auf der Deichleiste
reason-segment = vollendet ein Deichteil: { $length } gegen eine Flut von { $flood }
reason-sells = verkauft { $sheep ->
    [one] { $sheep } Schaf
   *[other] { $sheep } Schafe
} für { $coins ->
    [one] { $coins } Taler
   *[other] { $coins } Taler
}
reason-buys = { $sheep ->
    [one] { $sheep } Schaf
   *[other] { $sheep } Schafe
} mehr: dann hast du { $herd }
reason-fences = Platz für { $places ->
    [one] { $places } weiteres Schaf
   *[other] { $places } weitere Schafe
}, insgesamt für { $room }
reason-employs = ein Hofknecht für { $space }
reason-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} auf der Deichleiste
reason-draws = { $drawn ->
    [one] { $drawn } Karte
   *[other] { $drawn } Karten
} mehr für das, was kommt
reason-earns = { $coins ->
    [one] { $coins } Taler
   *[other] { $coins } Taler
} mehr
reason-scores = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} sofort
reason-goes = für die Aktion „{ $space }“
reason-co-builds = bis zu { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} auf der Deichleiste außer der Reihe

## Wie ein empfohlener Ort heißt

named-fence = { $first ->
    [yes] ein erstes Grenzteil
   *[no] das nächste Grenzteil einer Weide
}
named-taken-fence = das Grenzteil, das du am wenigsten brauchst
named-row = { $buying ->
    [yes] die Zeile mit { $sheep ->
        [one] { $sheep } Schaf
       *[other] { $sheep } Schafen
    }
   *[no] die Zeile mit Platz für { $sheep ->
        [one] { $sheep } Schaf
       *[other] { $sheep } Schafe
    }
}
named-cell = { $inside ->
    [yes] ein Feld auf deiner Weide
   *[no] ein Feld außerhalb deiner Weiden
}

## Warum etwas nicht gewählt werden kann

why-farmer-placed = dieser Bauer arbeitet schon
why-nothing-to-do = für diesen Bauern gibt es nichts zu tun
why-farmer-first = wähl erst einen Bauern
why-fee = kostet jetzt { $fee ->
    [one] { $fee } Taler
   *[other] { $fee } Taler
}; du hast { $coins }
why-nothing-to-build = mit { $value } lässt sich nichts bauen, was ausliegt
why-dike-complete = der Deich ist fertig
why-store-takes = das Lager nimmt jetzt { $resources }, und dafür hast du nichts
why-none-to-sell = du hast keine Schafe zu verkaufen
why-market-full = auf dem Markt ist kein Platz für deine Schafe
why-market-empty = es gibt keine Schafe zu kaufen
why-no-room = du hast keinen Platz für mehr Schafe
why-sheep-price = ein Schaf kostet { $price ->
    [one] { $price } Taler
   *[other] { $price } Taler
}; du hast { $coins }
why-no-cards = es gibt keine Karten mehr zu ziehen
why-built = gebaut von { $whom ->
    [you] dir
   *[other] { $by }
}
why-level = hat Stufe { $level }; dein Aktionswert ist { $value }
why-no-house = du hast kein Haus mehr auf dem Einkommenstableau
why-second-storm = du hast schon ein Sturmflutgebäude
why-lacks = dir fehlt: { $resources }
why-no-place = es gibt kein freies Feld mit seinem Gelände, auf dem alle deine Schafe Platz behalten
why-cell-built = hier liegt schon ein Plättchen
why-cell-terrain = dieses Feld hat nicht das Gelände des Plättchens
why-cell-needed = deine Schafe brauchen dieses Feld
why-store-only = das Lager nimmt jetzt { $resources }
why-feature-only = jetzt lässt sich nur eine Anlage bauen
why-build-first = setz dafür einen Bauern mit mindestens { $level } auf { space-build }
why-row-full = diese Reihe ist voll
why-row-empty = in dieser Reihe sind keine Schafe
why-row-closed = diese Reihe nicht mehr
