### Dominion: die Einstellungen eines neuen Spiels, ihre Werte, und warum manche nicht zusammengehen.
### Die Seite im Browser bekommt sie vom Server.

setting-kingdom = die zehn Stapel dieser Partie
setting-expansions = woher ausgeloste Stapel kommen
setting-wanted = Mechaniken, von denen ein ausgelostes Königreich je mindestens eine Karte haben muss
setting-unwanted = Mechaniken, die ein ausgelostes Königreich nicht haben darf
setting-include = Stapel und querliegende Karten, die ein ausgelostes Königreich haben muss
setting-exclude = Stapel und querliegende Karten, die ein ausgelostes Königreich nicht haben darf
setting-landscapes = wie viele Ereignisse, Projekte, Landmarken und Wege neben einem ausgelosten Königreich liegen
setting-first = der Platz, der beginnt; ohne Angabe entscheidet das Los

ask-kingdom = Welches Königreich? Eine Zahl, oder zehn Karten mit Kommas dazwischen.

mechanic-village = Dorf (+2 Aktionen)
mechanic-buy = +Kauf
mechanic-trashing = Entsorgen
mechanic-attack = Angriff
mechanic-reaction = Reaktion
mechanic-duration = Dauer
mechanic-night = Nacht
mechanic-reserve = Reserve
mechanic-traveller = Reisende
mechanic-split = Gemischter Stapel
mechanic-debt = Schulden
mechanic-vp = Punktemarker
mechanic-coffers = Taler
mechanic-villagers = Dorfbewohner
mechanic-favors = Gefallen und Verbündete
mechanic-exile = Exil
mechanic-horses = Pferde
mechanic-heirlooms = Erbstück
mechanic-boons = Gaben
mechanic-hexes = Plagen
mechanic-event = Ereignis
mechanic-project = Projekt
mechanic-landmark = Landmarke
mechanic-way = Weg

landscapes-by-lot = wie sie kommen, höchstens zwei
landscapes-none = keine
landscapes-one = eine
landscapes-two = zwei
landscapes-three = drei
landscapes-four = vier

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
must-things = das muss eine Liste von Karten und querliegenden Karten sein, nicht { $value }
why-few-piles = für ein ausgelostes Königreich mit { $size } Stapeln gibt es nicht genug: { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
why-nothing-wanted = nichts aus diesen Erweiterungen hat, was gewünscht ist: { $mechanic }
why-many-wanted = das ist mehr, als ein Königreich haben kann: Wünsche weniger, oder lege weniger fest
why-few-landscapes = es gibt nicht genug querliegende Karten, um { $count } zu ziehen
why-in-and-out = { $card } kann nicht zugleich dabei sein und fehlen
why-many-included = ein Königreich hat { $size } Stapel, aber { $count } sollen dabei sein
why-many-landscapes = { $size } querliegende Karten waren gewünscht, aber { $count } sollen dabei sein
