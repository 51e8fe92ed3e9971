### Dominion: Nocturne, in eigenen Worten

set-nocturne = Nocturne

## Königreiche

kingdom-search-party = Auf zur Party
    .text = Der Hund hat eine Spur und die Druidin verteilt Geschenke: Such dir am Tag, was du brauchst, denn nachts geht der Werwolf um.

kingdom-counting-sheep = Schafe zählen
    .text = Grüne Hügel geben lange Züge: Lass die Schäferin ihre Herde zählen, und kannst du selbst bis sieben zählen, erfüllt dir der Kobold einen Wunsch.

## Königreichkarten

card-druid = Druidin
    .one = eine Druidin
    .many = Druidinnen
    .text = Du bekommst 1 Kauf. Empfange dann eine der 3 Gaben, die für diese Partie bereitliegen; du suchst sie aus, und sie bleibt liegen. Vorbereitung: Lege 3 Gaben offen beiseite.
    .ruling-1 = Eine Gabe verbraucht sich nicht: Die nächste Druidin darf sie wieder wählen, egal wer sie spielt.
    .ruling-2 = Die anderen 9 Gaben bleiben in der Schachtel, außer eine weitere Karte des Königreichs verteilt Gaben.
    .ruling-3 = Im Königreich Auf zur Party sind es die Geschenke des Berges, des Himmels und der Sonne.

card-faithful-hound = Getreuer Hund
    .one = einen Getreuen Hund
    .many = Getreue Hunde
    .text = Ziehe 2 Karten. Reaktion: Legst du diese Karte außerhalb der Aufräumphase ab, darfst du sie beiseitelegen; am Ende jenes Zuges kommt sie wieder auf deine Hand.
    .ruling-1 = Der Zug endet erst nach dem Ziehen der neuen Hand, du hast also eine Karte mehr als sonst.
    .ruling-2 = Das geht, egal von wo du ihn ablegst, und in jedem Zug; am Ende desselben Zuges ist er zurück.
    .ruling-3 = Auf deinen Ablagestapel zu kommen genügt nicht, etwa wenn du ihn nimmst oder durch Schlechtes Omen.
    .ruling-4 = Liegt er beiseite, kann ihn die Karte, durch die du ihn abgelegt hast, nicht mehr spielen, zum Beispiel der Vasall.

card-conclave = Konklave
    .one = ein Konklave
    .many = Konklaven
    .text = Du bekommst $2. Dann darfst du eine Aktionskarte aus deiner Hand spielen, von der du keine gleiche im Spiel hast; ist sie abgehandelt, bekommst du 1 Aktion.
    .ruling-1 = Es zählt, was du gerade im Spiel hast: auch dieses Konklave und Dauerkarten aus früheren Zügen, aber nichts, was das Spiel schon verlassen hat.
    .ruling-2 = Das Spielen jener Karte kostet keine Aktion.
    .ruling-3 = Das Konklave wird in der Aufräumphase dieses Zuges abgelegt, auch wenn es eine Dauerkarte gespielt hat.
    .ruling-4 = Ein Anwesen, das durch die Erbschaft zur Aktion wurde, heißt weiterhin Anwesen.

card-cobbler = Schuster
    .one = einen Schuster
    .many = Schuster
    .text = Zu Beginn deines nächsten Zuges nimmst du eine Karte, die $4 oder weniger kostet, direkt auf deine Hand.
    .ruling-1 = Du kannst ihn nur in deiner Nachtphase spielen, also nach dem Kaufen. Eine Aktion braucht er nicht.
    .ruling-2 = Gibt es eine passende Karte, musst du eine nehmen. Sie kommt nicht erst auf den Ablagestapel, ein so genommenes Gasthaus kann sich also nicht selbst einmischen lassen.

card-werewolf = Werwolf
    .one = einen Werwolf
    .many = Werwölfe
    .text = In deiner Nachtphase gespielt: Alle anderen empfangen die nächste Plage. Sonst gespielt: Ziehe 3 Karten.
    .ruling-1 = In der Nacht braucht er keine Aktion.
    .ruling-2 = Ein Angriff ist er immer: Die anderen dürfen auch dann reagieren, wenn du nur ziehst.
    .ruling-3 = Zuerst wird reagiert. Dann wird eine einzige Plage aufgedeckt, und die anderen führen sie in Zugreihenfolge aus.
    .ruling-4 = Der Beginn deines Zuges ist keine Nacht: Wird er da gespielt, etwa durch den Vertrag, ziehst du Karten. Ebenso in der Nachtphase von anderen.

card-secret-cave = Geheime Höhle
    .one = eine Geheime Höhle
    .many = Geheime Höhlen
    .text = Du ziehst 1 Karte und bekommst 1 Aktion. Dann darfst du 3 Karten ablegen; tust du das, bekommst du zu Beginn deines nächsten Zuges $3. Erbstück: In jedem Startdeck ersetzt eine Wunderlampe ein Kupfer.
    .ruling-1 = Auch mit weniger als 3 Karten darfst du dich fürs Ablegen entscheiden: Dann verlierst du alle und bekommst nichts.
    .ruling-2 = Sie bleibt nur dann bis zu deinem nächsten Zug im Spiel, wenn die $3 noch ausstehen.

card-leprechaun = Kobold
    .one = einen Kobold
    .many = Kobolde
    .text = Nimm ein Gold. Hast du danach genau 7 Karten im Spiel, nimm einen Wunsch; sonst empfange eine Plage.
    .ruling-1 = Gezählt wird nach dem Gold und allem, was es auslöst; der Kobold selbst und Dauerkarten zählen mit.
    .ruling-2 = Er ist kein Angriff, also kann niemand so auf ihn reagieren.
    .ruling-3 = Ist kein Gold oder kein Wunsch mehr da, gehst du nur dabei leer aus. Statt eines fehlenden Wunsches gibt es keine Plage.

card-crypt = Krypta
    .one = eine Krypta
    .many = Krypten
    .text = Lege beliebig viele deiner Geldkarten im Spiel, die keine Dauerkarten sind, verdeckt unter diese Karte. Solange dort noch welche liegen, kommt zu Beginn jedes deiner Züge eine davon auf deine Hand.
    .ruling-1 = Du kannst sie nur in deiner Nachtphase spielen; eine Aktion braucht sie nicht.
    .ruling-2 = Sie bleibt bis zur Aufräumphase des Zuges im Spiel, in dem die letzte Karte auf deine Hand kommt. Legst du nichts darunter, wird sie noch in diesem Zug abgelegt.
    .ruling-3 = Jede Krypta hat ihre eigenen Karten und gibt dir in jedem Zug eine davon. Ansehen darfst nur du sie.
    .ruling-4 = Karten unter einer Krypta sind nicht im Spiel, gehören aber dir und zählen bei Spielende.

card-pooka = Puka
    .one = einen Puka
    .many = Pukas
    .text = Wenn du willst, entsorge eine Geldkarte aus deiner Hand, die kein Verfluchtes Gold ist; dafür ziehst du 4 Karten. Erbstück: In jedem Startdeck ersetzt ein Verfluchtes Gold ein Kupfer.
    .ruling-1 = Was das Entsorgen auslöst, passiert, bevor du ziehst.

card-shepherd = Schäferin
    .one = eine Schäferin
    .many = Schäferinnen
    .text = Du bekommst 1 Aktion. Decke beliebig viele Punktekarten aus deiner Hand auf, lege sie ab und ziehe für jede 2 Karten. Erbstück: In jedem Startdeck ersetzt ein Weideland ein Kupfer.
    .ruling-1 = Erst legst du alle zugleich ab, dann dürfen sie reagieren, dann ziehst du. Das Gold eines Tunnels kann schon unter den gezogenen Karten sein.
    .ruling-2 = Weideland ist eine Punktekarte, ein Fluch dagegen nicht.

## Erbstücke und Karten außerhalb des Vorrats

card-magic-lamp = Wunderlampe
    .one = eine Wunderlampe
    .many = Wunderlampen
    .text = Du bekommst $1. Hast du dann mindestens 6 Karten im Spiel, die sich von allen anderen dort unterscheiden, entsorge diese hier; tust du das, nimm 3 Wünsche.
    .ruling-1 = Es zählen nur Karten, die du genau einmal im Spiel hast. Die Lampe selbst kann eine davon sein.
    .ruling-2 = Sind es 6, musst du sie entsorgen. Das $1 behältst du.
    .ruling-3 = Sind weniger als 3 Wünsche übrig, nimmst du diese.

card-cursed-gold = Verfluchtes Gold
    .one = ein Verfluchtes Gold
    .many = Verfluchtes Gold
    .text = Du bekommst $3 und nimmst einen Fluch.
    .ruling-1 = Spielen musst du es nicht, aber wenn du es tust, gehört der Fluch dazu. Gibt es keine Flüche mehr, bekommst du nur die $3.

card-pasture = Weideland
    .one = ein Weideland
    .many = Weideländer
    .text = Spiele es in deiner Kaufphase: Du bekommst $1. Bei Spielende 1 SP wert für jedes Anwesen, das dir gehört.
    .ruling-1 = Es ist Geld- und Punktekarte: Die Wegkreuzung zählt es mit, und mit der Schäferin darfst du es ablegen.

card-wish = Wunsch
    .one = einen Wunsch
    .many = Wünsche
    .text = Du bekommst 1 Aktion und legst diese Karte auf ihren Stapel zurück. Tust du das, nimm eine Karte, die $6 oder weniger kostet, direkt auf deine Hand.
    .ruling-1 = Wird er noch einmal gespielt, nachdem er schon zurückgelegt ist, bringt er nur die Aktion.
    .ruling-2 = Die neue Karte kommt auf deine Hand, egal was sie selbst dazu sagt. Sie muss aus dem Vorrat sein und darf keine Schulden kosten.

card-will-o-wisp = Irrlicht
    .one = ein Irrlicht
    .many = Irrlichter
    .text = Du ziehst 1 Karte und bekommst 1 Aktion. Decke dann die oberste Karte deines Nachziehstapels auf; kostet sie $2 oder weniger, kommt sie auf deine Hand.
    .ruling-1 = Eine Karte, die Schulden kostet, bleibt liegen.

## Plagen

pile-hexes = Plagen-Stapel
    .one = den Plagen-Stapel
    .many = Plagen-Stapel
    .text = Alle 12 Plagen, gemischt und verdeckt. Um eine Plage zu empfangen, deckst du die oberste auf, tust, was sie sagt, und legst sie auf den Ablagestapel der Plagen.
    .ruling-1 = Ist keine mehr da, werden die benutzten gemischt.
    .ruling-2 = Sie werden gebraucht, sobald eine Unheil-Karte im Königreich ist. Daneben liegen die Zustände Getäuscht oder Neidisch und Elendig oder Doppelt Elendig bereit.
    .ruling-3 = Kommt eine Plage durch einen Angriff, wird reagiert, bevor sie aufgedeckt wird.

landscape-bad-omens = Schlechtes Omen
    .one = das Schlechte Omen
    .many = Schlechte Omen
    .text = Dein ganzer Nachziehstapel kommt auf deinen Ablagestapel. Suche dort dann 2 Kupfer heraus und lege sie auf deinen Nachziehstapel; sind es weniger, zeige deinen Ablagestapel.
    .ruling-1 = Das ist kein Ablegen, Tunnel und Ähnliches reagieren also nicht.
    .ruling-2 = Findest du nur ein Kupfer, kommt dieses auf deinen Nachziehstapel.

landscape-delusion = Täuschung
    .one = die Täuschung
    .many = Täuschungen
    .text = Nimm dir Getäuscht, außer du hast schon Getäuscht oder Neidisch.

landscape-envy = Neid
    .one = den Neid
    .many = Neid
    .text = Nimm dir Neidisch, außer du hast schon Getäuscht oder Neidisch.

landscape-famine = Hungersnot
    .one = die Hungersnot
    .many = Hungersnöte
    .text = Decke die obersten 3 Karten deines Nachziehstapels auf. Lege die Aktionskarten davon ab und mische die übrigen in deinen Nachziehstapel.
    .ruling-1 = Pfad und Weberin können auf das Ablegen reagieren.
    .ruling-2 = Gemischt wird auch dann, wenn alle 3 Aktionskarten waren.

landscape-fear = Furcht
    .one = die Furcht
    .many = Furcht
    .text = Hast du 5 oder mehr Karten auf der Hand, lege eine Aktions- oder Geldkarte ab. Hast du weder noch, zeige deine Hand.
    .ruling-1 = Mit weniger als 5 Karten passiert gar nichts.

landscape-greed = Gier
    .one = die Gier
    .many = Gier
    .text = Nimm ein Kupfer und lege es oben auf deinen Nachziehstapel.

landscape-haunting = Spuk
    .one = den Spuk
    .many = Spuk
    .text = Hast du 4 oder mehr Karten auf der Hand, lege eine davon oben auf deinen Nachziehstapel.
    .ruling-1 = Welche, entscheidest du. Das ist kein Ablegen.

landscape-locusts = Heuschrecken
    .one = die Heuschrecken
    .many = Heuschrecken
    .text = Entsorge die oberste Karte deines Nachziehstapels. Für ein Kupfer oder Anwesen nimmst du einen Fluch; für jede andere Karte nimmst du eine billigere, die mit ihr eine Kartenart gemeinsam hat.
    .ruling-1 = Du suchst die billigere Karte im Vorrat aus. Gibt es keine, nimmst du nichts.
    .ruling-2 = Auch wenn du nichts entsorgen konntest oder einen Fluch entsorgt hast, nimmst du nichts.

landscape-misery = Elend
    .one = das Elend
    .many = Elend
    .text = Beim ersten Mal nimmst du dir Elendig. Beim zweiten Mal drehst du es auf Doppelt Elendig. Danach passiert nichts mehr.

landscape-plague = Seuche
    .one = die Seuche
    .many = Seuchen
    .text = Nimm einen Fluch direkt auf deine Hand.

landscape-poverty = Armut
    .one = die Armut
    .many = Armut
    .text = Hast du mehr als 3 Karten auf der Hand, lege ab, bis es nur noch 3 sind.
    .ruling-1 = Was du ablegst, suchst du dir aus.

landscape-war = Krieg
    .one = den Krieg
    .many = Kriege
    .text = Decke Karten von deinem Nachziehstapel auf, bis eine $3 oder $4 kostet. Entsorge diese und lege die anderen ab.
    .ruling-1 = Geht der Nachziehstapel zu Ende, misch deinen Ablagestapel und mach weiter. Kommt keine solche Karte, legst du alles Aufgedeckte ab.
    .ruling-2 = Zuerst wird entsorgt, dann abgelegt.

## Zustände

landscape-deluded = Getäuscht
    .one = Getäuscht
    .many = Getäuscht
    .text = Gib diesen Zustand zu Beginn deiner Kaufphase zurück. Für den Rest jenes Zuges kannst du keine Aktionskarten kaufen.
    .ruling-1 = Auf andere Weise darfst du Aktionskarten nehmen, und Ereignisse und Projekte darfst du kaufen.
    .ruling-2 = Das gilt bis zum Ende des Zuges, auch wenn die Villa dich in die Aktionsphase zurückbringt.

landscape-envious = Neidisch
    .one = Neidisch
    .many = Neidisch
    .text = Gib diesen Zustand zu Beginn deiner Kaufphase zurück. Für den Rest jenes Zuges bringt dir jedes Silber und Gold, das du spielst, nur $1.
    .ruling-1 = Andere Geldkarten bringen, was sie immer bringen, ebenso Zugaben wie das $1 der Händlerin.
    .ruling-2 = Silber und Gold, das du vor dem Zurückgeben gespielt hast, ist nicht betroffen.

landscape-miserable = Elendig
    .one = Elendig
    .many = Elendig
    .text = Kostet dich bei Spielende 2 SP.

landscape-twice-miserable = Doppelt Elendig
    .one = Doppelt Elendig
    .many = Doppelt Elendig
    .text = Kostet dich bei Spielende 4 SP, anstelle der 2 von Elendig.

## Gaben

landscape-mountains-gift = Geschenk des Berges
    .one = das Geschenk des Berges
    .many = Geschenke des Berges
    .text = Nimm ein Silber.

landscape-skys-gift = Geschenk des Himmels
    .one = das Geschenk des Himmels
    .many = Geschenke des Himmels
    .text = Wenn du willst, lege 3 Karten ab; tust du das, nimm ein Gold.
    .ruling-1 = Auch mit weniger als 3 Karten darfst du dich fürs Ablegen entscheiden: Dann verlierst du alle und nimmst nichts.

landscape-suns-gift = Geschenk der Sonne
    .one = das Geschenk der Sonne
    .many = Geschenke der Sonne
    .text = Sieh dir die obersten 4 Karten deines Nachziehstapels an. Lege ab, was du nicht willst, und lege die übrigen in beliebiger Reihenfolge wieder obenauf.

landscape-earths-gift = Geschenk der Erde
    .one = das Geschenk der Erde
    .many = Geschenke der Erde
    .text = Wenn du willst, lege eine Geldkarte aus deiner Hand ab; dafür nimmst du eine Karte, die $4 oder weniger kostet.

landscape-fields-gift = Geschenk des Feldes
    .one = das Geschenk des Feldes
    .many = Geschenke des Feldes
    .text = Du bekommst 1 Aktion und $1. Diese Gabe behältst du bis zur Aufräumphase.

landscape-flames-gift = Geschenk des Feuers
    .one = das Geschenk des Feuers
    .many = Geschenke des Feuers
    .text = Wenn du willst, entsorge eine Handkarte.

landscape-forests-gift = Geschenk des Waldes
    .one = das Geschenk des Waldes
    .many = Geschenke des Waldes
    .text = Du bekommst 1 Kauf und $1. Diese Gabe behältst du bis zur Aufräumphase.

landscape-moons-gift = Geschenk des Mondes
    .one = das Geschenk des Mondes
    .many = Geschenke des Mondes
    .text = Durchsuche deinen Ablagestapel; eine Karte daraus darf oben auf deinen Nachziehstapel.

landscape-rivers-gift = Geschenk des Flusses
    .one = das Geschenk des Flusses
    .many = Geschenke des Flusses
    .text = Am Ende dieses Zuges, nach dem Ziehen deiner neuen Hand, ziehst du noch 1 Karte. Diese Gabe behältst du bis zur Aufräumphase.

landscape-seas-gift = Geschenk des Meeres
    .one = das Geschenk des Meeres
    .many = Geschenke des Meeres
    .text = Ziehe 1 Karte.

landscape-swamps-gift = Geschenk des Sumpfes
    .one = das Geschenk des Sumpfes
    .many = Geschenke des Sumpfes
    .text = Nimm ein Irrlicht von seinem Stapel außerhalb des Vorrats.

landscape-winds-gift = Geschenk des Windes
    .one = das Geschenk des Windes
    .many = Geschenke des Windes
    .text = Ziehe 2 Karten und lege dann 2 Karten ab.
