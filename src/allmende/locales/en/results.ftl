### Results on the page: ratings, leader boards, pages of people, the archive, statistics. Loaded where somebody asks for it.

## A finished game

results-archive = Archive
results-archive-about = All the games you have finished, with their films and analyses.
results-my-page = My page
results-none-yet = There is no finished game here yet.
results-play = Play a game
results-won = Won
results-place = { $place }. place
results-rated = counts
results-agreed = ended without a result
results-left = left early
results-gone = a player who was deleted
results-somebody = somebody
results-nameless = Guest
results-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
results-rating-now = rating { $rating } ({ $change })
results-film = Film
results-look = Score sheet and analysis
results-record = Record
results-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
results-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
results-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
results-why-agreed = Does not count: it ended without a result.
results-why-left = Does not count: nobody was there at the end.
results-why-alone = Does not count: there was nobody to be compared with.
results-why-bot = Does not count: nobody has measured how strong this bot is.

## The archive

results-filters = What to show
results-filter-game = Game
results-filter-players = Players
results-filter-against = With
results-filter-result = Result
results-filter-since = From
results-filter-until = To
results-filter-none = Show all
results-all = all
results-only-won = won
results-only-lost = not won
results-only-rated = those that count
results-total = { $games ->
    [0] No game fits.
    [one] { $games } game
   *[other] { $games } games
}
results-records = All of them as records, in one file
results-more = Show more

## A person

results-own-page = This is your page.
results-seen = Who may see it
results-seen-about = Your rating is on the leader boards, unless you choose “Nobody”.
results-seen-all = Everybody
results-seen-met = Those I have played with
results-seen-none = Nobody
results-ratings = Ratings
results-rating = Rating
results-no-ratings = No game that counts yet.
results-of-players = { $players ->
    [one] { $game }, { $players } player
   *[other] { $game }, { $players } players
}
results-likely = most likely { $low } to { $high }
results-from-to = { $low } to { $high }
results-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
results-provisional = provisional
results-closed = More is shown to those who have played with this person.
results-played = Games
results-won-of = Won: { $won } ({ $share })
results-course-points = Points from game to game
results-course-rating = Rating from game to game
results-course = { $games ->
    [one] { $label }: { $games } game, { $first }
   *[other] { $label }: { $games } games, the first { $first }, the latest { $last }
}
results-favourites = Favorites
results-favourites-about = What was taken in the most games.
results-in-games = in { $games } of { $of ->
    [one] { $of } game
   *[other] { $of } games
}
results-met = Played with
results-met-me = Between the two of you
results-head-to-head = { $won ->
    [one] ahead { $won } time, behind { $lost ->
        [one] { $lost } time
       *[other] { $lost } times
    }
   *[other] ahead { $won } times, behind { $lost ->
        [one] { $lost } time
       *[other] { $lost } times
    }
}
results-head-to-head-theirs = { $lost ->
    [one] you were ahead { $lost } time, behind { $won ->
        [one] { $won } time
       *[other] { $won } times
    }
   *[other] you were ahead { $lost } times, behind { $won ->
        [one] { $won } time
       *[other] { $won } times
    }
}
results-latest = Latest games
results-no-page = No such page
results-no-page-about = Nobody goes by this address, or their page is not for you.

## Leader boards

results-board = Leader boards
results-board-about = Who is how strong, by the games that count. Bots stand between as fixed points.
results-board-games = Game and number of players
results-rank = Rank
results-name = Name
results-range = Most likely
results-fixed = fixed
results-board-empty = Nobody has finished a game that counts yet.
results-board-note = What is shown is careful: nearly certainly nobody is weaker. A question mark means that it is provisional: about 10 to 20 games make it certain.
results-ratings-off = There are no ratings on this server.
results-counting = The ratings are being computed …

## A table that counts

results-counts = counts for ratings
results-counts-long = This game counts for your rating. There are no recommendations, nothing that was seen is taken back, and whoever leaves has lost.
results-field = Counts for ratings
results-field-about = No recommendations, nothing that was seen is taken back, whoever leaves has lost. The others see your rating.
results-field-alone = Alone there is nobody to be compared with.
results-field-twice = Not with several players at this screen: each needs a device of their own.
results-field-bot = Not with this bot: nobody has measured how strong it is.
results-field-hints = Not with recommendations.
results-field-seed = Not with a deal that is known beforehand.
results-field-series = Not in a campaign.
results-field-own = Not with tiles of your own.

## Statistics

results-statistics = Statistics
results-statistics-about = { $games ->
    [one] What { $games } game says that ended on this server ({ $players } at the table). It names nobody.
   *[other] What { $games } games say that ended on this server ({ $players } at the table). They name nobody.
}
results-statistics-few = { $least ->
    [one] It takes at least { $least } game before something can be said.
   *[other] It takes at least { $least } games before something can be said.
}
results-statistics-soon = The games are being put together. Look again in a moment.
results-statistics-off = This server tells no statistics.
results-things = What goes with winning
results-things-about = By how much the chance to win differs between those who took something and those who could have. That need not be the reason. Green: not by chance, even looking at all of them.
results-taken = taken { $taken } of { $offered ->
    [one] { $offered } time
   *[other] { $offered } times
}
results-effect = { $value } ({ $low } to { $high })
results-too-few = too few to say
results-openings = Openings
results-openings-about = The first two things taken, and how often they won. The mark is what everybody wins on average.
results-opened = { $games ->
    [one] { $games } time
   *[other] { $games } times
}
results-share = { $share } ({ $low } to { $high })
