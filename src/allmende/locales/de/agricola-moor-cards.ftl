### Die Moorbauern: Karten, in eigenen Worten
###
### Begriffe über das Grundspiel hinaus, hier und im Englischen:
###   Brennwert fuel · Pferd horse · Moor moor · Wald forest · sichtbar visible · Heizkosten heating cost · Bett bed
###   Sonderaktion special action · Sonderaktionskarte special action card · Torfstechen Cut Peat · Holzfällen Fell Trees
###   Brandroden Slash and Burn · Pferdemarkt Horse Market · Arbeitsmarkt Hiring Fair · Schwarzmarkt Black Market
###   Schwarzarbeit Illicit Work · Krankenstation Infirmary · Mehrwertmarke usage counter · Startkarte start card
###   Hofplanerweiterung farmyard extension · Aufwertung upgrade · Personenaktion person action

## Wanderkarten

card-peat-burn-off = Moorbrandkultur
    .text = Nimm 1 Brennwert. Du darfst außerdem 1 deiner Moore gegen 1 Ackerplättchen tauschen. Gib die Karte dann nach links weiter.
    .ruling-1 = Das Moor muss an eines deiner Ackerplättchen grenzen, falls du welche hast.
    .ruling-2 = Das ist keine Sonderaktion.
    .ruling-3 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-clear-felling = Kahlschlag
    .text = Nimm 2 Holz. Du darfst außerdem bis zu 2 deiner Wälder zu Mooren umdrehen. Gib die Karte dann nach links weiter.
    .ruling-1 = Nur Hoffelder, auf denen genau ein Wald und sonst nichts ist: kein zweites Plättchen, keine Person, kein Tier.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-reforestation = Wiederaufforstung
    .text = Lege 1 Wald auf ein ungenutztes Hoffeld. Gib die Karte dann nach links weiter.
    .ruling-1 = Du musst es tun, wenn du ein ungenutztes Hoffeld hast. Der Wald braucht nicht an andere Wälder zu grenzen.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-register-of-craftsmen = Handwerksrolle
    .text = Baue sofort für 1 Stein weniger die Tischlerei, die Töpferei oder die Korbflechterei. Gib die Karte dann nach links weiter.
    .ruling-1 = Du musst es tun, wenn eine davon obenauf liegt und du sie bezahlen kannst. Sonst geschieht nichts. Du setzt dafür keine Person ein.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-lawn-turf = Rasensoden
    .text = Bei genau 3/4/5/6/7 ungenutzten Hoffeldern nimm 1/2/3/4/5 Brennwerte. Gib die Karte dann nach links weiter.
    .ruling-1 = Jede andere Zahl bringt nichts. Hoffelder mit Wäldern und Mooren sind genutzt.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-peat-pellets = Torfpellets
    .text = Nimm 1 Brennwert für jedes deiner sichtbaren Moore. Gib die Karte dann nach links weiter.
    .ruling-1 = Ein Moor unter einem Wald ist nicht sichtbar.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-peat-cutting-expedition = Torfstich-Expedition
    .text = Entferne beliebig viele deiner Moore, jedes für 1 Sonderpunkt und 2 Brennwerte. Bei mindestens 2/4/5/6 Pferden nimm 1/2/3/4 Brennwerte dazu. Gib die Karte dann nach links weiter.
    .ruling-1 = Die Brennwerte für die Pferde bekommst du einmal, nicht je Moor. Nur sichtbare Moore lassen sich entfernen. Das ist nicht die Sonderaktion „Torfstechen“.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-ecological-niche = Ökologische Nische
    .text = Nimm 2 Nährwerte, wenn du eine Tierart hast, die sonst niemand hat; je 1 Nährwert, wenn nur du Getreide und wenn nur du Gemüse auf Äckern hast; je 1 Brennwert für die meisten Wälder und für die meisten Moore. Gib die Karte dann nach links weiter.
    .ruling-1 = Jeder Teil zählt einmal. Bei Gleichstand um die meisten Wälder oder Moore bekommst du nichts. Gezählt werden nur sichtbare.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-edge-of-the-forest = Waldrand
    .text = Nimm 1 Nährwert für jede Grenze zwischen einem Wald und einem Acker auf deinem Hofplan und 1 Brennwert für jede Grenze zwischen einem Wald und einem Moor. Gib die Karte dann nach links weiter.
    .ruling-1 = Eine Grenze ist jede Kante, auf der ein Zaun stehen könnte, ob mit oder ohne Zaun.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-basic-supplies = Grundausstattung
    .text = Nimm je 1 Brennwert, Nährwert, Holz, Lehm, Schilf, Stein und Getreide, wenn du davon nichts im Vorrat hast. Gib die Karte dann nach links weiter.
    .ruling-1 = Geprüft wird dein Vorrat nach dem Bezahlen der Karte. Holz gilt dabei nicht als Brennwert und Getreide nicht als Nährwert.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-household-inventory = Hausstand
    .text = Bei genau 5/6/7/8/9/10 ungenutzten Hoffeldern nimm die ersten 1/2/3/4/5/6 dieser Waren: Schilf, Getreide, Rind, Stein, Gemüse, Pferd. Gib die Karte dann nach links weiter.
    .ruling-1 = Jede andere Zahl bringt nichts. Hoffelder mit Wäldern und Mooren sind genutzt. Die Tiere musst du unterbringen, verwerten oder laufen lassen.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-chimney-hood = Rauchfang
    .text = Nimm so viele Nährwerte, wie dir eine deiner Anschaffungen beim Brotbacken für 1 Getreide gäbe. Du gibst kein Getreide ab. Gib die Karte dann nach links weiter.
    .ruling-1 = Die beste davon zählt: Der Lehmofen etwa bringt 5, der Steinofen 4. Ohne Anschaffung zum Brotbacken bekommst du nichts.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-garden-path = Holzweg
    .text = Nimm 3 Holz. Wer links von dir sitzt, muss die Holzweg-Marke nehmen, die bei der Wertung 1 Punkt kostet. Gib die Karte dann nach links weiter.
    .ruling-1 = Es gibt nur eine Marke: Wird die Karte erneut gespielt, zieht die Marke von dort nach links weiter.
    .ruling-2 = Im Solospiel nimmt niemand die Marke, und die Karte kommt aus dem Spiel, statt weitergegeben zu werden.

card-out-on-the-wallaby = Auf der Walz
    .text = Nimm 3 Holz, wenn du die Tischlerei besitzt, 3 Lehm für die Töpferei und 2 Schilf für die Korbflechterei. Gib die Karte dann nach links weiter.
    .ruling-1 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-tinker = Kesselflicker
    .text = Besitzt du die Tischlerei, die Töpferei oder die Korbflechterei, nimm 1 Holz, 1 Lehm, 1 Schilf und 1 Stein. Gib die Karte dann nach links weiter.
    .ruling-1 = Nur einmal, auch wenn du mehrere davon besitzt.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-farm-animal-market = Nutztiermarkt
    .text = Du darfst 2 Schafe gegen 1 Rind und 1 Pferd tauschen. Gib die Karte dann nach links weiter.
    .ruling-1 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

card-livestock-market = Viehmarkt
    .text = Du darfst bis zu 3 Tiere tauschen, jedes gegen eines der nächsten Art in der Reihe Schaf, Wildschwein, Rind, Pferd. Gib die Karte dann nach links weiter.
    .ruling-1 = Du tauschst alle zugleich, kein Tier steigt also zwei Stufen, und nur so viele, wie du danach unterbringen kannst.
    .ruling-2 = Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden.

## Hofplaner

card-peat-hut = Torfhütte
    .text = Diese Karte bietet Platz für 1 deiner Personen, erhöht aber deine Heizkosten um 1 Brennwert. Statt zu renovieren, darfst du sie aus dem Spiel nehmen und kostenlos 1 Holzraum an dein Holzhaus anbauen.
    .ruling-1 = Die Karte ist kein Raum. Der neue Raum muss an dein Haus grenzen.

card-night-pasture = Nachtweide
    .text = Diese Karte fasst bis zu 3 deiner Tiere beliebiger Arten und von allen anderen je 1 Tier. Bei der Vermehrung zählen sie alle als deine, und deine Tiere vermehren sich zuletzt.
    .ruling-1 = Die anderen zählen diese Tiere bei ihrer Vermehrung nicht mit. Jungtiere, die mit Hilfe von Gästen entstehen, gehören dir.

card-home-wood = Hauswald
    .text = Jedes deiner Hoffelder mit Wald fasst 1 Tier beliebiger Art, aber kein Schaf.

card-horse-trough = Pferdetränke
    .text = Ein ungenutztes Hoffeld neben deinem Haus fasst bis zu 2 Pferde. Es bleibt ungenutzt.
    .ruling-1 = Immer wenn du deine Tiere umstellst, darfst du ein anderes Hoffeld wählen.

card-peat-moss = Torfmoos
    .text = Jeder Holzraum kostet dich 3 Holz und 1 Schilf.
    .ruling-1 = Lehm- und Steinräume kosten wie bisher.

card-building-plan = Bauplan
    .text = Baust du mindestens 2 Räume auf einmal, darfst du danach bis zu 2 Ställe kostenlos bauen.

card-nature-reserve = Naturschutzgebiet
    .text = Zäune 1 Hoffeld mit Wald oder Moor neben einer deiner Weiden ein, ohne Holz zu bezahlen. Sobald kein Plättchen mehr darauf liegt, wird es zur Weide.
    .ruling-1 = Die Zäune brauchst du im Vorrat. Auch ein Hoffeld mit zwei Plättchen übereinander darfst du wählen.
    .ruling-2 = Ein eingezäunter Wald oder ein eingezäuntes Moor kann nicht zum Acker werden.

card-special-pasture = Sonderweide
    .text = Zäune 1 Hoffeld ein, das nicht an deine Weiden grenzt, ohne Holz zu bezahlen.
    .ruling-1 = Das Hoffeld ist leer oder trägt einen Stall. Die Zäune brauchst du im Vorrat.
    .ruling-2 = Spätere Weiden müssen wieder an eine deiner Weiden grenzen. Sie dürfen die getrennten verbinden.

card-moor-fire = Moorbrand
    .text = Hast du genau 1 Moor übrig, darfst du es jederzeit gegen 1 Ackerplättchen tauschen.
    .ruling-1 = Das Moor muss an eines deiner Ackerplättchen grenzen, falls du welche hast.

card-cattle-collar = Ochsenjoch
    .text = Nach jedem „Ackerland“, „Ackerbau“ und „Brandroden“ darfst du 1 weiteren Acker pflügen, wenn du mindestens 1 Rind hast.

card-deep-plow = Tiefpflug
    .text = Du darfst sofort 1 Moor auf ein ungenutztes Hoffeld legen. Nutzt du „Ackerland“ oder „Ackerbau“, darfst du zusätzlich 1 Moor zu 1 Ackerplättchen machen.
    .ruling-1 = Das Moor muss an eines deiner Ackerplättchen grenzen, falls du welche hast.

card-wild-fields = Wilde Äcker
    .text = Du darfst nacheinander bis zu 2 Ackerplättchen auf ungenutzte Hoffelder legen, jeweils ohne Grenze zu einem Acker.
    .ruling-1 = Später gepflügte Äcker müssen wieder an einen Acker grenzen. Sie dürfen die getrennten verbinden.

card-swamp = Sumpf
    .text = Auf Rundenfeld 12 wartet 1 Moor auf dich. Zu Beginn dieser Runde darfst du es auf ein ungenutztes Hoffeld legen.
    .ruling-1 = Ein Plättchen, das du nicht legst, kommt zurück in den allgemeinen Vorrat.

card-tree-nursery = Baumschule
    .text = Auf den Rundenfeldern 12 und 13 wartet je 1 Wald auf dich. Zu Beginn dieser Runden darfst du ihn auf ein ungenutztes Hoffeld legen.
    .ruling-1 = Ein Plättchen, das du nicht legst, kommt zurück in den allgemeinen Vorrat.

card-thicket = Dickicht
    .text = Lege auf bis zu 2 deiner Wälder je 1 weiteren Wald.
    .ruling-1 = „Brandroden“ geht dort erst, wenn „Holzfällen“ den oberen Wald entfernt hat. Nur das obere Plättchen ist sichtbar und zählt.

card-bog-forest = Moorwald
    .text = Lege auf beliebig viele deiner Moore je 1 Wald.
    .ruling-1 = Das verdeckte Moor ist nicht nutzbar und „Brandroden“ dort nicht möglich, bis „Holzfällen“ den Wald entfernt hat.

card-forest-swamp = Bruchwald
    .text = Nutzt du „Torfstechen“, lege 1 Wald auf das Rundenfeld 4 Runden weiter. Zu Beginn dieser Runde darfst du ihn auf ein ungenutztes Hoffeld legen.
    .ruling-1 = Nur bis Runde 14.

card-surveyors-map = Flurkarte
    .text = Auf Rundenfeld 11 wartet ein Ackerplättchen auf dich, auf 12 ein Moor, auf 13 ein Wald. Beginnt die Runde, darfst du ihr Plättchen auf ein ungenutztes Hoffeld legen.
    .ruling-1 = Für den Platz des Ackers gelten die üblichen Regeln.

card-farm-extension = Hoferweiterung
    .text = Lege eine Hofplanerweiterung mit 2 Hoffeldern an deinen Hofplan an.
    .ruling-1 = Ihre Längsseite kommt an eine der vier Seiten, so dass beide neuen Hoffelder an vorhandene grenzen.
    .ruling-2 = Für die neuen Hoffelder gelten alle üblichen Regeln, auch die Wertung ungenutzter Hoffelder. Eine zweite Erweiterung darf an der ersten liegen.

card-moor-enclosures = Moorerschließung
    .text = Lege eine Hofplanerweiterung mit 2 Hoffeldern an deinen Hofplan an und auf jedes davon 1 Moor.
    .ruling-1 = Ihre Längsseite kommt an eine der vier Seiten, so dass beide neuen Hoffelder an vorhandene grenzen.
    .ruling-2 = Für die neuen Hoffelder gelten alle üblichen Regeln, auch die Wertung ungenutzter Hoffelder. Eine zweite Erweiterung darf an der ersten liegen.

## Aktionsförderer

card-wedding-coach = Hochzeitskutsche
    .text = Du darfst sofort einen Familienzuwachs durchführen, auch ohne Platz und ohne eine Person einzusetzen.
    .ruling-1 = Das Neugeborene liegt bis zur Heimkehrzeit auf dieser Karte.

card-forest-hut = Waldhütte
    .text = Setze 1 Person aus deinem Vorrat auf einen deiner Wälder. Wird dieser Wald entfernt, darfst du sie in derselben Runde einsetzen; danach kommt sie zurück in deinen Vorrat.
    .ruling-1 = Bis dahin steht sie für einen Familienzuwachs nicht bereit. „Holzfällen“ und „Brandroden“ entfernen einen Wald.

card-agricultural-implement = Ackergerät
    .text = Direkt nach jeder Nutzung von „Ackerland“ oder „Ackerbau“ darfst du eine offene Sonderaktionskarte nehmen und eine ihrer Aktionen ausführen.
    .ruling-1 = Wie üblich kostet eine Karte aus der Auslage nichts und eine von jemand anderem 2 Nährwerte.

card-tool-shed = Geräteschuppen
    .text = Einmal je Runde darfst du direkt vor oder nach „Brandroden“ oder „Torfstechen“ auch die andere dieser Sonderaktionen ausführen.
    .ruling-1 = Du nimmst dafür keine zweite Karte.

card-peat-cutting-rights = Torfstichrecht
    .text = Markiere die Rundenfelder 4 und 7 Runden weiter mit je 1 Brennwert. Zu Beginn einer solchen Runde darfst du die Markierung abwerfen, um die Sonderaktionskarte mit „Torfstechen“ zu nehmen und „Torfstechen“ auszuführen.
    .ruling-1 = Nur bis Runde 14. Die Sonderaktionskarte liegt danach offen vor dir.
    .ruling-2 = Der Brennwert ist nur eine Markierung: Du bekommst ihn nicht.

card-taps = Zapfenstreich
    .text = Sind in einer Arbeitszeit alle deine Personen eingesetzt, bekommst du noch einen Zug, in dem du eine offene Sonderaktionskarte nehmen darfst.
    .ruling-1 = Wie üblich kostet eine Karte aus der Auslage nichts und eine von jemand anderem 2 Nährwerte.

card-peat-fertilizer = Torfdünger
    .text = Nach jedem „Torfstechen“ darfst du eine Aktion „Aussäen“ nutzen.

card-natures-fertilizer = Naturdünger
    .text = Nach jedem „Brandroden“ darfst du aussäen, aber nur auf dem neuen Acker.
    .ruling-1 = Das gilt auch, wenn du durch eine kleine Anschaffung ein Moor gegen ein Ackerplättchen tauschst.

card-sowing-machine = Sämaschine
    .text = Nach jeder Sonderaktion darfst du eine Aktion „Aussäen“ nutzen, wenn du dann mindestens 2 Pferde hast.

card-hay-wagon = Heuwagen
    .text = Nimmst du von einem Anhäufungsfeld mindestens 3 Holz, 3 Lehm, 2 Schilf oder 2 Steine, darfst du danach zu den üblichen Kosten Räume bauen oder renovieren.
    .ruling-1 = Du setzt dafür keine weitere Person ein.

card-hearth-brush = Ofenfeger
    .text = Du darfst den Heizofen auf den Steinofen legen. Ab der nächsten Runde darfst du ihn direkt nach einer deiner Personenaktionen zu seinen Kosten bauen. Wertung: Dein Heizofen bringt dir 1 Sonderpunkt.
    .ruling-1 = Ist der Steinofen schon weg, gibt es nichts umzulegen.

card-pastoral-letter = Ordensbrief
    .text = Du darfst die Dorfkirche auf den Brunnen legen. Ab der nächsten Runde darfst du sie direkt nach einer deiner Personenaktionen zu ihren Kosten bauen. Wertung: Deine Dorfkirche und deine Kirche bringen dir je 1 Sonderpunkt.
    .ruling-1 = Ist der Brunnen schon weg, gibt es nichts umzulegen.

## Punktebeschaffer

card-family-burial-plot = Familiengrabstätte
    .text = Du darfst die Grabstätten-Marke auf ein ungenutztes Hoffeld legen. Es ist von da an genutzt und blockiert. Wertung: 1 Sonderpunkt für die Marke.

card-fire-brigade = Feuerwehr
    .text = Nimm 2 Nährwerte. Hast du auf mindestens 2/3/4/5 deiner Hoffelder Wälder, nimm 1/2/3/4 Sonderpunkte.
    .ruling-1 = Die 4 Nährwerte und 4 Brennwerte brauchst du nur, du bezahlst sie nicht. Ackerfrüchte und Holz zählen erst nach dem Tausch.

card-land-parcel = Flurstück
    .text = Lege 1 Wald auf ein ungenutztes Hoffeld. Wertung: Genau 1 ungenutztes Hoffeld bringt dir 2 Sonderpunkte, genau 2 kosten dich 1 Punkt, 3 oder mehr kosten dich 3 Punkte.
    .ruling-1 = Das kommt zu den üblichen Minuspunkten hinzu. Ohne ungenutzte Hoffelder bekommst du nichts.

card-chamber-of-commerce = Handelskammer
    .text = Nimm 1 Holz und 1 Schilf. Wertung: je 1 Sonderpunkt für deine Tischlerei, deine Töpferei und deine Korbflechterei.

card-church = Kirche
    .text = Nimm 2 Nährwerte. In jeder Heimkehrzeit darfst du einmal 1 Brennwert für 1 Sonderpunkt abgeben.
    .ruling-1 = Diese Karte gilt als kleine und als große Anschaffung und kommt durch jede der beiden Aktionen ins Spiel.
    .ruling-2 = Deine Dorfkirche kommt aus dem Spiel, nicht zurück auf die Ablage.

card-leather-saddle = Ledersattel
    .text = Für jedes Rind, das du bei mindestens 3 eigenen Pferden in Nährwerte umwandelst, bekommst du 1 Sonderpunkt.

card-moor-archaeology = Moorarchäologie
    .text = Nutzt du „Torfstechen“, darfst du 1 deiner Zäune auf das geräumte Hoffeld legen. Es ist von da an genutzt und blockiert. Wertung: 1 Sonderpunkt für jeden dieser Zäune.
    .ruling-1 = Der Zaun kommt aus deinem Vorrat und lässt sich nicht mehr bauen.

card-bog-body = Moorleiche
    .text = Wertung: Wer das Moormuseum besitzt und wer das Freilichtmuseum besitzt, bekommt je 1 Sonderpunkt.
    .ruling-1 = Egal ob du oder jemand anderes.

card-oven-damper = Ofenklappe
    .text = Nimm 3 Brennwerte. Wertung: je 1 Sonderpunkt für Lehmofen, Steinofen, Brennofen, Heizofen und Ofenanlage, soweit du sie besitzt.

card-stock-breeding-prize = Tierzuchtpreis
    .text = Wertung: Hast du mindestens je 1/2/3 Schafe, Wildschweine, Rinder und Pferde, bekommst du für jeden Mitspieler 1/2/3 Sonderpunkte.
    .ruling-1 = Mehr als je 3 bringen nicht mehr Punkte.

card-administration = Verwaltung
    .text = Nimm 2 Nährwerte. In der Erntezeit von Runde 14 darfst du für jede deiner großen Anschaffungen 1 Nährwert gegen 1 Sonderpunkt tauschen.

## Warenbeschaffer

card-fuel-storage = Brennstofflager
    .text = Auf den Rundenfeldern 1, 5 und 9 Runden weiter wartet je 1 Holz auf dich, auf denen 3, 7 und 11 Runden weiter je 1 Brennwert.
    .ruling-1 = Nur bis Runde 14.

card-flatboat = Kahn
    .text = Auf den Rundenfeldern 1, 3, 5 und 7 Runden weiter wartet je 1 Brennwert auf dich, auf denen 2, 4 und 6 Runden weiter je 1 Pferd.
    .ruling-1 = Nur bis Runde 14.
    .ruling-2 = Die Pferde musst du unterbringen, verwerten oder laufen lassen.

card-drying-field = Trockenplatz
    .text = Nutzt du „Torfstechen“, lege dir 2 Brennwerte auf das Rundenfeld 3 Runden weiter.
    .ruling-1 = Nur bis Runde 14.

card-barge = Lastkahn
    .text = Auf den noch kommenden Rundenfeldern warten abwechselnd 1 Brennwert und 1 Nährwert auf dich, zuerst auf dem nächsten ein Brennwert.

card-peat-sled = Torfschlitten
    .text = Wähle eines: Auf dem Rundenfeld 2/4/7/10 Runden weiter warten 3/4/5/6 Brennwerte auf dich.
    .ruling-1 = Nur bis Runde 14.

card-advance-payment = Vorschuss
    .text = Nimm je 1 Brennwert, Nährwert, Holz, Lehm, Schilf, Stein, Getreide und Schaf.

card-peat-boat = Torfboot
    .text = Du darfst jederzeit 3 Brennwerte gegen 2 Holz oder 2 Lehm tauschen, 4 gegen 2 Schilf oder 2 Steine, 2 gegen 1 Getreide, 3 gegen 1 Gemüse.
    .ruling-1 = So oft du möchtest. Baustoffe gibt es nur zu zweit und von einer Art.

card-firewood = Brennholz
    .text = Nimm 1 Brennwert. In jeder Erntezeit, in der du zum Heizen mindestens 1 Holz gegen einen Brennwert tauschst, kostet das Heizen 1 Brennwert weniger.
    .ruling-1 = Einmal je Erntezeit, egal wie viel Holz du tauschst.

card-coal-seam = Kohleflöz
    .text = Nimm 1 Brennwert. Nutzt du „Arbeitsmarkt“ oder „Tagelöhner“, bekommst du 1 Brennwert.

card-bog-pony = Grubenpferde
    .text = Du darfst jederzeit eines deiner stehenden Pferde hinlegen und dafür 2 Brennwerte nehmen. Liegende Pferde vermehren sich nicht und zählen bei der Wertung nur je einen halben Punkt.
    .ruling-1 = Ein liegendes Pferd lässt sich weiterhin in Nährwerte umwandeln. Die Karte selbst ist kein Pferd.
    .ruling-2 = Verlassen Pferde deinen Hof, gehen zuerst liegende. Ein halber Punkt, der am Ende übrig bleibt, verfällt.

card-oven-installation = Ofenanlage
    .text = Du brauchst dein Haus nicht mehr zu beheizen.
    .ruling-1 = Diese Karte gilt als kleine und als große Anschaffung und kommt durch jede der beiden Aktionen ins Spiel.
    .ruling-2 = Der Brennofen kommt zurück auf seinen Platz. Diese Karte zählt für die Ofenklappe als Ofen.

card-spinning-mill = Spinnerei
    .text = Für je 2 Schafe, die du in der Ackerphase hast, kostet das Heizen in dieser Erntezeit 1 Brennwert weniger.
    .ruling-1 = Nie unter 0 Brennwerte und auch, wenn du die Schafe vor dem Heizen verwertest.

card-peat-barge = Torfkahn
    .text = Nutzt du „Fischfang“, bekommst du zusätzlich 2 Brennwerte.

card-peat-iron = Torfeisen
    .text = Zu Beginn jeder Erntezeit bekommst du 1 Brennwert, wenn du mindestens 2 sichtbare Moore hast.

card-birthing-house = Geburtshaus
    .text = Direkt nach jedem deiner Familienzuwächse bekommst du 1 Brennwert, 1 Nährwert und 1 Sonderpunkt.
    .ruling-1 = Mit oder ohne Platz, auch durch eine Karte.

card-winter-storehouse = Lagerstätte
    .text = Lege 3 Mehrwertmarken auf diese Karte. Du darfst jederzeit 1 entfernen, um Brennwerte und Nährwerte in deinem Vorrat auf je 2 aufzufüllen.
    .ruling-1 = Nicht mitten in einer Bezahlung. Die Marken werden nie aufgefüllt.

card-routine-work = Routinearbeit
    .text = In jeder Erntezeit bringen dir Tischlerei, Töpferei und Korbflechterei je 1 Brennwert oder 1 Nährwert, wenn du sie besitzt, aber nicht nutzt.
    .ruling-1 = Du wählst für jede einzeln.

card-arid-field = Trockenes Feld
    .text = Nutzt du „Torfstechen“, lege 1 Brennwert und 1 Nährwert auf das geräumte Hoffeld. Du bekommst sie, sobald es nicht mehr ungenutzt ist.

card-farmhands-quarters = Gesindehaus
    .text = Baust du eine große Anschaffung, darfst du 1 ihrer Baustoffe durch 1 Brennwert ersetzen. Kommt eine Anschaffung von rechts auf deine Hand, bekommst du 1 Nährwert.

## Nährwertbeschaffer

card-peat-bath = Moorbad
    .text = Nutzt du die „Krankenstation“, lege dir je 1 Nährwert auf so viele der nächsten Rundenfelder, wie du sichtbare Moore hast.
    .ruling-1 = Auch mit einer Person, die nicht im Bett liegt. Nur bis Runde 14.

card-fallow-fields = Brachäcker
    .text = Lege auf bis zu 3 deiner leeren Äcker je 2 Nährwerte. Du bekommst sie, wenn du den Acker einsäst.
    .ruling-1 = Ernten lassen sich diese Nährwerte nicht.

card-fallow-land = Brachland
    .text = Nutzt du „Holzfällen“ oder „Torfstechen“, lege 1 Nährwert auf das geräumte Hoffeld. Du bekommst ihn, sobald es nicht mehr ungenutzt ist.
    .ruling-1 = Ein Hoffeld, auf dem ein anderes Plättchen zum Vorschein kommt, ist nicht geräumt.

card-village-hall = Gemeindehaus
    .text = Zu Beginn jeder Heimkehrzeit bekommst du 2 Nährwerte, wenn keine Sonderaktionskarte vor dir liegt.
    .ruling-1 = Offene und verdeckte Karten zählen. Du bekommst die Nährwerte auch, wenn dir jemand deine Karte weggenommen hat.
    .ruling-2 = Im Solospiel bekommst du sie, wenn du in dieser Runde keine Sonderaktion genutzt hast.

card-fish-smoke-house = Fischräucherei
    .text = Nutzt du „Fischfang“, darfst du 1 Brennwert abgeben, um 3 Nährwerte mehr zu bekommen.
    .ruling-1 = Einmal je Nutzung.

card-healing-clay = Heilerde
    .text = Nimm 1 Nährwert. Nutzt du die „Krankenstation“ mit einer Person aus deinem Bett, bekommst du 1 Nährwert mehr.

card-pheromones = Lockstoffe
    .text = Nimm 1 Nährwert. Dann bekommen alle mit mindestens 1 Stall oder 1 Weide 2 Nährwerte, auch du.

card-butchers-block = Schlachtbank
    .text = Alle anderen müssen und du darfst genau 1 eigenes Tier in Nährwerte umwandeln: Schaf 1, Wildschwein 2, Rind 3, Pferd 2.
    .ruling-1 = Das Tier sucht jede und jeder selbst aus. Eine Anschaffung zum Kochen ist nicht nötig.

card-savings-deposit = Sparguthaben
    .text = Ziehe zu Beginn jeder Erntezeit eine der 9 Startkarten. Ist ihre Nummer nicht höher als die Menge Lehm in deinem Vorrat, nimm 6 Nährwerte und gib diese Karte nach links weiter.
    .ruling-1 = Ist die Nummer höher, bleibt die Karte vor dir liegen. Im Solospiel kommt sie aus dem Spiel, statt weitergegeben zu werden. Vor jedem Ziehen werden die Startkarten gemischt.

card-forest-kindergarten = Waldkindergarten
    .text = Direkt nach jedem deiner Familienzuwächse bekommst du 1 Nährwert für jedes deiner Hoffelder mit Wald.
    .ruling-1 = Mit oder ohne Platz, auch durch eine Karte.

card-wild-harvest = Wildernte
    .text = Nimm 1 Nährwert. Ziehe zu Beginn jeder Erntezeit eine der 9 Startkarten. Ist ihre Nummer nicht höher als die Zahl deiner sichtbaren Wälder, bekommst du 1 Nährwert.
    .ruling-1 = Vor jedem Ziehen werden die Startkarten gemischt.

card-open-grill = Grillplatz
    .text = Wandle jederzeit Waren in Nährwerte um: Gemüse 2, Schaf 2, Wildschwein 3, Rind 3, Pferd 2. Brot backen: beliebig viel Getreide, je 2 Nährwerte.
    .ruling-1 = Diese Karte gilt als kleine und als große Anschaffung und kommt durch jede der beiden Aktionen ins Spiel.
    .ruling-2 = Die zurückgegebene Feuerstelle kommt zurück auf ihren Platz.

card-horse-butchery = Pferdemetzgerei
    .text = Wandle jederzeit Tiere in Nährwerte um: Schaf 1, Wildschwein 2, Rind 3, Pferd 2, zwei Pferde zusammen 5.
    .ruling-1 = Diese Karte gilt als kleine und als große Anschaffung und kommt durch jede der beiden Aktionen ins Spiel.
    .ruling-2 = Deine Rossschlachterei kommt aus dem Spiel, nicht zurück auf die Ablage.

card-pot-roast-recipe = Sauerbratenrezept
    .text = Mit deinen Feuerstellen und Kochstellen darfst du jederzeit auch Pferde in je 2 Nährwerte umwandeln.

card-grain-distillery = Kornbrennerei
    .text = Einmal in jeder Erntezeit darfst du 1 Brennwert und 1 Getreide in 5 Nährwerte umwandeln. Wertung: beliebig oft 1 Brennwert und 1 Getreide gegen 1 Sonderpunkt.
    .ruling-1 = Hier abgegebene Brennwerte zählen nicht mehr für die Torfköhlerei und abgegebenes Getreide nicht mehr als Getreide.

card-malthouse = Mälzerei
    .text = Nutzt du „Torfstechen“, darfst du genau 1 Getreide in 4 Nährwerte umwandeln.

## Ackerfruchtbeschaffer

card-farm-cart = Ackerwagen
    .text = Nimmst du von einem Anhäufungsfeld mindestens 5 Holz, 4 Lehm, 3 Schilf oder 2 Steine, bekommst du 1 Getreide.

card-no-till-farming = Direktsaat
    .text = Säst du aus, darfst du Getreide oder Gemüse auch auf bis zu 2 ungenutzten Hoffeldern pflanzen. Es wächst wie auf Äckern, aber die Hoffelder bleiben ungenutzt.
    .ruling-1 = Bis zu 2 Hoffelder je Aktion „Aussäen“, auch ohne einen Acker einzusäen. Sie sind keine Äcker.
    .ruling-2 = Du darfst die Ackerfrüchte darauf jederzeit abwerfen; nutzt du ein solches Hoffeld, tust du das.

card-peat-ash-fertilizer = Torfaschedünger
    .text = Vor jedem „Torfstechen“ darfst du auf jeden deiner Äcker mit Getreide oder Gemüse 1 gleiche Ackerfrucht dazulegen.
    .ruling-1 = Die Ackerfrüchte kommen aus dem allgemeinen Vorrat. Durch die Direktsaat bepflanzte Hoffelder zählen mit; leere Äcker bekommen nichts.

## Baustoffbeschaffer

card-living-history-museum = Freilichtmuseum
    .text = Es kosten dich weniger: Brennofen und Keramikhandel 1 Lehm, Heizofen und Dorfkirche 1 Stein, Möbelhandel und Reiterhof 1 Holz, Korbhandel 1 Schilf.
    .ruling-1 = Diese Karte gilt als kleine und als große Anschaffung und kommt durch jede der beiden Aktionen ins Spiel.
    .ruling-2 = Das Moormuseum kommt zurück auf seinen Platz, und seine Nachlässe enden.

card-riverside-woods = Uferwald
    .text = Nutzt du „Fischfang“, bekommst du 1 Holz für jedes deiner Hoffelder mit Wald, höchstens 3.

card-oak-bark = Eichenrinde
    .text = Nimm 2 Holz. Für jedes Wildschwein, Rind oder Pferd, das du in Nährwerte umwandelst, bekommst du 1 Holz.

card-moor-birch-trees = Moorbirken
    .text = Nutzt du „Torfstechen“, bekommst du 2 Holz.

card-drag-horses = Rückepferde
    .text = Nimmst du Holz von einem Anhäufungsfeld und hast mindestens 1 Pferd, darfst du 1 Nährwert bezahlen: Genau 3 Holz bringen dir 1 weiteres, mindestens 4 bringen dir 2 weitere.
    .ruling-1 = Die Karte selbst ist kein Pferd.

card-timber-mill = Sägewerk
    .text = Nutzt du „Holzfällen“ oder nimmst du mindestens 4 Holz von einem Anhäufungsfeld, bekommst du 1 Holz oder, für 1 Brennwert, 2 Holz.

card-alder-swamp = Erlenbruch
    .text = Nutzt du „Holzfällen“, bekommst du wahlweise 1 Holz oder 1 Schilf.

card-river-clay = Flusslehm
    .text = Nutzt du „Fischfang“, bekommst du zusätzlich 2 Lehm.

card-loam = Lehmboden
    .text = Nutzt du in der Arbeitszeit „Arbeitsmarkt“, während genau eine deiner Personen noch nicht eingesetzt ist, bekommst du 1 Lehm.
    .ruling-1 = Auch eine Person im Bett ist noch nicht eingesetzt.

card-willow-bank = Weidenufer
    .text = Nutzt du „Holzfällen“, bekommst du 1 Schilf.

card-stone-quarry = Steinbruch
    .text = Lege 5 Steine auf diese Karte, zu dritt nur 3. Nutzt du „Arbeitsmarkt“, nimm 1 Stein von hier.

card-stone-wagon = Steinkarren
    .text = Nutzt du „Tagelöhner“, bekommst du 1 Stein.

card-hardware-store = Baustoffladen
    .text = Lege 3 Mehrwertmarken auf diese Karte. Du darfst jederzeit 1 entfernen, um je 1 Holz, Lehm, Schilf und Stein zu nehmen, wovon du nichts im Vorrat hast.
    .ruling-1 = Nicht mitten in einer Bezahlung. Die Marken werden nie aufgefüllt.

card-cooperative-store = Genossenschaftsladen
    .text = Lege 4 Mehrwertmarken auf diese Karte. Du darfst jederzeit 1 entfernen, um 1 Baustoff gegen 1 anderen zu tauschen, aber nicht gegen Stein.
    .ruling-1 = Nicht mitten in einer Bezahlung. Die Marken werden nie aufgefüllt.

card-wheelbarrow = Schubkarre
    .text = Nimmst du von einem Anhäufungsfeld mindestens 4 gleiche Baustoffe, bekommst du 1 Brennwert. Nutzt du „Torfstechen“, bekommst du 1 Baustoff deiner Wahl.

card-workbench = Werkbank
    .text = In den Ackerphasen der Runden 13 und 14 bekommst du jeweils 3 Holz, 2 Lehm und 1 Schilf.
    .ruling-1 = Du darfst sie auch für die Sonderpunkte von Tischlerei, Töpferei und Korbflechterei verwenden.

## Viehbeschaffer

card-plowhorse-market = Ackergaulmarkt
    .text = Nutzt du „Ackerland“ oder „Ackerbau“, darfst du genau 1 Pferd für 1 Nährwert kaufen.
    .ruling-1 = „Brandroden“ zählt nicht. Du nimmst keine Sonderaktionskarte.

card-nosebag = Futtersack
    .text = Nutzt du „Saatgut Getreide“, bekommst du zusätzlich 1 Pferd.

card-cattle-stall = Viehstand
    .text = Lege je 1 Tier auf die Rundenfelder 2, 4, 6 und 8 Runden weiter, alle von verschiedener Art. Zu Beginn dieser Runden darfst du das Tier für 1 Nährwert kaufen.
    .ruling-1 = Die Reihenfolge bestimmst du. Nur bis Runde 14. Ein nicht gekauftes Tier kommt zurück in den allgemeinen Vorrat.

## Große Anschaffungen

card-horse-slaughterhouse = Rossschlachterei
    .text = Wandle jederzeit Tiere in Nährwerte um: Schaf 1, Wildschwein 1, Rind 2, Pferd 2.
    .ruling-1 = Gemüse und Getreide verarbeitet sie nicht. Du darfst beide besitzen, aber die zweite bringt dir nur ihre Punkte.
    .ruling-2 = Sie ist keine Aufwertung.

card-second-horse-slaughterhouse = Rossschlachterei
    .one = Rossschlachterei (zweite)
    .text = Wandle jederzeit Tiere in Nährwerte um: Schaf 1, Wildschwein 1, Rind 2, Pferd 2.
    .ruling-1 = Gemüse und Getreide verarbeitet sie nicht. Du darfst beide besitzen, aber die zweite bringt dir nur ihre Punkte.
    .ruling-2 = Sie ist keine Aufwertung.

card-cookhouse = Kochnische
    .text = Wandle jederzeit Waren in Nährwerte um: Gemüse 3, Schaf 2, Wildschwein 3, Rind 4, Pferd 2. Brot backen: beliebig viel Getreide, je 3 Nährwerte.
    .ruling-1 = Statt zu bezahlen, darfst du eine Feuer- oder Kochstelle zurückgeben. Sie kommt zurück auf ihren Platz.
    .ruling-2 = Du darfst beide besitzen, aber die zweite bringt dir nur ihre Punkte.

card-second-cookhouse = Kochnische
    .one = Kochnische (zweite)
    .text = Wandle jederzeit Waren in Nährwerte um: Gemüse 3, Schaf 2, Wildschwein 3, Rind 4, Pferd 2. Brot backen: beliebig viel Getreide, je 3 Nährwerte.
    .ruling-1 = Statt zu bezahlen, darfst du eine Feuer- oder Kochstelle zurückgeben. Sie kommt zurück auf ihren Platz.
    .ruling-2 = Du darfst beide besitzen, aber die zweite bringt dir nur ihre Punkte.

card-village-church = Dorfkirche
    .text = Nimm 2 Nährwerte. Einmal in jeder Erntezeit darfst du 1 Brennwert gegen 1 Sonderpunkt tauschen.

card-heating-oven = Brennofen
    .text = Nimm 2 Brennwerte. Das Heizen kostet dich immer 1 Brennwert weniger.
    .ruling-1 = Er gilt als Ofen, backt aber kein Brot.

card-tiled-oven = Heizofen
    .text = Um dein Haus zu beheizen, bezahlst du nie mehr als 1 Brennwert.
    .ruling-1 = Das ist eine Obergrenze, kein Nachlass. Die Karte gilt als Ofen, backt aber kein Brot.

card-furniture-stall = Möbelhandel
    .text = Du darfst jederzeit Holz eins zu eins gegen Lehm tauschen.

card-ceramics-stall = Keramikhandel
    .text = Du darfst jederzeit Lehm eins zu eins gegen Holz tauschen.

card-basket-stall = Korbhandel
    .text = Du darfst jederzeit Schilf eins zu eins gegen Holz, Lehm oder Steine tauschen.

card-peat-charcoal-kiln = Torfköhlerei
    .text = „Torfstechen“ bringt dir 1 Brennwert mehr, bei mindestens 1 Pferd 2 mehr. Wertung: Du darfst 3 Brennwerte für 1 oder 5 Brennwerte für 2 Sonderpunkte abgeben.
    .ruling-1 = Höchstens 2 Sonderpunkte. Holz darfst du vor der Wertung noch in Brennwerte tauschen.

card-foresters-lodge = Forsthaus
    .text = „Holzfällen“ bringt dir 1 Holz mehr, bei mindestens 1 Pferd 2 mehr. Wertung: 1 Sonderpunkt für jeden deiner sichtbaren Wälder.
    .ruling-1 = Die Wälder bleiben auf deinem Hofplan.

card-museum-of-the-moors = Moormuseum
    .text = Von nun an kosten dich weniger: Brunnen und Steinofen 1 Stein, Tischlerei 1 Holz, Töpferei, Lehmofen und Forsthaus 1 Lehm, Korbflechterei 1 Schilf.

card-riding-stables = Reiterhof
    .text = Auf jedem noch kommenden Rundenfeld wartet 1 Nährwert auf dich. Du bekommst ihn nur, wenn du zu Beginn der Runde mindestens 2 Pferde hast.
    .ruling-1 = Sonst verfällt dieser Nährwert. Spätere Runden bleiben davon unberührt.
