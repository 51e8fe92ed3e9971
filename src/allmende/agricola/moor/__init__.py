"""Farmers of the Moor: forests and moors, fuel and heating, horses, special actions.

`table` what it adds to the state, `land` forests, moors and start cards, `special` the special actions and their cards,
`solo` their pile in the solo game, `hands` what the levels deal, `heating` fuel, heating and the bed, `guests` breeding
on Night Pasture, `expansion` how all of it joins the game. Its cards are defined after those of the base game, so that
options keep their numbers.
"""
