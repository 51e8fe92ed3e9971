### Dominion: Menagerie, in eigenen Worten

set-menagerie = Menagerie

## Königreiche

kingdom-big-blue = Big Blue
    .text = Kaum eine Karte wartet hier, bis sie dran ist: Sobald jemand etwas nimmt oder ablegt, sind Hunde, Katzen und Falken unterwegs.

kingdom-intersection = Kreuzung
    .text = Wo die Maus vorbeihuscht, kreuzen sich die Wege: Mach aus jeder Aktion eine Wegkreuzung und lass dich von Pferden weitertragen.

## Königreichkarten

card-sleigh = Schlitten
    .one = einen Schlitten
    .many = Schlitten
    .text = Nimm 2 Pferde. Reaktion: Wenn du eine Karte nimmst, darfst du diese hier aus der Hand ablegen; die genommene kommt dann nach deiner Wahl auf deine Hand oder oben auf deinen Nachziehstapel.
    .ruling-1 = Ist die genommene Karte schon woanders, bleibt sie dort.
    .ruling-2 = Nimmst du einen Schlitten auf die Hand, darfst du ihn für sich selbst ablegen; er bleibt dann aber auf dem Ablagestapel.

card-black-cat = Schwarze Katze
    .one = eine Schwarze Katze
    .many = Schwarze Katzen
    .text = Ziehe 2 Karten. Bist du nicht am Zug, nehmen alle anderen einen Fluch. Reaktion: Wenn jemand anderes eine Punktekarte nimmt, darfst du diese Karte aus der Hand spielen.
    .ruling-1 = Die Flüche werden in Zugreihenfolge verteilt, beginnend bei der Person am Zug.
    .ruling-2 = Sie ist bei jedem Spielen ein Angriff: Burggraben und Wachhund dürfen antworten.
    .ruling-3 = In deinem eigenen Zug zieht sie nur, etwa wenn jemand anderes dann eine Punktekarte nimmt.

card-supplies = Nachschub
    .one = einen Nachschub
    .many = Nachschübe
    .text = Spiele ihn in deiner Kaufphase: Du bekommst $1 und nimmst ein Pferd oben auf deinen Nachziehstapel.

card-sheepdog = Hirtenhund
    .one = einen Hirtenhund
    .many = Hirtenhunde
    .text = Ziehe 2 Karten. Reaktion: Wenn du eine Karte nimmst, darfst du diese hier aus der Hand spielen.
    .ruling-1 = Für dieselbe Karte darfst du beliebig viele Hirtenhunde spielen, auch eben erst gezogene.
    .ruling-2 = Ob vor oder nach dem, was die genommene Karte bewirkt, entscheidest du.
    .ruling-3 = Geldkarten, die du nach einem Kauf ziehst, kannst du in diesem Zug nicht mehr spielen.

card-village-green = Dorfanger
    .one = einen Dorfanger
    .many = Dorfanger
    .text = Jetzt oder zu Beginn deines nächsten Zuges, wie du willst: Du ziehst 1 Karte und bekommst 2 Aktionen. Reaktion: Legst du diese Karte außerhalb der Aufräumphase ab, darfst du sie spielen.
    .ruling-1 = Wählst du jetzt, wird er noch in diesem Zug abgelegt. Sonst bleibt er bis zur Aufräumphase deines nächsten Zuges im Spiel.
    .ruling-2 = Auch im Zug von anderen darfst du ihn spielen, nur nützen dir die Aktionen dort nichts.
    .ruling-3 = Von wo du ihn ablegst, ist egal: Hand, Nachziehstapel, Exil-Tableau oder beiseitegelegt.
    .ruling-4 = Legst du mehrere zugleich ab, kommen erst alle auf den Ablagestapel, dann spielst du sie nacheinander. Musst du zwischendurch mischen, sind die übrigen in deinem Nachziehstapel verschwunden.

card-hostelry = Herberge
    .one = eine Herberge
    .many = Herbergen
    .text = Du ziehst 1 Karte und bekommst 2 Aktionen. Wenn du diese Karte nimmst, darfst du beliebig viele Geldkarten aus deiner Hand aufdecken und ablegen; nimm für jede ein Pferd.
    .ruling-1 = Geldkarten im Spiel zählen nicht. Sind zu wenige Pferde da, nimmst du den Rest.

card-cardinal = Kardinal
    .one = einen Kardinal
    .many = Kardinäle
    .text = Du bekommst $2. Alle anderen decken die obersten 2 Karten ihres Nachziehstapels auf, legen eine davon, die $3 bis $6 kostet, auf ihr Exil-Tableau und den Rest ab.
    .ruling-1 = Kommen beide Karten infrage, sucht sich die betroffene Person eine aus; die andere legt sie ab.
    .ruling-2 = Eine Karte, die Schulden kostet, kommt nicht infrage, ein Pferd schon.
    .ruling-3 = Tunnel, Pfad und Ähnliches können auf das Ablegen reagieren.

card-falconer = Falknerin
    .one = eine Falknerin
    .many = Falknerinnen
    .text = Nimm eine Karte, die billiger ist als diese, direkt auf deine Hand. Reaktion: Wenn irgendjemand eine Karte mit zwei oder mehr Kartenarten nimmt, darfst du diese hier aus der Hand spielen.
    .ruling-1 = Auch was du selbst nimmst, zählt. Eine Falknerin, die du auf die Hand nimmst, darf sogar auf sich selbst reagieren.
    .ruling-2 = Es zählen ihre Kosten in diesem Moment, und nur Karten aus dem Vorrat kommen infrage.

card-livery = Pferdestall
    .one = einen Pferdestall
    .many = Pferdeställe
    .text = Du bekommst $3. Für den Rest des Zuges bringt dir jede Karte, die du nimmst und die $4 oder mehr kostet, auch ein Pferd.
    .ruling-1 = Jedes Spielen zählt: Nach zwei Pferdeställen bringt jede solche Karte zwei Pferde.
    .ruling-2 = Es zählen die Kosten in dem Moment, in dem du die Karte nimmst. Pferde kosten $3 und bringen keine.

card-mastermind = Drahtzieher
    .one = einen Drahtzieher
    .many = Drahtzieher
    .text = Zu Beginn deines nächsten Zuges darfst du eine Aktionskarte auf deiner Hand wählen und dreimal hintereinander spielen.
    .ruling-1 = Das kostet keine Aktionen. Jedes der drei Male darf einen Weg nutzen.
    .ruling-2 = Spielt er eine Dauerkarte für ihren eigenen Text, bleibt er mit ihr im Spiel, aber nicht mit einem Thronsaal, der eine spielt.
    .ruling-3 = Ein Pferd geht nur einmal zurück, zieht aber dreimal und bringt dreimal seine Aktion.

## Karten außerhalb des Vorrats

card-horse = Pferd
    .one = ein Pferd
    .many = Pferde
    .text = Du ziehst 2 Karten und bekommst 1 Aktion; lege diese Karte dann auf den Pferdestapel zurück.
    .ruling-1 = Wird es noch einmal gespielt, nachdem es schon zurückgelegt ist, zieht es trotzdem und bringt die Aktion.
    .ruling-2 = Zurückgelegt ist weder abgelegt noch entsorgt.
    .ruling-3 = Nimmst du ein Pferd, darfst du wie bei jeder Karte die Pferde von deinem Exil-Tableau ablegen.

## Ereignisse

landscape-banish = Verbannung
    .one = eine Verbannung
    .many = Verbannungen
    .text = Wähle beliebig viele gleichnamige Karten auf deiner Hand und lege sie auf dein Exil-Tableau.
    .ruling-1 = Auch keine ist erlaubt. Schlösser mit verschiedenen Namen gehören nicht zusammen.

landscape-gamble = Wagnis
    .one = ein Wagnis
    .many = Wagnisse
    .text = Du bekommst 1 Kauf und legst die oberste Karte deines Nachziehstapels ab. Eine Aktions- oder Geldkarte darfst du dann spielen.
    .ruling-1 = Das kostet keine Aktion, und eine Geldkarte darfst du spielen, obwohl du schon etwas gekauft hast. Karten, die du dadurch ziehst, kannst du nicht spielen.
    .ruling-2 = Tunnel, Pfad und Ähnliches reagieren auf das Ablegen. Hat sich eine Karte dabei schon selbst gespielt, geht es nicht noch einmal.
    .ruling-3 = Eine Aktionskarte darf hier einen Weg nutzen.

## Wege

landscape-way-of-the-turtle = Weg der Schildkröte
    .one = den Weg der Schildkröte
    .many = Wege der Schildkröte
    .text = Wenn du eine Aktionskarte spielst, darfst du sie beiseitelegen, statt zu tun, was sie sagt; dann spielst du sie zu Beginn deines nächsten Zuges.
    .ruling-1 = Dann musst du sie spielen, ohne dass es eine Aktion kostet, darfst sie mit dem Weg aber noch einmal beiseitelegen.
    .ruling-2 = Eine Karte, die nicht mehr im Spiel ist, lässt sich nicht beiseitelegen, etwa beim zweiten Mal mit dem Thronsaal.
    .ruling-3 = Eine Aktionskarte, die du im Zug von anderen spielst, wartet auf deinen eigenen nächsten Zug.
    .ruling-4 = Die beiseitegelegte Karte ist keine Dauerkarte; ein Thronsaal, der sie gespielt hat, wird wie üblich abgelegt.

landscape-way-of-the-mouse = Weg der Maus
    .one = den Weg der Maus
    .many = Wege der Maus
    .text = Wenn du eine Aktionskarte spielst, darfst du die für die Maus beiseitegelegte Karte spielen, statt zu tun, was deine sagt; jene bleibt liegen. Vorbereitung: Lege eine Königreichkarte beiseite, die sonst nicht mitspielt, eine Aktion für $2 oder $3, die keine Dauerkarte ist, und triff auch deren Vorbereitungen.
    .ruling-1 = Beide Karten gelten als gespielt: Auch so bringt die erste Wegkreuzung eines Zuges ihre 3 Aktionen.
    .ruling-2 = Die beiseitegelegte Karte ist nicht im Spiel, nicht im Vorrat und gehört niemandem. Sie kann sich nicht bewegen und selbst keine Maus nutzen.
    .ruling-3 = Es zählt nur, was die Karte beim Spielen tut, nicht beim Nehmen, Ablegen oder Entsorgen.
    .ruling-4 = Eine Dauerkarte, die du als Maus spielst, wird noch in diesem Zug abgelegt, und ein Pferd geht nicht zurück.
