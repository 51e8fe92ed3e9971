# The lab: allmende simulate

lab-playing = Playing
lab-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
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
lab-speed = { NUMBER($picks, minimumFractionDigits: 1, maximumFractionDigits: 1) } picks a game. { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } games a second.
lab-stopped = Stopped: these are the games that were over by then.
