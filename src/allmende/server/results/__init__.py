"""Results of finished games and what follows: ratings, leader boards, pages of people, archive, statistics.

`tables` what is kept, `counting` which tables count, `writing` a result with the change that ends its game, `places`
who came out where; `rating` the model, `rater` keeps ratings in step; `archive`, `profiles`, `boards`, `things` what
people are told. The core writes results; everything else is mounted by the app.
"""
