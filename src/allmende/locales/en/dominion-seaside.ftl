### Dominion: Seaside (2nd edition), in our own words

set-seaside = Seaside

## Kingdoms

kingdom-travelers = Travelers
    .text = Over land and sea to an Island of your own: stow your Victory cards there, and keep a hand on your purse.

kingdom-runners = Runners
    .text = Quick feet slip past every Blockade: set out today for what arrives tomorrow, and watch what your neighbor brings home.

## Cards

card-lookout = Lookout
    .one = a Lookout
    .many = Lookouts
    .text = Get 1 Action. Look at the next 3 cards of your deck: trash one, discard one and put the last one back on top.
    .ruling-1 = You decide once you have seen all of them.
    .ruling-2 = With fewer cards, keep to this order: a single card is trashed; of two, one is trashed and the other discarded.

card-smugglers = Smugglers
    .one = a Smugglers
    .many = Smugglers
    .text = Gain a card that costs $6 or less, the same as one that the player to your right gained on their last turn.
    .ruling-1 = It has to be in the supply still. If there is nothing suitable, you gain nothing.
    .ruling-2 = What counts is its cost right now; cards with debt in their cost are out.
    .ruling-3 = Only that player's own last turn counts, not what they gained on the turns of others.
    .ruling-4 = A card that was exchanged away had been gained; the one that came in exchange (with Trader or a Traveller) had not.

card-warehouse = Warehouse
    .one = a Warehouse
    .many = Warehouses
    .text = Draw 3 cards and get 1 Action. Then you must discard 3 cards.
    .ruling-1 = You discard 3 even if you could not draw 3; with fewer in hand, you discard them all.

card-blockade = Blockade
    .one = a Blockade
    .many = Blockades
    .text = Gain a card that costs $4 or less and set it aside at once; at the start of your next turn it comes into your hand. As long as it lies there, any other player who gains the same card on their own turn also gains a Curse.
    .ruling-1 = If the card does not stay set aside (say, you exchange it with Trader or play it with Sailor), Blockade has nothing left to do and is discarded this turn.
    .ruling-2 = Moat has to be revealed when Blockade is played; it then keeps all the later Curses away.
    .ruling-3 = Whoever gains the card on someone else's turn gets no Curse for it.
    .ruling-4 = If the set-aside card is a Curse, every Curse gained brings another until the pile is empty.

card-caravan = Caravan
    .one = a Caravan
    .many = Caravans
    .text = Draw 1 card and get 1 Action. At the start of your next turn, draw 1 more card.
    .ruling-1 = Every play counts: with Throne Room you draw two cards now and two more next turn, and Throne Room stays in play as long as Caravan does.

card-cutpurse = Cutpurse
    .one = a Cutpurse
    .many = Cutpurses
    .text = Get $2. All other players discard a Copper; whoever has none reveals their hand.

card-island = Island
    .one = an Island
    .many = Islands
    .text = Put this card and one of the cards in your hand on your Island mat, where both stay for the rest of the game. Worth 2 VP at the end of the game.
    .ruling-1 = If your hand is empty, Island goes there alone.
    .ruling-2 = Cards on the mat are still yours: they count at the end, but never come back into your deck before.
    .ruling-3 = Played again (with Throne Room), it is already on the mat and just sends a second card from your hand there.
    .ruling-4 = The pile begins with 8 cards for 2 players and 12 for more.

card-sailor = Sailor
    .one = a Sailor
    .many = Sailors
    .text = Get 1 Action. Once this turn, when you gain a Duration card, you may play it. At the start of your next turn, get $2, and you may trash one of the cards in your hand.
    .ruling-1 = It does not matter in which phase you gain the card and where it goes, unless it has moved on since.
    .ruling-2 = If you decline for one card, you may still play another one later in the turn. Two Sailors let you play two Duration cards, but not the same one twice.
    .ruling-3 = Playing it needs no Action. Actions that it gives you in your Buy phase are of no use there.

card-bazaar = Bazaar
    .one = a Bazaar
    .many = Bazaars
    .text = Draw 1 card, get 2 Actions and $1.

card-merchant-ship = Merchant Ship
    .one = a Merchant Ship
    .many = Merchant Ships
    .text = Get $2 now, and $2 again at the start of your next turn.
    .ruling-1 = Every play counts: with Throne Room you get $4 now and $4 next turn.
