### Dominion: die Lektionen, und die Regeln auf einer Seite. Was zwischen Sternen steht, wird betont.

## Lektion 1

lesson-first-turns = Deine ersten Karten
    .text = Geld, Einkaufen, und wie eine gekaufte Karte auf deine Hand kommt.
lesson-first-turns-welcome = In Dominion beginnen alle mit den gleichen zehn Karten. Mit ihnen kaufst du bessere, mit denen noch bessere. Am Ende zählt Land: Wer die meisten *Siegpunkte* hat, gewinnt.
lesson-first-turns-hand = Das ist deine *Hand*: fünf Karten. Ein { card-copper } ist 1 Geld wert. Ein { card-estate } ist am Ende 1 Siegpunkt; bis dahin steht es nur im Weg.
lesson-first-turns-money = Du bist am Zug! Zuerst kommt dein Geld auf den Tisch: Klick auf *{ option-treasures }*.
lesson-first-turns-coins = Das hast du jetzt: *4 Geld* zum Ausgeben und *1 Kauf*. In diesem Zug darfst du also eine Karte kaufen.
lesson-first-turns-buy-smithy = Alle diese Stapel stehen zum Verkauf; der Preis steht unten links auf der Karte. Kauf die *{ card-smithy }* für 4. Wozu sie gut ist, siehst du bald.
lesson-first-turns-discard = Dein Zug ist vorbei. Was du gekauft hast, was du gespielt hast und was übrig war, liegt jetzt auf deinem *Ablagestapel*, und du hast fünf neue Karten gezogen. Dein Gegenüber war auch schon am Zug.
lesson-first-turns-again = Diesmal hast du 3 Geld. Spiel es und kauf ein *{ card-silver }*: Das kostet 3 und bringt dir jedes Mal wieder 2 Geld.
lesson-first-turns-shuffled = Dein Nachziehstapel war leer. Also wurde dein Ablagestapel gemischt und ist jetzt der neue. Und wer ist da auf deiner Hand? Die *{ card-smithy }*!
lesson-first-turns-play-smithy = Mit einer Aktionskarte auf der Hand beginnst du in der *Aktionsphase* und darfst eine spielen. Spiel die { card-smithy }: Sie zieht drei Karten.
lesson-first-turns-more-cards = Aus vier Karten sind sieben geworden. Nun kommt die *Kaufphase*: Spiel dein Geld.
lesson-first-turns-buy-gold = 6 Geld: Das reicht für ein *{ card-gold }*! Es ist 3 wert, so viel wie drei Kupfer, auf einer einzigen Karte.
lesson-first-turns-end = Das ist ein Zug: *Aktion*, *Kauf*, *Aufräumen*. Jede gekaufte Karte kommt wieder und wieder. Kauf also, was du wiedersehen willst. Nächste Lektion: Züge mit mehr als einer Aktion.

## Lektion 2

lesson-actions = Mehr als eine Aktion
    .text = Karten für Aktionen, Karten, Käufe und Geld, und eine, die die anderen ärgert.
lesson-actions-one-action = Einige Züge später. Du hast *1 Aktion*, aber drei Aktionskarten auf der Hand. Was tun? Manche Karten geben dir Aktionen zurück.
lesson-actions-village = Das *{ card-village }* gibt +1 Karte und +2 Aktionen. Spiel es zuerst!
lesson-actions-two-actions = Das Spielen hat 1 Aktion gekostet und 2 gebracht: Jetzt hast du *2 Aktionen*. Und eine neue Karte ist gekommen, die { card-militia }.
lesson-actions-market = Der *{ card-market }* gibt von allem etwas: +1 Karte, +1 Aktion, +1 Kauf, +1 Geld. Unterm Strich kostet er keine Aktion, also spiel ihn als Nächstes.
lesson-actions-smithy = 2 Aktionen sind übrig. Die *{ card-smithy }* nimmt eine davon und gibt keine zurück, zieht aber drei Karten.
lesson-actions-militia = 1 Aktion ist noch da, genau richtig für die *{ card-militia }*: +2 Geld, und alle anderen müssen bis auf drei Karten ablegen. Rote Karten wie diese sind *Angriffe*.
lesson-actions-attacked = Dein Gegenüber hat nur noch drei Karten, und du hast schon 3 Geld, noch bevor du Geldkarten spielst. Aktionen hast du keine mehr: Weiter geht es mit der Kaufphase.
lesson-actions-money = Jetzt dein Geld!
lesson-actions-first-buy = *9 Geld* und *2 Käufe*. Beide Käufe teilen sich das Geld. Nimm zuerst ein *{ card-gold }* für 6.
lesson-actions-second-buy = 3 Geld und ein Kauf bleiben. Was möchtest du wiedersehen: ein *{ card-silver }* oder noch ein *{ card-village }*?
lesson-actions-end = { $picked ->
    [pile-village] Noch ein Dorf: Da kommen mehr solche Züge.
   *[other] Silber ist nie verkehrt.
} Merk dir die Reihenfolge: erst Karten, die Aktionen geben, dann Karten, die ziehen, zuletzt die, die nur Geld bringen. Nächste Lektion: wie eine Partie endet.

## Lektion 3

lesson-the-end = Das Ende einer Partie
    .text = Punktekarten, wann es Zeit für sie ist, und wie gezählt wird.
lesson-the-end-points = Die letzten Züge einer Partie. Grüne Karten sind das, was am Ende zählt: ein { card-estate } 1 Punkt, ein { card-duchy } 3, eine *{ card-province }* 6. Sonst können sie nichts.
lesson-the-end-when-it-ends = Die Partie endet, sobald der *Stapel der Provinzen* leer ist oder irgendwelche *drei Stapel* leer sind. 2 Provinzen sind noch da; sonst sind nur die Schmieden ausverkauft.
lesson-the-end-money = Es wird also knapp. Spiel dein Geld!
lesson-the-end-province = 9 Geld, und eine { card-province } kostet 8. Nimm sie: 6 Punkte!
lesson-the-end-in-the-way = Bis zum Ende tut deine Provinz nichts für dich, sie nimmt nur ab und zu einen Platz auf der Hand weg. Darum kauft man Land spät. Aber jetzt ist es spät: Dein Gegenüber hat mit den Herzogtümern begonnen.
lesson-the-end-six-coins = Deine nächste Hand. Spiel dein Geld.
lesson-the-end-duchy = Für 6 gäbe es ein { card-gold }. Aber kämst du je dazu, es auszugeben? Noch eine Provinz, und alles ist vorbei. Nimm das *{ card-duchy }*: 3 Punkte sind 3 Punkte.
lesson-the-end-last-turn = Die letzte Provinz liegt noch da, und was für eine Hand! Spiel dein Geld und nimm sie.
lesson-the-end-end = Vorbei! Alle Karten in deinem Besitz werden gezählt: 24 zu 21, du gewinnst. Der Blick auf die letzten Stapel hat es entschieden. Jetzt weißt du alles für eine eigene Partie.

## Die Regeln auf einer Seite

basics-lead = Alle haben einen kleinen Kartenstapel, in der Mitte liegt ein Markt. Bau einen besseren Stapel als die anderen, und kauf damit rechtzeitig Land.
basics-goal = Das Ziel
    .text = Am Ende zählen nur Siegpunkte. Die meisten stehen auf grünen Karten, die sonst nichts können: Kaufst du sie zu früh, wird dein Stapel träge; kaufst du sie zu spät, sind sie weg.
basics-deck = Deine Karten
    .text = Du beginnst mit 7 Kupfern und 3 Anwesen und ziehst fünf Karten. Was du kaufst, kommt auf deinen Ablagestapel. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum neuen: So kommt alles, was du gekauft hast, früher oder später auf deine Hand, wieder und wieder.
basics-turn = Ein Zug
    .line-1 = *Aktion*: Spiel eine Aktionskarte aus der Hand. Karten mit +Aktionen erlauben dir weitere, Karten mit +Karten lassen dich ziehen.
    .line-2 = *Kauf*: Spiel deine Geldkarten, zähl zusammen und kauf eine Karte aus dem Vorrat. Karten mit +Kauf erlauben dir mehr.
    .line-3 = *Aufräumen*: Alles, was du gespielt hast oder noch auf der Hand hältst, kommt auf deinen Ablagestapel. Zieh fünf neue Karten.
basics-kinds = Was die Farben sagen
    .line-1 = *Geldkarten*: Kupfer ist 1 wert, Silber 2, Gold 3.
    .line-2 = *Aktionen* tun, was auf ihnen steht. Ihre zehn Stapel sind in jeder Partie andere.
    .line-3 = *Angriffe* schaden den anderen, *Reaktionen* wie der Burggraben helfen dagegen.
    .line-4 = *Punktekarten* zählen am Ende; ein *Fluch* kostet einen Punkt.
basics-end = Das Ende
    .text = Mit dem Zug, in dem die letzte Provinz genommen wird oder der dritte Stapel leer ist, endet die Partie. Alle Karten in deinem Besitz werden gezählt. Die meisten Punkte gewinnen; bei Gleichstand, wer weniger Züge hatte.
basics-tips = Für den Anfang
    .line-1 = Silber und Gold gewinnen mehr Partien, als man denkt.
    .line-2 = Zwei oder drei gute Aktionskarten genügen, wenn keine davon +Aktionen gibt: Mehr stünden einander nur im Weg.
    .line-3 = Wenn noch vier oder fünf Provinzen da sind, beginnen sich Herzogtümer zu lohnen.
