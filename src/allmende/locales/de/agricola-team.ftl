### Das Teamspiel: Marktplatz, was für den Partner getan wird, was Teams werten.

space-market-place = Marktplatz
    .short = Marktplatz
    .text = Übergib deinem Partner Waren, und er darf dir welche übergeben. Von jeder Sorte, die übergeben wird, geht 1 in den allgemeinen Vorrat.

prompt-choose-farm = Auf wessen Hof pflügst du?
option-farm-own = Auf deinem Hof
option-farm-partner = Auf dem Hof deines Partners
prompt-give-goods = Was übergibst du { $to }? Von jeder Sorte geht 1 zusätzlich verloren.
option-good-give-goods = { $one } übergeben
option-done-give-goods = Das ist alles

prompt-plow-farm = Welches Hoffeld von { $farm } pflügst du?
prompt-build-room-farm = Auf welchem Hoffeld von { $farm } baust du einen Raum?
prompt-build-stable-farm = Auf welchem Hoffeld von { $farm } baust du einen Stall?
prompt-build-fence-farm = Auf welcher Linie des Hofs von { $farm } baust du einen Zaun? ({ $count ->
    [0] noch keiner
   *[other] bisher { $count }, am Ende zu bezahlen
})

event-give-goods = { $who ->
    [you] Du übergibst { $goods } an { $to }; je Sorte geht 1 zusätzlich verloren
   *[other] { $name } übergibt { $goods } an { $whom ->
        [you] dich
       *[other] { $to }
    }; je Sorte geht 1 zusätzlich verloren
}
event-plow-farm = { $who ->
    [you] Du pflügst { $cell } auf dem Hof von { $farm }
   *[other] { $name } pflügt { $cell } auf { $whom ->
        [you] deinem Hof
       *[other] dem Hof von { $farm }
    }
}
event-build-room-farm = { $who ->
    [you] Du baust einen Raum auf { $cell } des Hofs von { $farm }
   *[other] { $name } baut einen Raum auf { $cell } { $whom ->
        [you] deines Hofs
       *[other] des Hofs von { $farm }
    }
}
event-build-stable-farm = { $who ->
    [you] Du baust einen Stall auf { $cell } des Hofs von { $farm }
   *[other] { $name } baut einen Stall auf { $cell } { $whom ->
        [you] deines Hofs
       *[other] des Hofs von { $farm }
    }
}
event-build-fence-farm = { $who ->
    [you] Du baust einen Zaun bei { $edge } auf dem Hof von { $farm }
   *[other] { $name } baut einen Zaun bei { $edge } auf { $whom ->
        [you] deinem Hof
       *[other] dem Hof von { $farm }
    }
}
    .row = { $count ->
        [one] { $count } Zaun
       *[other] { $count } Zäune
    } { $whom ->
        [you] auf deinem Hof
       *[other] auf dem Hof von { $farm }
    }
event-enclose-farm = { $who ->
    [you] Du hast { $cell } eingezäunt, Hof von { $farm }
   *[other] { $name } hat { $cell } eingezäunt, { $whom ->
        [you] auf deinem Hof
       *[other] Hof von { $farm }
    }
}
    .row = {" "}um { $cell }

score-team = Team
score-lines = In jeder Zeile zählt der niedrigere Wert beider Partner; Bettelmarken gehören zu den Sonderpunkten.
score-product = Die Summen beider Partner werden multipliziert.

panel-give = Marktplatz: Waren für { $name }
panel-give-hint = Von jeder Sorte geht 1 verloren: Es braucht also 2.
panel-give-lost = Verloren an den Vorrat:
panel-give-got = Du bekommst:
panel-give-confirm = Übergeben
panel-give-nothing = Nichts geben
team-game = Teams
board-partner = Partner
board-teams = Team { $own } : { $other }
