### Dominion: Renaissance, in our own words

set-renaissance = Renaissance

## Kingdoms

kingdom-sweetened-deals = Sweetened Deals
    .text = Every deal comes with something sweet on top: spices, silk and helping hands, and the Flag for whoever seized it last.

kingdom-a-penny-saved = A Penny Saved
    .text = Lay something by for the right moment: fill your Coffers, win the Treasure Chest, and let the Scepter repeat what went well.

## Kingdom cards

card-mountain-village = Mountain Village
    .one = a Mountain Village
    .many = Mountain Villages
    .text = Get 2 Actions. Look through your discard pile and take one card from it into your hand; if the pile is empty, draw 1 card instead.
    .ruling-1 = If there is a card in your discard pile, you must take one.
    .ruling-2 = Your deck is not shuffled for this, and taking a card is neither gaining nor drawing it.

card-lackeys = Lackeys
    .one = a Lackeys
    .many = Lackeys
    .text = Draw 2 cards. When you gain this, get 2 Villagers.

card-flag-bearer = Flag Bearer
    .one = a Flag Bearer
    .many = Flag Bearers
    .text = Get $2. When you gain this, and when you trash it, take the Flag.
    .ruling-1 = Whoever trashes it takes the Flag, on anybody's turn.

card-spices = Spices
    .one = a Spices
    .many = Spices
    .text = Play it in your Buy phase to get $2 and 1 Buy. When you gain this, get 2 Coffers.

card-silk-merchant = Silk Merchant
    .one = a Silk Merchant
    .many = Silk Merchants
    .text = Draw 2 cards and get 1 Buy. When you gain this, and when you trash it, get 1 Coffers and 1 Villager.

card-swashbuckler = Swashbuckler
    .one = a Swashbuckler
    .many = Swashbucklers
    .text = Draw 3 cards. If there are then cards in your discard pile, get 1 Coffers, and if that makes 4 Coffers or more, take the Treasure Chest.
    .ruling-1 = Check after drawing: if you had to shuffle, your discard pile is empty and you get neither.
    .ruling-2 = The new Coffers counts: with 3 before, you take the Chest.

card-ducat = Ducat
    .one = a Ducat
    .many = Ducats
    .text = Play it in your Buy phase to get 1 Coffers and 1 Buy. When you gain this, you may trash a Copper from your hand.
    .ruling-1 = Playing it gives no coins, but you may spend the Coffers at once.

card-patron = Patron
    .one = a Patron
    .many = Patrons
    .text = Get 1 Villager and $2. Reaction: whenever something has you reveal this card during an Action phase, get 1 Coffers.
    .ruling-1 = It does not matter whose turn it is or where the card is. The start of a turn belongs to the Action phase.
    .ruling-2 = It must be revealed: looking at it, discarding it or playing it is not enough.
    .ruling-3 = In a Buy phase it gives nothing, for example with a Seer that Scepter plays again.
    .ruling-4 = Several Patrons revealed at once give 1 Coffers each.

card-seer = Seer
    .one = a Seer
    .many = Seers
    .text = Draw 1 card and get 1 Action. Then reveal the top 3 cards of your deck. Those that cost $2 to $4 go into your hand, the others back on top in the order you like.
    .ruling-1 = You must take all that qualify. What counts is the cost right now; a card that costs debt stays on your deck.
    .ruling-2 = The card you drew first is not one of the three.

card-scepter = Scepter
    .one = a Scepter
    .many = Scepters
    .text = Choose one: get $2, or play again an Action card that you have played this turn and that has been in play ever since. It must not be a Command card.
    .ruling-1 = A card that left play meanwhile cannot be played again, such as Island, Encampment, Horse or a Reserve card.
    .ruling-2 = Actions you get this way are of no use in the Buy phase. Treasures you draw may still be played if you have bought nothing yet.
    .ruling-3 = An Attack played again is a new play: the others may react once more.
    .ruling-4 = If you play a Duration card again, Scepter stays in play with it.

## Artifacts

landscape-flag = Flag
    .one = the Flag
    .many = Flags
    .text = Whoever has it draws 1 card more for the new hand in clean-up.
    .ruling-1 = There is only one: if someone takes it, the player who had it loses it.
    .ruling-2 = Only the hand drawn in clean-up counts, not 5 cards drawn with Guide or Donate.

landscape-treasure-chest = Treasure Chest
    .one = the Treasure Chest
    .many = Treasure Chests
    .text = Whoever has it gains a Gold at the start of each of their Buy phases.
    .ruling-1 = You must gain the Gold, and you already do so in the turn in which you take the Chest.
    .ruling-2 = There is only one: if someone takes it, the player who had it loses it.

## Projects

landscape-silos = Silos
    .one = the Silos
    .many = Silos
    .text = At the start of each of your turns, reveal and discard as many Coppers from your hand as you like, then draw the same number of cards.
    .ruling-1 = Discard all of them first, then draw. Coppers you draw this way stay in your hand.
    .ruling-2 = It begins with the turn after you bought it.

landscape-guildhall = Guildhall
    .one = the Guildhall
    .many = Guildhalls
    .text = Whenever you gain a Treasure, get 1 Coffers.
    .ruling-1 = It works from the moment you buy it, on anybody's turn, no matter how you gain the Treasure.
    .ruling-2 = A Silver that Trader gives you in exchange is not gained. A Treasure that you exchange for it was gained and does count.

landscape-barracks = Barracks
    .one = the Barracks
    .many = Barracks
    .text = At the start of each of your turns, get 1 Action.
    .ruling-1 = It begins with the turn after you bought it.
