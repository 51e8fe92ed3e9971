### The page in the browser. Each area has its own section, and its names begin with the area's name.

close = Close

## frame

frame-pages = Pages
frame-hall = Hall
frame-tables = My tables
frame-help = Help
frame-settings = Settings
frame-broken = This page could not be loaded. Please reload it.
frame-to-start = To the start page

## tip

tip-rulings = Rulings

## table

table-your-turn = Your turn
table-home = To the start page
table-tools = Table tools
table-log = Log
table-menu = This table
table-menu-seats = Seats
table-menu-bot = Let a bot play
table-menu-leave = Leave: a bot takes over
table-menu-leave-yes = Yes, leave
table-menu-leave-no = Stay
table-seats = Seats
table-seat-open = This seat is open
table-seat-turn = It is this seat's turn
table-seat-away = Away at the moment
table-bar = What to do
table-options = Everything you can do now
table-hint = recommended, number { $place }
table-hint-quoted = “{ $label }”
table-hint-thinking = thinking …
table-hint-close = about as good as { $other }
table-hint-likely = { $worse ->
    [yes] probably a little worse than { $other }
   *[no] probably a little better than { $other }
}
table-hint-points = { $exact ->
    [yes] { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
   *[no] about { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }
} { $worse ->
    [yes] less than { $other }
   *[no] more than the next best, { $other }
}
table-hints = Recommendations
table-hints-on = Show what the table would do, and why (H)
table-hints-off = Show no more recommendations (H)
table-all-buttons = All { $count }
table-fewer = Close
table-opening = The table is being opened …
table-lost = The connection is lost. Trying again …
table-offline = This device is offline. The table waits until it is back.
table-lost-kept = What you chose is kept, and will be sent then, exactly once.
table-sending = Sending …
table-cannot = This table cannot be shown
table-past = The table after { $pick ->
    [one] { $pick } pick
   *[other] { $pick } picks
}. Nothing can be picked here.
table-present = Back to the present
table-skip = Skip ahead
sequence-nothing = nothing
sequence-again = Show it again: { $title }
used-last = Last here: { $names }
table-over = The game is over.
table-waits = Waiting for { $who }
table-waits-open = Waiting for somebody to take the open seat
table-invite = Invite
table-confirm = { $what }? Then it is up to the others.
table-confirm-all = Confirm all of this
table-confirm-yes = Yes
table-confirm-no = Not yet
table-undo = Undo
table-undo-title = Take back my last pick (U)
table-undo-ask = Undo?
table-undo-ask-title = Ask the others whether I may take back my last pick (U)
table-reset = Reset
table-reset-title = Take back my whole turn, as long as nothing new was revealed (R)
table-cover = Next: { $name }
table-cover-text = Pass the screen to { $name }. All hands are hidden.
table-uncover = I am ready, show my hand
table-vote = { $who ->
    [you] You ask
   *[other] { $name } asks
} to take back { $count ->
    [one] the last pick
   *[other] the last { $count } picks
}.
table-vote-delete = { $who ->
    [you] You ask to delete this table.
   *[other] { $name } asks to delete this table.
}
table-vote-waits = Waiting for { $who }.
table-vote-look = Show it
table-vote-yes = Agree
table-vote-no = No
table-vote-withdraw = Never mind

event-table-join = { $who ->
    [you] You sit down
   *[other] { $name } sits down
}
event-table-leave = { $who ->
    [you] You leave, a bot takes over
   *[other] { $name } leaves, a bot takes over
}
event-table-ask = { $who ->
    [you] You ask to go back
   *[other] { $name } asks to go back
}
event-table-withdraw = { $who ->
    [you] You no longer ask
   *[other] { $name } no longer asks
}
event-table-ask-delete = { $who ->
    [you] You ask to delete the table
   *[other] { $name } asks to delete the table
}
event-table-vote = { $who ->
    [you] { $agree ->
        [yes] You agree
       *[no] You say no
    }
   *[other] { $agree ->
        [yes] { $name } agrees
       *[no] { $name } says no
    }
}
event-table-takeover = { $who ->
    [you] { $why ->
        [time] Your time is up: a bot takes over
       *[away] You have been away: a bot takes over
    }
   *[other] { $why ->
        [time] The time of { $name } is up: a bot takes over
       *[away] { $name } has been away: a bot takes over
    }
}
event-table-comeback = { $who ->
    [you] You are back
   *[other] { $name } is back
}
event-table-late = { $who ->
    [you] Your time is up
   *[other] The time of { $name } is up
}
event-table-time = { $who ->
    [you] You get more time
   *[other] { $name } gets more time
}
event-table-pause = Everybody agrees: a pause
event-table-resume = { $who ->
    [you] You end the pause
   *[other] { $name } ends the pause
}
event-table-end = The game ends without a result
event-table-poll-no = No majority: everything stays as it is
event-table-propose-pause = { $who ->
    [you] You ask for a pause
   *[other] { $name } asks for a pause
}
event-table-propose-bot = { $who ->
    [you] You ask for a bot in place of { $to }
   *[other] { $name } asks for a bot in place of { $whom ->
        [you] you
       *[other] { $to }
    }
}
event-table-propose-time = { $who ->
    [you] You ask for more time for { $to }
   *[other] { $name } asks for more time for { $whom ->
        [you] you
       *[other] { $to }
    }
}
event-table-propose-end = { $who ->
    [you] You ask to end the game without a result
   *[other] { $name } asks to end the game without a result
}
event-table-vacation = { $who ->
    [you] You are on vacation: your clock stands still
   *[other] { $name } is on vacation: the clock stands still
}
event-table-vacation-over = { $who ->
    [you] Your vacation is over
   *[other] The vacation of { $name } is over
}
event-table-undo = { $who ->
    [you] You go back { $count ->
        [one] a pick
       *[other] { $count } picks
    }
   *[other] { $name } goes back { $count ->
        [one] a pick
       *[other] { $count } picks
    }
}
event-table-close = This table was closed by whoever runs the server
event-table-open = This table is open again
event-table-forget = A player of this table has been deleted
event-table-rematch = { $who ->
    [you] You want a rematch
   *[other] { $name } wants a rematch
}
event-table-wish = { $who ->
    [you] You have chosen for the next game
   *[other] { $name } has chosen for the next game
}
event-table-next = { $who ->
    [you] You set up the next game
   *[other] { $name } sets up the next game
}

## links

links-join = Link to join
links-join-text = Whoever has it may take an open seat.
links-watch = Link to watch
links-watch-text = Whoever has it sees what spectators see, and no hands.
links-copy = Copy
links-copied = Copied
links-share = Share
links-here-only = This link works on this device only. For friends on other devices, start the server with: allmende serve --host 0.0.0.0
links-code = The link as a code for phones
links-none = Only people at the table see its links.

## refused

refused-other = That was refused: { $why }
refused-stale = The table has moved on. Please look again.
refused-wrong-seq = The table has not got that far yet. Please try again.
refused-illegal-option = That is not possible now.
refused-too-many-picks = Something new came up: look first, then go on.
refused-not-asked = There is nothing for you to choose now.
refused-over = The game is over.
refused-nothing-to-undo = There is no pick of yours to take back.
refused-vote-open = Somebody has already asked for that: answer first.
refused-seat-open = A seat is still open: what was revealed cannot be taken back.
refused-closed = This table is closed: you can look at it, and leave it.
refused-reading-only = Nothing can be changed just now. Try again in a while.
refused-draining = The server is about to stop, and begins nothing new. Try again in a while.
refused-other-rules = This game was played by older rules and cannot be continued here.
refused-no-vote = There is nothing left to vote on.
refused-no-rights = You have no seat at this table. Ask for the link.
refused-no-table = There is no such table, or it was deleted.
refused-not-saved = It could not be saved. Please try again.
refused-no-database = The server cannot reach its database right now. Try again in a while.
refused-too-many-people = Too many new people have come from your address. Try again in a minute.
refused-too-many-tables = You have too many open tables. Finish or delete one, or wait a while.
refused-rated-stands = This game counts: nothing seen is taken back. Whoever leaves has lost.
refused-rated-open = You have another game against bots that counts: finish it, or leave it, first.
refused-full = All seats at this table are taken.
refused-slow-down = That was too fast. Wait a second.
refused-busy = One thing at a time: something is still being worked out. Try again in a moment.
refused-too-slow = That took too long and was stopped.
refused-too-long = Too much has happened at this table: it cannot go on.
refused-unknown-game = There is no such game here.
refused-offline = The server does not answer.

## pages

page-start = What shall we play?
page-start-lead = Cards and farms on an open table: against bots, around one screen, or with friends far away.
page-you-are = You play as
page-name-change = Change name
page-name-keep = Save
page-name-none = a guest
page-games = Games
page-no-games = There are no games here.
page-players = { $same ->
    [yes] { $least ->
        [one] { $least } player
       *[other] { $least } players
    }
   *[no] { $least }–{ $most } players
}
page-minutes = { $least }–{ $most } minutes
page-no-board = No board yet: played from lists
page-play = Play now
page-play-whom = { $count ->
    [one] You against a bot
   *[other] You against { $count } bots
}
page-learn = Learn to play
page-lesson = Lesson
page-set-up = Set up a table
page-laying = Setting the table …
page-failed = That did not work: { $why }
page-again = Try again
page-back = Back
page-cancel = Cancel

page-tables = My tables
page-tables-none = No table yet. The first one is a click away.
page-tables-all = All my tables
page-your-turn = Your turn
page-held = A bot plays for you
page-ended = Ended without a result
page-turn-of = It is { $name }'s turn
page-turn-of-several = Waiting for { $names }
page-seats-open = { $count ->
    [one] Waiting for someone to join
   *[other] Waiting for { $count } people to join
}
page-running = Running
page-finished = Finished
page-watch-film = Watch the film
page-with = with { $names }
page-leave = Leave
page-leave-sure = A bot takes your seat, and you cannot come back to it. Leave this table?
page-delete = Delete
page-delete-sure = The table and its film will be gone for everyone. Delete it?
page-delete-asked = Others play here: the table is deleted once everyone agrees.
page-import = Watch a record
page-import-lead = Drop the file of a finished game here, or choose it.
page-import-choose = Choose a file
page-import-drop = Let go to watch it
page-import-bad = This file is no record of a game.

page-new = Set up a table
page-seats = Seats
page-seats-lead = Who plays? One seat for each player.
page-seat = Seat { $number }
page-seat-kind = Who sits in seat { $number }?
page-seat-me = You
page-seat-here = Someone at this screen
page-seat-open = A guest, by link
page-seat-bot = A bot
page-seat-open-about = You get a link to pass on. Whoever opens it takes this seat.
page-seat-here-about = You share the screen. Hands are covered in between.
page-seat-name = Name in seat { $number }
page-seat-name-hint = Name
page-seat-time = Seat { $number }: thinking time
page-seat-time-usual = Usual time
page-seat-time-seconds = { $seconds ->
    [one] Up to { $seconds } second
   *[other] Up to { $seconds } seconds
}
page-seat-level = Bot in seat { $number }
page-seat-level-card = Its favorite card
page-seat-add = Add a seat
page-seat-remove = Remove seat { $number }
page-nobody = At least one seat must be for you, for someone at this screen, or for a guest.
page-options = The game
page-as-usual = as usual
page-more-options = Further settings
page-hints = Recommendations
page-hints-about = The table marks good options whenever somebody chooses, and says why. When you play against bots only, you can always ask for them.
page-seed = Seed
page-seed-about = The same number deals the same cards. Everyone at the table will know that it was chosen.
page-seed-random = random
page-begin = Begin

page-join-title = { $name } invites you
page-join-title-plain = You are invited
page-join-game = to a game of { $game }
page-join-who = At the table
page-join-name = What should the others call you?
page-join-take = Take the seat
page-join-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
page-join-full = All seats are taken. You can still watch.
page-join-over = This game is over. You can see how it went.
page-join-watch = Just watch
page-join-wrong = This link does not lead to a table. Perhaps the table was deleted, or part of the link is missing.
page-seat-nobody = Open seat
page-seat-free = free

page-settings = Settings
page-settings-look = Look
page-settings-play = At the table
page-settings-notice = When it is your turn
page-settings-kept = Saved for all your visits.
page-language = Language
page-language-auto = Same as the browser
page-theme = Light
page-theme-auto = Same as the system
page-theme-day = Day
page-to-evening = Evening light
page-to-day = Daylight
page-theme-evening = Evening
page-motion = Animation
page-motion-auto = Same as the system
page-motion-on = On
page-motion-off = Off
page-motion-about = Cards and goods fly to where they go. A tap skips it.
page-text-size = Text size
page-text-size-now = { $percent } %
page-sound = A soft tone
page-notify = A browser notification while you are elsewhere
page-notify-blocked = The browser does not allow it. You can change that in its own settings.
page-pace = What others do
page-pace-about = One pick after another, so that you can follow. A tap on the board or Escape skips to the present.
page-pace-calm = Calm
page-pace-brisk = Brisk
page-pace-off = At once
page-confirm = Ask before my turn ends
page-confirm-about = One more click, but no turn ends by mistake.
page-advice = Recommendations
page-advice-about = Good options are marked, with the reason. The bulb at the table, or H, switches them on and off.
page-advice-auto = Same as the table
page-advice-on = On
page-advice-off = Off
page-hover = Card texts on hover
page-hover-about = With the keyboard or a tap they always open.
page-log-beside = Log next to the board

page-help = How to play here
page-help-lead = The table knows the rules. It lights up what you may do, and waits.
page-help-board = The board is the menu
page-help-board-1 = What is lit can be picked where it lies: a card in your hand, a pile, a field. Nothing against the rules can happen.
page-help-board-2 = The bar tells you what is asked of you, and holds the few buttons that have no place on the table.
page-help-board-3 = The name of a card carries its text: hover over it, tap it, or move the focus there.
page-help-undo = Taking back
page-help-undo-1 = “Undo” takes back your last pick, and then the one before it, even if bots have answered.
page-help-undo-2 = “Reset” goes back to where your turn began, as long as nobody else has acted and nothing new was revealed.
page-help-undo-3 = To go further back, choose “Back to here” in the log. If you are alone with bots, it happens at once. Otherwise the others are asked, and everyone must agree.
page-help-log = The log and the film
page-help-log-1 = A line marks what has happened since your last pick. Click a row to see the table at that moment.
page-help-log-2 = Every finished game is a film: step through it, send a link to a moment, or save the record as a file.
page-help-friends = With others
page-help-friends-1 = A guest opens the link you send and takes a seat. A second link lets people watch without seeing any hands.
page-help-friends-2 = When you share a screen, hands stay hidden until the next person is ready.
page-help-friends-3 = Close the page whenever you like: the table is kept, and a lost connection comes back by itself.
page-help-keys = Keys
page-key-arrows = move between what is lit; in the film, step back and forth
page-key-enter = pick
page-key-digits = pick from the bar and the list
page-key-u = undo
page-key-r = reset my turn
page-key-h = recommendations on or off
page-key-l = the log
page-key-t = what people say
page-key-n = in games over days, the next table where it is your turn
page-key-space = play and pause the film
page-key-help = this page
page-key-escape = close, or back to the present
page-key-name-arrows = Arrows
page-key-name-enter = Enter
page-key-name-space = Space
page-key-name-escape = Escape
page-help-rules = The rules themselves
page-help-rules-1 = The rulebook of a game has the last word. Rulings that are easy to miss are listed under the text of each card.

page-unknown = Nothing here
page-unknown-lead = This address leads nowhere. Perhaps the table was deleted.
page-to-start = To the start page

## log

log-title = Log
log-empty = Nothing has happened yet.
log-beginning = The beginning
log-earlier = Earlier turns
log-since = Since your last pick
log-moment = Show the table after this
log-take-back = Take this back
log-take-back-ask = Ask to take this back
log-undo-to = Back to here
log-undo-ask = Ask to go back to here
log-latest = { $count ->
    [0] To the latest
    [one] { $count } new line
   *[other] { $count } new lines
}
log-by = { $who ->
    [you] You:
   *[other] { $name }:
}
log-more = { $first } and { $count } more
log-copy = Copy
log-copied = Copied
log-save = Save as text

## film

film-title = Film
film-moment = Moment
film-at = Pick { $pick } of { $picks }
film-at-turn = Turn { $turn }
film-at-round = Round { $turn }
film-at-stage = Stage { $turn }
film-start = The beginning
film-end = The end
film-play = Play
film-pause = Pause
film-back = One step back
film-forth = One step forward
film-turn-back = One turn back
film-turn-forth = One turn forward
film-speed = Speed
film-speed-times = { $times }×
film-link = Copy a link to this moment
film-link-copied = The link is copied
film-record = Save the record
film-points = Points so far
film-keys = Arrows step, Space plays
film-closed = This table is closed: nobody plays here any more.
film-other-rules = Played by older rules: the table stays as it was after pick { $pick }; the log tells the rest.

## over

player-nothing = Nothing lies open yet.
over-title = The game is over
over-scores = Score sheet
over-category = Points
over-course = How the game went
over-course-about = Everyone's points over the course of the game
over-course-x-turn = Turn
over-course-x-round = Round
over-course-x-stage = Stage
over-course-x-pick = Pick
over-course-y = Points
over-course-moment = Moment of the game
over-course-read = { $when }: { $points }
over-course-points = { $name } { $points }
over-course-table = As a table
over-course-show = Show this moment
over-course-failed = The course of the game could not be loaded.
over-again = Play again
over-again-same = The same cards again
over-again-seated = The next game is ready.
over-again-go = Go there
over-film = Watch the film
over-home = To the start page
over-look = Look at the table
over-sheet = Score sheet

## A campaign: games that follow one another

campaign = Campaign
campaign-see = To the campaign
campaign-number = Game { $number } of { $games }
campaign-target = Challenge { $number }: reach { $target } points.
campaign-missed = Not there yet. Challenge { $number } again: reach { $target } points.
campaign-won = { $count ->
    [one] { $names } wins the campaign.
   *[other] { $names } share the victory.
}
campaign-won-alone = All eight challenges are met!
campaign-go = To the table
campaign-standing = Standings
campaign-game = Game
campaign-aim = Target
campaign-points = Points
campaign-reached = reached
campaign-not = missed
campaign-sum = Campaign points
campaign-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
campaign-carried = Taken along into game { $number }
campaign-first = begins
campaign-more = +{ $count } { $good }
campaign-take = Which occupation comes along?
campaign-take-none = None
campaign-secure = Which occupation do you secure? It will be there in every game to come.
campaign-next = On to game { $number }
campaign-again = Try again
campaign-waits = Waiting for { $names } to choose.
campaign-soon = If it takes longer than ten minutes, you may go on without them.
campaign-late = You may go on now: a bot chooses for whoever is missing.
campaign-without = Go on without waiting

## Learning

learn-title = Learn { $game }
learn-lessons = Lessons
learn-lessons-about = A few guided turns at a real table. Nothing can go wrong.
learn-lesson = Lesson { $number }
learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
learn-begin = Begin
learn-rules = The rules in short
learn-note = Lesson
learn-step = Step { $number } of { $all }
learn-next = Next
learn-back = Back
learn-back-title = One step back; what you have picked since is taken back, too
learn-leave = Leave the lesson
learn-you = Now you!
learn-others = The others are taking their turns …
learn-nudge = That may be a fine idea in your own game. For now, please take *what is marked*.
learn-stray = You have left the path of the lesson.
learn-free = Play on without it
learn-again = Start over
learn-following = Next lesson
learn-play = Play your first game
learn-play-about = Against a bot, with recommendations.

## lookup: rules and cards

lookup-clear = Clear the search
lookup-ways = Look up more
lookup-rules = The rules
lookup-cards = { $what ->
    [tiles] The tiles
   *[cards] The cards
}
lookup-no-rulings = There are no rulings on it: its text says it all.
lookup-named = Look it up in the rules

rules-title = { $game }: the rules
rules-lead = Every rule with its number, in our own words. Where they differ, the rulebook is right.
rules-search = Look up a rule
rules-hint = Words, a number, a card …
rules-none = There are no rules to look up for this game.
rules-contents = Contents
rules-letters = What the letters behind the rules mean
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-nothing = No rule has all of these words.
rules-meant = with “{ $words }”
rules-more-cards = Others:
rules-all-cards = all { $count }

cards-title = { $game }: { $what ->
    [tiles] the tiles
   *[cards] the cards
}
cards-nothing = There is nothing to look at in this game.
cards-search = Search in names and texts
cards-hint = Name, text …
cards-count = { $what ->
    [tiles] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
   *[cards] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}
cards-sort = Sort
cards-sort-box = by box
cards-sort-name = by name
cards-sort-cost = by cost
cards-filters = Filters
cards-reset = No filters
cards-here = Only what is in this game
cards-more = { $count } more
cards-before = Previous
cards-next = Next
cards-by-set = Box
cards-by-deck = Deck
cards-by-kind = Kind
cards-by-type = Type
cards-by-cost = Cost
cards-by-players = Players
cards-by-does = What it does
cards-by-has = With
cards-by-level = Level
cards-by-terrain = Must lie on
cards-by-points = Points


## Looking back

review-title = Analysis
review-lead = The table looks at every pick again, with what its player knew at that moment: how the chance to win went, where the game turned, and what would have been better.
review-begin = Look at every pick
review-running = Looked at: { $done } of { $picks }
review-goes-on = This goes on when you leave, and what comes out is kept.
review-failed = The analysis was broken off. It goes on where it was.
review-percent = { $share } %
review-chances = The chance to win, as far as each player could know it
review-points = The points you could expect
review-win = { $share } % to win
review-best = The table would have picked the same.
review-instead = “{ $best }” instead of “{ $picked }”.
review-worth = Worth { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } points and { $lost } % to win, as far as can be told.
review-worth-alone = Worth { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, as far as can be told.
review-because = Why: { $why }
review-grade-fine = As good:
review-grade-small = A small question:
review-grade-slip = Better:
review-grade-mistake = Much better:
review-no-decision = Nobody decides here.
review-seat = As
review-play-on = Play on from here
review-play-on-about = A new table against bots. What was hidden from you here is drawn anew.
review-turns = Turning points
review-turn-mistake = { $name } picks something much weaker
review-turn-swing = The game turns for { $name }
review-no-turns = No single moment decided this game.
review-change = { $change } %
review-points-more = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
review-points-less = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
review-slips = What would have been better
review-honest = All of this is estimated by playing on many times, never with hidden cards. Small differences are often chance.

## Puzzles

puzzle-title = Puzzles
puzzle-link = Puzzles: one a day
puzzle-lead = Positions from real games in which one pick is clearly the best. Find it on the board. Everybody has the same puzzle of the day.
puzzle-today = Puzzle of the day
puzzle-number = Puzzle { $number }
puzzle-any = Any other
puzzle-all = All puzzles
puzzle-none = There are no puzzles here.
puzzle-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-solved-today = Solved for today
puzzle-streak = Solved, days in a row: { $days }
puzzle-question = One pick is clearly the best here. Which one? Pick it on the board.
puzzle-wrong = Not that one. Tries so far: { $tries }
puzzle-right = Right:
puzzle-shown = The best is:
puzzle-show = Show me
puzzle-gain = { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } points better than anything else (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
puzzle-win = { $win } % instead of { $other } % to win.
puzzle-play-on = Or pick it, and play on from here against bots.
