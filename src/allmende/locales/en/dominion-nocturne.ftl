### Dominion: Nocturne, in our own words

set-nocturne = Nocturne

## Kingdoms

kingdom-search-party = Search Party
    .text = The Hound has picked up a scent and the Druid hands out gifts: find what you need by day, for at night the Werewolf is about.

kingdom-counting-sheep = Counting Sheep
    .text = Green hills make long turns: let the Shepherd count her flock, and if you can count to seven yourself, the Leprechaun grants a wish.

## Kingdom cards

card-druid = Druid
    .one = a Druid
    .many = Druids
    .text = Get 1 Buy. Then receive one of the 3 Boons set aside for this game; you choose which, and it stays where it is. Setup: set aside 3 Boons face up.
    .ruling-1 = A Boon is never used up: the next Druid may choose it again, no matter who plays it.
    .ruling-2 = The other 9 Boons stay in the box unless another card of the kingdom gives Boons.
    .ruling-3 = In the kingdom Search Party they are the gifts of the Mountain, the Sky and the Sun.

card-faithful-hound = Faithful Hound
    .one = a Faithful Hound
    .many = Faithful Hounds
    .text = Draw 2 cards. Reaction: if you discard this outside clean-up, you may set it aside; at the end of that turn it returns to your hand.
    .ruling-1 = The turn ends after the new hand is drawn, so you hold one card more than usual.
    .ruling-2 = It works from wherever you discard it and on anybody's turn; it is back at the end of that same turn.
    .ruling-3 = Merely landing in your discard pile is not enough, as when you gain it or with Bad Omens.
    .ruling-4 = Once set aside, it cannot be played any more by the card that made you discard it, such as Vassal.

card-conclave = Conclave
    .one = a Conclave
    .many = Conclaves
    .text = Get $2. Then you may play an Action card from your hand of which you have no copy in play; once it is done, you get 1 Action.
    .ruling-1 = What counts is what you have in play right now: this Conclave and Duration cards of earlier turns included, cards that have left play not.
    .ruling-2 = Playing that card uses up no Action.
    .ruling-3 = Conclave is discarded in this turn's clean-up even if it played a Duration card.
    .ruling-4 = An Estate that became an Action through Inheritance is still called Estate.

card-cobbler = Cobbler
    .one = a Cobbler
    .many = Cobblers
    .text = At the start of your next turn, gain a card that costs $4 or less, straight into your hand.
    .ruling-1 = You can play it in your Night phase only, after buying. It needs no Action.
    .ruling-2 = If there is a suitable card, you must gain one. As it never touches your discard pile, an Inn gained this way cannot shuffle itself in.

card-werewolf = Werewolf
    .one = a Werewolf
    .many = Werewolves
    .text = Played in your Night phase: everyone else receives the next Hex. Played at any other time: draw 3 cards.
    .ruling-1 = At night it needs no Action.
    .ruling-2 = It is an Attack either way: the others may react even if you only draw.
    .ruling-3 = First come the reactions. Then a single Hex is turned over, and the others follow it in turn order.
    .ruling-4 = The start of your turn is not night: played then, through Contract for example, it draws. So it does in another player's Night phase.

card-secret-cave = Secret Cave
    .one = a Secret Cave
    .many = Secret Caves
    .text = Draw 1 card and get 1 Action. Then you may discard 3 cards; if you do, get $3 at the start of your next turn. Heirloom: every starting deck has a Magic Lamp in place of a Copper.
    .ruling-1 = With fewer than 3 cards you may still choose to discard: you lose them all and get nothing.
    .ruling-2 = It stays in play until your next turn only if the $3 are still to come.

card-leprechaun = Leprechaun
    .one = a Leprechaun
    .many = Leprechauns
    .text = Gain a Gold. If you then have exactly 7 cards in play, gain a Wish; otherwise receive a Hex.
    .ruling-1 = Count after gaining the Gold and all that follows from it; the Leprechaun itself and Duration cards count.
    .ruling-2 = It is not an Attack, so nobody can react to it that way.
    .ruling-3 = If there is no Gold or no Wish left, you just do not get it. A missing Wish is not replaced by a Hex.

card-crypt = Crypt
    .one = a Crypt
    .many = Crypts
    .text = Put any number of your Treasures in play that are not Duration cards face down under this card. As long as any are left there, take one of them into your hand at the start of each of your turns.
    .ruling-1 = You can play it in your Night phase only; it needs no Action.
    .ruling-2 = It stays in play until the clean-up of the turn in which you take the last card. If you put nothing under it, it is discarded this turn.
    .ruling-3 = Every Crypt has its own cards and gives you one of them each turn. Only you may look at them.
    .ruling-4 = Cards under a Crypt are not in play, but they are yours and count at the end of the game.

card-pooka = Pooka
    .one = a Pooka
    .many = Pookas
    .text = If you like, trash a Treasure from your hand that is not a Cursed Gold; for it, draw 4 cards. Heirloom: every starting deck has a Cursed Gold in place of a Copper.
    .ruling-1 = Whatever the trashing brings about happens before you draw.

card-shepherd = Shepherd
    .one = a Shepherd
    .many = Shepherds
    .text = Get 1 Action. Reveal and discard as many Victory cards from your hand as you like, then draw 2 cards for each. Heirloom: every starting deck has a Pasture in place of a Copper.
    .ruling-1 = Discard all of them at once, then they may react, then you draw. A Tunnel's Gold can already be among the cards you draw.
    .ruling-2 = Pasture is a Victory card, a Curse is not.

## Heirlooms and cards outside the supply

card-magic-lamp = Magic Lamp
    .one = a Magic Lamp
    .many = Magic Lamps
    .text = Get $1. If you then have at least 6 cards in play that differ from all others you have there, trash this; if you do, gain 3 Wishes.
    .ruling-1 = Only cards of which exactly one copy is in play count. The Lamp itself may be one of them.
    .ruling-2 = Once there are 6, you must trash it. The $1 stays with you.
    .ruling-3 = If fewer than 3 Wishes are left, gain those.

card-cursed-gold = Cursed Gold
    .one = a Cursed Gold
    .many = Cursed Golds
    .text = Get $3 and gain a Curse.
    .ruling-1 = You need not play it, but if you do, the Curse comes with it. When the Curses have run out, you get the $3 alone.

card-pasture = Pasture
    .one = a Pasture
    .many = Pastures
    .text = Play it in your Buy phase to get $1. Worth 1 VP for each of your Estates at the end of the game.
    .ruling-1 = It is a Treasure and a Victory card: Crossroads counts it, and Shepherd can discard it.

card-wish = Wish
    .one = a Wish
    .many = Wishes
    .text = Get 1 Action and return this to its pile. If you do, gain a card that costs $6 or less, straight into your hand.
    .ruling-1 = If it is played again after it has gone back, it gives you only the Action.
    .ruling-2 = The new card goes to your hand, whatever it says itself. It must be from the supply and have no debt in its cost.

card-will-o-wisp = Will-o'-Wisp
    .one = a Will-o'-Wisp
    .many = Will-o'-Wisps
    .text = Draw 1 card and get 1 Action. Then reveal the top card of your deck; if it costs $2 or less, it goes into your hand.
    .ruling-1 = A card that costs debt stays on your deck.

## Hexes

pile-hexes = Hex deck
    .one = the Hex deck
    .many = Hex decks
    .text = All 12 Hexes, shuffled and face down. To receive a Hex, turn over the top one, do what it says and put it on their own discard pile.
    .ruling-1 = When none is left, shuffle the used ones.
    .ruling-2 = They are needed whenever a Doom card is in the kingdom. The States Deluded or Envious and Miserable or Twice Miserable lie ready beside them.
    .ruling-3 = If a Hex comes from an Attack, players react before it is turned over.

landscape-bad-omens = Bad Omens
    .one = Bad Omens
    .many = Bad Omens
    .text = Your whole deck goes to your discard pile. Then find 2 Coppers there and put them on your deck; if there are fewer, show your discard pile.
    .ruling-1 = This is not discarding, so Tunnel and the like do not react.
    .ruling-2 = If you find only one Copper, that one goes on your deck.

landscape-delusion = Delusion
    .one = Delusion
    .many = Delusions
    .text = Take Deluded, unless you already have Deluded or Envious.

landscape-envy = Envy
    .one = Envy
    .many = Envies
    .text = Take Envious, unless you already have Deluded or Envious.

landscape-famine = Famine
    .one = Famine
    .many = Famines
    .text = Reveal the top 3 cards of your deck. Discard the Action cards among them and shuffle the rest into your deck.
    .ruling-1 = Trail and Weaver can react to being discarded.
    .ruling-2 = Your deck is shuffled even if all 3 were Action cards.

landscape-fear = Fear
    .one = Fear
    .many = Fears
    .text = If you have 5 or more cards in hand, discard an Action or a Treasure. If you hold neither, show your hand.
    .ruling-1 = With fewer than 5 cards, nothing happens at all.

landscape-greed = Greed
    .one = Greed
    .many = Greeds
    .text = Gain a Copper; it goes on top of your deck.

landscape-haunting = Haunting
    .one = Haunting
    .many = Hauntings
    .text = If you have 4 or more cards in hand, put one of them on top of your deck.
    .ruling-1 = You choose the card. This is not discarding.

landscape-locusts = Locusts
    .one = Locusts
    .many = Locusts
    .text = Trash the top card of your deck. For a Copper or an Estate, gain a Curse; for any other card, gain a cheaper card that has a type in common with it.
    .ruling-1 = You choose the cheaper card from the supply. If there is none, you gain nothing.
    .ruling-2 = If you had no card to trash, or trashed a Curse, you gain nothing either.

landscape-misery = Misery
    .one = Misery
    .many = Miseries
    .text = The first time, take Miserable. The second time, turn it over to Twice Miserable. After that, nothing more happens.

landscape-plague = Plague
    .one = Plague
    .many = Plagues
    .text = Gain a Curse, straight into your hand.

landscape-poverty = Poverty
    .one = Poverty
    .many = Poverties
    .text = If you have more than 3 cards in hand, discard until you hold 3.
    .ruling-1 = You choose what to discard.

landscape-war = War
    .one = War
    .many = Wars
    .text = Reveal cards from your deck until you find one that costs $3 or $4. Trash it and discard the others.
    .ruling-1 = If your deck runs out, shuffle your discard pile and go on. If no such card turns up, discard everything you revealed.
    .ruling-2 = The trashing comes before the discarding.

## States

landscape-deluded = Deluded
    .one = Deluded
    .many = Deluded
    .text = At the start of your Buy phase, return this. For the rest of that turn you cannot buy Action cards.
    .ruling-1 = You may still gain Action cards in other ways and buy Events and Projects.
    .ruling-2 = It lasts to the end of the turn, even if Villa takes you back to your Action phase.

landscape-envious = Envious
    .one = Envious
    .many = Envious
    .text = At the start of your Buy phase, return this. For the rest of that turn, each Silver and Gold you play gives you only $1.
    .ruling-1 = Other Treasures give what they always do, and so do extras such as the Merchant's $1.
    .ruling-2 = Silver and Gold played before you returned it are not affected.

landscape-miserable = Miserable
    .one = Miserable
    .many = Miserable
    .text = Costs you 2 VP at the end of the game.

landscape-twice-miserable = Twice Miserable
    .one = Twice Miserable
    .many = Twice Miserable
    .text = Costs you 4 VP at the end of the game, in place of the 2 of Miserable.

## Boons

landscape-mountains-gift = The Mountain's Gift
    .one = the Mountain's Gift
    .many = Mountain's Gifts
    .text = Gain a Silver.

landscape-skys-gift = The Sky's Gift
    .one = the Sky's Gift
    .many = Sky's Gifts
    .text = If you like, discard 3 cards; if you do, gain a Gold.
    .ruling-1 = With fewer than 3 cards you may still choose to discard: you lose them all and gain nothing.

landscape-suns-gift = The Sun's Gift
    .one = the Sun's Gift
    .many = Sun's Gifts
    .text = Look at the top 4 cards of your deck. Discard those you do not want and return the others to the top in the order you like.

landscape-earths-gift = The Earth's Gift
    .one = the Earth's Gift
    .many = Earth's Gifts
    .text = If you like, discard a Treasure from your hand; for it, gain a card that costs $4 or less.

landscape-fields-gift = The Field's Gift
    .one = the Field's Gift
    .many = Field's Gifts
    .text = Get 1 Action and $1. You keep this Boon until clean-up.

landscape-flames-gift = The Flame's Gift
    .one = the Flame's Gift
    .many = Flame's Gifts
    .text = If you like, trash a card from your hand.

landscape-forests-gift = The Forest's Gift
    .one = the Forest's Gift
    .many = Forest's Gifts
    .text = Get 1 Buy and $1. You keep this Boon until clean-up.

landscape-moons-gift = The Moon's Gift
    .one = the Moon's Gift
    .many = Moon's Gifts
    .text = Search your discard pile; one card you find there may go on top of your deck.

landscape-rivers-gift = The River's Gift
    .one = the River's Gift
    .many = River's Gifts
    .text = At the end of this turn, once your new hand is drawn, draw 1 more card. You keep this Boon until clean-up.

landscape-seas-gift = The Sea's Gift
    .one = the Sea's Gift
    .many = Sea's Gifts
    .text = Draw 1 card.

landscape-swamps-gift = The Swamp's Gift
    .one = the Swamp's Gift
    .many = Swamp's Gifts
    .text = Gain a Will-o'-Wisp from its pile outside the supply.

landscape-winds-gift = The Wind's Gift
    .one = the Wind's Gift
    .many = Wind's Gifts
    .text = Draw 2 cards, then discard 2 cards.
