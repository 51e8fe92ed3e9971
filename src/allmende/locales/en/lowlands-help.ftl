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
