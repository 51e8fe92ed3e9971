from tests.dominion.situations import situation


def test_village_then_smithy() -> None:
    t = situation(hand="village, smithy, 3 copper", deck="estate, gold, silver, duchy, curse")
    t.pick("village")
    assert (t.actions, t.hand()) == (2, "copper, copper, copper, estate, smithy")
    t.pick("smithy")
    assert (t.actions, t.hand()) == (1, "copper, copper, copper, duchy, estate, gold, silver")
    t.pick("treasures", "pile province")
    assert t.seat == 1
