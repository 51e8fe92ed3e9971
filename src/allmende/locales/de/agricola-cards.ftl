### Agricola: Karten und Begriffe, in eigenen Worten
###
### Durchgehend verwendete Begriffe, hier und im Englischen:
###   Nährwert food · Getreide grain · Gemüse vegetable · Ackerfrüchte crops · Holz wood · Lehm clay · Schilf reed
###   Stein stone · Baustoffe building resources · Waren goods · Schaf sheep · Wildschwein wild boar · Rind cattle
###   Ausbildung occupation · kleine Anschaffung minor improvement · große Anschaffung major improvement
###   Wanderkarte traveling card · Sonderpunkt bonus point · Bettelmarke begging marker
###   Vorrat supply · allgemeiner Vorrat general supply · Hofplan farmyard · Hoffeld farmyard space · ungenutzt unused
###   Raum room · renovieren renovate · Stall stable · Zaun fence · Weide pasture · Acker field · Ackerplättchen field tile
###   Ackerkarte field card · pflügen plow · aussäen sow · Brot backen Bake Bread · Person person · Neugeborenes newborn
###   Aktionsfeld action space · Anhäufungsfeld accumulation space · Rundenfeld round space · Familienzuwachs Family Growth
###   Arbeitszeit work phase · Heimkehrzeit returning home phase · Erntezeit harvest · Ackerphase field phase
###   Ernährungsphase feeding phase · Vermehrungsphase breeding phase · Wertung scoring
###
### Waren, die auf einem Rundenfeld warten, werden zu Beginn dieser Runde genommen. „n Runden weiter“ heißt: laufende Runde
### plus n. Zahlen mit Schrägstrich gehören in ihrer Reihenfolge zusammen. In Sätzen stehen Karten ohne Artikel: „Anna
### spielt Lasso“.

## Kategorien

category-farm-planner = Hofplaner
    .text = Erleichtert dir den Ausbau deines Hofplans.
category-actions-booster = Aktionsförderer
    .text = Lässt dir mehr Freiheit oder bringt dir mehr Aktionen.
category-points-provider = Punktebeschaffer
    .text = Bringt viele Punkte, aufgedruckt oder als Sonderpunkte.
category-goods-provider = Warenbeschaffer
    .text = Bringt Waren aus mehreren der anderen Bereiche.
category-food-provider = Nährwertbeschaffer
    .text = Bringt Nährwerte.
category-crop-provider = Ackerfruchtbeschaffer
    .text = Bringt Getreide oder Gemüse.
category-building-resource-provider = Baustoffbeschaffer
    .text = Bringt Holz, Lehm, Schilf oder Steine.
category-livestock-provider = Viehbeschaffer
    .text = Bringt Schafe, Wildschweine oder Rinder.

## Kartendecks

deck-a = Deck A
deck-b = Deck B
deck-c = Deck C
deck-d = Deck D
deck-m = Deck M
deck-major = Große Anschaffungen

## Kleine Anschaffungen, Deck A

card-shifting-cultivation = Wanderfeldbau
    .text = Pflüge 1 Acker. Gib die Karte dann nach links weiter.
    .ruling-1 = Ohne Platz für einen neuen Acker kannst du sie nicht ausspielen.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-clay-embankment = Lehmdamm
    .text = Nimm 1 Lehm für je 2 Lehm in deinem Vorrat. Gib die Karte dann nach links weiter.
    .ruling-1 = Ein einzelner Lehm zählt nicht mit. Du darfst die Karte auch spielen, wenn sie dir nichts bringt.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-young-animal-market = Jungtiermarkt
    .text = Nimm 1 Rind. Gib die Karte dann nach links weiter.
    .ruling-1 = Wie immer musst du das Rind unterbringen, verwerten oder laufen lassen.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-drinking-trough = Tränke
    .text = Jede deiner Weiden fasst 2 Tiere mehr.
    .ruling-1 = Die 2 Tiere kommen hinzu, nachdem Ställe das Fassungsvermögen verdoppelt haben.
    .ruling-2 = Haus, nicht eingezäunte Ställe und Karten mit Tieren fassen nicht mehr, außer die Karte nennt sich selbst Weide.

card-rammed-clay = Stampflehm
    .text = Nimm sofort 1 Lehm. Von nun an darfst du jeden Zaun mit 1 Lehm statt 1 Holz bezahlen.
    .ruling-1 = In einer Aktion darfst du Lehm und Holz mischen. Die Zäune selbst kommen weiterhin aus deinem Vorrat.

card-handplow = Handpflug
    .text = Auf dem Rundenfeld 5 Runden weiter wartet 1 Ackerplättchen auf dich. Zu Beginn dieser Runde darfst du es pflügen.
    .ruling-1 = Es gelten die üblichen Regeln für den Platz eines Ackers. Verzichtest du, kommt das Plättchen zurück in den allgemeinen Vorrat.
    .ruling-2 = Ab Runde 10 hat die Karte keine Wirkung.

card-threshing-board = Dreschbrett
    .text = Nutzt du „Ackerland“ oder „Ackerbau“, darfst du zusätzlich eine Aktion „Brot backen“ nutzen.
    .ruling-1 = Du backst einmal je Nutzung, vor den Aktionen des Feldes oder dazwischen.
    .ruling-2 = Auf dem Feld muss etwas zu tun bleiben: Kannst du auf „Ackerbau“ nur Getreide aussäen, behältst du 1 Getreide.

card-sleeping-corner = Schlafecke
    .text = Du darfst ein Aktionsfeld „Kinderwunsch“ auch nutzen, wenn dort schon Personen genau eines Mitspielers stehen.
    .ruling-1 = Das Neugeborene neben der Elternperson ändert daran nichts. Personen von dir oder von zwei Mitspielern dürfen dort nicht stehen.

card-manger = Futterkrippe
    .text = Wertung: Umfassen deine Weiden mindestens 6/7/8/10 Hoffelder, bekommst du 1/2/3/4 Sonderpunkte.
    .ruling-1 = Nur die höchste Stufe zählt: 9 Hoffelder bringen 3 Punkte.

card-big-country = Weites Land
    .text = Nimm 2 Nährwerte und 1 Sonderpunkt für jede Runde, die noch ganz vor euch liegt.
    .ruling-1 = Das sind 14 minus die laufende Runde: in Runde 14 also nichts.

card-wool-blankets = Wolldecken
    .text = Wertung: 3 Sonderpunkte im Holzhaus, 2 im Lehmhaus, keine im Steinhaus.
    .ruling-1 = Die 5 Schafe brauchst du nur beim Ausspielen.

card-pond-hut = Teichhütte
    .text = Auf den nächsten 3 Rundenfeldern wartet je 1 Nährwert auf dich.

card-milk-jug = Milchkanne
    .text = Nutzt jemand den „Rindermarkt“, bekommst du 3 Nährwerte und alle anderen je 1.
    .ruling-1 = Auch deine eigenen Nutzungen zählen. Wer sonst den Markt nutzt, bekommt ebenfalls 1 Nährwert.

card-claypipe = Tonpfeife
    .text = In der Heimkehrzeit bekommst du 2 Nährwerte, wenn du in der Arbeitszeit dieser Runde mindestens 7 Baustoffe bekommen hast.
    .ruling-1 = Schon ausgegebene Baustoffe zählen mit, solche vom Rundenbeginn nicht.

card-junk-room = Rumpelkammer
    .text = Nach jeder Anschaffung, die du tätigst, bekommst du 1 Nährwert, auch für diese Karte.
    .ruling-1 = Große und kleine Anschaffungen zählen.

card-basket = Korb
    .text = Nach jeder Nutzung eines Anhäufungsfeldes für Holz darfst du 2 Holz darauf zurücklegen und dafür 3 Nährwerte nehmen.
    .ruling-1 = Einmal je Nutzung. Das Holz bleibt dort für die nächste Nutzung liegen.
    .ruling-2 = Die Nährwerte kommen zu spät, um etwas zu bezahlen, das vor dem Nehmen des Holzes geschieht.

card-dutch-windmill = Holländermühle
    .text = In einer Runde direkt nach einer Erntezeit bringt dir jede Aktion „Brot backen“ 3 Nährwerte mehr.
    .ruling-1 = Das sind die Runden 5, 8, 10, 12 und 14. Du bekommst 3 Nährwerte je Aktion, egal wie viel du backst.

card-corn-scoop = Kornschaufel
    .text = Nutzt du „Saatgut Getreide“, bekommst du 1 Getreide mehr.

card-large-greenhouse = Großes Gewächshaus
    .text = Auf den Rundenfeldern 4, 7 und 9 Runden weiter wartet je 1 Gemüse auf dich.
    .ruling-1 = Nur bis Runde 14.

card-clearing-spade = Rodespaten
    .text = Du darfst jederzeit 1 Ackerfrucht von einem Acker mit mindestens 2 Ackerfrüchten auf einen leeren Acker legen.
    .ruling-1 = So oft du möchtest, auch direkt vor der Ackerphase. Auf dem leeren Acker muss diese Ackerfrucht wachsen dürfen.
    .ruling-2 = Das ist weder Aussäen noch Ernten.

card-lumber-mill = Sägemühle
    .text = Jede Anschaffung kostet dich 1 Holz weniger.
    .ruling-1 = Große und kleine Anschaffungen, nie unter 0 Holz. Räume, Renovierungen, Ställe und Zäune kosten wie bisher.

card-canoe = Kanu
    .text = Nutzt du „Fischfang“, bekommst du 1 Nährwert mehr und 1 Schilf.

card-stone-tongs = Steinzange
    .text = Nutzt du ein Anhäufungsfeld für Steine, bekommst du 1 Stein mehr.
    .ruling-1 = Das sind „Westlicher Steinbruch“ und „Östlicher Steinbruch“.

card-shepherds-crook = Hirtenstab
    .text = Zäunst du eine neue Weide aus mindestens 4 Hoffeldern ein, bekommst du 2 Schafe auf diese Weide.
    .ruling-1 = Neu ist eine Weide, wenn mindestens 1 ihrer Hoffelder vorher ungenutzt war. Eine alte Weide zu teilen schafft keine neue.
    .ruling-2 = Es zählt der Hof am Ende der ganzen Aktion: Zwei solche Weiden bringen 4 Schafe.

## Kleine Anschaffungen, Deck B

card-mini-pasture = Miniweide
    .text = Zäune 1 Hoffeld als neue Weide ein, ohne Holz zu bezahlen. Gib die Karte dann nach links weiter.
    .ruling-1 = Das Hoffeld ist ungenutzt oder trägt nur einen Stall und grenzt an deine Weiden, falls du welche hast. Die Zäune brauchst du im Vorrat; eine Weide teilen darfst du damit nicht.
    .ruling-2 = Geht das nicht, kannst du die Karte nicht ausspielen. Sie ist keine Aktion „Zäune bauen“.
    .ruling-3 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-market-stall = Marktstand
    .text = Nimm 1 Gemüse. Gib die Karte dann nach links weiter.
    .ruling-1 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-caravan = Wohnwagen
    .text = Diese Karte bietet Platz für 1 deiner Personen, ist aber kein Raum.
    .ruling-1 = Sie zählt als Platz beim Familienzuwachs, aber nicht, wenn Räume gezählt, renoviert oder gewertet werden.

card-carpenters-parlor = Zimmermannsstube
    .text = Du darfst jeden Holzraum für 2 Holz und 2 Schilf bauen.
    .ruling-1 = Das ersetzt die gesamten Kosten des Raumes: Eine zweite Karte dieser Art gilt dafür nicht, Nachlässe schon.

card-mining-hammer = Bergmannshammer
    .text = Nimm sofort 1 Nährwert. Renovierst du, darfst du zusätzlich 1 Stall kostenlos bauen.
    .ruling-1 = Du brauchst einen Stall im Vorrat und einen Platz dafür.

card-moldboard-plow = Streichblechpflug
    .text = Lege 2 Ackerplättchen auf diese Karte. Nutzt du „Ackerland“, darfst du zusätzlich 1 davon pflügen.
    .ruling-1 = Höchstens eines je Nutzung, also zweimal im Spiel. Der Acker des Aktionsfeldes selbst muss möglich bleiben.

card-lasso = Lasso
    .text = Bist du an der Reihe, darfst du genau zwei Personen nacheinander einsetzen, sofern „Schafmarkt“, „Schweinemarkt“ oder „Rindermarkt“ dabei ist.
    .ruling-1 = Du setzt danach nicht aus: Du bringst deine Personen nur früher ins Spiel.

card-bread-paddle = Brotschieber
    .text = Nimm sofort 1 Nährwert. Nach jeder weiteren Ausbildung, die du ausspielst, darfst du eine Aktion „Brot backen“ nutzen.

card-mantlepiece = Kaminsims
    .text = Nimm 1 Sonderpunkt für jede Runde, die noch ganz vor euch liegt. Du darfst nicht mehr renovieren.
    .ruling-1 = Das sind 14 minus die laufende Runde.

card-bottles = Flaschen
    .text = Ihre Kosten bezahlst du für jede deiner Personen: je 1 Lehm und 1 Nährwert.
    .ruling-1 = Neugeborene zählen als Personen.

card-loom = Webstuhl
    .text = In der Ackerphase jeder Erntezeit bekommst du 1/2/3 Nährwerte bei mindestens 1/4/7 Schafen. Wertung: 1 Sonderpunkt für je 3 Schafe.

card-strawberry-patch = Erdbeerbeet
    .text = Auf den nächsten 3 Rundenfeldern wartet je 1 Nährwert auf dich.
    .ruling-1 = Ackerkarten mit Gemüse zählen zu den 2 Gemüseäckern.

card-herring-pot = Heringstopf
    .text = Nutzt du „Fischfang“, lege dir je 1 Nährwert auf die nächsten 3 Rundenfelder.
    .ruling-1 = Die Nährwerte mehrerer Nutzungen kommen zusammen.

card-butter-churn = Butterfass
    .text = In der Ackerphase jeder Erntezeit bekommst du 1 Nährwert für je 3 Schafe und 1 Nährwert für je 2 Rinder.

card-brook = Bach
    .text = Nutzt du „Schilfufer“, „Lehmgrube“, „Forst“ oder das Aktionsfeld von Runde 1, bekommst du 1 Nährwert.
    .ruling-1 = Das sind die vier Felder oberhalb von „Fischfang“.

card-scullery = Spülküche
    .text = Zu Beginn jeder Runde bekommst du 1 Nährwert, wenn du im Holzhaus wohnst.

card-three-field-rotation = Dreifelderwirtschaft
    .text = Zu Beginn jeder Ackerphase bekommst du 3 Nährwerte, wenn du mindestens 1 Getreideacker, 1 Gemüseacker und 1 leeren Acker hast.
    .ruling-1 = Geprüft wird vor dem Ernten. Ackerkarten zählen mit; ein Acker mit Holz oder Stein ist keiner der drei.

card-pitchfork = Heugabel
    .text = Nutzt du „Saatgut Getreide“, während „Ackerland“ besetzt ist, bekommst du 3 Nährwerte.
    .ruling-1 = Wer auf „Ackerland“ steht, ist egal.

card-sack-cart = Sackkarre
    .text = Auf den Rundenfeldern 5, 8, 11 und 14 wartet je 1 Getreide auf dich, soweit die Runden noch kommen.
    .ruling-1 = Schon begonnene Runden bringen nichts.

card-beanfield = Bohnenfeld
    .text = Diese Karte ist ein Acker, auf dem nur Gemüse wächst.
    .ruling-1 = Du säst 1 Gemüse aus und erntest insgesamt 2, wie auf jedem Acker.
    .ruling-2 = Sie ist kein Ackerplättchen: Sie grenzt an nichts und zählt bei der Wertung nicht als Acker. Das Gemüse darauf zählt.

card-thick-forest = Dichter Wald
    .text = Auf jedem kommenden Rundenfeld mit gerader Zahl wartet 1 Holz auf dich.

card-loam-pit = Lehmkuhle
    .text = Nutzt du „Tagelöhner“, bekommst du 3 Lehm.
    .ruling-1 = Den Lehm darfst du noch im selben Zug ausgeben, etwa mit dem Häusler.

card-hard-porcelain = Hartporzellan
    .text = Du darfst jederzeit 2/3/4 Lehm gegen 1/2/3 Steine tauschen.
    .ruling-1 = So oft du möchtest.

card-acorns-basket = Eichelkorb
    .text = Auf den nächsten 2 Rundenfeldern wartet je 1 Wildschwein auf dich.
    .ruling-1 = Zu Rundenbeginn musst du es unterbringen, verwerten oder laufen lassen.

## Ausbildungen, Deck A

card-animal-tamer = Tierbändiger
    .text = Nimm sofort 1 Holz oder 1 Getreide. Von nun an fasst jeder Raum deines Hauses 1 beliebiges Tier.
    .ruling-1 = Das ersetzt das eine Haustier. Die Tierarten dürfen verschieden sein. Eine Karte mit Platz für eine Person ist kein Raum.

card-conservator = Denkmalpfleger
    .text = Du darfst ein Holzhaus direkt zum Steinhaus renovieren.
    .ruling-1 = Das kostet 1 Stein je Raum und 1 Schilf und ist eine einzige Renovierung. Zum Lehmhaus darfst du weiterhin renovieren.

card-hedge-keeper = Heckenwart
    .text = In jeder Aktion „Zäune bauen“ sind bis zu 3 deiner Zäune kostenlos.
    .ruling-1 = Baust du nur 1 bis 3 Zäune, bezahlst du nichts. Für Zäune durch andere Effekte wie die Miniweide gilt es nicht.

card-plow-driver = Pflughalter
    .text = Zu Beginn jeder Runde darfst du für 1 Nährwert 1 Acker pflügen, wenn du im Steinhaus wohnst.
    .ruling-1 = Du darfst mit Nährwerten bezahlen, die du zu Beginn dieser Runde bekommst, etwa vom Brunnen.
    .ruling-2 = Bringt der Gelehrte ihn ins Spiel, darfst du ihn noch zum selben Rundenbeginn nutzen.

card-adoptive-parents = Adoptiveltern
    .text = Für 1 Nährwert darfst du ein Neugeborenes schon in der Runde seiner Geburt einsetzen. Es ist dann kein Neugeborenes mehr.
    .ruling-1 = Einmal je Neugeborenem, auch wenn es in derselben Arbeitszeit schon vor dem Ausspielen dieser Karte zur Welt kam.
    .ruling-2 = In einer Erntezeit derselben Runde braucht es so viel wie alle Erwachsenen: 2 Nährwerte, im Solospiel 3.

card-stable-architect = Stallarchitekt
    .text = Wertung: 1 Sonderpunkt für jeden deiner Ställe, der nicht eingezäunt ist.

card-grocer = Krämer
    .text = Auf dieser Karte liegen von oben nach unten: Holz, Getreide, Schilf, Stein, Gemüse, Lehm, Schilf, Gemüse. Du darfst jederzeit die oberste Ware für 1 Nährwert kaufen.
    .ruling-1 = Du darfst mehrere nacheinander kaufen. Was noch auf der Karte liegt, gehört dir nicht und wird nicht gewertet.

card-mushroom-collector = Pilzsammler
    .text = Nach jeder Nutzung eines Anhäufungsfeldes für Holz darfst du 1 Holz darauf zurücklegen und dafür 2 Nährwerte nehmen.
    .ruling-1 = Einmal je Nutzung.

card-roughcaster = Verputzer
    .text = Baust du Lehmräume oder renovierst du vom Lehmhaus zum Steinhaus, bekommst du 3 Nährwerte.
    .ruling-1 = Einmal je Aktion, egal für wie viele Räume. Vom Holzhaus direkt zum Steinhaus zählt nicht.

card-wall-builder = Mauerbauer
    .text = Baust du Räume, darfst du dir je 1 Nährwert auf die nächsten 4 Rundenfelder legen.
    .ruling-1 = Einmal je Aktion, egal für wie viele Räume.

card-scythe-worker = Sensenmann
    .text = Nimm sofort 1 Getreide. In der Ackerphase jeder Erntezeit darfst du von jedem Getreideacker 1 Getreide mehr ernten.
    .ruling-1 = Auf dem Acker müssen mindestens 2 Getreide liegen. Du entscheidest für jeden Acker einzeln.

card-seasonal-worker = Saisonarbeiter
    .text = Nutzt du „Tagelöhner“, bekommst du 1 Getreide. Ab Runde 6 darfst du stattdessen 1 Gemüse nehmen.

card-wood-cutter = Holzfäller
    .text = Nutzt du ein Anhäufungsfeld für Holz, bekommst du 1 Holz mehr.

card-firewood-collector = Brennholzsammler
    .text = Am Ende jedes Zuges, in dem du „Saatgut Getreide“, „Ackerland“, „Ackerbau“ oder „Kornverwertung“ genutzt hast, bekommst du 1 Holz.
    .ruling-1 = Es kommt nach allem anderen, du kannst es in diesem Zug also nicht mehr ausgeben.

card-clay-hut-builder = Lehmhüttenbauer
    .text = Sobald du nicht mehr im Holzhaus wohnst, lege dir je 2 Lehm auf die nächsten 5 Rundenfelder.
    .ruling-1 = Einmal im Spiel; sofort, wenn du beim Ausspielen schon im Lehm- oder Steinhaus wohnst.

card-frame-builder = Fachwerkbauer
    .text = Bei jedem Raum und jeder Renovierung darfst du 1 Holz statt 2 Lehm oder 2 Steinen bezahlen.
    .ruling-1 = Einmal je Raum und einmal je Renovierung. Ersetzt werden genau 2 einer Art.

card-priest = Priester
    .text = Wohnst du in einem Lehmhaus mit genau 2 Räumen, nimm 3 Lehm, 2 Schilf und 2 Steine.
    .ruling-1 = Das wird nur beim Ausspielen geprüft.

card-braggart = Prahler
    .text = Wertung: 2/3/4/5/7/9 Sonderpunkte, wenn du mindestens 5/6/7/8/9/10 Anschaffungen besitzt.
    .ruling-1 = Offen ausliegende große und kleine Anschaffungen zählen, Ausbildungen nicht.

card-harpooner = Harpunier
    .text = Nutzt du „Fischfang“, darfst du 1 Holz abgeben: Du bekommst dafür 1 Schilf und für jede deiner Personen 1 Nährwert.
    .ruling-1 = Einmal je Nutzung. Neugeborene zählen als Personen.

card-stonecutter = Steinmetz
    .text = Jede Anschaffung, jeder Raum und jede Renovierung kostet dich 1 Stein weniger.
    .ruling-1 = Nie unter 0 Steine. Eine Renovierung kostet insgesamt 1 Stein weniger, nicht je Raum.

card-animal-dealer = Viehhändler
    .text = Nutzt du „Schafmarkt“, „Schweinemarkt“ oder „Rindermarkt“, darfst du 1 weiteres Tier dieser Art für 1 Nährwert kaufen.
    .ruling-1 = Einmal je Nutzung.

card-conjurer = Gaukler
    .text = Nutzt du „Kleinkunst“, bekommst du zusätzlich 1 Holz und 1 Getreide.

card-lutenist = Lautenspieler
    .text = Nutzt jemand anderes „Kleinkunst“, bekommst du 1 Nährwert und 1 Holz und darfst danach 1 Gemüse für 2 Nährwerte kaufen.
    .ruling-1 = Nicht, wenn du das Feld selbst nutzt.

card-pig-breeder = Schweinezüchter
    .text = Nimm sofort 1 Wildschwein. Am Ende von Runde 12 vermehren sich deine Wildschweine.
    .ruling-1 = Wie in jeder Vermehrungsphase brauchst du 2 Wildschweine und Platz für das Jungtier.

## Ausbildungen, Deck B

card-cottager = Häusler
    .text = Nutzt du „Tagelöhner“, darfst du außerdem entweder genau 1 Raum bauen oder einmal renovieren und bezahlst dafür wie üblich.

card-groom = Stallmeister
    .text = Nimm sofort 1 Holz. Zu Beginn jeder Runde darfst du 1 Stall für 1 Holz bauen, wenn du im Steinhaus wohnst.
    .ruling-1 = Bringt der Gelehrte ihn ins Spiel, darfst du ihn noch zum selben Rundenbeginn nutzen.

card-assistant-tiller = Ackergehilfe
    .text = Nutzt du „Tagelöhner“, darfst du zusätzlich 1 Acker pflügen.

card-master-bricklayer = Maurermeister
    .text = Jede große Anschaffung kostet dich 1 Stein weniger für jeden Raum, den du an deine ersten zwei angebaut hast.
    .ruling-1 = Nie unter 0 Steine. Mit 3 Räumen sparst du 1 Stein.

card-scholar = Gelehrter
    .text = Wohnst du im Steinhaus, darfst du zu Beginn jeder Runde entweder 1 Ausbildung für 1 Nährwert oder 1 kleine Anschaffung zu ihren Kosten ausspielen.
    .ruling-1 = Du setzt dafür keine Person ein. Du darfst mit Nährwerten bezahlen, die du zu Beginn dieser Runde bekommst, etwa vom Brunnen.
    .ruling-2 = Eine Karte für kommende Runden beginnt mit der nächsten Runde. Eine Karte für den Rundenbeginn darfst du sofort nutzen.

card-organic-farmer = Biobauer
    .text = Wertung: 1 Sonderpunkt für jede Weide, auf der mindestens 1 Tier steht und noch Platz für mindestens 3 weitere ist.
    .ruling-1 = Du bestimmst, wo deine Tiere bei der Wertung stehen. Karten mit Tieren sind keine Weiden.

card-tutor = Hauslehrer
    .text = Wertung: 1 Sonderpunkt für jede Ausbildung, die du nach dieser ausgespielt hast.

card-consultant = Berater
    .text = Spielt ihr allein/zu zweit/zu dritt/zu viert, nimm 2 Getreide/3 Lehm/2 Schilf/2 Schafe.
    .ruling-1 = Auch zu fünft und zu sechst nimmst du 2 Schafe.

card-sheep-walker = Schafgänger
    .text = Du darfst jederzeit 1 Schaf gegen 1 Gemüse, 1 Stein oder 1 Wildschwein tauschen.
    .ruling-1 = So oft du möchtest, aber das Schaf muss schon auf deinem Hof stehen. Auch direkt nach der Vermehrung.

card-manservant = Diener
    .text = Sobald du im Steinhaus wohnst, lege dir je 3 Nährwerte auf alle noch kommenden Rundenfelder.
    .ruling-1 = Einmal im Spiel; sofort, wenn du beim Ausspielen schon im Steinhaus wohnst.
    .ruling-2 = Bringt der Gelehrte ihn ins Spiel, beginnen die Nährwerte mit der nächsten Runde.

card-oven-firing-boy = Ofenjunge
    .text = Nutzt du ein Anhäufungsfeld für Holz, darfst du zusätzlich eine Aktion „Brot backen“ nutzen.

card-paper-maker = Papiermacher
    .text = Bevor du eine Ausbildung ausspielst, darfst du 1 Holz gegen 1 Nährwert je bereits ausliegender Ausbildung tauschen.
    .ruling-1 = Ausbildungen werden immer nacheinander gespielt, also darfst du es vor jeder tun. Mit den Nährwerten darfst du diese Ausbildung bezahlen.
    .ruling-2 = Du gibst insgesamt 1 Holz ab, egal wie viele Ausbildungen ausliegen.

card-childless = Kinderloser
    .text = Zu Beginn jeder Runde, in der du mindestens 3 Räume, aber genau 2 Personen hast, bekommst du 1 Nährwert und wahlweise 1 Getreide oder 1 Gemüse.
    .ruling-1 = Eine Karte mit Platz für eine Person ist kein Raum.

card-small-scale-farmer = Hintersasse
    .text = Zu Beginn jeder Runde bekommst du 1 Holz, wenn dein Haus genau 2 Räume hat.
    .ruling-1 = Das Holz kommt aus dem allgemeinen Vorrat, nicht von einem Rundenfeld.

card-geologist = Geologe
    .text = Nutzt du „Forst“ oder „Schilfufer“, bekommst du 1 Lehm. Ab 3 Spielern zählt auch die „Lehmgrube“.

card-roof-ballaster = Dachbeschwerer
    .text = Du darfst sofort 1 Nährwert bezahlen, um 1 Stein für jeden deiner Räume zu nehmen.
    .ruling-1 = Nur einmal und zusätzlich zu den Ausbildungskosten.

card-carpenter = Zimmermann
    .text = Du darfst jeden Raum für 3 Holz, Lehm oder Steine, passend zu deinem Haus, und 2 Schilf bauen.
    .ruling-1 = Das ersetzt die gesamten Kosten des Raumes: Eine zweite Karte dieser Art gilt dafür nicht, Nachlässe schon.

card-house-steward = Hausverwalter
    .text = Liegen noch mindestens 1/3/6/9 ganze Runden vor euch, nimm 1/2/3/4 Holz. Wertung: Alle mit den meisten Räumen bekommen je 3 Sonderpunkte.
    .ruling-1 = Bei Gleichstand bekommen alle Führenden die Punkte. Du bekommst sie nur, wenn du dazugehörst.

card-greengrocer = Gemüsehändler
    .text = Nutzt du „Saatgut Getreide“, bekommst du zusätzlich 1 Gemüse.

card-brushwood-collector = Reisigsammler
    .text = Bei jedem Raum und jeder Renovierung darfst du statt des Schilfs insgesamt 1 Holz bezahlen.
    .ruling-1 = 1 Holz ersetzt die 2 Schilf eines Raumes ebenso wie das 1 Schilf einer Renovierung.

card-storehouse-keeper = Lagerverwalter
    .text = Nutzt du „Baustoffmarkt“, bekommst du zusätzlich wahlweise 1 Lehm oder 1 Getreide.

card-pastor = Pastor
    .text = Sobald am Tisch nur noch dein Haus genau 2 Räume hat, nimm 3 Holz, 2 Lehm, 1 Schilf und 1 Stein.
    .ruling-1 = Einmal im Spiel; sofort, wenn es beim Ausspielen schon so ist.

card-sheep-whisperer = Schafflüsterer
    .text = Auf den Rundenfeldern 2, 5, 8 und 10 Runden weiter wartet je 1 Schaf auf dich.
    .ruling-1 = Nur bis Runde 14.

card-cattle-feeder = Rinderfütterer
    .text = Nutzt du „Saatgut Getreide“, darfst du 1 Rind für 1 Nährwert kaufen.
    .ruling-1 = Einmal je Nutzung.

## Große Anschaffungen

card-fireplace-2 = Feuerstelle
    .one = Feuerstelle (2 Lehm)
    .text = Wandle jederzeit Waren in Nährwerte um: Gemüse 2, Schaf 2, Wildschwein 2, Rind 3. Brot backen: beliebig viel Getreide, je 2 Nährwerte.
    .ruling-1 = Du kochst und backst damit, aber sie ist kein Ofen.

card-fireplace-3 = Feuerstelle
    .one = Feuerstelle (3 Lehm)
    .text = Wandle jederzeit Waren in Nährwerte um: Gemüse 2, Schaf 2, Wildschwein 2, Rind 3. Brot backen: beliebig viel Getreide, je 2 Nährwerte.
    .ruling-1 = Du kochst und backst damit, aber sie ist kein Ofen.

card-cooking-hearth-4 = Kochstelle
    .one = Kochstelle (4 Lehm)
    .text = Wandle jederzeit Waren in Nährwerte um: Gemüse 3, Schaf 2, Wildschwein 3, Rind 4. Brot backen: beliebig viel Getreide, je 3 Nährwerte.
    .ruling-1 = Statt zu bezahlen, darfst du eine Feuerstelle zurückgeben. Sie kommt auf ihren Platz und kann wieder erworben werden.
    .ruling-2 = Du kochst und backst damit, aber sie ist kein Ofen.

card-cooking-hearth-5 = Kochstelle
    .one = Kochstelle (5 Lehm)
    .text = Wandle jederzeit Waren in Nährwerte um: Gemüse 3, Schaf 2, Wildschwein 3, Rind 4. Brot backen: beliebig viel Getreide, je 3 Nährwerte.
    .ruling-1 = Statt zu bezahlen, darfst du eine Feuerstelle zurückgeben. Sie kommt auf ihren Platz und kann wieder erworben werden.
    .ruling-2 = Du kochst und backst damit, aber sie ist kein Ofen.

card-well = Brunnen
    .text = Auf den nächsten 5 Rundenfeldern wartet je 1 Nährwert auf dich.
    .ruling-1 = Sind weniger als 5 Runden übrig, bekommst du entsprechend weniger.
    .ruling-2 = Karten, die von Brunnen sprechen, meinen auch diesen.

card-clay-oven = Lehmofen
    .text = Brot backen: höchstens 1 Getreide für 5 Nährwerte. Direkt nach dem Bau darfst du eine Aktion „Brot backen“ nutzen.
    .ruling-1 = Karten, die von Öfen sprechen, meinen auch diesen.

card-stone-oven = Steinofen
    .text = Brot backen: bis zu 2 Getreide für je 4 Nährwerte. Direkt nach dem Bau darfst du eine Aktion „Brot backen“ nutzen.
    .ruling-1 = Karten, die von Öfen sprechen, meinen auch diesen.

card-joinery = Tischlerei
    .text = Einmal in jeder Erntezeit darfst du 1 Holz in 2 Nährwerte umwandeln. Wertung: Du darfst 3/5/7 Holz gegen 1/2/3 Sonderpunkte tauschen.
    .ruling-1 = Höchstens 3 Sonderpunkte. Der Baustoff kommt aus deinem Vorrat und zählt bei Gleichstand nicht mehr.

card-pottery = Töpferei
    .text = Einmal in jeder Erntezeit darfst du 1 Lehm in 2 Nährwerte umwandeln. Wertung: Du darfst 3/5/7 Lehm gegen 1/2/3 Sonderpunkte tauschen.
    .ruling-1 = Höchstens 3 Sonderpunkte. Der Baustoff kommt aus deinem Vorrat und zählt bei Gleichstand nicht mehr.

card-basketmakers-workshop = Korbflechterei
    .text = Einmal in jeder Erntezeit darfst du 1 Schilf in 3 Nährwerte umwandeln. Wertung: Du darfst 2/4/5 Schilf gegen 1/2/3 Sonderpunkte tauschen.
    .ruling-1 = Höchstens 3 Sonderpunkte. Der Baustoff kommt aus deinem Vorrat und zählt bei Gleichstand nicht mehr.

## Zweite Exemplare großer Anschaffungen, zu sechst

card-fireplace-4 = Feuerstelle
    .one = Feuerstelle (4 Lehm)
    .text = Wandle jederzeit Waren in Nährwerte um: Gemüse 2, Schaf 2, Wildschwein 2, Rind 3. Brot backen: beliebig viel Getreide, je 2 Nährwerte.
    .ruling-1 = Du kochst und backst damit, aber sie ist kein Ofen.
    .ruling-2 = Sie liegt unter der Feuerstelle für 3 Lehm und kann gebaut werden, sobald diese weg ist.

card-cooking-hearth-6 = Kochstelle
    .one = Kochstelle (6 Lehm)
    .text = Wandle jederzeit Waren in Nährwerte um: Gemüse 3, Schaf 2, Wildschwein 3, Rind 4. Brot backen: beliebig viel Getreide, je 3 Nährwerte.
    .ruling-1 = Statt zu bezahlen, darfst du eine Feuerstelle zurückgeben. Sie kommt auf ihren Platz und kann wieder erworben werden.
    .ruling-2 = Du kochst und backst damit, aber sie ist kein Ofen.
    .ruling-3 = Sie liegt unter der Kochstelle für 5 Lehm und kann gebaut werden, sobald diese weg ist.

card-second-well = Brunnen
    .one = Brunnen (zweiter)
    .text = Auf den nächsten 5 Rundenfeldern wartet je 1 Nährwert auf dich.
    .ruling-1 = Sind weniger als 5 Runden übrig, bekommst du entsprechend weniger.
    .ruling-2 = Karten, die von Brunnen sprechen, meinen auch diesen.
    .ruling-3 = Er liegt unter dem ersten Brunnen und kann gebaut werden, sobald dieser weg ist. Wer beide besitzt, bekommt die Nährwerte von beiden.

card-second-clay-oven = Lehmofen
    .one = Lehmofen (zweiter)
    .text = Brot backen: höchstens 1 Getreide für 5 Nährwerte. Direkt nach dem Bau darfst du eine Aktion „Brot backen“ nutzen.
    .ruling-1 = Karten, die von Öfen sprechen, meinen auch diesen.
    .ruling-2 = Er liegt unter dem ersten Lehmofen und kann gebaut werden, sobald dieser weg ist. Wer beide besitzt, backt mit beiden.

card-second-stone-oven = Steinofen
    .one = Steinofen (zweiter)
    .text = Brot backen: bis zu 2 Getreide für je 4 Nährwerte. Direkt nach dem Bau darfst du eine Aktion „Brot backen“ nutzen.
    .ruling-1 = Karten, die von Öfen sprechen, meinen auch diesen.
    .ruling-2 = Er liegt unter dem ersten Steinofen und kann gebaut werden, sobald dieser weg ist. Wer beide besitzt, backt mit beiden.

card-second-joinery = Tischlerei
    .one = Tischlerei (zweite)
    .text = Einmal in jeder Erntezeit darfst du 1 Holz in 2 Nährwerte umwandeln. Wertung: Du darfst 3/5/7 Holz gegen 1/2/3 Sonderpunkte tauschen.
    .ruling-1 = Höchstens 3 Sonderpunkte. Der Baustoff kommt aus deinem Vorrat und zählt bei Gleichstand nicht mehr.
    .ruling-2 = Sie liegt unter der ersten Tischlerei und kann gebaut werden, sobald diese weg ist. Wer beide besitzt, darf beide nutzen.

card-second-pottery = Töpferei
    .one = Töpferei (zweite)
    .text = Einmal in jeder Erntezeit darfst du 1 Lehm in 2 Nährwerte umwandeln. Wertung: Du darfst 3/5/7 Lehm gegen 1/2/3 Sonderpunkte tauschen.
    .ruling-1 = Höchstens 3 Sonderpunkte. Der Baustoff kommt aus deinem Vorrat und zählt bei Gleichstand nicht mehr.
    .ruling-2 = Sie liegt unter der ersten Töpferei und kann gebaut werden, sobald diese weg ist. Wer beide besitzt, darf beide nutzen.

card-second-basketmakers-workshop = Korbflechterei
    .one = Korbflechterei (zweite)
    .text = Einmal in jeder Erntezeit darfst du 1 Schilf in 3 Nährwerte umwandeln. Wertung: Du darfst 2/4/5 Schilf gegen 1/2/3 Sonderpunkte tauschen.
    .ruling-1 = Höchstens 3 Sonderpunkte. Der Baustoff kommt aus deinem Vorrat und zählt bei Gleichstand nicht mehr.
    .ruling-2 = Sie liegt unter der ersten Korbflechterei und kann gebaut werden, sobald diese weg ist. Wer beide besitzt, darf beide nutzen.

## Karten anderer Schachteln, die in den Spielregeln vorkommen

card-lover = Liebhaber
    .text = Bezahle 1 Nährwert für jede Runde, die noch ganz vor euch liegt. Nutze dann eine Aktion „Familienzuwachs“, auch ohne Platz.
    .ruling-1 = Diese Nährwerte müssen immer bezahlt werden, notfalls mit Bettelmarken. Vor Runde 1 sind es 14.
    .ruling-2 = Hast du schon 5 Personen, bezahlst du vergebens.

card-silage = Kornfutter
    .text = In jeder Heimkehrzeit ohne folgende Erntezeit darfst du 1 Getreide abgeben, damit sich eine deiner Tierarten vermehrt.
    .ruling-1 = Das Getreide darf aus deinem Vorrat oder direkt von einem Acker kommen. Bei den Moorbauern dürfen es auch Pferde sein.

card-oriental-fireplace = Orientalische Feuerstelle
    .text = Wandle jederzeit Waren in Nährwerte um: Gemüse 4, Schaf 3, Rind 5. Brot backen: beliebig viel Getreide, je 2 Nährwerte.
    .ruling-1 = Sie gilt als kleine und als große Anschaffung und kommt durch jede der beiden Aktionen ins Spiel. Beim Zählen von Anschaffungen ist sie eine.
    .ruling-2 = Die zurückgegebene Feuer- oder Kochstelle kommt auf ihren Platz und kann wieder erworben werden.

card-wood-carrier = Holzbeschaffer
    .text = Nimm 1 Holz für jede Anschaffung, die vor dir liegt.

card-wage = Werklohn
    .text = Nimm 2 Nährwerte und 1 weiteren für jede deiner großen Anschaffungen, deren Platz in der unteren Reihe der Ablage ist. Gib die Karte dann nach links weiter.
    .ruling-1 = In der unteren Reihe liegen Öfen, Tischlerei, Töpferei und Korbflechterei.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-stockyard = Viehhof
    .text = Diese Karte fasst bis zu 3 Tiere einer Art. Sie ist keine Weide.

card-wood-workshop = Holzwerkstatt
    .text = Direkt bevor du eine Anschaffung tätigst, bekommst du 1 Holz. Du darfst sie schon damit bezahlen.

card-estate-master = Großhofmeister
    .text = Sobald du kein ungenutztes Hoffeld mehr hast, bringt dir von da an jedes geerntete Gemüse 1 Sonderpunkt.
    .ruling-1 = Das bleibt so, auch wenn wieder ein Hoffeld ungenutzt wird.

card-village-peasant = Dorfbauer
    .text = Zu Beginn der Wertung zähle deine großen Anschaffungen, kleinen Anschaffungen und Ausbildungen: Nimm so viele Gemüse, wie die kleinste der drei Zahlen angibt.
    .ruling-1 = Diese Karte ist eine deiner Ausbildungen. Eine Anschaffung, die klein und groß ist, zählt in beiden Zahlen.

card-housemaster = Hausvorsteher
    .text = Wertung: Zähle die aufgedruckten Punkte deiner großen Anschaffungen zusammen, den kleinsten Wert doppelt. Mindestens 5/7/9/11 bringen dir 1/2/3/4 Sonderpunkte.

card-pasture-master = Weidenmeister
    .text = Renovierst du, bekommst du 2 Nährwerte und auf jeder deiner Weiden mit Stall 1 weiteres Tier der Art, die dort steht.
    .ruling-1 = Vorher darfst du deine Tiere umstellen und so wählen, welche Arten dort stehen. Eine leere Weide bringt nichts.

card-constable = Dorfschulze
    .text = Liegen noch mindestens 1/3/6/9 ganze Runden vor euch, nimm 1/2/3/4 Holz. Wertung: Alle ohne Minuspunkte bekommen je 3 Sonderpunkte.
    .ruling-1 = Minuspunkte hast du, wenn eine Kategorie der Wertung unter 0 liegt, Bettelmarken eingeschlossen, oder eine Karte dich Punkte kostet.

card-town-clerk = Stadtschreiber
    .text = Baut jemand eine große Anschaffung, lege 1 Nährwert auf diese Karte. Einmal im Spiel darfst du sie jederzeit umdrehen und alle Nährwerte darauf nehmen.
    .ruling-1 = Auch deine eigenen zählen. Verdeckt ist sie weiterhin eine ausgespielte Ausbildung, sammelt aber nichts mehr.
