# Being told that it is one's turn: what notices say, and the settings for them on the page.

## Notices, as they are sent

digest-title = { $count ->
    [one] { $count } table waits for you
   *[other] News from { $count } tables
}
digest-title-turn = Your turn: { $game }
digest-title-time = Your time runs out: { $game }
digest-title-invited = A table waits for you: { $game }
digest-title-over = The game is over: { $game }
digest-title-test = Allmende
digest-turn = It is your turn: { $where }.
digest-time = { $hours ->
    [0] Less than an hour is left for your turn: { $where }.
    [one] { $hours } hour is left for your turn: { $where }.
   *[other] { $hours } hours are left for your turn: { $where }.
}
digest-invited = A table waits for you: { $where }.
digest-next = The next game of your campaign waits: { $where }.
digest-over = The game is over: { $where }.
digest-where = { $game } with { $names }
digest-guest = a guest
digest-others = others
digest-more = { $count ->
    [one] And { $count } more table.
   *[other] And { $count } more tables.
}
digest-asked = { $count ->
    [one] It is your turn at { $count } table.
   *[other] It is your turn at { $count } tables in all.
}
digest-test = If you read this, notices find you here.
mail-why = You get this mail because you asked for notices at Allmende. This page ends it:
mail-code-title = { $code } is your code for Allmende
mail-code = Somebody, probably you, wants to get notices from Allmende at this address. If it was you, type this code there: { $code }

    It holds for an hour. If it was not you, there is nothing to do: without the code no mail will come.

## The settings

notices = Being told
notices-about = For games over days, and whenever you are away from a table for a while: Allmende tells you that it is your turn. What has come together arrives as one message, and nobody is told while the table is open, or on vacation.
notices-here = In this browser
notices-here-about = Even when this page is closed.
notices-here-on = Tell me in this browser
notices-here-there = This browser is told.
notices-push-blocked = You have forbidden notices to this page. You can allow them again in the settings of your browser, at the lock beside the address.
notices-push-insecure = Browsers take notices only from addresses that begin with https, or from localhost.
notices-push-home = On an iPhone or iPad, put this page on your home screen first, and open it from there.
notices-push-unknown = This browser knows no such notices.
notices-push-none = This server sends no notices to browsers.
notices-push-failed = The browser could not be reached by its maker’s service: { $why }
notices-mail = By mail
notices-mail-address = Mail address
notices-mail-add = Send a code there
notices-mail-code = The code from the mail
notices-mail-sent = A code is on its way to { $address }. It holds for an hour.
notices-mail-confirm = Confirm
notices-webhook = By webhook
notices-webhook-about = For ntfy, chats and programs of your own: a message is sent to an address that you name.
notices-webhook-address = Address of the webhook
notices-webhook-form = What is listening there
notices-webhook-ntfy = ntfy
notices-webhook-json = a chat or a program (JSON)
notices-webhook-add = Add it
notices-channels = Where you are told
notices-channel-browser = A browser
notices-channel-this = this browser
notices-channel-waits = waits for its code
notices-channel-off = switched off
notices-channel-failed = the last message did not get there: { $why }
notices-test = Try it
notices-tested = A message is on its way.
notices-switch-on = Switch on
notices-switch-off = Switch off
notices-remove = Remove
notices-what = Of what
notices-turn = It is my turn
notices-time = My time runs out
notices-invited = A rematch or the next game of a campaign waits for me
notices-over = A game is over
notices-when = When
notices-minutes = At most
notices-minutes-choice = { $minutes ->
    [1440] once a day
    [360] every 6 hours
    [120] every 2 hours
    [60] every hour
    [30] every half hour
    [one] every minute
   *[other] every { $minutes } minutes
}
notices-quiet = Quiet hours
notices-quiet-about = Then nothing comes; what is still true comes afterwards.
notices-quiet-from = From
notices-quiet-to = To
notices-zone = Times are those of { $zone }.
notices-kept = Saved.

## The page that a mail leads to

stop-title = No more mail
stop-about = Allmende will send no more notices to the address to which that mail came. Other ways in which you are told stay as they are.
stop-now = End these mails
stop-done = No more notices go there.
stop-bad = This link is not whole. Open it once more from the mail.

## What is refused

refused-no-push = This server sends no notices to browsers.
refused-no-mail = This server sends no mail.
refused-bad-mail = This is no mail address.
refused-no-webhooks = This server uses no webhooks.
refused-bad-zone = The server does not know your time zone.
refused-bad-subscription = The browser gave no usable address for notices.
refused-wrong-mail-code = This is not the code, or it has run out. Have another one sent.
refused-no-channel = You are not told there any more.
refused-channel-there = You are told there already.
refused-too-many-channels = You are told in 20 places already. Remove one first.
refused-too-many-letters = So much is not sent. Try again later.
refused-notice-private = This address lies in a private network, which this server does not reach into.
refused-notice-no-such-host = Nobody knows the host of this address.
refused-notice-slow = There was no answer in time.
refused-notice-certificate = The certificate there is not valid.
refused-notice-no-answer = There was no answer.
refused-notice-redirect = This address leads elsewhere. Give the one where it leads.
refused-notice-bad-address = This is no address to which something can be sent from here. It begins with https.
refused-notice-refused = It was refused there.
refused-notice-mail-server = The mail server did not take it.
refused-notice-gone = The browser does not listen any more. Switch it on again.
