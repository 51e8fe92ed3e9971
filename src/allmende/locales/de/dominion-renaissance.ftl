### Dominion: Renaissance, in eigenen Worten

set-renaissance = Renaissance

## Königreiche

kingdom-sweetened-deals = Versüßte Deals
    .text = Zu jedem Geschäft gibt es etwas Süßes obendrauf: Gewürze, Seide und helfende Hände, und die Fahne für die Hand, die zuletzt nach ihr griff.

kingdom-a-penny-saved = Ein gesparter Penny
    .text = Leg etwas für den richtigen Moment zurück: Sammle Taler, hol dir die Schatzkiste und lass das Zepter wiederholen, was gut war.

## Königreichkarten

card-mountain-village = Bergdorf
    .one = ein Bergdorf
    .many = Bergdörfer
    .text = Du bekommst 2 Aktionen. Sieh deinen Ablagestapel durch; eine Karte daraus kommt auf deine Hand. Ist er leer, ziehst du stattdessen 1 Karte.
    .ruling-1 = Liegt eine Karte auf deinem Ablagestapel, musst du dich für eine entscheiden.
    .ruling-2 = Gemischt wird dafür nicht, und die Karte gilt weder als genommen noch als gezogen.

card-lackeys = Diener
    .one = Diener
    .many = Diener
    .text = Ziehe 2 Karten. Wenn du diese Karte nimmst, bekommst du 2 Dorfbewohner.

card-flag-bearer = Fahnenträger
    .one = einen Fahnenträger
    .many = Fahnenträger
    .text = Du bekommst $2. Wenn du diese Karte nimmst und wenn du sie entsorgst, nimm dir die Fahne.
    .ruling-1 = Wer ihn entsorgt, nimmt sich die Fahne, egal in wessen Zug.

card-spices = Gewürze
    .one = Gewürze
    .many = Gewürze
    .text = Spiele sie in deiner Kaufphase: Du bekommst $2 und 1 Kauf. Wenn du diese Karte nimmst, bekommst du 2 Taler.

card-silk-merchant = Seidenhändlerin
    .one = eine Seidenhändlerin
    .many = Seidenhändlerinnen
    .text = Du ziehst 2 Karten und bekommst 1 Kauf. Wenn du diese Karte nimmst und wenn du sie entsorgst, bekommst du 1 Taler und 1 Dorfbewohner.

card-swashbuckler = Freibeuterin
    .one = eine Freibeuterin
    .many = Freibeuterinnen
    .text = Ziehe 3 Karten. Liegen dann Karten auf deinem Ablagestapel, bekommst du 1 Taler, und hast du damit 4 Taler oder mehr, nimm dir die Schatzkiste.
    .ruling-1 = Geprüft wird nach dem Ziehen: Musstest du mischen, ist dein Ablagestapel leer und du bekommst beides nicht.
    .ruling-2 = Der neue Taler zählt mit: Hattest du vorher 3, nimmst du die Kiste.

card-ducat = Goldmünze
    .one = eine Goldmünze
    .many = Goldmünzen
    .text = Spiele sie in deiner Kaufphase: Du bekommst 1 Taler und 1 Kauf. Wenn du diese Karte nimmst, darfst du ein Kupfer aus deiner Hand entsorgen.
    .ruling-1 = Sie bringt selbst keine Münzen, den Taler darfst du aber gleich ausgeben.

card-patron = Patron
    .one = einen Patron
    .many = Patrone
    .text = Du bekommst 1 Dorfbewohner und $2. Reaktion: Immer wenn etwas dich diese Karte in einer Aktionsphase aufdecken lässt, bekommst du 1 Taler.
    .ruling-1 = Wer gerade am Zug ist und wo die Karte ist, spielt keine Rolle. Der Beginn eines Zuges gehört zur Aktionsphase.
    .ruling-2 = Du musst ihn aufdecken: Ansehen, Ablegen oder Spielen genügt nicht.
    .ruling-3 = In einer Kaufphase bringt er nichts, zum Beispiel durch einen Seher, den das Zepter noch einmal spielt.
    .ruling-4 = Mehrere zugleich aufgedeckte Patrone bringen je 1 Taler.

card-seer = Seher
    .one = einen Seher
    .many = Seher
    .text = Du ziehst 1 Karte und bekommst 1 Aktion. Decke dann die obersten 3 Karten deines Nachziehstapels auf. Was $2 bis $4 kostet, kommt auf deine Hand, das Übrige in beliebiger Reihenfolge wieder obenauf.
    .ruling-1 = Alle passenden Karten müssen auf deine Hand. Es zählen die Kosten in diesem Moment; eine Karte, die Schulden kostet, bleibt liegen.
    .ruling-2 = Die zuerst gezogene Karte gehört nicht zu den dreien.

card-scepter = Zepter
    .one = ein Zepter
    .many = Zepter
    .text = Wähle eines: Du bekommst $2, oder du spielst eine Aktionskarte noch einmal, die du in diesem Zug gespielt hast und die seitdem im Spiel geblieben ist. Eine Befehlskarte darf es nicht sein.
    .ruling-1 = Hat die Karte das Spiel inzwischen verlassen, geht es nicht, etwa bei Insel, Feldlager, Pferd oder einer Reservekarte.
    .ruling-2 = Aktionen nützen dir in der Kaufphase nichts. Gezogene Geldkarten darfst du noch spielen, solange du nichts gekauft hast.
    .ruling-3 = Ein wiederholter Angriff wird neu gespielt: Die anderen dürfen noch einmal reagieren.
    .ruling-4 = Spielst du eine Dauerkarte noch einmal, bleibt das Zepter mit ihr im Spiel.

## Artefakte

landscape-flag = Fahne
    .one = die Fahne
    .many = Fahnen
    .text = Wer sie hat, zieht in der Aufräumphase 1 Karte mehr für die neue Hand.
    .ruling-1 = Es gibt nur eine: Nimmt sie sich jemand, verliert sie, wer sie bisher hatte.
    .ruling-2 = Nur das Ziehen in der Aufräumphase zählt, nicht 5 Karten durch Kundschafterin oder Spende.

landscape-treasure-chest = Schatzkiste
    .one = die Schatzkiste
    .many = Schatzkisten
    .text = Wer sie hat, nimmt zu Beginn jeder eigenen Kaufphase ein Gold.
    .ruling-1 = Das Gold ist Pflicht, und du nimmst es schon in dem Zug, in dem du dir die Kiste holst.
    .ruling-2 = Es gibt nur eine: Nimmt sie sich jemand, verliert sie, wer sie bisher hatte.

## Projekte

landscape-silos = Speicher
    .one = die Speicher
    .many = Speicher
    .text = Zu Beginn jedes deiner Züge deckst du beliebig viele Kupfer aus deiner Hand auf, legst sie ab und ziehst ebenso viele Karten.
    .ruling-1 = Erst legst du alle ab, dann ziehst du. Dabei gezogene Kupfer bleiben auf der Hand.
    .ruling-2 = Das beginnt mit dem Zug nach dem Kauf.

landscape-guildhall = Gildenhaus
    .one = das Gildenhaus
    .many = Gildenhäuser
    .text = Immer wenn du eine Geldkarte nimmst, bekommst du 1 Taler.
    .ruling-1 = Das gilt ab dem Kauf, in jedem Zug und egal, wie du die Geldkarte nimmst.
    .ruling-2 = Ein Silber, das du mit der Fahrenden Händlerin eintauschst, ist nicht genommen. Eine Geldkarte, die du dafür hergibst, war genommen und zählt.

landscape-barracks = Kaserne
    .one = die Kaserne
    .many = Kasernen
    .text = Zu Beginn jedes deiner Züge bekommst du 1 Aktion.
    .ruling-1 = Das beginnt mit dem Zug nach dem Kauf.
