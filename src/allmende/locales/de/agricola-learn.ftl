### Agricola: die Lektionen, und die Regeln auf einer Seite. Was zwischen Sternen steht, wird betont.

## Lektion 1

lesson-first-rounds = Deine ersten zwei Runden
    .text = Personen, Waren, ein erster Acker, und was auf dich zukommt.
lesson-first-rounds-welcome = Das ist dein *Hof*: eine Hütte mit zwei Räumen und viel leeres Land. Du hast 14 Runden, um etwas daraus zu machen. Wer am Ende den besten Hof hat, gewinnt.
lesson-first-rounds-people = Und das sind deine zwei *Personen*. In jeder Runde tut jede von ihnen eine Sache: Du setzt sie auf die Aktionsfelder, immer eine, im Wechsel mit den anderen.
lesson-first-rounds-forest = Holz braucht man immer. Setz deine erste Person auf den *{ space-forest }*: Du bekommst alles Holz, das dort liegt, 3 Stück.
lesson-first-rounds-taken = Das Holz gehört dir. Dein Gegenüber ist zum *{ space-day-laborer }* gegangen, um Nährwerte zu holen: Dieses Feld ist nun besetzt, in dieser Runde kommt dort niemand mehr hin.
lesson-first-rounds-farmland = Deine zweite Person soll pflügen. Geh zum *{ space-farmland }*.
lesson-first-rounds-plow = Wohin mit deinem Acker? Für den ersten ist jedes freie Hoffeld recht, weitere müssen an ihn grenzen. Such dir eines der markierten aus.
lesson-first-rounds-new-round = Alle Personen sind heimgekehrt, *Runde 2* beginnt. Ein neues Aktionsfeld wurde aufgedeckt, ab jetzt für alle. Und Waren sind nachgelegt worden: 3 Holz im leeren { space-forest }, ein zweiter Nährwert beim { space-fishing }, wo niemand war.
lesson-first-rounds-grain = Ein Acker will eingesät sein. Hol dir 1 Getreide: *{ space-grain-seeds }*.
lesson-first-rounds-gauge = Schau einmal voraus: Nach Runde 4 kommt die erste *Ernte*, und jede Person isst 2 Nährwerte. Du brauchst 4 und hast 2. Dieser Balken sagt dir immer, wie es steht.
lesson-first-rounds-food = Also besorg dir Nährwerte: *{ space-fishing }* oder *{ space-day-laborer }*, beide bringen heute 2.
lesson-first-rounds-score = { $picked ->
    [space-fishing] Guter Fang: Für die Ernte reicht es jetzt.
   *[other] Gut verdient: Für die Ernte reicht es jetzt.
} Das ist deine *Wertung*. Jedes leere Hoffeld kostet einen Punkt, und ebenso alles, wovon du nichts hast: Weiden, Gemüse, Tiere … Ein guter Hof hat von allem etwas.
lesson-first-rounds-end = Jetzt weißt du, was deine Personen den ganzen Tag tun. In der nächsten Lektion wird aus Getreide Brot, und die erste Ernte kommt.

## Lektion 2

lesson-harvest = Säen, backen, ernten
    .text = Wie aus 1 Getreide 3 werden, wozu eine Feuerstelle gut ist, und wie eine Familie satt wird.
lesson-harvest-welcome = Runde 4: Danach kommt die erste *Ernte*. Deine zwei Personen wollen *4 Nährwerte*, und du hast 1. Aber du hast Getreide, Lehm und zwei Äcker. Das reicht!
lesson-harvest-improvement = Zuerst brauchst du etwas zum Backen. Setz eine Person auf *{ space-major-improvement }*.
lesson-harvest-fireplace = Das sind die *großen Anschaffungen*. Jede gibt es nur einmal, wer zuerst kommt, bekommt sie. Bau die billigere *{ card-fireplace-2 }* für 2 Lehm.
lesson-harvest-utilization = Jetzt kannst du aus Getreide Brot backen. Deine zweite Person geht zur *{ space-grain-utilization }*: säen und backen.
lesson-harvest-sow = Erst *säen*: Was auf dem Acker liegt, wird mehr.
lesson-harvest-fields = Säe *beide* Äcker mit Getreide ein: Klick die Äcker an oder das Plus, und bestätige dann.
lesson-harvest-bake = Auf jeden Acker hast du 1 Getreide gelegt, 2 kamen aus dem Vorrat dazu: Jetzt liegen dort je *3*! Und nun *back* dein letztes Getreide: Die Feuerstelle macht 2 Nährwerte daraus.
lesson-harvest-field-phase = Alle sind daheim: Erntezeit! Sie beginnt mit der *Ackerphase*: Von jedem Acker hast du 1 Getreide bekommen. Die anderen zwei bleiben für die nächsten Ernten liegen.
lesson-harvest-feed = Dann kommt die *Ernährung*: 4 Nährwerte sind nötig, 3 sind da. Getreide kann man roh essen, 1 Nährwert das Stück: Mach *eines* zu einem Nährwert und ernähre deine Familie.
lesson-harvest-fed = Alle sind satt, und 1 Getreide ist übrig. Für jeden fehlenden Nährwert hättest du eine *Bettelmarke* nehmen müssen: 3 Minuspunkte, nichts ist teurer in diesem Spiel. Die nächste Ernte kommt nach Runde 7.
lesson-harvest-end = Der dritte Teil einer Ernte ist die Vermehrung, aber dazu braucht man Tiere. Die kommen in der nächsten Lektion, und eine größere Familie.

## Lektion 3

lesson-family-and-animals = Ein Kind und Schafe
    .text = Ein Raum, eine dritte Person, Zäune, Tiere, und was dein Hof wert ist.
lesson-family-and-animals-welcome = Runde 6. Zwei Personen sind nicht viel: Mit einer dritten tust du in jeder Runde eine Sache mehr. Aber es gibt nur zwei Räume, also brauchst du zuerst *einen Raum*.
lesson-family-and-animals-expansion = 5 Holz und 2 Schilf hast du gespart: genau das kostet ein Raum. Geh zum *{ space-farm-expansion }*.
lesson-family-and-animals-rooms = Wähl *{ option-action-rooms }*, dann das markierte Hoffeld, gleich neben deinem Haus.
lesson-family-and-animals-child = Drei Räume, zwei Personen: Da ist Platz für ein Kind. Geh zu *{ space-basic-wish }*, bevor es dein Gegenüber tut!
lesson-family-and-animals-three = Das Neugeborene blieb den Rest der Runde liegen. Jetzt, in *Runde 7*, hast du *drei Personen* zum Einsetzen.
lesson-family-and-animals-forest = Im { space-forest } war lange niemand: *9 Holz* liegen dort. Was liegen bleibt, wird jede Runde mehr. Nimm es.
lesson-family-and-animals-fencing = Tiere brauchen eine *Weide*, und die braucht Zäune, jeder kostet 1 Holz. Geh zum *{ space-fencing }*.
lesson-family-and-animals-fences = Zäun die *zwei markierten Hoffelder* als eine Weide ein: Klick beide an und bestätige dann. Das werden 6 Zäune.
lesson-family-and-animals-sheep = Jedes Hoffeld einer Weide fasst zwei Tiere: Du hast Platz für 4. Hol die 3 Schafe vom *{ space-sheep-market }*.
lesson-family-and-animals-lamb = Das war die letzte Person, und die Ernte kam: Deine Äcker waren leer, 6 Nährwerte machten drei Personen satt, und dann haben sich die Tiere *vermehrt*: Zwei oder mehr Tiere einer Art bekommen ein Junges, wenn Platz dafür ist. Jetzt hast du *4 Schafe*!
lesson-family-and-animals-score = Was hat das gebracht? 3 Punkte für *jede Person*, 2 für vier Schafe, und kein Minus mehr für Weiden. Was dich noch Punkte kostet, ist rot: Fang dort an.
lesson-family-and-animals-end = Das ist Agricola: mehr Personen, genug Nährwerte, von allem etwas. Nach Runde 14 werden die Punkte gezählt. Jetzt versuch es selbst!

## Die Regeln auf einer Seite

basics-lead = Am Anfang stehen eine Holzhütte, zwei Personen und leeres Land. Vierzehn Runden später soll ein Bauernhof daraus geworden sein.
basics-goal = Das Ziel
    .text = Bau einen Hof, auf dem es alles gibt: Äcker und Weiden, Getreide, Gemüse und Tiere, ein gutes Haus und eine große Familie. Was dir am Ende fehlt, kostet Punkte, und ebenso ungenutztes Land. Die meisten Punkte gewinnen.
basics-round = Eine Runde
    .line-1 = Ein neues Aktionsfeld wird aufgedeckt, ab jetzt für alle. Auf Feldern, die Waren sammeln, wird nachgelegt.
    .line-2 = Reihum setzen alle *eine Person* auf ein freies Feld und tun sofort, was dort steht, bis alle Personen eingesetzt sind. Ein besetztes Feld ist für den Rest der Runde zu.
    .line-3 = Alle Personen kehren heim.
basics-actions = Was es zu tun gibt
    .line-1 = *Waren nehmen*: alle, die auf einem Feld liegen, und jede Runde werden es mehr.
    .line-2 = *Pflügen und säen*: Aus 1 Getreide auf dem Acker werden 3, aus 1 Gemüse werden 2.
    .line-3 = *Bauen*: ein Raum (5 vom Material deines Hauses und 2 Schilf), ein Stall (2 Holz), Zäune (je 1 Holz).
    .line-4 = *Wachsen*: Ein Kind braucht einen eigenen Raum und arbeitet ab der nächsten Runde mit.
    .line-5 = *Renovieren*: Aus der Holzhütte wird ein Lehmhaus, aus dem Lehmhaus ein Steinhaus.
    .line-6 = *Anschaffungen*: Öfen, Herde und anderes machen Nährwerte und Punkte aus dem, was du hast.
basics-harvest = Die Ernte
    .text = Nach den Runden 4, 7, 9, 11, 13 und 14:
    .line-1 = *Ackerphase*: Nimm 1 Getreide oder Gemüse von jedem eingesäten Acker.
    .line-2 = *Ernährung*: 2 Nährwerte für jede Person, 1 für ein Neugeborenes. Getreide und Gemüse kann man roh essen; Herde machen mehr daraus, und auch aus Tieren. Für jeden fehlenden Nährwert nimmst du eine Bettelmarke: 3 Minuspunkte.
    .line-3 = *Vermehrung*: Zwei oder mehr Tiere einer Art bekommen ein Junges, wenn Platz dafür ist.
basics-animals = Wo Tiere leben
    .text = Jedes Hoffeld einer Weide fasst zwei Tiere; ein Stall darauf verdoppelt, was die ganze Weide fasst. Eine Weide hält nur eine Art. Ein Tier wohnt bei dir im Haus, eines in jedem Stall außerhalb der Weiden. Was keinen Platz hat, läuft davon oder wird gekocht.
basics-end = Das Ende
    .text = Nach der Ernte der Runde 14 werden die Höfe gewertet: je −1 bis 4 Punkte für Äcker, Weiden, Getreide, Gemüse, Schafe, Wildschweine und Rinder; 3 für jede Person, 1 für einen Lehmraum, 2 für einen Steinraum, 1 für einen eingezäunten Stall, und was auf Anschaffungen steht. Minus 1 für jeden ungenutzten Platz, minus 3 für jede Bettelmarke.
basics-tips = Für den Anfang
    .line-1 = Zuerst die Nährwerte: Der Balken unter deinem Hof sagt, was die nächste Ernte braucht.
    .line-2 = Eine dritte Person früh im Spiel ist mehr wert als alles andere.
    .line-3 = Von allem etwas ist besser als viel von einem.
