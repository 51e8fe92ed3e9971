### Dominion: Allies, in our own words

set-allies = Allies

## Kingdoms

kingdom-longest-tunnel = Longest Tunnel
    .text = Dig deep and throw away what you can: there is gold in the rubble, the scribes keep your hand full, and contracts take care of tomorrow.

kingdom-expertise = Expertise
    .text = A master for every trade: the townsfolk take turns, the masons stack your deck, and on the highway somebody waits for your first coin.

## Kingdom cards

card-bauble = Bauble
    .one = a Bauble
    .many = Baubles
    .text = Choose two different things: get 1 Buy; get $1; get 1 Favor; or for the rest of this turn you may put each card you gain on top of your deck.
    .ruling-1 = Choose both before doing either. Each play chooses anew.
    .ruling-2 = The last choice holds for all cards you gain this turn that have not moved on yet, even if Bauble leaves play.

card-underling = Underling
    .one = an Underling
    .many = Underlings
    .text = Draw 1 card, get 1 Action and 1 Favor.

card-carpenter = Carpenter
    .one = a Carpenter
    .many = Carpenters
    .text = If no pile of the supply is empty, get 1 Action and gain a card that costs $4 or less. Otherwise trash one of the cards in your hand and gain a card that costs at most $2 more than it.
    .ruling-1 = Check the piles once, before doing anything. A split pile is empty only when all its cards are gone.
    .ruling-2 = In the second case nothing happens with an empty hand.

card-innkeeper = Innkeeper
    .one = an Innkeeper
    .many = Innkeepers
    .text = Get 1 Action. Then choose one: draw 1 card; draw 3 cards and discard 3; or draw 5 cards and discard 6.
    .ruling-1 = Choose before you draw. If you hold too few cards, discard all of them.

card-capital-city = Capital City
    .one = a Capital City
    .many = Capital Cities
    .text = Draw 1 card and get 2 Actions. You may discard 2 cards; if you do, get $2. After that you may pay $2; if you do, draw 2 cards.
    .ruling-1 = You can pay only with coins you already have; Treasures cannot be played for it.
    .ruling-2 = With fewer than 2 cards you may still choose to discard, but you get no $2 for it.

card-contract = Contract
    .one = a Contract
    .many = Contracts
    .text = Get $2 and 1 Favor. You may set aside an Action card from your hand; it is played at the start of your next turn.
    .ruling-1 = You must play it then; it uses up no Action. Until then it lies face up and is yours at the end of the game.
    .ruling-2 = If you set nothing aside, Contract is discarded this turn.
    .ruling-3 = Otherwise it is discarded in the turn in which it plays the card, even if that is a Duration card and stays.
    .ruling-4 = Played twice, it lets you set aside two cards.

card-barbarian = Barbarian
    .one = a Barbarian
    .many = Barbarians
    .text = Get $2. Everyone else trashes the top card of their deck. Those whose card costs $3 or more gain a cheaper one that has a type in common with it; the rest of them gain a Curse.
    .ruling-1 = The victim chooses the cheaper card from the supply and has to gain one. If there is none, they gain nothing, not even a Curse.
    .ruling-2 = Any common type is enough, Duration or Townsfolk for example. What counts is the cost right now.
    .ruling-3 = Whoever has no card to trash gains a Curse.
    .ruling-4 = Abilities of the trashed and the gained card work for the victim: a trashed Trail may be played.

card-highwayman = Highwayman
    .one = a Highwayman
    .many = Highwaymen
    .text = At the start of your next turn, discard this from play and then draw 3 cards. Until then, the first Treasure that each other player plays in each turn does nothing.
    .ruling-1 = Several Highwaymen still stop only one Treasure per player and turn.
    .ruling-2 = That Treasure has been played and is in play: after a stopped Fool's Gold, the next one gives $4.
    .ruling-3 = It also stops a Treasure that someone else plays on your turn. If they played one this turn before your Highwayman, no other is stopped.
    .ruling-4 = You draw even if you could not discard it. Played twice, it is discarded once and you draw 6 cards.

card-specialist = Specialist
    .one = a Specialist
    .many = Specialists
    .text = You may play an Action or a Treasure from your hand. If you do, then choose one: play it again, or gain a copy of it.
    .ruling-1 = Choose only when the first play is over. It uses up no Action.
    .ruling-2 = You may play the card again even if it has left play. A copy must be in the supply, and in a split pile on top.
    .ruling-3 = Two plays of Fool's Gold give $1 and then $4.
    .ruling-4 = If you play a Duration card again, Specialist stays in play with it; if you gain a copy, it is discarded this turn.

## Townsfolk

pile-townsfolk = Townsfolk
    .one = the Townsfolk
    .many = cards of the Townsfolk
    .text = From top to bottom 4 each of Town Crier, Blacksmith, Miller and Elder; only the top card can be bought or gained. To rotate the pile, put all copies of the top card that lie on top of it at the bottom.
    .ruling-1 = It is a single pile of the supply and empty only when all 16 cards are gone.
    .ruling-2 = Only the copies at the very top move, equal cards further down stay. With one kind of card left, rotating changes nothing.
    .ruling-3 = Anyone may look through the pile.

card-town-crier = Town Crier
    .one = a Town Crier
    .many = Town Criers
    .text = Choose one: get $2; gain a Silver; or draw 1 card and get 1 Action. After that you may rotate the Townsfolk.
    .ruling-1 = Elder gives you a second choice, but not a second rotation.

card-blacksmith = Blacksmith
    .one = a Blacksmith
    .many = Blacksmiths
    .text = Choose one: draw until you hold 6 cards; draw 2 cards; or draw 1 card and get 1 Action.
    .ruling-1 = With 6 or more cards in hand, the first choice draws nothing.

card-miller = Miller
    .one = a Miller
    .many = Millers
    .text = Get 1 Action. Look at the top 4 cards of your deck, put one of them into your hand and discard the rest.
    .ruling-1 = You look at the cards without revealing them. Tunnel, Trail and Weaver can react to being discarded.

card-elder = Elder
    .one = an Elder
    .many = Elders
    .text = Get $2. Then you may play an Action card from your hand. Whenever it has you choose among several things this turn, you may choose one more, different from the others.
    .ruling-1 = This helps Town Crier, Blacksmith, Specialist, Innkeeper, Spice Merchant and Pawn, but not choices of cards, Weaver or a second Elder.
    .ruling-2 = What you choose is done in the order of the card's text: Blacksmith can fill your hand to 6, then draw 1 more and give 1 Action.
    .ruling-3 = It holds for this play only, not if the card is played again later.
    .ruling-4 = Elder never stays in play with a Duration card.

## Allies

landscape-fellowship-of-scribes = Fellowship of Scribes
    .one = the Fellowship of Scribes
    .many = Fellowships of Scribes
    .text = Each time you have finished playing an Action card and hold 4 or fewer cards, you may spend 1 Favor to draw 1 card.
    .ruling-1 = You can do so once per play, also for each play of a card that is played again, and on anybody's turn.
    .ruling-2 = Count your hand when the Action card is done. A Favor that it gave you can be spent already.

landscape-order-of-masons = Order of Masons
    .one = the Order of Masons
    .many = Orders of Masons
    .text = When you shuffle, you may spend Favors. For each of them, up to 2 cards of your choice go to your discard pile instead of being shuffled in.
    .ruling-1 = You may look at the cards only after spending the first Favor, and may then spend more. A Favor is gone even if you pick no card.
    .ruling-2 = It works whenever you shuffle, also with Inn or Donate, but not before the game begins.
    .ruling-3 = These cards are not discarded, so Tunnel, Trail and Weaver do not react.
    .ruling-4 = If too few cards are left to draw afterwards, you draw fewer; you do not shuffle a second time for it.
