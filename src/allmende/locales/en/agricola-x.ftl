### Agricola with the X deck, all but the cards

## Action spaces

space-extraterrestrial-excrement = Extraterrestrial Excrement
    .text = 1 more crop on each of your planted fields and field cards.
space-homemade-space-rocket = Homemade Space Rocket
    .text = Pay 2 wood, 2 clay, 1 reed and 1 stone for 4 bonus points.
space-transmogrifier = Transmogrifier
    .text = Turn all your goods of one kind, or all goods on an accumulation space, into as many of another kind.

## Kinds of cards

deck-x = X deck
kind-event = Event
kind-merchant = Merchants
kind-space = Action space

## What is asked

prompt-be-placed = Somebody else decides where your next person goes. Anything before that?
prompt-place-for = Where do you beam { $to }'s person?
prompt-transmogrify = What goes into the Transmogrifier: your own goods, or those on a space?
prompt-transmogrify-into = And what comes out?
prompt-tribute = The Tripods want their tribute: what do you give?
prompt-lay-candy = Where does the next candy go? { $count } left.
prompt-give-for-child = Which goods for { $to }? { $count } to go.
prompt-card-strange-alien-energy = Strange Alien Energy: which space do you use 1 token for?
prompt-card-alien-farmhand = Alien Farmhand: where does the pitchfork go?
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
   *[other] 1 of { $name }'s people is gone
}
event-carry-out = { $who ->
    [you] Without a person, you use { $space }
   *[other] Without a person, { $name } uses { $space }
}
event-transmogrify = { $space } now holds { $goods }
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
   *[other] { $name }'s farmhand helps himself: { $space }
}
event-pass-replicator = { $who ->
    [you] Your Replicator moves on
   *[other] { $name }'s Replicator moves on
}
event-creatures = { $who ->
    [you] You have { furry-friends }
   *[other] { $name } has { furry-friends }
}
furry-friends = { $count ->
    [one] { $count } furry friend
   *[other] { $count } furry friends
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
    [you] You take in one of { $by }'s children
   *[other] { $name } takes in one of { $whom ->
        [you] your
       *[other] { $by }'s
    } children
}
event-freeze = { $who ->
    [you] 1 of your people is frozen until round { $round }
   *[other] 1 of { $name }'s people is frozen until round { $round }
}
event-thaw = { $who ->
    [you] Your cousin thaws
   *[other] { $name }'s cousin thaws
}
event-retire = { $who ->
    [you] 1 of your people joins the rebels
   *[other] 1 of { $name }'s people joins the rebels
}
event-burn-house = { $who ->
    [you] Your house burns down
   *[other] { $name }'s house burns down
}
event-baked-house = { $who ->
    [you] Your clay house is baked into stone
   *[other] { $name }'s clay house is baked into stone
}
event-lose-room = { $who ->
    [you] Your room on { $cell } is gone
   *[other] { $name }'s room on { $cell } is gone
}
event-lose-field = { $who ->
    [you] Your field on { $cell } is gone
   *[other] { $name }'s field on { $cell } is gone
}
event-lose-stable = { $who ->
    [you] Your stable on { $cell } goes back to your supply
   *[other] { $name }'s stable on { $cell } goes back to the supply
}
event-lose-fences = { $who ->
    [you] { $count ->
        [one] { $count } of your fences goes back to your supply
       *[other] { $count } of your fences go back to your supply
    }
   *[other] { $count ->
        [one] { $count } of { $name }'s fences goes back to the supply
       *[other] { $count } of { $name }'s fences go back to the supply
    }
}

## The board

board-drawn = Drawn
    .text = The decks next to the board: what has been drawn, and who has it.
board-nothing-drawn = Nobody has drawn a card yet.
board-x-deck = X deck: { $count } left
board-forest-deck = Forest deck: { $count } left
board-held = The starting player token stays where it is
board-dreams = When people return home, everybody hands { $count } to the left
board-seen = { $who ->
    [you] You know
   *[other] { $name } knows
} the top { $count }
board-leaving = { $count ->
    [one] { $count } of the family leaves when people return home
   *[other] { $count } of the family leave when people return home
}
board-wild = { $count ->
    [one] { $count } of the family leaves after the next feeding
   *[other] { $count } of the family leave after the next feeding
}
board-skips = { $count ->
    [one] { $count } turn is skipped
   *[other] { $count } turns are skipped
}
board-lent = { $count ->
    [one] { $count } of the family is with the left neighbor
   *[other] { $count } of the family are with the left neighbor
}
board-dying = 1 of the family becomes a revenant
board-freezing = 1 of the family will be frozen
board-retiring = 1 of the family joins the rebels
board-beamed = { $who ->
    [you] You place
   *[other] { $name } places
} the next person
board-candy = { $who ->
    [you] your
   *[other] { $name }'s
} candy
board-pitchfork = { $who ->
    [you] your
   *[other] { $name }'s
} pitchfork
page-drawn = drawn, decks
    .help = ?drawn: the cards of the X deck and the forest deck that have been drawn
legend-decks = X deck: { $candy } candies  { $pitchfork } pitchfork  letters: whose they are
