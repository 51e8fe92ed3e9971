### Dominion: what is asked, offered and told. Cards and kingdoms are in dominion-cards.ftl
### and in a catalog for each further expansion.

game-dominion = Dominion
    .text = Build a deck, card by card, that buys more land than anyone else's. Base game and Hinterlands.

lab-round = Turn

## Bots

bot-bigmoney = Merchant
    .text = Buys money, then Provinces, and no Actions. A fair first opponent.
bot-bigmoney-card = Merchant ({ $thing })
    .pick = Merchant and a card
    .text = Buys money, Provinces and one card of your choice.

## The table

supply = Supply
trash = Trash
hand = Hand
deck = Deck
discard = Discard
in-play = In play
aside = Chosen
looking = Looking at
nothing = nothing
actions = Actions
buys = Buys
coins = Coins
cards = Cards
turns = Turns
cost = costs ${ $cost }
unknown-cards = { $count } unknown
empty-piles = { $count ->
    [one] 1 pile is empty
   *[other] { $count } piles are empty
}
turn-number = Turn { $turn }

## The board in the browser

board-cards = { $count ->
    [one] { $name }
   *[other] { $name }, { $count } times
}
board-pile = { $name }: { $count } left, costs ${ $cost }
board-order = Sort by
board-order-cost = cost
board-order-name = name
board-order-type = type
board-this-turn = This turn:
board-cheaper = Cards cost ${ $coins } less
board-provinces = { $count ->
    [0] No Provinces left
    [one] 1 Province left
   *[other] { $count } Provinces left
}
board-empty = Empty piles: { $count } of { $ending }
board-trash = { $count ->
    [0] Trash, empty
    [one] Trash, 1 card
   *[other] Trash, { $count } cards
}
board-others = The other players
board-acting = is deciding
board-in-play-of = In play: { $name }
board-hand = { $count ->
    [0] Hand: empty
    [one] Hand: 1 card
   *[other] Hand: { $count } cards
}
board-deck = { $count ->
    [one] Deck, 1 card: show all my cards
   *[other] Deck, { $count } cards: show all my cards
}
board-discard = { $count ->
    [one] Discard pile, 1 card: look through it
   *[other] Discard pile, { $count } cards: look through it
}
board-my-cards = All my cards
board-my-discard = My discard pile
board-cards-of = All cards of { $name }
board-in-all = { $count } in all

## Setting a table up in the browser

setup-way = How the kingdom is chosen
setup-sets = Recommended sets
setup-draw = By lot
setup-own = My own ten
setup-expansions = From
setup-attacks = Attacks
setup-attacks-any = as they come
setup-attacks-some = at least one
setup-attacks-none = none
setup-wishes = Must have
setup-reaction = a Reaction
setup-village = a card with 2 Actions
setup-buy = a card with a Buy
setup-spread = every cost from $2 to $5
setup-again = Draw again
setup-surprise = Surprise me
setup-surprise-about = Nobody sees the ten piles before the game begins.
setup-lock = keep when drawing again
setup-lock-about = Click a card to keep it when you draw again.
setup-impossible = There is no such kingdom: ask for less, or keep fewer cards.
setup-search = Search name, text or type
setup-chosen = { $count } of 10 chosen
setup-choose = use in this game
setup-fill = Fill up by lot
setup-clear = Clear
setup-share = Share as text
setup-copy = Copy
setup-copied = Copied
setup-paste = Paste the names of ten cards, with commas between them
setup-take = Use these
setup-unknown = Unknown: { $names }
setup-not-ten = { $count ->
    [one] That is 1 card, but it must be ten.
   *[other] That is { $count } cards, but it must be ten.
}

## How many, for the prompts below

how-many = { $exact ->
    [yes] { $chosen ->
        [0] { $left ->
            [one] a card
           *[other] { $left } cards
        }
       *[other] { $left ->
            [one] 1 more card
           *[other] { $left } more cards
        }
    }
   *[no] up to { $max } cards
}
so-far = { $exact ->
    [yes] {""}
   *[no] { $chosen ->
        [0] {""}
       *[other] {" "}({ $chosen } chosen)
    }
}

## Prompts

prompt-action-phase = Action phase: play an Action card?
prompt-buy-phase = Buy phase: play Treasures, then buy

prompt-discard = { $card }: discard { how-many }{ so-far }
prompt-discard-cellar = { $card }: discard any number of cards, then draw as many{ so-far }
prompt-discard-stables = { $card }: discard a Treasure to draw 3 cards and get 1 Action?
prompt-discard-wheelwright = { $card }: discard a card to gain an Action card that costs no more?
prompt-discard-sentry = { $card }: discard which of the cards you look at?{ so-far }
prompt-discard-cartographer = { $card }: discard which of the cards you look at?{ so-far }
prompt-discard-jack-of-all-trades = { $card }: discard the top card of your deck?

prompt-trash = { $card }: trash { how-many }{ so-far }
prompt-trash-bandit = { $card }: trash one of the Treasures you revealed
prompt-trash-develop = { $card }: trash a card to gain one for $1 more and one for $1 less
prompt-trash-farmland = { $card }: trash a card to gain one that costs exactly $2 more
prompt-trash-jack-of-all-trades = { $card }: trash a card that is not a Treasure?
prompt-trash-mine = { $card }: trash a Treasure to gain one that costs up to $3 more?
prompt-trash-moneylender = { $card }: trash a Copper for $3?
prompt-trash-remodel = { $card }: trash a card to gain one that costs up to $2 more
prompt-trash-sentry = { $card }: trash which of the cards you look at?{ so-far }
prompt-trash-spice-merchant = { $card }: trash a Treasure for cards or coins?
prompt-trash-trader = { $card }: trash a card to gain as many Silvers as it costs

prompt-topdeck = { $card }: put { how-many } on top of your deck
prompt-topdeck-bureaucrat = { $card }: put a Victory card on top of your deck
prompt-topdeck-harbinger = { $card }: put a card from your discard pile on top of your deck?
prompt-put-back = { $card }: put the cards back, the last one ends up on top ({ $left } left)
prompt-save = { $card }: put { $max ->
    [one] an Action card
   *[other] up to { $max } Action cards
} from play on top of your deck?{ so-far }
prompt-shuffle-in = { $card }: shuffle which Action cards from your discard pile into your deck?{ so-far }

prompt-gain = { $card }: gain a card
prompt-gain-artisan = { $card }: gain a card into your hand
prompt-gain-develop = { $card }: gain a card onto your deck
prompt-gain-inheritance = { $card }: set an Action card aside under your Estate token
prompt-gain-mine = { $card }: gain a Treasure into your hand
prompt-gain-wheelwright = { $card }: gain an Action card

prompt-play = { $card }: play { $about } from your discard pile?
prompt-play-twice = { $card }: play which Action card twice?
prompt-set-aside = { $card }: you draw { $about }. Set it aside?
prompt-resolve = { $may ->
    [yes] { $card }: use an ability?
   *[no] { $card }: which ability comes next?
}
prompt-react-to-attack = { $by } plays { $card }: do you react?
prompt-choose-mode = { $card }: choose one

## Options

option-card-action-phase = Play { $thing }
option-card-buy-phase = Play { $thing }
option-card-discard = Discard { $thing }
option-card-play-twice = Play { $thing } twice
option-card-put-back = Put { $thing } back
option-card-react-to-attack = React with { $thing }
option-card-resolve = Use { $thing }
option-card-save = Put { $thing } on the deck
option-card-shuffle-in = Shuffle { $thing } in
option-card-topdeck = Put { $thing } on the deck
option-card-trash = Trash { $thing }
option-pile-buy-phase = Buy { $thing } (${ $cost })
option-pile-gain = Gain { $thing } (${ $cost })
option-treasures = Play all Copper, Silver, Gold

option-mode-cards = Draw 2 cards, +1 Action
option-mode-coins = +1 Buy, +$2
option-mode-silvers = Gain 2 Silvers
option-mode-card = Gain a card that costs up to $4

option-yes-play = Play { $about }
option-no-play = Leave it there
option-yes-set-aside = Set { $about } aside
option-no-set-aside = Keep { $about }

option-done-action-phase = Go on to buying
option-done-buy-phase = End the turn
option-done-discard = { $chosen ->
    [0] Discard nothing
   *[other] That is all: discard { $chosen }
}
option-done-play-twice = Play nothing
option-done-react-to-attack = Do not react
option-done-resolve = Use none
option-done-save = { $chosen ->
    [0] Leave them all
   *[other] That is all
}
option-done-shuffle-in = { $chosen ->
    [0] Shuffle nothing in
   *[other] That is all: shuffle { $chosen } in
}
option-done-topdeck = Put nothing there
option-done-trash = { $chosen ->
    [0] Trash nothing
   *[other] That is all: trash { $chosen }
}

## What happened

event-turn = { $who ->
    [you] Your turn { $turn }
   *[other] { $name }, turn { $turn }
}
event-play = { $who ->
    [you] You play { $card }
   *[other] { $name } plays { $card }
}
event-buy = { $who ->
    [you] You buy { $card }
   *[other] { $name } buys { $card }
}
event-gain = { $who ->
    [you] You gain { $card }{ gained-to }
   *[other] { $name } gains { $card }{ gained-to }
}
gained-to = { $to ->
    [hand] {" "}into the hand
    [deck] {" "}onto the deck
   *[discard] {""}
}
event-draw = { $seen ->
    [open] { $who ->
        [you] You draw { $cards }
       *[other] { $name } draws { $cards }
    }
   *[hidden] { $who ->
        [you] You draw { count-cards }
       *[other] { $name } draws { count-cards }
    }
}
count-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
event-look = { $seen ->
    [open] { $who ->
        [you] You look at { $cards }
       *[other] { $name } looks at { $cards }
    }
   *[hidden] { $who ->
        [you] You look at { count-cards }
       *[other] { $name } looks at { count-cards }
    }
}
event-reveal = { $count ->
    [0] { $who ->
        [you] You reveal an empty hand
       *[other] { $name } reveals an empty hand
    }
   *[other] { $who ->
        [you] You reveal { $cards }
       *[other] { $name } reveals { $cards }
    }
}
event-topdeck = { $seen ->
    [open] { $who ->
        [you] You put { $cards } on top of your deck
       *[other] { $name } puts { $cards } on top of the deck
    }
   *[hidden] { $who ->
        [you] You put { count-cards } on top of your deck
       *[other] { $name } puts { count-cards } on top of the deck
    }
}
event-trash = { $who ->
    [you] You trash { $cards }
   *[other] { $name } trashes { $cards }
}
event-discard = { $seen ->
    [open] { $who ->
        [you] You discard { $cards }
       *[other] { $name } discards { $cards }
    }
   *[hidden] { $who ->
        [you] You discard { count-cards }, { $top } on top
       *[other] { $name } discards { count-cards }, { $top } on top
    }
}
event-set-aside = { $who ->
    [you] You set { $card } aside
   *[other] { $name } sets { $card } aside
}
event-exchange = { $who ->
    [you] You exchange { $card } for { $to }
   *[other] { $name } exchanges { $card } for { $to }
}
event-shuffle = { $who ->
    [you] You shuffle
   *[other] { $name } shuffles
}
event-clean-up = { $who ->
    [you] You end the turn
   *[other] { $name } ends the turn
}
event-game-over = The game is over
