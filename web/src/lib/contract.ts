/**
 * What is said between the server and its clients.
 *
 * Written by `python -m allmende.server.typescript`: change the types there, not here.
 */

export interface MeBody {
  name?: string | null;
  /** What has changed of the client's own, which are up to 4 kB: objects inside key by key, null takes a key out. */
  settings?: Record<string, unknown> | null;
}

export interface PeopleBody {
  /** At most 40 characters of it are kept. */
  name?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  /** Everyone is told. */
  seed?: number | null;
  settings?: Settings;
  /** A lesson of the game: it has its own options and seats, mine and those of bots. */
  lesson?: string | null;
}

export interface SeatWish {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string | null;
}

export interface Settings {
  hints?: boolean;
  /** What people at the table may say to each other. */
  talk?: "none" | "phrases" | "chat";
  /** People who only look on may read it. */
  overheard?: boolean;
  /** Without one, the others may vote when somebody stays away. */
  clock?: ClockSettings | null;
  /** It counts for ratings. Then there are no recommendations, and nothing that was seen is taken back. */
  rated?: boolean;
}

/** Time for the whole game with an increment for each turn, or days for each turn, or none. */
export interface ClockSettings {
  kind?: "none" | "game" | "move";
  /** Of a game's clock: so much for the whole game. */
  minutes?: number;
  /** And so much more for every turn. */
  seconds?: number;
  /** Of a clock for moves: so much for each turn. */
  days?: number;
  /** When time is up, or somebody stays away: a bot takes over at once, or the others decide. */
  then?: "bot" | "vote";
  /** Which one takes over; null: the game's usual one. */
  bot?: string | null;
  /** Whoever comes back may take the seat again. */
  back?: boolean;
  /** So many minutes may somebody who is asked have no page open before that counts as staying away. */
  away?: number;
}

export interface ReadBody {
  option: string;
  /** What stands in the file. */
  text: string;
  /** What a mistake calls the file. */
  name?: string;
}

export interface JoinBody {
  invite: string;
  name?: string;
}

export interface PicksBody {
  /** The seq of the update that this answers. */
  seq: number;
  seat: number;
  /** Options by their numbers, or by their keys as in view.choice. */
  picks: readonly Pick[];
  once?: string;
}

export interface UndoBody {
  seq: number;
  seat: number;
  /** The table after so many picks; null: before my last pick. */
  to?: number | null;
  once?: string;
}

export interface VoteBody {
  seq: number;
  seat: number;
  agree: boolean;
  once?: string;
}

export interface LeaveBody {
  seat: number;
  bot?: string | null;
  once?: string;
}

export interface RematchBody {
  seed?: "same" | "next";
}

export interface WishBody {
  seat: number;
  /** What the seat takes along; null: nothing. */
  thing: string | null;
}

export interface NextBody {
  wishes?: WishBody[];
  /** Go on without the choice of those who are late. */
  without?: boolean;
}

/** Play on from a moment of a game that is over: after so many picks, on this seat. */
export interface BranchBody {
  pick: number;
  seat: number;
}

export interface PuzzleBody {
  game: string;
  /** The puzzle of the day, if none is named. */
  number?: number | null;
}

export interface SolveBody {
  /** What somebody would pick; null: show me. */
  pick?: number | OptionKey | null;
}

export interface PasskeyBody {
  /** What the browser made, as `PublicKeyCredential.toJSON` says it. */
  credential: Record<string, unknown>;
  name?: string;
}

export interface PasskeyNameBody {
  name: string;
}

export interface EnterPasskeyBody {
  credential: Record<string, unknown>;
}

export interface EnterCodeBody {
  code: string;
}

export interface LinkBody {
  /** What stands behind the # of the link. */
  token: string;
}

export interface MoveBody {
  /** Where I opened the page: http://localhost:8642 */
  origin: string;
}

export interface TakeBody {
  /** Of the guest whom I was. A browser has it in a cookie. */
  secret?: string | null;
}

export interface ForgetBody {
  confirm: "forget me";
}

/** Something about time that the others must agree to. Whoever is late or away is not asked. */
export interface ProposeBody {
  /** Mine. */
  seat: number;
  /** Pause the clocks; a bot takes over the seat `whom`; more time for it; end the game without a result. */
  what: "pause" | "bot" | "time" | "end";
  whom?: number | null;
  once?: string;
}

export interface AnswerBody {
  seat: number;
  agree: boolean;
  once?: string;
}

export interface ResumeBody {
  seat: number;
  once?: string;
}

/** Take one's seat back from the bot. */
export interface ComebackBody {
  seat: number;
  name?: string;
  once?: string;
}

export interface VacationBody {
  days: number;
}

/** How others come to my table: whoever has its link always may; a code that can be said aloud; the hall. */
export interface WayBody {
  way: "link" | "code" | "hall";
}

export interface SitBody {
  name?: string;
}

export interface CodeBody {
  code: string;
}

/** A phrase, or words of one's own where the table allows it. */
export interface SayBody {
  phrase?: "hello" | "good-luck" | "nice-move" | "well-played" | "thanks" | "sorry" | "no-problem" | "oops" | "misclick" | "take-back" | "moment" | "thinking" | "your-turn" | "yes" | "no" | "good-game" | "again" | "bye" | null;
  words?: string | null;
  /** Which of my seats speaks. */
  seat?: number | null;
}

/** mute: I do not want to hear them, at this table or (everywhere) at none. block: nor meet them. */
export interface AvoidBody {
  table?: string | null;
  seat?: number | null;
  /** The number of what was said. */
  line?: number | null;
  /** As others know people. */
  person?: string | null;
  kind?: "mute" | "block";
  everywhere?: boolean;
}

/** What is said goes along: the latest of the two of us at this table. */
export interface ReportBody {
  table?: string | null;
  seat?: number | null;
  /** The number of what was said. */
  line?: number | null;
  /** As others know people. */
  person?: string | null;
  reason?: "insult" | "spam" | "name" | "unfair" | "other";
  words?: string;
}

/** Of what I want to be told, and when. */
export interface PlanBody {
  lang: "de" | "en";
  /** As the browser names it: Europe/Berlin. */
  zone: string;
  turn?: boolean;
  /** My time runs out. */
  time?: boolean;
  invited?: boolean;
  over?: boolean;
  /** In minutes since midnight; null: I may be told at any hour. */
  quiet_from?: number | null;
  quiet_to?: number | null;
  /** At most every so many. */
  minutes?: number;
}

/** The subscription of a browser. */
export interface PushBody {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: "de" | "en";
  zone: string;
}

export interface MailBody {
  address: string;
  lang: "de" | "en";
  zone: string;
}

export interface WebhookBody {
  address: string;
  lang: "de" | "en";
  zone: string;
  form?: "ntfy" | "json";
}

export interface ConfirmBody {
  code: string;
}

export interface SwitchBody {
  on: boolean;
}

/** A browser has another subscription now, in place of one that it had before. */
export interface RenewBody {
  before: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Who may see my page. Nobody: nor am I on leader boards. */
export interface PageBody {
  seen: "all" | "met" | "none";
}

export interface Update {
  seq: number;
  since: number;
  table: TableInfo;
  view: View;
  events: GameEvent[];
  can: Can;
  vote: VoteInfo | null;
  clock: ClockTold | null;
  scores: Record<string, number>[] | null;
  winners: number[] | null;
  verdict: Verdict | null;
}

export interface TableInfo {
  id: string;
  game: string;
  /** True stands for data of somebody's own, such as a file of tiles. */
  options: Record<string, unknown>;
  settings: TableSettings;
  seats: SeatInfo[];
  seed_known: boolean;
  created: number;
  picks: number;
  over: boolean;
  /** After so many picks the game, played by other rules, no longer replays. */
  ends: number | null;
  /** Whoever runs the server has closed it: nobody plays here any more. */
  closed: boolean;
  /** The game has ended without a result: those who were left have agreed to that. */
  ended: "agreed" | null;
  /** The seats that are mine; several at a hot seat. */
  mine: number[];
  /** Those that a bot plays for me since my time was over, or I stayed away. */
  held: number[];
  maker: boolean;
  /** The next table: of a rematch, or of the series. */
  rematch: string | null;
  /** The address of the series to which the game belongs. */
  series: string | null;
  /** The seats that have said what they take along into the next game. */
  wished: number[];
  invite?: string;
  watch?: string;
}

export interface TableSettings {
  hints?: boolean;
  /** What people at the table may say to each other; without it, phrases. */
  talk?: "none" | "phrases" | "chat";
  /** People who only look on may read it. */
  overheard?: boolean;
  clock?: ClockChosen | null;
  /** It counts for ratings. */
  rated?: boolean;
  /** The lesson that is played here. */
  lesson?: string;
  /** Where it was played on from. */
  branch?: BranchTold;
  /** The number of the puzzle that is solved here. */
  puzzle?: number;
}

/** The clock of a table. */
export interface ClockChosen {
  kind: "none" | "game" | "move";
  minutes: number;
  seconds: number;
  days: number;
  then: "bot" | "vote";
  bot: string | null;
  back: boolean;
  away: number;
}

export interface BranchTold {
  table: string;
  pick: number;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "open" | "bot";
  name: string;
  bot: string | null;
  here?: boolean;
  /** Since when its person has no page open here. */
  away?: number;
}

/** The table as a seat may see it. */
export interface View {
  game: string;
  seat: number | null;
  over: boolean;
  /** The seats that are asked now. */
  waiting: number[];
  choice: ChoiceView | null;
  /** The game's own: its contract declares the type. */
  table: Record<string, unknown>;
}

export interface ChoiceView {
  prompt: Prompt;
  options: OptionView[];
}

/** What is asked: a name, and what it needs to be spoken. Each game declares its own ones. */
export interface Prompt {
  name: string;
  [fact: string]: unknown;
}

export interface OptionView {
  option: number;
  key: OptionKey;
  /** Where the thing lies, as far as it lies anywhere. */
  zone?: string;
  /** Picking it can end the turn. */
  ends?: boolean;
  /** What will be paid for it, where that is not what stands on the thing; empty: nothing. */
  pays?: Record<string, number>;
  /** It stands beside what is asked: shown last, and lit only if it could be of use now. */
  aside?: "useful" | "idle";
}

export interface GameEvent {
  kind: string;
  seat: number;
  depth: number;
  pick: number;
  seq: number;
  /** Whose pick brought it about, if not that of `seat`. */
  picker?: number;
  [fact: string]: unknown;
}

export interface Can {
  /** My last pick can be taken back at once. */
  undo: boolean;
  /** It can be taken back if the others agree. */
  ask: boolean;
  /** After so many picks I made it. */
  back: number | null;
  /** The table after so many picks is the furthest that undo reaches without asking anybody. */
  reset: number | null;
  hint: boolean;
}

export interface VoteInfo {
  /** Who asks. */
  seat: number;
  /** Back to the table after so many picks; null: delete the table. */
  to: number | null;
  agreed: number[];
  waiting: number[];
}

/** How the clocks stand, in seconds by the server's clock: a pong tells what that says now. */
export interface ClockTold {
  /** As of when. */
  at: number;
  /** By seat, so much time is left. Empty where only absence counts. */
  left: number[];
  /** The seats whose time runs: they are asked. */
  running: number[];
  paused: boolean;
  /** The seats whose time stands still because their people are on vacation, and until when. */
  vacation: [number, number][];
  /** The seats whose time is over, at a table where the others decide what comes of it. */
  late: number[];
  poll: PollTold | null;
}

/** Something about time on which people vote. */
export interface PollTold {
  what: "pause" | "bot" | "time" | "end";
  /** Who asks. */
  seat: number;
  /** The seat it is about. */
  whom: number | null;
  /** Then it is decided by those who have answered. */
  until: number;
  agreed: number[];
  refused: number[];
  /** The seats whose people have not answered. */
  waiting: number[];
}

/** Who has won, and why. */
export interface Verdict {
  winners: number[];
  /** What has decided, "points" as a rule. If the victory is shared, the last thing in which the winners are even. */
  by: string;
  /** Who was even in everything before that; if the victory is shared, the winners. */
  tied: number[];
  /** How much of what has decided everybody has. */
  values: number[];
  shared: boolean;
  /** By so many points the winners are ahead, if points have decided against somebody. */
  ahead?: number;
  /** The points that one player alone tries to reach. */
  target?: number;
  /** What is missing to it; below 0: so many more than that. */
  missing?: number;
}

export interface Refusal {
  error: string;
  message: string;
  update?: Update;
}

/** What would come of some picks. Nothing has happened. */
export interface Tried {
  seq: number;
  /** So many of the picks lead to this view. */
  played: number;
  /** The next pick would show something new, or the seat is asked no more. */
  ends: boolean;
  /** With all of these picks the turn would pass to others, as far as the seat can know. */
  passes: boolean;
  view: View;
  events: Happened[];
  /** Which pick cannot be made, and why. */
  refused: PickRefused | null;
}

/** An event as a seat has seen it, with the facts of its kind. */
export interface Happened {
  kind: string;
  seat: number;
  /** How deep inside other effects it happened. */
  depth: number;
  [fact: string]: unknown;
}

export interface PickRefused {
  /** Which of the picks, from 0. */
  at: number;
  error: string;
  message: string;
}

export interface Moment {
  pick: number;
  /** The view is that of this pick: later ones were played by other rules and no longer replay. */
  ends: number | null;
  view: View;
  events: PastEvent[];
  scores: Record<string, number>[] | null;
}

export interface PastEvent {
  kind: string;
  seat: number;
  depth: number;
  /** After how many picks it happened. */
  pick: number;
  [fact: string]: unknown;
}

export interface Tables {
  tables: TableShort[];
}

/** A table in the list of mine. */
export interface TableShort {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seq: number;
  picks: number;
  over: boolean;
  created: number;
  changed: number;
  seats: SeatInfo[];
  mine: number[];
  waiting: number[];
  my_turn: boolean;
  maker: boolean;
  series: string | null;
  lesson: string | null;
  /** When the time of somebody who is asked will be over, by the clock of the server. */
  due: number | null;
  clock: ClockChosen | null;
  /** It has ended without a result. */
  ended: "agreed" | null;
  /** The seats that a bot plays for me. */
  held: number[];
}

export interface Games {
  games: GameInfo[];
}

export interface GameInfo {
  game: string;
  min_players: number;
  max_players: number;
  /** With their defaults. */
  options: Record<string, unknown>;
  /** What can be chosen, in the order in which what is usual depends on it. */
  settings: Setting[];
  exclusions: Exclusion[];
  presets: Preset[];
  /** What stands in <> is to be filled in. */
  bots: string[];
  best_bot: string;
  /** The ES module of a game's own board, if the web client has none for it. */
  board: string | null;
  /** The names of its lessons, in their order. */
  lessons: string[];
}

/** Something to be decided before a game. */
export interface Setting {
  name: string;
  kind: "number" | "word" | "flag" | "words" | "things" | "seat" | "file";
  /** What it can be, or what a list of words can have. */
  values: (string | number | boolean)[];
  /** The first that holds counts. */
  usual: Usual[];
  /** A list names things of this kind; beside a word, instead of it. */
  things?: string;
  /** So many things; 0: any number. */
  count?: number;
  /** How many words a list must have. */
  least?: number;
  /** Worth a question before a game. */
  asked?: boolean;
  text: Record<string, string>;
  /** Of the values. */
  names: Record<string, Record<string, string>>;
  /** Other names that some of them have beside other choices; the first that holds counts. */
  renamed?: Renamed[];
}

export interface Usual {
  value: string | number | boolean | string[] | null;
  when: Record<string, (string | number | boolean)[]>;
}

/** What values are called when something is chosen. */
export interface Renamed {
  when: Record<string, (string | number | boolean)[]>;
  names: Record<string, Record<string, string>>;
}

/** What cannot be played together, and why. */
export interface Exclusion {
  when: Record<string, (string | number | boolean)[]>;
  why: Record<string, string>;
}

/** A game that has a name: the values that settings have in it, the usual one first. */
export interface Preset {
  name: string;
  when: Record<string, (string | number | boolean)[]>;
  text: Record<string, string>;
  about: Record<string, string>;
}

export interface FileText {
  text: string;
}

/** The rules of a game to look up, those of its expansions included. */
export interface Ledgers {
  ledgers: Ledger[];
}

/** The rules of a game, or of an expansion. */
export interface Ledger {
  title: string;
  /** What else is to be said of it. */
  about: string;
  /** What they mean. */
  tags: Record<string, string>;
  chapters: Chapter[];
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

/** A line of a ledger. */
export interface Rule {
  number: string;
  tags: Tag[];
  text: string;
}

/** Where a rule comes from. */
export interface Tag {
  tag: string;
  /** The part of the rule for which it holds; empty: all of it. */
  only: string;
}

export interface OptionRead {
  /** The value of the option, for a new table. */
  value: Record<string, unknown>;
}

export interface Me {
  name: string;
  settings: Record<string, unknown>;
}

export interface Secret {
  /** Send it as a Bearer token; it is told only once. */
  secret: string;
}

export interface Hints {
  seq: number;
  hints: Hint[];
}

export interface Hint {
  option: number;
  key: OptionKey;
  /** The option that it is compared with: for the best one the next best, for the others the best. Without it the search had nothing to say, and there are no figures. */
  than?: number;
  /** Points that it brings more; less than nothing if it is worse. */
  gain?: number;
  /** The standard error of the gain. */
  error?: number;
  /** How sure it is that it is better, 0 to 1. */
  sure?: number;
  /** The chance to win, 0 to 1; null for a person alone. */
  win?: number | null;
  /** Why: the message `reason-<kind>` of the game. */
  reason?: Saying;
  /** What to call it, if its own name is only a coordinate: the message `named-<kind>` of the game. */
  named?: Saying;
  /** Where picks belong together and are sent as one: this option and what is recommended after it. */
  bundle?: OptionKey[];
}

/** Something to be said about a thing: `kind` is the sentence, the other fields are what it needs to be spoken. */
export interface Saying {
  kind: string;
  [fact: string]: unknown;
}

/** Why something on the table cannot be picked: each the message `why-<kind>`; none, if it can. */
export interface WhyNot {
  seq: number;
  why: Saying[];
}

export interface Course {
  /** After each pick, beginning with none: the points of every seat. */
  totals: number[][];
}

export interface Link {
  table: string;
}

export interface Done {
  seq: number;
}

/** Something in the box of a game, with what is printed on it. */
export interface Thing {
  slug: string;
  [fact: string]: unknown;
}

export interface Next {
  /** The next table; null as long as others have not said what they take along. */
  table: string | null;
}

/** A series, as it stands at its last table. */
export interface SeriesInfo {
  id: string;
  game: string;
  series: Series;
  /** In the order they were played. */
  tables: SeriesTable[];
  seats: SeatInfo[];
  mine: number[];
  /** Is the last game over? */
  over: boolean;
  wished: number[];
  /** The seats that have not said yet what they take along. */
  waiting: number[];
  /** So many seconds are left until the others may go on without them. */
  patience: number;
}

/** How a series stands: before its present game, or after it if that is over. */
export interface Series {
  /** What the series is called in the catalogs of the game. */
  name: string;
  /** Which game this is. */
  number: number;
  /** How many there are until somebody has won. */
  games: number;
  target: number | null;
  carried: Carried;
  played: SeriesGame[];
  /** All together, by seat; empty where only targets count. */
  points: number[];
  /** The points of all games, by seat. */
  sums: number[];
  places: number[];
  /** The seats that have won the series; empty as long as nobody has. */
  won: number[];
  /** When the game is over and another follows: by seat. */
  wishes: Wish[];
  following: Following | null;
}

/** What a game begins with because of those before. */
export interface Carried {
  /** By seat, the things that are there from the beginning. */
  things: string[][];
  /** By seat, more goods than usual. */
  goods: Record<string, number>[];
  /** The seat that begins, if it is not drawn by lot. */
  first: number | null;
}

/** A game of the series that is over. */
export interface SeriesGame {
  /** Which game it was; one that had to be repeated is there twice. */
  number: number;
  /** The points that one player had to reach. */
  target: number | null;
  /** By seat. */
  scores: number[];
  /** By seat, 1 is the first; several may share one. */
  places: number[];
  /** What it has brought in the series, by seat; empty where only targets count. */
  points: number[];
}

/** What a seat may wish to take along. */
export interface Wish {
  seat: number;
  /** The kind of these things: "card". */
  kind: string;
  things: string[];
  /** One must be chosen, if there is any. */
  must: boolean;
}

/** The next game. */
export interface Following {
  number: number;
  target: number | null;
  /** The same once more, because the target was not reached. */
  again: boolean;
}

export interface SeriesTable {
  id: string;
  over: boolean;
  changed: number;
}

export interface Lessons {
  lessons: Lesson[];
}

export interface Lesson {
  name: string;
  minutes: number;
  steps: LessonStep[];
}

/** What is said (`lesson-<lesson>-<says>`), pointed at, and waited for. */
export interface LessonStep {
  /** Empty: another seat picks, and nothing is said. */
  says: string;
  /** What is marked beside what may be picked: `data-place` on the board. */
  places: string[];
  /** What may be picked: one of these lists of keys, each in one text. None: whoever reads goes on by a click. */
  ways: string[][];
  /** How many picks it takes. */
  length: number;
  seat: number;
}

export interface Invitation {
  /** Where others find the server: the beginning of every link. */
  origin: string;
  /** Nobody on another device does. */
  here_only: boolean;
  /** Of the link to join. */
  code: Code;
}

/** A QR code: the path of its dark squares, in a field so many squares wide and high. */
export interface Code {
  size: number;
  path: string;
}

/** How far looking back at a game is, and what came out. */
export interface Review {
  stage: "none" | "running" | "done" | "failed";
  done: number;
  picks: number;
  analysis?: AnalysisTold;
}

export interface AnalysisTold {
  format: number;
  game: string;
  players: number;
  picks: number;
  budget: number | null;
  over: boolean;
  winners: number[];
  results: number[];
  looks: LookTold[];
  /** By seat: after how many picks, and its chance to win then, 0 to 1; alone, the points expected. */
  chances: number[][][];
  turns: TurnTold[];
}

/** A pick that was looked at again, with what its seat knew then. */
export interface LookTold {
  /** The table after so many picks shows what came of it. */
  pick: number;
  seat: number;
  prompt: string;
  option: number;
  key: OptionKey;
  grade: "best" | "fine" | "slip" | "mistake" | "small";
  /** What would have been better; not there, if it is what was picked. */
  best?: number;
  best_key?: OptionKey;
  /** The lead expected with the best; for a person alone, the points. */
  points?: number;
  points_error?: number;
  /** The chance to win with the best, 0 to 1. */
  win?: number;
  win_error?: number;
  /** Points more that the best would have brought, less the others'. */
  gain?: number;
  error?: number;
  sure?: number;
  /** The chance to win that was given away. */
  lost?: number;
  reason?: Saying;
  named?: Saying;
  /** By language: what was picked, and what would have been better. */
  words?: Record<string, string[]>;
}

/** A turning point: the table after so many picks, how a seat's chance to win changed there; alone, its points. */
export interface TurnTold {
  pick: number;
  seat: number;
  kind: "mistake" | "swing";
  change: number;
}

/** The puzzles there are, and which are those of the day, the same for everybody. */
export interface Puzzles {
  /** Counted from the first of January 1970, by the clock of the world (UTC). */
  day: number;
  games: PuzzleCount[];
}

export interface PuzzleCount {
  game: string;
  count: number;
  /** The number of the puzzle of the day. */
  today: number;
}

/** What became of an answer to a puzzle. The best pick is told only when it was found, or given up. */
export interface Solved {
  right: boolean;
  best?: OptionKey;
  /** The best pick, by language. */
  words?: Record<string, string>;
  /** Points more than the next best brings, less the others'. */
  gain?: number;
  error?: number;
  /** The chance to win with it, and with the next best. */
  win?: number;
  second_win?: number;
  reason?: Saying;
  named?: Saying;
}

/** How I am known again. */
export interface Known {
  name: string;
  passkeys: Passkey[];
  /** When the recovery code was made; null: there is none. */
  code: number | null;
  devices: Device[];
  guest: Guest | null;
  /** Why none can be made or used here; null: they can. */
  no_passkeys: "not-installed" | "not-secure" | "address" | null;
  /** A link to another device is waiting. */
  moving: boolean;
}

export interface Passkey {
  mark: string;
  name: string;
  /** It works where the server is called by this name. */
  site: string;
  /** That is the name by which it is called now. */
  here: boolean;
  created: number;
  used: number | null;
}

export interface Device {
  mark: string;
  /** What browser on what system. */
  device: string | null;
  /** How the person came there; null: it was the first there, or a program. */
  way: "passkey" | "code" | "link" | null;
  created: number;
  /** When it was used last, to a day. */
  used: number;
  this: boolean;
}

/** Whoever played in this browser before the person signed in. */
export interface Guest {
  name: string;
  running: number;
  finished: number;
}

/** What the page hands to `navigator.credentials`, with bytes as base64url. */
export interface PasskeyAsked {
  options: Record<string, unknown>;
}

export interface NewCode {
  /** It is told only once. */
  code: string;
}

export interface MoveLink {
  link: string;
  /** The same as a QR code. */
  code: Code;
  /** No other device finds this server. */
  here_only: boolean;
  /** So long it works. */
  seconds: number;
}

export interface Whose {
  name: string;
}

export interface Entered {
  name: string;
  /** This device was the person's before. */
  already: boolean;
  /** For programs, which send theirs as a Bearer token. A browser gets its cookie. */
  secret: string | null;
  /** The recovery code that takes the place of the one that was used. */
  code: string | null;
  guest: Guest | null;
}

export interface Taken {
  tables: number;
}

/** What became of the tables of somebody who was deleted. */
export interface ForgottenTold {
  /** Running games: a bot plays on. */
  left: number;
  /** Finished ones, which others have too: there the seat has no name any more. */
  kept: number;
  /** Those at which nobody else sat. */
  deleted: number;
}

export interface Vacation {
  /** I am on vacation until then. */
  until: number | null;
  /** So many days I may still take. */
  left: number;
  a_year: number;
}

export interface WayTold {
  way: "link" | "code" | "hall";
  code: string | null;
}

/** What a code stands for: a table, and the secret of its link. */
export interface CodeFound {
  table: string;
  invite: string;
}

export interface LobbyShort {
  /** Is there a hall on this server? */
  open: boolean;
  tables: number;
  /** So many who wish to be seen are there now. */
  people: number;
}

export interface Lobby {
  /** Myself, as others know people. */
  me: string | null;
  tables: Record<string, OpenTable>;
  /** Who wishes to be seen and is there now, with the name. */
  people: Record<string, string>;
}

/** A table that waits for people. */
export interface OpenTable {
  game: string;
  options: Record<string, unknown>;
  settings: TableSettings;
  seats: OpenSeat[];
  /** Who made it, as others know people. */
  host: string;
  /** What that person is called; empty if nobody knows. */
  by: string;
  since: number;
}

export interface OpenSeat {
  kind: "person" | "open" | "bot";
  name: string;
  bot: string | null;
}

export interface LobbyTold {
  me: string | null;
  tables: Record<string, OpenTable>;
  people: Record<string, string>;
  type: "hall";
}

/** The last that came over this socket with these changes made: see `difference`. */
export interface LobbyChanged {
  type: "changes";
  changes: unknown[] | Record<string, unknown>;
}

/** What was said at a table, the oldest first, but for what I do not want to hear. */
export interface TalkTold {
  talk: "none" | "phrases" | "chat";
  /** Can I say something? */
  may: boolean;
  lines: SaidLine[];
}

/** Something that was said. */
export interface SaidLine {
  /** When, in microseconds; one of a kind at this table. */
  number: number;
  seat: number;
  name: string;
  /** As others know people. */
  who: string;
  mine: boolean;
  phrase: "hello" | "good-luck" | "nice-move" | "well-played" | "thanks" | "sorry" | "no-problem" | "oops" | "misclick" | "take-back" | "moment" | "thinking" | "your-turn" | "yes" | "no" | "good-game" | "again" | "bye" | null;
  words: string | null;
}

/** Whom I do not want to hear or to meet, and what I have reported. */
export interface Shunned {
  avoided: Avoided[];
  reports: Reported[];
}

export interface Avoided {
  id: string;
  kind: "mute" | "block";
  who: string;
  name: string;
  /** Only there; null: everywhere. */
  table: string | null;
  since: number;
}

export interface Reported {
  id: string;
  who: string;
  name: string;
  reason: "insult" | "spam" | "name" | "unfair" | "other";
  words: string;
  time: number;
  resolved: boolean;
}

export interface NoticesTold {
  /** null: I have not said anything yet. */
  plan: PlanTold | null;
  channels: Channel[];
  ways: WaysTold;
}

export interface PlanTold {
  lang: string;
  zone: string;
  turn: boolean;
  time: boolean;
  invited: boolean;
  over: boolean;
  quiet_from: number | null;
  quiet_to: number | null;
  minutes: number;
}

/** Where I am told. */
export interface Channel {
  id: string;
  kind: "push" | "mail" | "webhook";
  /** A mail address, a webhook, or what browser it is. */
  name: string;
  /** A mail address counts when the code was typed that went there. */
  confirmed: boolean;
  on: boolean;
  /** What went wrong with the last letter. */
  why: string | null;
  /** It is the browser that asks. */
  this: boolean;
  created: number;
}

/** Which ways there are here. */
export interface WaysTold {
  /** The server's public key, for the browser; null: there is no push. */
  push: string | null;
  mail: boolean;
  webhook: "no" | "public" | "any";
}

/** A game that has ended. */
export interface ResultTold {
  /** Of its table. */
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  ended: number;
  seconds: number;
  picks: number;
  /** Agreed: ended without a result. */
  how: "over" | "agreed";
  rated: boolean;
  /** Its ratings have been computed. */
  counted: boolean;
  /** Why it does not count, at a table that was to. */
  why: "agreed" | "left" | "alone" | "bot" | null;
  seats: PlaceTold[];
  mine: number[];
  /** Its table is still there. */
  film: boolean;
}

/** How somebody came out of a game. */
export interface PlaceTold {
  seat: number;
  /** Gone: a person who was deleted. */
  kind: "person" | "bot" | "gone";
  name: string;
  /** The id of the person's page. */
  public: string | null;
  bot: string | null;
  /** The person had gone, and a bot played on: the last place. */
  left: boolean;
  place: number | null;
  points: number | null;
  /** The rating after it, in a game that counts. */
  shown: number | null;
  change: number | null;
}

export interface Archive {
  /** The latest first. */
  results: ResultTold[];
  total: number;
  /** What to ask for with `before` for earlier ones. */
  next: string | null;
  /** Of which games there are some at all. */
  games: string[];
  met: Met[];
}

/** Somebody with whom somebody has played. */
export interface Met {
  public: string;
  name: string;
  games: number;
  /** So often ahead of them. */
  won: number;
  lost: number;
}

/** Who is how strong: in one game, with so many players. */
export interface Board {
  game: string;
  players: number;
  rows: Ranked[];
  /** All that there are. */
  pools: PoolTold[];
}

export interface Ranked {
  /** None as long as it is provisional, and for bots. */
  rank: number | null;
  name: string;
  public: string | null;
  bot: string | null;
  me: boolean;
  shown: number;
  low: number;
  high: number;
  games: number | null;
  provisional: boolean;
}

export interface PoolTold {
  game: string;
  players: number;
  people: number;
}

/** What there is on this server. */
export interface RatingStanding {
  ratings: boolean;
  statistics: boolean;
  /** By game, the bots whose strength is known: at a table that counts no others may sit. */
  bots: Record<string, string[]>;
  pools: PoolTold[];
}

export interface PersonPage {
  public: string;
  name: string;
  me: boolean;
  /** Who may see it, if it is mine. */
  seen: "all" | "met" | "none" | null;
  /** Do I see more than the ratings? */
  open: boolean;
  ratings: RatingTold[];
  games: Tally[];
  course: Point[];
  favourites: Favourite[];
  /** With whom, on my own page; me alone on others'. */
  met: Met[];
  /** The latest ones; on others' pages without those who are neither they nor I. */
  results: ResultTold[];
}

export interface RatingTold {
  game: string;
  players: number;
  /** Nearly certainly not too high. */
  shown: number;
  low: number;
  /** Between these two in 19 of 20 cases. */
  high: number;
  games: number;
  provisional: boolean;
}

export interface Tally {
  game: string;
  games: number;
  won: number;
}

/** One game in the course of time. */
export interface Point {
  game: string;
  players: number;
  ended: number;
  points: number;
  place: number;
  shown: number | null;
}

export interface Favourite {
  game: string;
  kind: string;
  name: string;
  /** In so many games it was taken. */
  games: number;
  /** Of so many of that game of which that is known. */
  of: number;
}

export interface PageSeen {
  public: string;
  seen: "all" | "met" | "none";
}

/** What all finished games of one kind tell, without anybody's name. */
export interface GamesTold {
  game: string;
  players: number;
  games: number;
  /** From so many games on, something is said. */
  least: number;
  things: ThingTold[];
  openings: OpeningTold[];
}

export interface ThingTold {
  kind: string;
  name: string;
  offered: number;
  taken: number;
  /** Points of those who took it, less those of the others. */
  score: EffectTold | null;
  win: EffectTold | null;
}

export interface EffectTold {
  value: number;
  low: number;
  high: number;
  /** It is not 0, even if one has looked at everything in this list. */
  clear: boolean;
}

export interface OpeningTold {
  /** What was taken first: "card silver". */
  things: string[];
  games: number;
  /** Of the victories. */
  share: number;
  low: number;
  high: number;
}

export interface PickMessage {
  type: "pick";
  /** The seq of the update that this answers. */
  seq: number;
  seat: number;
  /** Options by their numbers, or by their keys as in view.choice. */
  picks: readonly Pick[];
  once?: string;
  id?: string;
}

/** What would come of these picks? */
export interface TryMessage {
  type: "try";
  /** The seq of the update that this answers. */
  seq: number;
  seat: number;
  /** Options by their numbers, or by their keys as in view.choice. */
  picks: readonly Pick[];
  once?: string;
  id?: string;
}

export interface UndoMessage {
  type: "undo";
  seq: number;
  seat: number;
  /** The table after so many picks; null: before my last pick. */
  to?: number | null;
  once?: string;
  id?: string;
}

export interface VoteMessage {
  type: "vote";
  seq: number;
  seat: number;
  agree: boolean;
  once?: string;
  id?: string;
}

/** Show another of my seats; none: as a spectator sees it, so that no hand is open between two turns. */
export interface ShowMessage {
  type: "show";
  seat: number | null;
  id?: string;
}

/** Are you there? Answered at once, whatever else is being done. */
export interface PingMessage {
  type: "ping";
  id?: string;
}

export interface UpdateTold {
  seq: number;
  since: number;
  table: TableInfo;
  view: View;
  events: GameEvent[];
  can: Can;
  vote: VoteInfo | null;
  clock: ClockTold | null;
  scores: Record<string, number>[] | null;
  winners: number[] | null;
  verdict: Verdict | null;
  type: "update";
}

/** An update by what has changed since the last one: see `difference`. */
export interface DifferenceTold {
  type: "difference";
  seq: number;
  since: number;
  events: GameEvent[];
  changes: unknown[] | Record<string, unknown>;
}

/** Which seats are here, and how many only watch. */
export interface PresenceTold {
  type: "presence";
  here: number[];
  watching: number;
  /** The seats whose people have no page open here, and since when. */
  away: [number, number][];
}

export interface TriedTold {
  seq: number;
  played: number;
  ends: boolean;
  passes: boolean;
  view: View;
  events: Happened[];
  refused: PickRefused | null;
  type: "tried";
  id: string;
}

export interface RefusalTold {
  error: string;
  message: string;
  update?: Update;
  type: "refused";
  id: string;
}

export interface DoneTold {
  seq: number;
  type: "ok";
  id: string;
}

/** The answer to a ping. It tells nothing of the table. */
export interface PongTold {
  type: "pong";
  id: string;
  /** By the server's clock, which is that of its deadlines. */
  now: number;
}

/** The same over the socket of a table. */
export interface LineTold {
  number: number;
  seat: number;
  name: string;
  who: string;
  mine: boolean;
  phrase: "hello" | "good-luck" | "nice-move" | "well-played" | "thanks" | "sorry" | "no-problem" | "oops" | "misclick" | "take-back" | "moment" | "thinking" | "your-turn" | "yes" | "no" | "good-game" | "again" | "bye" | null;
  words: string | null;
  type: "said";
}

/** Ask anew what was said: whoever runs the server has deleted something. */
export interface UnsaidTold {
  type: "unsaid";
}

export type OptionKey = readonly [string, ...(string | number)[]];

export type Pick = number | OptionKey;

export type Scores = Record<string, number>[];

export type Things = Record<string, Thing[]>;

export type Message = PickMessage | TryMessage | UndoMessage | VoteMessage | ShowMessage | PingMessage;

export type Told =
  | UpdateTold
  | DifferenceTold
  | PresenceTold
  | TriedTold
  | RefusalTold
  | DoneTold
  | PongTold
  | LineTold
  | UnsaidTold;
