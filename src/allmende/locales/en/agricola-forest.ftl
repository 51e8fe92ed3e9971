### Agricola with the forest deck, all but the cards

## Action spaces

space-land-of-milk-and-honey = Land of Milk and Honey
    .text = 10 food; 1 of your people leaves when people return home.
    .short = Milk and Honey
space-warrior-princess = Warrior Princess
    .text = 5 bonus points; 1 of your people leaves when people return home.
space-dragons-lair = Dragon's Lair
    .text = Feed the dragon: sheep, wild boar, cattle, horse or a person, each once.
space-fairy-ring = Fairy Ring
    .text = Take all fairies.
space-road-not-taken = The Road Not Taken
    .text = When people return home, take all clay, or all reed and stone, from accumulation spaces.
    .short = Road Not Taken

## Kinds of cards and scores

deck-f = Forest deck
score-llamas = Llamas
card-fetching = The Road Not Taken
    .text = The road somebody stands on: everything on its side of the board is fetched when people return home.
closed-by-princess = The Warrior Princess has taken the place of this space.
why-closed-by-princess = { closed-by-princess }

## Goods

good-llama = llama
    .one = 1 llama
    .many = llamas
    .short = llama
    .sign = ll
good-fairy = fairy
    .one = 1 fairy
    .many = fairies
    .short = fairy
    .sign = fy
option-eat-llama = Cook 1 llama
option-eat-fairy = Turn 1 fairy into food
option-discard-llama = Let 1 llama go
option-discard-fairy = Let 1 fairy fly

## What is asked

prompt-dragon = What do you feed to the dragon?
prompt-discard-occupation = Whose occupation does the dragon put an end to?
prompt-place-borrowed = Where do you place { $to }'s person?
prompt-card-feral-child = Feral Child: make the food for the child?
prompt-card-meeting-a-unicorn-1 = Meeting a Unicorn: what does it look like this time?
prompt-card-meeting-a-unicorn-2 = Meeting a Unicorn: make the food for the child?
prompt-card-boar-king = The Boar King: make the food for the field?
prompt-card-revenant = Revenant: which space does it haunt?
prompt-card-werewolf = Werewolf: what now?
prompt-card-witch = The Witch: which card comes next from the top?
prompt-card-dragons-lair = Dragon's Lair: which space is burnt?
prompt-card-road-not-taken = The Road Not Taken: clay, or reed and stone?

option-seat-place-person = Place { $thing }'s person

## What happens

event-grow-up = { $who ->
    [you] The child helps you right away
   *[other] { $name }'s child helps right away
}
event-skip-turn = { $who ->
    [you] You sit out a turn
   *[other] { $name } sits out a turn
}
event-unicorn = { $who ->
    [you] Your unicorn is now { $good }
   *[other] { $name }'s unicorn is now { $good }
}
event-look-ahead = { $who ->
    [you] You look at { looked-at-in-forest }
   *[other] { $name } looks at { looked-at-in-forest }
}
looked-at-in-forest = { $count ->
    [one] { $count } card of the forest deck
   *[other] { $count } cards of the forest deck
}
event-shuffled-back = { $card } goes back into the deck
event-stays-away = { $space } never comes into play
event-haunt = { $who ->
    [you] 1 of your people becomes a revenant
   *[other] 1 of { $name }'s people becomes a revenant
}
event-lend = { $who ->
    [you] In a dream, 1 of your people goes to { $to }
   *[other] In a dream, 1 of { $name }'s people goes to { $whom ->
        [you] you
       *[other] { $to }
    }
}
event-take-minors = { $who ->
    [you] You find { found-minors }
   *[other] { $name } finds { found-minors }
}
found-minors = { $count ->
    [one] { $count } minor improvement
   *[other] { $count } minor improvements
}
event-lose-card = { $who ->
    [you] { $by } loses { $card } because of you
   *[other] { $whom ->
        [you] You lose
       *[other] { $by } loses
    } { $card } because of { $name }
}
event-fetch = { $who ->
    [you] You fetch { fetched-goods }: { $space }
   *[other] { $name } fetches { fetched-goods }: { $space }
}
fetched-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
