### Dominion: what is asked, offered and told. Cards and kingdoms are in dominion-cards.ftl
### and in a catalog for each further expansion.

game-dominion = Dominion
    .text = Build a deck, card by card, that buys more land than anyone else's. The base game, Hinterlands and the best of eight more expansions.

lab-round = Turn

## Bots

bot-bigmoney = Merchant
    .text = Buys money, then Provinces, and no Actions. A fair first opponent.
bot-bigmoney-card = Merchant ({ $thing })
    .pick = Merchant and a card
    .text = Buys money, Provinces and one card of your choice.
bot-berta = Berta
    .text = Loves to collect: one of every card, the expensive ones first.
bot-bruno = Bruno
    .text = Would rather buy Actions than money, and loves to play many of them.
bot-frieda = Frieda
    .text = Puts something by: Gold, Silver, and points in good time. Actions are not for her.

## The table

supply = Supply
trash = Trash
beside = Not in the supply
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
cost = costs { $price }
unknown-cards = { $count } unknown
empty-piles = { $count ->
    [one] { $count } pile is empty
   *[other] { $count } piles are empty
}
turn-number = Turn { $turn }

page-kingdom = kingdom
    .help = ?kingdom: the kingdom as text to send to a friend

## The board in the browser

board-cards = { $count ->
    [one] { $name }
   *[other] { $name }, { $count } times
}
board-pile = { $name }: { $count } left, costs { price }
board-order = Sort by
board-order-cost = cost
board-order-name = name
board-order-type = type
board-this-turn = This turn:
board-cheaper = Cards cost ${ $coins } less
board-provinces = { $count ->
    [0] No Provinces left
    [one] { $count } Province left
   *[other] { $count } Provinces left
}
board-empty = Empty piles: { $count } of { $ending }
board-trash = { $count ->
    [0] Trash, empty
    [one] Trash, { $count } card
   *[other] Trash, { $count } cards
}
board-others = The other players
board-laid-tokens = Tokens, States and Artifacts
board-laid-cards = All cards
board-acting = is deciding
board-in-play-of = In play: { $name }
board-hand = { $count ->
    [0] Hand: empty
    [one] Hand: { $count } card
   *[other] Hand: { $count } cards
}
board-deck = { $count ->
    [one] Deck, { $count } card: show all my cards
   *[other] Deck, { $count } cards: show all my cards
}
board-discard = { $count ->
    [one] Discard pile, { $count } card: look through it
   *[other] Discard pile, { $count } cards: look through it
}
board-my-cards = All my cards
board-my-discard = My discard pile
board-cards-of = All of { $name }'s cards
part-on-mat = { $mat }: { $count } × { $each }
part-landscape = { $landscape }
board-in-all = { $count } in total
board-landscapes = Next to the kingdom
board-stock = { $count } VP on it
board-face-down = { $count } face down
board-turned-over = { $count } turned over
board-token = { $token }: { $count }
board-turned = { $token }, face down
board-fan = { $count ->
    [one] { $name }: { $count } card
   *[other] { $name }: { $count } cards
}
board-below = { $name }: show the whole pile
board-top-first = the top card first
board-stays = stays in play
board-later = To come:
night-phase = Night phase

## Setting a table up in the browser

setup-way = How the kingdom is chosen
setup-sets = Recommended sets
setup-draw = Random
setup-own = My own ten
setup-expansions = From
setup-wanted = At least one of each
setup-unwanted = Without
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
setup-fill = Fill up at random
setup-clear = Clear
setup-share = Share as text
setup-copy = Copy
setup-copied = Copied
setup-paste = Paste the names of ten cards, with commas between them
setup-take = Use these
setup-copy-kingdom = Copy the kingdom as text
setup-favourite = Favorite
setup-favourites = Favorites
setup-lately = Recently played
setup-search-sets = Search sets, cards, expansions
setup-unknown-near = There is no { $name }: did you mean { $near }?
setup-no-pile = { $name } cannot be one of the ten piles.
setup-unknown = Unknown: { $names }
setup-not-ten = { $count ->
    [one] That is { $count } card, but it takes ten.
   *[other] That is { $count } cards, but it takes ten.
}

## How many, for the prompts below

how-many = { $exact ->
    [yes] { $chosen ->
        [0] { $left ->
            [one] a card
           *[other] { $left } cards
        }
       *[other] { $left ->
            [one] { $left } more card
           *[other] { $left } more cards
        }
    }
   *[no] { $max ->
        [one] a card, if you like
       *[other] up to { $max } cards
    }
}
so-far = { $exact ->
    [yes] {""}
   *[no] { $chosen ->
        [0] {""}
       *[other] {" "}({ $chosen } chosen)
    }
}

## What something costs

price = { $debt ->
    [0] ${ $cost }
   *[other] { $cost ->
        [0] { $debt } debt
       *[other] ${ $cost } and { $debt } debt
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
prompt-discard-shepherd = { $card }: discard Victory cards to draw 2 cards for each{ so-far }
prompt-discard-opulent-castle = { $card }: discard Victory cards for $2 each{ so-far }
prompt-discard-silos = { $card }: discard Coppers to draw as many cards{ so-far }
prompt-discard-hostelry = { $card }: discard Treasures to gain as many Horses{ so-far }
prompt-discard-earths-gift = { $card }: discard a Treasure to gain a card that costs up to $4?
prompt-discard-lookout = { $card }: discard one of the cards you look at
prompt-discard-suns-gift = { $card }: discard which of the cards you look at?{ so-far }
prompt-discard-fear = { $card }: discard an Action or a Treasure

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
prompt-trash-carpenter = { $card }: trash a card to gain one that costs up to $2 more
prompt-trash-donate = { $card }: trash as many cards as you like{ so-far }
prompt-trash-ducat = { $card }: trash a Copper?
prompt-trash-lookout = { $card }: trash one of the cards you look at
prompt-trash-pooka = { $card }: trash a Treasure to draw 4 cards?
prompt-trash-replace = { $card }: trash a card to gain one that costs up to $2 more
prompt-trash-upgrade = { $card }: trash a card to gain one that costs exactly $1 more

prompt-topdeck = { $card }: put { how-many } on top of your deck
prompt-topdeck-bureaucrat = { $card }: put a Victory card on top of your deck
prompt-topdeck-harbinger = { $card }: put a card from your discard pile on top of your deck?
prompt-topdeck-moons-gift = { $card }: put a card from your discard pile on top of your deck?
prompt-put-back = { $card }: put the cards back; the last one ends up on top ({ $left } left)
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
resolve-cause = { $moment ->
    [other-gain] { $by } gains { $about }
    [trash] You trash { $about }
    [trashes] You trash several cards
    [discard] You discard { $about }
    [discards] You discard several cards
   *[gain] You gain { $about }
}
prompt-resolve = { $may ->
    [yes] { resolve-cause }: use which ability?
   *[no] { resolve-cause }: which ability comes next?
}
prompt-resolve-bauble = { resolve-cause }. { $card }: put it onto your deck?
prompt-resolve-black-cat = { resolve-cause }. { $card }: play it from your hand?
prompt-resolve-charm = { resolve-cause }. { $card }: gain another card that costs the same?
prompt-resolve-exile = { resolve-cause }: discard all your copies of it from Exile?
prompt-resolve-faithful-hound = { resolve-cause }: set it aside until the turn ends?
prompt-resolve-falconer = { resolve-cause }. { $card }: play it from your hand?
prompt-resolve-fools-gold = { resolve-cause }. { $card }: trash it for a Gold onto your deck?
prompt-resolve-sailor = { resolve-cause }. { $card }: play it?
prompt-resolve-sheepdog = { resolve-cause }. { $card }: play it from your hand?
prompt-resolve-sleigh = { resolve-cause }. { $card }: discard it to put { $about } into your hand or onto your deck?
prompt-resolve-trader = { resolve-cause }. { $card }: reveal it to exchange { $about } for a Silver?
prompt-resolve-trail = { resolve-cause }: play it?
prompt-resolve-tunnel = { resolve-cause }: reveal it to gain a Gold?
prompt-resolve-village-green = { resolve-cause }: play it?
prompt-resolve-weaver = { resolve-cause }: play it?
prompt-react-to-attack = { $by } plays { $card }: do you react?
prompt-choose-mode = { $card }: choose one

prompt-night-phase = Night phase: play a Night card?
prompt-start-turn = { $may ->
    [yes] Your turn begins: use an ability?
   *[no] Your turn begins: what comes next?
}
prompt-start-buying = Your Buy phase begins: what comes next?
prompt-end-buying = Your Buy phase ends: use a card on your Tavern mat?
prompt-exchange = Clean-up: exchange a Traveller?
prompt-play-as = { $card }: follow its text, or a Way?
prompt-play-once = { $may ->
    [yes] { $card }: play a card from your hand?
   *[no] { $card }: play a card from your hand
}
prompt-play-once-mastermind = { $card }: play which Action card three times?
prompt-receive = { $card }: receive which Boon?
prompt-reveal = { $card }: reveal { how-many }{ $may ->
    [yes] ?
   *[no] {""}
}{ so-far }
prompt-reveal-encampment = { $card }: reveal a Gold or a Plunder so that it is not put back?
prompt-reveal-legionary = { $card }: reveal a Gold so that the others discard?
prompt-take = { $card }: take { how-many } into your hand{ so-far }
prompt-exile = { $card }: exile { how-many }{ so-far }
prompt-exile-banish = { $card }: exile cards of the same name{ so-far }
prompt-exile-cardinal = { $card }: exile one of the revealed cards
prompt-keep = { $card }: leave { how-many } in your discard pile?{ so-far }
prompt-pass = { $card }: pass { how-many } to the player on your left
prompt-pay = { $card }: pay for it?
prompt-pay-capital-city = { $card }: pay $2 to draw 2 cards?
prompt-use = { $card }: use it?
prompt-use-capital-city = { $card }: discard 2 cards for $2?
prompt-use-engineer = { $card }: trash it to gain another card that costs up to $4?
prompt-use-fellowship-of-scribes = { $card }: spend a Favor to draw a card?
prompt-use-order-of-masons = { $card }: spend a Favor to leave up to 2 cards out of the shuffle?
prompt-use-secret-cave = { $card }: discard 3 cards to get $3 next turn?
prompt-use-skys-gift = { $card }: discard 3 cards to gain a Gold?
prompt-use-town-crier = { $card }: rotate the Townsfolk?
prompt-mat = { $card }: put a card from your hand onto the mat
prompt-put-aside = { $card }: set an Action aside to play it next turn?
prompt-put-under = { $card }: put which Treasures below it?{ so-far }
prompt-replay = { $card }: play which card again?

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
option-card-end-buying = Use { $thing }
option-card-exchange = Exchange { $thing }
option-card-exile = Exile { $thing }
option-card-keep = Leave { $thing }
option-card-mat = Put { $thing } there
option-card-night-phase = Play { $thing }
option-card-pass = Pass { $thing }
option-card-play-as = { $thing } as it is
option-card-play-once = Play { $thing }
option-card-put-aside = Set { $thing } aside
option-card-put-under = Put { $thing } below it
option-card-replay = Play { $thing } again
option-card-reveal = Reveal { $thing }
option-card-start-turn = { $thing }
option-card-take = Take { $thing }
option-card-topdeck = Put { $thing } on the deck
option-card-trash = Trash { $thing }
option-pile-buy-phase = Buy { $thing } ({ price })
option-pile-gain = Gain { $thing } ({ price })
option-landscape = { $thing }
option-landscape-buy-phase = Buy { $thing } ({ price })
option-landscape-receive = Receive { $thing }
option-coffers-one = Spend 1 Coffers (+$1)
option-coffers-all = Spend all Coffers
option-villagers-one = Spend 1 Villager (+1 Action)
option-debt-one = Pay off 1 debt
option-debt-all = Pay off all the debt you can
option-treasures = Play all Copper, Silver, Gold

option-mode-cards = Draw 2 cards, +1 Action
option-mode-coins = +1 Buy, +$2
option-mode-silvers = Gain 2 Silvers
option-mode-card = Gain a card that costs up to $4
option-mode-draw-1 = Draw a card
option-mode-draw-2 = Draw 2 cards
option-mode-action = +1 Action
option-mode-buy = +1 Buy
option-mode-coin = +$1
option-mode-two-coins = +$2
option-mode-favor = +1 Favor
option-mode-cantrip = Draw a card, +1 Action
option-mode-fill-hand = Draw until you hold 6 cards
option-mode-sift-3 = Draw 3 cards, discard 3
option-mode-sift-5 = Draw 5 cards, discard 6
option-mode-silver = Gain a Silver
option-mode-duchy = Gain a Duchy
option-mode-estates = Gain 3 Estates
option-mode-curse = Gain a Curse into your hand
option-mode-discard = Discard 2 cards
option-mode-topdeck = This turn, you may put cards you gain onto your deck
option-mode-now = Now
option-mode-next-turn = At the start of your next turn
option-mode-replay = Play it again
option-mode-copy = Gain a copy of it
option-mode-trash-this = Trash this one
option-mode-trash-castle = Trash a Castle from your hand
option-mode-into-hand = Into your hand
option-mode-onto-deck = Onto your deck
option-mode-twin = With your next gain, another card of the same cost
option-mode-exile = Discard the copies from Exile

option-yes-play = Play { $about }
option-no-play = Leave it there
option-yes-set-aside = Set { $about } aside
option-no-set-aside = Keep { $about }

option-done-action-phase = Go on to buying
option-done-buy-phase = { $ends ->
    [yes] End the turn
   *[no] Go on to the night
}
option-done-discard = { $chosen ->
    [0] Discard nothing
   *[other] That is all: discard { $chosen }
}
option-done-choose-mode = That is enough
option-done-end-buying = Use none
option-done-exchange = Exchange none
option-done-exile = { $chosen ->
    [0] Exile nothing
   *[other] That is all: exile { $chosen }
}
option-done-keep = { $chosen ->
    [0] Shuffle them all
   *[other] That is all
}
option-done-night-phase = End the turn
option-done-play-once = Play nothing
option-done-play-twice = Play nothing
option-done-put-aside = Set nothing aside
option-done-put-under = { $chosen ->
    [0] Put nothing there
   *[other] That is all
}
option-done-reveal = Reveal nothing
option-done-start-turn = Use none
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

## A turn when it ends

sequence-played = Played
sequence-gained = Gained
sequence-trashed = Trashed
sequence-clean-up = Clean-up

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
    .row = { $who ->
        [you] gain { $card }{ gained-to }
       *[other] gains { $card }{ gained-to }
    }
gained-to = { $to ->
    [hand] { $who ->
        [you] {" "}into your hand
       *[other] {" "}into their hand
    }
    [deck] { $who ->
        [you] {" "}onto your deck
       *[other] {" "}onto their deck
    }
    [set-aside] , set aside
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
    .row = { $seen ->
        [open] { $who ->
            [you] draw { $cards }
           *[other] draws { $cards }
        }
       *[hidden] { $who ->
            [you] draw { count-cards }
           *[other] draws { count-cards }
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
    .row = { $seen ->
        [open] { $who ->
            [you] look at { $cards }
           *[other] looks at { $cards }
        }
       *[hidden] { $who ->
            [you] look at { count-cards }
           *[other] looks at { count-cards }
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
    .row = { $count ->
        [0] { $who ->
            [you] reveal an empty hand
           *[other] reveals an empty hand
        }
       *[other] { $who ->
            [you] reveal { $cards }
           *[other] reveals { $cards }
        }
    }
event-topdeck = { $seen ->
    [open] { $who ->
        [you] You put { $cards } on top of your deck
       *[other] { $name } puts { $cards } on top of their deck
    }
   *[hidden] { $who ->
        [you] You put { count-cards } on top of your deck
       *[other] { $name } puts { count-cards } on top of their deck
    }
}
    .row = { $seen ->
        [open] { $who ->
            [you] put { $cards } onto your deck
           *[other] puts { $cards } onto their deck
        }
       *[hidden] { $who ->
            [you] put { count-cards } onto your deck
           *[other] puts { count-cards } onto their deck
        }
    }
event-trash = { $who ->
    [you] You trash { $cards }
   *[other] { $name } trashes { $cards }
}
    .row = { $who ->
        [you] trash { $cards }
       *[other] trashes { $cards }
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
    .row = { $seen ->
        [open] { $who ->
            [you] discard { $cards }
           *[other] discards { $cards }
        }
       *[hidden] { $who ->
            [you] discard { count-cards }, { $top } on top
           *[other] discards { count-cards }, { $top } on top
        }
    }
event-set-aside = { $who ->
    [you] You set { $card } aside
   *[other] { $name } sets { $card } aside
}
    .row = { $who ->
        [you] set { $card } aside
       *[other] sets { $card } aside
    }
event-exchange = { $who ->
    [you] You exchange { $card } for { $to }
   *[other] { $name } exchanges { $card } for { $to }
}
event-shuffle = { $who ->
    [you] You shuffle
   *[other] { $name } shuffles
}
    .row = { $who ->
        [you] shuffle
       *[other] shuffles
    }
event-clean-up = { $who ->
    [you] You end your turn
   *[other] { $name } ends their turn
}
event-buy-landscape = { $who ->
    [you] You buy { $landscape }
   *[other] { $name } buys { $landscape }
}
event-tokens = { $who ->
    [you] You get { $token }
   *[other] { $name } gets { $token }
}
    .row = { $who ->
        [you] get { $token }
       *[other] gets { $token }
    }
event-spend = { $who ->
    [you] You return { $token }
   *[other] { $name } returns { $token }
}
event-pay = { $who ->
    [you] You pay ${ $coins }
   *[other] { $name } pays ${ $coins }
}
event-take = { $who ->
    [you] You now have { $landscape }
   *[other] { $name } now has { $landscape }
}
event-return = { $who ->
    [you] You return { $landscape }
   *[other] { $name } returns { $landscape }
}
event-to-hand = { $seen ->
    [open] { $who ->
        [you] You take { $cards } into your hand
       *[other] { $name } takes { $cards } into their hand
    }
   *[hidden] { $who ->
        [you] You take { count-cards } into your hand
       *[other] { $name } takes { count-cards } into their hand
    }
}
    .row = { $seen ->
        [open] { $who ->
            [you] take { $cards } into your hand
           *[other] takes { $cards } into their hand
        }
       *[hidden] { $who ->
            [you] take { count-cards } into your hand
           *[other] takes { count-cards } into their hand
        }
    }
event-exile = { $who ->
    [you] You exile { $cards }
   *[other] { $name } exiles { $cards }
}
    .row = { $who ->
        [you] exile { $cards }
       *[other] exiles { $cards }
    }
event-mat = { $who ->
    [you] You set { $card } aside ({ $mat })
   *[other] { $name } sets { $card } aside ({ $mat })
}
event-call = { $who ->
    [you] You call { $card }
   *[other] { $name } calls { $card }
}
event-move = { $who ->
    [you] You move { $card }{ moved-to }
   *[other] { $name } moves { $card }{ moved-to }
}
event-put-back = { $who ->
    [you] You put { $card } back onto its pile
   *[other] { $name } puts { $card } back onto its pile
}
event-deck-to-discard = { $who ->
    [you] You put your deck onto your discard pile
   *[other] { $name } puts their deck onto their discard pile
}
event-hex = { $who ->
    [you] You receive { $landscape }
   *[other] { $name } receives { $landscape }
}
event-boon = { $who ->
    [you] You receive { $landscape }
   *[other] { $name } receives { $landscape }
}
event-rotate = { $who ->
    [you] You rotate { $pile }
   *[other] { $name } rotates { $pile }
}
moved-to = { $to ->
    [hand] { $who ->
        [you] {" "}into your hand
       *[other] {" "}into their hand
    }
    [deck] { $who ->
        [you] {" "}onto your deck
       *[other] {" "}onto their deck
    }
    [in_play] {" "}into play
    [set-aside] {" "}aside
    [trash] {" "}to the trash
   *[discard] { $who ->
        [you] {" "}to your discard pile
       *[other] {" "}to their discard pile
    }
}
event-journey = { $up ->
    [yes] { $who ->
        [you] You turn your Journey token face up
       *[other] { $name } turns their Journey token face up
    }
   *[no] { $who ->
        [you] You turn your Journey token face down
       *[other] { $name } turns their Journey token face down
    }
}
event-pass = { $seen ->
    [open] { $who ->
        [you] You pass { $card } to { $to }
       *[other] { $whom ->
            [you] { $name } passes you { $card }
           *[other] { $name } passes { $card } to { $to }
        }
    }
   *[hidden] { $who ->
        [you] You pass a card to { $to }
       *[other] { $name } passes a card to { $whom ->
            [you] you
           *[other] { $to }
        }
    }
}
event-game-over = The game is over

## Cards to be looked at

cards-debt = Debt
cards-does-cards = +Cards
cards-does-actions = +Actions
cards-does-coins = +Coins

## Who has won

won-turns = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the fewest turns decide ({ $values })
shared-turns = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
}, after as many turns ({ $values })
