### Dominion: the settings of a new game, their values, and why some do not go together.
### The page in the browser gets them from the server.

setting-kingdom = the ten piles of this game
setting-expansions = where random piles come from
setting-first = the seat that begins; drawn by lot if none is given

ask-kingdom = Which kingdom? A number, or ten cards with commas between them.

must-kingdom = kingdom must be the name of a set, 'random' or ten cards, got { $value }
why-no-kingdom = there is no kingdom { $value }: choose { $values } or name ten cards
why-no-kingdom-near = there is no kingdom { $value }: do you mean { $near }?
why-kingdom-size = kingdom must have { $size } piles, got { $count }
why-kingdom-twice = kingdom has { $card } twice
why-boons = the Druid wants { $size } Boons: name { $size } of them beside the Druid, or none
why-ally = the Ally { $landscape } needs a card that gives Favors in the kingdom, and no other Ally beside it
why-mouse = the card of the Mouse must be an Action for $2 or $3 that is no Duration and not in the kingdom, beside the Way of the Mouse: not { $card }
why-kingdom-beside = { $card } cannot be one of the kingdom's { $size } piles: it is never in the supply
why-kingdom-basic = { $card } is in every game: it cannot be one of the kingdom's { $size } piles
