### Das tiefe Land: die Lektionen, und die Regeln auf einer Seite. Was zwischen Sternen steht, wird betont.

## Lektion 1

lesson-farmers = Drei Bauern, fünf Aktionen
    .text = Karten, der Deich, den ihr alle baut, und ein erstes Plättchen auf deinem Hof.
lesson-farmers-welcome = Dein Hof liegt tiefer als das Meer. Die *Flut* steht bei 2, und sie wird steigen. Den Deich dagegen bauen alle zusammen, oder eben niemand …
lesson-farmers-farmers = Du hast drei *Bauern* mit den Werten 2, 3 und 4: So viel kann jeder von ihnen tun. In einer Arbeitsphase setzt du alle drei ein, immer einen, im Wechsel mit den anderen.
lesson-farmers-farmer-two = Beginn mit dem kleinsten: Klick auf *Bauer 2*.
lesson-farmers-cards = Der holt Baustoffe: *{ space-draw }*. Dein *Hofknecht* hilft dort schon und bringt eine Karte mehr.
lesson-farmers-take = 2 + 1 = *3 Karten*. Nimm die beiden offenen *Holz*, dann eine vom verdeckten Stapel.
lesson-farmers-farmer-four = Dein Gegenüber hat auch Karten gezogen. Jetzt der Starke: Setz *Bauer 4* ein: *{ space-dike }*.
lesson-farmers-store = Vier Punkte, vier Baustoffe. Ins Lager passt immer nur eine Art auf einmal: Lagere *4 Holz* ein, eines nach dem anderen.
lesson-farmers-token = Das Lager war voll, und ein *Deichteil* ist gebaut, es ist 4 lang. Und dein Anzeiger ist auf der Deichleiste 4 Schritte gegangen, bis zu einer *Fortschrittsmarke*: Nimm 3 Taler.
lesson-farmers-co-build = Wer baut, muss jemandem anbieten mitzubauen. Macht jemand mit, wächst der Deich, und *du* gehst einen Schritt weiter. Frag dein Gegenüber.
lesson-farmers-built = Dein Gegenüber hat mit 2 Lehm mitgebaut und danach Karten gezogen. Deich 4, Flut 2: Das sieht gut aus. Und auf der *Deichleiste* liegst du vorn. Wozu das gut ist, wirst du sehen.
lesson-farmers-expansion = Bauer 3 ist noch da. Lass ihn bauen: *{ space-build }*.
lesson-farmers-hedge = Oben links auf jedem Plättchen steht, welchen Wert es braucht, neben dem Bild, was es kostet. Die *{ tile-f03 }* kostet 1 Holz und 1 Lehm und bringt am Ende 2 Punkte. Bau sie.
lesson-farmers-bush = Eine { tile-f03 } muss dort stehen, wo *Gebüsch* ist. Such dir einen der markierten Plätze aus.
lesson-farmers-left-over = Wert 2 war nötig, dein Bauer hat 3: Für den Punkt, der übrig ist, ziehst du *eine Karte*. Nimm eine.
lesson-farmers-upkeep = Alle Bauern sind eingesetzt: Nun kommt die *Verwaltung*. Alle haben ihr Einkommen erhalten, du 1 Karte. Je zwei Schafe bekommen ein Lamm, aber deine Weide ist voll: kein Platz, kein Lamm. Darum geht es in der nächsten Lektion.
lesson-farmers-flood = Und eine *Flutkarte* wurde aufgedeckt: Flut 6, Deich 4. Nach der zweiten Arbeitsphase kommt noch eine, und dann das Hochwasser. Bis dahin sollte der Deich länger sein als die Flut!
lesson-farmers-end = Karten, Deich, Hofausbau: Drei von fünf Aktionen kennst du jetzt. In der nächsten Lektion geht es um Weiden und Schafe.

## Lektion 2

lesson-sheep = Weiden und Schafe
    .text = Eine neue Weide, ein Baum darin, ein Schaf vom Markt, und ein Lamm.
lesson-sheep-welcome = Schafe sind Punkte, und sie vermehren sich von selbst. Aber jedes braucht einen Platz auf einer *Weide*, und deine ist voll: 2 Schafe, 2 Plätze.
lesson-sheep-fences = Also bau Grenzteile. Setz *Bauer 4* ein: *{ space-fences }*: vier Punkte, vier Grenzteile.
lesson-sheep-around = Jedes Grenzteil kostet 1 Baustoff. Umgib den Platz mit den Bäumen, rechts über deiner Weide: Klick die markierte Linie an, bezahl mit *Holz*, und das viermal.
lesson-sheep-pasture = Eine zweite Weide: Platz für 3 Schafe. Und noch etwas ist geschehen: Grenzteile kommen vom *Einkommenstableau*. Was du dort freigelegt hast, bringt dir in jeder Verwaltung eine Karte mehr.
lesson-sheep-tree = Jetzt geht *Bauer 3* zum *{ space-build }*: Bau den *{ tile-f07 }*. In einer Weide können zwei Schafe unter ihm stehen.
lesson-sheep-place-tree = Er braucht einen Platz mit Bäumen, und in einer Weide soll er sein. Da ist er!
lesson-sheep-left-over = Platz für 4. Ein Punkt ist übrig: Nimm eine Karte, offen oder verdeckt.
lesson-sheep-market = Jetzt geht *Bauer 2* zu *{ space-sheep }*: Auf dem Markt kostet eines heute 3 Taler.
lesson-sheep-buy = *Kaufen*, dann die markierte Zeile. Kaufen kannst du nur, was in einer Zeile steht, hier ein einziges Schaf.
lesson-sheep-one-more-card = 3 Schafe, noch 2 Taler. Und wieder ein Punkt für eine Karte: Nimm eine verdeckte.
lesson-sheep-lamb = In der Verwaltung haben sich deine Schafe *vermehrt*: 3 Schafe sind ein Paar, ein Paar bekommt ein Lamm. Und du hattest Platz dafür: jetzt *4 Schafe*!
lesson-sheep-end = Beim nächsten Mal sind es zwei Paare. Platz, Schafe, Platz: So wächst eine Herde. Die letzte Lektion zeigt das Hochwasser, und was das alles wert ist.

## Lektion 3

lesson-storm-surge = Hochwasser und Ende
    .text = Der Deich gerade noch rechtzeitig, was Schafe und Deich wert sind, und wie gezählt wird.
lesson-storm-surge-welcome = Die letzte Arbeitsphase der Partie. *Flut 22, Deich 21*, und eine Flutkarte kommt noch.
lesson-storm-surge-verdict = Auf der Rückseite der letzten Karte steht *1 bis 3*. Ist der Deich beim Hochwasser mindestens so lang wie die Flut, dann *hält* er, und wer auf der Deichleiste vorn liegt, bekommt Taler. *Bricht* er, büßen die Hinteren dafür.
lesson-storm-surge-store = Du liegst vorn, also soll er halten! Im Lager liegt schon 1 von 4 Lehm, und du hast *3 Lehm*. Ein Deichteil ist hier oben 3 lang: Das macht 24.
lesson-storm-surge-dike = Setz *Bauer 3* ein: *{ space-dike }*. Was ohnehin eingelagert werden muss, kommt sofort ins Lager.
lesson-storm-surge-clay = Lagere auch deine anderen *zwei Lehm* ein.
lesson-storm-surge-token = *24!* Und wieder eine Marke am Weg: Nimm die 3 Taler. Am Ende ist jeder Taler ein Punkt.
lesson-storm-surge-co-build = Jemandem musst du es anbieten. Frag dein Gegenüber: Wird etwas eingelagert, gehst du einen Schritt weiter.
lesson-storm-surge-value = Schau auf die *Wertleiste*: Sie sagt, was ein Deichpunkt und ein Schaf wert sind, jetzt 1 und 3. Hält der Deich, werden Schafe teurer; bricht er, werden es Deichpunkte.
lesson-storm-surge-sheep = Kauf also, solange sie billig sind: *Bauer 2* geht zu *{ space-sheep }*.
lesson-storm-surge-buy = *Kaufen*, aus der markierten Zeile, *beide* Schafe: heute 6 Taler, gleich 8 Punkte.
lesson-storm-surge-income = Die letzte Verwaltung: ein Lamm mehr, und dein Einkommen. Hier darfst du wählen: Nimm den *Taler*.
lesson-storm-surge-end = Die Karte war eine 2: Flut 24, Deich 24, *er hält*! Für deinen Vorsprung gab es 4 Taler, und Schafe sind jetzt 4 wert. Allein 7 Schafe bringen 28 Punkte; du gewinnst 51 zu 30. Jetzt versuch es selbst!

## Die Regeln auf einer Seite

basics-lead = Bauern auf Land, das tiefer liegt als das Meer. Vom Deich haben alle etwas, aber wer baut ihn?
basics-goal = Das Ziel
    .text = Punkte bringen Schafe, dein Platz auf der Deichleiste, Plättchen auf deinem Hof und Taler. Was Schafe und Deich wert sind, hängt vom Deich ab: Jedes Mal, wenn er hält, werden Schafe teurer; jedes Mal, wenn er bricht, werden es Deichpunkte. Die meisten Punkte gewinnen.
basics-stage = Ein Abschnitt
    .line-1 = *Gezeitenwechsel*: Wer mehr als 8 Karten hat, legt ab. Drei Flutkarten werden ausgelegt, die erste wird aufgedeckt.
    .line-2 = *Arbeit*: Reihum setzen alle einen Bauern ein, bis alle eingesetzt sind.
    .line-3 = *Verwaltung*: Je zwei Schafe bekommen ein Lamm, du erhältst dein Einkommen, die nächste Flutkarte wird aufgedeckt.
    .line-4 = Noch einmal *Arbeit* und *Verwaltung*, dann *Hochwasser*. Es gibt drei Abschnitte.
basics-farmers = Was Bauern tun
    .text = Ein Bauer mit dem Wert 2, 3 oder 4 hat so viele Punkte für eine Aktion. Was übrig bleibt, zieht Karten. Steht dort schon ein Bauer von dir, zahlst du 1 Taler, bei zweien 2. Hofknechte machen eine Aktion stärker.
    .line-1 = *Karten*: 1 Baustoffkarte für jeden Punkt.
    .line-2 = *Deich*: Lagere 1 Baustoff für jeden Punkt ein. Volle Reihen werden zum Deich. Jeder Baustoff ist ein Schritt auf der Deichleiste.
    .line-3 = *Grenzteile*: Bau für jeden Punkt eines für 1 Baustoff, oder versetz eines.
    .line-4 = *Schafe*: Kauf aus einer Zeile des Markts, oder verkauf an eine.
    .line-5 = *Hofausbau*: Bau ein Plättchen, dessen Stufe höchstens so hoch ist wie der Wert.
basics-tide = Das Hochwasser
    .text = Ist der Deich mindestens so lang wie die Flut? Dann *hält* er: 1 Taler für jeden Deichpunkt, den du vor den Letzten liegst. Sonst *bricht* er: eine Deichbruchmarke für jeden Deichpunkt, den du hinter den Ersten liegst.
basics-end = Das Ende
    .text = Nach dem dritten Hochwasser kommt die Sturmflut. Bricht der Deich dann, kostet jede Deichbruchmarke ein Schaf. Schafe und Deichpunkte zählen, was die Wertleiste sagt, Plättchen, was auf ihren Schilden steht, Taler je 1, zwei Karten 1. Bei Gleichstand entscheidet die Deichleiste.
basics-tips = Für den Anfang
    .line-1 = Erst Platz, dann Schafe: Auf einer vollen Weide gibt es keine Lämmer.
    .line-2 = Sieh nach, was im Lager liegt, bevor du an den Deich gehst: Das letzte Stück ist das beste.
    .line-3 = Fünf verschiedene Aktionen sind besser als dreimal dieselbe.
