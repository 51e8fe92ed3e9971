### Dominion: Adventures, in our own words

set-adventures = Adventures

## Kingdoms

kingdom-traders-and-raiders = Traders and Raiders
    .text = Good deals in town, ghosts in the woods: haggle and hoard, fear the Raid, and bring up a Page to be your Champion.

kingdom-journeys = Journeys
    .text = Pack for the long road: Guides know the way, Giants block it, and far off lie Distant Lands and perhaps an Inheritance.

## Cards

card-page = Page
    .one = a Page
    .many = Pages
    .text = Draw 1 card and get 1 Action. When you discard this from play, you may exchange it for a Treasure Hunter.
    .ruling-1 = To exchange, return Page to its pile and put the new card on your discard pile. Nothing is gained or trashed by this, and there has to be a Treasure Hunter left.
    .ruling-2 = Only a Page discarded from play can be exchanged, not one from your hand.
    .ruling-3 = If you discard several Travellers together, you choose the order: exchange a Treasure Hunter first, and there is one for Page again.
    .ruling-4 = You may exchange Page or put it on your deck with Scheme, but not both.

card-treasure-hunter = Treasure Hunter
    .one = a Treasure Hunter
    .many = Treasure Hunters
    .text = Get 1 Action and $1. Gain as many Silvers as the player to your right gained cards on their last turn. When you discard this from play, you may exchange it for a Warrior.
    .ruling-1 = Every card counts that they gained on that turn of their own, even Coppers and Curses.
    .ruling-2 = What they gained on the turns of others or received in an exchange does not count.
    .ruling-3 = It is not in the supply: you only get it in exchange for a Page.

card-warrior = Warrior
    .one = a Warrior
    .many = Warriors
    .text = Draw 2 cards. All other players discard the top card of their deck once for each Traveller you have in play, this one included; each card that costs exactly $3 or $4 is trashed. When you discard this from play, you may exchange it for a Hero.
    .ruling-1 = Players go in turn order. Each discards all their cards, one after another, before the next player does.
    .ruling-2 = Champion is not a Traveller and does not count.
    .ruling-3 = Tunnel, Trail and Weaver can react to being discarded; a card that has moved away by then is not trashed.
    .ruling-4 = What counts is the cost right now; a card with debt in its cost is never trashed.

card-hero = Hero
    .one = a Hero
    .many = Heroes
    .text = Get $2 and gain a Treasure. When you discard this from play, you may exchange it for a Champion.
    .ruling-1 = Any Treasure in the supply will do, whatever it costs.
    .ruling-2 = It is not in the supply: you only get it in exchange for a Warrior.

card-champion = Champion
    .one = a Champion
    .many = Champions
    .text = Get 1 Action. Champion stays in play for the rest of the game. From now on the Attacks of others do nothing to you, and each time you play an Action card you first get 1 Action.
    .ruling-1 = It protects only against Attacks played from now on, not against one whose effect is still going on.
    .ruling-2 = The first Champion gives just its 1 Action when played. A second one gives that and 1 more for the first; with two in play, each Action card brings 2 Actions.
    .ruling-3 = It does not help against what is no Attack, such as Masquerade, Raid or Haunted Castle.
    .ruling-4 = Calling a Reserve card is not playing it and brings no Action.

card-guide = Guide
    .one = a Guide
    .many = Guides
    .text = Draw 1 card, get 1 Action and put this on your Tavern mat. At the start of your turn you may call it from there: discard your hand and draw 5 cards.
    .ruling-1 = Calling puts Guide into play without playing it; you discard it in the clean-up of that turn.
    .ruling-2 = You may call several, one after another, and also between other things that happen at the start of your turn.
    .ruling-3 = Tunnel, Trail and Weaver can react to being discarded.

card-port = Port
    .one = a Port
    .many = Ports
    .text = Draw 1 card and get 2 Actions. When you gain this, gain another Port; that one does not bring a third.
    .ruling-1 = This happens however you gain it, not only when you buy it. The second Port goes to your discard pile.
    .ruling-2 = You gain the second one without buying it: Haggler brings nothing for it.
    .ruling-3 = The pile always begins with 12 cards.

card-ranger = Ranger
    .one = a Ranger
    .many = Rangers
    .text = Get 1 Buy and turn your Journey token over. If it is face up now, draw 5 cards.
    .ruling-1 = The token begins face up. The first time you therefore turn it face down and draw nothing.
    .ruling-2 = Giant turns the same token over.

card-bridge-troll = Bridge Troll
    .one = a Bridge Troll
    .many = Bridge Trolls
    .text = All other players take their −$1 token. You get 1 Buy now and 1 Buy at the start of your next turn. During this turn and that one every card costs $1 less, but never less than $0.
    .ruling-1 = Several Bridge Trolls add up, and so does Highway. Events do not get cheaper.
    .ruling-2 = The others keep the token until they next get coins. Nobody has more than one.

card-distant-lands = Distant Lands
    .one = a Distant Lands
    .many = Distant Lands
    .text = Put this on your Tavern mat. At the end of the game it is worth 4 VP on the mat, and nothing anywhere else.
    .ruling-1 = You cannot call it: once on the mat, it stays there.
    .ruling-2 = It is a Victory card wherever it is: Crossroads, for instance, counts it.
    .ruling-3 = The pile begins with 8 cards for 2 players and 12 for more.

card-giant = Giant
    .one = a Giant
    .many = Giants
    .text = Turn your Journey token over. If it is face down now, get $1. If it is face up, get $5, and all other players reveal the top card of their deck: whoever has one that costs from $3 to $6 trashes it; anyone else discards it and gains a Curse.
    .ruling-1 = The token begins face up, so the first Giant brings $1. Ranger turns the same token over.
    .ruling-2 = The others may react to the Attack each time, even if the token ends up face down.

card-haunted-woods = Haunted Woods
    .one = a Haunted Woods
    .many = Haunted Woods
    .text = At the start of your next turn, draw 3 cards. Until then, each time another player gains a card they bought, they put their whole hand on top of their deck in the order they like.
    .ruling-1 = Only bought cards count: buying an Event or gaining a card in another way does nothing.
    .ruling-2 = It happens as the card is gained; the player decides in which order this and the card's own ability happen. It happens even if the card is exchanged with Trader.
    .ruling-3 = Moat has to be revealed when Haunted Woods is played. Whoever did so, or had a Champion by then, is safe the whole time.

card-lost-city = Lost City
    .one = a Lost City
    .many = Lost Cities
    .text = Draw 2 cards and get 2 Actions. When you gain this, everyone else draws 1 card.
    .ruling-1 = The others have to draw, no matter how you gain it.

card-wine-merchant = Wine Merchant
    .one = a Wine Merchant
    .many = Wine Merchants
    .text = Get 1 Buy and $4, and put this on your Tavern mat. At the end of your Buy phase, if you have at least $2 left, you may discard any of your Wine Merchants from the mat.
    .ruling-1 = $2 in all are enough for every one of them, and you do not have to pay them; coins you do not spend are lost as always.
    .ruling-2 = Going back to your Action phase with Villa also ends a Buy phase.
    .ruling-3 = Played twice, it gives its Buy and $4 twice but goes to the mat just once.

## Events

landscape-expedition = Expedition
    .one = an Expedition
    .many = Expeditions
    .text = When you draw your new hand at the end of this turn, draw 2 more cards.
    .ruling-1 = Several add up: 7 cards, 9 cards and so on.
    .ruling-2 = With a −1 Card token it is one card fewer, with the Flag one more.

landscape-raid = Raid
    .one = a Raid
    .many = Raids
    .text = Gain a Silver for each Silver you have in play. Then all other players put their −1 Card token on top of their deck.
    .ruling-1 = The Silvers you gain are not in play and bring no more. If too few are left, gain the rest.
    .ruling-2 = Raid is no Attack: Moat, Guard Dog and Champion do not help against it.
    .ruling-3 = It is not a card, so buying it means nothing to Haggler or Haunted Woods.
    .ruling-4 = If the token already lies on a deck, it stays there; there is no second one.

landscape-inheritance = Inheritance
    .one = an Inheritance
    .many = Inheritances
    .text = Once per game: choose an Action card in the supply that costs $4 or less and is neither a Command nor a Duration, and set it aside under your Estate token. From then on, during your turns, Estates are also Actions and Commands. Playing one plays the card under the token, which stays there.
    .ruling-1 = You do not gain the card, but it is yours and counts at the end of the game. The limit of $4 is for its cost right now, so Highway helps.
    .ruling-2 = During your turns this goes for all Estates everywhere: one that you gain is an Action card, too. On the turns of others yours are plain Estates. They remain Victory cards worth 1 VP.
    .ruling-3 = You have then played two Action cards, first the Estate, then the card under the token: Conspirator and Champion, for example, count both.
    .ruling-4 = The card under the token is never in play and cannot move: a Reserve card does not get to the Tavern mat, and Distant Lands is worth nothing there.
