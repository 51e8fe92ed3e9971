### Dominion: Menagerie, in our own words

set-menagerie = Menagerie

## Kingdoms

kingdom-big-blue = Big Blue
    .text = Hardly a card here waits for its turn: whenever someone gains or discards something, dogs, cats and falcons are off.

kingdom-intersection = Intersection
    .text = Wherever the mouse scurries, roads cross: make a Crossroads of any Action, and let the horses carry you on.

## Kingdom cards

card-sleigh = Sleigh
    .one = a Sleigh
    .many = Sleighs
    .text = Gain 2 Horses. Reaction: when you gain a card, you may discard this from your hand; the gained card then goes into your hand or on top of your deck, as you like.
    .ruling-1 = If the gained card has already moved on, it stays where it is.
    .ruling-2 = A Sleigh that you gain to your hand may be discarded for itself, but then it stays in your discard pile.

card-black-cat = Black Cat
    .one = a Black Cat
    .many = Black Cats
    .text = Draw 2 cards. If it is not your turn, everyone else gains a Curse. Reaction: when another player gains a Victory card, you may play this from your hand.
    .ruling-1 = The Curses are handed out in turn order, beginning with the player whose turn it is.
    .ruling-2 = It is an Attack whenever it is played: Moat and Guard Dog may respond.
    .ruling-3 = On your own turn, for example when someone else gains a Victory card then, it only draws.

card-supplies = Supplies
    .one = a Supplies
    .many = Supplies
    .text = Play it in your Buy phase to get $1 and gain a Horse; the Horse goes on top of your deck.

card-sheepdog = Sheepdog
    .one = a Sheepdog
    .many = Sheepdogs
    .text = Draw 2 cards. Reaction: when you gain a card, you may play this from your hand.
    .ruling-1 = You may play any number of Sheepdogs for the same card, also ones you have just drawn.
    .ruling-2 = You choose whether it comes before or after what the gained card does.
    .ruling-3 = Treasures you draw after buying a card can no longer be played this turn.

card-village-green = Village Green
    .one = a Village Green
    .many = Village Greens
    .text = Now or at the start of your next turn, as you choose: draw 1 card and get 2 Actions. Reaction: if you discard this outside clean-up, you may play it.
    .ruling-1 = If you choose now, it is discarded this turn. Otherwise it stays in play until the clean-up of your next turn.
    .ruling-2 = It can be played on another player's turn too, but there the Actions are of no use.
    .ruling-3 = You may discard it from anywhere: hand, deck, Exile mat or set aside.
    .ruling-4 = If you discard several at once, all are discarded first, then played one by one. Should you have to shuffle meanwhile, the rest are lost in your deck.

card-hostelry = Hostelry
    .one = a Hostelry
    .many = Hostelries
    .text = Draw 1 card and get 2 Actions. When you gain this, you may reveal and discard any number of Treasures from your hand; gain a Horse for each.
    .ruling-1 = Treasures in play do not count. If too few Horses are left, gain the rest.

card-cardinal = Cardinal
    .one = a Cardinal
    .many = Cardinals
    .text = Get $2. Everyone else reveals the top 2 cards of their deck, puts one that costs $3 to $6 on their Exile mat and discards the rest.
    .ruling-1 = If both cards qualify, their owner chooses one; the other is discarded.
    .ruling-2 = A card that costs debt does not qualify, a Horse does.
    .ruling-3 = Tunnel, Trail and the like can react to being discarded.

card-falconer = Falconer
    .one = a Falconer
    .many = Falconers
    .text = Gain a card cheaper than this one, straight into your hand. Reaction: when any player gains a card with two or more types, you may play this from your hand.
    .ruling-1 = Your own gains count too. A Falconer that you gain to your hand may even react to itself.
    .ruling-2 = What counts is its cost right now, and only cards from the supply are within reach.

card-livery = Livery
    .one = a Livery
    .many = Liveries
    .text = Get $3. For the rest of the turn, each card you gain that costs $4 or more also brings you a Horse.
    .ruling-1 = Every play counts: after two Liveries, each such card brings two Horses.
    .ruling-2 = What counts is the cost at the moment you gain the card. Horses cost $3 and bring none.

card-mastermind = Mastermind
    .one = a Mastermind
    .many = Masterminds
    .text = At the start of your next turn, you may choose an Action card in your hand and play it three times in a row.
    .ruling-1 = That uses up no Actions. Each of the three plays may use a Way.
    .ruling-2 = If it plays a Duration card for its own text, it stays in play with it, but not with a Throne Room that plays one.
    .ruling-3 = A Horse is returned only once but draws and gives its Action all three times.

## Cards outside the supply

card-horse = Horse
    .one = a Horse
    .many = Horses
    .text = Draw 2 cards and get 1 Action, then return this to the Horse pile.
    .ruling-1 = If it is played again after it has gone back, it still draws and gives the Action.
    .ruling-2 = Returning it is neither discarding nor trashing it.
    .ruling-3 = Gaining a Horse lets you discard the Horses on your Exile mat, as with any other card.

## Events

landscape-banish = Banish
    .one = Banish
    .many = Banishes
    .text = Choose any number of cards with the same name in your hand and put them on your Exile mat.
    .ruling-1 = None is allowed as well. Castles with different names do not go together.

landscape-gamble = Gamble
    .one = Gamble
    .many = Gambles
    .text = Get 1 Buy and discard the top card of your deck. If it is an Action or a Treasure, you may play it.
    .ruling-1 = This uses up no Action, and a Treasure may be played although you have bought something already. Cards that you draw through it cannot be played.
    .ruling-2 = Tunnel, Trail and the like react to being discarded. A card that has played itself that way cannot be played once more.
    .ruling-3 = An Action card may use a Way here.

## Ways

landscape-way-of-the-turtle = Way of the Turtle
    .one = the Way of the Turtle
    .many = Ways of the Turtle
    .text = When you play an Action card, you may set it aside instead of doing what it says; if you do, you play it at the start of your next turn.
    .ruling-1 = You must play it then, without using up an Action, but the Way may set it aside once more.
    .ruling-2 = A card that is no longer in play cannot be set aside, for example at the second play with Throne Room.
    .ruling-3 = An Action card that you play on another player's turn waits for your own next turn.
    .ruling-4 = The set-aside card is no Duration card, so a Throne Room that played it is discarded as usual.

landscape-way-of-the-mouse = Way of the Mouse
    .one = the Way of the Mouse
    .many = Ways of the Mouse
    .text = When you play an Action card, you may play the card set aside for the Mouse instead of doing what yours says; that card stays where it is. Setup: set aside one kingdom card that this game does not use, an Action for $2 or $3 that is not a Duration card, and do its own setup.
    .ruling-1 = It counts as playing both cards: the first Crossroads of a turn gives its 3 Actions this way too.
    .ruling-2 = The set-aside card is not in play, not in the supply and nobody's. It cannot move, and it cannot use the Mouse itself.
    .ruling-3 = Only what the card does when played counts, not what it does when gained, discarded or trashed.
    .ruling-4 = A Duration card that you play as a Mouse is discarded this turn, and a Horse does not go back.
