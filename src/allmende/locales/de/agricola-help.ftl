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
reason-makes-food = { $left ->
    [0] dann reicht es
    [one] dann fehlt noch { $left }
   *[other] dann fehlen noch { $left }
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
    [yes] Zäune für eine erste Weide
   *[no] Zäune für eine weitere Weide
}
named-sow = { $good } auf einen Acker
named-extension = wo die Erweiterung am besten passt
named-space = ein Hoffeld { $beside ->
    [room] neben deinem Haus
    [field] neben deinen Äckern
   *[land] abseits von Haus und Äckern
}

## Warum etwas nicht gewählt werden kann

why-taken = besetzt von { $whom ->
    [you] dir
   *[other] { $by }
}
why-used = in dieser Runde schon benutzt
why-blocked = geschlossen, solange jemand auf { $space } steht
why-empty = hier liegt nichts
why-closed-in-winter = { closed-in-winter }
why-closed-until-season = { closed-until-season }
why-not-yet = kommt in einer späteren Runde
why-from-round = öffnet in Runde { $round }
why-no-action = hier könntest du jetzt nichts tun
why-nobody-home = du hast niemanden mehr zu Hause
why-not-by-this-person = nicht mit dieser Person
why-needs = { $what ->
    [room] ein Raum braucht
    [stable] ein Stall braucht
    [renovation] das Renovieren braucht
    [fences] die kleinste Weide braucht
    [field] ein Acker braucht
    [bread] das Backen braucht
    [growth] das Familienwachstum braucht
    [occupation] eine Ausbildung kostet
   *[other] kostet
} { $goods }; du hast { $have }
why-lacks = { $what ->
    [room] für einen Raum
    [stable] für einen Stall
    [renovation] zum Renovieren
    [fences] für die kleinste Weide
    [field] für einen Acker
    [bread] zum Backen
    [growth] für das Familienwachstum
    [occupation] für eine Ausbildung
   *[other] dafür
} fehlt dir: { $goods }
why-no-land = { $what ->
    [room] neben deinem Haus ist kein Feld frei
    [stable] für einen Stall ist kein Feld frei
   *[field] für einen Acker ist kein Feld frei
}
why-no-stables-left = du hast alle deine Ställe gebaut
why-renovated = dein Haus ist schon aus Stein
why-no-pasture = es lässt sich keine weitere Weide einzäunen
why-no-empty-field = du hast keinen leeren Acker
why-no-seeds = du hast weder Getreide noch Gemüse zum Säen
why-no-oven = du hast weder Ofen noch Feuerstelle zum Backen
why-no-room = du hast keinen Platz für eine weitere Person
why-family-complete = deine Familie ist vollzählig
why-no-improvement = du kannst jetzt keine Anschaffung machen
why-all-animals = du hast alle diese Tiere schon
why-no-occupation = du hast keine Ausbildung auf der Hand
why-no-occupation-now = keine deiner Ausbildungen kann jetzt ausgespielt werden
why-built = gebaut von { $whom ->
    [you] dir
   *[other] { $by }
}
why-gone = ist nicht mehr im Spiel
why-covered = eine andere Karte liegt darauf
why-prerequisite = die Voraussetzung ist nicht erfüllt: { $bound ->
    [at-most] höchstens { $need }
    [exactly] genau { $need }
   *[at-least] { $need }
}; du hast { $have }
why-not-playable = was darauf steht, ist jetzt nicht möglich
why-only-returns = gibt es nur im Tausch gegen eine andere Karte
why-by-a-space = setz eine Person ein, wo { $what ->
    [major] große Anschaffungen gebaut werden
    [minor] kleine Anschaffungen ausgespielt werden
   *[occupation] Ausbildungen ausgespielt werden
}
