### Dominion: Karten, Königreiche und Begriffe, in eigenen Worten

## Kartenarten

type-action = Aktion
type-treasure = Geld
type-victory = Punkte
type-curse = Fluch
type-attack = Angriff
type-reaction = Reaktion
type-duration = Dauer
type-reserve = Reserve
type-traveller = Reisende
type-castle = Schloss
type-command = Befehl
type-night = Nacht
type-doom = Unheil
type-fate = Segen
type-heirloom = Erbstück
type-spirit = Erscheinung
type-townsfolk = Bürger
type-liaison = Kontakt

## Arten von dem, was neben den Karten liegt

type-event = Ereignis
type-project = Projekt
type-landmark = Landmarke
type-way = Weg
type-ally = Verbündete
type-boon = Gabe
type-hex = Plage
type-state = Zustand
type-artifact = Artefakt

## Kartensets

set-basic = Basiskarten
set-base = Basisspiel
set-hinterlands = Hinterland

## Marker und Tableaus

token-vp = Punktemarker
    .one = einen Punktemarker
    .many = Punktemarker
    .text = Jeder ist bei Spielende 1 SP wert. Alle sehen, wie viele du hast, und du verlierst nie einen.

token-debt = Schulden
    .one = einen Schuldenmarker
    .many = Schuldenmarker
    .text = Kaufst du etwas, das Schulden kostet, bekommst du so viele davon; nimmst du es anders, keine. Solange du welche hast, kannst du keine Karten, Ereignisse oder Projekte kaufen. Jederzeit in deinem Zug darfst du $1 für jeden zahlen, den du loswerden willst; einen Kauf braucht das nicht. Schulden, die bei Spielende übrig sind, schaden nicht.

token-coffers = Taler
    .one = einen Taler
    .many = Taler
    .text = Jederzeit in deinem Zug darfst du beliebig viele zurückgeben und bekommst $1 für jeden. Was du nicht einsetzt, behältst du.

token-villagers = Dorfbewohner
    .one = einen Dorfbewohner
    .many = Dorfbewohner
    .text = Jederzeit in deiner Aktionsphase, nur nicht mitten in einer Karte, darfst du beliebig viele zurückgeben und bekommst 1 Aktion für jeden. Was du nicht einsetzt, behältst du.

token-favors = Gefallen
    .one = einen Gefallen
    .many = Gefallen
    .text = Wofür du sie ausgeben kannst, sagen die Verbündeten dieser Partie. Alle beginnen mit 1.

token-journey = Reise-Marker
    .one = einen Reise-Marker
    .many = Reise-Marker
    .text = Beginnt mit der Vorderseite nach oben. Riese und Wildhüterin drehen ihn um, und was sie tun, hängt von der Seite ab, die dann oben liegt. Beide teilen sich denselben Marker.

token-minus-card = −1-Karte-Marker
    .one = einen −1-Karte-Marker
    .many = −1-Karte-Marker
    .text = Liegt auf deinem Nachziehstapel. Wenn du das nächste Mal Karten ziehst, ziehst du eine weniger, und der Marker kommt weg. Ansehen und Aufdecken zählen nicht. Ziehst du, bis du eine bestimmte Zahl auf der Hand hast, kommt er ohne Wirkung weg.

token-minus-coin = −1-Geld-Marker
    .one = einen −1-Geld-Marker
    .many = −1-Geld-Marker
    .text = Wenn du das nächste Mal Geld bekommst, bekommst du $1 weniger und gibst den Marker zurück. Mehr als einen hat niemand.

token-estate = Anwesen-Marker
    .one = einen Anwesen-Marker
    .many = Anwesen-Marker
    .text = Liegt auf der Karte, die du mit der Erbschaft beiseitegelegt hast. In deinen Zügen spielen deine Anwesen diese Karte.

mat-island = Insel-Tableau
    .text = Karten hier bleiben bis Spielende. Sie gehören dir und zählen dann; alle dürfen sie sehen.

mat-tavern = Wirtshaustableau
    .text = Hier warten Reservekarten, bis du sie aufrufst und sie ins Spiel kommen. Aufrufen ist nicht Spielen und kostet keine Aktion. Karten hier sind nicht im Spiel, gehören aber dir und zählen bei Spielende; alle dürfen sie sehen.

mat-estate = Unter dem Anwesen-Marker

mat-set-aside = Beiseitegelegt

mat-exile = Exil-Tableau
    .text = Karten hier sind aus deinem Deck heraus, gehören aber dir und zählen bei Spielende; alle dürfen sie sehen. Wenn du eine Karte nimmst, darfst du alle anderen mit demselben Namen von hier ablegen, alle oder keine.

## Königreiche

kingdom-first-game = Das erste Spiel
    .text = Zehn unkomplizierte Karten aus dem Basisspiel: genau richtig, wenn Dominion für dich neu ist.

kingdom-introduction = Einführung
    .text = Ein bequemer Weg ins Hinterland: Lenke, was du ziehst, bring deine Hand in Form und nimm dich vor dem Markgrafen in Acht.

kingdom-bargains = Gelegenheiten
    .text = Ein Paradies zum Feilschen: Die Preise purzeln, und kaum eine gekaufte Karte kommt allein nach Hause.

kingdom-happy-trails = Glückliche Pfade
    .text = Pfade tun sich auf, wo du sie nicht erwartest: Reihe lange Züge aneinander und bleib dem Berserker einen Schritt voraus.

kingdom-adventures-abroad = Abenteuerfahrt
    .text = Fern der Heimat glitzert das Gold und im Wald raucht eine Hütte: Wage etwas, aber halte deinen Wachhund bei dir.

kingdom-random = Zufällig
    .text = Zehn ausgeloste Stapel: Dieses Land kennt noch niemand, also zeichne deine eigene Karte.

## Basiskarten

card-copper = Kupfer
    .one = ein Kupfer
    .many = Kupfer
    .text = Spiele es in deiner Kaufphase: Du bekommst $1.
    .ruling-1 = Es kostet $0, braucht beim Kaufen aber trotzdem einen Kauf.

card-curse = Fluch
    .one = einen Fluch
    .many = Flüche
    .text = Kostet dich bei Spielende 1 SP.
    .ruling-1 = Ein Fluch ist keine Punktekarte: Die Wegkreuzung zählt ihn nicht mit, und der Feilscher darf dir einen bringen.
    .ruling-2 = Der Stapel beginnt mit 10 Flüchen für jede Person außer der ersten. Reichen sie nicht für alle, werden sie in Zugreihenfolge verteilt.

card-estate = Anwesen
    .one = ein Anwesen
    .many = Anwesen
    .text = Bei Spielende 1 SP wert.
    .ruling-1 = Die 3 Anwesen der Startdecks gehen nicht vom Stapel ab: Er beginnt zu zweit mit 8 Karten, sonst mit 12.

card-silver = Silber
    .one = ein Silber
    .many = Silber
    .text = Spiele es in deiner Kaufphase: Du bekommst $2.

card-duchy = Herzogtum
    .one = ein Herzogtum
    .many = Herzogtümer
    .text = Bei Spielende 3 SP wert.
    .ruling-1 = Der Stapel beginnt zu zweit mit 8 Karten, sonst mit 12.

card-gold = Gold
    .one = ein Gold
    .many = Gold
    .text = Spiele es in deiner Kaufphase: Du bekommst $3.

card-province = Provinz
    .one = eine Provinz
    .many = Provinzen
    .text = Bei Spielende 6 SP wert.
    .ruling-1 = Ist dieser Stapel am Ende eines Zuges leer, endet das Spiel.
    .ruling-2 = Der Stapel beginnt zu zweit mit 8 Karten, zu dritt und zu viert mit 12, zu fünft mit 15 und zu sechst mit 18.

## Basisspiel (2. Edition)

card-cellar = Keller
    .one = einen Keller
    .many = Keller
    .text = Du bekommst 1 Aktion. Such dir beliebige Handkarten aus, lege sie zusammen ab und ziehe dann genauso viele nach.
    .ruling-1 = Geht dir beim Ziehen der Nachziehstapel aus, werden die eben abgelegten Karten mit eingemischt.
    .ruling-2 = Tunnel, Pfad und Weberin können auf das Ablegen reagieren, und zwar bevor du ziehst.

card-chapel = Kapelle
    .one = eine Kapelle
    .many = Kapellen
    .text = Wähle höchstens 4 deiner Handkarten und entsorge sie.
    .ruling-1 = Du darfst auch keine wählen.
    .ruling-2 = Entsorgst du dabei Nomaden, bekommst du $2; einen entsorgten Pfad darfst du spielen.

card-moat = Burggraben
    .one = einen Burggraben
    .many = Burggräben
    .text = Ziehe 2 Karten. Reaktion: Spielt jemand anderes einen Angriff, kannst du diese Karte aus der Hand aufdecken, bevor er wirkt; dann tut er dir nichts.
    .ruling-1 = Der Burggraben bleibt auf deiner Hand. Du kannst ihn also beim nächsten Angriff wieder aufdecken, auch wenn der Thronsaal denselben ein zweites Mal spielt.
    .ruling-2 = Er schützt nur dich: Wer angreift, behält alle Vorteile, und die Übrigen trifft es wie gewohnt.
    .ruling-3 = Gegen den Hexenkessel deckst du ihn auf, wenn der Hexenkessel gespielt wird; dann bleibt dir auch der Fluch erspart, der später im Zug folgen kann.
    .ruling-4 = Er hilft auch gegen einen Berserker, der gespielt wird, weil er gerade genommen wurde.

card-harbinger = Vorbotin
    .one = eine Vorbotin
    .many = Vorbotinnen
    .text = Du ziehst 1 Karte und bekommst 1 Aktion. Durchsuche dann deinen Ablagestapel; eine Karte daraus darf oben auf deinen Nachziehstapel.
    .ruling-1 = Du ziehst zuerst. Musst du dafür mischen, ist dein Ablagestapel leer und es gibt nichts zu finden.

card-merchant = Händlerin
    .one = eine Händlerin
    .many = Händlerinnen
    .text = Du ziehst 1 Karte und bekommst 1 Aktion. Dein erstes Silber in diesem Zug bringt dir $1 zusätzlich.
    .ruling-1 = Jedes Spielen zählt: Nach zwei Händlerinnen oder einer, die du mit dem Thronsaal zweimal spielst, bringt dein erstes Silber $4.
    .ruling-2 = Jedes weitere Silber bringt wie üblich $2.

card-vassal = Vasall
    .one = einen Vasallen
    .many = Vasallen
    .text = Du bekommst $2. Lege dann die oberste Karte deines Nachziehstapels ab; eine so abgelegte Aktionskarte darfst du sofort spielen, ohne eine Aktion zu verbrauchen.
    .ruling-1 = Jede andere Karte und jede Aktionskarte, die du nicht spielen willst, bleibt auf deinem Ablagestapel.
    .ruling-2 = Spielst du dabei einen Pfad oder eine Weberin durch die eigene Reaktion der Karte, kann der Vasall sie nicht noch einmal spielen.
    .ruling-3 = Legst du dabei einen Tunnel ab, darfst du ihn aufdecken und ein Gold nehmen.

card-village = Dorf
    .one = ein Dorf
    .many = Dörfer
    .text = Du ziehst 1 Karte und bekommst 2 Aktionen.
    .ruling-1 = Das Spielen kostet dich 1 Aktion, am Ende hast du also eine mehr als vorher.

card-workshop = Werkstatt
    .one = eine Werkstatt
    .many = Werkstätten
    .text = Nimm eine Karte, die $4 oder weniger kostet.
    .ruling-1 = Es zählen die Kosten in diesem Moment: Nach einer Fernstraße darf es auch eine Karte sein, die sonst $5 kostet.
    .ruling-2 = Was beim Nehmen passiert, passiert auch hier: Nomaden bringen dir $2, einen Pfad darfst du sofort spielen.

card-bureaucrat = Bürokrat
    .one = einen Bürokraten
    .many = Bürokraten
    .text = Nimm ein Silber und lege es oben auf deinen Nachziehstapel. Alle anderen müssen eine Punktekarte aus ihrer Hand aufdecken und auf den eigenen Nachziehstapel legen; wer keine hat, zeigt die ganze Hand.
    .ruling-1 = Wer mehrere Punktekarten hat, sucht sich eine davon aus.
    .ruling-2 = Auch der Tunnel ist eine Punktekarte, ein Fluch dagegen nicht.
    .ruling-3 = Ist kein Silber mehr da, findet der Angriff trotzdem statt.

card-gardens = Gärten
    .one = Gärten
    .many = Gärten
    .text = Bei Spielende 1 SP wert für je 10 Karten, die dir gehören; Reste zählen nicht.
    .ruling-1 = Bei 39 Karten sind die Gärten je 3 SP wert, bei 40 Karten je 4 SP.
    .ruling-2 = Alle deine Karten zählen, egal wo sie sind: Nachziehstapel, Hand, Ablagestapel und im Spiel, auch Gärten und Flüche.
    .ruling-3 = Der Stapel beginnt zu zweit mit 8 Karten, sonst mit 12.

card-militia = Miliz
    .one = eine Miliz
    .many = Milizen
    .text = Du bekommst $2. Alle anderen, die mehr als 3 Karten auf der Hand haben, legen ab, bis es nur noch 3 sind.
    .ruling-1 = Was sie ablegen, suchen sich alle selbst aus. Tunnel, Pfad und Weberin können darauf reagieren.

card-moneylender = Geldverleiher
    .one = einen Geldverleiher
    .many = Geldverleiher
    .text = Wenn du willst, entsorge ein Kupfer aus deiner Hand; dafür bekommst du $3.
    .ruling-1 = Mehr als ein Kupfer geht nicht auf einmal. Entsorgst du keines, bekommst du nichts.

card-poacher = Wilddiebin
    .one = eine Wilddiebin
    .many = Wilddiebinnen
    .text = Du ziehst 1 Karte und bekommst 1 Aktion und $1. Danach musst du so viele Karten ablegen, wie es leere Stapel im Vorrat gibt.
    .ruling-1 = Jeder Stapel im Vorrat zählt, auch Kupfer und Flüche.
    .ruling-2 = Auch die eben gezogene Karte darfst du ablegen. Hast du zu wenige Karten, legst du alle ab.

card-remodel = Umbau
    .one = einen Umbau
    .many = Umbauten
    .text = Entsorge eine deiner Handkarten und nimm dann eine Karte, die höchstens $2 mehr kostet als sie.
    .ruling-1 = Beides ist Pflicht, soweit es geht; mit leerer Hand passiert nichts.
    .ruling-2 = Die neue Karte darf von jeder Art sein und auch gleich viel oder weniger kosten, sogar dieselbe Karte noch einmal.
    .ruling-3 = Entsorgst du einen Pfad, darfst du ihn spielen und trotzdem noch eine Karte für bis zu $6 nehmen.

card-smithy = Schmiede
    .one = eine Schmiede
    .many = Schmieden
    .text = Ziehe 3 Karten.

card-throne-room = Thronsaal
    .one = einen Thronsaal
    .many = Thronsäle
    .text = Wenn du willst, wähle eine Aktionskarte auf deiner Hand und spiele sie zweimal hintereinander. Das kostet keine weitere Aktion.
    .ruling-1 = Führe das erste Spielen ganz zu Ende, bevor du das zweite beginnst.
    .ruling-2 = Wählst du einen zweiten Thronsaal, darfst du nacheinander zwei weitere Aktionskarten spielen, jede davon zweimal.
    .ruling-3 = Was den Zug über anhält, zählt doppelt: Mit der Fernstraße kosten Karten $2 weniger, der Feilscher bringt je gekaufter Karte zwei dazu, das Komplott rettet bis zu zwei Karten.
    .ruling-4 = Die Wegkreuzung gibt ihre 3 Aktionen nur beim ersten Mal, beim zweiten Spielen zählst du deine Hand aber neu.
    .ruling-5 = Ist die Karte ein Angriff, dürfen die anderen bei jedem der beiden Male Burggraben oder Wachhund einsetzen.

card-bandit = Banditin
    .one = eine Banditin
    .many = Banditinnen
    .text = Nimm ein Gold. Alle anderen decken die obersten 2 Karten ihres Nachziehstapels auf: Eine Geldkarte davon, die kein Kupfer ist, wird entsorgt, alles Übrige abgelegt.
    .ruling-1 = Kommen beide Karten infrage, sucht sich die betroffene Person eine aus; die andere legt sie ab.
    .ruling-2 = Katzengold und Hexenkessel sind Geldkarten, es kann also auch sie treffen.
    .ruling-3 = Tunnel, Pfad und Weberin können auf das Ablegen reagieren.

card-council-room = Ratsversammlung
    .one = eine Ratsversammlung
    .many = Ratsversammlungen
    .text = Du ziehst 4 Karten und bekommst 1 Kauf. Auch alle anderen ziehen 1 Karte.
    .ruling-1 = Die anderen müssen ziehen. Ein Angriff ist das nicht, weder Burggraben noch Wachhund können darauf antworten.

card-festival = Jahrmarkt
    .one = einen Jahrmarkt
    .many = Jahrmärkte
    .text = Du bekommst 2 Aktionen, 1 Kauf und $2.

card-laboratory = Laboratorium
    .one = ein Laboratorium
    .many = Laboratorien
    .text = Du ziehst 2 Karten und bekommst 1 Aktion.

card-library = Bibliothek
    .one = eine Bibliothek
    .many = Bibliotheken
    .text = Ziehe Karte um Karte, bis du 7 auf der Hand hast. Ziehst du eine Aktionskarte, darfst du sie beiseitelegen; dann zählt sie nicht mit. Am Ende legst du die beiseitegelegten Karten ab.
    .ruling-1 = Hast du schon 7 oder mehr Karten auf der Hand, ziehst du nichts.
    .ruling-2 = Musst du zwischendurch mischen, bleiben die beiseitegelegten Karten außen vor.
    .ruling-3 = Einen Pfad oder eine Weberin unter den am Ende abgelegten Karten darfst du dann spielen.

card-market = Markt
    .one = einen Markt
    .many = Märkte
    .text = Du ziehst 1 Karte und bekommst 1 Aktion, 1 Kauf und $1.

card-mine = Mine
    .one = eine Mine
    .many = Minen
    .text = Wenn du willst, entsorge eine Geldkarte aus deiner Hand und nimm dafür eine, die höchstens $3 mehr kostet. Die neue kommt direkt auf deine Hand.
    .ruling-1 = Die neue Geldkarte kannst du schon in der Kaufphase dieses Zuges spielen.
    .ruling-2 = Auch Katzengold und Hexenkessel sind Geldkarten: Du darfst sie hier entsorgen und nehmen.

card-sentry = Torwächterin
    .one = eine Torwächterin
    .many = Torwächterinnen
    .text = Du ziehst 1 Karte und bekommst 1 Aktion. Sieh dir dann die nächsten 2 Karten deines Nachziehstapels an und entscheide für jede: entsorgen, ablegen oder wieder obenauf legen. Die Reihenfolge beim Zurücklegen bestimmst du.
    .ruling-1 = Zuerst wird entsorgt, dann abgelegt, dann zurückgelegt.
    .ruling-2 = Nomaden, Pfad, Weberin und Tunnel wirken beim Entsorgen oder Ablegen wie üblich, noch bevor der Rest zurückgelegt wird.

card-witch = Hexe
    .one = eine Hexe
    .many = Hexen
    .text = Ziehe 2 Karten. Alle anderen müssen einen Fluch nehmen.
    .ruling-1 = Reichen die Flüche nicht, werden sie in Zugreihenfolge ab links von dir verteilt; die Letzten bekommen keinen.

card-artisan = Töpferei
    .one = eine Töpferei
    .many = Töpfereien
    .text = Nimm eine Karte, die $5 oder weniger kostet, direkt auf deine Hand. Wähle danach eine deiner Handkarten und lege sie oben auf deinen Nachziehstapel.
    .ruling-1 = Das Zurücklegen ist Pflicht; es darf auch die eben genommene Karte sein.

## Hinterland (2. Edition)

card-crossroads = Wegkreuzung
    .one = eine Wegkreuzung
    .many = Wegkreuzungen
    .text = Decke deine Hand auf und ziehe für jede Punktekarte darin 1 Karte. Deine erste Wegkreuzung im Zug gibt dir außerdem 3 Aktionen, jede weitere keine.
    .ruling-1 = Gezählt wird vor dem Ziehen: Punktekarten, die du jetzt erst ziehst, bringen nichts.
    .ruling-2 = Der Tunnel zählt wie jede andere Punktekarte, Flüche zählen nicht.
    .ruling-3 = Jedes Spielen zählt: Mit dem Thronsaal bekommst du die 3 Aktionen nur beim ersten Mal, deine Hand zählst du beim zweiten Mal aber neu.

card-fools-gold = Katzengold
    .one = ein Katzengold
    .many = Katzengold
    .text = Das erste Katzengold, das du in einem Zug spielst, bringt $1, jedes weitere $4. Reaktion: Hat jemand anderes eine Provinz genommen, darfst du diese Karte aus der Hand entsorgen; dafür nimmst du ein Gold und legst es oben auf deinen Nachziehstapel.
    .ruling-1 = Drei davon in einem Zug ergeben $1 + $4 + $4 = $9.
    .ruling-2 = Für dieselbe Provinz kannst du mehrere Katzengold einsetzen. Wie die Provinz genommen wurde, ist egal; nur deine eigene darf es nicht sein.
    .ruling-3 = Mehrere reagieren in Zugreihenfolge. Ist kein Gold mehr da, darfst du das Katzengold trotzdem entsorgen, bekommst aber nichts dafür.
    .ruling-4 = Das Gold gilt als genommen, du könntest also mit der Fahrenden Händlerin darauf reagieren.

card-develop = Aufbau
    .one = einen Aufbau
    .many = Aufbauten
    .text = Entsorge eine deiner Handkarten. Nimm dann zwei Karten, eine genau um $1 teurere und eine genau um $1 billigere; beide kommen oben auf deinen Nachziehstapel.
    .ruling-1 = Welche du zuerst nimmst, entscheidest du; die zweite liegt dann auf der ersten.
    .ruling-2 = Gibt es nur für einen der beiden Preise eine passende Karte im Vorrat, nimmst du nur diese.
    .ruling-3 = Unter $0 gibt es nichts. Ein Kupfer bringt daher höchstens eine Karte, und auch nur, wenn etwas $1 kostet, zum Beispiel ein Anwesen nach einer Fernstraße.
    .ruling-4 = Einen so genommenen Pfad darfst du sofort vom Nachziehstapel weg spielen.

card-guard-dog = Wachhund
    .one = einen Wachhund
    .many = Wachhunde
    .text = Ziehe 2 Karten. Hast du danach höchstens 5 Karten auf der Hand, ziehe noch 2. Reaktion: Spielt jemand anderes einen Angriff, kannst du diese Karte aus der Hand spielen, bevor er wirkt.
    .ruling-1 = Der gespielte Wachhund zählt nicht mehr zur Hand. Bei 4 Handkarten: 3 bleiben, nach dem Ziehen sind es 5, also noch 2 dazu. Bei 5 Handkarten: nach dem Ziehen 6, mehr nicht.
    .ruling-2 = Er wehrt den Angriff nicht ab. Ziehst du aber einen Burggraben oder noch einen Wachhund, kannst du sie gegen denselben Angriff einsetzen.
    .ruling-3 = Er reagiert auch auf den Hexenkessel, sobald der gespielt wird, und auf einen Berserker, der gespielt wird, weil er gerade genommen wurde.
    .ruling-4 = Als Reaktion gespielt braucht er keine Aktion; du legst ihn in der Aufräumphase desselben Zuges ab.

card-oasis = Oase
    .one = eine Oase
    .many = Oasen
    .text = Du ziehst 1 Karte und bekommst 1 Aktion und $1. Danach musst du eine Handkarte ablegen.
    .ruling-1 = Auch die eben gezogene Karte darfst du ablegen. Ablegen musst du selbst dann, wenn es nichts zu ziehen gab.
    .ruling-2 = Tunnel, Pfad und Weberin können auf das Ablegen reagieren.

card-scheme = Komplott
    .one = ein Komplott
    .many = Komplotte
    .text = Du ziehst 1 Karte und bekommst 1 Aktion. Einmal in diesem Zug darf eine Aktionskarte, die du aus dem Spiel ablegst, oben auf deinen Nachziehstapel.
    .ruling-1 = Meist passiert das in der Aufräumphase, bevor du die neue Hand ziehst: Die Karte kommt also gleich wieder zu dir.
    .ruling-2 = Das kann das Komplott selbst sein oder jede andere deiner Aktionskarten im Spiel, egal welche zuerst gespielt wurde.
    .ruling-3 = Jedes Spielen zählt: Zwei Komplotte oder eines, das du mit dem Thronsaal zweimal spielst, retten bis zu zwei Karten.

card-tunnel = Tunnel
    .one = einen Tunnel
    .many = Tunnel
    .text = Bei Spielende 2 SP wert. Reaktion: Legst du diese Karte außerhalb der Aufräumphase ab, darfst du sie aufdecken und ein Gold nehmen.
    .ruling-1 = Eine Karte muss dich ablegen lassen, in deinem Zug (Oase) oder im Zug von anderen (Markgraf). Das geht von der Hand wie vom Nachziehstapel.
    .ruling-2 = Nimmst du einen Tunnel, landet er zwar auf dem Ablagestapel, abgelegt hast du ihn aber nicht: kein Gold.
    .ruling-3 = Jeder abgelegte Tunnel bringt je Ablegen höchstens ein Gold; es kommt auf deinen Ablagestapel.
    .ruling-4 = Der Stapel beginnt zu zweit mit 8 Karten, sonst mit 12.

card-jack-of-all-trades = Lebenskünstler
    .one = einen Lebenskünstler
    .many = Lebenskünstler
    .text = Nimm ein Silber. Sieh dir die oberste Karte deines Nachziehstapels an und lege sie ab oder wieder obenauf. Ziehe dann, bis du 5 Karten auf der Hand hast, und zum Schluss darfst du eine Handkarte entsorgen, die keine Geldkarte ist.
    .ruling-1 = Hast du schon 5 oder mehr Karten auf der Hand, ziehst du nichts; die anderen Schritte finden trotzdem statt.
    .ruling-2 = Ist dein Nachziehstapel leer, bevor du nachsiehst, mischst du erst, und das neue Silber ist dabei.
    .ruling-3 = Legst du einen Tunnel, einen Pfad oder eine Weberin ab, reagiert die Karte, bevor du ziehst.
    .ruling-4 = Katzengold und Hexenkessel sind Geldkarten und lassen sich hier nicht entsorgen, ein Fluch schon.

card-nomads = Nomaden
    .one = Nomaden
    .many = Nomaden
    .text = Du bekommst 1 Kauf und $2. Weitere $2 bekommst du, wenn du diese Karte nimmst, und ebenso $2, wenn du sie entsorgst.
    .ruling-1 = Kaufst du sie, kannst du die $2 gleich für deinen nächsten Kauf im selben Zug ausgeben.
    .ruling-2 = Im Zug von anderen nützen dir die $2 nichts; Münzen lassen sich nicht aufheben.

card-spice-merchant = Gewürzhändler
    .one = einen Gewürzhändler
    .many = Gewürzhändler
    .text = Wenn du willst, entsorge eine Geldkarte aus deiner Hand. Dafür ziehst du entweder 2 Karten und bekommst 1 Aktion, oder du bekommst 1 Kauf und $2.
    .ruling-1 = Entsorgst du nichts, passiert auch nichts.
    .ruling-2 = Auch Katzengold und Hexenkessel sind Geldkarten.

card-trader = Fahrende Händlerin
    .one = eine Fahrende Händlerin
    .many = Fahrende Händlerinnen
    .text = Entsorge eine deiner Handkarten; für je $1 ihrer Kosten nimmst du ein Silber. Reaktion: Gleich nachdem du eine Karte genommen hast, darfst du diese hier aus der Hand aufdecken und die neue Karte eintauschen. Sie geht auf ihren Stapel zurück, und ein Silber aus dem Vorrat kommt auf deinen Ablagestapel.
    .ruling-1 = Es zählen die Kosten in diesem Moment, die Fernstraße senkt sie also. Eine Karte für $0 bringt nichts; reicht das Silber nicht, nimmst du den Rest.
    .ruling-2 = Die eingetauschte Karte gilt trotzdem als genommen: Ihre Fähigkeit wirkt (Grenzdorf bringt eine Karte, Nomaden geben $2), und Hexenkessel und Feilscher berücksichtigen sie. Das Silber gilt nicht als genommen.
    .ruling-3 = Ganz oder gar nicht: Ist kein Silber mehr da oder die Karte schon woanders (etwa ein Pfad, den du gespielt hast), ist kein Tausch möglich.
    .ruling-4 = Hast du die Karte gekauft, bleibt ihr Preis bezahlt.
    .ruling-5 = Die Fahrende Händlerin bleibt auf deiner Hand und kann auf jede Karte reagieren, die du nimmst, egal in wessen Zug; auch Flüche lassen sich eintauschen.
    .ruling-6 = Das Silber kommt immer auf den Ablagestapel, auch wenn du die Karte auf die Hand oder den Nachziehstapel genommen hattest.

card-trail = Pfad
    .one = einen Pfad
    .many = Pfade
    .text = Du ziehst 1 Karte und bekommst 1 Aktion. Reaktion: Immer wenn du diese Karte außerhalb der Aufräumphase nimmst, entsorgst oder ablegst, darfst du sie sofort spielen.
    .ruling-1 = So gespielt braucht der Pfad keine Aktion und kommt von überall her ins Spiel, sogar aus dem Müll.
    .ruling-2 = Spielst du ihn aus dem Müll, gehört er wieder dir und wird in der Aufräumphase abgelegt. Er gilt als entsorgt, nicht als genommen: Mit dem Umbau nimmst du trotzdem eine Karte für bis zu $6.
    .ruling-3 = Im Zug von anderen nützt dir die Aktion nichts, und du legst den Pfad in der Aufräumphase jenes Zuges ab.
    .ruling-4 = Legst du mehrere Karten auf einmal ab, kommen erst alle auf den Ablagestapel, dann reagieren sie nacheinander. Musst du wegen des ersten Pfads mischen, ist ein zweiter in deinem Nachziehstapel verschwunden.
    .ruling-5 = Spielst du ihn gleich beim Kauf, darfst du gezogene Geldkarten nicht mehr spielen: Du hast ja schon gekauft.
    .ruling-6 = Hast du ihn mit der Fahrenden Händlerin eingetauscht, kannst du ihn nicht mehr spielen.

card-weaver = Weberin
    .one = eine Weberin
    .many = Weberinnen
    .text = Nimm entweder zwei Silber oder eine Karte, die $4 oder weniger kostet. Reaktion: Legst du diese Karte außerhalb der Aufräumphase ab, darfst du sie spielen.
    .ruling-1 = Die einzelne Karte darf auch ein Silber sein. Ist nur noch ein Silber da, bringt die erste Möglichkeit eben nur dieses.
    .ruling-2 = Eine Karte muss dich ablegen lassen, in deinem Zug (Oase) oder im Zug von anderen (Markgraf). Eine Aktion braucht die Weberin dann nicht.
    .ruling-3 = Im Zug von anderen gespielt, bleibt sie bis zur Aufräumphase jenes Zuges im Spiel.

card-berserker = Berserker
    .one = einen Berserker
    .many = Berserker
    .text = Nimm eine Karte, die billiger ist als diese; dann legen alle anderen, die mehr als 3 Karten auf der Hand haben, bis auf 3 ab. Hast du eine Aktionskarte im Spiel, wenn du den Berserker nimmst, musst du ihn sofort spielen.
    .ruling-1 = Das Spielen beim Nehmen kostet keine Aktion. Es ist ein Angriff wie jeder andere: Burggraben und Wachhund dürfen antworten.
    .ruling-2 = Sind nur Geldkarten oder gar keine Karten von dir im Spiel, nimmst du den Berserker, ohne ihn zu spielen.
    .ruling-3 = Nimmst du ihn durch eine Aktionskarte wie die Töpferei, liegt diese im Spiel und die Bedingung ist erfüllt.
    .ruling-4 = Es zählen seine Kosten in diesem Moment. Sind sie auf $0 gefallen, nimmst du nichts, die anderen legen aber trotzdem ab.
    .ruling-5 = Hast du ihn mit der Fahrenden Händlerin eingetauscht, kann er nicht mehr gespielt werden.

card-cartographer = Kartograph
    .one = einen Kartographen
    .many = Kartographen
    .text = Du ziehst 1 Karte und bekommst 1 Aktion. Sieh dir dann die nächsten 4 Karten deines Nachziehstapels an, lege ab, was du nicht willst, und lege die übrigen in beliebiger Reihenfolge wieder obenauf.
    .ruling-1 = Musst du für die 4 Karten mischen, bleiben die schon angesehenen außen vor. Sind es auch dann weniger als 4, begnügst du dich damit.
    .ruling-2 = Tunnel, Pfad und Weberin musst du aufdecken, damit sie auf das Ablegen reagieren.
    .ruling-3 = Ein hier gespielter Pfad zieht, bevor die übrigen Karten zurückkommen, also eine Karte von unter ihnen.

card-cauldron = Hexenkessel
    .one = einen Hexenkessel
    .many = Hexenkessel
    .text = Du bekommst $2 und 1 Kauf. Nimmst du nach dem Spielen dieser Karte deine dritte Aktionskarte in diesem Zug, nehmen alle anderen je einen Fluch.
    .ruling-1 = Aktionskarten, die du vor dem Spielen des Hexenkessels genommen hast, zählen mit. War da aber schon die dritte dabei, gibt es keinen Fluch.
    .ruling-2 = Nur die dritte zählt: Die vierte und alle weiteren bringen keine Flüche mehr, und was keine Aktionskarte ist, zählt nicht mit.
    .ruling-3 = Mehrere Hexenkessel bringen je einen Fluch. Werden die Flüche knapp, werden sie Kessel für Kessel in Zugreihenfolge verteilt.
    .ruling-4 = Burggraben und Wachhund antworten, wenn der Hexenkessel gespielt wird. Ein dann aufgedeckter Burggraben hält auch den späteren Fluch ab.
    .ruling-5 = Eine Aktionskarte, die du mit der Fahrenden Händlerin eintauschst, zählt trotzdem als genommen.

card-haggler = Feilscher
    .one = einen Feilscher
    .many = Feilscher
    .text = Du bekommst $2. Für den Rest des Zuges musst du zu jeder Karte, die du kaufst, noch eine billigere nehmen, die keine Punktekarte ist.
    .ruling-1 = Nur gekaufte Karten zählen, nicht solche, die du durch Feilscher, Grenzdorf oder andere Karten nimmst.
    .ruling-2 = Jedes Spielen zählt: Nach einem Feilscher und einem zweiten, den du mit dem Thronsaal zweimal spielst, bringt jede gekaufte Karte drei weitere. Jede muss nur billiger sein als die gekaufte.
    .ruling-3 = Eine Provinz kann dir ein Gold bringen. Billiger als ein Kupfer ist nichts, sein Kauf bringt also nichts dazu.
    .ruling-4 = Der Tunnel ist eine Punktekarte und daher nicht erlaubt, ein Fluch schon.
    .ruling-5 = Tauschst du die gekaufte Karte mit der Fahrenden Händlerin ein, nimmst du trotzdem eine billigere, gemessen an der gekauften.

card-highway = Fernstraße
    .one = eine Fernstraße
    .many = Fernstraßen
    .text = Du ziehst 1 Karte und bekommst 1 Aktion. Für den Rest des Zuges kostet jede Karte $1 weniger, aber nie weniger als $0.
    .ruling-1 = Jedes Spielen zählt: Zwei Fernstraßen oder eine, die du mit dem Thronsaal zweimal spielst, machen Karten um $2 billiger.
    .ruling-2 = Das gilt für alle Karten überall, auch auf der Hand, in Nachzieh- und Ablagestapeln. Die Fahrende Händlerin etwa bringt dann weniger Silber.
    .ruling-3 = Kupfer bleibt bei $0 und holt dadurch auf: Mit einer Fernstraße macht Fruchtbares Land aus einem Kupfer eine Karte, die sonst $3 kostet.

card-inn = Gasthaus
    .one = ein Gasthaus
    .many = Gasthäuser
    .text = Du ziehst 2 Karten und bekommst 2 Aktionen; lege dann 2 Karten ab. Wenn du das Gasthaus nimmst, darfst du deinen Ablagestapel durchsuchen, beliebige Aktionskarten daraus aufdecken, auch diese, und sie in deinen Nachziehstapel mischen.
    .ruling-1 = Ablegen musst du auch dann 2 Karten, wenn du keine 2 ziehen konntest.
    .ruling-2 = Was du nicht wählst, bleibt auf dem Ablagestapel. Ist dein Nachziehstapel leer, bilden die gewählten Karten allein den neuen.
    .ruling-3 = Sich selbst kann das Gasthaus nur einmischen lassen, wenn es auf dem Ablagestapel liegt, also zum Beispiel nicht, wenn du es mit der Töpferei auf die Hand genommen hast.

card-margrave = Markgraf
    .one = einen Markgrafen
    .many = Markgrafen
    .text = Du ziehst 3 Karten und bekommst 1 Kauf. Alle anderen ziehen der Reihe nach je 1 Karte und legen dann ab, bis sie höchstens 3 auf der Hand haben.
    .ruling-1 = Das Ziehen ist Pflicht. Wer danach 3 oder weniger Karten hat, legt nichts ab.
    .ruling-2 = Jede Person legt alle Karten auf einmal ab; dann können Tunnel, Pfad und Weberin reagieren, bevor die nächste zieht.

card-souk = Souk
    .one = einen Souk
    .many = Souks
    .text = Du bekommst 1 Kauf und $7, dann verlierst du $1 für jede Karte auf deiner Hand; unter $0 fällst du nie. Wenn du den Souk nimmst, darfst du 1 oder 2 deiner Handkarten entsorgen.
    .ruling-1 = Der gespielte Souk zählt nicht mehr zur Hand. Mit 3 anderen Karten bleiben dir unterm Strich $4.
    .ruling-2 = Der Verlust kann auch Münzen treffen, die du schon hattest: Mit $3 vorher und 9 Handkarten bleibt dir $1.

card-stables = Stallungen
    .one = Stallungen
    .many = Stallungen
    .text = Wenn du willst, lege eine Geldkarte aus deiner Hand ab. Dafür ziehst du 3 Karten und bekommst 1 Aktion.
    .ruling-1 = Legst du nichts ab, passiert auch nichts.
    .ruling-2 = Zuerst wird abgelegt: Musst du mischen, kannst du dieselbe Geldkarte gleich wieder ziehen.
    .ruling-3 = Auch Katzengold und Hexenkessel sind Geldkarten.

card-wheelwright = Radmacherin
    .one = eine Radmacherin
    .many = Radmacherinnen
    .text = Du ziehst 1 Karte und bekommst 1 Aktion. Dann darfst du eine Handkarte ablegen; tust du das, nimm eine Aktionskarte, die höchstens so viel kostet wie sie.
    .ruling-1 = Ablegen darfst du Karten jeder Art. Gibt es im Vorrat eine passende Aktionskarte, musst du eine nehmen.
    .ruling-2 = Legst du eine Aktionskarte ab, darfst du die gleiche Karte noch einmal nehmen.
    .ruling-3 = Tunnel, Pfad und Weberin reagieren auf das Ablegen, bevor du etwas nimmst.
    .ruling-4 = Für ein Gold kannst du ein Grenzdorf nehmen, und das bringt dann noch eine billigere Karte.

card-witchs-hut = Hexenhütte
    .one = eine Hexenhütte
    .many = Hexenhütten
    .text = Ziehe 4 Karten, lege dann 2 Karten ab und decke sie auf. Sind beide Aktionskarten, nehmen alle anderen je einen Fluch.
    .ruling-1 = Du zeigst beide Karten auf jeden Fall. Aktionskarten mit einer zweiten Art zählen, etwa Pfad oder Burggraben, der Tunnel nicht.
    .ruling-2 = Legst du hier einen Pfad oder eine Weberin ab, darfst du die Karte spielen; sie zählt trotzdem als abgelegte Aktionskarte.
    .ruling-3 = Kannst du nur eine Karte ablegen, nimmt niemand einen Fluch.

card-border-village = Grenzdorf
    .one = ein Grenzdorf
    .many = Grenzdörfer
    .text = Du ziehst 1 Karte und bekommst 2 Aktionen. Wenn du diese Karte nimmst, nimm außerdem eine billigere.
    .ruling-1 = Die billigere Karte gibt es beim Nehmen des Grenzdorfs, ob gekauft oder nicht, aber nie beim Spielen.
    .ruling-2 = Es zählen seine Kosten in diesem Moment: Nach einer Fernstraße kostet es $5, die andere Karte darf dann höchstens $4 kosten.
    .ruling-3 = Danach wirkt die Fähigkeit der anderen Karte: Mit einem Souk zum Beispiel darfst du bis zu 2 Karten entsorgen.
    .ruling-4 = Die billigere Karte nimmst du auch dann, wenn du das Grenzdorf mit der Fahrenden Händlerin eintauschst.

card-farmland = Fruchtbares Land
    .one = ein Fruchtbares Land
    .many = Fruchtbare Länder
    .text = Bei Spielende 2 SP wert. Wenn du diese Karte nimmst, entsorge eine deiner Handkarten und nimm eine Karte, die genau $2 mehr kostet als sie, aber kein Fruchtbares Land.
    .ruling-1 = Das passiert immer, wenn du Fruchtbares Land nimmst, nicht nur beim Kaufen.
    .ruling-2 = Hast du Handkarten, musst du eine entsorgen. Kostet keine Karte genau $2 mehr, nimmst du nichts dafür.
    .ruling-3 = Aus einem Gold auf deiner Hand wird so eine Provinz.
    .ruling-4 = Der Stapel beginnt zu zweit mit 8 Karten, sonst mit 12.
