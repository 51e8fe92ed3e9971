### Dominion: Seaside (2. Edition), in eigenen Worten

set-seaside = Seaside

## Königreiche

kingdom-travelers = Reisende
    .text = Über Land und Meer zur eigenen Insel: Bring dort deine Punktekarten in Sicherheit und halte deinen Beutel fest.

kingdom-runners = Läufer
    .text = Flinke Füße kommen an jeder Blockade vorbei: Brich heute auf zu dem, was morgen eintrifft, und sieh nach, was nebenan ins Haus kommt.

## Karten

card-lookout = Ausguck
    .one = einen Ausguck
    .many = Ausgucke
    .text = Du bekommst 1 Aktion. Sieh dir die nächsten 3 Karten deines Nachziehstapels an: Eine entsorgst du, eine legst du ab, die letzte legst du wieder obenauf.
    .ruling-1 = Du entscheidest erst, wenn du alle gesehen hast.
    .ruling-2 = Sind es weniger, bleibt es bei dieser Reihenfolge: Eine einzige Karte wird entsorgt; von zweien wird eine entsorgt und die andere abgelegt.

card-smugglers = Schmuggler
    .one = Schmuggler
    .many = Schmuggler
    .text = Nimm eine Karte, die $6 oder weniger kostet und von der die Person rechts von dir in ihrem letzten Zug auch eine genommen hat.
    .ruling-1 = Es muss noch eine davon im Vorrat sein. Gibt es nichts Passendes, nimmst du nichts.
    .ruling-2 = Es zählen die Kosten in diesem Moment; Karten mit Schulden in den Kosten scheiden aus.
    .ruling-3 = Es zählt nur ihr eigener letzter Zug, nicht was sie in den Zügen von anderen genommen hat.
    .ruling-4 = Eine weggetauschte Karte wurde genommen; die dafür eingetauschte (durch die Fahrende Händlerin oder eine Reisende) nicht.

card-warehouse = Lagerhaus
    .one = ein Lagerhaus
    .many = Lagerhäuser
    .text = Du ziehst 3 Karten und bekommst 1 Aktion. Danach musst du 3 Karten ablegen.
    .ruling-1 = Du legst auch dann 3 ab, wenn du keine 3 ziehen konntest; hast du weniger auf der Hand, legst du alle ab.

card-blockade = Blockade
    .one = eine Blockade
    .many = Blockaden
    .text = Nimm eine Karte, die $4 oder weniger kostet, und lege sie gleich beiseite; zu Beginn deines nächsten Zuges kommt sie auf deine Hand. Solange sie dort liegt, nimmt jede andere Person, die im eigenen Zug die gleiche Karte nimmt, dazu noch einen Fluch.
    .ruling-1 = Bleibt die Karte nicht beiseitegelegt (etwa weil du sie mit der Fahrenden Händlerin eintauschst oder mit der Seefahrerin spielst), hat die Blockade nichts mehr zu tun und wird in diesem Zug abgelegt.
    .ruling-2 = Den Burggraben muss man aufdecken, wenn die Blockade gespielt wird; dann bleiben einem auch alle späteren Flüche erspart.
    .ruling-3 = Wer die Karte im Zug von anderen nimmt, bekommt dafür keinen Fluch.
    .ruling-4 = Liegt ein Fluch beiseite, bringt jeder genommene Fluch noch einen, bis der Stapel leer ist.

card-caravan = Karawane
    .one = eine Karawane
    .many = Karawanen
    .text = Du ziehst 1 Karte und bekommst 1 Aktion. Zu Beginn deines nächsten Zuges ziehst du noch 1 Karte.
    .ruling-1 = Jedes Spielen zählt: Mit dem Thronsaal ziehst du jetzt und im nächsten Zug je zwei Karten, und der Thronsaal bleibt so lange im Spiel wie die Karawane.

card-cutpurse = Beutelschneider
    .one = einen Beutelschneider
    .many = Beutelschneider
    .text = Du bekommst $2. Alle anderen legen ein Kupfer ab; wer keines hat, deckt die Hand auf.

card-island = Insel
    .one = eine Insel
    .many = Inseln
    .text = Lege diese Karte und eine deiner Handkarten auf dein Insel-Tableau, wo beide den Rest des Spiels bleiben. Bei Spielende 2 SP wert.
    .ruling-1 = Ist deine Hand leer, kommt die Insel allein dorthin.
    .ruling-2 = Karten auf dem Tableau gehören weiter dir: Sie zählen bei Spielende, kommen vorher aber nicht mehr in dein Deck zurück.
    .ruling-3 = Spielst du sie noch einmal (mit dem Thronsaal), liegt sie schon auf dem Tableau und schickt nur eine zweite Handkarte dorthin.
    .ruling-4 = Der Stapel beginnt zu zweit mit 8 Karten, sonst mit 12.

card-sailor = Seefahrerin
    .one = eine Seefahrerin
    .many = Seefahrerinnen
    .text = Du bekommst 1 Aktion. Einmal in diesem Zug darfst du eine Dauerkarte spielen, wenn du sie nimmst. Zu Beginn deines nächsten Zuges bekommst du $2 und darfst eine deiner Handkarten entsorgen.
    .ruling-1 = In welcher Phase du die Karte nimmst und wohin sie kommt, ist egal, solange sie nicht schon wieder woanders ist.
    .ruling-2 = Verzichtest du bei einer Karte, darfst du später im Zug noch eine andere spielen. Mit zwei Seefahrerinnen kannst du zwei Dauerkarten spielen, aber nicht dieselbe zweimal.
    .ruling-3 = Das Spielen kostet keine Aktion. Aktionen, die sie dir in der Kaufphase gibt, nützen dir dort nichts.

card-bazaar = Bazar
    .one = einen Bazar
    .many = Bazare
    .text = Du ziehst 1 Karte und bekommst 2 Aktionen und $1.

card-merchant-ship = Handelsschiff
    .one = ein Handelsschiff
    .many = Handelsschiffe
    .text = Du bekommst $2 und zu Beginn deines nächsten Zuges noch einmal $2.
    .ruling-1 = Jedes Spielen zählt: Mit dem Thronsaal bekommst du jetzt $4 und im nächsten Zug $4.
