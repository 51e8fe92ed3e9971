### Dominion: cards, kingdoms and terms, in our own words

## Card types

type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction
type-duration = Duration
type-reserve = Reserve
type-traveller = Traveller
type-castle = Castle
type-command = Command
type-night = Night
type-doom = Doom
type-fate = Fate
type-heirloom = Heirloom
type-spirit = Spirit
type-townsfolk = Townsfolk
type-liaison = Liaison

## Types of what lies beside the cards

type-event = Event
type-project = Project
type-landmark = Landmark
type-way = Way
type-ally = Ally
type-boon = Boon
type-hex = Hex
type-state = State
type-artifact = Artifact

## Sets

set-basic = Basic Cards
set-base = Base Game
set-hinterlands = Hinterlands

## Tokens and mats

token-vp = VP tokens
    .one = a VP token
    .many = VP tokens
    .text = Each is worth 1 VP at the end of the game. Everyone sees how many you have, and you never lose one.

token-debt = Debt
    .one = a debt token
    .many = debt tokens
    .text = Buying something that costs debt brings you as many of these; gaining it in another way brings none. As long as you have any, you cannot buy cards, Events or Projects. At any time on your turn you may pay $1 for each one you want to get rid of; that needs no Buy. Debt left at the end of the game does no harm.

token-coffers = Coffers
    .one = a Coffers token
    .many = Coffers tokens
    .text = At any time on your turn you may give back as many as you like and get $1 for each. What you do not use, you keep.

token-villagers = Villagers
    .one = a Villager
    .many = Villagers
    .text = At any time in your Action phase, except in the middle of carrying out a card, you may give back as many as you like and get 1 Action for each. What you do not use, you keep.

token-favors = Favors
    .one = a Favor
    .many = Favors
    .text = The Ally of this game says what you can spend them on. Everyone begins with 1.

token-journey = Journey token
    .one = a Journey token
    .many = Journey tokens
    .text = Begins face up. Giant and Ranger turn it over, and what they do depends on the side that is up then. Both share the same token.

token-minus-card = −1 Card token
    .one = a −1 Card token
    .many = −1 Card tokens
    .text = Lies on top of your deck. The next time you draw cards, you draw one fewer and the token goes away. Looking at or revealing cards does not matter. If you draw until you hold a certain number, the token goes away without effect.

token-minus-coin = −$1 token
    .one = a −$1 token
    .many = −$1 tokens
    .text = The next time you get coins, you get $1 less and give the token back. Nobody has more than one.

token-estate = Estate token
    .one = an Estate token
    .many = Estate tokens
    .text = Lies on the card that you set aside with Inheritance. On your turns, your Estates play that card.

mat-island = Island mat
    .text = Cards here stay until the end of the game. They are yours and count then; everyone may see them.

mat-tavern = Tavern mat
    .text = Reserve cards wait here until you call them into play. Calling a card is not playing it and needs no Action. Cards here are not in play, but they are yours and count at the end; everyone may see them.

mat-estate = Under the Estate token

mat-set-aside = Set aside

mat-exile = Exile mat
    .text = Cards here are out of your deck, but they are yours and count at the end; everyone may see them. When you gain a card, you may discard all others of the same name from here, all of them or none.

## Kingdoms

kingdom-first-game = First Game
    .text = Ten straightforward cards from the base game: the place to start if Dominion is new to you.

kingdom-introduction = Introduction
    .text = An easy road into the Hinterlands: steer your draws, polish your hand and watch out for the Margrave.

kingdom-bargains = Bargains
    .text = A paradise for hagglers: prices tumble, and hardly a card you buy comes home alone.

kingdom-happy-trails = Happy Trails
    .text = Trails turn up whenever you least expect them: chain long turns and stay one step ahead of the Berserker.

kingdom-adventures-abroad = Adventures Abroad
    .text = Far from home the gold glitters and a hut smokes in the woods: take risks, but keep your Guard Dog close.

kingdom-random = Random
    .text = Ten piles drawn at random: nobody knows this land yet, so make your own map.

## Basic cards

card-copper = Copper
    .one = a Copper
    .many = Coppers
    .text = Play it in your Buy phase to get $1.
    .ruling-1 = It costs $0, but buying one still uses up a Buy.

card-curse = Curse
    .one = a Curse
    .many = Curses
    .text = Costs you 1 VP at the end of the game.
    .ruling-1 = A Curse is not a Victory card: Crossroads does not count it, and Haggler may bring you one.
    .ruling-2 = The pile begins with 10 Curses for each player after the first. If there are too few for everyone, they are handed out in turn order.

card-estate = Estate
    .one = an Estate
    .many = Estates
    .text = Worth 1 VP at the end of the game.
    .ruling-1 = The 3 Estates in each starting deck do not come out of the pile: it begins with 8 cards for 2 players and 12 for more.

card-silver = Silver
    .one = a Silver
    .many = Silvers
    .text = Play it in your Buy phase to get $2.

card-duchy = Duchy
    .one = a Duchy
    .many = Duchies
    .text = Worth 3 VP at the end of the game.
    .ruling-1 = The pile begins with 8 cards for 2 players and 12 for more.

card-gold = Gold
    .one = a Gold
    .many = Golds
    .text = Play it in your Buy phase to get $3.

card-province = Province
    .one = a Province
    .many = Provinces
    .text = Worth 6 VP at the end of the game.
    .ruling-1 = The game is over at the end of any turn that leaves this pile empty.
    .ruling-2 = The pile begins with 8 cards for 2 players, 12 for 3 or 4, 15 for 5 and 18 for 6.

## Base game (2nd edition)

card-cellar = Cellar
    .one = a Cellar
    .many = Cellars
    .text = Get 1 Action. Pick any cards from your hand and discard them together, then draw the same number.
    .ruling-1 = If your deck runs out while you draw, the cards you just discarded are shuffled in.
    .ruling-2 = Tunnel, Trail and Weaver can react to being discarded; that happens before you draw.

card-chapel = Chapel
    .one = a Chapel
    .many = Chapels
    .text = Choose at most 4 of the cards in your hand and trash them.
    .ruling-1 = Choosing none is allowed.
    .ruling-2 = Nomads trashed here give you $2; a Trail trashed here may be played.

card-moat = Moat
    .one = a Moat
    .many = Moats
    .text = Draw 2 cards. Reaction: if someone else plays an Attack, you can reveal this from your hand before it does anything; that Attack then does nothing to you.
    .ruling-1 = Moat stays in your hand, so it can be revealed again for the next Attack, or when Throne Room plays the same one a second time.
    .ruling-2 = It protects only you: the attacker keeps every benefit and the other players are hit as usual.
    .ruling-3 = Against Cauldron, reveal it when Cauldron is played; it then also keeps away the Curse that may follow later in the turn.
    .ruling-4 = It also works against a Berserker that is played because it was just gained.

card-harbinger = Harbinger
    .one = a Harbinger
    .many = Harbingers
    .text = Draw 1 card and get 1 Action. Then search your discard pile; one card you find there may go on top of your deck.
    .ruling-1 = You draw first. If that makes you shuffle, your discard pile is empty and there is nothing to find.

card-merchant = Merchant
    .one = a Merchant
    .many = Merchants
    .text = Draw 1 card and get 1 Action. Your first Silver this turn gives you $1 extra.
    .ruling-1 = Every play adds up: after two Merchants, or one played twice with Throne Room, your first Silver gives $4.
    .ruling-2 = Further Silvers give the usual $2.

card-vassal = Vassal
    .one = a Vassal
    .many = Vassals
    .text = Get $2, then discard the top card of your deck. An Action card discarded this way may be played right away, without using up an Action.
    .ruling-1 = Any other card, or an Action card you do not want to play, stays in your discard pile.
    .ruling-2 = A Trail or Weaver that you play with its own Reaction here cannot be played once more by Vassal.
    .ruling-3 = If you discard a Tunnel here, you may reveal it and gain a Gold.

card-village = Village
    .one = a Village
    .many = Villages
    .text = Draw 1 card and get 2 Actions.
    .ruling-1 = Playing it costs you 1 Action, so you end up with one more than before.

card-workshop = Workshop
    .one = a Workshop
    .many = Workshops
    .text = Gain a card that costs $4 or less.
    .ruling-1 = What counts is the cost right now: after a Highway, a card that normally costs $5 is within reach.
    .ruling-2 = Gaining abilities work as usual: Nomads give you $2, a Trail may be played at once.

card-bureaucrat = Bureaucrat
    .one = a Bureaucrat
    .many = Bureaucrats
    .text = Gain a Silver; it goes on top of your deck. Everyone else must reveal a Victory card from their hand and place it on their own deck; whoever has none shows their whole hand.
    .ruling-1 = A player with several Victory cards chooses which one to put back.
    .ruling-2 = Tunnel is a Victory card too; a Curse is not.
    .ruling-3 = If the Silver pile is empty, the Attack still happens.

card-gardens = Gardens
    .one = a Gardens
    .many = Gardens
    .text = At the end of the game, this scores 1 VP for every 10 cards you own, rounded down.
    .ruling-1 = With 39 cards each Gardens is worth 3 VP, with 40 cards 4 VP.
    .ruling-2 = All your cards count, wherever they are: deck, hand, discard pile and cards in play, Gardens and Curses included.
    .ruling-3 = The pile begins with 8 cards for 2 players and 12 for more.

card-militia = Militia
    .one = a Militia
    .many = Militias
    .text = Get $2. All other players with more than 3 cards in hand discard until they hold 3.
    .ruling-1 = Each player picks their own discards. Tunnel, Trail and Weaver can react to it.

card-moneylender = Moneylender
    .one = a Moneylender
    .many = Moneylenders
    .text = Trash a Copper from your hand, if you like; you get $3 for it.
    .ruling-1 = No more than one Copper at a time. Without a Copper to trash you get nothing.

card-poacher = Poacher
    .one = a Poacher
    .many = Poachers
    .text = Draw 1 card, get 1 Action and $1. Then you must discard as many cards as there are empty piles in the supply.
    .ruling-1 = Every supply pile counts, Copper and Curses included.
    .ruling-2 = The card you just drew may be discarded. If you hold too few cards, discard all of them.

card-remodel = Remodel
    .one = a Remodel
    .many = Remodels
    .text = Trash one of the cards in your hand, then gain a card that costs at most $2 more than it.
    .ruling-1 = Both parts are compulsory if you can do them; with an empty hand nothing happens.
    .ruling-2 = The new card may be of any type and may also cost the same or less, even be another copy of the trashed one.
    .ruling-3 = If you trash a Trail, you may play it and still gain a card costing up to $6.

card-smithy = Smithy
    .one = a Smithy
    .many = Smithies
    .text = Draw 3 cards.

card-throne-room = Throne Room
    .one = a Throne Room
    .many = Throne Rooms
    .text = If you like, choose an Action card in your hand and play it two times in a row. This uses up no further Action.
    .ruling-1 = Finish the first play completely before you start the second.
    .ruling-2 = If you choose another Throne Room, you may then play two more Action cards, one after the other, each of them twice.
    .ruling-3 = Effects that last for the turn count double: with Highway, cards cost $2 less; Haggler brings two extra cards per card you buy; Scheme returns up to two cards.
    .ruling-4 = Crossroads gives its 3 Actions only the first time, but you count your hand anew for the second play.
    .ruling-5 = If the card is an Attack, the others may use Moat or Guard Dog at each of the two plays.

card-bandit = Bandit
    .one = a Bandit
    .many = Bandits
    .text = Gain a Gold. Everyone else turns up the top 2 cards of their deck: one Treasure that is not a Copper goes to the trash, if there is any, and everything else is discarded.
    .ruling-1 = If both cards could be trashed, their owner chooses one; the other is discarded.
    .ruling-2 = Fool's Gold and Cauldron are Treasures and can be trashed this way.
    .ruling-3 = Tunnel, Trail and Weaver can react to being discarded.

card-council-room = Council Room
    .one = a Council Room
    .many = Council Rooms
    .text = Draw 4 cards and get 1 Buy. Everyone else draws 1 card as well.
    .ruling-1 = The others have to draw. This is not an Attack, so neither Moat nor Guard Dog can respond to it.

card-festival = Festival
    .one = a Festival
    .many = Festivals
    .text = Get 2 Actions, 1 Buy and $2.

card-laboratory = Laboratory
    .one = a Laboratory
    .many = Laboratories
    .text = Draw 2 cards and get 1 Action.

card-library = Library
    .one = a Library
    .many = Libraries
    .text = Draw cards one by one until your hand holds 7. Whenever you draw an Action card, you may set it aside, and it does not count. Discard the set-aside cards at the end.
    .ruling-1 = With 7 or more cards in hand, you draw nothing.
    .ruling-2 = If you have to shuffle meanwhile, the set-aside cards stay out of it.
    .ruling-3 = A Trail or Weaver among the cards discarded at the end may be played then.

card-market = Market
    .one = a Market
    .many = Markets
    .text = Draw 1 card and get 1 Action, 1 Buy and $1.

card-mine = Mine
    .one = a Mine
    .many = Mines
    .text = If you like, trash a Treasure from your hand and gain a Treasure that costs at most $3 more. The new one goes straight into your hand.
    .ruling-1 = You can play the new Treasure in this turn's Buy phase.
    .ruling-2 = Fool's Gold and Cauldron are Treasures too: you may trash them and gain them here.

card-sentry = Sentry
    .one = a Sentry
    .many = Sentries
    .text = Draw 1 card and get 1 Action. Then look at the next 2 cards of your deck and decide for each: trash it, discard it, or return it to the top. Cards you return go back in the order you like.
    .ruling-1 = First comes the trashing, then the discarding, then the putting back.
    .ruling-2 = Nomads, Trail, Weaver and Tunnel do what they do when trashed or discarded, before the rest is put back.

card-witch = Witch
    .one = a Witch
    .many = Witches
    .text = Draw 2 cards. Everyone else has to gain a Curse.
    .ruling-1 = If the Curses run out, they are handed out in turn order, starting to your left; the last players get none.

card-artisan = Artisan
    .one = an Artisan
    .many = Artisans
    .text = Gain a card that costs $5 or less, straight into your hand. After that, choose a card in your hand and put it on top of your deck.
    .ruling-1 = You have to put a card back; it may be the one you just gained.

## Hinterlands (2nd edition)

card-crossroads = Crossroads
    .one = a Crossroads
    .many = Crossroads
    .text = Reveal your hand and draw 1 card for each Victory card in it. Your first Crossroads each turn also gives you 3 Actions; later ones give none.
    .ruling-1 = Count before you draw: Victory cards that you draw now add nothing.
    .ruling-2 = Tunnel and every other Victory card count, Curses do not.
    .ruling-3 = Each play counts: with Throne Room you get the 3 Actions only the first time, but you count your hand anew the second time.

card-fools-gold = Fool's Gold
    .one = a Fool's Gold
    .many = Fool's Golds
    .text = The first Fool's Gold you play in a turn gives you $1, each one after that $4. Reaction: once another player has gained a Province, you may trash this from your hand; in return you gain a Gold, which goes on top of your deck.
    .ruling-1 = Three of them in one turn make $1 + $4 + $4 = $9.
    .ruling-2 = You can use several copies for the same Province. It does not matter how the Province was gained, only that it is not your own.
    .ruling-3 = Several players react in turn order. When the Gold pile is empty, you may still trash Fool's Gold but get nothing for it.
    .ruling-4 = The Gold counts as gained, so you could react to it with Trader.

card-develop = Develop
    .one = a Develop
    .many = Develops
    .text = Trash one of the cards in your hand. Then gain two cards, one that costs exactly $1 more and one that costs exactly $1 less; both go on top of your deck.
    .ruling-1 = You choose which to gain first; the second lands on top of the first.
    .ruling-2 = If the supply has a suitable card for only one of the two costs, gain just that one.
    .ruling-3 = There is nothing below $0. A Copper therefore brings at most one card, and only if something costs $1, such as an Estate after a Highway.
    .ruling-4 = A Trail gained this way may be played at once from your deck.

card-guard-dog = Guard Dog
    .one = a Guard Dog
    .many = Guard Dogs
    .text = Draw 2 cards. If your hand then has no more than 5 cards, draw 2 more. Reaction: if someone else plays an Attack, you can play this from your hand before it does anything.
    .ruling-1 = The Guard Dog you play is no longer in your hand. From a hand of 4: 3 left, 5 after drawing, so draw 2 more. From a hand of 5: 6 after drawing, and that is all.
    .ruling-2 = It does not stop the Attack. But a Moat or another Guard Dog that you draw may still be used against it.
    .ruling-3 = It reacts to Cauldron when that is played, and to a Berserker that is played because it was just gained.
    .ruling-4 = Played as a Reaction it needs no Action, and you discard it in the clean-up of that same turn.

card-oasis = Oasis
    .one = an Oasis
    .many = Oases
    .text = Draw 1 card, get 1 Action and $1. Then you must discard a card from your hand.
    .ruling-1 = You may discard the card you just drew. Even if there was nothing to draw, you have to discard.
    .ruling-2 = Tunnel, Trail and Weaver can react to being discarded.

card-scheme = Scheme
    .one = a Scheme
    .many = Schemes
    .text = Draw 1 card and get 1 Action. Once this turn, an Action card that you discard from play may go on top of your deck.
    .ruling-1 = This usually happens in clean-up, before you draw your new hand: the card comes back to you at once.
    .ruling-2 = It may be Scheme itself or any other Action card you have in play, no matter which was played first.
    .ruling-3 = Every play counts: two Schemes, or one played twice with Throne Room, return up to two cards.

card-tunnel = Tunnel
    .one = a Tunnel
    .many = Tunnels
    .text = Worth 2 VP at the end of the game. Reaction: if you discard this outside clean-up, you may reveal it and gain a Gold.
    .ruling-1 = Some card has to tell you to discard, on your turn (Oasis) or another's (Margrave). It works from your hand and from your deck.
    .ruling-2 = Gaining Tunnel puts it on your discard pile, but that is not discarding: no Gold.
    .ruling-3 = Each discarded Tunnel brings at most one Gold per discard; it goes to your discard pile.
    .ruling-4 = The pile begins with 8 cards for 2 players and 12 for more.

card-jack-of-all-trades = Jack of All Trades
    .one = a Jack of All Trades
    .many = Jacks of All Trades
    .text = Gain a Silver. Look at the top card of your deck and discard it or put it back. Then draw until you hold 5 cards, and finally you may trash a card from your hand that is not a Treasure.
    .ruling-1 = With 5 or more cards in hand, you draw nothing; the other steps still happen.
    .ruling-2 = If your deck is empty when you want to look, you shuffle first, and the new Silver is part of it.
    .ruling-3 = A Tunnel, Trail or Weaver that you discard reacts before you draw.
    .ruling-4 = Fool's Gold and Cauldron are Treasures and cannot be trashed here; a Curse can.

card-nomads = Nomads
    .one = a Nomads
    .many = Nomads
    .text = Get 1 Buy and $2. You also get $2 when you gain this card, and $2 when you trash it.
    .ruling-1 = If you buy it, you can spend the $2 on your next Buy in the same turn.
    .ruling-2 = On another player's turn the $2 are of no use; coins are never saved up.

card-spice-merchant = Spice Merchant
    .one = a Spice Merchant
    .many = Spice Merchants
    .text = If you like, trash a Treasure from your hand. In return, either draw 2 cards and get 1 Action, or get 1 Buy and $2.
    .ruling-1 = If you trash nothing, nothing happens.
    .ruling-2 = Fool's Gold and Cauldron are Treasures too.

card-trader = Trader
    .one = a Trader
    .many = Traders
    .text = Trash one of the cards in your hand; for every $1 of its cost you gain a Silver. Reaction: right after you gain a card, you may reveal this from your hand and exchange that card. It returns to its pile, and a Silver from the supply goes to your discard pile.
    .ruling-1 = What counts is the cost right now, so Highway lowers it. A card for $0 brings nothing; if too few Silvers are left, gain the rest.
    .ruling-2 = The exchanged card was gained all the same: its ability still works (Border Village brings a card, Nomads give $2), and Cauldron and Haggler take it into account. The Silver does not count as gained.
    .ruling-3 = All or nothing: if no Silver is left, or the card has already moved on (say, a Trail you have played), you cannot exchange.
    .ruling-4 = If you bought the card, its price stays paid.
    .ruling-5 = Trader stays in your hand and can react to every card you gain, on anybody's turn; Curses can be exchanged too.
    .ruling-6 = The Silver always goes to your discard pile, even if you gained the card to your hand or deck.

card-trail = Trail
    .one = a Trail
    .many = Trails
    .text = Draw 1 card and get 1 Action. Reaction: whenever you gain, trash or discard this card outside clean-up, you may play it at once.
    .ruling-1 = Played this way it needs no Action and comes into play from wherever it is, even from the trash.
    .ruling-2 = A Trail played from the trash is yours again and is discarded in clean-up. It counts as trashed, not as gained: Remodel still lets you gain a card for up to $6.
    .ruling-3 = On another player's turn you cannot use the Action, and you discard Trail in the clean-up of that turn.
    .ruling-4 = If you discard several cards at once, all of them are discarded first, then they react one by one. Should the first Trail make you shuffle, a second one is lost in your deck.
    .ruling-5 = If you play it on buying it, you may not play Treasures that you draw: your first buy is already made.
    .ruling-6 = Once exchanged with Trader, it can no longer be played.

card-weaver = Weaver
    .one = a Weaver
    .many = Weavers
    .text = Gain either two Silvers or one card that costs $4 or less. Reaction: if you discard this outside clean-up, you may play it.
    .ruling-1 = The single card may also be a Silver. If only one Silver is left, the first choice brings just that one.
    .ruling-2 = Some card has to tell you to discard, on your turn (Oasis) or another's (Margrave). Weaver then needs no Action.
    .ruling-3 = Played on another player's turn, it stays in play until the clean-up of that turn.

card-berserker = Berserker
    .one = a Berserker
    .many = Berserkers
    .text = Gain a card cheaper than this one; then everyone else with more than 3 cards in hand discards until they hold 3. If you have an Action card in play when you gain Berserker, you must play it immediately.
    .ruling-1 = Playing it on gaining needs no Action. It is an Attack like any other: Moat and Guard Dog may respond.
    .ruling-2 = If only Treasures are in play, or nothing at all, you gain Berserker without playing it.
    .ruling-3 = If you gain it by playing an Action card such as Artisan, that card is in play and the condition is met.
    .ruling-4 = What counts is its cost right now. If it has fallen to $0, you gain nothing, but the others still discard.
    .ruling-5 = Once exchanged with Trader, it can no longer be played.

card-cartographer = Cartographer
    .one = a Cartographer
    .many = Cartographers
    .text = Draw 1 card and get 1 Action. Then look at the next 4 cards of your deck, discard those you do not want and return the others to the top in the order you like.
    .ruling-1 = If you have to shuffle to see 4 cards, those you are already looking at stay out of it. If there are still fewer than 4, make do with them.
    .ruling-2 = Tunnel, Trail and Weaver have to be revealed to react to being discarded.
    .ruling-3 = A Trail played here draws before the other cards are put back, so it draws from below them.

card-cauldron = Cauldron
    .one = a Cauldron
    .many = Cauldrons
    .text = Get $2 and 1 Buy. If you gain your third Action card of the turn after playing this, all other players gain a Curse each.
    .ruling-1 = Action cards gained before Cauldron was played count as well. But if you had already gained the third by then, there is no Curse.
    .ruling-2 = Only the third one matters: the fourth and later ones bring no more Curses, and cards that are not Action cards do not count.
    .ruling-3 = Several Cauldrons each bring a Curse. If Curses run short, they are handed out one Cauldron at a time, in turn order.
    .ruling-4 = Moat and Guard Dog respond when Cauldron is played. A Moat revealed then also keeps the later Curse away.
    .ruling-5 = An Action card that you exchange with Trader still counts as gained.

card-haggler = Haggler
    .one = a Haggler
    .many = Hagglers
    .text = Get $2. For the rest of the turn, with each card you buy you must also gain a cheaper card that is not a Victory card.
    .ruling-1 = Only cards you buy count, not those that Haggler, Border Village or other cards let you gain.
    .ruling-2 = Every play counts: after one Haggler and another played twice with Throne Room, each card you buy brings three more. Each only has to be cheaper than the card you bought.
    .ruling-3 = A Province can bring you a Gold. Nothing is cheaper than a Copper, so buying one brings nothing.
    .ruling-4 = Tunnel is a Victory card and therefore not allowed; a Curse is allowed.
    .ruling-5 = If you exchange the bought card with Trader, you still gain the cheaper one, measured against the card you bought.

card-highway = Highway
    .one = a Highway
    .many = Highways
    .text = Draw 1 card and get 1 Action. For the rest of the turn every card costs $1 less, but never less than $0.
    .ruling-1 = Every play counts: two Highways, or one played twice with Throne Room, make cards $2 cheaper.
    .ruling-2 = It applies to all cards everywhere, also in hands, decks and discard piles. Trader, for example, brings fewer Silvers.
    .ruling-3 = Copper stays at $0, so it catches up: with one Highway, Farmland turns a Copper into a card that normally costs $3.

card-inn = Inn
    .one = an Inn
    .many = Inns
    .text = Draw 2 cards and get 2 Actions, then discard 2 cards. When you gain Inn, you may search your discard pile, reveal any Action cards in it, this one included, and shuffle them into your deck.
    .ruling-1 = You must discard 2 cards even if you could not draw 2.
    .ruling-2 = Cards you do not choose stay in your discard pile. If your deck is empty, the chosen cards are your new deck.
    .ruling-3 = Inn can include itself only if it is in your discard pile, not when Artisan has put it into your hand, for example.

card-margrave = Margrave
    .one = a Margrave
    .many = Margraves
    .text = Draw 3 cards and get 1 Buy. The others, one after another, each draw 1 card and then discard until they hold no more than 3.
    .ruling-1 = They have to draw. Whoever then holds 3 or fewer discards nothing.
    .ruling-2 = Each player discards all cards at once; then Tunnel, Trail and Weaver can react, before the next player draws.

card-souk = Souk
    .one = a Souk
    .many = Souks
    .text = Get 1 Buy and $7, then lose $1 for each card in your hand; your coins never drop below $0. When you gain Souk, you may trash 1 or 2 of the cards in your hand.
    .ruling-1 = The Souk you play is no longer in your hand. With 3 other cards you come out $4 ahead.
    .ruling-2 = The loss can also eat up coins you already had: $3 before and 9 cards in hand leave you with $1.

card-stables = Stables
    .one = a Stables
    .many = Stables
    .text = If you like, discard a Treasure from your hand. In return, draw 3 cards and get 1 Action.
    .ruling-1 = If you discard nothing, nothing happens.
    .ruling-2 = You discard first: if you have to shuffle, you may draw that Treasure again.
    .ruling-3 = Fool's Gold and Cauldron are Treasures too.

card-wheelwright = Wheelwright
    .one = a Wheelwright
    .many = Wheelwrights
    .text = Draw 1 card and get 1 Action. Then you may discard a card from your hand; if you do, gain an Action card that costs no more than it.
    .ruling-1 = You may discard a card of any type. If the supply has a suitable Action card, you must gain one.
    .ruling-2 = If you discard an Action card, you may gain another copy of it.
    .ruling-3 = Tunnel, Trail and Weaver react to being discarded before you gain anything.
    .ruling-4 = For a Gold you can gain a Border Village, which then brings a cheaper card as well.

card-witchs-hut = Witch's Hut
    .one = a Witch's Hut
    .many = Witch's Huts
    .text = Draw 4 cards, then discard 2 cards and reveal them. If both are Action cards, all other players gain a Curse each.
    .ruling-1 = You show both cards in any case. Action cards with a second type count, such as Trail or Moat; Tunnel does not.
    .ruling-2 = A Trail or Weaver discarded here may be played and still counts as a discarded Action card.
    .ruling-3 = If you could discard only one card, nobody gains a Curse.

card-border-village = Border Village
    .one = a Border Village
    .many = Border Villages
    .text = Draw 1 card and get 2 Actions. When you gain this, also gain a cheaper card.
    .ruling-1 = The cheaper card comes with gaining Border Village, bought or not, never with playing it.
    .ruling-2 = What counts is its cost right now: after one Highway it costs $5, so the other card may then cost no more than $4.
    .ruling-3 = The other card's own ability follows: a Souk, for example, lets you trash up to 2 cards.
    .ruling-4 = You gain the cheaper card even if you exchange Border Village with Trader.

card-farmland = Farmland
    .one = a Farmland
    .many = Farmlands
    .text = Worth 2 VP at the end of the game. When you gain this, trash one of the cards in your hand and gain a card that costs exactly $2 more than it, but not another Farmland.
    .ruling-1 = This happens whenever you gain Farmland, not only when you buy it.
    .ruling-2 = You must trash a card if you hold one. If no card costs exactly $2 more, you gain nothing for it.
    .ruling-3 = A Gold in your hand becomes a Province this way.
    .ruling-4 = The pile begins with 8 cards for 2 players and 12 for more.
