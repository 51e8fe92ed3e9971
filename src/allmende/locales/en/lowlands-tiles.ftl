### The Lowlands: tiles and terms, in our own words

## Terms

terrain-bush = Bush
terrain-tree = Trees
terrain-pond = Pond

resource-wood = Wood
    .one = 1 wood
    .many = wood
resource-clay = Clay
    .one = 1 clay
    .many = clay
resource-stone = Stone
    .one = 1 stone
    .many = stone

tile-kind-feature = Feature
    .many = Features
    .text = A feature lies on one space of the farm, also inside a pasture. No sheep stands on it unless it says so.
tile-kind-action = Action building
    .many = Action buildings
    .text = A building with a house: it takes one from the income board, and its sides are fences. Its effect lasts.
tile-kind-sheep = Sheep building
    .many = Sheep buildings
    .text = A building with a house: it takes one from the income board, and its sides are fences. Its effect lasts and is about sheep.
tile-kind-storm = Storm surge building
    .many = Storm surge buildings
    .text = A building with a house: it takes one from the income board, and its sides are fences. It brings something at once and points at the end. Everybody may build one.

## Features

tile-f01 = Feeding Trough
    .one = the Feeding Trough
    .text = When built: take 1 sheep if you can house it. While this lies inside a pasture, every space of that pasture without a tile houses 1 additional sheep.

tile-f02 = Lake Cabin
    .one = the Lake Cabin
    .text = Storm surge: 3 points for each orthogonally adjacent space that holds neither a tile nor a sheep. Fences in between do not matter.

tile-f03 = Hedge
    .one = the Hedge
    .text = Nothing but its points. Like those of any feature, its sides are no fences.

tile-f04 = Orchard
    .one = the Orchard
    .text = Each upkeep, with your income: 1 coin.

tile-f05 = Fish Pond
    .one = the Fish Pond
    .text = While this lies outside any pasture: 1 coin with your income in each upkeep.

tile-f06 = Watering Place
    .one = the Watering Place
    .text = While this lies inside a pasture, each orthogonally adjacent space of that pasture without a tile houses 1 additional sheep.

tile-f07 = Shade Tree
    .one = the Shade Tree
    .text = While this lies inside a pasture, 2 sheep can be housed on it.

tile-f08 = Herb Garden
    .one = the Herb Garden
    .text = When your sheep breed, count 1 sheep more than you have. Without any sheep you breed none.

tile-f09 = Timber Pile
    .one = the Timber Pile
    .text = When built: draw 2 resource cards, open or hidden.

tile-f10 = Clay Pit
    .one = the Clay Pit
    .text = When built: draw 3 resource cards, open or hidden.

tile-f11 = Beehives
    .one = the Beehives
    .text = Storm surge: 1 point for each space of your farmyard with bush or trees on which no tile lies.

tile-f12 = Windmill
    .one = the Windmill
    .text = Storm surge: 2 points for each orthogonally adjacent tile if this lies outside any pasture.

tile-f13 = Sheep Wash
    .one = the Sheep Wash
    .text = When built: you may sell up to 2 sheep to the supply, each for the sheep price + 1 coin. Laborers do not help.

tile-f14 = Drainage Ditch
    .one = the Drainage Ditch
    .text = When built: advance 2 dike steps. Progress tokens give their bonus.

tile-f15 = Dog Kennel
    .one = the Dog Kennel
    .text = Each orthogonally adjacent space without a tile that lies outside any pasture houses 1 sheep. Fences in between do not matter.

tile-f16 = Boundary Stone
    .one = the Boundary Stone
    .text = When built: you may move up to 3 of your fences. In the end all your sheep must be housed.

## Action buildings

tile-a01 = Joinery
    .one = the Joinery
    .text = A tile whose cost contains wood costs you 1 wood less, and in each fence action the first fence you pay with wood is free. No advantage when converting 2:1.

tile-a02 = Brickworks
    .one = the Brickworks
    .text = A tile whose cost contains clay costs you 1 clay less, and in each fence action the first fence you pay with clay is free. No advantage when converting 2:1.

tile-a03 = Stonemasonry
    .one = the Stonemasonry
    .text = A tile whose cost contains stone costs you 1 stone less, and in each fence action the first fence you pay with stone is free. No advantage when converting 2:1.

tile-a04 = Tool Shed
    .one = the Tool Shed
    .text = Your farmer of value 2 acts with value 3, for the level of tiles as well.

tile-a05 = Dike Depot
    .one = the Dike Depot
    .text = Your own dike action has 1 additional action point. Not when you co-build.

tile-a06 = Carter's Yard
    .one = the Carter's Yard
    .text = Your draw action has 1 additional action point.

tile-a07 = Fence Workshop
    .one = the Fence Workshop
    .text = In each of your fence actions the first fence you build costs no resource. It still takes 1 action point.

tile-a08 = Stewards' House
    .one = the Stewards' House
    .text = Placing a farmer on a space that already holds your farmers costs 1 coin less.

tile-a09 = Trading Post
    .one = the Trading Post
    .text = Once in each work phase, before you place a farmer: you may exchange up to 2 of your resource cards for cards of another type in the open display.

tile-a10 = Dike Warden's House
    .one = the Dike Warden's House
    .text = Whenever you accept an offer to co-build and store at least 1 resource, gain 1 coin.

tile-a11 = Laborers' Cottage
    .one = the Laborers' Cottage
    .text = When built: move a laborer or bring in your second one.

tile-a12 = Savings House
    .one = the Savings House
    .text = After an action you may take 1 coin instead of 1 resource card for each unused action point.

## Sheep buildings

tile-s01 = Auction House
    .one = the Auction House
    .text = Each upkeep, before breeding: you may sell 1 sheep to the supply for the sheep price + 1 coin. The Shearer helps, laborers do not.

tile-s02 = External Stable
    .one = the External Stable
    .text = Up to 3 sheep can be housed on this building.

tile-s03 = Feed Storage
    .one = the Feed Storage
    .text = Each orthogonally adjacent space without a tile inside a pasture houses 1 additional sheep.

tile-s04 = Fodder Silo
    .one = the Fodder Silo
    .text = Each upkeep, before breeding: you may buy 1 sheep from the supply for 1 coin if you can house it.

tile-s05 = Pet Shop
    .one = the Pet Shop
    .text = 1 additional sheep can be housed on each of your features, inside a pasture or not.

tile-s06 = Shearer
    .one = the Shearer
    .text = Each sheep you sell brings 1 additional coin, whether by the sheep action or by a tile.

tile-s07 = Lambing Shed
    .one = the Lambing Shed
    .text = Whenever breeding brings you at least 1 sheep, take 1 more if you can house it.

tile-s08 = Wool Store
    .one = the Wool Store
    .text = Each upkeep, with your income and after breeding: 1 coin per 4 of your sheep.

tile-s09 = Ram Pen
    .one = the Ram Pen
    .text = When built: take 1 sheep if you can house it. Up to 2 sheep can be housed on this building.

tile-s10 = Drovers' Inn
    .one = the Drovers' Inn
    .text = Your sheep action may use two rows of the market. You still only buy or only sell, 1 sheep per action point.

tile-s11 = Hay Barn
    .one = the Hay Barn
    .text = Your largest pasture houses 3 additional sheep.

tile-s12 = Shepherd's House
    .one = the Shepherd's House
    .text = Each of your pastures with 4 or more spaces houses 1 additional sheep. Spaces with features count.

## Storm surge buildings

tile-w01 = Bank
    .one = the Bank
    .text = When built: gain 4 coins. Storm surge: 1 point per 4 of your coins.

tile-w02 = Dike Association
    .one = the Dike Association
    .text = When built: advance 3 dike steps. Storm surge: advance 2 dike steps per 3 of your dike points; progress tokens then give nothing.

tile-w03 = Estate
    .one = the Estate
    .text = When built: you may build up to 2 fences without paying resources. Storm surge: 3 points for each of your pastures.

tile-w04 = Farmhouse
    .one = the Farmhouse
    .text = When built: you may at once take a build action for one feature as with a farmer of value 4, and pay for it as usual. Storm surge: 2 points for each of your features.

tile-w05 = Dwelling Mount
    .one = the Dwelling Mount
    .text = Storm surge: if you have 6 dike breach tokens or fewer, discard them all. If you have more, nothing happens.

tile-w06 = Breeding Farm
    .one = the Breeding Farm
    .text = When built: take 1 sheep if you can house it. Storm surge: take 1 sheep per 4 of your sheep; these stand on this building, whatever the rules of housing say.
