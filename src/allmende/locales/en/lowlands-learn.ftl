### The Lowlands: its lessons, and its rules on a page. What stands between stars is said with emphasis.

## Lesson 1

lesson-farmers = Three farmers, five actions
    .text = Cards, the dike that all of you build, and a first tile on your farm.
lesson-farmers-welcome = Your farm lies below sea level. The *flood* is at 2, and it will rise. The dike against it is built by everybody together, or by nobody …
lesson-farmers-farmers = You have three *farmers*, with the values 2, 3 and 4: that is how much each of them can do. In a work phase you place all three, one at a time, in turn with the others.
lesson-farmers-farmer-two = Begin with the smallest: click *farmer 2*.
lesson-farmers-cards = This one fetches resources: *{ space-draw }*. Your *laborer* works there already, and adds one more card.
lesson-farmers-take = 2 + 1 = *3 cards*. Take both open *wood*, then one from the hidden pile.
lesson-farmers-farmer-four = Your neighbor has drawn cards, too. Now the strong one: place *farmer 4* on the *{ space-dike }*.
lesson-farmers-store = Four points, four resources. Only one kind fits into the store at a time: store *4 wood*, one after the other.
lesson-farmers-token = The store was full, and a *dike segment* has been built: it is 4 long. And your marker went 4 steps on the dike track, up to a *progress token*: take 3 coins.
lesson-farmers-co-build = Whoever builds must ask somebody else to co-build. If they join in, the dike grows, and *you* get one step more. Ask your neighbor.
lesson-farmers-built = Your neighbor has joined in with 2 clay, and then drawn cards. Dike 4, flood 2: that looks good. And on the *dike track* you are ahead. You will see what that is good for.
lesson-farmers-expansion = Farmer 3 is left, and will build: *{ space-build }*.
lesson-farmers-hedge = Each tile says at the top left which value it needs, and next to the picture what it costs. The *{ tile-f03 }* costs 1 wood and 1 clay, and brings 2 points at the end. Build it.
lesson-farmers-bush = A { tile-f03 } must stand where there is *bush*. Choose one of the marked spaces.
lesson-farmers-left-over = It needed value 2, your farmer has 3: for the point that is left you draw *a card*. Take one.
lesson-farmers-upkeep = All farmers are placed: now comes the *upkeep*. Everybody got their income, you 1 card. Every two sheep have a lamb, but your pasture is full: no room, no lamb. That is for the next lesson.
lesson-farmers-flood = And a *flood card* was revealed: flood 6, dike 4. After the second work phase comes one more card, and then high tide. By then the dike should be at least as long as the flood!
lesson-farmers-end = Cards, dike, tiles: you know three of the five actions. The next lesson is about fences and sheep.

## Lesson 2

lesson-sheep = Fences and sheep
    .text = A new pasture, a tree in it, a sheep from the market, and a lamb.
lesson-sheep-welcome = Sheep are worth points, and they multiply by themselves. But each needs a space in a *pasture*, and yours is full: 2 sheep, 2 spaces.
lesson-sheep-fences = So build fences. Place *farmer 4* on *{ space-fences }*: four points, four fences.
lesson-sheep-around = Each fence costs 1 resource. Fence in the space with the trees, on the right above your pasture: click the line that is marked, then pay with *wood*, four times.
lesson-sheep-pasture = A second pasture: room for 3 sheep. And something else has happened: your fences come from the *income board*. What you uncovered there brings you one more card in every upkeep.
lesson-sheep-tree = Now *farmer 3* goes to *{ space-build }*: build the *{ tile-f07 }*. In a pasture two sheep can stand under it.
lesson-sheep-place-tree = It needs a space with trees, and it should be in a pasture. There it is!
lesson-sheep-left-over = Room for 4. One point is left: take a card, an open one or a hidden one.
lesson-sheep-market = Now *farmer 2* goes to *{ space-sheep }*: at the market one costs 3 coins today.
lesson-sheep-buy = *Buy*, then choose the marked row. You can only buy what stands in one row, here a single sheep.
lesson-sheep-one-more-card = 3 sheep, 2 coins left. And one more point for a card: take a hidden one.
lesson-sheep-lamb = In the upkeep your sheep have *bred*: 3 sheep make one pair, one pair makes one lamb. And you had room for it: *4 sheep* now!
lesson-sheep-end = Next time two pairs breed. Room, sheep, room: that is how a flock grows. The last lesson shows the high tide, and what all of it is worth.

## Lesson 3

lesson-storm-surge = High tide and the end
    .text = The dike just in time, what sheep and dike are worth, and the count.
lesson-storm-surge-welcome = The last work phase of the game. *Flood 22, dike 21*, and one more flood card is still to come.
lesson-storm-surge-verdict = The back of the last card says *1 to 3*. If the dike is at least as long as the flood at high tide, it *holds*, and whoever is ahead on the dike track gets coins. If it *breaks*, whoever is behind pays for it.
lesson-storm-surge-store = You are ahead, so it had better hold! In the store there is already 1 of 4 clay, and you have *3 clay*. Up here a segment is 3 long: that makes 24.
lesson-storm-surge-dike = Place *farmer 3* on the *{ space-dike }*. What must be stored anyway is stored at once.
lesson-storm-surge-clay = Store your other *two clay*.
lesson-storm-surge-token = *24!* And another token on your way: take the 3 coins. At the end each coin is a point.
lesson-storm-surge-co-build = You must ask somebody to co-build. Ask your neighbor: if anything is stored, you get a step.
lesson-storm-surge-value = Look at the *value track*: it says what a dike point and a sheep are worth, now 1 and 3. If the dike holds, sheep become worth more; if it breaks, dike points do.
lesson-storm-surge-sheep = So buy while they are cheap: *farmer 2* goes to *{ space-sheep }*.
lesson-storm-surge-buy = *Buy* from the marked row, *both* sheep: 6 coins today, 8 points in a moment.
lesson-storm-surge-income = The last upkeep: one more lamb, and your income. Here you may choose: take the *coin*.
lesson-storm-surge-end = The card was a 2: flood 24, dike 24, *it holds*! You got 4 coins for your lead, and sheep are worth 4 now. 7 sheep alone bring 28 points; you win 51 to 30. Now try it yourself!

## The rules on a page

basics-lead = Farmers on land below sea level. Everybody profits from the dike, but who builds it?
basics-goal = The goal
    .text = Points come from sheep, from your place on the dike track, from tiles on your farm and from coins. What sheep and dike are worth depends on the dike: each time it holds, sheep become worth more; each time it breaks, dike points do. The most points win.
basics-stage = A stage
    .line-1 = *Turn of the tide*: whoever has more than 8 cards discards. Three flood cards are laid out, and the first one is revealed.
    .line-2 = *Work*: in turn, everybody places one farmer, until all are placed.
    .line-3 = *Upkeep*: every two sheep have a lamb, you get your income, and the next flood card is revealed.
    .line-4 = *Work* and *upkeep* once more, then *high tide*. There are three stages.
basics-farmers = What farmers do
    .text = A farmer of value 2, 3 or 4 has that many points for one action. What is left over draws cards. If one of your farmers is there already, you pay 1 coin; if two are, 2 coins. Laborers make an action stronger.
    .line-1 = *Cards*: 1 resource card for each point.
    .line-2 = *Dike*: store 1 resource for each point. Full rows become dike. Each resource is a step on the dike track.
    .line-3 = *Fences*: build 1 for each point, for 1 resource, or move one.
    .line-4 = *Sheep*: buy from one row of the market, or sell to one.
    .line-5 = *Farm expansion*: build a tile whose level is at most the value.
basics-tide = High tide
    .text = Is the dike at least as long as the flood? Then it *holds*: 1 coin for each dike point by which you are ahead of the last player. Otherwise it *breaks*: a breach token for each dike point by which you are behind the first.
basics-end = The end
    .text = After the third high tide comes the storm surge. If the dike breaks then, each breach token costs a sheep. Sheep and dike points count what the value track says, tiles what is on their shields, coins 1 each, two cards 1. In a tie the dike track decides.
basics-tips = To begin with
    .line-1 = Room first, then sheep: a full pasture has no lambs.
    .line-2 = Look at what the others have stored before you go to the dike: the last piece is the best one.
    .line-3 = Five different actions are better than three times the same.
