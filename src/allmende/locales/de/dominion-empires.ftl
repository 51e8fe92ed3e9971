### Dominion: Empires, in eigenen Worten

set-empires = Empires

## Königreiche

kingdom-simple-plans = Einfache Pläne
    .text = Jeder Plan ist einfach, bis ihn die Zauberin durchkreuzt: Gib weg, was dich beschwert, und fang in deiner Villa neu an.

kingdom-expansion = Expansion
    .text = Schloss um Schloss erhebt sich über deinem Land: Mach Schulden, kämpfe um Punkte und fülle den Brunnen mit Kupfer.

## Gemischte Stapel

pile-catapult-rocks = Katapult/Felsen
    .one = Katapult/Felsen
    .many = Karten von Katapult/Felsen
    .text = 5 Katapulte und darunter 5 Felsen. Nur die oberste Karte lässt sich kaufen oder nehmen.
    .ruling-1 = Das ist ein einziger Stapel, und leer ist er erst, wenn alle 10 Karten weg sind.
    .ruling-2 = Eine zurückgelegte Karte kommt obenauf. Sonst ändert sich die Reihenfolge nie, und alle dürfen den Stapel durchsehen.

pile-encampment-plunder = Feldlager/Diebesgut
    .one = Feldlager/Diebesgut
    .many = Karten von Feldlager/Diebesgut
    .text = 5 Feldlager und darunter 5 Diebesgut. Nur die oberste Karte lässt sich kaufen oder nehmen.
    .ruling-1 = Das ist ein einziger Stapel, und leer ist er erst, wenn alle 10 Karten weg sind.
    .ruling-2 = Ein zurückgelegtes Feldlager kommt obenauf und verdeckt wieder ein Diebesgut.

pile-patrician-emporium = Patrizier/Handelsplatz
    .one = Patrizier/Handelsplatz
    .many = Karten von Patrizier/Handelsplatz
    .text = 5 Patrizier und darunter 5 Handelsplätze. Nur die oberste Karte lässt sich kaufen oder nehmen.
    .ruling-1 = Das ist ein einziger Stapel, und leer ist er erst, wenn alle 10 Karten weg sind.
    .ruling-2 = Eine zurückgelegte Karte kommt obenauf. Sonst ändert sich die Reihenfolge nie, und alle dürfen den Stapel durchsehen.

pile-castles = Schlösser
    .one = ein Schloss
    .many = Schlösser
    .text = Acht verschiedene Schlösser, vom billigsten ganz oben bis zum teuersten ganz unten. Nur die oberste Karte lässt sich kaufen oder nehmen.
    .ruling-1 = Zu zweit liegt von jedem eines da, insgesamt 8. Sonst sind es 12: Bescheidenes, Kleines und Reiches Schloss und das Königsschloss gibt es dann doppelt.
    .ruling-2 = Das ist ein einziger Stapel, und leer ist er erst, wenn alle Schlösser weg sind.
    .ruling-3 = Ein zurückgelegtes Schloss kommt obenauf, egal was es kostet.
    .ruling-4 = Verschiedene Schlösser sind Karten mit verschiedenen Namen.

## Karten

card-encampment = Feldlager
    .one = ein Feldlager
    .many = Feldlager
    .text = Du ziehst 2 Karten und bekommst 2 Aktionen. Du darfst ein Gold oder ein Diebesgut aus deiner Hand aufdecken. Tust du das nicht, lege diese Karte beiseite; sie kommt zu Beginn deiner Aufräumphase auf ihren Stapel zurück.
    .ruling-1 = Beiseitegelegt ist es nicht mehr im Spiel: Für den Handelsplatz zählt es nicht, und das Komplott kann es nicht retten.
    .ruling-2 = Spielst du es danach noch einmal (mit dem Thronsaal), bekommst du Karten und Aktionen erneut; zurück kommt es trotzdem nur einmal.

card-plunder = Diebesgut
    .one = ein Diebesgut
    .many = Diebesgut
    .text = Du bekommst $2 und 1 Punktemarker.
    .ruling-1 = Den Marker bekommst du jedes Mal, wenn du es spielst.

card-patrician = Patrizier
    .one = einen Patrizier
    .many = Patrizier
    .text = Du ziehst 1 Karte und bekommst 1 Aktion. Decke die oberste Karte deines Nachziehstapels auf; kostet sie $5 oder mehr, kommt sie auf deine Hand.
    .ruling-1 = Sonst bleibt sie auf dem Nachziehstapel.
    .ruling-2 = Es zählen die Münzen ihrer Kosten in diesem Moment; nach einer Fernstraße bleibt ein Herzogtum also liegen.

card-emporium = Handelsplatz
    .one = einen Handelsplatz
    .many = Handelsplätze
    .text = Du ziehst 1 Karte und bekommst 1 Aktion und $1. Hast du mindestens 5 Aktionskarten im Spiel, wenn du diese Karte nimmst, bekommst du 2 Punktemarker.
    .ruling-1 = Auch Dauerkarten und aufgerufene Reservekarten, die du im Spiel hast, zählen mit.

card-catapult = Katapult
    .one = ein Katapult
    .many = Katapulte
    .text = Du bekommst $1 und entsorgst eine deiner Handkarten. Kostet sie $3 oder mehr, nehmen alle anderen je einen Fluch; ist sie eine Geldkarte, legen sie ab, bis sie nur noch 3 Karten auf der Hand haben.
    .ruling-1 = Eine Geldkarte für $3 oder mehr bewirkt beides: erst die Flüche, dann das Ablegen.
    .ruling-2 = Es zählen die Münzen ihrer Kosten in diesem Moment; Schulden sind egal. Entsorgst du nichts, passiert den anderen nichts.
    .ruling-3 = Entsorgst du Felsen, kommt das Silber auf deine Hand, bevor es die anderen trifft.

card-rocks = Felsen
    .one = Felsen
    .many = Felsen
    .text = Du bekommst $1. Wenn du diese Karte nimmst oder entsorgst, nimm ein Silber: in deiner Kaufphase oben auf deinen Nachziehstapel, sonst auf deine Hand.
    .ruling-1 = Im Zug von anderen kommt das Silber auf deine Hand.
    .ruling-2 = Das Silber gilt wie jedes andere als genommen: Du darfst es zum Beispiel mit der Fahrenden Händlerin eintauschen.

card-enchantress = Zauberin
    .one = eine Zauberin
    .many = Zauberinnen
    .text = Zu Beginn deines nächsten Zuges ziehst du 2 Karten. Bis dahin gilt für alle anderen: Ihre erste Aktionskarte im eigenen Zug tut beim Spielen nicht, was auf ihr steht; stattdessen ziehen sie 1 Karte und bekommen 1 Aktion.
    .ruling-1 = Die Karte zählt trotzdem als gespielt, und was sie sonst bewirkt, etwa beim Nehmen, bleibt. Ein verzauberter Thronsaal spielt nichts; eine verzauberte Dauerkarte wird noch im selben Zug abgelegt.
    .ruling-2 = Aufgerufene Reservekarten und was Dauerkarten aus früheren Zügen tun, werden nicht gespielt. Aktionskarten, die im Zug von anderen gespielt werden, sind nicht betroffen.
    .ruling-3 = Den Burggraben muss man aufdecken, wenn die Zauberin gespielt wird. Auch zwei Zauberinnen ersetzen nur die erste Aktionskarte.
    .ruling-4 = Wer die Karte auch mit einem Weg spielen könnte, entscheidet selbst, was von beidem gilt.

card-engineer = Ingenieurin
    .one = eine Ingenieurin
    .many = Ingenieurinnen
    .text = Nimm eine Karte, die $4 oder weniger kostet. Du darfst diese Karte entsorgen; tust du das, nimm noch eine Karte, die $4 oder weniger kostet.
    .ruling-1 = Sie kostet 4 Schulden und keine Münzen. Beim Kaufen bekommst du 4 Schuldenmarker; nimmst du sie anders, bekommst du keine.
    .ruling-2 = Karten mit Schulden in den Kosten scheiden aus, eine weitere Ingenieurin kann sie dir also nicht bringen.
    .ruling-3 = Entsorgen lässt sie sich nur einmal: Wird sie danach noch einmal gespielt, bringt sie nur eine Karte.

card-villa = Villa
    .one = eine Villa
    .many = Villen
    .text = Du bekommst 2 Aktionen, 1 Kauf und $1. Wenn du diese Karte nimmst, kommt sie auf deine Hand, und du bekommst 1 Aktion; ist gerade deine Kaufphase, kehrst du in die Aktionsphase zurück.
    .ruling-1 = Deine Münzen und übrigen Käufe behältst du. Später folgt eine ganz neue Kaufphase, in der du wieder Geldkarten spielen darfst; was zu Beginn eines Zuges passiert, passiert nicht noch einmal.
    .ruling-2 = Ist die Karte schon woanders (etwa mit der Fahrenden Händlerin eingetauscht), kommt sie nicht auf deine Hand, das Übrige passiert aber.
    .ruling-3 = Im Zug von anderen kommt sie auf deine Hand, die Aktion nützt dir aber nichts.
    .ruling-4 = Die Kaufphase endet damit wirklich; vorher gespielte Feilscher und Hexenkessel wirken weiter.

card-charm = Zauber
    .one = einen Zauber
    .many = Zauber
    .text = Wähle eines: Du bekommst 1 Kauf und $2; oder wenn du das nächste Mal in diesem Zug eine Karte nimmst, darfst du noch eine anders heißende Karte nehmen, die genau gleich viel kostet.
    .ruling-1 = Mehrere Zauber warten auf dieselbe nächste Karte und dürfen je eine bringen, auch zweimal die gleiche. Was sie bringen, löst keinen weiteren Zauber aus.
    .ruling-2 = Die Kosten müssen in Münzen und Schulden gleich sein, und die Karte muss im Vorrat sein.
    .ruling-3 = Wie du die nächste Karte nimmst, ist egal; gekauft sein muss sie nicht.

card-forum = Forum
    .one = ein Forum
    .many = Foren
    .text = Du ziehst 3 Karten und bekommst 1 Aktion; lege dann 2 Karten ab. Wenn du diese Karte nimmst, bekommst du 1 Kauf.
    .ruling-1 = Den Kauf bekommst du immer, wenn du das Forum nimmst, nicht nur beim Kaufen.

card-legionary = Legionär
    .one = einen Legionär
    .many = Legionäre
    .text = Du bekommst $3. Du darfst ein Gold aus deiner Hand aufdecken; tust du das, legen alle anderen ab, bis sie nur noch 2 Karten auf der Hand haben, und ziehen dann 1 Karte.
    .ruling-1 = Auf den Angriff müssen die anderen reagieren, bevor du entscheidest, ob du ein Gold aufdeckst.
    .ruling-2 = Wer 2 oder weniger Karten auf der Hand hat, legt nichts ab und zieht trotzdem 1 Karte.

## Schlösser

card-humble-castle = Bescheidenes Schloss
    .one = ein Bescheidenes Schloss
    .many = Bescheidene Schlösser
    .text = Spiele es in deiner Kaufphase: Du bekommst $1. Bei Spielende 1 SP wert für jedes Schloss, das dir gehört.
    .ruling-1 = Es zählt auch sich selbst.

card-crumbling-castle = Verfallendes Schloss
    .one = ein Verfallendes Schloss
    .many = Verfallende Schlösser
    .text = Bei Spielende 1 SP wert. Wenn du diese Karte nimmst oder entsorgst, bekommst du 1 Punktemarker und nimmst ein Silber.

card-small-castle = Kleines Schloss
    .one = ein Kleines Schloss
    .many = Kleine Schlösser
    .text = Entsorge diese Karte oder ein Schloss aus deiner Hand. Tust du das, nimm die oberste Karte vom Stapel der Schlösser. Bei Spielende 2 SP wert.
    .ruling-1 = Was jenes Schloss kostet, ist egal.
    .ruling-2 = Eines von beiden musst du wählen. Du darfst auch dann deine Hand wählen, wenn kein Schloss darin ist; dann wird nichts entsorgt, und du nimmst nichts.
    .ruling-3 = Entsorgst du ein Verfallendes Schloss, bringt es zuerst seinen Marker und das Silber.

card-haunted-castle = Spukschloss
    .one = ein Spukschloss
    .many = Spukschlösser
    .text = Bei Spielende 2 SP wert. Wenn du diese Karte in deinem Zug nimmst, nimm ein Gold, und alle anderen, die 5 oder mehr Karten auf der Hand haben, legen 2 davon oben auf den eigenen Nachziehstapel.
    .ruling-1 = Das ist kein Angriff: Burggraben, Wachhund und Champion helfen nicht.
    .ruling-2 = Im Zug von anderen passiert nichts.
    .ruling-3 = Das Gold nimmst du auch, wenn niemand 5 Karten auf der Hand hat.

card-opulent-castle = Reiches Schloss
    .one = ein Reiches Schloss
    .many = Reiche Schlösser
    .text = Lege beliebig viele Punktekarten aus deiner Hand aufgedeckt ab; für jede bekommst du $2. Bei Spielende 3 SP wert.
    .ruling-1 = Tunnel, die du hier ablegst, können reagieren.

card-sprawling-castle = Ausgedehntes Schloss
    .one = ein Ausgedehntes Schloss
    .many = Ausgedehnte Schlösser
    .text = Bei Spielende 4 SP wert. Wenn du diese Karte nimmst, nimm entweder ein Herzogtum oder drei Anwesen.
    .ruling-1 = Du darfst auch wählen, wofür der Stapel nicht reicht.
    .ruling-2 = Die Anwesen nimmst du einzeln: Das Schlachtfeld zum Beispiel zahlt für jedes.

card-grand-castle = Prunkschloss
    .one = ein Prunkschloss
    .many = Prunkschlösser
    .text = Bei Spielende 5 SP wert. Wenn du diese Karte nimmst, decke deine Hand auf; für jede Punktekarte, die du auf der Hand oder im Spiel hast, bekommst du 1 Punktemarker.
    .ruling-1 = Karten, die unter anderem Punktekarten sind, zählen, Flüche nicht. Das Prunkschloss selbst liegt auf deinem Ablagestapel und zählt nicht mit.

card-kings-castle = Königsschloss
    .one = ein Königsschloss
    .many = Königsschlösser
    .text = Bei Spielende 2 SP wert für jedes Schloss, das dir gehört.
    .ruling-1 = Es zählt auch sich selbst.

## Ereignisse

landscape-donate = Spende
    .one = eine Spende
    .many = Spenden
    .text = Zu Beginn deines nächsten Zuges, vor allem anderen: Nimm deinen Nachziehstapel und deinen Ablagestapel auf die Hand, entsorge beliebig viele dieser Karten, mische den Rest als neuen Nachziehstapel und ziehe 5 Karten.
    .ruling-1 = Sie kostet 8 Schulden, keine Münzen und einen Kauf wie jedes Ereignis. Endet das Spiel vorher, passiert nichts.
    .ruling-2 = Karten im Spiel, beiseite oder auf Tableaus bleiben, wo sie sind. Du ziehst genau 5 Karten, egal wie viele du vorher hattest.
    .ruling-3 = Was das Entsorgen bringt, kommt vor dem Mischen: Ein Silber, das Felsen dir auf die Hand bringen, wird eingemischt; was auf deinen Ablagestapel kommt, bleibt dort.
    .ruling-4 = Hast du mehrere gekauft, führst du sie nacheinander aus.

## Landmarken

landscape-battlefield = Schlachtfeld
    .one = das Schlachtfeld
    .many = Schlachtfelder
    .text = Wenn du eine Punktekarte nimmst, nimm 2 Punktemarker von hier. Am Anfang liegen hier für jede Person 6.
    .ruling-1 = Wie und in wessen Zug du die Karte nimmst, ist egal; eine mit mehreren Arten zählt einmal.
    .ruling-2 = Sind die Marker hier aufgebraucht, gibt es keine mehr.

landscape-fountain = Brunnen
    .one = den Brunnen
    .many = Brunnen
    .text = Wer bei Spielende mindestens 10 Kupfer hat, erhält 15 SP.
    .ruling-1 = Es gibt 15 SP oder nichts; 20 Kupfer bringen nicht mehr.

landscape-labyrinth = Labyrinth
    .one = das Labyrinth
    .many = Labyrinthe
    .text = Wenn du in deinem eigenen Zug deine zweite Karte nimmst, nimm 2 Punktemarker von hier. Am Anfang liegen hier für jede Person 6.
    .ruling-1 = Höchstens einmal je Zug: Die dritte und alle weiteren Karten bringen nichts.
    .ruling-2 = Eine eingetauschte Karte gilt nicht als genommen; eine, die du nimmst und dann wegtauschst, zählt.
    .ruling-3 = Sind hier weniger als 2 Marker übrig, nimmst du, was da ist.
