### Dominion: Intrigue (2nd edition), in our own words

set-intrigue = Intrigue

## Kingdoms

kingdom-money-for-nothing = Money for Nothing
    .text = Throw things away and get rich: Tunnels turn to Gold, Silver turns up by itself, and only the Torturer spoils the fun.

kingdom-the-dukes-ball = The Duke's Ball
    .text = Masks on, and cards change hands in the dance: plot with the Conspirators, court the Duke and bring him Duchies.

## Cards

card-pawn = Pawn
    .one = a Pawn
    .many = Pawns
    .text = Choose two different things from this list and do both: draw 1 card; get 1 Action; get 1 Buy; get $1.
    .ruling-1 = Choose both before you do either. Which of the two you do first is up to you.
    .ruling-2 = Played by Elder, you may choose three; they then happen in the order of the list.

card-masquerade = Masquerade
    .one = a Masquerade
    .many = Masquerades
    .text = Draw 2 cards. Then all players who hold cards pass one of them, at the same time, to the next player on the left who holds cards. After that you may trash one of the cards in your hand.
    .ruling-1 = Whoever has no cards in hand is skipped: they neither pass nor receive.
    .ruling-2 = Everyone chooses before anyone sees what they get.
    .ruling-3 = A passed card is not gained, discarded or trashed, and Masquerade is no Attack: Moat and Guard Dog do not help.
    .ruling-4 = If only one player holds cards, that player passes a card to themselves.

card-shanty-town = Shanty Town
    .one = a Shanty Town
    .many = Shanty Towns
    .text = Get 2 Actions and reveal your hand. If there is no Action card in it, draw 2 cards.
    .ruling-1 = You draw both cards even if the first one is an Action card.
    .ruling-2 = A Patron among the cards you show is revealed and reacts.

card-conspirator = Conspirator
    .one = a Conspirator
    .many = Conspirators
    .text = Get $2. If you have now played at least three Action cards this turn, this one included, draw 1 card and get 1 Action as well.
    .ruling-1 = Every play counts: Throne Room and a Conspirator played twice with it make three, so the second time you get the bonus.
    .ruling-2 = It is checked only at the moment Conspirator is played; what you play later makes no difference.
    .ruling-3 = A Reserve card you called and a Duration card from an earlier turn were not played this turn and do not count.

card-duke = Duke
    .one = a Duke
    .many = Dukes
    .text = Worth 1 VP at the end of the game for every Duchy you own.
    .ruling-1 = Every Duke counts all your Duchies, wherever they are: 3 Dukes and 4 Duchies make 12 VP, on top of the 12 VP of the Duchies themselves.
    .ruling-2 = The pile begins with 8 cards for 2 players and 12 for more.

card-patrol = Patrol
    .one = a Patrol
    .many = Patrols
    .text = Draw 3 cards. Then reveal the next 4 cards of your deck: Victory cards and Curses among them go into your hand, the others back on top in the order you like.
    .ruling-1 = You have to take all the Victory cards and Curses; you cannot leave any behind.

card-replace = Replace
    .one = a Replace
    .many = Replaces
    .text = Trash one of the cards in your hand and gain a card that costs at most $2 more than it. If the new card is an Action or a Treasure, it goes on top of your deck. If it is a Victory card, everyone else gains a Curse. Both can be true of one card.
    .ruling-1 = A Harem, for instance, goes on your deck and also hands out the Curses.
    .ruling-2 = The new card first comes to your discard pile and moves from there. If it has already gone somewhere else, it does not go on your deck.
    .ruling-3 = The Curses are handed out whether or not the card got onto your deck.
    .ruling-4 = If you have no card to trash, you gain nothing and nobody gets a Curse.

card-torturer = Torturer
    .one = a Torturer
    .many = Torturers
    .text = Draw 3 cards. The others, one after another, each choose: discard 2 cards, or gain a Curse into the hand.
    .ruling-1 = One may choose either even if it cannot be done in full: to discard with fewer than 2 cards in hand, or to gain a Curse when none is left.
    .ruling-2 = Each player chooses and does it before the next one has to decide.
    .ruling-3 = A Curse taken into the hand may be among the 2 cards discarded to the next Torturer.

card-upgrade = Upgrade
    .one = an Upgrade
    .many = Upgrades
    .text = Draw 1 card and get 1 Action. Then trash one of the cards in your hand and gain a card that costs exactly $1 more than it.
    .ruling-1 = You have to trash a card if you hold one. If nothing costs exactly $1 more, you gain nothing for it.
    .ruling-2 = A Copper is therefore simply gone, unless something costs $1.

card-harem = Harem
    .one = a Harem
    .many = Harems
    .text = Play it in your Buy phase to get $2. Worth 2 VP at the end of the game.
    .ruling-1 = It is a Treasure and a Victory card at once: Crossroads counts it, Battlefield pays for it, and Haggler may not bring it.
    .ruling-2 = Newer printings call this card Farm; nothing else has changed.
    .ruling-3 = The pile begins with 8 cards for 2 players and 12 for more.
