### Farmers of the Moor: what is asked, offered and told. Its cards are in agricola-moor-cards.ftl.

## The board

space-infirmary = Infirmary
    .text = Take 1 food. Any number of people may be here. People from the bed can go nowhere else; in the next round they are healthy again.

special-cut-peat = Cut Peat
    .text = Remove 1 moor from your farmyard and take 3 fuel.
special-fell-trees = Fell Trees
    .text = Remove 1 forest from your farmyard and take 2 wood.
special-slash-and-burn = Slash and Burn
    .text = Exchange 1 forest in your farmyard for a field. It must border another field, if you have one. This is not plowing.
special-horse-market = Horse Market
    .text = Take 1 horse. With 2, 5 or 6 players it costs 1 food; in the solo game, what the card says.
special-hiring-fair = Hiring Fair
    .text = Take 1 food, or 2 food with 3 players; in the solo game, what the card says.
special-black-market = Black Market
    .text = Pay 1 fuel and play 1 minor improvement at its usual cost.
special-illicit-work = Illicit Work
    .text = Pay 1 food and 1 fuel and build 1 major improvement at its usual cost.

specialcard-clearing = The Clearing
specialcard-village = The Village
specialcard-heath = The Heath
specialcard-sawpit = The Saw Pit
specialcard-woodland = The Woodland
specialcard-back-yard = The Back Yard
specialcard-bog = The Bog
specialcard-horse-fair = The Horse Fair
specialcard-timber-yard = The Timber Yard
specialcard-alley = The Alley
specialcard-peat-cut = The Peat Cut
specialcard-burnt-ground = The Burnt Ground

cell-15 = x1
cell-16 = x2
cell-17 = y1
cell-18 = y2
edge-38 = x·1
edge-39 = x·2
edge-40 = x·3
edge-41 = x·4
edge-42 = x·5
edge-43 = y·1
edge-44 = y·2
edge-45 = y·3
edge-46 = y·4
edge-47 = y·5

phase-heating = Harvest: heating
score-horses = Horses

exchange-wood-for-fuel-0 = 1 wood: 1 fuel
kind-rule = Rule
card-wood-for-fuel = Wood for fuel
    .text = At any time you may turn 1 wood into 1 fuel.

## Prompts

prompt-cut-peat = Which moor do you cut?
prompt-fell-trees = Which forest do you fell?
prompt-slash-and-burn = Which forest do you burn down?
prompt-take-special = Take a special action card?
prompt-keep-special = Does the special action card stay for this round?
prompt-pay-to-keep-special = Pay 2 food to keep the special action card?
prompt-heat = Your house needs { $need } fuel. { $missing ->
    [0] How much do you burn?
   *[other] You are { $missing } short: what do you burn?
}
prompt-attach-extension = Where do you attach the farmyard extension?

## Options

option-special = { $thing }
option-bed = A person from the bed: Infirmary
option-heat = { $thing ->
    [0] Burn no fuel
   *[other] Burn { $thing } fuel
}
option-yes-keep-special = It stays
option-no-keep-special = Put it under the pile
option-yes-pay-to-keep-special = Pay 2 food
option-no-pay-to-keep-special = Discard it
option-done-take-special = Take none
option-eat-horse = Cook 1 horse
option-discard-horse = Let 1 horse go
option-discard-fuel = Return 1 fuel
option-extension = { $thing }

## Events

event-special = { $who ->
    [you] You: { $special }
   *[other] { $name }: { $special }
}
event-special-card = The special action card { $specialcard } is face up
event-bury-special = The special action card { $specialcard } goes under the pile
event-remove-moor = { $who ->
    [you] You cut the moor on { $cell }
   *[other] { $name } cuts the moor on { $cell }
}
    .row = moor { $cell }
event-remove-forest = { $who ->
    [you] You fell the forest on { $cell }
   *[other] { $name } fells the forest on { $cell }
}
    .row = forest { $cell }
event-burn-forest = { $who ->
    [you] You burn down the forest on { $cell }: it is now a field
   *[other] { $name } burns down the forest on { $cell }: it is now a field
}
    .row = forest { $cell } is a field
event-drain-moor = { $who ->
    [you] You drain the moor on { $cell }: it is now a field
   *[other] { $name } drains the moor on { $cell }: it is now a field
}
    .row = moor { $cell } is a field
event-put-forest = { $who ->
    [you] A forest for you on { $cell }
   *[other] A forest for { $name } on { $cell }
}
event-put-moor = { $who ->
    [you] A moor for you on { $cell }
   *[other] A moor for { $name } on { $cell }
}
event-heat = { $who ->
    [you] You heat your house: { fuel-burnt }
   *[other] { $name } heats the house: { fuel-burnt }
}
    .row = heating
fuel-burnt = { $fuel } fuel
event-bed = { $who ->
    [you] { $count ->
        [one] { $count } of your people is in bed
       *[other] { $count } of your people are in bed
    }
   *[other] { $count ->
        [one] { $count } of { $name }'s people is in bed
       *[other] { $count } of { $name }'s people are in bed
    }
}
    .row = { $count } in bed

## On the table

specials = Special actions
specials-held = { $name }, 2 food
specials-used = used
specials-next = next
heating = Heating takes { $need } fuel
heating-short = { $missing ->
    [0] (enough)
   *[other] ({ $missing } short)
}
in-bed = { $count } in bed
on-forests = forest
on-moors = moor
on-rooms = room
on-stables = stable
on-field = field
on-pasture = pasture
legend-moor = Farmers of the Moor: { $forest } forest  { $moor } moor  + another tile underneath  { $blocked } blocked space
on-nothing = empty

## Traveling cards and farm planners (M015 to M053)

prompt-card-peat-burn-off = Peat Burn-off: which moor becomes a field?
prompt-card-clear-felling = Clear Felling: which forest do you turn over to its moor side?
prompt-card-reforestation = Reforestation: where do you put the forest?
prompt-card-register-of-craftsmen = Register of Craftsmen: what do you build for 1 stone less?
prompt-card-peat-cutting-expedition = Peat-Cutting Expedition: which moor do you remove for 1 bonus point and 2 fuel?
prompt-card-farm-animal-market = Farm Animal Market: swap 2 sheep for 1 cattle and 1 horse?
prompt-card-livestock-market = Livestock Market: which animal do you swap for one of the next type?
prompt-card-peat-hut = Peat Hut: where do you add the wooden room?
prompt-card-nature-reserve = Nature Reserve: which forest or moor do you fence?
prompt-card-special-pasture = Special Pasture: which space do you fence?
prompt-card-deep-plow = Deep Plow: which space gets the moor?
prompt-card-wild-fields = Wild Fields: where do you put a field tile?
prompt-card-swamp = Swamp: where do you put the moor?
prompt-card-tree-nursery = Tree Nursery: where do you put the forest?
prompt-card-thicket = Thicket: which forest gets another one on top?
prompt-card-bog-forest = Bog Forest: which moor gets a forest on top?
prompt-card-forest-swamp = Forest Swamp: where do you put the forest?
prompt-card-surveyors-map = Surveyor's Map: where do you put the tile?
prompt-card-wedding-coach = Wedding Coach: does your family grow?
prompt-card-forest-hut = Forest Hut: which forest does the person stand on?
prompt-drain-moor = Which moor becomes a field?
prompt-renovate-or = Do you renovate, or use a card instead?
prompt-send-guest = Night Pasture: which of your animals stands there while everybody's animals breed?

option-done-send-guest = None

card-guest-on-night-pasture = Guest on the Night Pasture
    .text = 1 of your animals may stand on another player's Night Pasture. It does not count when you breed.

event-flip-forest = { $who ->
    [you] You turn over the forest on { $cell }: it is now a moor
   *[other] { $name } turns over the forest on { $cell }: it is now a moor
}
event-garden-path = { $who ->
    [you] You get the Garden Path marker
   *[other] { $name } gets the Garden Path marker
}
event-extend = { $who ->
    [you] You attach a farmyard extension to your farmyard
   *[other] { $name } attaches a farmyard extension
}
event-forest-hut = { $who ->
    [you] 1 of your people stands on the forest { $cell }
   *[other] 1 of { $name }'s people stands on the forest { $cell }
}

## Goods, food, crops, building resources, livestock (M093 to M131)

prompt-card-fallow-fields = Fallow Fields: which empty field gets 2 food?
prompt-card-butchers-block = Butcher's Block: which animal do you turn into food?
prompt-card-no-till-farming = No-Till Farming: which space do you discard the crops from?
prompt-card-alder-swamp = Alder Swamp: which good do you take?
prompt-card-wheelbarrow = Wheelbarrow: which building resource do you take?
prompt-card-cooperative-store = Cooperative Store: which building resource do you give?
prompt-card-cattle-stall = Cattle Stall: which animal waits on the space of round { $round }?

exchange-horse-butchery-0 = Horse Butchery: 2 horses for 5 food
exchange-grain-distillery-0 = Grain Distillery: 1 fuel and 1 grain for 5 food

event-put-food = { $card }: { $goods } on { $cell }
event-lose-crops = { $who ->
    [you] You return { $goods } from { $cell } to the supply
   *[other] { $name } returns { $goods } from { $cell } to the supply
}
event-fertilize = { $who ->
    [you] More grows on your farm: { $goods }
   *[other] More grows on { $name }'s farm: { $goods }
}
event-draw-start-card = { $who ->
    [you] You draw start card { $number }
   *[other] { $name } draws start card { $number }
}

## Actions boosters, points, goods (M054 to M092)

prompt-card-hay-wagon = Hay Wagon: build rooms or renovate?
prompt-card-hearth-brush = Hearth Brush: lay the Tiled Oven on top of the Stone Oven?
prompt-card-pastoral-letter = Pastoral Letter: lay the Village Church on top of the Well?
prompt-card-family-burial-plot = Family Burial Plot: which space gets the Tombstone marker?
prompt-card-land-parcel = Land Parcel: which space gets the forest?
prompt-card-administration = Administration: how much food do you swap for bonus points?
prompt-card-peat-sled = Peat Sled: how much fuel? 3 come in 2 rounds, 4 in 4, 5 in 7, 6 in 10.

option-count = { $thing }
exchange-peat-boat-0 = Peat Boat: 3 fuel for 2 wood
exchange-peat-boat-1 = Peat Boat: 3 fuel for 2 clay
exchange-peat-boat-2 = Peat Boat: 4 fuel for 2 reed
exchange-peat-boat-3 = Peat Boat: 4 fuel for 2 stone
exchange-peat-boat-4 = Peat Boat: 2 fuel for 1 grain
exchange-peat-boat-5 = Peat Boat: 3 fuel for 1 vegetable
exchange-bog-pony-0 = Bog Pony: lay a horse down for 2 fuel
exchange-routine-work-0 = Routine Work: 1 fuel instead of using the Joinery
exchange-routine-work-1 = Routine Work: 1 food instead of using the Joinery
exchange-routine-work-2 = Routine Work: 1 fuel instead of using the Pottery
exchange-routine-work-3 = Routine Work: 1 food instead of using the Pottery
exchange-routine-work-4 = Routine Work: 1 fuel instead of using the Basketmaker's Workshop
exchange-routine-work-5 = Routine Work: 1 food instead of using the Basketmaker's Workshop

event-block = { $who ->
    [you] Your space { $cell } is blocked from now on
   *[other] { $name }'s space { $cell } is blocked from now on
}
event-bury-fence = { $who ->
    [you] You put a fence from your supply there
   *[other] { $name } puts a fence from the supply there
}
event-move-up = { $who ->
    [you] You lay { $card } on top
   *[other] { $name } lays { $card } on top
}
event-lay-horse = { $who ->
    [you] { $count ->
        [one] { $count } of your horses is now lying down
       *[other] { $count } of your horses are now lying down
    }
   *[other] { $count ->
        [one] { $count } of { $name }'s horses is now lying down
       *[other] { $count } of { $name }'s horses are now lying down
    }
}

## Fuel tokens, hands, people in bed

prompt-change-cards = Exchange cards? Pick all those you give away; you draw as many of the same kinds.
option-card-change-cards = Give { $thing } away
option-done-change-cards = That is all
option-light-fireplace-2 = Light { option-card-fireplace-2 } for 1 fuel
option-light-fireplace-3 = Light { option-card-fireplace-3 } for 1 fuel
option-light-cooking-hearth-4 = Light { option-card-cooking-hearth-4 } for 1 fuel
option-light-cooking-hearth-5 = Light { option-card-cooking-hearth-5 } for 1 fuel
option-light-oriental-fireplace = Light { card-oriental-fireplace } for 1 fuel
option-light-horse-slaughterhouse = Light { card-horse-slaughterhouse } for 1 fuel
option-light-second-horse-slaughterhouse = Light the second { card-horse-slaughterhouse } for 1 fuel
option-light-cookhouse = Light { card-cookhouse } for 1 fuel
option-light-second-cookhouse = Light the second { card-cookhouse } for 1 fuel
option-light-open-grill = Light { card-open-grill } for 1 fuel
option-light-horse-butchery = Light { card-horse-butchery } for 1 fuel

event-fuel-token = { $card } gets a fuel token: it cannot be used yet
event-light = { $who ->
    [you] You light { $card }: it can be used now
   *[other] { $name } lights { $card }: it can be used now
}
event-get-up = { $who ->
    [you] One of your people gets out of bed
   *[other] One of { $name }'s people gets out of bed
}

## The board in the browser

board-special-how = You do not place anyone for a special action, but somebody healthy must be at home. A card from the middle is free and then lies face up in front of you; the others may take it from there for 2 food. After that it lies face down until everybody returns home.
board-specials-alone = Special actions in the solo game
    .text = One card is face up, and you can see the next one. Use one of its actions instead of placing a person. A used card is gone, unless you pay 2 food to keep it, once in each round. A card you did not use may stay or go under the pile before the next round.
board-special-yours = yours
board-special-mine = lies in front of you: others may take it for 2 food
board-special-held = lies in front of { $player }: take it for { $food } food
board-special-none = No card is face up
board-special-pile = to come
board-special-spent = { $count } used
board-built-by = { $card }, built by { $who ->
    [you] you
   *[other] { $player }
}
board-gone = { $card } is out of the game
board-lying-horses = { $count ->
    [one] { $count } horse is lying down
   *[other] { $count } horses are lying down
}
board-garden-path = Garden Path marker: 1 point less
board-cold = Must first be lit with 1 fuel
board-told-forests = Forests: { $cells }
board-told-moors = Moors: { $cells }
board-told-blocked = Blocked: { $cells }

needs-forests = { $n ->
    [0] no forests
    [one] { $n } forest
   *[other] { $n } forests
}
needs-moors = { $n ->
    [0] no moors
    [one] { $n } moor
   *[other] { $n } moors
}

## Why a special action cannot be taken

why-no-moor = you have no moor to cut
why-no-forest = you have no forest to fell
why-nothing-to-burn = you have no forest beside a field
why-special-used = this card has been used this round
