### Farmers of the Moor: cards, in our own words
###
### Words beyond those of the base game, here and in German:
###   fuel Brennwert · horse Pferd · moor Moor · forest Wald · visible sichtbar · heating cost Heizkosten · bed Bett
###   special action Sonderaktion · special action card Sonderaktionskarte · Cut Peat Torfstechen · Fell Trees Holzfällen
###   Slash and Burn Brandroden · Horse Market Pferdemarkt · Hiring Fair Arbeitsmarkt · Black Market Schwarzmarkt
###   Illicit Work Schwarzarbeit · Infirmary Krankenstation · usage counter Mehrwertmarke · start card Startkarte
###   farmyard extension Hofplanerweiterung · upgrade Aufwertung · person action Personenaktion

## Traveling cards

card-peat-burn-off = Peat Burn-off
    .text = Take 1 fuel. You may also swap 1 of your moors for 1 field tile. Then pass this card to the left.
    .ruling-1 = The moor must border one of your field tiles, if you have any.
    .ruling-2 = This is not a special action.
    .ruling-3 = In the solo game it leaves the game instead of being passed.

card-clear-felling = Clear Felling
    .text = Take 2 wood. You may also turn up to 2 of your forests over to moors. Then pass this card to the left.
    .ruling-1 = Only spaces that hold exactly one forest and nothing else: no second tile, no person, no animal.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-reforestation = Reforestation
    .text = Put 1 forest on an unused farmyard space. Then pass this card to the left.
    .ruling-1 = You must do so if you have an unused space. The forest need not border other forests.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-register-of-craftsmen = Register of Craftsmen
    .text = Build the Joinery, the Pottery or the Basketmaker's Workshop at once for 1 stone less. Then pass this card to the left.
    .ruling-1 = You must do so if one of them lies on top and you can pay for it. Otherwise nothing happens. No person is placed.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-lawn-turf = Lawn Turf
    .text = With exactly 3/4/5/6/7 unused farmyard spaces take 1/2/3/4/5 fuel. Then pass this card to the left.
    .ruling-1 = Any other number gives nothing. Spaces with forests and moors are used.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-peat-pellets = Peat Pellets
    .text = Take 1 fuel for each of your visible moors. Then pass this card to the left.
    .ruling-1 = A moor under a forest is not visible.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-peat-cutting-expedition = Peat-Cutting Expedition
    .text = Remove any number of your moors, each for 1 bonus point and 2 fuel. With at least 2/4/5/6 horses take 1/2/3/4 fuel more. Then pass this card to the left.
    .ruling-1 = You get the fuel for the horses once, not per moor. Only visible moors can be removed. This is not the special action Cut Peat.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-ecological-niche = Ecological Niche
    .text = Take 2 food if you have an animal type that nobody else has; 1 food each if only you have grain and if only you have vegetables on fields; 1 fuel each for the most forests and for the most moors. Then pass this card to the left.
    .ruling-1 = Each part counts once. In a tie for the most forests or moors you get nothing. Only visible ones are counted.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-edge-of-the-forest = Edge of the Forest
    .text = Take 1 food for each border between a forest and a field of your farmyard and 1 fuel for each border between a forest and a moor. Then pass this card to the left.
    .ruling-1 = A border is any edge where a fence could stand, with or without a fence.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-basic-supplies = Basic Supplies
    .text = Take 1 each of fuel, food, wood, clay, reed, stone and grain if you have none of it in your supply. Then pass this card to the left.
    .ruling-1 = Your supply is checked after you have paid for the card. Wood does not count as fuel and grain does not count as food.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-household-inventory = Household Inventory
    .text = With exactly 5/6/7/8/9/10 unused farmyard spaces take the first 1/2/3/4/5/6 of these goods: reed, grain, cattle, stone, vegetable, horse. Then pass this card to the left.
    .ruling-1 = Any other number gives nothing. Spaces with forests and moors are used. The animals must be housed, cooked or let go.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-chimney-hood = Chimney Hood
    .text = Take as much food as one of your baking improvements would give for 1 grain. You spend no grain. Then pass this card to the left.
    .ruling-1 = The best of them counts: the Clay Oven, for instance, gives 5, the Stone Oven 4. Without a baking improvement you get nothing.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-garden-path = Garden Path
    .text = Take 3 wood. Your left neighbor must take the Garden Path marker, which costs 1 point at scoring. Then pass this card to the left.
    .ruling-1 = There is only one marker: when the card is played again, it moves on to the next left neighbor.
    .ruling-2 = In the solo game nobody takes the marker, and the card leaves the game instead of being passed.

card-out-on-the-wallaby = Out on the Wallaby
    .text = Take 3 wood if you own the Joinery, 3 clay if you own the Pottery and 2 reed if you own the Basketmaker's Workshop. Then pass this card to the left.
    .ruling-1 = In the solo game it leaves the game instead of being passed.

card-tinker = Tinker
    .text = If you own the Joinery, the Pottery or the Basketmaker's Workshop, take 1 wood, 1 clay, 1 reed and 1 stone. Then pass this card to the left.
    .ruling-1 = Only once, even if you own more than one of them.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-farm-animal-market = Farm Animal Market
    .text = You may swap 2 sheep for 1 cattle and 1 horse. Then pass this card to the left.
    .ruling-1 = In the solo game it leaves the game instead of being passed.

card-livestock-market = Livestock Market
    .text = You may swap up to 3 animals, each for one of the next type in the row sheep, wild boar, cattle, horse. Then pass this card to the left.
    .ruling-1 = You swap them all at the same time, so no animal climbs two steps, and only as many as you can house afterwards.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

## Farm planners

card-peat-hut = Peat Hut
    .text = This card houses 1 of your people but raises your heating cost by 1 fuel. Instead of a renovation you may remove it from the game to add 1 wooden room to your wooden house for free.
    .ruling-1 = The card is not a room. The new room must border your house.

card-night-pasture = Night Pasture
    .text = This card holds up to 3 of your animals, of any types, and 1 animal of every other player. For breeding they all count as yours, and you breed last.
    .ruling-1 = The other players do not count these animals when they breed. Young animals bred with the help of guests are yours.

card-home-wood = Home Wood
    .text = Each of your farmyard spaces with a forest holds 1 animal of any type but sheep.

card-horse-trough = Horse Trough
    .text = One unused farmyard space next to your house holds up to 2 horses. It stays unused.
    .ruling-1 = You may choose another space whenever you rearrange your animals.

card-peat-moss = Peat Moss
    .text = Each wooden room costs you 3 wood and 1 reed.
    .ruling-1 = Clay and stone rooms cost as before.

card-building-plan = Building Plan
    .text = Each time you have built at least 2 rooms at once, you may build up to 2 stables for free.

card-nature-reserve = Nature Reserve
    .text = Fence 1 farmyard space with forest or moor next to one of your pastures without paying wood. It becomes a pasture once no tile is left on it.
    .ruling-1 = You need the fences in your supply. A space with two tiles on top of each other may be chosen.
    .ruling-2 = A forest or moor within fences cannot become a field.

card-special-pasture = Special Pasture
    .text = Fence 1 farmyard space that does not border your pastures without paying wood.
    .ruling-1 = The space is empty or holds a stable. You need the fences in your supply.
    .ruling-2 = Later pastures must again border one of yours. They may join the separate ones.

card-moor-fire = Moor Fire
    .text = At any time, when you have exactly 1 moor left, you may swap it for 1 field tile.
    .ruling-1 = The moor must border one of your field tiles, if you have any.

card-cattle-collar = Cattle Collar
    .text = Each time you have used Farmland or Cultivation or taken Slash and Burn, you may plow 1 more field if you have at least 1 cattle.

card-deep-plow = Deep Plow
    .text = You may put 1 moor on an unused farmyard space at once. Each time you use Farmland or Cultivation, you may also swap 1 moor for 1 field tile.
    .ruling-1 = The moor must border one of your field tiles, if you have any.

card-wild-fields = Wild Fields
    .text = You may put up to 2 field tiles on unused farmyard spaces, one after the other, each where it borders no field.
    .ruling-1 = Fields plowed later must again border a field. They may join the separate ones.

card-swamp = Swamp
    .text = 1 moor waits for you on round space 12. When that round begins, you may put it on an unused farmyard space.
    .ruling-1 = A tile that you do not place goes back to the general supply.

card-tree-nursery = Tree Nursery
    .text = 1 forest waits for you on each of the round spaces 12 and 13. When those rounds begin, you may put it on an unused farmyard space.
    .ruling-1 = A tile that you do not place goes back to the general supply.

card-thicket = Thicket
    .text = Put 1 more forest on each of up to 2 of your forests.
    .ruling-1 = Slash and Burn is impossible there until Fell Trees has removed the upper one. Only the upper tile is visible and counts.

card-bog-forest = Bog Forest
    .text = Put 1 forest on each of any number of your moors.
    .ruling-1 = The covered moor is out of use, and Slash and Burn is impossible there, until Fell Trees has removed the forest.

card-forest-swamp = Forest Swamp
    .text = Each time you take Cut Peat, put 1 forest on the round space 4 rounds ahead. When that round begins, you may put it on an unused farmyard space.
    .ruling-1 = Only up to round 14.

card-surveyors-map = Surveyor's Map
    .text = A field tile waits for you on round space 11, a moor on 12 and a forest on 13. When each of these rounds begins, you may put its tile on an unused farmyard space.
    .ruling-1 = The usual rules for the place of a field apply.

card-farm-extension = Farm Extension
    .text = Attach a farmyard extension with 2 spaces to your farmyard.
    .ruling-1 = Its long side goes to one of the four sides, so that both new spaces border spaces you already have.
    .ruling-2 = The new spaces follow all the usual rules and count when unused spaces are scored. A second extension may be attached to the first.

card-moor-enclosures = Moor Enclosures
    .text = Attach a farmyard extension with 2 spaces to your farmyard and put 1 moor on each of them.
    .ruling-1 = Its long side goes to one of the four sides, so that both new spaces border spaces you already have.
    .ruling-2 = The new spaces follow all the usual rules and count when unused spaces are scored. A second extension may be attached to the first.

## Actions boosters

card-wedding-coach = Wedding Coach
    .text = You may have a Family Growth at once, even without room and without placing a person.
    .ruling-1 = The newborn lies on this card until the returning home phase.

card-forest-hut = Forest Hut
    .text = Put 1 person from your supply on one of your forests. When that forest is removed, you may place this person in the same round; then it returns to your supply.
    .ruling-1 = Until then this person cannot be used for Family Growth. Fell Trees and Slash and Burn remove a forest.

card-agricultural-implement = Agricultural Implement
    .text = Right after each use of Farmland or Cultivation you may take a face-up special action card and carry out one of its actions.
    .ruling-1 = As usual, a card from the display costs nothing and one from another player 2 food.

card-tool-shed = Tool Shed
    .text = Once per round, right before or after you take Slash and Burn or Cut Peat, you may also take the other of the two.
    .ruling-1 = You take no second card for it.

card-peat-cutting-rights = Peat-Cutting Rights
    .text = Mark the round spaces 4 and 7 rounds ahead with 1 fuel each. When such a round begins, you may discard the marker to take the special action card with Cut Peat and carry out Cut Peat.
    .ruling-1 = Only up to round 14. The special action card then lies face up in front of you.
    .ruling-2 = The fuel is only a marker: you do not get it.

card-taps = Taps
    .text = In each work phase, once all your people are placed, you get one more turn in which you may take a face-up special action card.
    .ruling-1 = As usual, a card from the display costs nothing and one from another player 2 food.

card-peat-fertilizer = Peat Fertilizer
    .text = Each time you have taken Cut Peat, you may take a Sow action.

card-natures-fertilizer = Nature's Fertilizer
    .text = Each time you have taken Slash and Burn, you may sow, but only on the new field.
    .ruling-1 = The same applies when a minor improvement lets you swap a moor for a field tile.

card-sowing-machine = Sowing Machine
    .text = Each time you have taken a special action, you may take a Sow action if you then have at least 2 horses.

card-hay-wagon = Hay Wagon
    .text = Each time you have taken at least 3 wood, 3 clay, 2 reed or 2 stone from one accumulation space, you may build rooms or renovate at the usual cost.
    .ruling-1 = No further person is placed for it.

card-hearth-brush = Hearth Brush
    .text = You may lay the Tiled Oven on top of the Stone Oven. From the next round on you may build it at its cost right after one of your person actions. Scoring: your Tiled Oven gives you 1 bonus point.
    .ruling-1 = If the Stone Oven is already gone, there is nothing to lay on top.

card-pastoral-letter = Pastoral Letter
    .text = You may lay the Village Church on top of the Well. From the next round on you may build it at its cost right after one of your person actions. Scoring: your Village Church and your Church give you 1 bonus point each.
    .ruling-1 = If the Well is already gone, there is nothing to lay on top.

## Points providers

card-family-burial-plot = Family Burial Plot
    .text = You may put the Tombstone marker on an unused farmyard space. The space is used and blocked from then on. Scoring: 1 bonus point for the marker.

card-fire-brigade = Fire Brigade
    .text = Take 2 food. If you have forests on at least 2/3/4/5 of your farmyard spaces, take 1/2/3/4 bonus points.
    .ruling-1 = The 4 food and 4 fuel are only needed, not paid. Crops and wood count once you have swapped them.

card-land-parcel = Land Parcel
    .text = Put 1 forest on an unused farmyard space. Scoring: exactly 1 unused space gives you 2 bonus points, exactly 2 cost you 1 point, 3 or more cost you 3 points.
    .ruling-1 = This comes on top of the usual negative points. Without unused spaces you get nothing.

card-chamber-of-commerce = Chamber of Commerce
    .text = Take 1 wood and 1 reed. Scoring: 1 bonus point each if you own the Joinery, the Pottery and the Basketmaker's Workshop.

card-church = Church
    .text = Take 2 food. In each returning home phase you may pay 1 fuel for 1 bonus point.
    .ruling-1 = It counts as a minor and as a major improvement and can be played by either action.
    .ruling-2 = Your Village Church leaves the game and does not return to the board.

card-leather-saddle = Leather Saddle
    .text = For each cattle that you turn into food while you have at least 3 horses, you get 1 bonus point.

card-moor-archaeology = Moor Archaeology
    .text = Each time you take Cut Peat, you may put 1 of your fences on the emptied space. The space is used and blocked from then on. Scoring: 1 bonus point for each of these fences.
    .ruling-1 = The fence comes from your supply and can no longer be built.

card-bog-body = Bog Body
    .text = Scoring: the owner of the Museum of the Moors and the owner of the Living History Museum get 1 bonus point each.
    .ruling-1 = Whoever that is, you or another player.

card-oven-damper = Oven Damper
    .text = Take 3 fuel. Scoring: 1 bonus point each if you own the Clay Oven, the Stone Oven, the Heating Oven, the Tiled Oven and the Oven Installation.

card-stock-breeding-prize = Stock-Breeding Prize
    .text = Scoring: if you have at least 1/2/3 each of sheep, wild boar, cattle and horses, you get 1/2/3 bonus points for every other player.
    .ruling-1 = More than 3 of each give no more points.

card-administration = Administration
    .text = Take 2 food. In the harvest of round 14 you may swap 1 food for 1 bonus point for each of your major improvements.

## Goods providers

card-fuel-storage = Fuel Storage
    .text = 1 wood waits for you on each of the round spaces 1, 5 and 9 rounds ahead, 1 fuel on each of those 3, 7 and 11 rounds ahead.
    .ruling-1 = Only up to round 14.

card-flatboat = Flatboat
    .text = 1 fuel waits for you on each of the round spaces 1, 3, 5 and 7 rounds ahead, 1 horse on each of those 2, 4 and 6 rounds ahead.
    .ruling-1 = Only up to round 14.
    .ruling-2 = The horses must be housed, cooked or let go.

card-drying-field = Drying Field
    .text = Each time you take Cut Peat, put 2 fuel for yourself on the round space 3 rounds ahead.
    .ruling-1 = Only up to round 14.

card-barge = Barge
    .text = On the round spaces still to come 1 fuel and 1 food wait for you in turn, beginning with fuel on the next one.

card-peat-sled = Peat Sled
    .text = Choose one: 3/4/5/6 fuel wait for you on the round space 2/4/7/10 rounds ahead.
    .ruling-1 = Only up to round 14.

card-advance-payment = Advance Payment
    .text = Take 1 each of fuel, food, wood, clay, reed, stone, grain and sheep.

card-peat-boat = Peat Boat
    .text = At any time you may swap 3 fuel for 2 wood or 2 clay, 4 fuel for 2 reed or 2 stone, 2 fuel for 1 grain, 3 fuel for 1 vegetable.
    .ruling-1 = As often as you like. Building resources come only in pairs of one kind.

card-firewood = Firewood
    .text = Take 1 fuel. In each harvest in which you swap at least 1 wood for fuel to heat, heating costs you 1 fuel less.
    .ruling-1 = Once per harvest, however much wood you swap.

card-coal-seam = Coal Seam
    .text = Take 1 fuel. Each time you take Hiring Fair or use Day Laborer, you get 1 fuel.

card-bog-pony = Bog Pony
    .text = At any time you may lay one of your standing horses on its side for 2 fuel. Lying horses do not breed and score only half a point each.
    .ruling-1 = A lying horse can still be turned into food. The card itself is not a horse.
    .ruling-2 = Horses that leave your farm are lying ones first. Half a point left over at the end is lost.

card-oven-installation = Oven Installation
    .text = You no longer need to heat your house.
    .ruling-1 = It counts as a minor and as a major improvement and can be played by either action.
    .ruling-2 = The Heating Oven returns to its place. This card counts as an oven for the Oven Damper.

card-spinning-mill = Spinning Mill
    .text = For every 2 sheep you have in the field phase, heating costs you 1 fuel less in that harvest.
    .ruling-1 = Never below 0 fuel, and even if the sheep are cooked before you heat.

card-peat-barge = Peat Barge
    .text = Each time you use Fishing, you also get 2 fuel.

card-peat-iron = Peat Iron
    .text = At the start of each harvest you get 1 fuel if you have at least 2 visible moors.

card-birthing-house = Birthing House
    .text = Right after each of your Family Growth actions you get 1 fuel, 1 food and 1 bonus point.
    .ruling-1 = With or without room, also through a card.

card-winter-storehouse = Winter Storehouse
    .text = Put 3 usage counters on this card. At any time you may remove 1 to fill up the fuel and the food in your supply to 2 each.
    .ruling-1 = Not in the middle of a payment. The counters are never refilled.

card-routine-work = Routine Work
    .text = In each harvest, each of your Joinery, Pottery and Basketmaker's Workshop that you do not use gives you 1 fuel or 1 food.
    .ruling-1 = You choose for each of them.

card-arid-field = Arid Field
    .text = Each time you take Cut Peat, put 1 fuel and 1 food on the emptied space. You get them as soon as the space is no longer unused.

card-farmhands-quarters = Farmhands' Quarters
    .text = When you build a major improvement, you may pay 1 fuel instead of 1 of its building resources. Each time your right neighbor passes you an improvement, you get 1 food.

## Food providers

card-peat-bath = Peat Bath
    .text = Each time you use the Infirmary, put 1 food for yourself on each of as many next round spaces as you have visible moors.
    .ruling-1 = Also with a person who is not in bed. Only up to round 14.

card-fallow-fields = Fallow Fields
    .text = Put 2 food on each of up to 3 of your empty fields. You get it when you sow the field.
    .ruling-1 = The food cannot be harvested.

card-fallow-land = Fallow Land
    .text = Each time you take Fell Trees or Cut Peat, put 1 food on the emptied space. You get it as soon as the space is no longer unused.
    .ruling-1 = A space on which another tile comes to light is not emptied.

card-village-hall = Village Hall
    .text = At the start of each returning home phase you get 2 food if no special action card lies in front of you.
    .ruling-1 = Face-up and face-down cards count. You get the food even if another player has taken your card from you.
    .ruling-2 = In the solo game you get it if you have used no special action in this round.

card-fish-smoke-house = Fish Smoke-house
    .text = Each time you use Fishing, you may pay 1 fuel for 3 more food.
    .ruling-1 = Once per use.

card-healing-clay = Healing Clay
    .text = Take 1 food. Each time you use the Infirmary with a person from your bed, you get 1 more food.

card-pheromones = Pheromones
    .text = Take 1 food. Then every player with at least 1 stable or 1 pasture gets 2 food, you included.

card-butchers-block = Butcher's Block
    .text = All other players must, and you may, turn exactly 1 animal of their own into food: sheep 1, wild boar 2, cattle 3, horse 2.
    .ruling-1 = Each player chooses the animal. No cooking improvement is needed.

card-savings-deposit = Savings Deposit
    .text = At the start of each harvest draw one of the 9 start cards. If its number is not higher than the clay in your supply, take 6 food and pass this card to the left.
    .ruling-1 = If the number is higher, the card stays in front of you. In the solo game it leaves the game instead of being passed. The start cards are shuffled before each draw.

card-forest-kindergarten = Forest Kindergarten
    .text = Right after each of your Family Growth actions you get 1 food for each of your farmyard spaces with a forest.
    .ruling-1 = With or without room, also through a card.

card-wild-harvest = Wild Harvest
    .text = Take 1 food. At the start of each harvest draw one of the 9 start cards. If its number is not higher than the number of your visible forests, you get 1 food.
    .ruling-1 = The start cards are shuffled before each draw.

card-open-grill = Open Grill
    .text = At any time turn goods into food: vegetable 2, sheep 2, wild boar 3, cattle 3, horse 2. Bake Bread: any number of grain, 2 food each.
    .ruling-1 = It counts as a minor and as a major improvement and can be played by either action.
    .ruling-2 = The Fireplace that you hand back returns to its place.

card-horse-butchery = Horse Butchery
    .text = At any time turn animals into food: sheep 1, wild boar 2, cattle 3, horse 2, two horses together 5.
    .ruling-1 = It counts as a minor and as a major improvement and can be played by either action.
    .ruling-2 = Your Horse Slaughterhouse leaves the game and does not return to the board.

card-pot-roast-recipe = Pot Roast Recipe
    .text = Your Fireplaces and Cooking Hearths may also turn horses into food at any time, 2 food each.

card-grain-distillery = Grain Distillery
    .text = Once in each harvest you may turn 1 fuel and 1 grain into 5 food. Scoring: as often as you like, 1 fuel and 1 grain for 1 bonus point.
    .ruling-1 = Fuel spent here no longer counts for the Peat Charcoal Kiln, and spent grain no longer counts as grain.

card-malthouse = Malthouse
    .text = Each time you take Cut Peat, you may turn exactly 1 grain into 4 food.

## Crop providers

card-farm-cart = Farm Cart
    .text = Each time you take at least 5 wood, 4 clay, 3 reed or 2 stone from one accumulation space, you get 1 grain.

card-no-till-farming = No-Till Farming
    .text = When you sow, you may also plant grain or vegetables on up to 2 unused farmyard spaces. They grow as on fields, but the spaces stay unused.
    .ruling-1 = Up to 2 spaces in each Sow action, also without sowing a field. They are not fields.
    .ruling-2 = At any time you may discard the crops there; whoever uses such a space does so.

card-peat-ash-fertilizer = Peat Ash Fertilizer
    .text = Each time before you take Cut Peat, you may add 1 crop of the same kind to each of your fields with grain or vegetables.
    .ruling-1 = The crops come from the general supply. Farmyard spaces planted by No-Till Farming count; empty fields get nothing.

## Building resource providers

card-living-history-museum = Living History Museum
    .text = These cost you less: Heating Oven and Ceramics Stall 1 clay, Tiled Oven and Village Church 1 stone, Furniture Stall and Riding Stables 1 wood, Basket Stall 1 reed.
    .ruling-1 = It counts as a minor and as a major improvement and can be played by either action.
    .ruling-2 = The Museum of the Moors returns to its place, and its own discounts end.

card-riverside-woods = Riverside Woods
    .text = Each time you use Fishing, you get 1 wood for each of your farmyard spaces with a forest, at most 3.

card-oak-bark = Oak Bark
    .text = Take 2 wood. For each wild boar, cattle or horse that you turn into food, you get 1 wood.

card-moor-birch-trees = Moor Birch Trees
    .text = Each time you take Cut Peat, you get 2 wood.

card-drag-horses = Drag Horses
    .text = If you have at least 1 horse, you may pay 1 food each time you take wood from one accumulation space: exactly 3 wood bring you 1 more, at least 4 bring you 2 more.
    .ruling-1 = The card itself is not a horse.

card-timber-mill = Timber Mill
    .text = Each time you take Fell Trees or at least 4 wood from one accumulation space, you get 1 wood, or 2 wood if you pay 1 fuel.

card-alder-swamp = Alder Swamp
    .text = Each time you take Fell Trees, you get 1 wood or 1 reed.

card-river-clay = River Clay
    .text = Each time you use Fishing, you also get 2 clay.

card-loam = Loam
    .text = Each time you take Hiring Fair in the work phase while exactly one of your people is still to be placed, you get 1 clay.
    .ruling-1 = A person in bed is still to be placed, too.

card-willow-bank = Willow Bank
    .text = Each time you take Fell Trees, you get 1 reed.

card-stone-quarry = Stone Quarry
    .text = Put 5 stone on this card, with 3 players only 3. Each time you take Hiring Fair, take 1 stone from here.

card-stone-wagon = Stone Wagon
    .text = Each time you use Day Laborer, you get 1 stone.

card-hardware-store = Hardware Store
    .text = Put 3 usage counters on this card. At any time you may remove 1 to take 1 each of wood, clay, reed and stone of which you have none in your supply.
    .ruling-1 = Not in the middle of a payment. The counters are never refilled.

card-cooperative-store = Cooperative Store
    .text = Put 4 usage counters on this card. At any time you may remove 1 to swap 1 building resource for 1 other, but not for stone.
    .ruling-1 = Not in the middle of a payment. The counters are never refilled.

card-wheelbarrow = Wheelbarrow
    .text = Each time you take at least 4 of one building resource from one accumulation space, you get 1 fuel. Each time you take Cut Peat, you get 1 building resource of your choice.

card-workbench = Workbench
    .text = In the field phases of rounds 13 and 14 you get 3 wood, 2 clay and 1 reed each.
    .ruling-1 = They may also be used for the bonus points of the Joinery, the Pottery and the Basketmaker's Workshop.

## Livestock providers

card-plowhorse-market = Plowhorse Market
    .text = Each time you use Farmland or Cultivation, you may buy exactly 1 horse for 1 food.
    .ruling-1 = Slash and Burn does not count. No special action card is taken.

card-nosebag = Nosebag
    .text = Each time you use Grain Seeds, you also get 1 horse.

card-cattle-stall = Cattle Stall
    .text = Put 1 animal on each of the round spaces 2, 4, 6 and 8 rounds ahead, all of different types. When those rounds begin, you may buy the animal for 1 food.
    .ruling-1 = You choose the order. Only up to round 14. An animal that you do not buy goes back to the general supply.

## Major improvements

card-horse-slaughterhouse = Horse Slaughterhouse
    .text = At any time turn animals into food: sheep 1, wild boar 1, cattle 2, horse 2.
    .ruling-1 = It takes neither vegetables nor grain. You may own both, but the second gives you only its points.
    .ruling-2 = It is not an upgrade.

card-second-horse-slaughterhouse = Horse Slaughterhouse
    .one = Horse Slaughterhouse (second)
    .text = At any time turn animals into food: sheep 1, wild boar 1, cattle 2, horse 2.
    .ruling-1 = It takes neither vegetables nor grain. You may own both, but the second gives you only its points.
    .ruling-2 = It is not an upgrade.

card-cookhouse = Cookhouse
    .text = At any time turn goods into food: vegetable 3, sheep 2, wild boar 3, cattle 4, horse 2. Bake Bread: any number of grain, 3 food each.
    .ruling-1 = Instead of paying you may hand back a Fireplace or a Cooking Hearth. It returns to its place.
    .ruling-2 = You may own both, but the second gives you only its points.

card-second-cookhouse = Cookhouse
    .one = Cookhouse (second)
    .text = At any time turn goods into food: vegetable 3, sheep 2, wild boar 3, cattle 4, horse 2. Bake Bread: any number of grain, 3 food each.
    .ruling-1 = Instead of paying you may hand back a Fireplace or a Cooking Hearth. It returns to its place.
    .ruling-2 = You may own both, but the second gives you only its points.

card-village-church = Village Church
    .text = Take 2 food. Once in each harvest you may swap 1 fuel for 1 bonus point.

card-heating-oven = Heating Oven
    .text = Take 2 fuel. Heating always costs you 1 fuel less.
    .ruling-1 = It counts as an oven, but does not bake bread.

card-tiled-oven = Tiled Oven
    .text = You never pay more than 1 fuel to heat your house.
    .ruling-1 = This is an upper limit, not a discount. The card counts as an oven, but does not bake bread.

card-furniture-stall = Furniture Stall
    .text = At any time you may swap wood for clay, 1 for 1.

card-ceramics-stall = Ceramics Stall
    .text = At any time you may swap clay for wood, 1 for 1.

card-basket-stall = Basket Stall
    .text = At any time you may swap reed for wood, clay or stone, 1 for 1.

card-peat-charcoal-kiln = Peat Charcoal Kiln
    .text = Cut Peat gives you 1 more fuel, or 2 more if you have at least 1 horse. Scoring: you may spend 3 fuel for 1 bonus point or 5 fuel for 2.
    .ruling-1 = At most 2 bonus points. Wood may be swapped for fuel before scoring.

card-foresters-lodge = Forester's Lodge
    .text = Fell Trees gives you 1 more wood, or 2 more if you have at least 1 horse. Scoring: 1 bonus point for each of your visible forests.
    .ruling-1 = The forests stay on your farmyard.

card-museum-of-the-moors = Museum of the Moors
    .text = From now on these cost you less: Well and Stone Oven 1 stone, Joinery 1 wood, Pottery, Clay Oven and Forester's Lodge 1 clay, Basketmaker's Workshop 1 reed.

card-riding-stables = Riding Stables
    .text = 1 food waits for you on every round space still to come. You get it only if you have at least 2 horses when that round begins.
    .ruling-1 = Otherwise that food is lost. Later rounds are not affected.
