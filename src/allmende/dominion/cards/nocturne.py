"""The cards of Nocturne and what lies beside them."""

from allmende.dominion.card import (
    ACTION,
    ATTACK,
    BOON,
    DOOM,
    DURATION,
    FATE,
    HEIRLOOM,
    HEX,
    NIGHT,
    REACTION,
    SPIRIT,
    STATE,
    TREASURE,
    VICTORY,
    card,
    landscape,
)

SET = "nocturne"

DRUID = card("druid", SET, 2, ACTION | FATE)
FAITHFUL_HOUND = card("faithful-hound", SET, 2, ACTION | REACTION)
CONCLAVE = card("conclave", SET, 4, ACTION)
COBBLER = card("cobbler", SET, 5, NIGHT | DURATION)
WEREWOLF = card("werewolf", SET, 5, ACTION | ATTACK | NIGHT | DOOM)
SECRET_CAVE = card("secret-cave", SET, 3, ACTION | DURATION)
LEPRECHAUN = card("leprechaun", SET, 3, ACTION | DOOM)
CRYPT = card("crypt", SET, 5, NIGHT | DURATION)
POOKA = card("pooka", SET, 5, ACTION)
SHEPHERD = card("shepherd", SET, 4, ACTION)
MAGIC_LAMP = card("magic-lamp", SET, 0, TREASURE | HEIRLOOM)
CURSED_GOLD = card("cursed-gold", SET, 4, TREASURE | HEIRLOOM)
PASTURE = card("pasture", SET, 2, TREASURE | VICTORY | HEIRLOOM)
WISH = card("wish", SET, 0, ACTION)
WILL_O_WISP = card("will-o-wisp", SET, 0, ACTION | SPIRIT)
BAD_OMENS = landscape("bad-omens", SET, HEX)
DELUSION = landscape("delusion", SET, HEX)
ENVY = landscape("envy", SET, HEX)
FAMINE = landscape("famine", SET, HEX)
FEAR = landscape("fear", SET, HEX)
GREED = landscape("greed", SET, HEX)
HAUNTING = landscape("haunting", SET, HEX)
LOCUSTS = landscape("locusts", SET, HEX)
MISERY = landscape("misery", SET, HEX)
PLAGUE = landscape("plague", SET, HEX)
POVERTY = landscape("poverty", SET, HEX)
WAR = landscape("war", SET, HEX)
DELUDED = landscape("deluded", SET, STATE)
ENVIOUS = landscape("envious", SET, STATE)
MISERABLE = landscape("miserable", SET, STATE)
TWICE_MISERABLE = landscape("twice-miserable", SET, STATE)
MOUNTAINS_GIFT = landscape("mountains-gift", SET, BOON)
SKYS_GIFT = landscape("skys-gift", SET, BOON)
SUNS_GIFT = landscape("suns-gift", SET, BOON)
EARTHS_GIFT = landscape("earths-gift", SET, BOON)
FIELDS_GIFT = landscape("fields-gift", SET, BOON)
FLAMES_GIFT = landscape("flames-gift", SET, BOON)
FORESTS_GIFT = landscape("forests-gift", SET, BOON)
MOONS_GIFT = landscape("moons-gift", SET, BOON)
RIVERS_GIFT = landscape("rivers-gift", SET, BOON)
SEAS_GIFT = landscape("seas-gift", SET, BOON)
SWAMPS_GIFT = landscape("swamps-gift", SET, BOON)
WINDS_GIFT = landscape("winds-gift", SET, BOON)
