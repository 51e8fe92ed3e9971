## Why an option is recommended

reason-nothing-better = { $phase ->
    [buy-phase] nothing you could buy would help your deck much
   *[other] none of your Actions would help now
}
reason-treasures = then you have ${ $coins } to spend
reason-wins = ends the game, and you win
reason-last = takes the last { $card } before the others can
reason-few = { $left ->
    [one] only { $left } is left
   *[other] only { $left } are left
}, and the others want them too
reason-late = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: with { $provinces ->
    [0] no Provinces
    [one] only { $provinces } Province
   *[other] only { $provinces } Provinces
} left, points count now
reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
reason-attacks = hurts the others each time you play it
reason-money = ${ $coins } each time you draw it
reason-village = lets you play several of your { $actions ->
    [0] Actions
    [one] Actions
   *[other] { $actions } Actions
} in one turn
reason-at-no-cost = costs you neither a card nor an Action when you play it
reason-drawing = { $drawn ->
    [one] draws { $drawn } card
   *[other] draws { $drawn } cards
} each time you play it
reason-shields = helps you when others attack
reason-dear = a strong card for ${ $coins }
reason-more-actions = first: then you can play { $actions ->
    [one] your other Action, too
   *[other] more of your { $actions } other Actions
}
reason-goes-on = first: it leaves you an Action{ $drawn ->
    [0] {""}
    [one] {" "}and draws a card
   *[other] {" "}and draws { $drawn } cards
}
reason-attack-now = hurts the others
reason-draws = { $drawn ->
    [one] draws a card
   *[other] draws { $drawn } cards
}
reason-coins = ${ $coins } more to spend
reason-weak = your deck is better off without it
reason-idle = it does nothing in your hand
reason-least = the one you can most easily do without

## Why something cannot be picked

in-phase = { $phase ->
    [action-phase] Action phase
    [night-phase] Night phase
   *[buy-phase] Buy phase
}
why-price = costs ${ $cost }; you have ${ $coins }
why-no-buys = you have no Buys left this turn
why-debt = first pay your debt: { $debt }
why-forbidden = a card forbids to buy it this turn
why-pile-empty = none are left
why-covered = under { $card } in its pile
why-not-in-supply = not part of the supply: other cards give it
why-no-actions = you have no Actions left this turn
why-phase-to-come = not now: it is for your { in-phase }
why-phase-over = not now: your { in-phase } is over
why-after-buying = Treasures are played before you buy
why-never-played = it is not played: it counts at the end
why-not-for-sale = it cannot be bought: it counts for everybody
why-owned = you have it already
why-used-once = once in a game, and you have had it
why-two-projects = you have two Projects already
