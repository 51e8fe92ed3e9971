## Why an option is recommended

reason-holds = then the dike would hold: { $length } against { $flood }
reason-builds = { $itself ->
    [yes] { $points ->
        [0] useful from now on
        [one] { $points } point, and useful from now on
       *[other] { $points } points, and useful from now on
    }
   *[no] builds { $tile }{ $points ->
        [0] {""}
        [one] : { $points } point
       *[other] : { $points } points
    }
}
reason-scarce = { $held ->
    [0] you have none of it
   *[other] you only have { $held } of it
}
reason-leads = takes the lead on the dike track
reason-segment = finishes a segment of the dike: { $length } against a flood of { $flood }
reason-sells = sells { $sheep } sheep for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
reason-buys = { $sheep } more sheep: then you have { $herd }
reason-fences = room for { $places } more sheep, { $room } in total
reason-employs = a laborer for { $space }
reason-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} along the dike track
reason-draws = { $drawn ->
    [one] { $drawn } more card
   *[other] { $drawn } more cards
} for what comes next
reason-earns = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} more
reason-scores = { $points ->
    [one] { $points } point
   *[other] { $points } points
} right away
reason-goes = for the action “{ $space }”
reason-co-builds = up to { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} along the dike track out of turn

## What a recommended place is called

named-fence = { $first ->
    [yes] a first fence
   *[no] the next fence of a pasture
}
named-taken-fence = the fence you need least
named-row = { $buying ->
    [yes] the row with { $sheep } sheep
   *[no] the row with room for { $sheep } sheep
}
named-cell = { $inside ->
    [yes] a space in your pasture
   *[no] a space outside your pastures
}

## Why something cannot be picked

why-farmer-placed = this farmer is at work
why-nothing-to-do = there is nothing this farmer can do
why-farmer-first = choose a farmer first
why-fee = costs { $fee ->
    [one] { $fee } coin
   *[other] { $fee } coins
} now; you have { $coins }
why-nothing-to-build = no open tile can be built with { $value }
why-dike-complete = the dike is complete
why-store-takes = the store takes { $resources } now, and you have nothing for it
why-none-to-sell = you have no sheep to sell
why-market-full = the market has no room for your sheep
why-market-empty = there are no sheep to buy
why-no-room = you have no room for more sheep
why-sheep-price = a sheep costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}; you have { $coins }
why-no-cards = there are no cards left to draw
why-built = built by { $whom ->
    [you] you
   *[other] { $by }
}
why-level = has level { $level }; your action value is { $value }
why-no-house = you have no house left on the income board
why-second-storm = you have a storm surge building already
why-lacks = you lack { $resources }
why-no-place = there is no free space with its terrain where all your sheep keep a place
why-cell-built = there is a tile already
why-cell-terrain = this space does not have the terrain of the tile
why-cell-needed = your sheep need this space
why-store-only = the store takes { $resources } now
why-feature-only = only a feature can be built now
why-build-first = place a farmer with at least { $level } on { space-build }
why-row-full = this row is full
why-row-empty = no sheep in this row
why-row-closed = not this row any more
