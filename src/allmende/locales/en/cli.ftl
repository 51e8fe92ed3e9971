### The terminal and the command line

## Playing

your-choice = Your choice (h: help) >{" "}
press-enter = Enter: back to the table >{" "}
cover = Next: { $name }
cover-enter = { $name }, press Enter when only you can see the screen >{" "}
undone = Taken back.
nothing-to-undo = There is nothing to take back: someone else has acted since, or something new was revealed.
no-such-number = There is no { $number } here: type one of the numbers above.
no-such-word = Nothing here is called “{ $word }”: type a number, or h for help.
several-such-words = Several of these match “{ $word }”: type more of it, or the number.
no-help = There is nothing more to say about “{ $word }”.
log-more = … { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
} (l shows all)
saved = Saved. Continue with: allmende resume { $name }
record-kept = Watch this game again with: allmende replay { $path }

help-title = What you can type
key-number = 3
help-number = pick option 3; 0 is “done”, where that is possible
key-word = word
help-word = pick the only option that contains this word
key-several = word, word
help-several = several picks, one after another: a1|b1, /b1, b1|c1
key-card = ?3  ?name
help-card = explain option 3, or a card or tile by its name
key-undo = u
help-undo = take back your last pick, as long as nobody has acted since and nothing new was revealed
key-log = l
help-log = the whole log
key-help = h
help-help = this page
key-quit = q
help-quit = save and leave (so does Ctrl-C); “allmende resume” continues

score-title = Final score

## Games that follow one another

series-title = The campaign
series-game = Game
series-game-number = Game { $number }
series-target = Target
series-points = Points
series-reached = Reached
series-yes = yes
series-no = no
series-sum = Campaign points
series-all = Points of all games
series-won = { $count ->
    [one] { $names } wins the campaign.
   *[other] { $names } share the victory in the campaign.
}
series-take = { $name }: which card do you take along into the next game?
series-nothing = None
series-next = Game { $number } follows.
series-next-target = { $again ->
    [yes] The target was missed: game { $number } once more, with { $target } points to reach.
   *[no] Game { $number } follows, with { $target } points to reach.
}
series-begin = Begin (Ctrl-C: another day)

## Seeing a game again

replay-title = Pick { $at } of { $total }
replay-keys = Enter: next · b: back · a number: jump there · a: play on, Enter stops · q: leave >{" "}
replay-range = Type a number from 0 to { $total }.
replay-unknown = “{ $word }” means nothing here.
replay-end = The record ends here.

## Before a game

welcome = Allmende, a table for land games
ask-go-on = There is an unfinished game.
go-on = Continue
saved-game = { $game } with { $seats }, saved { $when }
begin-new = Start a new game
ask-game = Which game?
ask-opponent = Who do you want to play against?
enter-means = Enter = { $name } >{" "}
seat-me = another person at this screen
other-bots = or type another bot's name: { $names }

## Lists

players-range = { $least } to { $most } players
column-file = File
column-game = Game
column-seats = Seats
column-picks = Picks
column-saved = Saved

## The server

server-ready = Allmende is running at { $address }
server-network = Others in your network find it at { $address }
server-stop = Ctrl-C stops it.
server-other-port = Port { $wanted } is taken, so it is { $port } this time.
server-runs-already = Allmende is already running at { $address }
server-stopped = Stopped. All tables are kept.
worker-ready = { $count ->
    [one] A process works
   *[other] { $count } processes work
} for the servers on this database.
worker-stopped = Stopped. What was not done, others do.

## Help of the commands

about = An open table for land games. Without a command, it opens in your browser.
about-play = Play in the terminal; without GAME, it asks which.
about-resume = Continue a saved game: the latest, or the one in FILE.
about-replay = Step through a record or a saved game.
about-simulate = Let bots play many games against each other.
about-games = List the games with their options.
about-options = Describe the options of a game: values, defaults, and what does not go together.
about-rules = Look up the rules of a game that have all these words, or a number such as DOM-042.
about-words = What to look for: words, a number, the name of a card; all rules without any.
about-serve = Open the table for browsers: on this machine, and with --host in your network.
about-worker = Work for all servers on one PostgreSQL: bots, recommendations, looks back; on as many machines as you like.
about-host = The address to listen on; 0.0.0.0 is the whole network.
about-port = The port; 0 takes any free one. Without it, 8642 or the next free one.
about-data = The folder that keeps the tables.
about-database = A database instead of the folder, as an async SQLAlchemy URL.
about-config = A TOML file with settings; flags and the environment count more.
about-processes = So many processes behind one address; more than one need PostgreSQL (--database).
about-hands = So many jobs at once; without it, as many as the machine has cores.
about-browser = Open the browser, if there is a screen for it.
about-hall = Open a hall in which people find open tables of others; a private server needs none.
about-game = The game, such as dominion; “allmende games” lists them.
about-file = A file, or the name of a saved game.
about-lang = The language; by default the system's, if it is one of these.
about-seats = Who plays: “me”, “me:Anna” or a bot, with commas between them; several “me” share the screen.
about-kingdom = Dominion: the name of a set, “random”, or ten cards with commas between them.
about-tiles = The Lowlands: a file with your own tiles and boards.
about-players = The number of players.
about-seed = The same seed deals the same cards.
about-set = Another option of the game, as key=value; may be given several times.
about-list = List the saved games.
about-bots = The bots, with commas between them.
about-json = Print the result as JSON.
about-games-number = The number of games.
about-jobs = The number of processes.
about-ray = Play on the Ray cluster at this address (“auto”: the one on this machine).
about-out = Keep all games and results in this folder; the same command continues where it was interrupted.
about-html = Write a report as one page.
about-tournament = Everyone against everyone: Elo ratings, and an early end when the answer is clear.
about-stats = For each card, tile and space: how often it was taken, and what it did.
about-curve = How the scores grow, round by round.
about-table-games = The most games at each table.
about-table-players = How many sit at a table; two if the game allows it.
about-margin = Two bots whose shares differ from one half by less than this are equal.
about-to-the-end = Play all games, however clear the answer is.
about-forbid = An experiment: forbid this share of all cards, tiles and spaces to each player at random, and see what they lose.
about-analyse = Look back at a game: what each pick was worth, and where it turned.
about-analyse-budget = How thoroughly: so many picks are played in simulations for each decision.
about-puzzles = Puzzles: positions with one clearly best pick.
about-puzzles-find = Find puzzles in games between bots; the same command continues where it was interrupted.
about-puzzles-number = So many puzzles.
about-puzzles-simulations = How thoroughly: so many games are played on from a position to prove what is best.
about-puzzles-late = From which part of a game positions are taken: 0.7 is the last three tenths.
about-puzzles-alike = No more than one puzzle in so many has the same answer.
about-puzzles-out = The file that keeps the puzzles.
about-train = Train a net: play games, learn from them, and let each new net win its place. Continues until stopped.
about-train-out = The folder that keeps everything; the same command continues where it was interrupted.
about-train-games = The number of games of each generation.
about-generations = How many generations; without it, until stopped.
about-simulations = How many simulations to think about each pick.
about-table = A table to play at, as “players=2 cards=deal”, or “all”; may be given several times, and they are played in turn. Without it, every number of players.
about-width = How wide the net is.
about-depth = How many layers its body has.
about-window = From how many generations of games it learns.
about-batch = From how many choices it learns at once.
about-passes = How often it sees each new choice.
about-contest = The most games in which a new net may win its place; 0: it simply takes it.
about-against = The bot that stays the same, as a yardstick; by default the game's own.
about-measured = How many games against it in each generation.
about-teacher = A bot whose games the first net learns from, instead of its own.
about-taught = So many games of the teacher; 0: as many as in any generation.
about-ahead = While a net learns, already play the games of the next generation.
about-version = Print the version.

## What went wrong

error-no-such-command = there is no command “{ $what }”, see “allmende --help”
error-no-such-option = there is no option { $what }, see “allmende --help”
error-bad-argument = this is no value for { $what }, see “allmende --help”
error-missing-argument = { $what } is missing, see “allmende --help”
error-no-terminal = this needs a terminal with a person in front of it
error-empty-seat = a seat is empty in “{ $seats }”: name “me” or a bot for each
error-nobody-plays = one of the seats must be “me”, but they are “{ $seats }”; bots play each other with “allmende simulate”
error-seats-and-players = { $seats ->
    [one] there is { $seats } seat
   *[other] there are { $seats } seats
}, but --players says { $players }
error-wrong-number-of-seats = { $game } is for { $least } to { $most } players, but there { $seats ->
    [one] is { $seats } seat
   *[other] are { $seats } seats
}
error-game-without-texts = { $game } cannot be played in this language yet: its texts are missing
error-bad-setting = “{ $setting }” should look like key=value
error-not-a-bot = “{ $name }” is not a bot: it cannot pick anything
error-cannot-write = { $path } cannot be written: { $why }
error-cannot-read = { $path } cannot be read: { $why }
error-no-file = there is no file { $path }
error-not-json = { $path } is damaged or not a file of Allmende's: it is not JSON
error-foreign-file = { $path } is not a file of Allmende's
error-not-a-save = { $path } is the record of a game, not a saved game: “allmende replay” shows it
error-damaged-file = { $path } is damaged: { $why }
error-nothing-saved = there is no saved game in { $path }
error-port-taken = port { $port } is taken: stop what listens there, or choose another with --port
error-folder-in-use = the tables in { $path } are open in another Allmende: stop that one, or choose another folder with --data
error-cannot-listen = the server cannot listen at { $host }, port { $port }: { $why }
error-no-database = { $why }
error-newer-database = the database was made by a newer Allmende: update this one, or choose another folder with --data
error-older-processes = processes of an older Allmende are still running on this database: stop them first, then start this one
error-bad-proxy = “{ $what }” in { $where } is neither an address nor a network: it takes ones like 10.0.0.7 or 10.0.0.0/24, with commas between them
error-bad-inside = “{ $what }” in { $where } is not an address with a port: it takes one like 10.0.0.5:8700
error-processes-need-postgres = several processes need a PostgreSQL database: name it with --database postgresql+asyncpg://…, or leave out --processes
error-workers-need-postgres = workers take their jobs from a PostgreSQL database: name that of the servers with --database postgresql+asyncpg://…
error-bad-limit = “{ $what }” in { $where } is not a limit: it takes ones like tables_per_person=50, with commas between them
error-bad-value = “{ $what }” in { $where } cannot be: it takes something like { $form }
error-no-mail-from = mail is set but mail_from is not: say from which address mail comes, such as allmende@example.org
error-no-client = there is no { $page } in { $path }: that is not a built client
error-no-such-setting = “{ $what }” in { $path } is no setting: docs/operating.md lists them all
error-not-toml = { $path } is not a TOML file: { $why }
error-no-otel = traces need packages that are not installed: pip install 'allmende[otel]'
error-server-failed = the server could not start; the lines above say why

## Settings of a game

wrong-name = { $game } has no option { $name }: it has { $names }
wrong-name-near = { $game } has no option { $name }: did you mean { $near }?
wrong-number = { $name } must be { $least } to { $most }, got { $value }
wrong-word = { $name } must be one of { $values }, got { $value }
wrong-words = { $name } must be some of { $values }, got { $value }
wrong-flag = { $name } must be true or false, got { $value }
wrong-seat = { $name } must be a seat from 0 to { $most }, got { $value }
wrong-but-near = { $sentence }: did you mean { $near }?

usual-cases = usually { $cases }, otherwise { $value }
values-range = { $least } to { $most }
values-word = one of these
values-words = any of these, with commas between them
values-things = any by their names, with commas between them
values-flag = true or false
values-seat = a seat, counted from 0, or none
values-file = the path of a file, or none
values-or-things = { $kind }, or a list of { $count ->
    [one] { $count } name
   *[other] { $count } names
}
exclusions-title = What does not go together

## Rules to look up

no-rule-found = No rule has all of these words.
no-ledger = This game has no rules to look up.
