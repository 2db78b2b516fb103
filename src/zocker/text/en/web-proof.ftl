# Dice that anyone can check: for the command line, the server and the browser

error-proof-line = Line { NUMBER($line, useGrouping: 0) } of the proof is invalid. { $reason }
error-proof-form = “{ $text }” is not a line of a proof.
error-proof-number = Expected number { NUMBER($expected, useGrouping: 0) }, got { NUMBER($got, useGrouping: 0) }.
error-proof-order = This line is out of order.
error-proof-genesis = The proof begins differently from this game.
error-proof-commit = { $seats ->
    [server] The server can’t commit like this.
   *[other] The device of seat { $seats } can’t commit like this.
}
error-proof-signature = { $seats ->
    [server] The server’s signature is wrong.
   *[other] The signature of the device of seat { $seats } is wrong.
}
error-proof-server-signature = The server’s signature is wrong.
error-proof-listed = The device of seat { $seats } can’t take part in this roll.
error-proof-again = After a result is thrown away, exactly the devices that answered must make the same roll again.
error-proof-run = Every roll stands alone, and all draws up to the next roll belong together.
error-proof-secret = The device of seat { $seats } revealed a different secret from the one it had committed to.
error-proof-server-secret = The server revealed a different secret from the one it had committed to.
error-proof-void = A result can only be thrown away when some devices answered and others didn’t.
error-proof-result = With these secrets, “{ $request }” gives “{ $expected }”, not “{ $got }”.
error-proof-back-in = The device of seat { $seats } can’t take part again until the others agree.
error-proof-close = The proof ends differently from this game.
error-proof-salt = A different secret move was made here.
error-proof-hidden = Only secret moves may be hidden, and this isn’t one.
error-proof-seated = The proof has different players in these seats.
error-proof-chance = The proof has a roll or draw among the moves.
error-proof-undo = Once the dice have rolled, no earlier move can be taken back.
error-proof-lines = The rolls and draws in the proof differ from those of the game.
error-proof-other = The proof has “{ $text }”.
error-proof-request = The rules ask for “{ $expected }” here, not “{ $got }”.
error-proof-request-form = “{ $text }” can’t be rolled or drawn.
error-proof-dice = Dice from “{ $source }” can’t be proven.
error-receipt-form = This is not a receipt, or it was changed.
error-receipt-other = This receipt is for another game.
error-receipt-differs = This is not the game on the receipt. They differ after the same beginning.
error-receipt-more = The record ends too early. The browser with this receipt saw more of the game.

verify-older = The rolls of this game were made under an older scheme, in which the operator could have chosen them.
verify-proven = { $proven } of { $total } rolls and draws were made by the devices of players and the server together. No one could choose those that include a device you trust.
verify-discard = The operator could still discard some results, as listed below.
verify-part = { $name }: the device took part in { $rolls } of { $of } rolls and draws{ $end ->
    [none] .
    [closed] {" "}and signed the end.
    [open] {" "}and signed up to line { NUMBER($signed, useGrouping: 0) }, but not the end.
   *[running] {" "}and signed up to line { NUMBER($signed, useGrouping: 0) }.
}
verify-devices = { $name } played on { $devices } devices.
verify-left = A bot took { $name }’s seat after line { NUMBER($line, useGrouping: 0) }.
verify-alone = Only one device took part in { $lines ->
    [one] line
   *[other] lines
} { $which }, so an operator who played on it could foresee the results.
verify-unproven = Not proven: { $lines ->
    [one] line
   *[other] lines
} { $which }.
verify-nothing = Nothing is proven about the { $lines ->
    [one] one roll or draw
   *[other] { $lines } rolls and draws
}.
verify-thrown = Line { NUMBER($line, useGrouping: 0) }: a result was thrown away because the device of { $names } was reported as silent. { $was ->
    [unknown] Its result can’t be computed.
   *[other] It was “{ $was }”.
} { $came ->
    [unknown] There was no roll after that.
   *[other] The next result was “{ $came }”.
}
verify-restart = The proof started over after line { NUMBER($line, useGrouping: 0) }. That happens when a backup is restored or a device is away for long, but an operator can also do it to get different rolls.
verify-opened = A roll for line { NUMBER($line, useGrouping: 0) } was opened but never made.
verify-undrawn = { verify-opened } The proof started over instead.
verify-hidden = { $moves ->
    [one] One secret move was not revealed.
   *[other] { $moves } secret moves were not revealed.
}
verify-receipt = This is the game on the receipt. Its device took part in { $rolls } of { $of } rolls and draws. { $unseen ->
    [0] Its browser has seen all of it.
    [one] Its browser has not seen the last line of the proof.
   *[other] Its browser has not seen the last { $unseen } lines of the proof.
} { $lost ->
    [0] { "" }
    [one] One line that it had seen was lost.
   *[other] { $lost } lines that it had seen were lost.
}
verify-words = The four words of this game: { $words }. They are the same on every device that saw the same game.

web-proof-all = { $total ->
    [one] The one roll checks out.
   *[other] All { $total } rolls and draws check out.
}
web-proof-some = { $proven } of { $total } rolls and draws check out.
web-proof-none = There are no rolls yet.
web-proof-nothing = Nothing is proven about { $total ->
    [one] the one roll or draw
   *[other] these { $total } rolls and draws
}.
web-proof-older = These rolls were made under an older scheme, in which the operator could have chosen them.
web-proof-typed = These dice are not proven, because they were typed in or came from a seed.
web-proof-false = The dice of this game don’t check out.
web-proof-false-line = The dice don’t check out at line { NUMBER($line, useGrouping: 0) }.
web-proof-any = No one could choose a roll that includes a device you trust.
web-proof-yours = { $part ->
    [all] Your device took part every time, so no one could choose the results.
    [some] Your device took part in { $rolls } of { $total }, so no one could choose those.
   *[none] Your device never took part. Trust the results as far as you trust the devices that did.
}
web-proof-theirs = { $part ->
    [all] If you trust { $name }’s device, no one could choose the results.
    [some] { $name }’s device took part in { $rolls } of { $total }. If you trust it, no one could choose those.
   *[none] { $name }’s device never took part.
}
web-proof-trust = Whose device do you trust?
web-proof-own = { $name } (your device)
web-proof-part = Took part in { $rolls } of { $of } rolls and draws{ $end ->
    [none] .
    [closed] {" "}and signed the end.
    [open] {" "}and signed up to line { NUMBER($signed, useGrouping: 0) }, but not the end.
   *[running] {" "}and signed up to line { NUMBER($signed, useGrouping: 0) }.
}
web-proof-notes = Good to know
web-proof-alone = Only one device took part { $all ->
    [yes] in these rolls
   *[no] in { $lines ->
        [one] line
       *[other] lines
    } { $which }
}. An operator who played on it could foresee the results.
web-proof-false-at = Line { NUMBER($line, useGrouping: 0) } of the proof:
web-proof-false-why = An honest server never writes this. Save the game and your receipt, and show them to the others.
web-proof-save = Save game
web-proof-words = Four words
web-proof-words-why = Read these words to each other. They are the same on every device that saw the same game.
web-proof-receipt = Receipt
web-proof-receipt-why = Your browser keeps a receipt of what it has seen. You can use it later to show that a record is of this game.
web-proof-receipt-save = Save receipt
web-proof-rules = Only “zocker verify” also checks that the rules ask for exactly these rolls.
web-proof-how = What this proves
web-proof-page = Page for checking offline
web-proof-each = Every roll and how it was made
web-proof-request = Requested
web-proof-key = Key for the calculation
web-proof-server = Revealed by the server
web-proof-message = Message, joined in this order
web-proof-start = Fingerprint of the beginning
web-proof-attempt = Attempt { NUMBER($attempt, useGrouping: 0) }, draw { $draw }
web-proof-block = Block number
web-proof-device = Revealed by { $name }’s device
web-proof-hmac = Block { $number }
web-proof-numbers = { $kind ->
    [dice] Four bytes at a time: the remainder, plus 1, is the die
   *[list] Four bytes at a time: the remainder is a position among those left, counted from 0, or a side
}
web-proof-skipped = skipped, because it would favour small numbers
web-proof-result = Result
web-proof-offline = This page checks the dice of a game from its record. It works offline and sends nothing.
web-proof-choose = Game record (.json)
web-proof-choose-receipt = Receipt, if you have one
web-proof-checking = Checking every roll…
web-proof-no-record = This file is not a game record. Choose one that Zocker has saved.

web-dice-times = { $times } times
web-dice-wrong = From line { NUMBER($line, useGrouping: 0) } on, the dice don’t check out.
web-dice-older = This server uses an older scheme, in which the operator could choose the rolls. Your device takes no part in it.
web-dice-forked = From line { NUMBER($line, useGrouping: 0) } on, the server shows a different game from the one that your browser saw.
web-dice-asked-twice = The server opened the roll for line { NUMBER($line, useGrouping: 0) } in two versions. Your device answered only one.
web-dice-move = Line { NUMBER($line, useGrouping: 0) } doesn’t hold the move that you made.
web-dice-request = The server asked for “{ $got }” in line { NUMBER($line, useGrouping: 0) }, not for “{ $expected }”, which was due.
web-dice-result = The server reports different winners from those on your screen.
web-dice-salts = The server revealed different secret moves from those you made.
web-dice-shown = Line { NUMBER($line, useGrouping: 0) } doesn’t show the roll that was made.
web-dice-undue = The server opened a roll for line { NUMBER($line, useGrouping: 0) }, but none was due.
web-dice-table = The server sent a table that doesn’t fit this device, or that can’t be read.
web-dice-before = The proof began after this game. Nothing is proven about its { $lines ->
    [0] beginning, because it started from a position
    [one] first line
   *[other] first { $lines } lines
}.
web-dice-early = The server hardly waited for a silent device before it threw a result away.
web-dice-elsewhere = Another device now takes part for you. If it isn’t yours, tell the others. Tap here to bring this one back.
web-dice-moved = Another device now takes part for { $names }.
web-dice-not-kept = Your browser stores nothing for this page, so your receipt is lost when you close it.
web-dice-unproven = The proof for line { NUMBER($line, useGrouping: 0) } took too long.
web-dice-without = A roll was made without your device, because the server hadn’t heard from it.
web-dice-left-out = The last roll was made without your device.
web-dice-thrown = The result for line { NUMBER($line, useGrouping: 0) } was thrown away because { $names }’s device was reported as silent. The others made the roll again.
web-dice-unused = Your device answered for line { NUMBER($line, useGrouping: 0) }, but its answer was not used. The server reported it as silent and threw the result away.
web-dice-silent = The result for line { NUMBER($line, useGrouping: 0) } was thrown away because your device was reported as silent. If it was here all the time, tell the others.
web-dice-went-back = The game went back from line { NUMBER($from, useGrouping: 0) } to line { NUMBER($to, useGrouping: 0) }. That happens when a backup is restored, but an operator can also do it to get different rolls.
web-dice-barred = Your device was silent once, so the others make the dice without it.
web-dice-ask = Ask to take part again
web-dice-asking = The others are being asked to let your device take part again.
web-dice-back-in = { $names }’s device was silent once. Let it help make the dice again?
web-dice-allow = Allow
web-dice-decline = Not now

web-fair-title = Dice that anyone can check
web-fair-pitch = Everyone at the table makes every roll together, and anyone can check it.
web-fair-how = How a roll is made
web-fair-step-1 = Commit
web-fair-step-2 = Open
web-fair-step-3 = Reveal
web-fair-step-4 = Drawn
web-fair-how-1 = Before the first roll your device thinks up secrets and commits to all of them. So does every other device, and so does the server. No one can change a secret afterwards.
web-fair-how-2 = When a roll is due, the server opens it. It fixes what is rolled, whose devices take part and all moves so far. Your own roll waits until you press Roll or your time is up.
web-fair-how-3 = Every device checks that, reveals its next secret and signs it. Then the server reveals one of its own.
web-fair-how-4 = The dice follow from all these secrets together. Your device repeats the calculation and checks every signature.
web-fair-proves = What that proves
web-fair-proves-1 = No one can choose or foresee a roll in which an honest device takes part. No player can, the operator can’t, and both together can’t.
web-fair-proves-2 = No one can change a game later without being noticed. Your browser keeps a receipt of what it has seen, and at the end you can compare four words aloud.
web-fair-proves-3 = Anyone can check a game: here with one tap, with a page that works offline, or with “zocker verify”. The check shows whose devices took part in which rolls.
web-fair-proves-not = What it does not prove
web-fair-proves-not-1 = The operator knows a result a moment before you and can throw it away by saying that a device was silent. That works once for each device, until the others let it take part again. Every check shows it, and that device’s browser warns its player.
web-fair-proves-not-2 = No check can tell whose fault a silence was, or whether two devices belong to independent people.
web-fair-proves-not-3 = If all devices in a roll are in league with the operator, they can choose it together. A check marks rolls with only one device.
web-fair-proves-not-4 = The operator also serves the program in your browser. If you don’t trust it, check records with the page from another source or with “zocker verify”.
web-fair-proves-not-5 = Someone can make up a whole record with devices that never existed. Compare it with your receipt.
web-fair-proves-not-6 = The operator can also start the proof over, as after a restored backup. No check can tell why. Your browser tells you every time and keeps count, and a check counts what the record shows.
web-fair-proves-not-7 = Nothing is proven about typed dice, games without people, games under the older scheme, and the choices of bots. If a game is never finished, its secret moves stay hidden.
