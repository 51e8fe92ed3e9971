### The Lowlands: what is asked, offered and told. Tiles, terrain and resources are in lowlands-tiles.ftl.

game-lowlands = The Lowlands
    .text = Raise sheep behind a dike that you build together, or not. Three high tides, then the storm surge.

lab-round = Half-stage

## Bots

bot-shepherd = Shepherd
    .text = Looks a little ahead, and goes for whatever pays.
bot-shepherd-dike = Shepherd on the dike
    .text = Looks a little ahead, and builds the dike.
bot-shepherd-sheep = Shepherd with a flock
    .text = Looks a little ahead, and lives from sheep.
bot-shepherd-tiles = Shepherd and builder
    .text = Looks a little ahead, and builds many tiles.
bot-berta = Berta
    .text = Fond of her sheep: fences in pastures, and is often at the market.
bot-bruno = Bruno
    .text = Builds wherever he can, and ends up with the most tiles.
bot-frieda = Frieda
    .text = Looks after the dike, and is usually ahead there.

## Phases and action spaces

phase-turn-of-the-tide = Turn of the tide
phase-work = Work
phase-upkeep = Upkeep
phase-income = Upkeep
phase-high-tide = High tide
phase-storm-surge = Storm surge
phase-over = The end

space-build = Farm expansion
    .text = Build one open tile: its level is at most your action value. Hand in its resources (2 of one type may stand for 1 of another) and lay it on a free space with its terrain. A building takes a house from the income board and its sides are fences. Each action point that is left draws a card. Each laborer here saves 1 resource of your choice.
space-dike = Dike
    .text = Store 1 resource for each action point. Until a dike segment is complete all must be of one type, and the next segment needs another type. Each resource is a step on the dike track. Points that are left draw cards. Then ask another player to co-build: whoever accepts may store as many as you did, and gives you 1 step. Each laborer here adds 1 action point.
space-fences = Fences
    .text = For each action point build a fence (1 resource, all of one type) or move one. In between a pasture may be open; in the end all sheep must be housed. Points that are left draw cards. Each laborer here adds 1 action point.
space-sheep = Sheep
    .text = Buy sheep from one row of the market, or sell sheep to one row: 1 for each action point, at the sheep price. Points that are left draw cards. A laborer here makes each sheep 1 coin cheaper, or worth 1 coin more when you sell. One laborer is enough.
space-draw = Cards
    .text = Draw 1 resource card for each action point: first open ones, then hidden ones. Each laborer here adds 1 card.

## Goods, and what the income board shows

good-coins = Coins
    .one = 1 coin
    .many = coins
good-cards = Resource cards
    .one = 1 resource card
    .many = resource cards
good-sheep = Sheep
    .one = 1 sheep
    .many = sheep
good-steps = Dike steps
    .one = 1 dike step
    .many = dike steps
good-laborer = A laborer move
    .one = a laborer move
    .many = laborer moves
good-fences = Free fences
    .one = 1 free fence
    .many = free fences
good-moves = Fence moves
    .one = 1 fence move
    .many = fence moves
good-farmer = The token “farmer +2”
    .one = the token “farmer +2”
    .many = tokens “farmer +2”

gives-card = card
gives-coin = coin
gives-card-or-coin = card/coin
gives-laborer = laborer

## The table

letter-wood = W
letter-clay = C
letter-stone = S

flood-now = Flood { $flood }
dike-now = Dike { $dike }:
verdict-holds = holds
verdict-safe = holds, at high tide as well
verdict-holds-now = holds, { $later } short at high tide
verdict-short = { $missing } short
verdict-short-later = { $missing } short, { $later } at high tide
up-to = up to { $most }
store = Store
store-empty = empty
market = Market
value = Value
value-now = Value: dike { $dike }, sheep { $sheep }
value-short = Value { $dike }/{ $sheep }
display = Open
hand = Hand
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
sheep-of = Sheep { $sheep }/{ $room }
cards-in-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dike-place = Dike { $points } ({ $steps })
breaches = { $count ->
    [one] { $count } breach
   *[other] { $count } breaches
}
farmers = Farmers
farmers-none = –
laborers = Laborers
laborers-reserve = 1 waiting
plus-two = farmer +2
income = Income
name-heading = Tile
level-heading = Lv
cost-heading = Cost
points-heading = Pt
effect-heading = Effect
stage-of = Stage { $stage }/3
facts-of-tile = { $kind } · level { $level } · costs { $cost } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
on-terrain = on { $terrain }
nothing = nothing

legend-sea = Water: { $flood } already there, { $sure } sure to come, { $maybe } possible; dike: { $built } built, { $next } next segment
legend-lines = c1/c2 is the line between c1 and c2, a1|b1 between a1 and b1; /c1 above c1, c4/ below c4, |a2 left of a2, e2| right of e2
legend-track = Dike 3 (6): 3 dike points, 6 steps. On the track { $token } are progress tokens; of several markers on one space the first is on top
legend-income = On the income board { $fence } are fences and { $house } houses, { $free } is uncovered; what is printed behind them counts once all are gone
legend-help = ?a05 or ?hedge explains a tile, ?sheep an action, ?token the progress tokens
legend-first = first player

tokens-heading = Progress tokens, from the start of the dike track
    .text = Whoever reaches or passes one chooses at once, every time and also when co-building.
token-line = Step { $step }: { $first } or { $second }

## Score sheet

score-special = Special points
score-sheep = Sheep
score-dike = Dike
score-tiles = Buildings and features
score-coins = Coins
score-resources = Resources
part-tile = { $tile }
part-storm = Noted in the storm surge
part-pairs = Cards: { $count }, 1 for every 2

## Cells, lines and market rows, as they are called

cell-0 = a1
cell-1 = b1
cell-2 = c1
cell-3 = d1
cell-4 = e1
cell-5 = a2
cell-6 = b2
cell-7 = c2
cell-8 = d2
cell-9 = e2
cell-10 = a3
cell-11 = b3
cell-12 = c3
cell-13 = d3
cell-14 = e3
cell-15 = a4
cell-16 = b4
cell-17 = c4
cell-18 = d4
cell-19 = e4

edge-0 = /a1
edge-1 = /b1
edge-2 = /c1
edge-3 = /d1
edge-4 = /e1
edge-5 = a1/a2
edge-6 = b1/b2
edge-7 = c1/c2
edge-8 = d1/d2
edge-9 = e1/e2
edge-10 = a2/a3
edge-11 = b2/b3
edge-12 = c2/c3
edge-13 = d2/d3
edge-14 = e2/e3
edge-15 = a3/a4
edge-16 = b3/b4
edge-17 = c3/c4
edge-18 = d3/d4
edge-19 = e3/e4
edge-20 = a4/
edge-21 = b4/
edge-22 = c4/
edge-23 = d4/
edge-24 = e4/
edge-25 = |a1
edge-26 = a1|b1
edge-27 = b1|c1
edge-28 = c1|d1
edge-29 = d1|e1
edge-30 = e1|
edge-31 = |a2
edge-32 = a2|b2
edge-33 = b2|c2
edge-34 = c2|d2
edge-35 = d2|e2
edge-36 = e2|
edge-37 = |a3
edge-38 = a3|b3
edge-39 = b3|c3
edge-40 = c3|d3
edge-41 = d3|e3
edge-42 = e3|
edge-43 = |a4
edge-44 = a4|b4
edge-45 = b4|c4
edge-46 = c4|d4
edge-47 = d4|e4
edge-48 = e4|

row-0 = 1
row-1 = 2
row-2 = 3
row-3 = 4
row-4 = 5
row-5 = 6

## Prompts

prompt-place-farmer = Which farmer do you place?
prompt-pass = None of your farmers can do anything
prompt-use-farmer-token = Farmer { $farmer }: use your token “farmer +2”?
prompt-choose-space = Farmer { $farmer }, action value { $value }: which action?
prompt-build = Which tile do you build? (action value { $value })
prompt-build-feature = You may build a feature right away, with action value { $value }
prompt-build-on = { $tile }: which space do you build it on?
prompt-save = The price is{ cost }. Your laborer saves you one: which?
prompt-pay = { $may ->
    [yes] To pay:{ cost }. Give 2 of a type in place of 1?
   *[no] To pay:{ cost }. Which 2 cards stand for 1 that you lack?
}
prompt-pay-for = To pay:{ cost }. What do 2 { $resource } stand for?
cost = { $wood ->
    [0] {""}
   *[other] {" "}{ $wood } wood
}{ $clay ->
    [0] {""}
   *[other] { $wood ->
        [0] {""}
       *[other] ,
    } { $clay } clay
}{ $stone ->
    [0] {""}
   *[other] { $wood ->
        [0] { $clay ->
            [0] {""}
           *[other] ,
        }
       *[other] ,
    } { $stone } stone
}
prompt-draw = Draw { $left ->
    [one] a card: an open one, or the hidden one?
   *[other] { $left } cards: open ones first, then hidden ones
}
prompt-leftover-coins = { $left ->
    [one] { $left } action point is unused
   *[other] { $left } action points are unused
}: how many coins do you take, instead of cards?
prompt-store = { $may ->
    [yes] Store another resource? (up to { $left } more)
   *[no] Store which resource? (up to { $left })
}
prompt-offer-co-building = You stored { $count }. Who do you ask to co-build?
prompt-co-build = { $by } stored { $count }: do you co-build? (up to { $count })
prompt-set-fence = Where do you put a fence? ({ $left ->
    [one] { $left } point
   *[other] { $left } points
} left)
prompt-fence-from = Where does this fence come from?
prompt-take-fence = { $left ->
    [one] Take away { $left } fence, for the one you moved
   *[other] Take away { $left } fences, for those you moved
}
prompt-progress-token = A progress token: choose one
prompt-trade = Buy or sell sheep? (up to { $points })
prompt-buy-row = Which row of the market do you buy from? ({ price-each }, up to { $left })
prompt-sell-row = Which row of the market do you sell to? ({ price-each }, up to { $left })
prompt-buy-count = How many sheep do you buy from row { $row }, { price-each }?
prompt-sell-count = How many sheep do you sell to row { $row }, { price-each }?
prompt-buy-from-supply = Buy sheep from the supply, { price-each }?
prompt-sell-to-supply = Sell sheep to the supply, { price-each }?
price-each = { $price ->
    [0] for free
    [one] { $price } coin each
   *[other] { $price } coins each
}
prompt-move-laborer = { $may ->
   *[yes] You may move a laborer or bring in your second one, now or never
}
prompt-place-laborer = Which action gets the laborer?
prompt-income = Income: a card or a coin?
prompt-discard = At most 8 cards: discard { $left ->
    [one] { $left } card
   *[other] { $left } cards
}
prompt-swap = Swap a card for an open one? (up to { $left })
prompt-swap-for = Which card do you take for 1 { $resource }?

## Options

option-farmer-place-farmer = Place farmer { $thing }
option-done-pass = Set the lowest one aside
option-yes-use-farmer-token = Use it: action value +2
option-no-use-farmer-token = Keep it

option-space-build = Build a farm expansion{ $build ->
    [0] {""}
   *[other] {" "}(fee { $build })
}
option-space-dike = Build on the dike{ $dike ->
    [0] {""}
   *[other] {" "}(fee { $dike })
}
option-space-fences = Build and move fences{ $fences ->
    [0] {""}
   *[other] {" "}(fee { $fences })
}
option-space-sheep = Buy or sell sheep{ $sheep ->
    [0] {""}
   *[other] {" "}(fee { $sheep })
}
option-space-draw = Draw cards{ $draw ->
    [0] {""}
   *[other] {" "}(fee { $draw })
}
option-space-move-laborer = Move the laborer from { $thing }
option-space-place-laborer = { $thing }
option-laborer-move-laborer = Bring in the second laborer
option-done-move-laborer = Leave them where they are

option-tile-build = Build { $thing }{ paid-for-tile }
option-tile-build-feature = Build { $thing }{ paid-for-tile }
paid-for-tile = { $paid ->
    [free] , free
    [open] {""}
   *[told] {" "}for { $pays }
}
option-done-build-feature = Build nothing
option-cell-build-on = Build on { $thing }
option-resource-save = Save { $one }{ $paid ->
    [free] , pay nothing
    [open] {""}
   *[told] , pay { $pays }
}
option-done-pay = Pay exactly this
option-resource-pay = Give 2 { $thing } for 1
option-resource-pay-for = For { $one }

option-resource-draw = Take { $thing }
option-deck-draw = Draw hidden ({ $left })
option-count-leftover-coins = { $thing ->
    [0] No coins
    [one] { $thing } coin
   *[other] { $thing } coins
}

option-resource-store = { $paid ->
    [told] Store { $one } for { $pays }
    [open] Store { $one } for 2 of another kind
   *[own] Store { $one }
}
option-done-store = Store no more
option-seat-offer-co-building = Ask { $thing }
option-market-offer-co-building = Ask the market (1 coin)
option-yes-co-build = Co-build
option-no-co-build = Decline

option-edge-set-fence = { $thing }
option-done-set-fence = No more fences
option-resource-fence-from = A new one, { $paid ->
    [free] free instead of { $one }
    [own] for { $one }
    [told] for { $pays } instead of { $one }
   *[open] for 2 of another kind instead of { $one }
}
option-good-fence-from = A new one, free
option-move-fence-from = Move one from elsewhere
option-edge-take-fence = Take { $thing }

option-good-coins = Take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
option-good-cards = Take { $cards ->
    [one] { $cards } resource card
   *[other] { $cards } resource cards
}
option-good-sheep = Take { $sheep ->
    [one] { $sheep } sheep
   *[other] { $sheep } sheep
}
option-good-steps = Advance { $steps ->
    [one] { $steps } dike step
   *[other] { $steps } dike steps
}
option-good-laborer = Move a laborer{ $laborer ->
    [one] {""}
   *[other] , { $laborer } times
}
option-good-fences = Build { $fences ->
    [one] { $fences } fence
   *[other] up to { $fences } fences
} for free
option-good-moves = Move { $moves ->
    [one] { $moves } fence
   *[other] up to { $moves } fences
}
option-good-farmer = { $farmer ->
   *[other] Take the token “farmer +2”
}

option-buy-trade = Buy, { $buy ->
    [one] { $buy } coin each
   *[other] { $buy } coins each
}
option-sell-trade = Sell, { $sell ->
    [one] { $sell } coin each
   *[other] { $sell } coins each
}
option-row-buy-row = Buy from row { $thing }
option-row-sell-row = Sell to row { $thing }
option-done-buy-row = Buy no more
option-done-sell-row = Sell no more
option-count-buy-count = Buy { $thing } sheep
option-count-sell-count = Sell { $thing } sheep
option-count-buy-from-supply = { $thing ->
    [0] Buy none
   *[other] Buy { $thing } sheep
}
option-count-sell-to-supply = { $thing ->
    [0] Sell none
   *[other] Sell { $thing } sheep
}

option-resource-discard = Discard { $thing }
option-resource-swap = Give { $thing }
option-resource-swap-for = Take { $thing }
option-done-swap = Swap nothing

## Between two work phases, scene by scene

sequence-stage = Stage { $stage }: upkeep and tides
gain-coin = { $count ->
    [one] coin
   *[other] coins
}
gain-sheep = { $count ->
   *[other] sheep
}
gain-card = { $count ->
    [one] hidden card
   *[other] hidden cards
}
gain-wood = wood
gain-clay = clay
gain-stone = { $count ->
   *[other] stone
}
gain-breach = { $count ->
    [one] dike breach token
   *[other] dike breach tokens
}
gain-step = { $count ->
    [one] step on the dike track
   *[other] steps on the dike track
}
gain-points = { $count ->
    [one] special point
   *[other] special points
}

## What happened

event-phase = { $stage ->
    [4] { $phase }
   *[other] Stage { $stage }: { $phase }
}
event-flood = Flood card { $value }: the water rises to { $flood }
event-place = { $who ->
    [you] You, farmer { $farmer }: { $space }
   *[other] { $name }, farmer { $farmer }: { $space }
}
event-pass = { $who ->
    [you] You set a farmer aside
   *[other] { $name } sets a farmer aside
}
event-build = { $who ->
    [you] You build { $tile } on { $cell }
   *[other] { $name } builds { $tile } on { $cell }
}
    .row = { $tile } on { $cell }
event-reveal-tile = { $tile } is revealed
    .row = {""}
event-hand-in = { $who ->
    [you] You hand in { $resource }
   *[other] { $name } hands in { $resource }
}
    .row = {" "}−{ $resource }
event-draw = { $seen ->
    [open] { $who ->
        [you] You draw { $cards }
       *[other] { $name } draws { $cards }
    }
   *[hidden] { $who ->
        [you] You draw { hidden-cards }
       *[other] { $name } draws { hidden-cards }
    }
}
    .row = {" "}+{ $seen ->
        [open] { $cards }
       *[hidden] { $count ->
            [one] { $count } hidden card
           *[other] { $count } hidden cards
        }
    }
hidden-cards = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
}
event-take = { $who ->
    [you] You take { $resource }
   *[other] { $name } takes { $resource }
}
    .row = {" "}+{ $resource }
event-swap = { $who ->
    [you] You swap { $resource } for { $to }
   *[other] { $name } swaps { $resource } for { $to }
}
    .row = { $resource } for { $to }
event-shuffle = The resource cards are shuffled
    .row = cards shuffled
event-pay-coins = { $who ->
    [you] You pay { $good }
   *[other] { $name } pays { $good }
}
    .row = {" "}−{ $good }
event-get-coins = { $who ->
    [you] You get { $good }
   *[other] { $name } gets { $good }
}
    .row = {" "}+{ $good }
event-get-sheep = { $who ->
    [you] You get { $good }
   *[other] { $name } gets { $good }
}
    .row = {" "}+{ $good }
event-farmer-token = { $who ->
    [you] You now have the token “farmer +2”
   *[other] { $name } now has the token “farmer +2”
}
    .row = farmer +2
event-store = { $who ->
    [you] You store { $resource }
   *[other] { $name } stores { $resource }
}
    .row = { $resource } stored
event-segment = A dike segment is complete: the dike is now { $length } long
    .row = dike { $length } long
event-step = { $who ->
    [you] You advance to step { $steps } of the dike track
   *[other] { $name } advances to step { $steps } of the dike track
}
    .row = dike track +{ $count } (to { $steps })
event-progress-token = { $who ->
    [you] You choose { $good } from a progress token
   *[other] { $name } chooses { $good } from a progress token
}
    .row = progress token
event-offer-co-building = { $who ->
    [you] You ask { $to } to co-build
   *[other] { $whom ->
        [you] { $name } asks you to co-build
       *[other] { $name } asks { $to } to co-build
    }
}
event-decline-co-building = { $who ->
    [you] { $fits ->
        [yes] You decline
       *[no] Nothing you have fits
    }
   *[other] { $name } declines
}
    .row = { $fits ->
        [yes] declined
       *[no] nothing fits
    }
event-market-card = The market reveals { $resource }
    .row = market reveals { $resource }
event-market-store = The market stores { $resource }
    .row = market stores { $resource }
event-build-fence = { $who ->
    [you] You fence { $edge }
   *[other] { $name } fences { $edge }
}
    .row = { $count ->
        [one] { $count } fence
       *[other] { $count } fences
    }
event-move-fence = { $who ->
    [you] You move fences to { $edge }
   *[other] { $name } moves fences to { $edge }
}
    .row = { $count } moved
event-take-fence = { $who ->
    [you] You take fences from { $edge }
   *[other] { $name } takes fences from { $edge }
}
    .row = {""}
event-enclose = { $who ->
    [you] Your pastures now cover { $cell }
   *[other] { $name }'s pastures now cover { $cell }
}
    .row = {" "}around { $cell }
event-laborer = { $second ->
    [1] { $who ->
        [you] You bring in your second laborer: { $space }
       *[other] { $name } brings in the second laborer: { $space }
    }
   *[other] { $who ->
        [you] You move a laborer: { $space }
       *[other] { $name } moves a laborer: { $space }
    }
}
    .row = laborer: { $space }
event-buy-sheep = { $who ->
    [you] You buy { some-sheep } for { for-coins }
   *[other] { $name } buys { some-sheep } for { for-coins }
}
    .row = {" "}+{ $good } { $coins ->
        [0] for free
       *[other] −{ $some-coins }
    }
event-sell-sheep = { $who ->
    [you] You sell { some-sheep } for { for-coins }
   *[other] { $name } sells { some-sheep } for { for-coins }
}
    .row = {" "}−{ $good } { $coins ->
        [0] for free
       *[other] +{ $some-coins }
    }
some-sheep = { $count ->
   *[other] { $count } sheep
}
for-coins = { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}
event-breed = { $who ->
    [you] You: { $good } born
   *[other] { $name }: { $good } born
}
event-first-player = { $who ->
    [you] You are first player
   *[other] { $name } is first player
}
event-dike-holds = The dike holds: flood { $flood }, dike { $length }
event-dike-breaks = The dike breaks: flood { $flood }, dike { $length }
event-breaches = { $who ->
    [you] You take { breach-tokens }
   *[other] { $name } takes { breach-tokens }
}
breach-tokens = { $count ->
    [one] { $count } dike breach token
   *[other] { $count } dike breach tokens
}
event-drop-breaches = { $who ->
    [you] You discard { breach-tokens }
   *[other] { $name } discards { breach-tokens }
}
event-special-points = { $who ->
    [you] You score { $count ->
        [one] { $count } special point
       *[other] { $count } special points
    }
   *[other] { $name } scores { $count ->
        [one] { $count } special point
       *[other] { $count } special points
    }
}
event-lose-sheep = { $who ->
    [you] { $count ->
        [0] You pay { for-coins }
       *[other] You lose { some-sheep } and pay { for-coins }
    }
   *[other] { $count ->
        [0] { $name } pays { for-coins }
       *[other] { $name } loses { some-sheep } and pays { for-coins }
    }
}
event-game-over = The game is over

## What tiles do, in a few words

short-f01 = 1 sheep; own pasture +1 each
short-f02 = end: 3 per empty neighbor
short-f03 = nothing but points
short-f04 = income: 1 coin
short-f05 = outside: income 1 coin
short-f06 = inside: neighbors +1 sheep
short-f07 = inside: houses 2 sheep
short-f08 = breeds like 1 sheep more
short-f09 = draw 2 cards
short-f10 = draw 3 cards
short-f11 = end: 1 per bush, tree space
short-f12 = outside, end: 2 per neighbor
short-f13 = sell up to 2 at price +1
short-f14 = 2 dike steps
short-f15 = open neighbors: 1 sheep each
short-f16 = move up to 3 fences
short-a01 = tile, fences: 1 wood less
short-a02 = tile, fences: 1 clay less
short-a03 = tile, fences: 1 stone less
short-a04 = farmer 2 acts as 3
short-a05 = dike action: +1 point
short-a06 = draw action: +1 card
short-a07 = first new fence is free
short-a08 = second farmer: 1 coin less
short-a09 = swap 2 cards a work phase
short-a10 = 1 coin for co-building
short-a11 = laborer move
short-a12 = coins for unused points
short-s01 = upkeep: sell 1 at price +1
short-s02 = houses 3 sheep
short-s03 = pasture neighbors +1 sheep
short-s04 = upkeep: buy 1 for 1 coin
short-s05 = features house +1 sheep
short-s06 = sheep sold bring +1 coin
short-s07 = breeding: 1 sheep more
short-s08 = income: 1 coin per 4 sheep
short-s09 = 1 sheep; houses 2 sheep
short-s10 = trade in 2 market rows
short-s11 = largest pasture +3 sheep
short-s12 = pastures of 4 or more +1
short-w01 = 4 coins; end: 1 per 4 coins
short-w02 = 3 steps; end: 2 per 3 points
short-w03 = 2 fences; end: 3 per pasture
short-w04 = a feature; end: 2 per feature
short-w05 = end: drops up to 6 breaches
short-w06 = 1 sheep; end: 1 per 4 sheep

## The board in the browser

board-tabs = Parts of the board
board-tab-sea = Dike
board-tab-farm = Farm
board-tab-market = Market
board-tab-players = Players
board-tab-asks = there is something to pick here
board-others = The others
board-laid-farm = Farm
board-dike-against = Dike { $dike }, flood { $flood }:
board-sea = Sea and dike
    .text = The number at the water tells how many flood pieces lie in the sea, the one on the dike how many it holds back. The flood cards, on the upper right, tell how many more come: hidden ones show how many at least and at most. The dashed line is where the water may stand at high tide.
board-flood-cards = Flood cards: { $cards }. There are { $most } flood pieces.
board-forecast = Flood at high tide: { $least } to { $most }.
board-course = Stages
    .text = Three stages, each with turn of the tide, work, upkeep, work, upkeep, high tide. At the turn of the tide 3 flood cards are laid out and the first is revealed; each upkeep reveals another. In a work phase everybody places three farmers, in turn. At high tide the dike is checked: if it is at least as long as the flood, it holds. After the third high tide the storm surge ends the game.
board-value = Value track
    .text = The upper number is what a dike point is worth at the end, the lower one the price of a sheep, now and at the end. A dike that holds at high tide moves the marker to the right, one that breaks moves it to the left.
board-store = Material store
    .text = Each resource stored is a step on the dike track. When a row is full, a dike segment is built. A row that was begun must be filled before another; the next segment needs another resource.
board-stored = { $name }: { $count } of { $spaces } stored
board-track = Dike track
    .text = Each resource stored is a step; the numbers are dike points. If the dike holds at high tide, you get a coin for each dike point that you are ahead of the last player. If it breaks, you take a breach token for each point that you are behind the first. Of markers on one space the upper one is ahead; the leader becomes first player.
board-tokens = Progress tokens
    .text = Whoever reaches or passes one chooses one of both at once, every time and also when co-building.
board-token = Progress token: { $first } or { $second }
board-area = { $points ->
    [one] { $points } dike point
   *[other] { $points } dike points
}
board-standing = { $name }: { $points ->
    [one] { $points } dike point
   *[other] { $points } dike points
}, step { $steps }
board-market = Sheep market
    .text = A sheep action buys sheep from one row or sells sheep to the free places of one row. After each upkeep the market is set up again as at the beginning.
board-price = price { $count }
board-row = Row { $row }: { $sheep ->
   *[other] { $sheep } sheep
}, { $free ->
    [one] { $free } free place
   *[other] { $free } free places
}
board-cards = Resource cards
    .text = The open cards and the deck. Whoever draws takes open cards first, as many as they like, then hidden ones. Then the open cards are filled up to four.
board-discards = Discard pile
    .text = When the deck is empty, the discarded cards are shuffled and become the new deck.
board-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-discard = Discarded: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-tiles = Farm expansions
board-stack = { $count } more in the stack
board-level = level { $level }
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-farm-of = { $who ->
    [you] Your farm
   *[other] { $name }'s farm
}
board-my-farm = Back to my farm
board-pasture = Pasture
board-meadow = free, no terrain
board-pastures = Pastures: { $cells }
board-farmers = Farmers
    .text = Place a farmer on one of the five actions of your farm: its number is the action value. A space may be used again, for 1 coin for each of your farmers there. Laborers stay where they are and improve that action.
board-farmer = Farmer { $value }
board-farmer-placed = Farmer { $value }, already placed
board-last-space = Last action: { $space }
board-farmers-left = Farmers left: { $values }
board-reserve = The second laborer, not yet in play
    .text = Comes into play with a laborer move: from the income board, a progress token or a tile. Then it improves the action where it stands.
board-plus-two = Token “farmer +2”
    .text = Once, when you place a farmer: its action value is 2 higher. Then the token is gone.
board-laborers-here = { $count ->
    [one] { $count } laborer
   *[other] { $count } laborers
}
board-farmers-here = { $count ->
    [one] { $count } farmer
   *[other] { $count } farmers
}
board-hand = Hand
    .text = Resources to build with. Two of a kind may always stand for one of another. At the turn of the tide everybody discards down to 8 cards.
board-exact = pay without asking
    .text = If you have what is due, it is paid at once. Without the check mark you are asked each time whether 2 of another kind should stand for 1.
board-too-many = { $count } too many for the turn of the tide
board-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
board-sheep = { $sheep ->
   *[other] { $sheep } sheep
}, room for { $room }
board-resources = Resources
    .text = Hand them in to build tiles and fences, or store them for the dike. Two of a type may always stand for one of another. At the end every 2 cards in hand are worth 1 point.
board-farm = Farmyard
    .text = Fences and the edge of a building enclose pastures, where each free space houses a sheep. A tile with a terrain must lie on a space that has it; other tiles lie on any free space. Two numbers in a pasture: how many sheep stand there, and how many find room.
board-own-cards = Cards in hand
    .text = Of the others one sees how many cards they hold, and which they took openly.
board-own-coins = Coins
    .text = Pay for sheep, and for a farmer where one of yours already works. At the end each is worth 1 point.
board-own-sheep = Sheep and places
    .text = How many sheep you have, and how many your farm has room for. At each upkeep every 2 sheep bring another, as far as there is room. At the end a sheep is worth its price.
board-own-breaches = Dike breach tokens
    .text = If the dike breaks in the storm surge, each costs 1 sheep; for a sheep that you do not have you pay its price. If the dike holds, they are gone.
board-income = Income
    .text = Each upkeep brings a card, and what is uncovered here. Building fences and houses takes them from the left; a part counts once all that covered it is gone. A laborer comes at once: move one, or bring in the second.
board-spare = Left to build: { $fences ->
    [one] { $fences } fence
   *[other] { $fences } fences
}, { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}

setup-flood = Flood cards
setup-beginner = First game
    .text = Without the flood card 6: the sea is a little milder.
setup-full = With all flood cards
    .text = Twelve cards from 1 to 6, as the rules say.

setup-tiles = Tiles
    .text = Some of the tiles that come with the package are our own proposals. Whoever has the printed game can enter its figures in a file and play with them.
setup-tiles-choose = Choose a tile file …
setup-tiles-fetch = Save the tiles of the package as a file
setup-tiles-forget = Without it
setup-tiles-usual = The tiles of the package are used.
setup-tiles-chosen = { $file } is used.
setup-tiles-large = A tile file may be at most { $size } kB.

## Who has won

won-dike = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
}; whoever is further ahead on the dike track wins, steps: { $values }
won-marker = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
}, on the same space of the dike track; the upper marker wins
