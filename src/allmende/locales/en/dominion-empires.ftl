### Dominion: Empires, in our own words

set-empires = Empires

## Kingdoms

kingdom-simple-plans = Simple Plans
    .text = Every plan is simple until the Enchantress crosses it: give away what weighs you down and start afresh from your Villa.

kingdom-expansion = Expansion
    .text = Castle upon castle rises over your land: run up debts, fight for points and fill the Fountain with Coppers.

## Mixed piles

pile-catapult-rocks = Catapult / Rocks
    .one = Catapult / Rocks
    .many = cards of Catapult / Rocks
    .text = 5 Catapults with 5 Rocks below them. Only the top card can be bought or gained.
    .ruling-1 = It is one pile, and it is empty only when all 10 cards are gone.
    .ruling-2 = A card that is returned goes on top. Otherwise the order never changes, and anyone may look through the pile.

pile-encampment-plunder = Encampment / Plunder
    .one = Encampment / Plunder
    .many = cards of Encampment / Plunder
    .text = 5 Encampments with 5 Plunders below them. Only the top card can be bought or gained.
    .ruling-1 = It is one pile, and it is empty only when all 10 cards are gone.
    .ruling-2 = An Encampment that is returned goes on top and covers a Plunder again.

pile-patrician-emporium = Patrician / Emporium
    .one = Patrician / Emporium
    .many = cards of Patrician / Emporium
    .text = 5 Patricians with 5 Emporiums below them. Only the top card can be bought or gained.
    .ruling-1 = It is one pile, and it is empty only when all 10 cards are gone.
    .ruling-2 = A card that is returned goes on top. Otherwise the order never changes, and anyone may look through the pile.

pile-castles = Castles
    .one = a Castle
    .many = Castles
    .text = Eight different Castles, from the cheapest on top to the most expensive at the bottom. Only the top card can be bought or gained.
    .ruling-1 = 2 players use one of each, 8 cards in all. With more players there are 12: Humble, Small, Opulent and King's Castle are there twice.
    .ruling-2 = It is one pile, and it is empty only when all the Castles are gone.
    .ruling-3 = A Castle that is returned goes on top, whatever it costs.
    .ruling-4 = Different Castles are cards with different names.

## Cards

card-encampment = Encampment
    .one = an Encampment
    .many = Encampments
    .text = Draw 2 cards and get 2 Actions. You may reveal a Gold or a Plunder from your hand. If you do not, set this aside; when your clean-up begins, it goes back on its pile.
    .ruling-1 = Once set aside, it is no longer in play: it does not count for Emporium, and Scheme cannot save it.
    .ruling-2 = If you play it again after that (with Throne Room), you get the cards and Actions once more; it still goes back just once.

card-plunder = Plunder
    .one = a Plunder
    .many = Plunders
    .text = Get $2 and 1 VP token.
    .ruling-1 = You get a token each time you play it.

card-patrician = Patrician
    .one = a Patrician
    .many = Patricians
    .text = Draw 1 card and get 1 Action. Reveal the top card of your deck; if it costs $5 or more, it goes into your hand.
    .ruling-1 = Otherwise it stays on top of your deck.
    .ruling-2 = What counts are the coins of its cost right now, so after a Highway a Duchy stays where it is.

card-emporium = Emporium
    .one = an Emporium
    .many = Emporiums
    .text = Draw 1 card, get 1 Action and $1. When you gain this with at least 5 Action cards in play, get 2 VP tokens.
    .ruling-1 = Duration cards and called Reserve cards that you have in play count as well.

card-catapult = Catapult
    .one = a Catapult
    .many = Catapults
    .text = Get $1 and trash one of the cards in your hand. If it costs $3 or more, all other players gain a Curse each; if it is a Treasure, they discard until they hold 3 cards.
    .ruling-1 = A Treasure for $3 or more does both: first the Curses, then the discarding.
    .ruling-2 = What counts are the coins of its cost right now; debt does not matter. If you trash nothing, nothing happens to the others.
    .ruling-3 = If you trash Rocks, the Silver comes into your hand before the others are hit.

card-rocks = Rocks
    .one = a Rocks
    .many = Rocks
    .text = Get $1. When you gain or trash this, gain a Silver: in your Buy phase on top of your deck, otherwise into your hand.
    .ruling-1 = On another player's turn the Silver comes into your hand.
    .ruling-2 = The Silver is gained like any other: you may exchange it with Trader, for instance.

card-enchantress = Enchantress
    .one = an Enchantress
    .many = Enchantresses
    .text = At the start of your next turn, draw 2 cards. Until then, the first Action card that each other player plays on their own turn does not do what it says when played; they draw 1 card and get 1 Action instead.
    .ruling-1 = The card still counts as played, and what it does at other times, such as when gained, still works. An enchanted Throne Room plays nothing; an enchanted Duration card is discarded the same turn.
    .ruling-2 = Called Reserve cards and what Duration cards from earlier turns do are not plays. Action cards played on someone else's turn are not affected.
    .ruling-3 = Moat has to be revealed when Enchantress is played. Two Enchantresses still replace only the first Action card.
    .ruling-4 = If a player could use a Way for that card, they decide which of the two applies.

card-engineer = Engineer
    .one = an Engineer
    .many = Engineers
    .text = Gain a card that costs $4 or less. You may trash this; if you do, gain another card that costs $4 or less.
    .ruling-1 = It costs 4 debt and no coins. Buying it brings you 4 debt tokens; gaining it without buying brings none.
    .ruling-2 = Cards with debt in their cost are out, so no Engineer can bring you another one.
    .ruling-3 = It can be trashed only once: if it is played again after that, it brings just one card.

card-villa = Villa
    .one = a Villa
    .many = Villas
    .text = Get 2 Actions, 1 Buy and $1. When you gain this, put it into your hand and get 1 Action; if it is your Buy phase, go back to your Action phase.
    .ruling-1 = Your coins and remaining Buys stay with you. Later a whole new Buy phase follows, in which you may play Treasures again; what happens at the start of a turn does not happen again.
    .ruling-2 = If the card has moved on (exchanged with Trader, say), it does not come into your hand, but the rest happens.
    .ruling-3 = On another player's turn it comes into your hand, but the Action is of no use.
    .ruling-4 = This really ends the Buy phase; Haggler and Cauldron played before keep working.

card-charm = Charm
    .one = a Charm
    .many = Charms
    .text = Choose one: get 1 Buy and $2; or the next time you gain a card this turn, you may also gain a card with a different name that costs exactly the same.
    .ruling-1 = Several Charms wait for the same next card and may each bring one, even twice the same. The cards they bring do not set off another Charm.
    .ruling-2 = The cost has to be the same in coins and in debt, and the card has to be in the supply.
    .ruling-3 = It works however you gain the next card, not only when you buy it.

card-forum = Forum
    .one = a Forum
    .many = Forums
    .text = Draw 3 cards and get 1 Action, then discard 2 cards. When you gain this, get 1 Buy.
    .ruling-1 = You get the Buy however you gain it, not only when you buy it.

card-legionary = Legionary
    .one = a Legionary
    .many = Legionaries
    .text = Get $3. You may reveal a Gold from your hand; if you do, all other players discard until they hold 2 cards, then draw 1.
    .ruling-1 = The others have to react to the Attack before you decide whether to reveal a Gold.
    .ruling-2 = Whoever holds 2 cards or fewer discards nothing and still draws 1.

## Castles

card-humble-castle = Humble Castle
    .one = a Humble Castle
    .many = Humble Castles
    .text = Play it in your Buy phase to get $1. Worth 1 VP at the end of the game for every Castle you own.
    .ruling-1 = It counts itself, too.

card-crumbling-castle = Crumbling Castle
    .one = a Crumbling Castle
    .many = Crumbling Castles
    .text = Worth 1 VP at the end of the game. When you gain or trash this, get 1 VP token and gain a Silver.

card-small-castle = Small Castle
    .one = a Small Castle
    .many = Small Castles
    .text = Trash this or a Castle from your hand. If you do, gain the top card of the Castles pile. Worth 2 VP at the end of the game.
    .ruling-1 = It does not matter what that Castle costs.
    .ruling-2 = You have to choose one of the two. You may choose your hand even without a Castle in it; then nothing is trashed and you gain nothing.
    .ruling-3 = A Crumbling Castle that you trash first brings its token and Silver.

card-haunted-castle = Haunted Castle
    .one = a Haunted Castle
    .many = Haunted Castles
    .text = Worth 2 VP at the end of the game. When you gain this on your turn, gain a Gold, and all other players with 5 or more cards in hand put 2 of them on top of their deck.
    .ruling-1 = It is no Attack: Moat, Guard Dog and Champion do not help.
    .ruling-2 = On another player's turn nothing happens.
    .ruling-3 = You gain the Gold even if nobody has 5 cards in hand.

card-opulent-castle = Opulent Castle
    .one = an Opulent Castle
    .many = Opulent Castles
    .text = Discard any number of Victory cards from your hand, revealing them, and get $2 for each. Worth 3 VP at the end of the game.
    .ruling-1 = Tunnels you discard here can react.

card-sprawling-castle = Sprawling Castle
    .one = a Sprawling Castle
    .many = Sprawling Castles
    .text = Worth 4 VP at the end of the game. When you gain this, gain either a Duchy or three Estates.
    .ruling-1 = You may choose either even if the pile is too small for it.
    .ruling-2 = The Estates are gained one by one: Battlefield, for instance, pays for each.

card-grand-castle = Grand Castle
    .one = a Grand Castle
    .many = Grand Castles
    .text = Worth 5 VP at the end of the game. When you gain this, reveal your hand and get 1 VP token for each Victory card you have in hand or in play.
    .ruling-1 = Cards that are Victory cards among other things count, Curses do not. Grand Castle itself is in your discard pile and does not count.

card-kings-castle = King's Castle
    .one = a King's Castle
    .many = King's Castles
    .text = Worth 2 VP at the end of the game for every Castle you own.
    .ruling-1 = It counts itself, too.

## Events

landscape-donate = Donate
    .one = Donate
    .many = Donates
    .text = At the start of your next turn, before anything else: take your deck and your discard pile into your hand, trash as many of these cards as you like, shuffle the rest to be your deck and draw 5 cards.
    .ruling-1 = It costs 8 debt, no coins, and a Buy like any Event. If the game ends first, nothing happens.
    .ruling-2 = Cards in play, set aside or on mats are left alone. You draw exactly 5 cards, no matter how many you held before.
    .ruling-3 = What trashing brings you comes before the shuffle: a Silver that Rocks put into your hand is shuffled in, while cards that come to your discard pile stay there.
    .ruling-4 = If you bought several, carry them out one after another.

## Landmarks

landscape-battlefield = Battlefield
    .one = the Battlefield
    .many = Battlefields
    .text = When you gain a Victory card, take 2 VP tokens from here. At first there are 6 for each player.
    .ruling-1 = It does not matter how or on whose turn you gain the card; one with several types counts once.
    .ruling-2 = When the tokens here are gone, there are no more.

landscape-fountain = Fountain
    .one = the Fountain
    .many = Fountains
    .text = Whoever has at least 10 Coppers at the end of the game scores 15 VP.
    .ruling-1 = It is 15 VP or nothing; 20 Coppers do not bring more.

landscape-labyrinth = Labyrinth
    .one = the Labyrinth
    .many = Labyrinths
    .text = When you gain your second card on your own turn, take 2 VP tokens from here. At first there are 6 for each player.
    .ruling-1 = At most once each turn: the third card and later ones bring nothing.
    .ruling-2 = A card you receive in an exchange is not gained; one that you gain and then exchange counts.
    .ruling-3 = If fewer than 2 tokens are left here, take what there is.
