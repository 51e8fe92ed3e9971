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
