### Dominion: Die Intrige (2. Edition), in eigenen Worten

set-intrigue = Die Intrige

## Königreiche

kingdom-money-for-nothing = Geld für nichts
    .text = Wirf etwas weg und werde reich: Tunnel werden zu Gold, Silber stellt sich von selbst ein, und nur der Kerkermeister verdirbt den Spaß.

kingdom-the-dukes-ball = Der Ball des Herzogs
    .text = Masken auf, beim Tanz wechseln Karten die Hände: Zettle mit den Verschwörern etwas an, umwirb den Herzog und bring ihm Herzogtümer.

## Karten

card-pawn = Handlanger
    .one = einen Handlanger
    .many = Handlanger
    .text = Wähle zwei verschiedene Dinge aus dieser Liste und führe beide aus: 1 Karte ziehen; 1 Aktion; 1 Kauf; $1.
    .ruling-1 = Wähle beide, bevor du eines davon ausführst. Welches zuerst kommt, bestimmst du.
    .ruling-2 = Spielt die Älteste den Handlanger, darfst du drei wählen; sie folgen dann in der Reihenfolge der Liste.

card-masquerade = Maskerade
    .one = eine Maskerade
    .many = Maskeraden
    .text = Ziehe 2 Karten. Dann geben alle, die Karten auf der Hand haben, gleichzeitig eine davon nach links weiter, an die nächste Person mit Handkarten. Danach darfst du eine deiner Handkarten entsorgen.
    .ruling-1 = Wer keine Karten auf der Hand hat, wird übersprungen, beim Geben wie beim Bekommen.
    .ruling-2 = Alle wählen, bevor jemand sieht, was ankommt.
    .ruling-3 = Eine weitergegebene Karte wird weder genommen noch abgelegt noch entsorgt, und die Maskerade ist kein Angriff: Burggraben und Wachhund helfen nicht.
    .ruling-4 = Hat nur eine Person Karten auf der Hand, gibt sie die Karte an sich selbst.

card-shanty-town = Armenviertel
    .one = ein Armenviertel
    .many = Armenviertel
    .text = Du bekommst 2 Aktionen und deckst deine Hand auf. Ist keine Aktionskarte dabei, ziehst du 2 Karten.
    .ruling-1 = Du ziehst beide Karten, auch wenn schon die erste eine Aktionskarte ist.
    .ruling-2 = Ein Patron unter den gezeigten Karten ist aufgedeckt und reagiert.

card-conspirator = Verschwörer
    .one = einen Verschwörer
    .many = Verschwörer
    .text = Du bekommst $2. Hast du in diesem Zug mit dieser schon mindestens drei Aktionskarten gespielt, ziehst du außerdem 1 Karte und bekommst 1 Aktion.
    .ruling-1 = Jedes Spielen zählt: Der Thronsaal und ein damit zweimal gespielter Verschwörer sind drei, beim zweiten Mal gibt es also die Zugabe.
    .ruling-2 = Es zählt nur der Moment, in dem der Verschwörer gespielt wird; was du danach spielst, ändert nichts mehr.
    .ruling-3 = Eine aufgerufene Reservekarte und eine Dauerkarte aus einem früheren Zug hast du in diesem Zug nicht gespielt; sie zählen nicht.

card-duke = Herzog
    .one = einen Herzog
    .many = Herzöge
    .text = Bei Spielende 1 SP wert für jedes Herzogtum, das dir gehört.
    .ruling-1 = Jeder Herzog zählt alle deine Herzogtümer, egal wo sie sind: 3 Herzöge und 4 Herzogtümer ergeben 12 SP, zusätzlich zu den 12 SP der Herzogtümer selbst.
    .ruling-2 = Der Stapel beginnt zu zweit mit 8 Karten, sonst mit 12.

card-patrol = Patrouille
    .one = eine Patrouille
    .many = Patrouillen
    .text = Ziehe 3 Karten. Decke dann die nächsten 4 Karten deines Nachziehstapels auf: Punktekarten und Flüche davon kommen auf deine Hand, die anderen in beliebiger Reihenfolge wieder obenauf.
    .ruling-1 = Du musst alle Punktekarten und Flüche nehmen; liegen lassen darfst du keine.

card-replace = Austausch
    .one = einen Austausch
    .many = Austausche
    .text = Entsorge eine deiner Handkarten und nimm eine Karte, die höchstens $2 mehr kostet als sie. Ist die neue Karte eine Aktions- oder Geldkarte, kommt sie oben auf deinen Nachziehstapel. Ist sie eine Punktekarte, nehmen alle anderen je einen Fluch. Auf eine Karte kann beides zutreffen.
    .ruling-1 = Ein Harem zum Beispiel kommt auf deinen Nachziehstapel und verteilt auch noch die Flüche.
    .ruling-2 = Die neue Karte kommt erst auf deinen Ablagestapel und wandert von dort weiter. Ist sie schon woanders, kommt sie nicht auf den Nachziehstapel.
    .ruling-3 = Die Flüche werden verteilt, ob die Karte auf den Nachziehstapel kam oder nicht.
    .ruling-4 = Hast du nichts zu entsorgen, nimmst du nichts, und niemand bekommt einen Fluch.

card-torturer = Kerkermeister
    .one = einen Kerkermeister
    .many = Kerkermeister
    .text = Ziehe 3 Karten. Alle anderen wählen der Reihe nach: 2 Karten ablegen oder einen Fluch auf die Hand nehmen.
    .ruling-1 = Man darf auch wählen, was sich nicht ganz ausführen lässt: ablegen mit weniger als 2 Handkarten oder einen Fluch nehmen, wenn keiner mehr da ist.
    .ruling-2 = Jede Person wählt und führt es aus, bevor die nächste entscheiden muss.
    .ruling-3 = Ein Fluch auf der Hand darf unter den 2 Karten sein, die man beim nächsten Kerkermeister ablegt.

card-upgrade = Anbau
    .one = einen Anbau
    .many = Anbauten
    .text = Du ziehst 1 Karte und bekommst 1 Aktion. Entsorge dann eine deiner Handkarten und nimm eine Karte, die genau $1 mehr kostet als sie.
    .ruling-1 = Hast du Handkarten, musst du eine entsorgen. Kostet nichts genau $1 mehr, nimmst du nichts dafür.
    .ruling-2 = Ein Kupfer ist damit einfach weg, außer wenn etwas $1 kostet.

card-harem = Harem
    .one = einen Harem
    .many = Harems
    .text = Spiele ihn in deiner Kaufphase: Du bekommst $2. Bei Spielende 2 SP wert.
    .ruling-1 = Er ist Geld- und Punktekarte zugleich: Die Wegkreuzung zählt ihn, das Schlachtfeld zahlt für ihn, und der Feilscher darf ihn nicht bringen.
    .ruling-2 = In neueren Ausgaben heißt diese Karte Farm; sonst hat sich nichts geändert.
    .ruling-3 = Der Stapel beginnt zu zweit mit 8 Karten, sonst mit 12.
