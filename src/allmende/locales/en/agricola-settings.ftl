### Agricola: the settings of a new game, their values, and why some do not go together.
### The page in the browser gets them from the server.

setting-expansion = an expansion
setting-level = the level of Farmers of the Moor, 0 without it
setting-cards = how hands are dealt
setting-side_job = play with the Side Job tile
setting-tile = play with the additional tile
setting-variants = house rules to play by
setting-banned = cards that are never dealt
setting-season = the seasons board, and which season the game begins in
setting-team = two teams of partners sitting opposite each other, and how they score
setting-xdeck = play with the X deck: aliens in the Western Quarry
setting-forest_deck = play with the forest deck: strange encounters for whoever takes a lot of wood
setting-campaign = a campaign: three games for 2 to 4 players, or eight challenges for one

ask-expansion = With an expansion?
expansion-none = Agricola alone
expansion-moor = Farmers of the Moor
ask-level = Which level?
level-1 = Level I: no hand cards
level-2 = Level II: the expansion's minor improvements
level-3 = Level III: minor improvements from all decks, and occupations
ask-cards = Which cards?
cards-none = Family game, without hand cards
cards-deal = 7 occupations and 7 minor improvements
cards-one-traveling = Deal: 7 occupations, 6 ordinary minor improvements and 1 traveling card
cards-by-marks = Deal: three occupations marked 1+, two 3+, two 4+, and 7 minor improvements
cards-mulligan = Deal: and you may trade in all your cards of one kind for one fewer
cards-dorn-five = 5 of each kind; whoever plays a card draws one, and after a harvest you may swap one
cards-dorn-three = 3 of each kind; whoever plays a card may discard one and draws up to 6
cards-draft = Draft: 7 occupations, keep 1 and pass the rest; then the same with 7 minor improvements
cards-draft-both = Draft: 7 of each kind at once, keep 1 of each and pass the rest
cards-draft-eight = Draft: 8 of each kind; the last card leaves the game
cards-draft-three-two = Draft: 7 of each kind, keep 3 of each, then 2, then the last 2
cards-ten-choose-seven = 10 of each kind, keep 7 of each
cards-deal-level-2 = 7 minor improvements
cards-one-traveling-level-2 = Deal: 6 ordinary minor improvements and 1 traveling card
cards-mulligan-level-2 = Deal: 7 minor improvements, and once before the game you may trade in any number of them
cards-dorn-five-level-2 = 5 minor improvements; whoever plays one draws one, and after a harvest you may swap one
cards-dorn-three-level-2 = 3 minor improvements; whoever plays one may discard one and draws up to 6
cards-draft-level-2 = Draft: 7 minor improvements, keep 1 and pass the rest
cards-draft-eight-level-2 = Draft: 8 minor improvements; the last card leaves the game
cards-draft-three-two-level-2 = Draft: 7 minor improvements, keep 3, then 2, then the last 2
cards-ten-choose-seven-level-2 = 10 minor improvements, keep 7
cards-deal-level-3 = 7 occupations and 7 minor improvements, at least 4 of the expansion
cards-mulligan-level-3 = Deal: and once before the game you may trade in any number of your cards
cards-draft-level-3 = Draft: 7 occupations, then 4 minor improvements of the expansion, then 3 of all decks; keep 1 and pass the rest
cards-draft-eight-level-3 = Draft: 8 occupations, then 5 minor improvements of the expansion, then 4 of all decks; the last card leaves the game

variants-house-before-cooking = Animals must be housed before they may be cooked
variants-one-pasture-per-type = No type of animal may live in more than one pasture
variants-leave-animals = Animals you can neither house nor cook stay on their space
variants-larkin-start = 3 food for everybody; in round 1 everybody's second person is placed in reverse order
variants-extra-copse = An extra Copse for 2 players
variants-open-display = Cards lie face up: once a round, one player may take one instead of placing a person
variants-unfinished-pastures = Pastures need not be closed
variants-pastures-apart = Pastures need not be adjacent
variants-strict-adjacency = Every newly used space must border a used one
variants-fuel-tokens = Farmers of the Moor: a new cooking improvement must be lit with 1 fuel before it can be used
variants-weakened-cards = Farmers of the Moor: cards that reward full farms or many improvements are weaker

season-none = Without the seasons board
season-today = Seasons: the current one

team-none = Everybody for themselves
team-lines = Seats 1 and 3 against 2 and 4: the lower value in each line
team-product = Seats 1 and 3 against 2 and 4: both totals multiplied

setup-family = Family game
    .text = No hand cards, just the farm. The best way to begin.
setup-cards = With cards
    .text = Everybody has occupations and minor improvements.
setup-moor-1 = Farmers of the Moor, level I
    .text = Forests, moors, horses and heating; no hand cards.
setup-moor-2 = Farmers of the Moor, level II
    .text = Plus its minor improvements.
setup-moor-3 = Farmers of the Moor, level III
    .text = Plus all minor improvements and occupations.

must-level = level must be 1, 2 or 3, got { $value }
must-banned = banned must be a list of cards, got { $value }
why-banned-card = banned lists occupations and minor improvements by name: there is no { $value }
why-many-banned = too many cards are banned: there are not enough left for all hands
why-level-without-moor = levels belong to the expansion: expansion='moor'
why-moor-without-level = level must be 1, 2 or 3 with Farmers of the Moor
why-team-campaign = a campaign ranks single players, not teams
why-team-players = teams are for exactly four players
why-side-job = the Side Job tile is for 2 to 4 players
why-moor-side-job = with Farmers of the Moor the Side Job tile belongs to level 1 with 2 to 5 players
why-tile = the additional tile is for 2 to 4 players
why-moor-tile = the additional tile for 2 players shows the Resource Market, which the expansion already brings
why-level-1-hands = at level 1 there are no hand cards
why-moor-hands = at levels 2 and 3 there are hand cards: say how they are dealt
why-level-2-both = at level 2 there are no occupations to draft together with minor improvements
why-level-2-marks = at level 2 there are no occupations to deal by their marks
why-level-3-both = at level 3 occupations are drafted before minor improvements
why-marks = dealing occupations by their marks takes 4 or more players: fewer do not use all marks
why-tens = there are not ten cards of each kind for more than 4 players
why-fuel-tokens = fuel-tokens belongs to the expansion: expansion='moor'
why-weakened-cards = weakened-cards belongs to the expansion: expansion='moor'
why-larkin-start = David Larkin's start does not say who is next after a special action
why-extra-copse = the extra Copse is for 2 players
why-open-display = an open display needs a game with hand cards
must-campaign = campaign must be true, false, or what a finished game hands on, got { $value }
why-campaign-players = a campaign is for 1 to 4 players
why-campaign-hands = a campaign is played with hand cards
why-campaign-alone-moor = the solo campaign has targets for Agricola alone, without the moor
why-campaign-alone-deal = in the solo campaign, seven occupations are dealt at once
why-campaign-results = the results in this campaign are not those of { $players ->
    [one] { $players } player
   *[other] { $players } players
}
why-campaign-over = all three games of this campaign have been played
why-campaign-places = the places in this campaign do not follow from the points
why-campaign-first = whoever begins must have won the previous game: that is not seat { $value }
why-start-card = start occupations are occupations by name: there is no { $value }
why-start-one = everybody takes at most one occupation along
why-start-alone = there is one start occupation for each target reached, seven at most: here { $most }
why-start-twice = there is only one { $card }
why-start-not-here = { $card } is not in this game
why-start-fee = the food at the beginning is not enough for { $card }
why-wish = seat { $seat } cannot take { $card } along: choose from { $cards }
why-wish-missing = one occupation must be secured: choose from { $cards }
