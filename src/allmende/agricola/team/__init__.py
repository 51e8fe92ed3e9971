"""The team game: partners sit opposite, trade on Market Place, build and plow for each other, and win together.

`declaration` how it is asked for, `module` the doors it enters, `market` Market Place, `result` what teams score.
"""
