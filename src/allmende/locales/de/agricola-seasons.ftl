### Das Jahreszeitentableau: Felder, Änderungen, was erzählt wird.

space-winter = Winterfeld
    .short = Winter
    .text = Bezahle 2 Holz und für jede Ernte, die noch kommt, 1 Nährwert: Deine Familie wächst um 1 Person, auch ohne Platz.
space-spring = Frühlingsfeld
    .short = Frühling
    .text = Deine Tiere vermehren sich sofort, und/oder du säst aus.
space-summer = Sommerfeld
    .short = Sommer
    .text = Pflüge 1 Acker, und/oder backe Brot oder verkaufe genau 1 Getreide für 4 Nährwerte.
space-autumn = Herbstfeld
    .short = Herbst
    .text = Ernte sofort 1 von jedem deiner bestellten Äcker, und/oder nimm 1 Gemüse.

season-winter = Winter
    .short = Äcker kosten 1 Nährwert mehr; bis Runde 11 wird nicht gefischt.
    .text = Je 1 Lehm und Schilf weniger auf ihren Feldern; Äcker kosten 1 Nährwert mehr; bis Runde 11 wird nicht gefischt.
season-spring = Frühling
    .short = Wer einen Zaun bezahlt, baut bis zu 2 weitere kostenlos.
    .text = 1 Stein mehr und 1 Holz weniger auf ihren Feldern; wer einen Zaun bezahlt, baut bis zu 2 weitere kostenlos.
season-summer = Sommer
    .short = Tagelöhner bekommen 1 Getreide; zu jedem neuen Raum gehört ein Stall; im Moor wird nicht geheizt.
    .text = Je 1 Lehm und Fisch mehr, 1 Stein weniger auf ihren Feldern; Tagelöhner bekommen 1 Getreide; zu jedem neuen Raum gehört ein Stall; im Moor wird nicht geheizt.
season-autumn = Herbst
    .short = Große Anschaffungen kosten 1 Baustoff weniger.
    .text = Je 1 Holz und Schilf mehr auf ihren Feldern; große Anschaffungen kosten 1 Baustoff weniger.
seasons-board = Jahreszeiten

closed-until-season = Erst in seiner Jahreszeit offen
closed-in-winter = Im Winter bis Runde 11 zugefroren

card-spring-fences = Zäune im Frühling
    .text = Wer mindestens 1 Zaun mit Baustoffen bezahlt, baut bis zu 2 weitere kostenlos.
card-autumn-discount = Anschaffungen im Herbst
    .text = Jede große Anschaffung kostet 1 Baustoff deiner Wahl weniger.

option-action-breed = Tiere vermehren
option-action-harvest = Von deinen Äckern ernten
option-action-sell = 1 Getreide für 4 Nährwerte verkaufen

event-season-adds = { $season }: { $goods } mehr auf { $spaces }
event-season-takes = { $season }: { $goods } weniger auf { $spaces }
event-season-harvest = { $who ->
    [you] Du erntest von deinen Äckern
   *[other] { $name } erntet von den eigenen Äckern
}
