### Agricola with the X deck, all but the cards

## Action spaces

space-extraterrestrial-excrement = Extraterrestrial Excrement
    .text = 1 more crop on each of your planted fields and field cards.
space-homemade-space-rocket = Homemade Space Rocket
    .text = Pay 2 wood, 2 clay, 1 reed and 1 stone for 4 bonus points.
space-transmogrifier = Transmogrifier
    .text = Turn all goods of a kind that you have, or all goods on an accumulation space, into as many of another kind.

## Kinds of cards

deck-x = X deck
kind-event = Event
kind-merchant = Merchants
kind-space = Action space

## What is asked

prompt-be-placed = Somebody else decides where your next person goes. Anything before?
prompt-place-for = Where do you beam a person of { $to }?
prompt-transmogrify = What do you put into the Transmogrifier: your own goods, or those of a space?
prompt-transmogrify-into = And what comes out?
prompt-tribute = The Tripods want their tribute: what do you give?
prompt-lay-candy = Where does the next candy go? { $count } are left.
prompt-give-for-child = Which goods for { $to }? { $count } to go.
prompt-card-strange-alien-energy = Strange Alien Energy: use 1 token for which space?
prompt-card-alien-farmhand = Alien Farmhand: what is the pitchfork for?
prompt-card-furry-friends = Furry Friends: how many get 1 food each?
prompt-card-merchants-of-pluto = Merchants of Pluto: 2 stone for 2 points?
prompt-card-earthlings-are-easy = Earthlings Are Easy: make the food for another child?
prompt-card-candy-trail = Candy Trail: how many bonus points now?
prompt-card-i-am-your-father = I Am Your Father: whose child do you take in for 5 goods?
prompt-card-carbonite-cousin = Carbonite Cousin: thawed at last. Where to?
prompt-card-crop-circles = Crop Circles: where do they land?

option-done-be-placed = Be beamed
option-person = 1 of your people
option-seat = { $thing }

## What happens

event-drawn = { $who ->
    [you] You draw { $card }
   *[other] { $name } draws { $card }
}
event-leave-family = { $who ->
    [you] 1 of your people is gone
   *[other] 1 of the people of { $name } is gone
}
event-carry-out = { $who ->
    [you] Without a person you act on { $space }
   *[other] Without a person { $name } acts on { $space }
}
event-transmogrify = On { $space } there are now { $goods }
event-merchant = { $who ->
    [you] You trade with the { $card }
   *[other] { $name } trades with the { $card }
}
event-pitchfork = { $who ->
    [you] You stick your pitchfork into { $space }
   *[other] { $name } sticks a pitchfork into { $space }
}
event-take-good = { $who ->
    [you] Your farmhand helps himself: { $space }
   *[other] The farmhand of { $name } helps himself: { $space }
}
event-pass-replicator = { $who ->
    [you] Your Replicator moves on
   *[other] The Replicator of { $name } moves on
}
event-creatures = { $who ->
    [you] You have { $count } furry friends
   *[other] { $name } has { $count } furry friends
}
event-tribute = { $who ->
    [you] You pay tribute to the Tripods
   *[other] { $name } pays tribute to the Tripods
}
event-candy = { $who ->
    [you] You lay a candy: { $space }
   *[other] { $name } lays a candy: { $space }
}
event-adopt = { $who ->
    [you] You take in a child of { $by }
   *[other] { $name } takes in a child of { $by }
}
event-freeze = { $who ->
    [you] 1 of your people is frozen until round { $round }
   *[other] 1 of the people of { $name } is frozen until round { $round }
}
event-thaw = { $who ->
    [you] Your cousin thaws
   *[other] The cousin of { $name } thaws
}
event-retire = { $who ->
    [you] 1 of your people joins the rebels
   *[other] 1 of the people of { $name } joins the rebels
}
event-burn-house = { $who ->
    [you] Your house burns down
   *[other] The house of { $name } burns down
}
event-baked-house = { $who ->
    [you] Your clay house is baked to stone
   *[other] The clay house of { $name } is baked to stone
}
event-lose-room = { $who ->
    [you] Your room on { $cell } is gone
   *[other] The room of { $name } on { $cell } is gone
}
event-lose-field = { $who ->
    [you] Your field on { $cell } is gone
   *[other] The field of { $name } on { $cell } is gone
}
event-lose-stable = { $who ->
    [you] Your stable on { $cell } goes back to your supply
   *[other] The stable of { $name } on { $cell } goes back to the supply
}
event-lose-fences = { $who ->
    [you] { $count } of your fences go back to your supply
   *[other] { $count } fences of { $name } go back to the supply
}

## The board

board-drawn = Drawn
    .text = The decks beside the board: what was drawn, and who has it.
board-nothing-drawn = Nobody has drawn a card yet.
board-x-deck = X deck: { $count } left
board-forest-deck = Forest deck: { $count } left
board-held = The token of the starting player stays where it is
board-dreams = When people go home, everybody hands { $count } to the left
board-seen = { $name } knows the topmost { $count }
board-leaving = { $count ->
    [one] 1 of the family leaves when people go home
   *[other] { $count } of the family leave when people go home
}
board-wild = { $count ->
    [one] 1 of the family leaves after the next feeding
   *[other] { $count } of the family leave after the next feeding
}
board-skips = { $count ->
    [one] 1 turn is left out
   *[other] { $count } turns are left out
}
board-lent = { $count ->
    [one] 1 of the family is with the left neighbour
   *[other] { $count } of the family are with the left neighbour
}
board-dying = 1 of the family becomes a revenant
board-freezing = 1 of the family will be frozen
board-retiring = 1 of the family joins the rebels
board-beamed = { $name } places the next person
board-candy = a candy of { $name }
board-pitchfork = the pitchfork of { $name }
page-drawn = drawn, decks
    .help = ?drawn: the cards of the X deck and the forest deck that were drawn
legend-decks = X deck: { $candy } candies  { $pitchfork } pitchfork  letters: whose they are
