### Dominion: Abenteuer, in eigenen Worten

set-adventures = Abenteuer

## Königreiche

kingdom-traders-and-raiders = Händler und Diebe
    .text = Gute Geschäfte in der Stadt, Geister im Wald: Feilsche und sammle, fürchte den Überfall und mach aus einer Pagin deinen Champion.

kingdom-journeys = Reisen
    .text = Pack für einen weiten Weg: Kundschafterinnen kennen ihn, Riesen versperren ihn, und am Ende warten Ferne Lande und vielleicht eine Erbschaft.

## Karten

card-page = Pagin
    .one = eine Pagin
    .many = Paginnen
    .text = Du ziehst 1 Karte und bekommst 1 Aktion. Legst du diese Karte aus dem Spiel ab, darfst du sie gegen einen Schatzsucher eintauschen.
    .ruling-1 = Zum Eintauschen legst du die Pagin auf ihren Stapel zurück und die neue Karte auf deinen Ablagestapel. Dabei wird nichts genommen oder entsorgt, und es muss noch ein Schatzsucher da sein.
    .ruling-2 = Eintauschen kannst du nur eine Pagin, die du aus dem Spiel ablegst, nicht eine aus der Hand.
    .ruling-3 = Legst du mehrere Reisende zusammen ab, bestimmst du die Reihenfolge: Tausche zuerst einen Schatzsucher ein, dann ist wieder einer für die Pagin da.
    .ruling-4 = Du darfst die Pagin eintauschen oder mit dem Komplott auf deinen Nachziehstapel legen, aber nicht beides.

card-treasure-hunter = Schatzsucher
    .one = einen Schatzsucher
    .many = Schatzsucher
    .text = Du bekommst 1 Aktion und $1. Nimm so viele Silber, wie die Person rechts von dir in ihrem letzten Zug Karten genommen hat. Legst du diese Karte aus dem Spiel ab, darfst du sie gegen einen Krieger eintauschen.
    .ruling-1 = Jede Karte zählt, die sie in jenem eigenen Zug genommen hat, auch Kupfer und Flüche.
    .ruling-2 = Was sie in den Zügen von anderen genommen oder durch Eintauschen bekommen hat, zählt nicht.
    .ruling-3 = Er ist nicht im Vorrat: Du bekommst ihn nur im Tausch gegen eine Pagin.

card-warrior = Krieger
    .one = einen Krieger
    .many = Krieger
    .text = Ziehe 2 Karten. Alle anderen legen die oberste Karte ihres Nachziehstapels ab, einmal für jede Reisende, die du im Spiel hast, diese eingeschlossen; jede Karte, die genau $3 oder $4 kostet, wird entsorgt. Legst du diese Karte aus dem Spiel ab, darfst du sie gegen einen Helden eintauschen.
    .ruling-1 = Es geht in Zugreihenfolge. Jede Person legt alle ihre Karten ab, eine nach der anderen, bevor die nächste an die Reihe kommt.
    .ruling-2 = Der Champion ist keine Reisende und zählt nicht mit.
    .ruling-3 = Tunnel, Pfad und Weberin können auf das Ablegen reagieren; eine Karte, die dann schon woanders ist, wird nicht entsorgt.
    .ruling-4 = Es zählen die Kosten in diesem Moment; eine Karte mit Schulden in den Kosten wird nie entsorgt.

card-hero = Held
    .one = einen Helden
    .many = Helden
    .text = Du bekommst $2 und nimmst eine Geldkarte. Legst du diese Karte aus dem Spiel ab, darfst du sie gegen einen Champion eintauschen.
    .ruling-1 = Es darf jede Geldkarte im Vorrat sein, egal was sie kostet.
    .ruling-2 = Er ist nicht im Vorrat: Du bekommst ihn nur im Tausch gegen einen Krieger.

card-champion = Champion
    .one = einen Champion
    .many = Champions
    .text = Du bekommst 1 Aktion. Der Champion bleibt bis Spielende im Spiel. Von nun an tun dir die Angriffe von anderen nichts, und immer wenn du eine Aktionskarte spielst, bekommst du zuerst 1 Aktion.
    .ruling-1 = Er schützt nur vor Angriffen, die von nun an gespielt werden, nicht vor einem, der noch nachwirkt.
    .ruling-2 = Der erste Champion gibt beim Spielen nur seine 1 Aktion, ein zweiter diese und 1 weitere für den ersten; mit zweien im Spiel bringt jede Aktionskarte 2 Aktionen.
    .ruling-3 = Gegen alles, was kein Angriff ist, hilft er nicht, etwa Maskerade, Überfall oder Spukschloss.
    .ruling-4 = Eine Reservekarte aufzurufen heißt nicht, sie zu spielen, und bringt keine Aktion.

card-guide = Kundschafterin
    .one = eine Kundschafterin
    .many = Kundschafterinnen
    .text = Du ziehst 1 Karte, bekommst 1 Aktion und legst diese Karte auf dein Wirtshaustableau. Zu Beginn deines Zuges darfst du sie von dort aufrufen: Lege deine Hand ab und ziehe 5 Karten.
    .ruling-1 = Durch das Aufrufen kommt sie ins Spiel, ohne gespielt zu werden; du legst sie in der Aufräumphase jenes Zuges ab.
    .ruling-2 = Du darfst mehrere nacheinander aufrufen, auch zwischen anderen Dingen, die zu Beginn deines Zuges passieren.
    .ruling-3 = Tunnel, Pfad und Weberin können auf das Ablegen reagieren.

card-port = Hafenstadt
    .one = eine Hafenstadt
    .many = Hafenstädte
    .text = Du ziehst 1 Karte und bekommst 2 Aktionen. Wenn du diese Karte nimmst, nimm noch eine Hafenstadt; diese bringt keine dritte.
    .ruling-1 = Das passiert immer, wenn du sie nimmst, nicht nur beim Kaufen. Die zweite Hafenstadt kommt auf deinen Ablagestapel.
    .ruling-2 = Die zweite hast du genommen, aber nicht gekauft: Der Feilscher bringt dafür nichts.
    .ruling-3 = Der Stapel beginnt immer mit 12 Karten.

card-ranger = Wildhüterin
    .one = eine Wildhüterin
    .many = Wildhüterinnen
    .text = Du bekommst 1 Kauf und drehst deinen Reise-Marker um. Liegt er jetzt mit der Vorderseite nach oben, ziehst du 5 Karten.
    .ruling-1 = Der Marker beginnt mit der Vorderseite nach oben. Beim ersten Mal drehst du ihn also auf die Rückseite und ziehst nichts.
    .ruling-2 = Auch der Riese dreht diesen Marker um.

card-bridge-troll = Brückentroll
    .one = einen Brückentroll
    .many = Brückentrolle
    .text = Alle anderen bekommen ihren −1-Geld-Marker. Du bekommst jetzt und zu Beginn deines nächsten Zuges je 1 Kauf. In diesem und in jenem Zug kostet jede Karte $1 weniger, aber nie weniger als $0.
    .ruling-1 = Mehrere Brückentrolle wirken zusammen, auch mit der Fernstraße. Ereignisse werden nicht billiger.
    .ruling-2 = Die anderen behalten den Marker, bis sie das nächste Mal Geld bekommen. Mehr als einen hat niemand.

card-distant-lands = Ferne Lande
    .one = Ferne Lande
    .many = Ferne Lande
    .text = Lege diese Karte auf dein Wirtshaustableau. Dort ist sie bei Spielende 4 SP wert, überall sonst nichts.
    .ruling-1 = Aufrufen kannst du sie nicht: Einmal auf dem Tableau, bleibt sie dort.
    .ruling-2 = Sie ist überall eine Punktekarte: Die Wegkreuzung zum Beispiel zählt sie mit.
    .ruling-3 = Der Stapel beginnt zu zweit mit 8 Karten, sonst mit 12.

card-giant = Riese
    .one = einen Riesen
    .many = Riesen
    .text = Drehe deinen Reise-Marker um. Liegt jetzt die Rückseite oben, bekommst du $1. Liegt die Vorderseite oben, bekommst du $5, und alle anderen decken die oberste Karte ihres Nachziehstapels auf: Kostet sie $3 bis $6, wird sie entsorgt; sonst wird sie abgelegt, und es kommt ein Fluch dazu.
    .ruling-1 = Der Marker beginnt mit der Vorderseite nach oben, der erste Riese bringt also $1. Auch die Wildhüterin dreht diesen Marker um.
    .ruling-2 = Auf den Angriff dürfen die anderen jedes Mal reagieren, auch wenn der Marker dann mit der Rückseite nach oben liegt.

card-haunted-woods = Geisterwald
    .one = einen Geisterwald
    .many = Geisterwälder
    .text = Zu Beginn deines nächsten Zuges ziehst du 3 Karten. Bis dahin gilt für alle anderen: Wer eine gekaufte Karte nimmt, legt die ganze Hand in beliebiger Reihenfolge oben auf den eigenen Nachziehstapel.
    .ruling-1 = Nur gekaufte Karten zählen: Ein Ereignis zu kaufen oder eine Karte anders zu nehmen, löst nichts aus.
    .ruling-2 = Es passiert beim Nehmen der Karte; ob dies oder die Fähigkeit der Karte zuerst kommt, bestimmt, wer sie nimmt. Es passiert auch, wenn die Fahrende Händlerin die Karte eintauscht.
    .ruling-3 = Den Burggraben muss man aufdecken, wenn der Geisterwald gespielt wird. Wer das tut oder da schon einen Champion hat, ist die ganze Zeit sicher.

card-lost-city = Verlorene Stadt
    .one = eine Verlorene Stadt
    .many = Verlorene Städte
    .text = Du ziehst 2 Karten und bekommst 2 Aktionen. Wenn du diese Karte nimmst, ziehen alle anderen 1 Karte.
    .ruling-1 = Die anderen müssen ziehen, egal wie du sie nimmst.

card-wine-merchant = Weinhändler
    .one = einen Weinhändler
    .many = Weinhändler
    .text = Du bekommst 1 Kauf und $4 und legst diese Karte auf dein Wirtshaustableau. Hast du am Ende deiner Kaufphase mindestens $2 übrig, darfst du beliebige deiner Weinhändler vom Tableau ablegen.
    .ruling-1 = $2 genügen für alle zusammen, und du zahlst sie nicht; was du nicht ausgibst, verfällt wie immer.
    .ruling-2 = Auch wenn du mit der Villa in die Aktionsphase zurückkehrst, endet eine Kaufphase.
    .ruling-3 = Zweimal gespielt, gibt er Kauf und $4 zweimal, kommt aber nur einmal auf das Tableau.

## Ereignisse

landscape-expedition = Expedition
    .one = eine Expedition
    .many = Expeditionen
    .text = Wenn du am Ende dieses Zuges deine neue Hand ziehst, ziehe 2 Karten mehr.
    .ruling-1 = Mehrere wirken zusammen: 7 Karten, 9 Karten und so weiter.
    .ruling-2 = Mit einem −1-Karte-Marker ist es eine Karte weniger, mit der Fahne eine mehr.

landscape-raid = Überfall
    .one = einen Überfall
    .many = Überfälle
    .text = Nimm ein Silber für jedes Silber, das du im Spiel hast. Dann legen alle anderen ihren −1-Karte-Marker oben auf den eigenen Nachziehstapel.
    .ruling-1 = Das genommene Silber ist nicht im Spiel und bringt kein weiteres. Reicht es nicht, nimmst du den Rest.
    .ruling-2 = Der Überfall ist kein Angriff: Burggraben, Wachhund und Champion helfen nicht dagegen.
    .ruling-3 = Wer ihn kauft, kauft keine Karte: Feilscher und Geisterwald kümmern sich nicht darum.
    .ruling-4 = Liegt der Marker schon auf einem Nachziehstapel, bleibt er dort; einen zweiten gibt es nicht.

landscape-inheritance = Erbschaft
    .one = eine Erbschaft
    .many = Erbschaften
    .text = Einmal im Spiel: Wähle im Vorrat eine Aktionskarte, die $4 oder weniger kostet und weder Befehl noch Dauer ist, und lege sie unter deinen Anwesen-Marker. Von da an sind Anwesen in deinen Zügen auch Aktionen und Befehle. Spielst du eines, spielst du die Karte unter dem Marker; sie bleibt dort.
    .ruling-1 = Die Karte gilt nicht als genommen, gehört aber dir und zählt bei Spielende. Für die $4 gelten die Kosten in diesem Moment, die Fernstraße hilft also.
    .ruling-2 = In deinen Zügen gilt das für alle Anwesen überall: Auch eines, das du nimmst, ist eine Aktionskarte. In den Zügen von anderen sind deine einfache Anwesen. Punktekarten für 1 SP bleiben sie immer.
    .ruling-3 = Damit hast du zwei Aktionskarten gespielt, erst das Anwesen, dann die Karte unter dem Marker: Das zählt zum Beispiel für Verschwörer und Champion.
    .ruling-4 = Die Karte unter dem Marker ist nie im Spiel und kann sich nicht bewegen: Eine Reservekarte kommt nicht auf das Wirtshaustableau, und Ferne Lande sind dort nichts wert.
