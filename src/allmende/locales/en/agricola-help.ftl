## Why an option is recommended

reason-grows = { $rounds ->
    [0] one more person on the score sheet
   *[other] your family grows: one more action in every round from now on
}
reason-feeds = feeds your family in round { $round }
reason-feeds-some = { $food } of the { $hunger } food your family still needs
reason-warms = keeps your house warm in round { $round }
reason-room = makes room for one more person
its = { $itself ->
    [yes] {""}
   *[no] { $card }:{" "}
}
reason-learns = { its }{ $rounds ->
    [0] counts on the score sheet
    [one] helps for one more round, until the end
   *[other] helps for { $rounds } more rounds, until the end
}
reason-cooks = { its }turns animals into food at any time
reason-bakes = { its }bakes bread
reason-improves = { its }{ $points ->
    [0] useful from now on
    [one] { $points } point, and useful from now on
   *[other] { $points } points, and useful from now on
}
reason-fences = { $pastures ->
    [one] a new pasture
   *[other] { $pastures } new pastures
}: your pastures then hold { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animals
}
reason-renovates = a { $material ->
    [clay] clay
   *[stone] stone
} house: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for its rooms
reason-lies = { $goods } { $count ->
    [one] is
   *[other] are
} there for the taking
reason-for-room = lets you pay for a room
reason-for-card = lets you pay for { $card }
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
    [one] { $points } point
   *[other] { $points } points
} on the score sheet
reason-makes-food = { $food } food{ $left ->
    [0] : that is enough
   *[other] , then you are { $left } short
}

## What a recommended place is called

named-plow = { $first ->
    [yes] a first field
   *[no] a field next to your fields
}
named-room = a room next to your house
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
    [room] next to your house
    [field] next to your fields
   *[land] away from your house and fields
}
