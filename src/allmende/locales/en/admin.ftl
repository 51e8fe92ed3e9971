### For those who run a server: `allmende admin`

admin-about = For whoever runs a server: look at tables and people, back up, move, close, delete. It works on the database, also while a server is running.
admin-about-tables = List the tables, the latest changed first.
admin-about-people = List the people, whoever was here last first.
admin-about-sizes = How much is kept.
admin-about-processes = The processes that share a PostgreSQL database, and the orders that stand.
admin-about-audit = What was done with allmende admin, by whom and when.
admin-about-backup = Write everything to FILE, as of one moment, while the server goes on.
admin-about-restore = Bring a backup back into an empty database or data folder, and check that every game replays.
admin-about-move = Move the tables of a data folder to the empty PostgreSQL database at URL, and check that every game replays. The server must be stopped; the folder stays as it is.
admin-about-export = Write down as JSON what is kept of one table or one person. The record of a table holds its seed.
admin-about-close = Close a table: nobody plays there any more, everybody can still look.
admin-about-delete = Delete a table for good.
admin-about-revoke = End all secrets of a person: their browsers and programs are strangers from then on.
admin-about-forget = Delete a person: name, settings and secrets, and their name at every table. Bots take over running games; tables where nobody else sits are deleted.
admin-about-reports = What people have reported about others, and what those had said.
admin-about-resolve = Note that a report was looked at, and what came of it.
admin-about-ratings = Compute all ratings anew from the results.
admin-about-unsay = Delete what was said at a table.
admin-about-silence = Let a person say nothing at any table, for good or for some days.
admin-about-reading-only = Let nothing be changed (on), or let everything go on (off). Everybody can still look.
admin-about-draining = Begin no new tables, and tell load balancers to go elsewhere (on), or take that back (off).
admin-about-tidy = Delete tables that nobody has used for long.
admin-about-rules = Before an upgrade: what this version would change in the database, and what becomes of the running games whose rules have changed. Exit code 3 if one would stand still.

admin-about-config = A TOML file with settings.
admin-about-data = The folder that keeps the tables.
admin-about-database = A database instead of the folder, as an async SQLAlchemy URL.
admin-about-lang = The language; otherwise that of the system.
admin-about-most = So many at most; 50 if not given.
admin-about-json = As JSON, with everything there is.
admin-about-game = Only those of this game.
admin-about-person = A person, by the beginning of the id.
admin-about-table = A table, by its id or the beginning of it.
admin-about-unfinished = Only those whose game is not over.
admin-about-finished = Only those whose game is over.
admin-about-file = The file of the backup.
admin-about-games = Check, too, that every game in it replays.
admin-about-url = The database, as postgresql+asyncpg://…
admin-about-dry-run = Only say what would be done.
admin-about-out = Write to this file instead of the terminal.
admin-about-again = Open it again.
admin-about-renew = Make a new secret for the person, who may have lost theirs.
admin-about-order = Either on or off.
admin-about-process = Only this process, by its id.
admin-about-keep-unfinished = Keep tables whose game is not over for so many days without a change; 0: for ever.
admin-about-keep-finished = The same for tables whose game is over.
admin-about-every = Try all running games, also those whose rules have not changed.
admin-about-one = A report, by its id or the beginning of it.
admin-about-resolved = Also those that were looked at.
admin-about-note = What came of it.
admin-about-days = For so many days; without it for good.
admin-about-end = Let the person talk again.

## What is shown

admin-column-id = Id
admin-column-game = Game
admin-column-rules = Rules
admin-column-created = Made
admin-column-changed = Last change
admin-column-used = Last here
admin-column-picks = Picks
admin-column-people = People
admin-column-over = Over
admin-column-closed = Closed
admin-column-name = Name
admin-column-secrets = Secrets
admin-column-tables = Tables
admin-column-what = What
admin-column-rows = Rows
admin-column-characters = Characters
admin-column-unfinished = Unfinished
admin-column-finished = Finished
admin-column-address = Address
admin-column-alive = Alive
admin-column-seconds = Seconds left
admin-column-time = When
admin-column-by = Who
admin-column-deed = Deed
admin-column-detail = Detail
admin-column-then = Rules then
admin-column-now = Rules now
admin-column-reason = Reason
admin-column-words = Words
admin-column-done = Looked at

admin-nothing = There is nothing.
admin-yes = yes
admin-bytes = { NUMBER($megabytes) } MB in all.
admin-so-far-rows = rows copied: { NUMBER($number) }
admin-so-far-games = games checked: { NUMBER($number) }
admin-backup = Everything is in { $path }: { admin-tables-and-people }.
admin-restored = Everything is back: { admin-tables-and-people }.
admin-moved = Everything has moved: { admin-tables-and-people }. Start the server with --database from now on; the folder is as it was.
admin-would-move = Everything could move: { admin-tables-and-people }. This was only a trial, nothing stays of it.
admin-tables-and-people = { $tables ->
    [one] { $tables } table
   *[other] { NUMBER($tables) } tables
}, { $people ->
    [one] { $people } person
   *[other] { NUMBER($people) } people
}
admin-same-games = { $games ->
    [one] { $games } game replays to what it was.
   *[other] { NUMBER($games) } games replay to what they were.
}
admin-older-game = Table { $table } was played by other rules and does not replay by today's; its rows are the same.
admin-broken-game = Table { $table } does not replay, though its rules are today's: something is wrong there. Its rows are the same.
admin-exported = Written to { $path }.
admin-closed = Table { $table } is closed. With --again it opens again.
admin-opened = Table { $table } is open again.
admin-deleted = Table { $table } is deleted.
admin-revoked = The secrets of { $person } open nothing any more.
admin-new-secret = The new secret, which nobody will see again: { $secret }
admin-forgotten = { $person } is deleted. Running games with a bot instead: { $left }. Finished games without the name: { $kept }. Tables deleted: { $deleted }.
admin-report = Table { $table }, about { $name } ({ $person }): { $reason }. { $words }
admin-reported-line = > { $name }: { $said }
admin-reporter-line = {"  "}{ $name }: { $said }
admin-resolved = The report { $report } is noted as looked at.
admin-unsaid = What was said at table { $table } is deleted. Lines: { $lines }.
admin-silenced = { $person } says nothing any more.
admin-speaks-again = { $person } may talk again.
admin-reading-only = Within two seconds nothing can be changed any more.
admin-writing-again = Within two seconds everything goes on.
admin-draining = Within two seconds nothing new begins, and /ready says so. Running games go on.
admin-not-draining = Within two seconds everything is as usual.
admin-order-stands = In force: { $order }
admin-tidied = Tables deleted: { $tables }.
admin-step = The database would change: { $what }
admin-rules-tried = Running games that were tried: { $tried }. Of these would stand still: { $still }.
admin-fate-replays = { $table }: replays, and goes on.
admin-fate-goes-on = { $table }: no longer replays from its first pick, but goes on from where it is.
admin-fate-stands-still = { $table }: would stand still; it can be looked at and left.
admin-fate-no-game = { $table }: its game is not installed here.

## What goes wrong

admin-error-no-database = the database cannot be used: { $why }
admin-error-no-tables-here = there are no tables at { $path }
admin-error-database-empty = there is nothing in this database yet
admin-error-older-database = this database is in the form of an older Allmende: start this version's server on it once
admin-error-newer-database = this database was made by a newer Allmende: update this one
admin-error-database-not-empty = that database has tables or people already: only an empty one is filled
admin-error-rows-differ = what was written is not what was read: nothing of it is kept
admin-error-game-differs = the game at table { $table } does not replay to what it was: nothing is kept
admin-error-no-table = there is no table “{ $what }”
admin-error-which-table = several tables begin with “{ $what }”: say more of the id
admin-error-no-person = there is no person “{ $what }”
admin-error-which-person = several people begin with “{ $what }”: say more of the id
admin-error-no-report = there is no report “{ $what }”
admin-error-which-report = several reports begin with “{ $what }”: say more of the id
admin-error-file-there = { $path } is there already, and stays as it is: name another
admin-error-no-backup = there is no backup { $path }
admin-error-cannot-write-there = { $path } cannot be written: { $why }
admin-error-not-postgres = tables are moved to a PostgreSQL database: name it as postgresql+asyncpg://…
admin-error-move-from-folder = tables are moved from a data folder: name it with --data, and no --database
admin-error-server-has-folder = a server has the tables in { $path } open: stop it first
admin-error-not-replayed = the game at table { $what } cannot be played again by today's rules, not even its beginning
admin-error-export-what = name either --table or --person
admin-error-on-or-off = “{ $what }” is neither on nor off
admin-rated = { $games ->
    [one] { $games } game counted anew.
   *[other] { $games } games counted anew.
}
