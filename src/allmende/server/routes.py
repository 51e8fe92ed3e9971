"""The HTTP side: a thin layer between requests and the hall."""

import asyncio
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Annotated, Any, Final, TypeAlias

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.security import APIKeyCookie, HTTPBearer
from msgspec import to_builtins

from allmende.bots import bot_names
from allmende.ledger import ledgers
from allmende.lessons import Lesson, UnknownLesson, lesson_of, lessons_of
from allmende.locales import UnknownLanguage, game_texts
from allmende.server import models as m
from allmende.server.addresses import place_in
from allmende.server.errors import Refused, no_person, no_rights, no_table
from allmende.server.guard import COOKIE, person_in
from allmende.server.hall import Hall
from allmende.server.identity.devices import device_of
from allmende.server.inviting import invitation
from allmende.server.limits import Limits
from allmende.server.logs import log
from allmende.server.open_table import Table
from allmende.server.openapi import told
from allmende.server.pages import PageFile
from allmende.server.people import clean_name
from allmende.server.picks import not_picked, try_picks
from allmende.server.register import Person, Register
from allmende.server.seating import Chair, checked_bot
from allmende.server.turns import while_here
from allmende.server.wire import encode
from allmende.table import AllmendeError, BrokenBox, Game, Json, UnknownGame, box_of, game_names, has_game, rules_of
from allmende.table.box import IN_THE_CLIENT, OptionFiles, load
from allmende.told import told_settings

YEARS: Final = 5 * 365 * 24 * 3600
LONGEST_WAIT: Final = 25
Things: TypeAlias = dict[str, list[Json]]
OwnThings: TypeAlias = Callable[[Json], Things | None]

ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    status: {**told(m.Refusal, status)[status], "description": text}
    for status, text in {
        400: "The request cannot be read.", 401: "There is no such person.", 403: "It is not yours to do.",
        404: "There is no such thing.", 409: "Not now: the table is in another state.",
        413: "The request is too large.", 421: "The server does not go by that name.",
        422: "The request makes no sense.", 429: "Too many requests.", 503: "It could not be done now.",
    }.items()
}  # fmt: skip

either_secret = [Depends(HTTPBearer(auto_error=False)), Depends(APIKeyCookie(name=COOKIE, auto_error=False))]
api = APIRouter(prefix="/api", responses=ERRORS, dependencies=either_secret)

TableId = Annotated[str, Path(min_length=1, max_length=64)]
SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="which of my seats; else one that is asked")]
WatchQuery = Annotated[str | None, Query(max_length=64, description="the secret of a watch or join link")]
KeyQuery = Annotated[str, Query(min_length=1, max_length=80, description="what an option stands for: space forest")]
OriginQuery = Annotated[str, Query(max_length=300, description="where I opened the page: http://localhost:8642")]
SinceQuery = Annotated[int, Query(ge=0, le=1 << 31, description="events after this seq; 0: all")]
WaitQuery = Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="seconds to wait for a seq above since")]


async def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def register_of(request: Request) -> Register:
    register: Register = request.app.state.register
    return register


async def caller(request: Request) -> Person:
    """Whoever sent the request; 401 if that is nobody."""
    person = person_in(request.scope)
    if person is None:
        raise no_person()
    return person


def hash_in(request: Request) -> str | None:
    """Who sent the request, as seats know people; None if that is nobody."""
    person = person_in(request.scope)
    return None if person is None else person.hash


def asker(request: Request) -> str:
    """Whose work it is: a person's, or that of nobody at an address."""
    return hash_in(request) or f"address {place_in(request.scope).address}"


async def limits_of(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


async def may_make_table(request: Request) -> None:
    (await limits_of(request)).new_table(place_in(request.scope))


TheHall = Annotated[Hall, Depends(hall_of)]
TheRegister = Annotated[Register, Depends(register_of)]
Me = Annotated[Person, Depends(caller)]


def answer(data: Any, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json")


async def update_for(hall: Hall, table: Table, person: str | None, seat: int | None, since: int) -> Json:
    await table.veil.lifted(person)
    since = since if since <= table.seq else 0
    return table.update(person, seat, since, await table.happenings(hall.store, since))


# People and games


@api.get("/games", responses=told(m.Games))
async def games() -> Response:
    """The games with players, settings, what excludes what and why, and bots."""
    return answer(await asyncio.to_thread(describe_games, tuple(game_names())))


@cache
def describe_games(names: tuple[str, ...]) -> Json:
    """Reads all catalogs, which takes a second: once, and never in the event loop."""
    found = []
    for name in names:
        try:
            found.append(describe_game(name))
        except BrokenBox as error:  # the other games shall go on
            log("broken-box", level=30, kind=name, why=str(error))
    return {"games": found}


def describe_game(name: str) -> Json:
    rules = rules_of(name)
    return {"game": name, "min_players": rules.min_players, "max_players": rules.max_players,
            "options": rules.options({}), **told_settings(name), "bots": bot_names(name),
            "best_bot": checked_bot(name, None),
            "board": None if board_of(name) is None else f"/api/games/{name}/board.js",
            "lessons": [lesson.name for lesson in lessons_of(name)]}  # fmt: skip


@api.get("/games/{game}/things")
async def things(game: Annotated[str, Path(max_length=40)]) -> dict[str, list[dict[str, Any]]]:
    """What lies in a game's box, by kind: cards with their costs and types, for choosers and card faces."""
    look_up(game)
    return await asyncio.to_thread(things_of, game)


@cache
def things_of(name: str) -> Things:
    """Not every game says it; it is the same for every table."""
    things: Callable[[], Things] | None = load(box_of(name).things)
    return {} if things is None else things()


@api.get("/games/{game}/texts", responses=told(m.FileText))
async def texts(game: Annotated[str, Path(max_length=40)], lang: Annotated[str, Query(max_length=8)]) -> Response:
    """The texts of a game in a language, as a Fluent catalog. Those of our own games are in the web client."""
    look_up(game)
    try:
        return answer({"text": await asyncio.to_thread(game_texts, lang, game)})
    except UnknownLanguage as error:
        raise Refused(404, "unknown-language", str(error)) from error


@api.get("/games/{game}/lessons", responses=told(m.Lessons))
async def lessons(game: Annotated[str, Path(max_length=40)]) -> Response:
    """The lessons of a game, step by step: what is waited for and pointed at. What they say is among its texts."""
    look_up(game)
    return answer({"lessons": [describe_lesson(lesson) for lesson in await asyncio.to_thread(lessons_of, game)]})


def describe_lesson(lesson: Lesson) -> Json:
    steps = [
        {"says": step.says, "places": step.places, "ways": step.ways, "length": step.length, "seat": step.seat}
        for step in lesson.steps
    ]
    return {"name": lesson.name, "minutes": lesson.script.minutes, "steps": steps}


@api.get("/games/{game}/rules", responses=told(m.Ledgers))
async def rules(
    request: Request, game: Annotated[str, Path(max_length=40)], lang: Annotated[str, Query(max_length=8)]
) -> Response:
    """The rules of a game in a language, to look up; an empty list if it has no ledger."""
    look_up(game)
    try:
        return (await asyncio.to_thread(rules_file, game, lang)).answer(request)
    except UnknownLanguage as error:
        raise Refused(404, "unknown-language", str(error)) from error


@cache
def rules_file(game: str, lang: str) -> PageFile:
    """They are long, and the same for everybody: packed once."""
    return PageFile("rules.json", encode({"ledgers": ledgers(game, lang)}))


@api.get("/games/{game}/board.js", response_class=Response)
async def board(game: Annotated[str, Path(max_length=40)]) -> Response:
    """The board that a game from elsewhere brings for the browser: an ES module."""
    look_up(game)
    module = await asyncio.to_thread(board_of, game)
    if module is None:
        raise Refused(404, "no-board", f"{game} brings no board")
    return Response(module, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


def board_of(game: str) -> str | None:
    """The ES module of a game's box; None if it has none, or a board in the web client."""
    place = box_of(game).board
    if place is None or place == IN_THE_CLIENT:
        return None
    package, _, file = str(place).partition(":")
    try:
        return (resources.files(package) / file).read_text(encoding="utf-8")
    except (ImportError, OSError, ValueError) as error:
        raise BrokenBox(f"there is no board at {place}: {error}") from error


def look_up(game: str) -> None:
    """404 if there is no such game."""
    if not has_game(game):
        raise Refused(404, "unknown-game", f"there is no game {game}")


@api.get("/games/{game}/file", responses=told(m.FileText))
async def option_file(
    game: Annotated[str, Path(max_length=40)], option: Annotated[str, Query(max_length=40)]
) -> Response:
    """The file with which somebody's own one begins: what the package uses for this option."""
    check_game(game)
    try:
        return answer({"text": files_of(game).option_file(option)})
    except AllmendeError as error:
        raise Refused(422, "bad-options", str(error)) from error


def files_of(game: str) -> OptionFiles:
    files: OptionFiles | None = load(box_of(game).files)
    if files is None:
        raise Refused(422, "bad-options", f"{game} reads no files")
    return files


@api.post("/games/{game}/read", responses=told(m.OptionRead))
async def read_option(
    request: Request,
    me: Me,
    body: Annotated[m.ReadBody, Body()],
    hall: TheHall,
    game: Annotated[str, Path(max_length=40)],
) -> Response:
    """The value of an option from somebody's own file: its text comes here, never a path. Nothing is kept."""
    check_game(game)
    files_of(game)
    name = clean_name(body.name) or "this file"
    reading = hall.clerk.read_file(me.hash, game, body.option, body.text, name)
    return answer({"value": await while_here(request, reading)})


@api.get("/me", responses=told(m.Me))
async def get_me(request: Request, register: TheRegister) -> Response:
    """Name and settings of whoever calls. A browser that is nobody yet becomes a person and gets the cookie."""
    person = person_in(request.scope)
    if person is not None:
        return answer(person.to_json())
    (await limits_of(request)).new_person(place_in(request.scope))
    secret, person = await register.welcome(device=device_of(request.headers))
    response = answer(person.to_json())
    set_cookie(request, response, secret)
    return response


@api.put("/me", responses=told(m.Me))
async def put_me(me: Me, body: Annotated[m.MeBody, Body()], register: TheRegister) -> Response:
    return answer((await register.change(me, body.name, body.settings)).to_json())


@api.delete("/me/secret", responses=told(m.Secret))
async def renew_secret(request: Request, me: Me, register: TheRegister) -> Response:
    """All my secrets end, wherever they are, and I get a new one: a browser as its cookie, too."""
    secret = await register.renew(me, device_of(request.headers))
    response = answer({"secret": secret})
    if COOKIE in request.cookies:
        set_cookie(request, response, secret)
    return response


def set_cookie(request: Request, response: Response, secret: str, name: str = COOKIE) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(name, secret, max_age=YEARS, httponly=True, samesite="lax", secure=secure, path="/")


@api.post("/people", status_code=201, responses=told(m.Secret, 201))
async def new_person(request: Request, body: Annotated[m.PeopleBody, Body()], register: TheRegister) -> Response:
    """A person for a program: the secret comes in the answer, not as a cookie."""
    (await limits_of(request)).new_person(place_in(request.scope))
    secret, _ = await register.welcome(body.name)
    return answer({"secret": secret}, 201)


# Tables


@api.get("/tables", responses=told(m.Tables))
async def my_tables(me: Me, hall: TheHall) -> Response:
    """The tables at which I sit, the latest change first."""
    return answer({"tables": await hall.tables_of(me.hash)})


@api.post("/tables", status_code=201, responses=told(m.Update, 201), dependencies=[Depends(may_make_table)])
async def create(me: Me, body: Annotated[m.NewTable, Body()], hall: TheHall) -> Response:
    check_game(body.game)
    chairs = [chair_for(body.game, seat, me) for seat in body.seats]
    if all(chair.kind == "bot" for chair in chairs):
        raise Refused(422, "nobody-plays", "at least one seat must be for a person")
    if body.settings.clock is not None:
        checked_bot(body.game, body.settings.clock.bot)
    if body.lesson is None:
        id_ = await hall.create(me.hash, body.game, body.options, body.seed, chairs, to_builtins(body.settings))
    else:
        id_ = await hall.teach(me.hash, lesson_for(body), chairs)
    async with hall.table(id_, me.hash) as table:
        mine = table.mine(me.hash)
        seat = table.viewer(me.hash, None, None if mine else table.facts.watch)
        update = await update_for(hall, table, me.hash, seat, 0)
        if not mine:  # whoever only sets a table up for others needs its links, too
            update["table"] |= {"invite": table.facts.invite, "watch": table.facts.watch}
        return answer(update, 201)


def lesson_for(body: m.NewTable) -> Lesson:
    """The lesson that a new table is for. It begins as it is written: nobody brings a situation of their own."""
    try:
        lesson = lesson_of(body.game, body.lesson or "")
    except UnknownLesson as error:
        raise Refused(422, "unknown-lesson", str(error)) from error
    if [seat.kind for seat in body.seats] != ["me"] or body.options or body.seed is not None:
        raise Refused(422, "bad-options", "a lesson has its own options and seed, and one seat, which is mine")
    return lesson


def check_game(name: str) -> None:
    try:
        rules_of(name)
    except (UnknownGame, BrokenBox) as error:
        raise Refused(422, "unknown-game", str(error)) from error


def chair_for(game: str, seat: m.SeatWish, me: Person) -> Chair:
    if seat.kind == "bot":
        return Chair("bot", None, clean_name(seat.name), checked_bot(game, seat.bot))
    if seat.kind == "open":
        return Chair("open")
    return Chair("person", me.hash, clean_name(seat.name) or me.name)


@api.get("/tables/{id}", responses=told(m.Update))
async def get_table(
    request: Request, hall: TheHall, id: TableId, seat: SeatQuery = None, watch: WatchQuery = None,  # noqa: A002
    since: SinceQuery = 0, wait: WaitQuery = 0,
) -> Response:  # fmt: skip
    """The whole update for one of my seats, or as a spectator. With `wait`, when something has happened since."""
    hashed = hash_in(request)
    async with hall.table(id, hashed, since) as table:
        table.viewer(hashed, seat, watch)
        if wait and since == table.seq:
            await changed(table, since, wait)
        return answer(await update_for(hall, table, hashed, table.viewer(hashed, seat, watch), since))


class Waiter:
    """Somebody who waits for a change by HTTP."""

    watches = False

    def __init__(self) -> None:
        self.person: str | None = None
        self.woken = asyncio.Event()

    def poke(self) -> None:
        self.woken.set()

    dismiss = poke

    def hear(self, presence: Any) -> None:
        """That is no change."""

    say = hear


async def changed(table: Table, since: int, seconds: float) -> None:
    """Wait until the table has moved on from a seq, or for so long."""
    waiter = Waiter()
    table.listeners.add(waiter)
    try:
        async with asyncio.timeout(seconds):
            while table.seq == since and not table.spoiled:
                await waiter.woken.wait()
                waiter.woken.clear()
    except TimeoutError:
        pass
    finally:
        table.listeners.discard(waiter)


@api.delete("/tables/{id}", status_code=204, responses={202: {"description": "The others are asked first."}})
async def delete(me: Me, hall: TheHall, id: TableId) -> Response:  # noqa: A002
    """Delete a table that one made. A running game of others goes when they have agreed: 202, and a vote is open."""
    async with hall.table(id, me.hash) as table:
        gone = await hall.do(table, "delete", me.hash, "")
    return Response(status_code=204) if gone else answer({"asked": True}, 202)


@api.get("/tables/{id}/things")
async def table_things(
    request: Request, hall: TheHall, id: TableId, watch: WatchQuery = None,  # noqa: A002
) -> dict[str, list[dict[str, Any]]]:  # fmt: skip
    """What lies in the box of this table: as for its game, unless it is played with somebody's own things."""
    hashed = hash_in(request)
    async with hall.table(id, hashed) as table:
        table.viewer(hashed, None, watch)
        game = table.game
        own_things: OwnThings | None = load(box_of(game.rules.name).own_things)
        own = None if own_things is None else own_things(game.options)
        return await asyncio.to_thread(things_of, game.rules.name) if own is None else own


@api.get("/tables/{id}/invitation", responses=told(m.Invitation))
async def invite(me: Me, hall: TheHall, id: TableId, origin: OriginQuery) -> Response:  # noqa: A002
    """How friends come to my table, wherever they are."""
    async with hall.table(id, me.hash) as table:
        if not table.mine(me.hash):
            raise no_rights("only people at the table see its links")
        secret = table.facts.invite
    return answer(await asyncio.to_thread(invitation, origin, hall.config.door, id, secret))


@api.post("/tables/{id}/join", responses=told(m.Update))
async def join(me: Me, body: Annotated[m.JoinBody, Body()], hall: TheHall, id: TableId) -> Response:  # noqa: A002
    async with hall.table(id, me.hash) as table:
        seat = await hall.do(table, "join", me.hash, body.name or me.name, body.invite)
        return answer(await update_for(hall, table, me.hash, seat, 0))


@api.post("/tables/{id}/picks", responses=told(m.Update))
async def picks(me: Me, body: Annotated[m.PicksBody, Body()], hall: TheHall, id: TableId) -> Response:  # noqa: A002
    """All picks in order, until one shows something new. What is refused comes with the reason and the update."""
    async with hall.table(id, me.hash, body.seq) as table:
        try:
            await hall.do(table, "pick", me.hash, body.seat, body.seq, body.picks, body.once)
        except Refused as refused:
            if body.seat in table.mine(me.hash):
                refused.update = await update_for(hall, table, me.hash, body.seat, body.seq)
            raise
        return answer(await update_for(hall, table, me.hash, body.seat, body.seq))


@api.post("/tables/{id}/try", responses=told(m.Tried))
async def try_(me: Me, body: Annotated[m.PicksBody, Body()], hall: TheHall, id: TableId) -> Response:  # noqa: A002
    """What would come of some picks, as the seat would see it; nothing is changed."""
    async with hall.table(id, me.hash, body.seq) as table:
        table.check_seat(me.hash, body.seat)
        return answer(try_picks(table, body.seat, body.seq, body.picks))


@api.post("/tables/{id}/undo", responses=told(m.Update))
async def undo(me: Me, body: Annotated[m.UndoBody, Body()], hall: TheHall, id: TableId) -> Response:  # noqa: A002
    async with hall.table(id, me.hash, body.seq) as table:
        await hall.do(table, "undo", me.hash, body.seat, body.seq, body.to, body.once)
        return answer(await update_for(hall, table, me.hash, body.seat, body.seq))


@api.post("/tables/{id}/vote", responses=told(m.Update))
async def vote(me: Me, body: Annotated[m.VoteBody, Body()], hall: TheHall, id: TableId) -> Response:  # noqa: A002
    async with hall.table(id, me.hash, body.seq) as table:
        await hall.do(table, "vote", me.hash, body.seat, body.seq, body.agree, body.once)
        if table.gone:
            raise no_table()
        return answer(await update_for(hall, table, me.hash, body.seat, body.seq))


@api.post("/tables/{id}/leave", responses=told(m.Done))
async def leave(me: Me, body: Annotated[m.LeaveBody, Body()], hall: TheHall, id: TableId) -> Response:  # noqa: A002
    async with hall.table(id, me.hash) as table:
        await hall.do(table, "leave", me.hash, body.seat, body.bot, body.once)
        await table.veil.lifted(me.hash)
        return answer({"seq": table.seq})


@api.post("/tables/{id}/rematch", status_code=201, responses=told(m.Link, 201), dependencies=[Depends(may_make_table)])
async def rematch(me: Me, body: Annotated[m.RematchBody, Body()], hall: TheHall, id: TableId) -> Response:  # noqa: A002
    async with hall.table(id, me.hash) as table:
        return answer({"table": await hall.do(table, "rematch", me.hash, body.seed == "same")}, 201)


@api.post("/tables/{id}/next", responses=told(m.Next), dependencies=[Depends(may_make_table)])
async def next_game(me: Me, body: Annotated[m.NextBody, Body()], hall: TheHall, id: TableId) -> Response:  # noqa: A002
    """What I take along into the next game of a series. When everybody has said it, its table is there."""
    async with hall.table(id, me.hash) as table:
        wishes = [(wish.seat, wish.thing) for wish in body.wishes]
        return answer({"table": await hall.do(table, "next", me.hash, wishes, body.without)})


@api.get("/series/{id}", responses=told(m.SeriesInfo))
async def series(me: Me, hall: TheHall, id: TableId) -> Response:  # noqa: A002
    """How a series stands in which I play: its games, what is carried over, what follows."""
    return answer(await hall.onwards.standing(id, me.hash))


# Looking back, and help


@api.get("/tables/{id}/moment/{pick}", responses=told(m.Moment))
async def moment(
    request: Request, hall: TheHall, id: TableId, pick: Annotated[int, Path(ge=0, le=1 << 31)],  # noqa: A002
    seat: SeatQuery = None, watch: WatchQuery = None,
) -> Response:  # fmt: skip
    """The table as it was after so many picks, as the seat may have seen it."""
    hashed = hash_in(request)
    async with hall.table(id, hashed) as table:
        viewer = table.viewer(hashed, seat, watch)
        if pick > table.picks:
            raise Refused(404, "bad-moment", f"there were only {table.picks} picks")
        return answer(await while_here(request, hall.clerk.moment(asker(request), table, pick, viewer)))


def check_over(game: Game) -> None:
    if not game.over:
        raise Refused(409, "not-over", "the game is not over: until then this would tell what is hidden")


@api.get("/tables/{id}/record")
async def record(request: Request, hall: TheHall, id: TableId, watch: WatchQuery = None) -> dict[str, Any]:  # noqa: A002
    """The record, when the game is over: it holds the seed, and with it everything that was hidden."""
    hashed = hash_in(request)
    async with hall.table(id, hashed) as table:
        table.viewer(hashed, None, watch)
        check_over(table.game)
        seats = [{"name": chair.name, "bot": chair.bot} for chair in table.chairs]
        return {**table.game.record().to_json(), "seats": seats}


@api.get("/tables/{id}/course", responses=told(m.Course))
async def course(request: Request, hall: TheHall, id: TableId, watch: WatchQuery = None) -> Response:  # noqa: A002
    """The points of every seat after each pick, when the game is over."""
    hashed = hash_in(request)
    async with hall.table(id, hashed) as table:
        table.viewer(hashed, None, watch)
        check_over(table.game)
        return answer({"totals": await while_here(request, hall.clerk.course(asker(request), table))})


RECORD: Final[dict[str, Any]] = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
}


@api.post(
    "/records", status_code=201, responses=told(m.Link, 201), openapi_extra=RECORD,
    dependencies=[Depends(may_make_table)],
)  # fmt: skip
async def import_record(request: Request, me: Me, hall: TheHall) -> Response:
    """Import the record of a finished game, to look at it. It is parsed elsewhere: a record may be long."""
    read = await while_here(request, hall.clerk.read_record(me.hash, await request.body()))
    return answer({"table": await hall.keep_record(me.hash, read)}, 201)


@api.get("/tables/{id}/hints", responses=told(m.Hints))
async def hints(request: Request, me: Me, hall: TheHall, id: TableId, seat: SeatQuery = None) -> Response:  # noqa: A002
    """Up to three recommended options for the open choice, if the table's settings allow it or all others are bots."""
    async with hall.table(id, me.hash) as table:
        viewer = table.viewer(me.hash, seat, None)
        if not table.allows_hints():
            raise Refused(409, "no-hints", "there are no hints at this table")
        if viewer is None or table.choice_of(viewer) is None:
            raise Refused(409, "not-asked", "there is nothing to choose now")
        seq, game = table.seq, table.game
        found = await while_here(request, hall.players.hints(me.hash, table, viewer))
        return answer({"seq": seq, "hints": [{**hint, "key": list(game.key(hint["option"]))} for hint in found]})


@api.get("/tables/{id}/why", responses=told(m.WhyNot))
async def why_not(me: Me, hall: TheHall, id: TableId, key: KeyQuery, seat: SeatQuery = None) -> Response:  # noqa: A002
    """Why a seat cannot pick something on the table, from what it knows. `key`: its parts with spaces between them."""
    async with hall.table(id, me.hash) as table:
        viewer = table.viewer(me.hash, seat, None)
        assert viewer is not None, "whoever only watches has no seat to ask for"
        return answer({"seq": table.seq, "why": not_picked(table.game, viewer, key)})
