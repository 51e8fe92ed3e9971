## Warum etwas empfohlen wird

reason-grows = { $rounds ->
    [0] eine Person mehr in der Wertung
   *[other] deine Familie wächst: von nun an jede Runde eine Aktion mehr
}
reason-feeds = ernährt deine Familie in Runde { $round }
reason-feeds-some = { $food } von { $hunger ->
    [one] { $hunger } Nährwert, der deiner Familie noch fehlt
   *[other] { $hunger } Nährwerten, die deiner Familie noch fehlen
}
reason-warms = wärmt dein Haus in Runde { $round }
reason-room = schafft Platz für eine weitere Person
its = { $itself ->
    [yes] {""}
   *[no] { $card }:{" "}
}
reason-learns = { its }{ $rounds ->
    [0] zählt in der Wertung
    [one] wirkt bis zum Ende, noch eine Runde
   *[other] wirkt bis zum Ende, noch { $rounds } Runden
}
reason-cooks = { its }macht jederzeit Tiere zu Nährwerten
reason-bakes = { its }backt Brot
reason-improves = { its }{ $points ->
    [0] nützt von nun an
    [one] { $points } Punkt, und nützt von nun an
   *[other] { $points } Punkte, und nützt von nun an
}
reason-fences = { $pastures ->
    [one] eine neue Weide
   *[other] { $pastures } neue Weiden
}: deine Weiden fassen dann { $animals ->
    [one] { $animals } Tier
   *[other] { $animals } Tiere
}
reason-renovates = ein { $material ->
    [clay] Lehmhaus
   *[stone] Steinhaus
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für seine Räume
reason-lies = dort { $count ->
    [one] liegt
   *[other] liegen
} { $goods }
reason-for-room = damit kannst du einen Raum bezahlen
reason-for-card = damit kannst du { $card } bezahlen
reason-plows = { $fields ->
    [one] dein erster Acker zum Einsäen
    [2] ein zweiter Acker zum Einsäen
    [3] ein dritter Acker zum Einsäen
    [4] ein vierter Acker zum Einsäen
   *[other] Acker Nummer { $fields } zum Einsäen
}
reason-sows = auf deinen Äckern wächst dann { $goods }
reason-houses = { $goods } { $count ->
    [one] findet
   *[other] finden
} Platz auf deinem Hof
reason-brings = bringt { $goods }
reason-begins = du beginnst die nächste Runde
reason-scores = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in der Wertung
reason-makes-food = { $food ->
    [one] { $food } Nährwert
   *[other] { $food } Nährwerte
}{ $left ->
    [0] : das reicht
    [one] , dann fehlt noch { $left }
   *[other] , dann fehlen noch { $left }
}

## Wie ein empfohlener Ort heißt

named-plow = { $first ->
    [yes] ein erster Acker
   *[no] ein Acker neben deinen Äckern
}
named-room = ein Raum neben deinem Haus
named-stable = { $fenced ->
    [yes] ein Stall auf deiner Weide
   *[no] ein Stall auf offenem Land
}
named-fence = { $first ->
    [yes] ein erster Zaun
   *[no] der nächste Zaun einer Weide
}
named-sow = { $good } auf einen Acker
named-extension = wo die Erweiterung am besten passt
named-space = ein Hoffeld { $beside ->
    [room] neben deinem Haus
    [field] neben deinen Äckern
   *[land] abseits von Haus und Äckern
}
