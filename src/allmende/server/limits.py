"""How often somebody may call: by person, by address and by network, since persons cost nothing but a request."""

from collections.abc import Collection

from allmende.server.addresses import Place
from allmende.server.buckets import Buckets, Open
from allmende.server.config import Config
from allmende.server.errors import Refused


class Limits:
    def __init__(self, config: Config) -> None:
        self.requests = Buckets(config.requests_per_second, config.requests_burst)
        self.messages = Buckets(config.messages_per_second, config.messages_burst)
        self.all_requests = Nested(
            Buckets(config.address_requests_per_second, config.address_requests_burst),
            Buckets(config.network_requests_per_second, config.network_requests_burst),
        )
        self.all_messages = Nested(
            Buckets(config.address_messages_per_second, config.address_messages_burst),
            Buckets(config.network_messages_per_second, config.network_messages_burst),
        )
        self.people = Nested(
            Buckets(config.address_people_per_minute / 60, config.address_people_burst),
            Buckets(config.network_people_per_minute / 60, config.network_people_burst),
        )
        self.tables = Nested(
            Buckets(config.address_tables_per_minute / 60, config.address_tables_burst),
            Buckets(config.network_tables_per_minute / 60, config.network_tables_burst),
        )
        self.entries = Nested(
            Buckets(config.address_entries_per_minute / 60, config.address_entries_burst),
            Buckets(config.network_entries_per_minute / 60, config.network_entries_burst),
        )

        self.guesses = Nested(
            Buckets(config.address_guesses_per_minute / 60, config.address_guesses_burst),
            Buckets(config.network_guesses_per_minute / 60, config.network_guesses_burst),
        )
        """Codes of tables that were none."""
        self.sayings = Buckets(config.sayings_per_minute / 60, config.sayings_burst)
        self.table_sayings = Buckets(config.table_sayings_per_minute / 60, config.table_sayings_burst)
        self.reports = Buckets(config.reports_per_hour / 3600, config.reports_per_hour)
        self.letters = Buckets(config.letters_per_hour / 3600, config.letters_per_hour)
        """Codes by mail and messages to try a channel out, by person; and by where they go."""
        self.letters_there = Buckets(config.letters_there_per_hour / 3600, config.letters_there_per_hour)
        self.changes = Buckets(config.table_changes_per_second, config.table_changes_burst)
        """By table. Its owner counts them."""
        self.sockets = Open(config.sockets_per_person)
        self.address_sockets = Open(config.sockets_per_address)
        nested = {
            "address": self.all_requests,
            "message": self.all_messages,
            "people": self.people,
            "tables": self.tables,
            "guesses": self.guesses,
            "entries": self.entries,
        }
        self.buckets: dict[str, Buckets] = {
            "requests": self.requests, "messages": self.messages, "sayings": self.sayings,
            "table sayings": self.table_sayings, "reports": self.reports, "letters": self.letters,
            "letters there": self.letters_there,
        }  # fmt: skip
        """Those that processes share, by the names under which they tell each other."""
        for name, both in nested.items():
            self.buckets |= {f"{name} address": both.addresses, f"{name} network": both.networks}
        self.counters = {"person": self.sockets, "address": self.address_sockets}

    def forget_others(self, living: Collection[str]) -> None:
        """Only these processes are there."""
        for counter in self.counters.values():
            counter.forget_others(living)

    def change(self, table: str) -> None:
        if not self.changes.take(table):
            raise Refused(429, "slow-down", "too much happens at this table at once: wait a second")

    def request_from(self, place: Place) -> None:
        """Whoever it is: all who come from there share this."""
        if wait := self.all_requests.take(place):
            raise Refused(429, "slow-down", "too many requests from your address: wait a second", wait=wait)

    def request_of(self, person: str | None, place: Place) -> None:
        """By person; by address for those who are nobody."""
        key = person or f"address {place.address}"
        if not self.requests.take(key):
            raise Refused(429, "slow-down", "too many requests: wait a second")

    def message(self, key: str, place: Place) -> None:
        if not self.messages.take(key):
            raise Refused(429, "slow-down", "too many messages: wait a second")
        if self.all_messages.take(place):
            raise Refused(429, "slow-down", "too many messages from your address: wait a second")

    def new_person(self, place: Place) -> None:
        if wait := self.people.take(place):
            message = f"too many people came from your address: try again in {wait} s"
            raise Refused(429, "too-many-people", message, wait=wait)

    def entry(self, place: Place) -> None:
        if wait := self.entries.take(place):
            message = f"too many attempts came from your address: try again in {wait} s"
            raise Refused(429, "too-many-entries", message, wait=wait)

    def new_table(self, place: Place) -> None:
        if wait := self.tables.take(place):
            message = f"too many tables were made from your address: try again in {wait} s"
            raise Refused(429, "too-many-tables", message, wait=wait)

    def saying(self, person: str, table: str) -> None:
        """Somebody wants to say something."""
        for buckets, key in ((self.sayings, person), (self.table_sayings, table)):
            if not buckets.take(key):
                message = f"so much at once cannot be said: try again in {buckets.wait(key)} s"
                raise Refused(429, "too-much-said", message, wait=buckets.wait(key))

    def report(self, person: str) -> None:
        if not self.reports.take(person):
            wait = self.reports.wait(person)
            raise Refused(429, "too-many-reports", f"you have reported a lot: try again in {wait} s", wait=wait)

    def letter(self, person: str, there: str) -> None:
        """Somebody has something sent, perhaps to somebody else."""
        for buckets, key in ((self.letters, person), (self.letters_there, there)):
            if not buckets.take(key):
                wait = buckets.wait(key)
                raise Refused(429, "too-many-letters", f"so much is not sent: try again in {wait} s", wait=wait)

    def guess(self, place: Place) -> None:
        """Counted before it is known whether the code is one: of a thousand at the same time, few come through."""
        if wait := self.guesses.look(place) or self.guesses.take(place):
            message = f"too many codes from your address were none: try again in {wait} s"
            raise Refused(429, "too-many-guesses", message, wait=wait)


class Nested:
    """Buckets of addresses inside buckets of networks: only what both allow."""

    def __init__(self, addresses: Buckets, networks: Buckets) -> None:
        self.addresses = addresses
        self.networks = networks

    def take(self, place: Place) -> int:
        """0 if it may happen now, or else after how many seconds."""
        for buckets, key in ((self.addresses, place.address), (self.networks, place.network)):
            if not buckets.take(key):
                return buckets.wait(key)
        return 0

    def look(self, place: Place) -> int:
        """The same, and nothing is taken."""
        for buckets, key in ((self.addresses, place.address), (self.networks, place.network)):
            if not buckets.has(key):
                return buckets.wait(key)
        return 0

    def give_back(self, place: Place) -> None:
        self.addresses.give_back(place.address)
        self.networks.give_back(place.network)
