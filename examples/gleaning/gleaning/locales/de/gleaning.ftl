game-gleaning = Nachlese
    .text = Fünf Felder nach der Ernte, und alle schicken heimlich ein Tier. Das stärkste frisst; zwei gleiche verjagen einander.
bot-gleaner = Nachleser
    .text = Schickt starke Tiere dorthin, wo viel Korn liegt.

prompt-lay = Welches Tier schickst du? Es gibt { $worth } Korn.
option-card = { $thing }
event-lay = { $who ->
    [you] Du legst
   *[other] { $name } legt
} eine Karte
event-show = { $who ->
    [you] Du deckst auf
   *[other] { $name } deckt auf
}: { $card }
event-glean = { $who ->
    [you] Du sammelst
   *[other] { $name } sammelt
} { $worth } Korn
event-stay = Niemand bekommt die { $worth } Korn, sie bleiben auf den Feldern

round = Runde
fields_open = Korn auf den Feldern
players = Personen
spent = Bisher gesehen
grain = Korn
hand = Hand
laid = Gelegt
cards = Karten auf der Hand
face_down = Hat gelegt
score-grain = Korn

card-mouse = Maus (1)
card-sparrow = Spatz (2)
card-hen = Huhn (3)
card-hare = Hase (4)
card-goose = Gans (5)
card-sheep = Schaf (6)
card-boar = Keiler (7)
card-ox = Ochse (8)
