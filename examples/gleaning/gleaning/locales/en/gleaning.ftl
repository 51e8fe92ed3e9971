game-gleaning = Gleaning
    .text = Five fields after the harvest, and everyone secretly sends an animal. The strongest eats; two of a kind chase each other away.
bot-gleaner = Gleaner
    .text = Sends strong animals where much grain lies.

prompt-lay = Which animal do you send? There are { $worth } grain to get.
option-card = { $thing }
event-lay = { $who ->
    [you] You lay
   *[other] { $name } lays
} a card
event-show = { $who ->
    [you] You show
   *[other] { $name } shows
}: { $card }
event-glean = { $who ->
    [you] You glean
   *[other] { $name } gleans
} { $worth } grain
event-stay = Nobody gets the { $worth } grain; it stays on the fields

round = Round
fields_open = Grain on the fields
players = Players
spent = Seen so far
grain = Grain
hand = Hand
laid = Laid
cards = Cards in hand
face_down = Has laid a card
score-grain = Grain

card-mouse = Mouse (1)
card-sparrow = Sparrow (2)
card-hen = Hen (3)
card-hare = Hare (4)
card-goose = Goose (5)
card-sheep = Sheep (6)
card-boar = Boar (7)
card-ox = Ox (8)
