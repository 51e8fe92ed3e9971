## Warum etwas empfohlen wird

reason-holds = dann hielte der Deich: { $length } gegen { $flood }
reason-builds = { $itself ->
    [yes] { $points ->
        [0] nützt von nun an
        [one] 1 Punkt, und nützt von nun an
       *[other] { $points } Punkte, und nützt von nun an
    }
   *[no] baut { $tile }{ $points ->
        [0] {""}
        [one] : 1 Punkt
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
    [one] 1 Schaf
   *[other] { $sheep } Schafe
} für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
reason-buys = { $sheep ->
    [one] 1 Schaf
   *[other] { $sheep } Schafe
} mehr: dann hast du { $herd }
reason-fences = Platz für { $places ->
    [one] 1 weiteres Schaf
   *[other] { $places } weitere Schafe
}, im Ganzen für { $room }
reason-employs = ein Hofknecht für { $space }
reason-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} auf der Deichleiste
reason-draws = { $drawn ->
    [one] 1 Karte
   *[other] { $drawn } Karten
} mehr für das, was kommt
reason-earns = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} mehr
reason-scores = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} sofort
reason-co-builds = bis zu { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} auf der Deichleiste außer der Reihe

## Wie ein empfohlener Ort heißt

named-fence = { $first ->
    [yes] ein erster Zaun
   *[no] der nächste Zaun einer Weide
}
named-taken-fence = der Zaun, den du am wenigsten brauchst
named-row = { $buying ->
    [yes] die Reihe mit { $sheep ->
        [one] 1 Schaf
       *[other] { $sheep } Schafen
    }
   *[no] die Reihe mit Platz für { $sheep ->
        [one] 1 Schaf
       *[other] { $sheep } Schafe
    }
}
named-cell = { $inside ->
    [yes] ein Feld auf deiner Weide
   *[no] ein Feld außerhalb deiner Weiden
}
