### What the pages of the hall and the talk at a table say: loaded with them

## The hall

hall-title = The hall
hall-lead = These tables are waiting for somebody. One click, and you have a seat.
hall-none = No table is waiting just now. Open one yourself, and others will find it here.
hall-off = There is no hall on this server. A link or a code leads you to a table all the same.
hall-tables = Open tables
hall-people = Who is here
hall-people-none = Nobody shows a name just now.
hall-people-here = { $count ->
    [one] { $count } person is here
   *[other] { $count } people are here
}
hall-present = Show my name here
hall-present-about = Others in the hall then see that you are here.
hall-present-nameless = For that, say above what you are called.
hall-new = Open a table
hall-by = { $name }'s table
hall-by-nobody = A table
hall-yours = Your table
hall-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
hall-sit = Sit down
hall-sit-at = Sit down at { $table }
hall-to-table = To the table
hall-hints = With recommendations
hall-chat = With free chat
hall-lost = The connection is lost. It comes back by itself.
hall-you = you
hall-filter = Game
hall-filter-all = All
hall-none-of = No table waits for { $game } just now.
hall-mine-full = Your table is no longer waiting: all seats are taken.
hall-name-about = So that the others know who has sat down.
hall-link = The hall
hall-link-tables = { $count ->
    [one] { $count } table is waiting
   *[other] { $count } tables are waiting
}

## Codes

code-title = Have you been told a code?
code-label = Code of the table
code-go = Find the table
code-digits = That is no code: it has seven digits.

## How others come to a table

way-title = How do others come to this table?
way-link = By its link
way-link-about = Only those to whom you give it.
way-code = By a code
way-code-about = Seven digits that can be said aloud. It holds for a day, as long as a seat is open.
way-hall = From the hall
way-hall-about = Everybody who looks into the hall can sit down.
way-is-code = The code is
way-is-hall = The table is in the hall.

## What may be said

talk-setting = Talk at the table
talk-setting-phrases = Phrases
talk-setting-chat = Free chat
talk-setting-none = None
talk-setting-about = Phrases are read by everybody in their own language.
talk-overheard = Those who watch can read it, too

talk-title = Talk
talk-tool = { $unread ->
    [0] Talk
    [one] Talk: { $unread } new line
   *[other] Talk: { $unread } new lines
}
talk-heard = { $name }: { $words }
talk-empty = Nobody has said anything yet.
talk-write = Say something
talk-send = Say it
talk-phrases = Phrases
talk-only-reading = You are only reading here.
talk-about = { $name }: what to do
talk-mute-here = Do not hear { $name } at this table
talk-mute = Do not hear { $name } anywhere
talk-block = Never meet { $name } again
talk-block-about = Neither of you will sit at the other's tables, or see the other in the hall. This game goes on.
talk-report = Report to the operator
talk-report-about = What the two of you said last at this table goes along.
talk-report-why = What is wrong?
talk-report-words = What else should the operator know?
talk-report-send = Send the report
talk-report-sent = Thank you. The operator will read it.
talk-muted = Done. In the settings you can take it back.
talk-cancel = Cancel
reason-insult = Insults
reason-spam = Advertising, or far too much
reason-name = The name
reason-unfair = Unfair play
reason-other = Something else

## Whom I avoid

avoided-title = Whom you do not want to hear or meet
avoided-none = Nobody.
avoided-mute-table = not heard at one table
avoided-mute = not heard anywhere
avoided-block = not met anywhere
avoided-undo = Undo
avoided-undo-of = Undo for { $name }
avoided-nameless = Somebody without a name
reports-title = What you have reported
reports-open = not read yet
reports-resolved = read by the operator
reports-withdraw = Withdraw
reports-withdraw-of = Withdraw the report about { $name }

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-no-problem = No problem.
phrase-oops = Oops!
phrase-misclick = Sorry, I clicked the wrong thing.
phrase-take-back = May I take that back?
phrase-moment = One moment, please.
phrase-thinking = I am still thinking.
phrase-your-turn = It is your turn.
phrase-yes = Yes
phrase-no = No
phrase-good-game = Good game!
phrase-again = Another one?
phrase-bye = See you!

## Why something was refused

refused-not-together = This table is not for you today. Another one surely is.
refused-no-hall = There is no hall on this server.
refused-no-such-code = No table goes by this code.
refused-code-used = This code no longer holds: its table has no open seat, or a day has passed.
refused-too-many-guesses = Too many codes were wrong. Try again in a while.
refused-too-much-said = That was a lot at once. Wait a moment.
refused-silenced = The operator of this server does not let you talk to others just now.
refused-only-phrases = At this table people talk in phrases only.
refused-no-talk = Nobody talks at this table.
refused-nothing-said = There is nothing to say.
refused-nobody-there = Nobody is there who could be meant.
refused-too-many-reports = You have reported a lot. Try again in a while.
