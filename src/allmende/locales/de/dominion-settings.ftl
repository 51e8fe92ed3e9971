### Dominion: die Einstellungen eines neuen Spiels, ihre Werte, und warum manche nicht zusammengehen.
### Die Seite im Browser bekommt sie vom Server.

setting-kingdom = die zehn Stapel dieser Partie
setting-expansions = woher ausgeloste Stapel kommen
setting-first = der Platz, der beginnt; ohne Angabe entscheidet das Los

ask-kingdom = Welches Königreich? Eine Zahl, oder zehn Karten mit Kommas dazwischen.

must-kingdom = kingdom muss der Name eines Sets, 'random' oder zehn Karten sein, nicht { $value }
why-no-kingdom = es gibt kein Königreich { $value }: Wähle { $values } oder nenne zehn Karten
why-no-kingdom-near = es gibt kein Königreich { $value }: Meinst du { $near }?
why-kingdom-size = kingdom muss { $size } Stapel haben, nicht { $count }
why-kingdom-twice = kingdom hat { $card } zweimal
why-boons = die Druidin will { $size } Gaben: Nenne { $size } davon neben der Druidin, oder keine
why-ally = der Verbündete { $landscape } braucht eine Karte im Königreich, die Gefallen gibt, und keinen anderen neben sich
why-mouse = die Karte der Maus muss eine Aktion für $2 oder $3 sein, die keine Dauerkarte und nicht im Königreich ist, neben dem Weg der Maus: nicht { $card }
why-kingdom-beside = { $card } kann keiner der { $size } Stapel des Königreichs sein: Diese Karte liegt nie im Vorrat
why-kingdom-basic = { $card } ist in jedem Spiel: Das kann keiner der { $size } Stapel von kingdom sein
