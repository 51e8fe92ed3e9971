### Agricola: its lessons, and its rules on a page. What stands between stars is said with emphasis.

## Lesson 1

lesson-first-rounds = Your first two rounds
    .text = People, goods, a first field, and what lies ahead.
lesson-first-rounds-welcome = This is your *farm*: a hut with two rooms, and a lot of empty land. You have 14 rounds to make the best of it. Whoever has the best farm at the end wins.
lesson-first-rounds-people = And these are your two *people*. In every round each of them does one thing: you place them on the action spaces, one at a time, in turn with the others.
lesson-first-rounds-forest = Wood is always needed. Place your first person on the *{ space-forest }*: you get all the wood there: 3.
lesson-first-rounds-taken = The wood is yours. Your neighbor has gone to the *{ space-day-laborer }* for food: that space is taken now, and nobody else can go there this round.
lesson-first-rounds-farmland = Your second person will plow. Go to the *{ space-farmland }*.
lesson-first-rounds-plow = Where should your field be? Any space will do for the first one; further fields must touch it. Choose one of the marked spaces.
lesson-first-rounds-new-round = All people have returned home, and *round 2* begins. A new action space has been revealed, for everybody to use from now on. And goods have been added: 3 wood in the empty { space-forest }, a second food at the { space-fishing }, where nobody went.
lesson-first-rounds-grain = A field needs seed. Take 1 grain from *{ space-grain-seeds }*.
lesson-first-rounds-gauge = Now a look ahead: after round 4 comes the first *harvest*, and everybody eats 2 food. You need 4 and have 2. This bar always tells you how you stand.
lesson-first-rounds-food = So get some food: the *{ space-fishing }* or the *{ space-day-laborer }*, both bring 2 today.
lesson-first-rounds-score = { $picked ->
    [space-fishing] 2 fish: that is enough for the harvest.
   *[other] 2 food: that is enough for the harvest.
} This is your *score sheet*. Each empty space of your land costs a point, and so does everything you have none of: pastures, vegetables, animals … A good farm has a little of everything.
lesson-first-rounds-end = Now you know what people do all day. In the next lesson your grain becomes bread, and the first harvest comes.

## Lesson 2

lesson-harvest = Sow, bake, harvest
    .text = How 1 grain becomes 3, what a fireplace is good for, and how to feed a family.
lesson-harvest-welcome = Round 4: after it comes the first *harvest*. Your two people want *4 food*, and you have 1. But you have grain, clay and two fields. That will do!
lesson-harvest-improvement = First you need something to bake in. Place a person on *{ space-major-improvement }*.
lesson-harvest-fireplace = These are the *major improvements*. There is one of each, for whoever comes first. Build the cheaper *{ card-fireplace-2 }* for 2 clay.
lesson-harvest-utilization = Now you can bake grain into bread. Your second person goes to *{ space-grain-utilization }*: sow and bake.
lesson-harvest-sow = First *sow*: what lies on a field grows.
lesson-harvest-fields = Sow *both* fields with grain: click the fields, or the plus, and then confirm.
lesson-harvest-bake = You put 1 grain on each field, and 2 from the supply were added: now there are *3* on each! And now *bake* your last grain: the Fireplace turns it into 2 food.
lesson-harvest-field-phase = Everybody is home: harvest! It begins with the *field phase*: from each field you got 1 grain. The other two stay there for the next harvests.
lesson-harvest-feed = Then comes the *feeding*: you need 4 food and have 3. Grain can be eaten raw, 1 food apiece: turn *one* into food and feed your family.
lesson-harvest-fed = Everybody is fed, and 1 grain is left. For each missing food you would have taken a *begging marker*: minus 3 points, the most expensive thing in this game. The next harvest comes after round 7.
lesson-harvest-end = The third part of a harvest is breeding, and for that you need animals. They come in the next lesson, with a bigger family.

## Lesson 3

lesson-family-and-animals = A child and sheep
    .text = A room, a third person, fences, animals, and what your farm is worth.
lesson-family-and-animals-welcome = Round 6. Two people are not many: a third one can do one more thing in every round. But you have only two rooms, so *a room* comes first.
lesson-family-and-animals-expansion = You have saved 5 wood and 2 reed: just what a room costs. Go to *{ space-farm-expansion }*.
lesson-family-and-animals-rooms = Choose *{ option-action-rooms }*, then the place that is marked, right next to your house.
lesson-family-and-animals-child = Three rooms, two people: there is a place for a child. Go to *{ space-basic-wish }* before your neighbor does!
lesson-family-and-animals-three = The newborn stayed in for the rest of the round. Now, in *round 7*, you have *three people* to place.
lesson-family-and-animals-forest = Nobody has been in the { space-forest } for a while: *9 wood* are there. What nobody takes grows every round. Take it.
lesson-family-and-animals-fencing = Animals need a *pasture*, and that needs fences, 1 wood each. Go to *{ space-fencing }*.
lesson-family-and-animals-fences = Fence in the *two marked spaces* as one pasture: click both of them, and then confirm. That makes 6 fences.
lesson-family-and-animals-sheep = Each space of a pasture holds two animals: you have room for 4. Fetch the 3 sheep from the *{ space-sheep-market }*.
lesson-family-and-animals-lamb = That was the last person, and the harvest came: your fields were empty, 6 food fed your three people, and then the animals *bred*: two or more of a kind have one young, if there is room for it. Now you have *4 sheep*!
lesson-family-and-animals-score = And what is it worth? 3 points for *each person*, 2 for four sheep, and no minus for pastures any more. What still costs you points is red: start there.
lesson-family-and-animals-end = That is Agricola: more people, enough food, a little of everything. After round 14 the points are counted. Now try it yourself!

## The rules on a page

basics-lead = You begin with a wooden hut, two people and empty land. Fourteen rounds later it should be a farm.
basics-goal = The goal
    .text = Build a farm that has everything: fields and pastures, grain, vegetables and animals, a good house and a large family. What you lack at the end costs points, and so does land you do not use. The most points win.
basics-round = A round
    .line-1 = A new action space is revealed, for everybody to use from now on. Goods are added to the spaces that collect them.
    .line-2 = In turn, everybody places *one person* on a free space and carries out its action at once, until all people are placed. A space that is taken is closed for the rest of the round.
    .line-3 = All people return home.
basics-actions = What there is to do
    .line-1 = *Take goods*: everything on a space, and every round there is more.
    .line-2 = *Plow and sow*: 1 grain on a field becomes 3, 1 vegetable becomes 2.
    .line-3 = *Build*: a room (5 of what your house is made of, and 2 reed), a stable (2 wood), fences (1 wood each).
    .line-4 = *Grow*: a child needs a room of its own, and works from the next round on.
    .line-5 = *Renovate*: a wooden house becomes a clay house, and that one a stone house.
    .line-6 = *Improvements*: ovens, hearths and the like turn what you have into food and points.
basics-harvest = The harvest
    .text = After rounds 4, 7, 9, 11, 13 and 14:
    .line-1 = *Field phase*: take 1 grain or vegetable from each of your sown fields.
    .line-2 = *Feeding*: 2 food for each person, 1 for a newborn. Grain and vegetables can be eaten raw; hearths get more out of them, and turn animals into food. For each missing food you take a begging marker: minus 3 points.
    .line-3 = *Breeding*: two or more animals of a kind have one young, if there is room for it.
basics-animals = Where animals live
    .text = Each space of a pasture has room for two animals; a stable in it doubles what the whole pasture holds. A pasture keeps one kind only. One animal lives with you in the house, and one in each stable outside. Animals without a place run away, or are cooked.
basics-end = The end
    .text = After the harvest of round 14 the farms are counted: from −1 to 4 points each for fields, pastures, grain, vegetables, sheep, wild boar and cattle; 3 for each person, 1 for a clay room, 2 for a stone room, 1 for a fenced stable, and what is printed on improvements. Minus 1 for each unused space, minus 3 for each begging marker.
basics-tips = To begin with
    .line-1 = Food first: the bar below your farm says what the next harvest needs.
    .line-2 = A third person early is worth more than anything else.
    .line-3 = A little of everything beats much of one thing.
