# How somebody is known again, on the page: passkeys, recovery codes, links to another device.

known = Be known again
known-about = This browser knows you by a cookie. If you want your tables on your phone, too, or want to come back when the browser has forgotten you, choose a way here: you need neither a password nor an e-mail address.
known-failed = This could not be loaded: { $why }

known-passkeys = Passkeys
known-passkeys-about = Your device signs you in, with your finger, your face or its PIN.
known-passkey-add = Add a passkey
known-passkey-unnamed = Passkey
known-passkey-elsewhere = works at { $site }
known-passkey-never = not used yet
known-passkey-used = last used { $when }
known-made = made { $when }
known-no-passkeys-not-installed = Passkeys are not available: whoever runs this server has not installed what they need.
known-no-passkeys-not-secure = Passkeys need an address that begins with https. The other ways work here, too.
known-no-passkeys-address = Passkeys need a name in the address, such as localhost, and not only numbers. The other ways work here, too.
known-no-passkeys-browser = This browser knows no passkeys. The other ways work here, too.
known-passkey-there = This device has a passkey of yours already.
known-passkey-none-chosen = No passkey was chosen.

known-code = Recovery code
known-code-about = A code on paper, for the day when every device is lost. It works once; then you get a new one.
known-code-new = Make a recovery code
known-code-another = Make a new one
known-code-there = You have one, made { $when }.
known-code-shown = Write it down now: it is never shown again.
known-code-yours = Your recovery code
known-code-replaces = The code that you have used is worth nothing now. This one takes its place.

known-devices = Your devices
known-devices-about = Whoever uses one of these plays as you. If you do not know one of them, end it.
known-device-unknown = A program or another browser
known-device-this = this device
known-device-used = last used { $when }
known-device-way-passkey = came in with a passkey
known-device-way-code = came in with the recovery code
known-device-way-link = came in by a link
known-device-end = End
known-device-leave = Sign out here
known-device-leave-sure = Without a passkey or a recovery code you cannot come back. Sign out all the same?
known-move = Add another device
known-move-about = Scan this code with the other device, or open the link there. It works once, for five minutes.
known-move-link = Link for the other device
known-move-here-only = This server listens on this device only: others do not find it.
known-move-done = The other device is yours now.
known-move-over = The five minutes are over. Close this window and make a new link.

known-remove = Remove
known-remove-sure = Really?
known-rename = Rename
known-name = Name of the passkey
known-keep = Save
known-cancel = Cancel
known-copy = Copy
known-copied = Copied
known-close = Close

known-data = All about you
known-data-about = Everything that this server keeps about you, as a file; and the way to have it deleted.
known-data-export = Download everything
known-data-forget = Delete me
known-forget = Delete everything about you?
known-forget-about = Your name, your settings, your passkeys and all your devices are deleted, and so are tables where nobody else sits. In running games with others a bot takes over your seat; in finished ones your seat has no name any more. This cannot be taken back.
known-forget-now = Delete me for good

known-guest = Take your games along?
known-guest-about = Before you signed in, this browser played as { $name ->
    [guest] a guest
   *[other] “{ $name }”
} (running games: { $running }, finished ones: { $finished }). Its tables, seats, results and settings can become yours.
known-guest-take = Take them along
known-guest-later = Not now
known-guest-taken = { $tables ->
    [one] { $tables } table is yours now.
   *[other] { $tables } tables are yours now.
}
known-guest-apart = They stay with this browser, and are there again when you sign out.

known-enter = Sign in
known-enter-about = Play on under your name on this device. You need no password.
known-enter-link = Have you been here before? Sign in
known-enter-passkey = Sign in with a passkey
known-enter-code = Use the recovery code
known-enter-by-link = Do you have a device where you are signed in? Open the settings there, choose “Add another device”, and scan the code with this one.
known-enter-whose = { $name ->
    [guest] By this link you are known on this device, too.
   *[other] By this link you play as “{ $name }” on this device.
}
known-enter-whose-about = Go on only if you have made the link yourself: you will play here as whoever made it.
known-enter-yes = Go on
known-entered = { $name ->
    [guest] Welcome back!
   *[other] Welcome back, { $name }!
}
known-entered-already = You were signed in here already.
known-entered-on = To the games

known-hint = You have finished some games. So that they are not lost with a cookie, and to have them on your phone, too, you can be known again.
known-hint-how = How that works
known-hint-never = Do not show again

refused-too-late = That took too long, or it was sent twice. Please begin again.
refused-bad-passkey = This passkey was not accepted. Please begin again.
refused-unknown-passkey = This passkey is not known here, or it was removed.
refused-too-many-passkeys = You have as many passkeys as you can have. Remove one first.
refused-not-a-code = This is no recovery code: a letter may be wrong or missing.
refused-wrong-code = This recovery code is not known. Each one works only once.
refused-no-link = This link does not work any more. Each one works once, for five minutes.
refused-too-many-entries = Too many attempts have come from your address. Try again in a few minutes.
refused-both-play = You sit at one running table twice: as who you are, and as the guest. End that game or leave it first, since nobody may hold two hands there.
refused-no-guest = There is no guest any more whose games could be taken along.
