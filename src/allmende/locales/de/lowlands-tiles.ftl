### Das tiefe Land: Plättchen und Begriffe, in eigenen Worten

## Begriffe

terrain-bush = Gebüsch
terrain-tree = Bäume
terrain-pond = Teich

resource-wood = Holz
    .one = 1 Holz
    .many = Holz
resource-clay = Lehm
    .one = 1 Lehm
    .many = Lehm
resource-stone = Stein
    .one = 1 Stein
    .many = Steine

tile-kind-feature = Anlage
    .many = Anlagen
    .text = Eine Anlage liegt auf einem Feld des Hofs, auch in einer Weide. Auf ihr steht kein Schaf, außer wenn sie es sagt.
tile-kind-action = Aktionsgebäude
    .many = Aktionsgebäude
    .text = Ein Gebäude mit einem Haus: Es nimmt eines vom Einkommenstableau, und seine Seiten sind Grenzteile. Seine Wirkung bleibt.
tile-kind-sheep = Schafgebäude
    .many = Schafgebäude
    .text = Ein Gebäude mit einem Haus: Es nimmt eines vom Einkommenstableau, und seine Seiten sind Grenzteile. Seine Wirkung bleibt und betrifft Schafe.
tile-kind-storm = Sturmflutgebäude
    .many = Sturmflutgebäude
    .text = Ein Gebäude mit einem Haus: Es nimmt eines vom Einkommenstableau, und seine Seiten sind Grenzteile. Es bringt sofort etwas und Punkte am Ende. Jeder darf eines bauen.

## Anlagen

tile-f01 = Futtertrog
    .one = den Futtertrog
    .text = Beim Bau: Nimm 1 Schaf, wenn du es unterbringen kannst. Solange der Futtertrog in einer Weide liegt, fasst jedes Feld dieser Weide ohne Plättchen 1 Schaf mehr.

tile-f02 = Hütte am See
    .one = die Hütte am See
    .text = Sturmflut: 3 Punkte für jedes waagerecht oder senkrecht angrenzende Feld, auf dem weder ein Plättchen noch ein Schaf ist. Grenzteile dazwischen stören nicht.

tile-f03 = Hecke
    .one = die Hecke
    .text = Nichts als ihre Punkte. Wie bei jeder Anlage gelten ihre Seiten nicht als Grenzteile.

tile-f04 = Obstgarten
    .one = den Obstgarten
    .text = In jeder Verwaltung beim Einkommen: 1 Taler.

tile-f05 = Fischteich
    .one = den Fischteich
    .text = Solange der Fischteich außerhalb aller Weiden liegt: 1 Taler beim Einkommen in jeder Verwaltung.

tile-f06 = Tränke
    .one = die Tränke
    .text = Solange die Tränke in einer Weide liegt, fasst jedes waagerecht oder senkrecht angrenzende Feld dieser Weide ohne Plättchen 1 Schaf mehr.

tile-f07 = Schattenbaum
    .one = den Schattenbaum
    .text = Solange der Schattenbaum in einer Weide liegt, kannst du 2 Schafe auf ihm unterbringen.

tile-f08 = Kräutergarten
    .one = den Kräutergarten
    .text = Bei der Vermehrung zählst du 1 Schaf mehr, als du hast. Ganz ohne Schafe vermehrt sich nichts.

tile-f09 = Holzstapel
    .one = den Holzstapel
    .text = Beim Bau: Zieh 2 Baustoffkarten, offene oder verdeckte.

tile-f10 = Lehmgrube
    .one = die Lehmgrube
    .text = Beim Bau: Zieh 3 Baustoffkarten, offene oder verdeckte.

tile-f11 = Bienenkörbe
    .one = die Bienenkörbe
    .text = Sturmflut: 1 Punkt für jedes Feld deines Hofplans mit Gebüsch oder Bäumen, auf dem kein Plättchen liegt.

tile-f12 = Windmühle
    .one = die Windmühle
    .text = Sturmflut: 2 Punkte für jedes waagerecht oder senkrecht angrenzende Plättchen, wenn die Windmühle außerhalb aller Weiden liegt.

tile-f13 = Schafwäsche
    .one = die Schafwäsche
    .text = Beim Bau: Du darfst bis zu 2 Schafe an den Vorrat verkaufen, jedes zum Schafpreis + 1 Taler. Hofknechte helfen dabei nicht.

tile-f14 = Entwässerungsgraben
    .one = den Entwässerungsgraben
    .text = Beim Bau: Geh 2 Deichschritte. Fortschrittsmarken geben ihren Bonus.

tile-f15 = Hundehütte
    .one = die Hundehütte
    .text = Jedes waagerecht oder senkrecht angrenzende Feld ohne Plättchen, das außerhalb aller Weiden liegt, fasst 1 Schaf. Grenzteile dazwischen stören nicht.

tile-f16 = Grenzstein
    .one = den Grenzstein
    .text = Beim Bau: Du darfst bis zu 3 deiner Grenzteile versetzen. Am Ende müssen alle deine Schafe untergebracht sein.

## Aktionsgebäude

tile-a01 = Bauschreinerei
    .one = die Bauschreinerei
    .text = Ein Plättchen, das Holz kostet, kostet dich 1 Holz weniger, und in jeder Grenzteil-Aktion ist das erste Grenzteil, das du mit Holz bezahlst, kostenlos. Beim Umwandeln 2:1 kein Vorteil.

tile-a02 = Bauziegelei
    .one = die Bauziegelei
    .text = Ein Plättchen, das Lehm kostet, kostet dich 1 Lehm weniger, und in jeder Grenzteil-Aktion ist das erste Grenzteil, das du mit Lehm bezahlst, kostenlos. Beim Umwandeln 2:1 kein Vorteil.

tile-a03 = Steinmetzerei
    .one = die Steinmetzerei
    .text = Ein Plättchen, das Stein kostet, kostet dich 1 Stein weniger, und in jeder Grenzteil-Aktion ist das erste Grenzteil, das du mit Stein bezahlst, kostenlos. Beim Umwandeln 2:1 kein Vorteil.

tile-a04 = Geräteschuppen
    .one = den Geräteschuppen
    .text = Dein Bauer mit dem Wert 2 handelt mit dem Wert 3, auch für die Stufe von Plättchen.

tile-a05 = Deichlager
    .one = das Deichlager
    .text = Deine eigene Deichbau-Aktion hat 1 Aktionspunkt mehr. Nicht beim Mitbauen.

tile-a06 = Fuhrhof
    .one = den Fuhrhof
    .text = Wenn du mit einer Aktion Baustoffkarten nachziehst, hast du 1 Aktionspunkt mehr.

tile-a07 = Zaunwerkstatt
    .one = die Zaunwerkstatt
    .text = In jeder deiner Grenzteil-Aktionen kostet das erste Grenzteil, das du baust, keinen Baustoff. Den Aktionspunkt braucht es trotzdem.

tile-a08 = Verwalterhaus
    .one = das Verwalterhaus
    .text = Einen Bauern auf ein Feld zu setzen, auf dem schon Bauern von dir liegen, kostet 1 Taler weniger.

tile-a09 = Kontor
    .one = das Kontor
    .text = Einmal in jeder Arbeitsphase, bevor du einen Bauern setzt: Du darfst bis zu 2 deiner Baustoffkarten gegen Karten einer anderen Art aus der offenen Auslage tauschen.

tile-a10 = Deichgrafenhaus
    .one = das Deichgrafenhaus
    .text = Immer wenn du ein Angebot zum Mitbauen annimmst und mindestens 1 Baustoff einlagerst: 1 Taler.

tile-a11 = Gesindehaus
    .one = das Gesindehaus
    .text = Beim Bau: Versetz einen Hofknecht oder bring deinen zweiten ins Spiel.

tile-a12 = Sparkasse
    .one = die Sparkasse
    .text = Nach einer Aktion darfst du für jeden übrigen Aktionspunkt 1 Taler statt 1 Baustoffkarte nehmen.

## Schafgebäude

tile-s01 = Auktionshaus
    .one = das Auktionshaus
    .text = In jeder Verwaltung vor der Vermehrung: Du darfst 1 Schaf zum Schafpreis + 1 Taler an den Vorrat verkaufen. Der Schafscherer hilft dabei, Hofknechte nicht.

tile-s02 = Außenstall
    .one = den Außenstall
    .text = Auf diesem Gebäude kannst du bis zu 3 Schafe unterbringen.

tile-s03 = Futterlager
    .one = das Futterlager
    .text = Jedes waagerecht oder senkrecht angrenzende Feld ohne Plättchen, das in einer Weide liegt, fasst 1 Schaf mehr.

tile-s04 = Futtersilo
    .one = das Futtersilo
    .text = In jeder Verwaltung vor der Vermehrung: Du darfst 1 Schaf für 1 Taler aus dem Vorrat kaufen, wenn du es unterbringen kannst.

tile-s05 = Haustierladen
    .one = den Haustierladen
    .text = Auf jeder deiner Anlagen, in einer Weide oder nicht, kannst du 1 Schaf mehr unterbringen.

tile-s06 = Schafscherer
    .one = den Schafscherer
    .text = Jedes Schaf, das du verkaufst, bringt 1 Taler mehr, ob mit der Aktion oder durch ein Plättchen.

tile-s07 = Ablammstall
    .one = den Ablammstall
    .text = Immer wenn dir die Vermehrung mindestens 1 Schaf bringt, nimm 1 weiteres, wenn du es unterbringen kannst.

tile-s08 = Wolllager
    .one = das Wolllager
    .text = In jeder Verwaltung beim Einkommen, also nach der Vermehrung: 1 Taler je 4 deiner Schafe.

tile-s09 = Bockstall
    .one = den Bockstall
    .text = Beim Bau: Nimm 1 Schaf, wenn du es unterbringen kannst. Auf diesem Gebäude kannst du bis zu 2 Schafe unterbringen.

tile-s10 = Treiberkrug
    .one = den Treiberkrug
    .text = Deine Schaf-Aktion darf zwei Zeilen des Schafmarkts nutzen. Du kaufst oder verkaufst weiterhin nur, 1 Schaf je Aktionspunkt.

tile-s11 = Heuscheune
    .one = die Heuscheune
    .text = Deine größte Weide fasst 3 Schafe mehr.

tile-s12 = Schäferhaus
    .one = das Schäferhaus
    .text = Jede deiner Weiden mit 4 oder mehr Feldern fasst 1 Schaf mehr. Felder mit Anlagen zählen mit.

## Sturmflutgebäude

tile-w01 = Bank
    .one = die Bank
    .text = Beim Bau: 4 Taler. Sturmflut: 1 Punkt je 4 deiner Taler.

tile-w02 = Deichverband
    .one = den Deichverband
    .text = Beim Bau: Geh 3 Deichschritte. Sturmflut: Geh 2 Deichschritte je 3 deiner Deichpunkte; Fortschrittsmarken geben dabei nichts.

tile-w03 = Gutshof
    .one = den Gutshof
    .text = Beim Bau: Du darfst bis zu 2 Grenzteile bauen, ohne Baustoffe zu bezahlen. Sturmflut: 3 Punkte für jede deiner Weiden.

tile-w04 = Bauernhaus
    .one = das Bauernhaus
    .text = Beim Bau: Du darfst sofort eine Anlage bauen wie mit einem Bauern vom Wert 4 und bezahlst sie wie üblich. Sturmflut: 2 Punkte für jede deiner Anlagen.

tile-w05 = Wurt
    .one = die Wurt
    .text = Sturmflut: Hast du höchstens 6 Deichbruchmarken, wirf sie alle ab. Hast du mehr, geschieht nichts.

tile-w06 = Zuchthof
    .one = den Zuchthof
    .text = Beim Bau: Nimm 1 Schaf, wenn du es unterbringen kannst. Sturmflut: Nimm 1 Schaf je 4 deiner Schafe; diese stehen auf diesem Gebäude, was auch immer die Regeln der Schafhaltung sagen.
