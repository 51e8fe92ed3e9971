"""The seasons board, as one of the modules.

`calendar` which season it is, `board` the four action spaces, `changes` what a season does to the others, `discounts`
what it makes cheaper, `module` how it joins the game, `declaration` how options ask for it, `views` what it adds to
views.
"""
