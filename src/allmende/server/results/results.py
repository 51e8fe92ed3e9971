"""What the server has of results: ratings in step with them, what was read in finished games, and who is shown what."""

from allmende.server.config import Config
from allmende.server.hall import Hall
from allmende.server.results.profiles import Profiles
from allmende.server.results.rater import Rater
from allmende.server.results.things import Reader


class Results:
    def __init__(self, config: Config, hall: Hall) -> None:
        self.config = config
        self.hall = hall
        self.store = hall.store
        self.profiles = Profiles(hall.store)
        self.rater = Rater(hall.store.engine)
        self.reader = Reader(hall.store, hall.journal, hall.players.aside, config.now)
        hall.changes.after.append(self.rater.changed)
        hall.changes.after.append(self.reader.changed)

    def start(self) -> None:
        self.rater.start()
        self.reader.start()

    async def close(self) -> None:
        await self.rater.close()
        await self.reader.close()
