## Why an option is recommended

reason-grows = { $rounds ->
    [0] one person more on the score sheet
   *[other] your family grows: one more action in every round from now on
}
reason-feeds = feeds your family in round { $round }
reason-feeds-some = { $food } of the { $hunger } food that your family still lacks
reason-warms = keeps your house warm in round { $round }
reason-room = makes room for one more person
its = { $itself ->
    [yes] {""}
   *[no] { $card }:{" "}
}
reason-learns = { its }{ $rounds ->
    [0] it counts on the score sheet
    [one] it works until the end, for one more round
   *[other] it works until the end, for { $rounds } more rounds
}
reason-cooks = { its }turns animals into food at any time
reason-bakes = { its }bakes bread
reason-improves = { its }{ $points ->
    [0] of use from now on
    [one] 1 point, and of use from now on
   *[other] { $points } points, and of use from now on
}
reason-fences = { $pastures ->
    [one] a new pasture
   *[other] { $pastures } new pastures
}: your pastures then hold { $animals ->
    [one] 1 animal
   *[other] { $animals } animals
}
reason-renovates = a house of { $material ->
    [clay] clay
   *[stone] stone
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} for its rooms
reason-lies = { $goods } { $count ->
    [one] lies there
   *[other] lie there
}
reason-for-room = with it you can pay for a room
reason-for-card = with it you can pay for { $card }
reason-plows = { $fields ->
    [one] your first field to sow
    [2] a second field to sow
    [3] a third field to sow
    [4] a fourth field to sow
   *[other] field number { $fields } to sow
}
reason-sows = { $goods } will grow on your fields
reason-houses = { $goods } { $count ->
    [one] finds
   *[other] find
} room on your farm
reason-brings = brings { $goods }
reason-begins = you begin the next round
reason-scores = { $points ->
    [one] 1 point
   *[other] { $points } points
} on the score sheet
reason-makes-food = { $food } food{ $left ->
    [0] : that is enough
    [one] , then 1 is still missing
   *[other] , then { $left } are still missing
}

## What a recommended place is called

named-plow = { $first ->
    [yes] a first field
   *[no] a field beside your fields
}
named-room = a room beside your house
named-stable = { $fenced ->
    [yes] a stable in your pasture
   *[no] a stable on open land
}
named-fence = { $first ->
    [yes] a first fence
   *[no] the next fence of a pasture
}
named-sow = { $good } on a field
named-extension = where the extension fits best
named-space = a space { $beside ->
    [room] beside your house
    [field] beside your fields
   *[land] away from house and fields
}
