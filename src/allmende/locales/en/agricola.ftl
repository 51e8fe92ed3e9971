### Agricola: what is asked, offered and told. Cards and terms are in agricola-cards.ftl.

game-agricola = Agricola
    .text = A farm in fourteen rounds: build, plow, breed, and feed your family six times.

## Action spaces

space-farm-expansion = Farm Expansion
    .text = Build any number of rooms (5 of your house's material and 2 reed each) and/or stables (2 wood each).
space-meeting-place = Meeting Place
    .short = Meeting Place
    .text = Take the starting player token. Then you may play 1 minor improvement. In a game without hand cards, take all food from this space instead.
space-grain-seeds = Grain Seeds
    .text = Take 1 grain.
space-farmland = Farmland
    .text = Plow 1 field.
space-lessons = Lessons
    .text = Play 1 occupation. Your first one is free, each later one costs 1 food.
space-day-laborer = Day Laborer
    .text = Take 2 food.
space-forest = Forest
    .text = Take all wood from this space.
space-clay-pit = Clay Pit
    .text = Take all clay from this space.
space-reed-bank = Reed Bank
    .text = Take all reed from this space.
space-fishing = Fishing
    .text = Take all food from this space.
space-major-improvement = Major Improvement
    .text = Build 1 major improvement or play 1 minor improvement.
space-fencing = Fencing
    .text = Build any number of fences for 1 wood each. Every fence must belong to a closed pasture.
space-grain-utilization = Grain Utilization
    .short = Grain Utili{"\u00AD"}zation
    .text = Sow any number of fields and/or take a Bake Bread action.
space-sheep-market = Sheep Market
    .text = Take all sheep from this space.
space-basic-wish = Basic Wish for Children
    .short = Basic Wish
    .text = If you have room, your family grows by 1 person. Then you may play 1 minor improvement.
space-house-redevelopment = House Redevelopment
    .short = House Redevelop{"\u00AD"}ment
    .text = Renovate your house. Then you may build 1 major or play 1 minor improvement.
space-western-quarry = Western Quarry
    .short = Western Quarry
    .text = Take all stone from this space.
space-vegetable-seeds = Vegetable Seeds
    .text = Take 1 vegetable.
space-pig-market = Pig Market
    .short = Pig Market
    .text = Take all wild boar from this space.
space-cattle-market = Cattle Market
    .text = Take all cattle from this space.
space-eastern-quarry = Eastern Quarry
    .short = Eastern Quarry
    .text = Take all stone from this space.
space-urgent-wish = Urgent Wish for Children
    .short = Urgent Wish
    .text = Your family grows by 1 person, even without room.
space-cultivation = Cultivation
    .text = Plow 1 field and/or sow any number of fields.
space-farm-redevelopment = Farm Redevelopment
    .short = Farm Redevelop{"\u00AD"}ment
    .text = Renovate your house. Then you may build fences for 1 wood each.
space-copse = Copse
    .text = Take all wood from this space.
space-grove = Grove
    .text = Take all wood from this space.
space-resource-market = Resource Market
    .text = Take the building resources shown for your number of players, and food if there is any.
space-hollow = Hollow
    .text = Take all clay from this space.
space-lessons-2 = Lessons 2
    .text = Play 1 occupation. With 3, 5 or 6 players it costs 2 food. With 4 players your first two cost 1 food each, later ones 2.
space-traveling-players = Traveling Players
    .text = Take all food from this space.
space-lessons-3 = Lessons 3
    .text = Play 1 occupation. Your first two cost 1 food each, later ones 2.
space-house-building = House Building
    .text = Build any number of rooms (5 of your house's material and 2 reed each).
space-modest-wish = Modest Wish for Children
    .short = Modest Wish
    .text = From round 5 on: if you have room, your family grows by 1 person.
space-riverbank-forest = Riverbank Forest
    .text = Take all wood from this space, and 1 reed.
space-animal-market = Animal Market
    .text = Take 1 sheep and 1 food, or 1 wild boar, or pay 1 food for 1 cattle.
space-farm-supplies = Farm Supplies
    .text = Buy 1 grain for 1 food and/or plow 1 field for 1 food.
space-building-supplies = Building Supplies
    .text = Take 1 food, 1 reed or stone, and 1 wood or clay.
space-corral = Corral
    .text = Take 1 animal of the first type that you have none of: sheep, wild boar, cattle.
space-side-job = Side Job
    .text = Build 1 stable for 1 wood and/or take a Bake Bread action.
space-improvement = Improvement
    .text = Play 1 minor improvement, or from round 5 on build 1 major improvement.

## Goods

good-food = food
    .one = 1 food
    .many = food
    .short = food
good-wood = wood
    .one = 1 wood
    .many = wood
    .short = wood
    .sign = W
good-clay = clay
    .one = 1 clay
    .many = clay
    .short = clay
    .sign = C
good-reed = reed
    .one = 1 reed
    .many = reed
    .short = reed
good-stone = stone
    .one = 1 stone
    .many = stone
    .short = stone
    .sign = S
good-grain = grain
    .one = 1 grain
    .many = grain
    .short = grain
    .sign = gr
good-vegetable = vegetable
    .one = 1 vegetable
    .many = vegetables
    .short = veg
    .sign = ve
good-sheep = sheep
    .one = 1 sheep
    .many = sheep
    .short = sheep
    .sign = sh
good-boar = wild boar
    .one = 1 wild boar
    .many = wild boar
    .short = boar
    .sign = bo
good-cattle = cattle
    .one = 1 cattle
    .many = cattle
    .short = cattle
    .sign = ca
good-horse = horse
    .one = 1 horse
    .many = horses
    .short = horse
    .sign = ho
good-fuel = fuel
    .one = 1 fuel
    .many = fuel
    .short = fuel

## Farmyard spaces and fence spaces, as they are called

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
edge-15 = a3/
edge-16 = b3/
edge-17 = c3/
edge-18 = d3/
edge-19 = e3/
edge-20 = |a1
edge-21 = a1|b1
edge-22 = b1|c1
edge-23 = c1|d1
edge-24 = d1|e1
edge-25 = e1|
edge-26 = |a2
edge-27 = a2|b2
edge-28 = b2|c2
edge-29 = c2|d2
edge-30 = d2|e2
edge-31 = e2|
edge-32 = |a3
edge-33 = a3|b3
edge-34 = b3|c3
edge-35 = c3|d3
edge-36 = d3|e3
edge-37 = e3|

## Bots

bot-farmer = Farmer
    .text = Grows its family, feeds it and makes use of the whole farm.
bot-berta = Berta
    .text = Loves animals: pastures and stables come before anything else.
bot-bruno = Bruno
    .text = Builds a fine house, and improvements whenever possible.
bot-frieda = Frieda
    .text = Plows and sows until the farm is full of fields.

## Phases

phase-before-round = Before the round
phase-preparation = Preparation
phase-work = Work
phase-returning-home = Returning home
phase-field-phase = Harvest: field phase
phase-feeding = Harvest: feeding
phase-after-feeding = Harvest: after feeding
phase-breeding = Harvest: breeding
phase-after-breeding = Harvest: after breeding
phase-harvest-end = End of the harvest
phase-round-end = End of the round
phase-draft = Choosing cards
phase-over = End of the game

## Score sheet

score-fields = Field tiles
score-pastures = Pastures
score-grain = Grain
score-vegetables = Vegetables
score-sheep = Sheep
score-boar = Wild boar
score-cattle = Cattle
score-unused = Unused spaces
score-stables = Fenced stables
score-clay-rooms = Clay rooms
score-stone-rooms = Stone rooms
score-people = People
score-improvements = Improvements
score-bonus = Bonus points
score-begging = Begging markers
part-card = { $card }
part-craft = { $card }: for { $goods }
part-noted = Gained during the game
part-rest = Other

## Prompts

prompt-place-person = Where do you want to place a person?
prompt-place-another = You may place another person right away
prompt-place-extra = Use a card to take another turn?
prompt-pass = There is no action space you can use
prompt-anytime = Which anytime action do you take?
prompt-house-animals = There is not enough room for all your animals: what happens to them?
prompt-build-room = Where do you want to build a room?
prompt-build-stable = Where do you want to build a stable?
prompt-renovate = Which material do you renovate to?
prompt-build-fence = Where do you want to build a fence? ({ $count ->
    [0] none yet
   *[other] { $count } so far, paid for at the end
})
prompt-plow = Which space do you want to plow?
prompt-sow = What do you want to sow, and where?
prompt-bake = Bake bread: use another grain?
prompt-bake-at-once = Bake bread right away?
prompt-use-card = { $may ->
    [yes] Use a card?
   *[no] Which card comes first?
}
prompt-play-occupation = Which occupation do you play?
prompt-start-occupation = Which of your secured occupations do you put on the table next?
prompt-improvement = Which improvement do you build or play?
prompt-minor-improvement = Which minor improvement do you play?
prompt-choose-action = { $may ->
    [yes] Another action?
   *[no] Which action?
}
prompt-choose-good = Which good do you take?
prompt-animal-market = Which animal do you take?
prompt-pay = How do you want to pay?
prompt-pay-or-return = Hand a card back, or pay?
prompt-convert = { $good }: you are { $count } short. What do you convert?
prompt-feed = Your family needs { $need } food. { $missing ->
    [0] Make more food?
   *[other] You are { $missing } short: make food?
}
prompt-pay-food = You must pay { $need } food. You are { $missing } short: make food?
prompt-make-room = There is not enough room for all the young animals. Make room before they are born?
prompt-before-breeding = Exchange animals before they breed?
prompt-last-chance = Anything else before the game goes on?
prompt-keep-card = Which card do you keep? ({ $occupations ->
    [0] {""}
    [one] { $occupations } occupation
   *[other] { $occupations } occupations
}{ $occupations ->
    [0] {""}
   *[other] { $minors ->
        [0] {""}
       *[other] {", "}
    }
}{ $minors ->
    [0] {""}
    [one] { $minors } minor improvement
   *[other] { $minors } minor improvements
})
prompt-mulligan = Trade in all your cards of one kind and draw one fewer?
prompt-draw-card = Which kind of card do you draw?
prompt-swap-card = Swap a card for a new one?
prompt-drop-card = Discard a card before you draw?
prompt-card = { $card }: what do you choose?

## Options

option-space = { $thing }
option-anytime = Take an anytime action …
option-done-anytime = Nothing after all
option-done-pass = Keep your person at home
option-done-place-another = Place nobody else now
option-done-place-extra = No extra turn
option-done-build-room = No more rooms
option-done-build-stable = No more stables
option-done-build-fence = No more fences
option-done-sow = Sow no more fields
option-done-bake = Bake no more bread
option-done-bake-at-once = Do not bake
option-done-use-card = Use none
option-done-improvement = No improvement
option-done-minor-improvement = No minor improvement
option-done-feed = { $missing ->
    [0] That is enough
   *[other] Make no more food and take { $missing ->
        [one] { $missing } begging marker
       *[other] { $missing } begging markers
    }
}
option-done-pay-food = Make no more food and take { $missing ->
    [one] { $missing } begging marker
   *[other] { $missing } begging markers
}
option-done-make-room = Make no more room
option-done-before-breeding = Let them breed
option-done-last-chance = Go on
option-done-mulligan = Keep these cards
option-done-swap-card = Do not swap
option-done-drop-card = Discard none
option-action-draw-card = { $thing ->
    [occupation] An occupation
   *[minor] A minor improvement
}
option-action-mulligan = { $thing ->
    [occupation] Trade in the occupations
   *[minor] Trade in the minor improvements
}
option-card-keep-card = Keep { $thing }
option-card-place-person = Take { $thing } from the display
option-card-swap-card = Swap { $thing }
option-card-drop-card = Discard { $thing }
option-action-rooms = Build rooms
option-action-stables = Build stables
option-action-stable = Build a stable
option-action-renovate = Renovate
option-action-fences = Build fences
option-action-plow = Plow a field
option-action-sow = Sow
option-action-bake = Bake bread
option-action-buy = Buy 1 grain for 1 food
option-action-occupation = Play an occupation
option-action-minor = Play a minor improvement
option-cell = { $thing }
option-edge = { $thing }
field-called = { $thing ->
    [0] a1
    [1] b1
    [2] c1
    [3] d1
    [4] e1
    [5] a2
    [6] b2
    [7] c2
    [8] d2
    [9] e2
    [10] a3
    [11] b3
    [12] c3
    [13] d3
    [14] e3
    [15] x1
    [16] x2
    [17] y1
   *[18] y2
}
option-grain = Grain on { field-called }
option-vegetable = Vegetable on { field-called }
option-bake = Bake 1 grain
option-good = { $thing }
option-good-pay = Pay { $thing }
option-good-pay-or-return = Pay
option-good-choose-good = Take { $one }
option-good-renovate = { $thing }
option-eat-grain = Eat 1 grain
option-eat-vegetable = Eat or cook 1 vegetable
option-eat-sheep = Cook 1 sheep
option-eat-boar = Cook 1 wild boar
option-eat-cattle = Cook 1 cattle
into-food = { $thing ->
    [grain] Eat 1 grain
    [vegetable] { $food ->
        [1] Eat 1 vegetable
       *[other] Cook 1 vegetable
    }
    [sheep] Cook 1 sheep
    [boar] Cook 1 wild boar
    [cattle] Cook 1 cattle
    [llama] Cook 1 llama
    [fairy] Turn 1 fairy into food
   *[horse] Cook 1 horse
}: { some-food }
some-food = { $food } food
option-eat-feed = { into-food }
option-eat-anytime = { into-food }
option-eat-convert = { into-food }
option-eat-house-animals = { into-food }
option-eat-make-room = { into-food }
option-eat-pay-food = { into-food }
option-discard-food = Return 1 food
option-discard-wood = Return 1 wood
option-discard-clay = Return 1 clay
option-discard-reed = Return 1 reed
option-discard-stone = Return 1 stone
option-discard-grain = Return 1 grain
option-discard-vegetable = Return 1 vegetable
option-discard-sheep = Let 1 sheep go
option-discard-boar = Let 1 wild boar go
option-discard-cattle = Let 1 cattle go
option-exchange = { $thing }
option-card = { $thing }
option-card-use-card = Use { $thing }
option-card-fireplace-2 = Fireplace (2 clay)
option-card-fireplace-3 = Fireplace (3 clay)
option-card-fireplace-4 = Fireplace (4 clay)
option-card-cooking-hearth-4 = Cooking Hearth (4 clay)
option-card-cooking-hearth-5 = Cooking Hearth (5 clay)
option-card-cooking-hearth-6 = Cooking Hearth (6 clay)

## Harvests, scene by scene

sequence-harvest = Harvest, round { $round }
sequence-field-phase = Field phase
sequence-feeding = Feeding
sequence-heating = Heating
sequence-breeding = Breeding
gain-begging = { $count ->
    [one] begging marker
   *[other] begging markers
}
gain-bonus = { $count ->
    [one] bonus point
   *[other] bonus points
}

## Events

event-round = Round { $round }: { $space }
event-phase = { $phase }
event-place = { $who ->
    [you] You: { $space }
   *[other] { $name }: { $space }
}
event-use = { $who ->
    [you] You
   *[other] { $name }
}: { $space }{ $taken ->
    [0] {""}
   *[other] , { $goods }
}
event-build-fences = { $who ->
    [you] You build { $count ->
        [one] { $count } fence
       *[other] { $count } fences
    }
   *[other] { $name } builds { $count ->
        [one] { $count } fence
       *[other] { $count } fences
    }
}{ $closed ->
    [0] {""}
   *[other] {" "}around { $cell }
}
event-pass = { $who ->
    [you] You cannot place anyone
   *[other] { $name } cannot place anyone
}
event-get = { $who ->
    [you] You get { $goods }
   *[other] { $name } gets { $goods }
}
    .row = {" "}+{ $goods }
event-pay = { $who ->
    [you] You pay { $goods }
   *[other] { $name } pays { $goods }
}
    .row = {" "}−{ $goods }
event-promise = { $who ->
    [you] { $card }: { $goods } for you { on-rounds }
   *[other] { $card }: { $goods } for { $name } { on-rounds }
}
    .row = { $goods } for { $rounds-count ->
        [one] round
       *[other] rounds
    } { $rounds }
on-rounds = { $rounds-count ->
    [one] on the space of round { $rounds }
   *[other] on the spaces of rounds { $rounds }
}
event-promise-tile = { $who ->
    [you] { $card }: a tile for you { on-rounds }
   *[other] { $card }: a tile for { $name } { on-rounds }
}
    .row = a tile for { $rounds-count ->
        [one] round
       *[other] rounds
    } { $rounds }
event-beg = { $who ->
    [you] You take { begging-markers }
   *[other] { $name } takes { begging-markers }
}
    .row = { begging-markers }
begging-markers = { $count ->
    [one] { $count } begging marker
   *[other] { $count } begging markers
}
event-bonus = { $who ->
    [you] You get { bonus-points }
   *[other] { $name } gets { bonus-points }
}
    .row = { bonus-points }
bonus-points = { $points ->
    [one] { $points } bonus point
   *[other] { $points } bonus points
}
event-hand-back = { $who ->
    [you] You hand back { $card }
   *[other] { $name } hands back { $card }
}
event-use-card = { $who ->
    [you] You: { $card }
   *[other] { $name }: { $card }
}
    .row = { $card }
event-eat = { $who ->
    [you] You turn { $good } into { $some-food }
   *[other] { $name } turns { $good } into { $some-food }
}
    .row = { $good } for { $some-food }
event-discard = { $who ->
    [you] You return { $goods } to the supply
   *[other] { $name } returns { $goods } to the supply
}
    .row = { $goods } returned
event-build-room = { $who ->
    [you] You build a { $material ->
        [wood] wooden
        [clay] clay
       *[stone] stone
    } room on { $cell }
   *[other] { $name } builds a { $material ->
        [wood] wooden
        [clay] clay
       *[stone] stone
    } room on { $cell }
}
    .row = { $count ->
        [one] room
       *[other] rooms
    } { $cell }
event-renovate = { $who ->
    [you] You now live in a { $material ->
        [wood] wooden
        [clay] clay
       *[stone] stone
    } house
   *[other] { $name } now lives in a { $material ->
        [wood] wooden
        [clay] clay
       *[stone] stone
    } house
}
    .row = { $material ->
        [wood] wooden house
        [clay] clay house
       *[stone] stone house
    }
event-build-stable = { $who ->
    [you] You build a stable on { $cell }
   *[other] { $name } builds a stable on { $cell }
}
    .row = { $count ->
        [one] stable
       *[other] stables
    } { $cell }
event-build-fence = { $who ->
    [you] You build a fence: { $edge }
   *[other] { $name } builds a fence: { $edge }
}
    .row = { $count ->
        [one] { $count } fence
       *[other] { $count } fences
    }
event-enclose = { $who ->
    [you] You have fenced { $cell }
   *[other] { $name } has fenced { $cell }
}
    .row = {" "}around { $cell }
event-plow = { $who ->
    [you] You plow { $cell }
   *[other] { $name } plows { $cell }
}
    .row = { $count ->
        [one] field
       *[other] fields
    } { $cell }
event-sow = { $who ->
    [you] You sow { $good } on { $cell }
   *[other] { $name } sows { $good } on { $cell }
}
    .row = sown: { $good }
event-sow-card = { $who ->
    [you] You sow { $good } on { $card }
   *[other] { $name } sows { $good } on { $card }
}
    .row = { $good } on { $card }
event-move-crop = { $who ->
    [you] You move { $good } to an empty field
   *[other] { $name } moves { $good } to an empty field
}
event-bake = { $who ->
    [you] You bake 1 grain into { $some-food }
   *[other] { $name } bakes 1 grain into { $some-food }
}
    .row = bread +{ $some-food }
event-grow = { $who ->
    [you] Your family now has { some-people }
   *[other] { $name }'s family now has { some-people }
}
    .row = { some-people } now
some-people = { $people ->
    [one] { $people } person
   *[other] { $people } people
}
event-play = { $who ->
    [you] You play { $card }
   *[other] { $name } plays { $card }
}
    .row = { $card }
event-build = { $who ->
    [you] You build { $card }
   *[other] { $name } builds { $card }
}
    .row = { $card }
event-pass-card = { $who ->
    [you] You pass { $card } to { $to }
   *[other] { $name } passes { $card } to { $whom ->
        [you] you
       *[other] { $to }
    }
}
    .row = { $card } to { $whom ->
        [you] you
       *[other] { $to }
    }
event-starting-player = { $who ->
    [you] You are the starting player
   *[other] { $name } is the starting player
}
    .row = starting player
event-feed = { $who ->
    [you] You feed your family: { food-eaten }
   *[other] { $name } feeds the family: { food-eaten }
}
food-eaten = { $food ->
    [0] { some-food }
   *[other] { $some-food }
}
event-breed = { $who ->
    [you] Young animals on your farm: { $goods }
   *[other] Young animals on { $name }'s farm: { $goods }
}
event-game-over = The game is over
event-mulligan = { $who ->
    [you] You trade in all your cards of one kind and draw
   *[other] { $name } trades in all cards of one kind and draws
} { $seen ->
    [open] { $cards }
   *[hidden] { some-cards }
}
event-draw-card = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $seen ->
    [open] { $cards }
   *[hidden] a card
}
some-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-deal = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $seen ->
    [open] { $cards }
   *[hidden] { some-cards }
}
event-drop-card = { $who ->
    [you] You discard
   *[other] { $name } discards
} { $seen ->
    [open] { $cards }
   *[hidden] a card
}
event-take-card = { $who ->
    [you] You take { $card } from the display
   *[other] { $name } takes { $card } from the display
}

## The terminal

round-of = Round { $round } of { $rounds }
round-short = Round { $round }
stage-of = Stage { $stage }
next-harvest = { $count ->
    [0] harvest after this round
    [one] harvest after the next round
   *[other] harvest after round { $round }
}
to-come = still to come: { $spaces }
or-else = {" "}or{" "}
majors = Major improvements
played = Played
hand = Hand
hand-occupations = Hand: occupations
hand-minors = Hand: minors
hand-counts = { $occupations ->
    [one] { $occupations } occupation
   *[other] { $occupations } occupations
}, { $minors ->
    [one] { $minors } minor
   *[other] { $minors } minors
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-now = Points, if the game ended now
starting-player = starting player
target = target: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
no-goods = nothing
no-cards = You have no cards in hand.
feeding = Harvest needs { $need } food:
feeding-short = { $missing ->
    [0] enough
   *[other] { $missing } short
}
begging = { $count ->
    [one] { $count } begging marker
   *[other] { $count } begging markers
}
people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
people-home = { $count } to place
newborns = { $count ->
    [one] { $count } newborn
   *[other] { $count } newborns
}
room-for = room for { $count }
spare = { $fences ->
    [one] { $fences } fence
   *[other] { $fences } fences
} and { $stables ->
    [one] { $stables } stable
   *[other] { $stables } stables
} left
pastures = Pastures
in-house = In the house:
on-cards = On cards:
loose = Without room: { $animals }
waiting = To come
farm-short = { $rooms } { $material ->
    [wood] wooden
    [clay] clay
   *[stone] stone
} { $rooms ->
    [one] room
   *[other] rooms
}, { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}, { $pastures ->
    [one] { $pastures } pasture
   *[other] { $pastures } pastures
}
ways-to-pay = You can pay { $ways }
kept = Kept so far
kind-occupation = Occupation
    .many = Occupations
kind-minor = Minor improvement
    .many = Minor improvements
kind-major = Major improvement
    .many = Major improvements
costs = costs { $cost }
hand-back = hand back { $card }
needs = needs { $needs }
from-players = for { $players }+ players
traveling = traveling card
rounds = The round cards
harvest-after = Harvest after round { $round }
page-points = points, score
    .help = ?points: the score sheet of all players, as it would be now
page-hand = hand, cards
    .help = ?hand: your cards with their texts
page-majors = majors
    .help = ?majors: the major improvements that are still available
page-rounds = rounds, stages
    .help = ?rounds: the round cards, including those to come
page-player = ?name of a player: that player's farm and cards
legend-farm = { $room } room (with its material)  { $field } field  { $stable } stable  thick lines: fences  dotted lines: fences that you can build now
legend-board = { $first } starting player  { $home } person to place  { $away } placed  { $harvest } a harvest follows  { $closed } cannot be used this round  { $changed } changed by the season  letters: who stands there
legend-cards = On cards to choose from: [2] printed points, [2 occupations] what you must have
legend-lines = Lines are called by their spaces: a1|b1 lies between a1 and b1, a1/a2 between a1 and a2, |a1 left of a1, /a1 above it.

## Exchanges

exchange-grocer-0 = Grocer: buy 1 wood for 1 food
exchange-grocer-1 = Grocer: buy 1 grain for 1 food
exchange-grocer-2 = Grocer: buy 1 reed for 1 food
exchange-grocer-3 = Grocer: buy 1 stone for 1 food
exchange-grocer-4 = Grocer: buy 1 vegetable for 1 food
exchange-grocer-5 = Grocer: buy 1 clay for 1 food
exchange-grocer-6 = Grocer: buy 1 reed for 1 food
exchange-grocer-7 = Grocer: buy 1 vegetable for 1 food
exchange-joinery-0 = Joinery: 1 wood for 2 food
exchange-second-joinery-0 = Joinery (second): 1 wood for 2 food
exchange-pottery-0 = Pottery: 1 clay for 2 food
exchange-second-pottery-0 = Pottery (second): 1 clay for 2 food
exchange-basketmakers-workshop-0 = Basketmaker's Workshop: 1 reed for 3 food
exchange-second-basketmakers-workshop-0 = Basketmaker's Workshop (second): 1 reed for 3 food

## Cards: occupations at spaces and at the start of a round

prompt-card-seasonal-worker = Seasonal Worker: which crop do you take?
prompt-card-storehouse-keeper = Storehouse Keeper: which good do you take?
prompt-card-childless = Childless: which crop do you take besides 1 food?
prompt-card-cottager = Cottager: build 1 room or renovate?
prompt-card-scythe-worker = Scythe Worker: take 1 more grain from which field?
exchange-sheep-walker-0 = Sheep Walker: 1 sheep for 1 vegetable
exchange-sheep-walker-1 = Sheep Walker: 1 sheep for 1 stone
exchange-sheep-walker-2 = Sheep Walker: 1 sheep for 1 wild boar

## Cards: occupations about the house, costs and points

prompt-card-animal-tamer = Animal Tamer: which good do you take?
prompt-card-roof-ballaster = Roof Ballaster: pay 1 food to take 1 stone for each of your rooms?

## Cards: minor improvements that give now or later

prompt-card-mini-pasture = Mini Pasture: which space do you fence?
exchange-hard-porcelain-0 = Hard Porcelain: 2 clay for 1 stone
exchange-hard-porcelain-1 = Hard Porcelain: 3 clay for 2 stone
exchange-hard-porcelain-2 = Hard Porcelain: 4 clay for 3 stone

## Cards that the rulebooks name

prompt-card-silage = Silage: which animals breed?
prompt-which-grain = Silage: where does the grain come from?
prompt-card-pasture-master = Pasture Master: which animals join?
option-good-which-grain = From your supply

# The board in the browser

board-tabs = Parts of the board
board-tab-actions = Actions
board-tab-farm = Farm
board-tab-cards = Cards
board-tab-players = Players
board-tab-asks = there is something to pick here
board-actions = Action spaces
board-per-round = { $count } more each round
board-here = taken: { $names }
board-waits = { $goods } for { $who ->
    [you] you
   *[other] { $name }
}
board-course = Rounds
    .text = Fourteen rounds in six stages. Each round reveals a new action space and fills the accumulation spaces; then everybody takes turns placing one person at a time. After rounds 4, 7, 9, 11, 13 and 14 comes a harvest: crops are taken from the fields, families are fed, animals breed.
board-others = The others
board-farm-of = { $who ->
    [you] Your farm
   *[other] { $name }'s farm
}
board-my-farm = Back to my farm
board-field = field
board-stable = stable
board-told-rooms = { $material ->
    [wood] Wooden
    [clay] Clay
   *[stone] Stone
} rooms: { $cells }
board-told-pasture = pasture with room for { $count }
board-feeding = Feeding the family
    .text = In each harvest a person eats 2 food (3 in the solo game), a newborn of that round only 1. Grain and vegetables count as 1 food each, and what your fields and cards bring in the field phase before is counted here; a cooking improvement gets more out of vegetables, and turns animals into food. Each missing food is a begging marker, which costs 3 points.
board-gauge = Round { $round }: need { $need } food, have { $have }{ $coming ->
    [0] {""}
   *[other] , { $coming } to come
}{ $cook ->
    [0] {""}
   *[other] , could make { $cook }
}
board-gauge-fed = enough
board-gauge-cook = make { $missing }
board-gauge-short = { $missing } short
board-heating = Heating the house
    .text = After feeding, the house needs fuel: at most 1 for each room, less with better houses and ovens. You may turn wood into fuel at any time. For each missing fuel a person falls ill and stays in bed, and can only go to the Infirmary in the next round.
board-heat = Heating takes { $need } fuel; you have { $have }, and { $wood } wood
board-special-used = used by { $who ->
    [you] you
   *[other] { $name }
}
board-beneath = Beneath: { $card }
board-cards = Cards
board-majors = Major improvements
board-hand = Hand
board-played = Played
board-played-by = Played by { $who ->
    [you] you
   *[other] { $name }
}
board-printed = printed points
board-hidden-hand = Hidden: { $occupations ->
    [one] { $occupations } occupation
   *[other] { $occupations } occupations
}, { $minors ->
    [one] { $minors } minor improvement
   *[other] { $minors } minor improvements
}
board-empty-hand = No cards in hand.
board-nothing-played = Nothing played yet.
board-score = Points now
    .text = The score sheet as if the game ended now. Next to each picture: how many you have, then the points. In green: how many it takes until the points change, and by how much.
board-score-have = have
board-score-points = pts
board-score-more = next
board-target = target { $points }
board-worth = Where points come from
board-score-now = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-score-next = With { $next }: { $gain }.

## Panels in the browser

panel-more = More: { $what }
panel-less = Less: { $what }
panel-advised = As recommended
panel-reset = Start over
    .text = Undo everything you have not confirmed yet
panel-left = { $count } left
panel-or = or
panel-cost = Cost:
panel-you-have = You have
panel-feed = Feed your family
panel-feed-confirm = Feed the family
panel-pay = Make food to pay
panel-pay-confirm = Pay
panel-convert = Make { $good }
panel-convert-confirm = Convert
panel-beg-confirm = { $count ->
    [one] Take { $count } begging marker
   *[other] Take { $count } begging markers
}
panel-need = Needed: { $need } { $good }.
panel-have = You have: { $have }{ $made ->
    [0] .
   *[other] , made: { $made }.
}
panel-enough = Enough{ $left ->
    [0] .
   *[other] , { $left } left over.
}
panel-lacks = Still { $count } short.
panel-begging = You are { $count } food short: { begging-markers }, minus { points }.
panel-nothing-to-make = Nothing you have can be turned into food.
panel-heat = Heat your house
panel-heat-confirm = Heat the house
panel-heat-bed = { $count ->
    [one] Let { $count } person freeze
   *[other] Let { $count } people freeze
}
panel-burn = Burn fuel
panel-warm = The whole house is warm.
panel-freeze = You are { $count } fuel short: { to-bed }
to-bed = { $people ->
    [one] { $people } person goes to bed.
   *[other] { $people } people go to bed.
}
panel-sow = Sow your fields
panel-sow-grain = Fields with grain
panel-sow-vegetable = Fields with vegetables
panel-sow-which = Which crop?
panel-sow-hint = Choose with plus and minus, or click fields on the farm.
panel-sow-confirm = { $count ->
    [0] Sow
    [one] Sow { $count } field
   *[other] Sow { $count } fields
}
panel-fields-free = { $count ->
    [0] No empty field left.
    [one] { $count } empty field left.
   *[other] { $count } empty fields left.
}
panel-sown = On your fields then:
panel-seeds-left = In your supply:
panel-bake = Bake bread
panel-bake-grain = Bake grain
panel-baked = Already baked: { $count } grain for { some-food }.
panel-bake-total = { $count } grain for { some-food }; then you have { $all }.
panel-bake-confirm = { $count ->
    [0] Bake no more
   *[other] Bake { $count }
}
panel-pay-ways = How do you pay?
panel-way-free = nothing
panel-return = Hand { $card } back
panel-pay-hint = Choose one of the lines.
panel-pay-make = What is marked in red you do not have yet: you will be asked how to get it.
panel-fences = Build fences
panel-fences-how = Draw along the lines of your farm, or click the spaces of a pasture. Nothing is built until you confirm.
panel-fences-drawn = { $count ->
    [0] No fence drawn
    [one] { $count } fence drawn
   *[other] { $count } fences drawn
}, { $spare } left in your supply
panel-fences-afford = { $count ->
    [one] You can pay for { $count } fence
   *[other] You can pay for { $count } fences
}
panel-fences-confirm = { $count ->
    [0] Build
    [one] Build { $count } fence
   *[other] Build { $count } fences
}
panel-new-pasture = Pasture { $cells }: room for { $room ->
    [one] { $room } animal
   *[other] { $room } animals
}
panel-next-pasture = Begin another pasture
panel-fences-empty = Nothing drawn yet.
panel-fences-busy = …
panel-fences-fine = Closed: this can be built.
panel-fences-open = Not closed yet: go on until the fences meet again.
panel-fences-apart = Closed, but a new pasture must be next to the others.
panel-fences-wrong = These fences cannot stand like this: no fence may lie inside a pasture, around rooms or fields, or away from other pastures.
panel-fences-too-many = { $spare ->
    [one] You only have { $spare } fence left.
   *[other] You only have { $spare } fences left.
}
panel-fences-too-dear = You cannot afford that: you can pay for { $count }.
panel-animals = Too many animals
panel-breeding = Animals breed
panel-young = Young animals:
panel-keep = Keep:
panel-where = This is where they stand; you may move them.
panel-over = { $count } too many.
panel-cooked = Cooking brings { some-food }.
panel-run-away = These run away:
panel-all-stay = All others stay.
panel-animals-confirm = { $count ->
    [0] Confirm
    [one] Let { $count } go
   *[other] Let { $count } go
}
panel-place-pasture = Pasture { $cells }
panel-place-stable = Stable { $cell }
panel-place-house = House
panel-place-card = Card
panel-take-up = { $place }: { $count } { $animal }, pick up to move
panel-put-here = Put down here: { $place }
panel-here = here
panel-arrange = Where your animals stand
panel-arrange-about = This is only for show: the rules just count your animals, and you may move them at any time.
panel-arrange-open = Move animals
panel-arrange-close = Done
panel-put-back = put back
panel-anytime = Anytime actions
panel-give-back = Return goods
panel-keep-card = Which cards do you keep?
panel-mulligan = Keep these cards?
    .text = You may trade in all your cards of one kind and draw one fewer, as often as you like.
panel-draw-card = Draw a card
    .text = You have played a card. Choose the kind of card to draw.
panel-swap-card = Swap a card?
    .text = After the harvest you may discard one card and draw one of either kind.
panel-drop-card = Discard a card?
    .text = Before you fill your hand up to 6 cards, you may discard one.
panel-choose-from = Choose from
panel-kept = { $count ->
    [0] Kept so far
    [one] Kept: { $count } card
   *[other] Kept: { $count } cards
}
panel-kept-none = Nothing yet.
panel-keep-more = { $count ->
    [0] Click the cards you want to keep.
    [one] { $count } card chosen.
   *[other] { $count } cards chosen.
}
panel-keep-confirm = { $count ->
    [0] Keep
    [one] Keep { $count } card
   *[other] Keep { $count } cards
}
panel-kinds = { $occupations ->
    [0] {""}
    [one] { $occupations } occupation
   *[other] { $occupations } occupations
}{ $occupations ->
    [0] {""}
   *[other] { $minors ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $minors ->
    [0] {""}
    [one] { $minors } minor improvement
   *[other] { $minors } minor improvements
}
panel-draft-wait = The others are still choosing
panel-draft-round = { $parts ->
    [one] Round { $round } of { $rounds }.
   *[other] Part { $part } of { $parts }, round { $round } of { $rounds }.
}
panel-draft-pass = Then the rest goes to { $to } on your left, and you get { $from }'s cards.
panel-draft-pass-right = Then the rest goes to { $to } on your right, and you get { $from }'s cards.
panel-draft-next = In the next round you keep { $kinds }.
panel-draft-rest-kept = You also keep the last cards that are passed to you.
panel-draft-rest-gone = What is left after that leaves the game.
panel-draft-following = After that, everybody gets { $kinds }.
panel-draft-end = After that, the game begins.

# What cards need, before they can be played

needs-at-most = at most { $what }
needs-exactly = exactly { $what }
needs-occupations = { $n ->
    [0] no occupations
    [one] { $n } occupation
   *[other] { $n } occupations
}
needs-improvements = { $n ->
    [0] no improvements
    [one] { $n } improvement
   *[other] { $n } improvements
}
needs-majors = { $n ->
    [0] no major improvements
    [one] { $n } major improvement
   *[other] { $n } major improvements
}
needs-improvements-in-hand = { $n ->
    [one] { $n } improvement
   *[other] { $n } improvements
} in your hand, this one included
needs-fields = { $n ->
    [0] no fields
    [one] { $n } field
   *[other] { $n } fields
}
needs-grain-fields = { $n ->
    [0] no grain fields
    [one] { $n } grain field
   *[other] { $n } grain fields
}
needs-vegetable-fields = { $n ->
    [0] no vegetable fields
    [one] { $n } vegetable field
   *[other] { $n } vegetable fields
}
needs-pastures = { $n ->
    [0] no pastures
    [one] { $n } pasture
   *[other] { $n } pastures
}
needs-rooms = { $n ->
    [one] { $n } room
   *[other] { $n } rooms
}
needs-unused-spaces = { $n ->
    [0] no unused farmyard space
    [one] { $n } unused farmyard space
   *[other] { $n } unused farmyard spaces
}
needs-some-farm = a field, a pasture or a stable
needs-clay-house = a clay or stone house
needs-stone-house = a stone house
needs-supply = { $goods } in your supply
needs-animals = { $n ->
    [0] no animals
    [one] { $n } animal
   *[other] { $n } animals
}
needs-herd = { $goods }
needs-from-round = in round { $n } or later
needs-until-round = in round { $n } or earlier
needs-no-harvest = no harvest in this round
needs-person-on = 1 of your people on { $space }

## The page before a game

setup-mode = Which game?
setup-deal = How are hands dealt?
setup-rules = { $count ->
    [0] House rules
   *[other] House rules ({ $count })
}

## Cards to be looked at

cards-set-base = Base box
cards-set-moor = Farmers of the Moor
cards-set-x = X deck
cards-set-forest = Forest deck
cards-set-named = Named from other boxes
cards-free = Nothing
cards-has-points = Points
cards-has-needs = Prerequisite
cards-has-traveling = Traveling card

## Who has won

won-lucky = Exactly { $points ->
    [one] { $points } point beats
   *[other] { $points } points beat
} any other number
won-resources = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the most building resources left decide ({ $values })
shared-resources = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and in building resources left ({ $values })
