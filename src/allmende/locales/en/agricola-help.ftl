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
reason-makes-food = { $left ->
    [0] then there is enough
   *[other] then you are { $left } short
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
    [yes] fences for a first pasture
   *[no] fences for another pasture
}
named-sow = { $good } on a field
named-extension = where the extension fits best
named-space = a space { $beside ->
    [room] next to your house
    [field] next to your fields
   *[land] away from your house and fields
}

## Why something cannot be picked

why-taken = taken by { $whom ->
    [you] you
   *[other] { $by }
}
why-used = used already this round
why-blocked = closed while somebody is on { $space }
why-empty = nothing lies here
why-closed-in-winter = { closed-in-winter }
why-closed-until-season = { closed-until-season }
why-not-yet = comes in a later round
why-from-round = opens in round { $round }
why-no-action = there is nothing you could do here now
why-nobody-home = you have nobody at home
why-not-by-this-person = not with this person
why-needs = { $what ->
    [room] a room needs
    [stable] a stable needs
    [renovation] renovating needs
    [fences] the smallest pasture needs
    [field] a field needs
    [bread] baking bread needs
    [growth] your family's growth needs
    [occupation] an occupation needs
   *[other] needs
} { $goods }; you have { $have }
why-lacks = { $what ->
    [room] for a room
    [stable] for a stable
    [renovation] to renovate
    [fences] for the smallest pasture
    [field] for a field
    [bread] to bake bread
    [growth] for family growth
    [occupation] for an occupation
   *[other] for it
} you lack { $goods }
why-no-land = { $what ->
    [room] there is no free space beside your house
    [stable] there is no free space for a stable
   *[field] there is no free space for a field
}
why-no-stables-left = you have built all your stables
why-renovated = your house is of stone already
why-no-pasture = no further pasture can be fenced
why-no-empty-field = you have no empty field
why-no-seeds = you have neither grain nor vegetables to sow
why-no-oven = you have no oven or fireplace to bake bread
why-no-room = you have no room for another person
why-family-complete = your family is complete
why-no-improvement = you can build or play no improvement now
why-all-animals = you have all these animals already
why-no-occupation = you have no occupation in hand
why-no-occupation-now = none of your occupations can be played now
why-built = built by { $whom ->
    [you] you
   *[other] { $by }
}
why-gone = it has left the game
why-covered = another card lies on top of it
why-prerequisite = its condition is not met: { $bound ->
    [at-most] at most { $need }
    [exactly] exactly { $need }
   *[at-least] { $need }
}; you have { $have }
why-not-playable = what stands on it is not possible now
why-only-returns = it is only had in exchange for another card
why-by-a-space = place a person where { $what ->
    [major] major improvements are built
    [minor] minor improvements are played
   *[occupation] occupations are played
}
