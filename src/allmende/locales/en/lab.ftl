### The lab

lab-playing = Playing
lab-title = { $game }: { lab-some-games }
lab-some-games = { $games ->
    [one] { $games } game
   *[other] { NUMBER($games) } games
}
lab-bot = Bot
lab-wins = Wins
lab-interval = 95 % interval
lab-score = Score ± standard error
lab-turns = Turns
lab-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-speed = { NUMBER($picks, minimumFractionDigits: 1, maximumFractionDigits: 1) } picks per game. { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, games per second: { NUMBER($rate, maximumFractionDigits: 1) }.
lab-stopped = Stopped: only the games finished by then are counted.

lab-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-resumed = { $games ->
    [one] { $games } of these games had been played before.
   *[other] { NUMBER($games) } of these games had been played before.
}
lab-kept = Kept in { $folder }: results.json, Parquet, pictures. The same command continues from there.
lab-page = The page: { $path }
lab-made = from many games between bots
lab-fact-game = Game
lab-fact-bots = Bots
lab-fact-options = Options
lab-fact-seed = Seed
lab-wins-title = { $game }: who wins how often, { lab-some-games }
lab-wins-axis = games won, % (line: 95 % interval)
lab-wins-caption = Share of games that each bot won, with its 95 % interval. A shared victory is split.
lab-fair-share = all equal
lab-scores-title = { $game }: final scores
lab-scores-caption = How often each bot ended with how many points.
lab-points-axis = points at the end
lab-games-axis = % of the games
lab-mean-label = { $name }, mean { $mean }
lab-in-numbers = In numbers
lab-count = { NUMBER($count) }

## Tournaments

lab-tournament-title = { $game }: a tournament of { lab-some-games }
lab-elo = Elo
lab-games = Games
lab-points = Points
lab-pair = Bot
lab-against = Against
lab-pairs = Against each other
lab-ahead = Ahead
lab-verdict = Verdict
lab-verdict-better = better
lab-verdict-equal = equal
lab-verdict-open = open
lab-tournament-clear = The answer was clear after { NUMBER($games) } of at most { NUMBER($most) } games.
lab-tournament-open = Some pairs are still open: more games (-n) would tell.
lab-tournament-note = All intervals hold at once, however long it lasted: the risk that any verdict is wrong is 5 %. Equal means within { NUMBER($margin, style: "percent") } of one half. 1500 is the mean, with each bot weighted by how much its games tell; 100 points more mean 64 % of the games.
lab-elo-title = { $game }: strength, after { lab-some-games }
lab-elo-axis = Elo (line: 95 % interval); further right is stronger
lab-elo-caption = The strength of each bot. Where two lines do not overlap, the upper bot is better.
lab-matrix-title = { $game }: how often the bot on the left is ahead, in %
lab-matrix-axis = … of this bot (?: not clear yet who is better)
lab-matrix-caption = How often the bot on the left is ahead of the bot below. A question mark: it is not clear yet who is better.

## What cards, tiles and spaces do

lab-stats-title = { $game }: what was taken, and what it brought, { lab-some-games }
lab-stats-lead = With and without: players who took a thing are compared with players of the same bot, seat and turn order who could have taken it and did not. That is a comparison, not a cause: whoever is ahead may simply take different things. The number after each ± is how far the 95 % interval reaches.
lab-stats-dealt-lead = Dealt: who gets a card in their first hand is decided by chance alone, so this measure is fair: it tells what the card itself was worth to these bots.
lab-stats-clear = A dot ● marks what is clear even though so many things were looked at; everything else may be chance.
lab-kind-card = Cards
lab-kind-space = Action spaces
lab-kind-special = Special actions
lab-kind-tile = Tiles
lab-offered = On offer
lab-taken = Taken
lab-times = Times
lab-with-score = Points, with minus without
lab-with-win = Wins, with minus without (% points)
lab-each-score = Points, each time
lab-each-win = Wins, each time (% points)
lab-dealt = Dealt
lab-played = Played
lab-dealt-score = Points, when dealt
lab-dealt-win = Wins, when dealt (% points)
lab-with-title = { $what }: players who took it, minus players who did not
lab-with-caption = { $what }: how many more points and victories players had who took it, compared with players who could have and did not. Pale: may be chance. On the right: how many took it when they could.
lab-each-title = { $what }: what went with each further time it was taken
lab-each-caption = { $what }: how many points, and how many more victories, went with each further time it was taken. Pale: may be chance. On the right: how many took it when they could.
lab-dealt-title = Dealt by chance: what a card in the first hand was worth
lab-dealt-caption = What a card in the first hand was worth, over { $what } cards. Chance deals them, so this is the card's own doing. Pale: may be chance.
lab-figure-what = { $game }, { lab-some-games }
lab-effects-foot = Line: 95 % interval. Pale: may be chance.
lab-left-out = The { $count } in the middle are left out.
lab-stats-allowed-lead = Forbidden: chance forbade each player some things. What those who were allowed a thing had more of is what it was worth: here, and only here, it is the cause.
lab-thing = Thing
lab-forbidden = Forbidden
lab-allowed-score = Points, from being allowed
lab-allowed-win = Wins, from being allowed (% points)
lab-allowed-title = The experiment: what being allowed it was worth
lab-allowed-caption = Chance forbade each player some things. How many more points and victories those had who were allowed a thing than those who were not: that is what it was worth. Pale: may be chance. On the right: how many took it when they could.
lab-points-panel = points
lab-wins-panel = chance to win, % points

## How scores grow

lab-curve-title = { $game }: how scores grow, { lab-some-games }
lab-curve-heading = { $game }: scores round by round, { lab-some-games }
lab-curve-axis = points, if it ended now
lab-curve-caption = The mean score of each bot after each round. Dark band: 95 % interval of the mean; pale band: eight games in ten lie here.
lab-curve-foot = Dark band: 95 % interval of the mean. Pale band: eight games in ten.
lab-curve-note = The number after each ± is how far the 95 % interval of the mean reaches. A finished game keeps its final score.
lab-round = Round
lab-lead = Leader wins
lab-lead-heading = { $game }: when is a game decided?
lab-lead-axis = leader wins, %
lab-lead-foot = Band: 95 % interval. Games that were still running and had a single leader.
lab-lead-caption = Of the games that were still running after a round and had a single leader: how often the leader won in the end, with its 95 % interval.
lab-by-chance = by chance

## Training

lab-train-title = { $game }: a net that learns
lab-train-going = Generation { $generation }: { $phase }
lab-train-phase-play = playing
lab-train-phase-read = reading games
lab-train-phase-learn = learning
lab-train-phase-contest = contest
lab-train-phase-yardstick = against the yardstick
lab-train-generation = Generation
lab-train-games = Games
lab-train-examples = Choices
lab-train-policy = Policy error
lab-train-value = Value error
lab-train-spread = Spread of results
lab-train-contest = Against its predecessor
lab-train-verdict = Verdict
lab-train-verdict-won = won its place
lab-train-verdict-lost = lost
lab-train-verdict-even = no better
lab-train-verdict-open = not clear
lab-train-yardstick = Against { $bot }
lab-train-points = Points
lab-train-tables = Tables
lab-train-simulations = Simulations per pick
lab-train-shape = Net
lab-train-shape-told = width { $width }, depth { $depth }; inputs: { NUMBER($inputs) }; options: { NUMBER($options) }
lab-train-commit = Commit
lab-train-strength-caption = How often the net that plays is ahead of { $bot }, which stays the same, after each generation. Line: 95 % interval.
lab-train-contest-caption = How often each new net was ahead of the one whose place it wanted. Line: an interval that holds at all times; above one half the new net takes the place.
lab-train-loss-caption = How far the net is from games it has not learned from: what it did not foresee of the searches (policy, in nats), and the mean square error of the expected results (value); the dashed line is the error of someone who always says the mean.
lab-train-best = The net that plays: { $net }. It has learned from { $games ->
    [one] { $games } game
   *[other] { NUMBER($games) } games
}.
lab-train-none = No generation is complete yet.
lab-train-kept = Kept in { $folder }: the page is index.html, the net that plays is { $net }. The same command continues from there.
lab-train-stopped = Stopped. Nothing is lost: the same command continues from there.

## What went wrong

lab-error-bots = { $game } is for { $least } to { $most } players, got { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
lab-error-games = at least one game must be played, got { $games }
lab-error-many-games = at most { $most } games can be played in one run, got { $games }
lab-error-jobs = at least one process must do the work, got { $jobs }
lab-error-players = { $bots ->
    [one] there is { $bots } bot
   *[other] there are { $bots } bots
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}
lab-error-nothing-played = the run was stopped before any game was finished
lab-error-broken-pool = a process of the run was killed from outside, perhaps for lack of memory
lab-error-no-ray = a Ray cluster needs the extra ray, as in pip install 'allmende[ray]'
lab-error-no-cluster = there is no Ray cluster at { $address } that this Python and this Ray can join
lab-error-nodes = the nodes of the cluster need Allmende { $version }, as it is installed here
lab-error-cluster-lost = the Ray cluster was lost; with --out the same command continues from the games that were kept
lab-error-folder = { $folder } cannot be written: { $why }
lab-error-page = { $path } is a folder: name a file for the page
lab-error-foreign = { $path } is damaged or not a file of Allmende's: choose another folder
lab-error-other-run = { $folder } holds another run ({ $what }): choose another folder
lab-error-damaged = { $path } is damaged in line { $line }: choose another folder
lab-error-forbid = between 0 and 50 percent can be forbidden, got { $forbid }
lab-error-disobeys = { $bot } does not keep to the options it is shown, so nothing can be forbidden to it
lab-error-no-lab = this needs the extra lab, as in pip install 'allmende[lab]'
lab-error-seats = { $game } has tables of { $least } to { $most } for a tournament, got { $seats }
lab-error-few-bots = a table of { $seats } needs at least as many bots, got { $bots }
lab-error-margin = the margin must lie between 0 and 0.5, got { $margin }
lab-error-no-train = training needs the extra train, as in pip install 'allmende[train]'
lab-error-train-number = { $name } must lie between { $least } and { $most }, got { $value }

## Looking back at a game

analysis-title = { $game }: the game pick by pick
analysis-going = Looking at every pick
analysis-lead = Every pick was searched from what its player knew at that moment, never with cards that were hidden then. Chances are estimates with an error: trust what is large.
analysis-lead-alone = Every pick was searched from what the player knew at that moment, never with cards that were hidden then. Points are estimates with an error: trust what is large.
analysis-decisions = Picks
analysis-players = Players
analysis-player = Player
analysis-best = Best
analysis-fine = As good
analysis-slip = Slips
analysis-mistake = Mistakes
analysis-lost = Chance given away
analysis-points-lost = Points given away
analysis-turns = Turning points
analysis-after-pick = After pick
analysis-what = What happened
analysis-turn-mistake = { $name } picks something much weaker
analysis-turn-swing = Since the last pick of { $name } the game has turned
analysis-change = Chance to win, in %
analysis-change-points = Points
analysis-slips = What would have been better
analysis-pick = Pick
analysis-picked = Picked
analysis-better = Better
analysis-gain = Points more
analysis-grade = Grade
analysis-grade-slip = Slip
analysis-grade-mistake = Mistake
analysis-course = The chance to win before each pick, as far as its player could know; the bars are standard errors.
analysis-course-points = The points expected before each pick; the bars are standard errors.

## Puzzles

puzzles-going = Looking for puzzles
puzzles-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} from { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $path }
