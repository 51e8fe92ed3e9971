### Dominion: its lessons, and its rules on a page. What stands between stars is said with emphasis.

## Lesson 1

lesson-first-turns = Your first cards
    .text = Money, buying, and how a card you bought gets into your hand.
lesson-first-turns-welcome = In Dominion everybody begins with the same ten cards. With them you buy better ones, and with those even better ones. At the end, land counts: whoever has the most *victory points* wins.
lesson-first-turns-hand = This is your *hand*: five cards. A { card-copper } is worth 1 coin. An { card-estate } is 1 victory point at the end; until then it is just in the way.
lesson-first-turns-money = Your turn! First comes your money: click *{ option-treasures }*.
lesson-first-turns-coins = Here is what you have: *4 coins* to spend, and *1 Buy*. So you may buy one card this turn.
lesson-first-turns-buy-smithy = All these piles are for sale; the price is at the bottom left of a card. Buy the *{ card-smithy }* for 4. You will soon see what it is good for.
lesson-first-turns-discard = Your turn is over. What you bought, what you played and what was left in your hand is on your *discard pile* now, and you have drawn five new cards. Your neighbor has had a turn, too.
lesson-first-turns-again = You have 3 coins this time. Play your money, then buy a *{ card-silver }*: it costs 3 and is worth 2 coins, time and again.
lesson-first-turns-shuffled = Your deck ran out, so the discard pile was shuffled and became the new deck. And look who is here: your *{ card-smithy }*!
lesson-first-turns-play-smithy = With an Action in hand you begin in the *Action phase*, and you may play one. Play the { card-smithy }: it draws three cards.
lesson-first-turns-more-cards = Four cards have become seven. Now comes the *Buy phase*: play your money.
lesson-first-turns-buy-gold = 6 coins: that is a *{ card-gold }*! It is worth 3 coins, as much as three Coppers, on a single card.
lesson-first-turns-end = That is a turn: *Action*, *Buy*, *Clean-up*. Every card you buy comes back again and again, so buy what you would like to see again. Next lesson: turns with more than one Action.

## Lesson 2

lesson-actions = More than one Action
    .text = Cards that give Actions, cards, Buys and coins, and one that annoys the others.
lesson-actions-one-action = Some turns later. You have *1 Action*, but three Action cards in your hand. What now? Some cards give Actions back.
lesson-actions-village = The *{ card-village }* gives +1 Card and +2 Actions. Play it first!
lesson-actions-two-actions = Playing it took 1 Action and gave 2: now you have *2 Actions*. And a new card has come, the { card-militia }.
lesson-actions-market = The *{ card-market }* gives a little of everything: +1 Card, +1 Action, +1 Buy, +1 coin. All in all it costs you no Action, so play it next.
lesson-actions-smithy = 2 Actions are left. The *{ card-smithy }* takes one of them and gives none back, but it draws three cards.
lesson-actions-militia = 1 Action is left, just enough for the *{ card-militia }*: +2 coins, and everybody else must discard down to three cards. Red cards like this one are *Attacks*.
lesson-actions-attacked = Your neighbor has only three cards left, and you have 3 coins before you have played any money. You are out of Actions: on to the Buy phase.
lesson-actions-money = Now your money!
lesson-actions-first-buy = *9 coins* and *2 Buys*. Both Buys share the coins. First take a *{ card-gold }* for 6.
lesson-actions-second-buy = 3 coins and one Buy are left. What would you like to see again: a *{ card-silver }*, or another *{ card-village }*?
lesson-actions-end = { $picked ->
    [pile-village] Another Village: more turns like this one.
   *[other] Silver is never wrong.
} Remember the order: first cards that give Actions, then cards that draw, and last those that only give coins. Next lesson: how a game ends.

## Lesson 3

lesson-the-end = The end of a game
    .text = Victory cards, when it is time to buy them, and the count.
lesson-the-end-points = The last turns of a game. Green cards are what counts at the end: an { card-estate } 1 point, a { card-duchy } 3, a *{ card-province }* 6. They do nothing else.
lesson-the-end-when-it-ends = The game ends as soon as the *{ card-province } pile* is empty, or any *three piles* are. 2 Provinces are left; of other piles only the Smithies are gone.
lesson-the-end-money = So it is getting close. Play your money!
lesson-the-end-province = 9 coins, and a { card-province } costs 8. Take it: 6 points!
lesson-the-end-in-the-way = Until the end, your Province does nothing but take up a place in your hand now and then. That is why you buy land late. But now it is late: your neighbor has begun with Duchies.
lesson-the-end-six-coins = Your next hand. Play your money.
lesson-the-end-duchy = 6 coins would buy a { card-gold }. But would you ever get to use it? One more Province, and it is all over. Take the *{ card-duchy }*: 3 points are 3 points.
lesson-the-end-last-turn = The last Province is still there, and what a hand you have! Play your money and take it.
lesson-the-end-end = Over! All cards in your deck are counted: 24 points to 21, you win. Watching the last piles made the difference. Now you know all you need for a game of your own.

## The rules on a page

basics-lead = Everybody has a small deck of cards, and a market in the middle. Build a better deck than the others, and buy land with it in time.
basics-goal = The goal
    .text = At the end, only victory points count. Most of them are on green cards, which do nothing else: buy them too early, and your deck gets slow; buy them too late, and they are gone.
basics-deck = Your deck
    .text = You begin with 7 Coppers and 3 Estates and draw five cards. What you buy goes to your discard pile. When your deck runs out, the discard pile is shuffled and becomes the new deck: everything you bought ends up in your hand sooner or later, again and again.
basics-turn = A turn
    .line-1 = *Action*: play one Action card from your hand. Cards with +Actions let you play more, those with +Cards draw.
    .line-2 = *Buy*: play your Treasures, add up the coins, and buy one card from the supply. Cards with +Buy let you buy more.
    .line-3 = *Clean-up*: everything you played and everything left in your hand goes to your discard pile. Draw five new cards.
basics-kinds = What the colors mean
    .line-1 = *Treasures* are money: Copper 1, Silver 2, Gold 3.
    .line-2 = *Actions* do what they say. Their ten piles differ from game to game.
    .line-3 = *Attacks* hurt the others, *Reactions* such as the Moat help against them.
    .line-4 = *Victory cards* are points at the end; a *Curse* is one point less.
basics-end = The end
    .text = The game ends with the turn in which the last Province is taken, or the third pile is emptied. All cards you own are counted. The most points win; in a tie, whoever had fewer turns.
basics-tips = To begin with
    .line-1 = Silver and Gold win more games than people think.
    .line-2 = Two or three good Actions are enough if none of them gives +Actions: more would only get in each other's way.
    .line-3 = When there are four or five Provinces left, Duchies start to be worth it.
