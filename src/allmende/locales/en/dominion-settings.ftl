### Dominion: the settings of a new game, their values, and why some do not go together.
### The page in the browser gets them from the server.

setting-kingdom = the ten piles of this game
setting-expansions = where random piles come from
setting-wanted = mechanics a random kingdom must have, at least one card each
setting-unwanted = mechanics a random kingdom must not have
setting-include = piles and landscapes a random kingdom must have
setting-exclude = piles and landscapes a random kingdom must not have
setting-landscapes = how many Events, Projects, Landmarks and Ways lie next to a random kingdom
setting-first = the seat that begins; random if none is given

ask-kingdom = Which kingdom? A number, or ten cards with commas between them.

mechanic-village = Village (+2 Actions)
mechanic-buy = +Buy
mechanic-trashing = Trashing
mechanic-attack = Attack
mechanic-reaction = Reaction
mechanic-duration = Duration
mechanic-night = Night
mechanic-reserve = Reserve
mechanic-traveller = Traveller
mechanic-split = Mixed pile
mechanic-debt = Debt
mechanic-vp = VP tokens
mechanic-coffers = Coffers
mechanic-villagers = Villagers
mechanic-favors = Favors and Allies
mechanic-exile = Exile
mechanic-horses = Horses
mechanic-heirlooms = Heirloom
mechanic-boons = Boons
mechanic-hexes = Hexes
mechanic-event = Event
mechanic-project = Project
mechanic-landmark = Landmark
mechanic-way = Way

landscapes-by-lot = as they come, two at most
landscapes-none = none
landscapes-one = one
landscapes-two = two
landscapes-three = three
landscapes-four = four

must-kingdom = kingdom must be the name of a set, 'random' or ten cards, got { $value }
why-no-kingdom = there is no kingdom { $value }: choose { $values } or name ten cards
why-no-kingdom-near = there is no kingdom { $value }: did you mean { $near }?
why-kingdom-size = kingdom must have { $size } piles, got { $count }
why-kingdom-twice = kingdom has { $card } twice
why-boons = the Druid wants { $size } Boons: name { $size } of them along with the Druid, or none
why-ally = the Ally { $landscape } needs a card in the kingdom that gives Favors, and no other Ally with it
why-mouse = the card for the Way of the Mouse must be an Action for $2 or $3 that is not a Duration and not in the kingdom: not { $card }
why-kingdom-beside = { $card } cannot be one of the kingdom's { $size } piles: it is never in the supply
why-kingdom-basic = { $card } is in every game: it cannot be one of the kingdom's { $size } piles
must-things = this must be a list of cards and landscapes, got { $value }
why-few-piles = there are not enough piles for a random kingdom of { $size }: { $count } short
why-nothing-wanted = nothing in these expansions has what is wanted: { $mechanic }
why-many-wanted = that is more than one kingdom can hold: want less, or include less
why-few-landscapes = there are not enough landscapes to draw { $count }
why-in-and-out = { $card } cannot be included and excluded at once
why-many-included = a kingdom has { $size } piles, but { $count ->
    [one] { $count } is
   *[other] { $count } are
} included
why-many-landscapes = landscapes asked for: { $size }, but { $count ->
    [one] { $count } is
   *[other] { $count } are
} included
