# Das Labor: allmende simulate

lab-playing = Spielt
lab-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
lab-bot = Bot
lab-wins = Siege
lab-interval = 95-%-Intervall
lab-score = Punkte ± Standardfehler
lab-turns = Züge
lab-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-speed = { NUMBER($picks, minimumFractionDigits: 1, maximumFractionDigits: 1) } Wahlen je Partie. { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } Partien in der Sekunde.
lab-stopped = Abgebrochen: gezählt sind die Partien, die bis dahin zu Ende waren.
