### The team game: Market Place, what is done for the partner, what teams score.

space-market-place = Market Place
    .short = Market Place
    .text = Hand goods to your partner, who may hand some to you. Of each type handed over, 1 goes to the general supply.

prompt-choose-farm = On whose farm do you plow?
option-farm-own = On your own farm
option-farm-partner = On your partner's farm
prompt-give-goods = What do you hand to { $to }? Of each type, 1 more is lost.
option-good-give-goods = Hand over { $one }
option-done-give-goods = That is all

prompt-plow-farm = Which space on { $farm }'s farm do you plow?
prompt-build-room-farm = Where on { $farm }'s farm do you build a room?
prompt-build-stable-farm = Where on { $farm }'s farm do you build a stable?
prompt-build-fence-farm = On which line of { $farm }'s farm do you build a fence? ({ $count ->
    [0] none yet
   *[other] { $count } so far, paid for at the end
})

event-give-goods = { $who ->
    [you] You hand { $goods } to { $to }; 1 more of each type is lost
   *[other] { $name } hands { $goods } to { $whom ->
        [you] you
       *[other] { $to }
    }; 1 more of each type is lost
}
event-plow-farm = { $who ->
    [you] You plow { $cell } on { $farm }'s farm
   *[other] { $name } plows { $cell } on { $whom ->
        [you] your farm
       *[other] { $farm }'s farm
    }
}
event-build-room-farm = { $who ->
    [you] You build a room at { $cell } on { $farm }'s farm
   *[other] { $name } builds a room at { $cell } on { $whom ->
        [you] your farm
       *[other] { $farm }'s farm
    }
}
event-build-stable-farm = { $who ->
    [you] You build a stable at { $cell } on { $farm }'s farm
   *[other] { $name } builds a stable at { $cell } on { $whom ->
        [you] your farm
       *[other] { $farm }'s farm
    }
}
event-build-fence-farm = { $who ->
    [you] You build a fence at { $edge } on { $farm }'s farm
   *[other] { $name } builds a fence at { $edge } on { $whom ->
        [you] your farm
       *[other] { $farm }'s farm
    }
}
    .row = { $count ->
        [one] { $count } fence
       *[other] { $count } fences
    } on { $whom ->
        [you] your farm
       *[other] { $farm }'s farm
    }
event-enclose-farm = { $who ->
    [you] You have fenced { $cell } on { $farm }'s farm
   *[other] { $name } has fenced { $cell } on { $whom ->
        [you] your farm
       *[other] { $farm }'s farm
    }
}
    .row = {" "}around { $cell }

score-team = Team
score-lines = In each line the lower value of the two partners counts; begging markers belong to the bonus points.
score-product = The two partners' totals are multiplied.

panel-give = Market Place: goods for { $name }
panel-give-hint = Of each type you hand over 1 is lost, so it takes 2.
panel-give-lost = Lost to the supply:
panel-give-got = You get:
panel-give-confirm = Hand over
panel-give-nothing = Give nothing
team-game = Teams
board-partner = Partner
board-teams = Team { $own } : { $other }
