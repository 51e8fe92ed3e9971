### The seasons board: its spaces, its changes, what is told.

space-winter = Winter Space
    .short = Winter
    .text = Pay 2 wood, and 1 food for each harvest that is still to come: your family grows by 1 person, even without room.
space-spring = Spring Space
    .short = Spring
    .text = Your animals breed at once, and/or you sow.
space-summer = Summer Space
    .short = Summer
    .text = Plow 1 field, and/or bake bread or sell exactly 1 grain for 4 food.
space-autumn = Autumn Space
    .short = Autumn
    .text = Take 1 crop from each of your planted fields at once, and/or take 1 vegetable.

season-winter = Winter
    .short = Fields cost 1 food more; no fishing until round 11.
    .text = 1 clay and 1 reed less on their spaces; fields cost 1 food more; no fishing until round 11.
season-spring = Spring
    .short = Whoever pays for a fence builds up to 2 more for free.
    .text = 1 stone more and 1 wood less on their spaces; whoever pays for a fence builds up to 2 more for free.
season-summer = Summer
    .short = Day laborers get 1 grain; every new room comes with a stable; on the moor there is no heating.
    .text = 1 clay and 1 fish more, 1 stone less on their spaces; day laborers get 1 grain; every new room comes with a stable; on the moor there is no heating.
season-autumn = Autumn
    .short = Major improvements cost 1 building resource less.
    .text = 1 wood and 1 reed more on their spaces; major improvements cost 1 building resource less.
seasons-board = Seasons

closed-until-season = Open only in its season
closed-in-winter = Frozen over in winter, until round 11

card-spring-fences = Fences in spring
    .text = Whoever pays for at least 1 fence with building resources builds up to 2 more for free.
card-autumn-discount = Improvements in autumn
    .text = Every major improvement costs 1 building resource of your choice less.

option-action-breed = Breed animals
option-action-harvest = Harvest your fields
option-action-sell = Sell 1 grain for 4 food

event-season-adds = { $season }: { $goods } more on { $spaces }
event-season-takes = { $season }: { $goods } less on { $spaces }
event-season-harvest = { $who ->
    [you] You take crops from your fields
   *[other] { $name } takes crops from their fields
}
