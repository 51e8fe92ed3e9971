### Farmers of the Moor: what is asked, offered and told. Its cards are in agricola-moor-cards.ftl.

## Options of a new game

setting-expansion = an expansion: none, or moor for Farmers of the Moor
setting-level = with Farmers of the Moor: level 1 without hand cards, 2 with its minor improvements, 3 also with occupations

ask-expansion = With an expansion?
expansion-none = Agricola alone
expansion-moor = Farmers of the Moor
ask-level = At which level?
level-1 = Level I: no hand cards
level-2 = Level II: minor improvements of the expansion
level-3 = Level III: minor improvements of all decks, and occupations

## The board

space-infirmary = Infirmary
    .text = Take 1 food. Any number of people may be here. People from the bed can go nowhere else; they are healthy in the next round.

special-cut-peat = Cut Peat
    .text = Remove 1 moor from your farmyard and take 3 fuel.
special-fell-trees = Fell Trees
    .text = Remove 1 forest from your farmyard and take 2 wood.
special-slash-and-burn = Slash and Burn
    .text = Exchange 1 forest of your farmyard for a field. It must border another field, if you have any. This is not plowing.
special-horse-market = Horse Market
    .text = Take 1 horse. With 2, 5 and 6 players it costs 1 food; alone, what the card says.
special-hiring-fair = Hiring Fair
    .text = Take 1 food, with 3 players 2 food; alone, what the card says.
special-black-market = Black Market
    .text = Pay 1 fuel and play 1 minor improvement for its usual cost.
special-illicit-work = Illicit Work
    .text = Pay 1 food and 1 fuel and build 1 major improvement for its usual cost.

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

prompt-cut-peat = Cut which moor?
prompt-fell-trees = Fell which forest?
prompt-slash-and-burn = Burn which forest down?
prompt-take-special = Take a special action card?
prompt-keep-special = Does the special action card stay for this round?
prompt-pay-to-keep-special = Pay 2 food to keep the special action card?
prompt-heat = Your house needs { $need } fuel. { $missing ->
    [0] How much do you burn?
   *[other] { $missing } are missing: burn what?
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
option-no-keep-special = Put it below the pile
option-yes-pay-to-keep-special = Pay 2 food
option-no-pay-to-keep-special = Discard it
option-done-take-special = Take none
option-eat-horse = Cook 1 horse
option-discard-horse = Let 1 horse go
option-discard-fuel = Give back 1 fuel
option-extension = { $thing }

## Events

event-start-card = { $who ->
    [you] You have start card { $number }
   *[other] { $name } has start card { $number }
}
event-special = { $who ->
    [you] You take a special action: { $special }
   *[other] { $name } takes a special action: { $special }
}
event-special-card = The special action card { $specialcard } lies open
event-bury-special = The special action card { $specialcard } goes below the pile
event-remove-moor = { $who ->
    [you] You cut the moor on { $cell }
   *[other] { $name } cuts the moor on { $cell }
}
event-remove-forest = { $who ->
    [you] You fell the forest on { $cell }
   *[other] { $name } fells the forest on { $cell }
}
event-burn-forest = { $who ->
    [you] You burn the forest on { $cell } down: it is a field now
   *[other] { $name } burns the forest on { $cell } down: it is a field now
}
event-drain-moor = { $who ->
    [you] You drain the moor on { $cell }: it is a field now
   *[other] { $name } drains the moor on { $cell }: it is a field now
}
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
fuel-burnt = { $fuel } fuel
event-bed = { $who ->
    [you] { $count ->
        [one] 1 of your people lies in bed
       *[other] { $count } of your people lie in bed
    }
   *[other] { $count ->
        [one] 1 person of { $name } lies in bed
       *[other] { $count } people of { $name } lie in bed
    }
}

## On the table

specials = Special actions
specials-held = { $name }, 2 food
specials-used = used
specials-next = next
heating = Heating takes { $need } fuel
heating-short = { $missing ->
    [0] (enough)
   *[other] ({ $missing } missing)
}
in-bed = { $count } in bed
on-forests = forest
on-moors = moor
on-rooms = room
on-stables = stable
on-field = field
on-pasture = pasture
legend-moor = Farmers of the Moor: { $forest } forest  { $moor } moor  + another tile below  { $blocked } blocked space
on-nothing = empty
