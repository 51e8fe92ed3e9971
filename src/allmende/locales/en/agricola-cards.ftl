### Agricola: cards and terms, in our own words
###
### Words used throughout, here and in German:
###   food Nährwert · grain Getreide · vegetable Gemüse · crops Ackerfrüchte · wood Holz · clay Lehm · reed Schilf
###   stone Stein · building resources Baustoffe · goods Waren · sheep Schaf · wild boar Wildschwein · cattle Rind
###   occupation Ausbildung · minor improvement kleine Anschaffung · major improvement große Anschaffung
###   traveling card Wanderkarte · bonus point Sonderpunkt · begging marker Bettelmarke
###   supply Vorrat · general supply allgemeiner Vorrat · farmyard Hofplan · farmyard space Hoffeld · unused ungenutzt
###   room Raum · renovate renovieren · stable Stall · fence Zaun · pasture Weide · field Acker · field tile Ackerplättchen
###   field card Ackerkarte · plow pflügen · sow aussäen · Bake Bread Brot backen · person Person · newborn Neugeborenes
###   action space Aktionsfeld · accumulation space Anhäufungsfeld · round space Rundenfeld · Family Growth Familienzuwachs
###   work phase Arbeitszeit · returning home phase Heimkehrzeit · harvest Erntezeit · field phase Ackerphase
###   feeding phase Ernährungsphase · breeding phase Vermehrungsphase · scoring Wertung
###
### Goods that wait on a round space are taken when that round begins. "n rounds ahead" adds n to the current round.
### Numbers with slashes belong together in their order. Sentences name a card without an article: "Anna plays Lasso".

## Categories

category-farm-planner = Farm planner
    .text = Makes it easier to build up your farmyard.
category-actions-booster = Actions booster
    .text = Gives you more freedom, or more actions.
category-points-provider = Points provider
    .text = Worth many points, printed or as bonus points.
category-goods-provider = Goods provider
    .text = Brings goods of more than one of the other kinds.
category-food-provider = Food provider
    .text = Brings food.
category-crop-provider = Crop provider
    .text = Brings grain or vegetables.
category-building-resource-provider = Building resource provider
    .text = Brings wood, clay, reed or stone.
category-livestock-provider = Livestock provider
    .text = Brings sheep, wild boar or cattle.

## Decks

deck-a = Deck A
deck-b = Deck B
deck-c = Deck C
deck-d = Deck D
deck-m = Deck M
deck-major = Major improvements

## Minor improvements, deck A

card-shifting-cultivation = Shifting Cultivation
    .text = Plow 1 field. Then pass this card to the left.
    .ruling-1 = You cannot play it without a space to plow.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-clay-embankment = Clay Embankment
    .text = Take 1 clay for every 2 clay in your supply. Then pass this card to the left.
    .ruling-1 = An odd clay is not counted. You may play the card even if it gives you nothing.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-young-animal-market = Young Animal Market
    .text = Take 1 cattle. Then pass this card to the left.
    .ruling-1 = As always, the cattle must be housed, cooked or let go.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-drinking-trough = Drinking Trough
    .text = Each of your pastures holds 2 more animals.
    .ruling-1 = The 2 animals are added after the stables have doubled the pasture.
    .ruling-2 = Your house, unfenced stables and cards that hold animals gain nothing, unless such a card calls itself a pasture.

card-rammed-clay = Rammed Clay
    .text = Take 1 clay at once. From now on you may pay for each fence with 1 clay instead of 1 wood.
    .ruling-1 = You may mix clay and wood in one action. The fences themselves still come from your supply.

card-handplow = Handplow
    .text = 1 field tile waits for you on the round space 5 rounds ahead. When that round begins, you may plow it.
    .ruling-1 = The usual rules for the place of a field apply. If you decline, the tile goes back to the general supply.
    .ruling-2 = From round 10 on the card has no effect.

card-threshing-board = Threshing Board
    .text = Each time you use Farmland or Cultivation, you may also take a Bake Bread action.
    .ruling-1 = You bake once per use, before the actions of the space or between them.
    .ruling-2 = Something must remain to be done there: if sowing grain is all you can do on Cultivation, you keep 1 grain.

card-sleeping-corner = Sleeping Corner
    .text = You may use a Wish for Children space even if people of exactly one other player are already there.
    .ruling-1 = The newborn beside its parent makes no difference. The space must not hold people of yours or of two other players.

card-manger = Manger
    .text = Scoring: if your pastures cover at least 6/7/8/10 farmyard spaces, you get 1/2/3/4 bonus points.
    .ruling-1 = Only the highest step counts: 9 spaces give 3 points.

card-big-country = Big Country
    .text = Take 2 food and 1 bonus point for every full round still to come.
    .ruling-1 = These are 14 minus the current round: nothing in round 14.

card-wool-blankets = Wool Blankets
    .text = Scoring: 3 bonus points if you live in a wooden house, 2 in a clay house, none in a stone house.
    .ruling-1 = You need the 5 sheep only when you play the card.

card-pond-hut = Pond Hut
    .text = 1 food waits for you on each of the next 3 round spaces.

card-milk-jug = Milk Jug
    .text = Each time any player uses Cattle Market, you get 3 food and every other player gets 1 food.
    .ruling-1 = Your own uses count as well. Another player who uses the market gets 1 food too.

card-claypipe = Claypipe
    .text = In the returning home phase you get 2 food if you gained at least 7 building resources in the work phase of this round.
    .ruling-1 = Resources that you have already spent count; those from the start of the round do not.

card-junk-room = Junk Room
    .text = After each improvement you build or play, you get 1 food, also for this card.
    .ruling-1 = Major and minor improvements count.

card-basket = Basket
    .text = Each time you have used a wood accumulation space, you may put 2 wood back on it and take 3 food.
    .ruling-1 = Once per use. The wood stays there for whoever uses the space next.
    .ruling-2 = The food comes too late to pay for anything that happens before you take the wood.

card-dutch-windmill = Dutch Windmill
    .text = In a round right after a harvest, each Bake Bread action gives you 3 more food.
    .ruling-1 = These are rounds 5, 8, 10, 12 and 14. You get 3 food per action, however much you bake.

card-corn-scoop = Corn Scoop
    .text = Each time you use Grain Seeds, you get 1 more grain.

card-large-greenhouse = Large Greenhouse
    .text = 1 vegetable waits for you on each of the round spaces 4, 7 and 9 rounds ahead.
    .ruling-1 = Only up to round 14.

card-clearing-spade = Clearing Spade
    .text = At any time you may move 1 crop from a field with at least 2 crops to an empty field.
    .ruling-1 = As often as you like, also right before the field phase. The empty field must be able to grow that crop.
    .ruling-2 = This is neither sowing nor harvesting.

card-lumber-mill = Lumber Mill
    .text = Every improvement costs you 1 wood less.
    .ruling-1 = Major and minor improvements, never below 0 wood. Rooms, renovations, stables and fences cost as before.

card-canoe = Canoe
    .text = Each time you use Fishing, you get 1 more food and 1 reed.

card-stone-tongs = Stone Tongs
    .text = Each time you use a stone accumulation space, you get 1 more stone.
    .ruling-1 = These are Western Quarry and Eastern Quarry.

card-shepherds-crook = Shepherd's Crook
    .text = Each time you fence a new pasture of at least 4 spaces, you get 2 sheep on that pasture.
    .ruling-1 = A pasture is new if at least 1 of its spaces was unused before. Dividing an old pasture makes no new one.
    .ruling-2 = What counts is the farmyard at the end of the whole action: two such pastures bring 4 sheep.

## Minor improvements, deck B

card-mini-pasture = Mini Pasture
    .text = Fence 1 farmyard space as a new pasture without paying wood. Then pass this card to the left.
    .ruling-1 = The space is unused or holds only a stable and borders your pastures, if you have any. You need the fences in your supply and may not divide a pasture.
    .ruling-2 = If that is impossible, you cannot play the card. It is not a Build Fences action.
    .ruling-3 = In the solo game it leaves the game instead of being passed.

card-market-stall = Market Stall
    .text = Take 1 vegetable. Then pass this card to the left.
    .ruling-1 = In the solo game it leaves the game instead of being passed.

card-caravan = Caravan
    .text = This card houses 1 of your people, but it is not a room.
    .ruling-1 = It counts as space for Family Growth, but not when rooms are counted, renovated or scored.

card-carpenters-parlor = Carpenter's Parlor
    .text = You may build each wooden room for 2 wood and 2 reed.
    .ruling-1 = This replaces the whole cost of the room: a second card of that kind does not apply to it, discounts do.

card-mining-hammer = Mining Hammer
    .text = Take 1 food at once. Each time you renovate, you may also build 1 stable for free.
    .ruling-1 = You need a stable in your supply and a place for it.

card-moldboard-plow = Moldboard Plow
    .text = Lay 2 field tiles on this card. Each time you use Farmland, you may also plow 1 of them.
    .ruling-1 = At most one per use, so twice in the game. The field of the space itself must remain possible.

card-lasso = Lasso
    .text = On your turn you may place exactly two people in a row if at least one of them uses Sheep Market, Pig Market or Cattle Market.
    .ruling-1 = You do not skip your next turn: you simply place your people earlier.

card-bread-paddle = Bread Paddle
    .text = Take 1 food at once. After each occupation you play from now on, you may take a Bake Bread action.

card-mantlepiece = Mantlepiece
    .text = Take 1 bonus point for every full round still to come. You may not renovate any more.
    .ruling-1 = These are 14 minus the current round.

card-bottles = Bottles
    .text = You pay its cost for each of your people: 1 clay and 1 food apiece.
    .ruling-1 = Newborns count as people.

card-loom = Loom
    .text = In the field phase of each harvest you get 1/2/3 food if you have at least 1/4/7 sheep. Scoring: 1 bonus point for every 3 sheep.

card-strawberry-patch = Strawberry Patch
    .text = 1 food waits for you on each of the next 3 round spaces.
    .ruling-1 = Field cards with vegetables count towards the 2 vegetable fields.

card-herring-pot = Herring Pot
    .text = Each time you use Fishing, put 1 food for yourself on each of the next 3 round spaces.
    .ruling-1 = The food of several uses adds up.

card-butter-churn = Butter Churn
    .text = In the field phase of each harvest you get 1 food for every 3 sheep and 1 food for every 2 cattle.

card-brook = Brook
    .text = Each time you use Reed Bank, Clay Pit, Forest or the action space of round 1, you get 1 food.
    .ruling-1 = These are the four spaces above Fishing.

card-scullery = Scullery
    .text = At the start of each round you get 1 food if you live in a wooden house.

card-three-field-rotation = Three-Field Rotation
    .text = At the start of each field phase you get 3 food if you have at least 1 grain field, 1 vegetable field and 1 empty field.
    .ruling-1 = This is checked before you harvest. Field cards count; a field with wood or stone is none of the three.

card-pitchfork = Pitchfork
    .text = Each time you use Grain Seeds while Farmland is occupied, you get 3 food.
    .ruling-1 = It does not matter who stands on Farmland.

card-sack-cart = Sack Cart
    .text = 1 grain waits for you on each of the round spaces 5, 8, 11 and 14 that are still to come.
    .ruling-1 = Rounds that have already begun give nothing.

card-beanfield = Beanfield
    .text = This card is a field for vegetables only.
    .ruling-1 = You sow 1 vegetable and harvest 2 in all, as on any field.
    .ruling-2 = It is not a field tile: it borders nothing and does not score as a field. The vegetables on it do score.

card-thick-forest = Thick Forest
    .text = 1 wood waits for you on every even-numbered round space still to come.

card-loam-pit = Loam Pit
    .text = Each time you use Day Laborer, you get 3 clay.
    .ruling-1 = You may spend the clay in the same turn, for instance with the Cottager.

card-hard-porcelain = Hard Porcelain
    .text = At any time you may swap 2/3/4 clay for 1/2/3 stone.
    .ruling-1 = As often as you like.

card-acorns-basket = Acorns Basket
    .text = 1 wild boar waits for you on each of the next 2 round spaces.
    .ruling-1 = At the start of the round it must be housed, cooked or let go.

## Occupations, deck A

card-animal-tamer = Animal Tamer
    .text = Take 1 wood or 1 grain at once. From now on each room of your house holds 1 animal of any type.
    .ruling-1 = This replaces the one pet of the house. The types may differ. A card that houses a person is not a room.

card-conservator = Conservator
    .text = You may renovate a wooden house straight to stone.
    .ruling-1 = It costs 1 stone per room and 1 reed and is a single renovation. Renovating to clay remains allowed.

card-hedge-keeper = Hedge Keeper
    .text = In each Build Fences action up to 3 of your fences are free.
    .ruling-1 = If you build only 1 to 3 fences, you pay nothing. Fences from other effects, such as Mini Pasture, gain nothing.

card-plow-driver = Plow Driver
    .text = At the start of each round you may pay 1 food to plow 1 field if you live in a stone house.
    .ruling-1 = You may pay with food that you get at the start of this round, for instance from the Well.
    .ruling-2 = If the Scholar brings it into play, you may use it in the same round.

card-adoptive-parents = Adoptive Parents
    .text = You may pay 1 food to place a newborn in the round it is born. It is then no longer a newborn.
    .ruling-1 = Once per newborn, also for one that was born earlier in the work phase in which you play this card.
    .ruling-2 = In a harvest of the same round it needs as much food as any adult: 2, in the solo game 3.

card-stable-architect = Stable Architect
    .text = Scoring: 1 bonus point for each of your stables that is not in a pasture.

card-grocer = Grocer
    .text = On this card lie, from top to bottom: wood, grain, reed, stone, vegetable, clay, reed, vegetable. At any time you may buy the top one for 1 food.
    .ruling-1 = You may buy several in a row. What still lies on the card is not yours and does not score.

card-mushroom-collector = Mushroom Collector
    .text = Each time you have used a wood accumulation space, you may put 1 wood back on it and take 2 food.
    .ruling-1 = Once per use.

card-roughcaster = Roughcaster
    .text = Each time you build clay rooms or renovate from clay to stone, you get 3 food.
    .ruling-1 = Once per action, for any number of rooms. Renovating from wood straight to stone does not count.

card-wall-builder = Wall Builder
    .text = Each time you build rooms, you may put 1 food for yourself on each of the next 4 round spaces.
    .ruling-1 = Once per action, for any number of rooms.

card-scythe-worker = Scythe Worker
    .text = Take 1 grain at once. In the field phase of each harvest you may harvest 1 more grain from each of your grain fields.
    .ruling-1 = The field must hold at least 2 grain. You decide for each field.

card-seasonal-worker = Seasonal Worker
    .text = Each time you use Day Laborer, you get 1 grain. From round 6 on you may take 1 vegetable instead.

card-wood-cutter = Wood Cutter
    .text = Each time you use a wood accumulation space, you get 1 more wood.

card-firewood-collector = Firewood Collector
    .text = At the end of each turn in which you used Grain Seeds, Farmland, Cultivation or Grain Utilization, you get 1 wood.
    .ruling-1 = It comes after everything else, so you cannot spend it in that turn.

card-clay-hut-builder = Clay Hut Builder
    .text = As soon as you no longer live in a wooden house, put 2 clay for yourself on each of the next 5 round spaces.
    .ruling-1 = Once in the game; at once if you already live in a clay or stone house when you play the card.

card-frame-builder = Frame Builder
    .text = For each room and each renovation you may pay 1 wood instead of 2 clay or 2 stone.
    .ruling-1 = Once per room and once per renovation. Exactly 2 of one kind are replaced.

card-priest = Priest
    .text = If you live in a clay house with exactly 2 rooms, take 3 clay, 2 reed and 2 stone.
    .ruling-1 = This is checked only when you play the card.

card-braggart = Braggart
    .text = Scoring: 2/3/4/5/7/9 bonus points if you own at least 5/6/7/8/9/10 improvements.
    .ruling-1 = Face-up major and minor improvements count, occupations do not.

card-harpooner = Harpooner
    .text = Each time you use Fishing, you may pay 1 wood to get 1 reed and, for each of your people, 1 food.
    .ruling-1 = Once per use. Newborns count as people.

card-stonecutter = Stonecutter
    .text = Every improvement, every room and every renovation costs you 1 stone less.
    .ruling-1 = Never below 0 stone. A renovation costs 1 stone less in all, not per room.

card-animal-dealer = Animal Dealer
    .text = Each time you use Sheep Market, Pig Market or Cattle Market, you may buy 1 more animal of that type for 1 food.
    .ruling-1 = Once per use.

card-conjurer = Conjurer
    .text = Each time you use Traveling Players, you also get 1 wood and 1 grain.

card-lutenist = Lutenist
    .text = Each time another player uses Traveling Players, you get 1 food and 1 wood and may then buy 1 vegetable for 2 food.
    .ruling-1 = Not when you use the space yourself.

card-pig-breeder = Pig Breeder
    .text = Take 1 wild boar at once. At the end of round 12 your wild boar breed.
    .ruling-1 = As in every breeding phase you need 2 wild boar and room for the young one.

## Occupations, deck B

card-cottager = Cottager
    .text = Each time you use Day Laborer, you may also build exactly 1 room or renovate once, at the usual cost.

card-groom = Groom
    .text = Take 1 wood at once. At the start of each round you may build 1 stable for 1 wood if you live in a stone house.
    .ruling-1 = If the Scholar brings it into play, you may use it in the same round.

card-assistant-tiller = Assistant Tiller
    .text = Each time you use Day Laborer, you may also plow 1 field.

card-master-bricklayer = Master Bricklayer
    .text = Every major improvement costs you 1 stone less for each room you have added to your first two.
    .ruling-1 = Never below 0 stone. With 3 rooms you save 1 stone.

card-scholar = Scholar
    .text = At the start of each round, if you live in a stone house, you may play either 1 occupation for 1 food or 1 minor improvement at its cost.
    .ruling-1 = No person is placed. You may pay with food that you get at the start of this round, for instance from the Well.
    .ruling-2 = A card about rounds still to come begins with the next round. A card for the start of a round may be used at once.

card-organic-farmer = Organic Farmer
    .text = Scoring: 1 bonus point for each pasture that holds at least 1 animal and has room for at least 3 more.
    .ruling-1 = You choose where your animals stand for scoring. Cards that hold animals are not pastures.

card-tutor = Tutor
    .text = Scoring: 1 bonus point for each occupation you played after this one.

card-consultant = Consultant
    .text = In a game of 1/2/3/4 players take 2 grain/3 clay/2 reed/2 sheep.
    .ruling-1 = With 5 or 6 players you take 2 sheep as well.

card-sheep-walker = Sheep Walker
    .text = At any time you may swap 1 sheep for 1 vegetable, 1 stone or 1 wild boar.
    .ruling-1 = As often as you like, but the sheep must already stand on your farm. Also right after breeding.

card-manservant = Manservant
    .text = As soon as you live in a stone house, put 3 food for yourself on every round space still to come.
    .ruling-1 = Once in the game; at once if you already live in a stone house when you play the card.
    .ruling-2 = If the Scholar brings it into play, the food begins with the next round.

card-oven-firing-boy = Oven Firing Boy
    .text = Each time you use a wood accumulation space, you may also take a Bake Bread action.

card-paper-maker = Paper Maker
    .text = Right before you play an occupation, you may swap 1 wood for 1 food per occupation already in front of you.
    .ruling-1 = Occupations are always played one after another, so you may do this before each of them. You may pay for that occupation with the food.
    .ruling-2 = You pay 1 wood in all, however many occupations lie in front of you.

card-childless = Childless
    .text = At the start of each round in which you have at least 3 rooms but exactly 2 people, you get 1 food and 1 grain or 1 vegetable.
    .ruling-1 = A card that houses a person is not a room.

card-small-scale-farmer = Small-scale Farmer
    .text = At the start of each round you get 1 wood if your house has exactly 2 rooms.
    .ruling-1 = The wood comes from the general supply, not from a round space.

card-geologist = Geologist
    .text = Each time you use Forest or Reed Bank, you get 1 clay. With 3 or more players Clay Pit counts too.

card-roof-ballaster = Roof Ballaster
    .text = You may pay 1 food at once to take 1 stone for each of your rooms.
    .ruling-1 = Only once, and on top of the cost of the occupation.

card-carpenter = Carpenter
    .text = You may build each room for 3 wood, clay or stone, matching your house, and 2 reed.
    .ruling-1 = This replaces the whole cost of the room: a second card of that kind does not apply to it, discounts do.

card-house-steward = House Steward
    .text = With at least 1/3/6/9 full rounds still to come, take 1/2/3/4 wood. Scoring: every player with the most rooms gets 3 bonus points.
    .ruling-1 = In a tie everybody with the most rooms gets the points. You get them only if you are among those players.

card-greengrocer = Greengrocer
    .text = Each time you use Grain Seeds, you also get 1 vegetable.

card-brushwood-collector = Brushwood Collector
    .text = For each room and each renovation you may pay 1 wood in all instead of the reed.
    .ruling-1 = 1 wood replaces the 2 reed of a room as well as the 1 reed of a renovation.

card-storehouse-keeper = Storehouse Keeper
    .text = Each time you use Resource Market, you also get 1 clay or 1 grain.

card-pastor = Pastor
    .text = As soon as you are the only player whose house has exactly 2 rooms, take 3 wood, 2 clay, 1 reed and 1 stone.
    .ruling-1 = Once in the game; at once if it is already so when you play the card.

card-sheep-whisperer = Sheep Whisperer
    .text = 1 sheep waits for you on each of the round spaces 2, 5, 8 and 10 rounds ahead.
    .ruling-1 = Only up to round 14.

card-cattle-feeder = Cattle Feeder
    .text = Each time you use Grain Seeds, you may buy 1 cattle for 1 food.
    .ruling-1 = Once per use.

## Major improvements

card-fireplace-2 = Fireplace
    .one = Fireplace (2 clay)
    .text = At any time turn goods into food: vegetable 2, sheep 2, wild boar 2, cattle 3. Bake Bread: any number of grain, 2 food each.
    .ruling-1 = You cook and bake with it, but it is not an oven.

card-fireplace-3 = Fireplace
    .one = Fireplace (3 clay)
    .text = At any time turn goods into food: vegetable 2, sheep 2, wild boar 2, cattle 3. Bake Bread: any number of grain, 2 food each.
    .ruling-1 = You cook and bake with it, but it is not an oven.

card-cooking-hearth-4 = Cooking Hearth
    .one = Cooking Hearth (4 clay)
    .text = At any time turn goods into food: vegetable 3, sheep 2, wild boar 3, cattle 4. Bake Bread: any number of grain, 3 food each.
    .ruling-1 = Instead of paying you may hand back a Fireplace. It returns to its place and is for sale again.
    .ruling-2 = You cook and bake with it, but it is not an oven.

card-cooking-hearth-5 = Cooking Hearth
    .one = Cooking Hearth (5 clay)
    .text = At any time turn goods into food: vegetable 3, sheep 2, wild boar 3, cattle 4. Bake Bread: any number of grain, 3 food each.
    .ruling-1 = Instead of paying you may hand back a Fireplace. It returns to its place and is for sale again.
    .ruling-2 = You cook and bake with it, but it is not an oven.

card-well = Well
    .text = 1 food waits for you on each of the next 5 round spaces.
    .ruling-1 = If fewer than 5 rounds are left, you get that much less.
    .ruling-2 = Cards that speak of wells mean this one too.

card-clay-oven = Clay Oven
    .text = Bake Bread: at most 1 grain for 5 food. Right after building it you may take a Bake Bread action.
    .ruling-1 = Cards that speak of ovens mean this one too.

card-stone-oven = Stone Oven
    .text = Bake Bread: up to 2 grain for 4 food each. Right after building it you may take a Bake Bread action.
    .ruling-1 = Cards that speak of ovens mean this one too.

card-joinery = Joinery
    .text = Once in each harvest you may turn 1 wood into 2 food. Scoring: you may swap 3/5/7 wood for 1/2/3 bonus points.
    .ruling-1 = At most 3 bonus points. The wood comes from your supply and no longer counts in a tie.

card-pottery = Pottery
    .text = Once in each harvest you may turn 1 clay into 2 food. Scoring: you may swap 3/5/7 clay for 1/2/3 bonus points.
    .ruling-1 = At most 3 bonus points. The clay comes from your supply and no longer counts in a tie.

card-basketmakers-workshop = Basketmaker's Workshop
    .text = Once in each harvest you may turn 1 reed into 3 food. Scoring: you may swap 2/4/5 reed for 1/2/3 bonus points.
    .ruling-1 = At most 3 bonus points. The reed comes from your supply and no longer counts in a tie.

## Second copies of major improvements, for six players

card-fireplace-4 = Fireplace
    .one = Fireplace (4 clay)
    .text = At any time turn goods into food: vegetable 2, sheep 2, wild boar 2, cattle 3. Bake Bread: any number of grain, 2 food each.
    .ruling-1 = You cook and bake with it, but it is not an oven.
    .ruling-2 = It lies under the Fireplace for 3 clay and can be built once that one is gone.

card-cooking-hearth-6 = Cooking Hearth
    .one = Cooking Hearth (6 clay)
    .text = At any time turn goods into food: vegetable 3, sheep 2, wild boar 3, cattle 4. Bake Bread: any number of grain, 3 food each.
    .ruling-1 = Instead of paying you may hand back a Fireplace. It returns to its place and is for sale again.
    .ruling-2 = You cook and bake with it, but it is not an oven.
    .ruling-3 = It lies under the Cooking Hearth for 5 clay and can be built once that one is gone.

card-second-well = Well
    .one = Well (second)
    .text = 1 food waits for you on each of the next 5 round spaces.
    .ruling-1 = If fewer than 5 rounds are left, you get that much less.
    .ruling-2 = Cards that speak of wells mean this one too.
    .ruling-3 = It lies under the first Well and can be built once that one is gone. Whoever owns both gets the food of both.

card-second-clay-oven = Clay Oven
    .one = Clay Oven (second)
    .text = Bake Bread: at most 1 grain for 5 food. Right after building it you may take a Bake Bread action.
    .ruling-1 = Cards that speak of ovens mean this one too.
    .ruling-2 = It lies under the first Clay Oven and can be built once that one is gone. Whoever owns both bakes with both.

card-second-stone-oven = Stone Oven
    .one = Stone Oven (second)
    .text = Bake Bread: up to 2 grain for 4 food each. Right after building it you may take a Bake Bread action.
    .ruling-1 = Cards that speak of ovens mean this one too.
    .ruling-2 = It lies under the first Stone Oven and can be built once that one is gone. Whoever owns both bakes with both.

card-second-joinery = Joinery
    .one = Joinery (second)
    .text = Once in each harvest you may turn 1 wood into 2 food. Scoring: you may swap 3/5/7 wood for 1/2/3 bonus points.
    .ruling-1 = At most 3 bonus points. The wood comes from your supply and no longer counts in a tie.
    .ruling-2 = It lies under the first Joinery and can be built once that one is gone. Whoever owns both may use both.

card-second-pottery = Pottery
    .one = Pottery (second)
    .text = Once in each harvest you may turn 1 clay into 2 food. Scoring: you may swap 3/5/7 clay for 1/2/3 bonus points.
    .ruling-1 = At most 3 bonus points. The clay comes from your supply and no longer counts in a tie.
    .ruling-2 = It lies under the first Pottery and can be built once that one is gone. Whoever owns both may use both.

card-second-basketmakers-workshop = Basketmaker's Workshop
    .one = Basketmaker's Workshop (second)
    .text = Once in each harvest you may turn 1 reed into 3 food. Scoring: you may swap 2/4/5 reed for 1/2/3 bonus points.
    .ruling-1 = At most 3 bonus points. The reed comes from your supply and no longer counts in a tie.
    .ruling-2 = It lies under the first Basketmaker's Workshop and can be built once that one is gone. Whoever owns both may use both.

## Cards of other boxes that the rulebooks name

card-lover = Lover
    .text = Pay 1 food for every full round still to come. Then take a Family Growth action, even without room.
    .ruling-1 = The food must always be paid, with begging markers if need be. Before round 1 it is 14 food.
    .ruling-2 = If you already have 5 people, you pay in vain.

card-silage = Silage
    .text = In each returning home phase without a harvest after it, you may pay 1 grain to let one type of your animals breed.
    .ruling-1 = The grain may come from your supply or straight from a field. With Farmers of the Moor the type may be horses.

card-oriental-fireplace = Oriental Fireplace
    .text = At any time turn goods into food: vegetable 4, sheep 3, cattle 5. Bake Bread: any number of grain, 2 food each.
    .ruling-1 = It counts as a minor and as a major improvement and can be played by either action. When improvements are counted, it is one.
    .ruling-2 = The Fireplace or Cooking Hearth that you hand back returns to its place and is for sale again.

card-wood-carrier = Wood Carrier
    .text = Take 1 wood for each improvement in front of you.

card-wage = Wage
    .text = Take 2 food, and 1 more for each of your major improvements whose place is in the lower row of the board. Then pass this card to the left.
    .ruling-1 = In the lower row lie ovens, Joinery, Pottery and Basketmaker's Workshop.
    .ruling-2 = In the solo game it leaves the game instead of being passed.

card-stockyard = Stockyard
    .text = This card holds up to 3 animals of one type. It is not a pasture.

card-wood-workshop = Wood Workshop
    .text = Right before you build or play an improvement, you get 1 wood. You may already pay with it.

card-estate-master = Estate Master
    .text = As soon as you have no unused farmyard space, every vegetable you harvest from then on gives you 1 bonus point.
    .ruling-1 = This stays so even if a space becomes unused again.

card-village-peasant = Village Peasant
    .text = When scoring begins, count your major improvements, minor improvements and occupations: take as many vegetables as the smallest of the three numbers.
    .ruling-1 = This card is one of your occupations. An improvement that is minor and major counts in both numbers.

card-housemaster = Housemaster
    .text = Scoring: add up the printed points of your major improvements, the smallest value twice. At least 5/7/9/11 give you 1/2/3/4 bonus points.

card-pasture-master = Pasture Master
    .text = Each time you renovate, you get 2 food and, on each of your pastures with a stable, 1 more animal of the type there.
    .ruling-1 = You may move your animals before, and so choose which types stand there. An empty pasture brings nothing.

card-constable = Constable
    .text = With at least 1/3/6/9 full rounds still to come, take 1/2/3/4 wood. Scoring: every player without negative points gets 3 bonus points.
    .ruling-1 = You have negative points if any category of the score sheet is below 0, begging markers included, or if a card costs you points.

card-town-clerk = Town Clerk
    .text = Each time any player builds a major improvement, put 1 food on this card. Once in the game, at any time, you may turn it face down and take all the food on it.
    .ruling-1 = Your own major improvements count as well. Face down it is still a played occupation, but collects nothing more.
