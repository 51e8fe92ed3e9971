## Why an option is recommended

reason-holds = then the dike would hold: { $length } against { $flood }
reason-builds = { $itself ->
    [yes] { $points ->
        [0] of use from now on
        [one] 1 point, and of use from now on
       *[other] { $points } points, and of use from now on
    }
   *[no] builds { $tile }{ $points ->
        [0] {""}
        [one] : 1 point
       *[other] : { $points } points
    }
}
reason-scarce = { $held ->
    [0] you have none of it
   *[other] you have only { $held } of it
}
reason-leads = takes the lead on the dike track
reason-segment = finishes a segment of the dike: { $length } against a flood of { $flood }
reason-sells = sells { $sheep } sheep for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
reason-buys = { $sheep } more sheep: then you have { $herd }
reason-fences = room for { $places } more sheep, { $room } in all
reason-employs = a laborer for { $space }
reason-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} along the dike track
reason-draws = { $drawn ->
    [one] 1 card
   *[other] { $drawn } cards
} more for what comes next
reason-earns = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} more
reason-scores = { $points ->
    [one] 1 point
   *[other] { $points } points
} at once
reason-co-builds = up to { $steps ->
    [one] 1 step
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
