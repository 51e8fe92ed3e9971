"""Campaigns as the game knows them: the option, and what does not go with it."""

from typing import Final

from allmende.agricola.campaign.opening import OPENING, Opening
from allmende.agricola.campaign.settings import EXCLUSIONS, SETTING, USUAL_CARDS, check_campaign
from allmende.agricola.campaign.story import story_of
from allmende.agricola.module import Declaration, Module
from allmende.table.rules import Json


def made(options: Json) -> Module | None:
    story = story_of(options)
    return None if story is None else Opening(story)


CAMPAIGN: Final = Declaration(
    name=OPENING,
    made=made,
    asked_by="campaign=true",
    settings=(SETTING,),
    usual_cards=USUAL_CARDS,
    exclusions=EXCLUSIONS,
    check=check_campaign,
    samples=(
        {
            "players": 1, "cards": "mulligan",
            "campaign": {"scores": [[58], [49], [55], [60]], "start": [["scholar", "consultant", "wood-cutter"]]},
        },
        {
            "players": 4, "cards": "draft",
            "campaign": {
                "scores": [[31, 40, 40, 22]], "places": [[3, 1, 1, 4]],
                "start": [["tutor"], [], ["grocer"], ["priest"]], "first": 2,
            },
        },
    ),
)  # fmt: skip
