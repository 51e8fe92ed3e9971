### Dominion: Verbündete, in eigenen Worten

set-allies = Verbündete

## Königreiche

kingdom-longest-tunnel = Längster Tunnel
    .text = Grab tief und wirf weg, was du kannst: Im Geröll steckt Gold, die Schreiber halten deine Hand voll, und Verträge kümmern sich um morgen.

kingdom-expertise = Expertise
    .text = Für alles gibt es Leute vom Fach: Die Bürger wechseln sich ab, die Freimaurer ordnen dein Deck, und an der Fernstraße wartet jemand auf deine erste Münze.

## Königreichkarten

card-bauble = Tand
    .one = einen Tand
    .many = Tand
    .text = Wähle zwei verschiedene: 1 Kauf; $1; 1 Gefallen; oder du darfst für den Rest dieses Zuges jede Karte, die du nimmst, oben auf deinen Nachziehstapel legen.
    .ruling-1 = Wähle beide, bevor du eines ausführst. Bei jedem Spielen wählst du neu.
    .ruling-2 = Das Letzte gilt für alle Karten, die du in diesem Zug nimmst und die noch nicht woanders sind, auch wenn der Tand das Spiel verlässt.

card-underling = Untergebener
    .one = einen Untergebenen
    .many = Untergebene
    .text = Du ziehst 1 Karte und bekommst 1 Aktion und 1 Gefallen.

card-carpenter = Schreinerin
    .one = eine Schreinerin
    .many = Schreinerinnen
    .text = Ist kein Stapel im Vorrat leer, bekommst du 1 Aktion und nimmst eine Karte, die $4 oder weniger kostet. Sonst entsorge eine deiner Handkarten und nimm eine Karte, die höchstens $2 mehr kostet als sie.
    .ruling-1 = Die Stapel prüfst du einmal, bevor du etwas tust. Ein gemischter Stapel ist erst leer, wenn alle seine Karten weg sind.
    .ruling-2 = Im zweiten Fall passiert mit leerer Hand nichts.

card-innkeeper = Wirtin
    .one = eine Wirtin
    .many = Wirtinnen
    .text = Du bekommst 1 Aktion. Wähle dann eines: 1 Karte ziehen; 3 Karten ziehen und 3 ablegen; oder 5 Karten ziehen und 6 ablegen.
    .ruling-1 = Du wählst vor dem Ziehen. Hast du zu wenige Karten, legst du alle ab.

card-capital-city = Hauptstadt
    .one = eine Hauptstadt
    .many = Hauptstädte
    .text = Du ziehst 1 Karte und bekommst 2 Aktionen. Du darfst 2 Karten ablegen; tust du das, bekommst du $2. Danach darfst du $2 bezahlen; tust du das, ziehst du 2 Karten.
    .ruling-1 = Bezahlen kannst du nur mit Münzen, die du schon hast; Geldkarten darfst du dafür nicht spielen.
    .ruling-2 = Auch mit weniger als 2 Karten darfst du dich fürs Ablegen entscheiden, bekommst dafür aber keine $2.

card-contract = Vertrag
    .one = einen Vertrag
    .many = Verträge
    .text = Du bekommst $2 und 1 Gefallen. Du darfst eine Aktionskarte aus deiner Hand beiseitelegen; sie wird zu Beginn deines nächsten Zuges gespielt.
    .ruling-1 = Dann musst du sie spielen; das kostet keine Aktion. Bis dahin liegt sie offen da und gehört bei Spielende dir.
    .ruling-2 = Legst du nichts beiseite, wird der Vertrag noch in diesem Zug abgelegt.
    .ruling-3 = Sonst wird er in dem Zug abgelegt, in dem er die Karte spielt, auch wenn das eine Dauerkarte ist und bleibt.
    .ruling-4 = Zweimal gespielt, lässt er dich zwei Karten beiseitelegen.

card-barbarian = Barbar
    .one = einen Barbaren
    .many = Barbaren
    .text = Du bekommst $2. Alle anderen entsorgen die oberste Karte ihres Nachziehstapels. Wer dabei eine Karte für $3 oder mehr entsorgt, nimmt eine billigere, die mit ihr eine Kartenart gemeinsam hat; wer nicht, nimmt einen Fluch.
    .ruling-1 = Die betroffene Person sucht die billigere Karte im Vorrat aus und muss eine nehmen. Gibt es keine, nimmt sie nichts, auch keinen Fluch.
    .ruling-2 = Jede gemeinsame Art genügt, auch Dauer oder Bürger. Es zählen die Kosten in diesem Moment.
    .ruling-3 = Wer keine Karte zu entsorgen hat, nimmt einen Fluch.
    .ruling-4 = Was die entsorgte und die genommene Karte bewirken, gilt für die betroffene Person: Einen entsorgten Pfad darf sie spielen.

card-highwayman = Wegelagerer
    .one = einen Wegelagerer
    .many = Wegelagerer
    .text = Zu Beginn deines nächsten Zuges legst du diese Karte aus dem Spiel ab und ziehst dann 3 Karten. Bis dahin bewirkt bei allen anderen die erste Geldkarte, die sie in einem Zug spielen, nichts.
    .ruling-1 = Auch mehrere Wegelagerer halten je Person und Zug nur eine Geldkarte auf.
    .ruling-2 = Die Geldkarte gilt als gespielt und ist im Spiel: Nach einem aufgehaltenen Katzengold bringt das nächste $4.
    .ruling-3 = Das gilt auch für eine Geldkarte, die jemand anderes in deinem Zug spielt. Kam in diesem Zug schon eine vor deinem Wegelagerer, wird keine weitere aufgehalten.
    .ruling-4 = Du ziehst auch dann, wenn du ihn nicht ablegen konntest. Zweimal gespielt, wird er einmal abgelegt und du ziehst 6 Karten.

card-specialist = Spezialistin
    .one = eine Spezialistin
    .many = Spezialistinnen
    .text = Du darfst eine Aktions- oder Geldkarte aus deiner Hand spielen. Tust du das, wähle danach eines: Spiele sie noch einmal, oder nimm eine gleiche Karte.
    .ruling-1 = Du wählst erst, wenn das erste Spielen ganz zu Ende ist. Eine Aktion kostet es nicht.
    .ruling-2 = Noch einmal spielen darfst du die Karte auch, wenn sie das Spiel verlassen hat. Eine gleiche Karte muss im Vorrat sein, in einem gemischten Stapel obenauf.
    .ruling-3 = Zweimal Katzengold bringt erst $1, dann $4.
    .ruling-4 = Spielst du eine Dauerkarte noch einmal, bleibt die Spezialistin mit ihr im Spiel; nimmst du eine gleiche Karte, wird sie in diesem Zug abgelegt.

## Bürger

pile-townsfolk = Bürger
    .one = die Bürger
    .many = Karten der Bürger
    .text = Von oben nach unten je 4 Karten Ausruferin, Eisenschmied, Müller und Älteste; nur die oberste Karte lässt sich kaufen oder nehmen. Um den Stapel zu rotieren, lege alle gleichen Karten, die zuoberst liegen, nach ganz unten.
    .ruling-1 = Er ist ein einziger Stapel im Vorrat und erst leer, wenn alle 16 Karten weg sind.
    .ruling-2 = Nur die Karten ganz oben wandern, gleiche Karten weiter unten bleiben. Ist nur noch eine Sorte übrig, ändert das Rotieren nichts.
    .ruling-3 = Alle dürfen den Stapel durchsehen.

card-town-crier = Ausruferin
    .one = eine Ausruferin
    .many = Ausruferinnen
    .text = Wähle eines: Du bekommst $2; du nimmst ein Silber; oder du ziehst 1 Karte und bekommst 1 Aktion. Danach darfst du die Bürger rotieren.
    .ruling-1 = Mit der Ältesten wählst du zweimal, rotierst aber nicht zweimal.

card-blacksmith = Eisenschmied
    .one = einen Eisenschmied
    .many = Eisenschmiede
    .text = Wähle eines: Ziehe, bis du 6 Karten auf der Hand hast; ziehe 2 Karten; oder ziehe 1 Karte und du bekommst 1 Aktion.
    .ruling-1 = Hast du schon 6 oder mehr Karten auf der Hand, bringt das Erste nichts.

card-miller = Müller
    .one = einen Müller
    .many = Müller
    .text = Du bekommst 1 Aktion. Sieh dir die obersten 4 Karten deines Nachziehstapels an. Eine davon kommt auf deine Hand, die übrigen legst du ab.
    .ruling-1 = Du siehst die Karten an, ohne sie aufzudecken. Tunnel, Pfad und Weberin können auf das Ablegen reagieren.

card-elder = Älteste
    .one = eine Älteste
    .many = Älteste
    .text = Du bekommst $2. Dann darfst du eine Aktionskarte aus deiner Hand spielen. Immer wenn sie dich in diesem Zug unter mehreren Möglichkeiten wählen lässt, darfst du noch eine andere dazuwählen.
    .ruling-1 = Das hilft Ausruferin, Eisenschmied, Spezialistin, Wirtin, Gewürzhändler und Handlanger, aber nicht, wenn du Karten wählst, nicht der Weberin und keiner zweiten Ältesten.
    .ruling-2 = Was du wählst, wird in der Reihenfolge des Kartentexts ausgeführt: Der Eisenschmied kann deine Hand auf 6 auffüllen, dann noch 1 Karte und 1 Aktion bringen.
    .ruling-3 = Das gilt nur für dieses Spielen, nicht wenn die Karte später noch einmal gespielt wird.
    .ruling-4 = Mit einer Dauerkarte bleibt die Älteste nie im Spiel.

## Verbündete

landscape-fellowship-of-scribes = Gefolgschaft der Schreiber
    .one = die Gefolgschaft der Schreiber
    .many = Gefolgschaften der Schreiber
    .text = Immer wenn du eine Aktionskarte fertig gespielt und höchstens 4 Karten auf der Hand hast, darfst du 1 Gefallen ausgeben, um 1 Karte zu ziehen.
    .ruling-1 = Das geht einmal je Spielen, auch jedes Mal, wenn eine Karte noch einmal gespielt wird, und egal in wessen Zug.
    .ruling-2 = Gezählt wird, wenn die Aktionskarte abgehandelt ist. Einen Gefallen, den sie dir gebracht hat, darfst du schon ausgeben.

landscape-order-of-masons = Freimaurerloge
    .one = die Freimaurerloge
    .many = Freimaurerlogen
    .text = Wenn du mischst, darfst du Gefallen ausgeben. Für jeden kommen bis zu 2 Karten deiner Wahl auf deinen Ablagestapel, statt eingemischt zu werden.
    .ruling-1 = Ansehen darfst du die Karten erst, wenn du den ersten Gefallen ausgegeben hast; dann dürfen es noch mehr sein. Ein Gefallen ist auch dann weg, wenn du keine Karte wählst.
    .ruling-2 = Das gilt bei jedem Mischen, auch durch Gasthaus oder Spende, aber nicht vor Beginn der Partie.
    .ruling-3 = Diese Karten werden nicht abgelegt, Tunnel, Pfad und Weberin reagieren also nicht.
    .ruling-4 = Sind danach zu wenige Karten zum Ziehen da, ziehst du weniger; ein zweites Mal mischst du dafür nicht.
