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
error-proof-run = Every roll stands alone, and all draws up to the next roll or decision belong together.
error-proof-secret = The device of seat { $seats } had committed to another secret than it revealed.
error-proof-server-secret = The server had committed to another secret than it revealed.
error-proof-void = A result can only be thrown away when some devices answered and others didn’t.
error-proof-result = “{ $request }” brings “{ $expected }” with these secrets, not “{ $got }”.
error-proof-back-in = The device of seat { $seats } can’t take part again: the others have to agree first.
error-proof-close = The proof ends differently from this game.
error-proof-salt = Another secret move was made here.
error-proof-seated = The proof has other players at these seats.
error-proof-chance = The proof has a roll or draw among the moves.
error-proof-lines = The proof has other rolls and draws than the game.
error-proof-other = The proof says “{ $text }”.
error-proof-request = By the rules “{ $expected }” was due, not “{ $got }”.
error-proof-request-form = “{ $text }” can’t be rolled or drawn.
error-proof-dice = Dice from “{ $source }” can’t be proven.
error-receipt-form = This is not a receipt, or it was changed.
error-receipt-other = This receipt is for another game.
error-receipt-differs = This is not the game on the receipt. They differ after the same beginning.
error-receipt-more = The record ends too early. The browser with this receipt has seen more of the game.

verify-older = The rolls of this game were made by an older scheme, in which the operator could have chosen them.
verify-proven = { $proven } of { $total } rolls and draws were made by the devices of players and the server together. No one could choose those that include a device you trust.
verify-part = { $name }: the device took part in { $rolls } of { $of } rolls and draws and signed { $end ->
    [closed] the end.
    [open] up to line { NUMBER($signed, useGrouping: 0) }, but not the end.
   *[running] up to line { NUMBER($signed, useGrouping: 0) }.
}
verify-devices = { $name } played at { $devices } devices.
verify-alone = Only one device took part, so an operator who played at it could foresee them: { $lines ->
    [one] line
   *[other] lines
} { $which }.
verify-unproven = Not proven: { $lines ->
    [one] line
   *[other] lines
} { $which }.
verify-nothing = Nothing is proven about the { $lines ->
    [one] one roll or draw
   *[other] { $lines } rolls and draws
}.
verify-thrown = Line { NUMBER($line, useGrouping: 0) }: a result was thrown away because the device of { $names } was said to be silent. { $was ->
    [unknown] What it was can’t be computed.
   *[other] It was “{ $was }”.
} { $came ->
    [unknown] Nothing was rolled after that.
   *[other] Then came “{ $came }”.
}
verify-restart = The dice were begun once more after line { NUMBER($line, useGrouping: 0) }, as they are when a backup is restored.
verify-undrawn = A roll for line { NUMBER($line, useGrouping: 0) } was opened and never made.
verify-hidden = { $moves ->
    [one] One secret move was not revealed.
   *[other] { $moves } secret moves were not revealed.
}
verify-receipt = This is the game on the receipt. { $unseen ->
    [0] Its browser has seen all of it.
    [one] Its browser has not seen the last line of the proof.
   *[other] Its browser has not seen the last { $unseen } lines of the proof.
} { $lost ->
    [0] { "" }
    [one] One line that it had seen was lost.
   *[other] { $lost } lines that it had seen were lost.
}
verify-words = The four words of this game: { $words }. They are the same at every device that saw the same game.

web-proof-all = { $total ->
    [one] The one roll checks out.
   *[other] All { $total } rolls and draws check out.
}
web-proof-some = { $proven } of { $total } rolls and draws check out.
web-proof-none = Nothing has been rolled yet.
web-proof-nothing = Nothing is proven about { $total ->
    [one] the one roll or draw
   *[other] these { $total } rolls and draws
}.
web-proof-older = These rolls were made by an older scheme, in which the operator could have chosen.
web-proof-typed = Nothing is proven about these dice, because they were typed in or came from a seed.
web-proof-false = The dice of this game don’t check out.
web-proof-false-line = The dice don’t check out at line { NUMBER($line, useGrouping: 0) }.
web-proof-false-at = Line { NUMBER($line, useGrouping: 0) } of the proof:
web-proof-false-why = An honest server never writes this. Save the record and your receipt, and show them to the others.
web-proof-trust = No one could choose a roll that includes a device you trust. Whose device do you trust?
web-proof-nobody = Choose a player
web-proof-yours = { $part ->
    [all] Your device took part in all of them, so no one could choose them.
    [some] Your device took part in { $rolls } of them, so no one could choose those.
   *[none] Your device took part in none of them. They are worth as much as the devices that did.
}
web-proof-theirs = { $part ->
    [all] If you trust { $name }’s device, no one could choose them.
    [some] If you trust { $name }’s device, no one could choose the { $rolls } in which it took part.
   *[none] { $name }’s device took part in none of them.
}
web-proof-parts = Who took part
web-proof-part = { $whose ->
    [yours] Your device
   *[other] { $name }’s device
} took part in { $rolls } of { $of } rolls and draws{ $end ->
    [none] .
    [closed] {" "}and signed the end.
    [open] {" "}and signed up to line { NUMBER($signed, useGrouping: 0) }, but not the end.
   *[running] {" "}and signed up to line { NUMBER($signed, useGrouping: 0) }.
}
web-proof-notes = Good to know
web-proof-alone = { $all ->
    [yes] Only one device took part.
   *[no] Only one device took part in { $lines } of them.
} An operator who played at it could foresee { $all ->
    [yes] the rolls
   *[no] those
}.
web-proof-rules = Only “zocker verify” also checks that the rules ask for these rolls, for example for so many dice.
web-proof-words = Four words
web-proof-words-why = Read them to each other. They are the same at every device that saw the same game.
web-proof-receipt-save = Save receipt
web-proof-how = What this proves
web-proof-page = Page for checking offline
web-proof-each = Every roll and how it was made
web-proof-request = Due
web-proof-server = Revealed by the server
web-proof-device = Revealed by { $name }’s device
web-proof-message = Attempt and draw
web-proof-blocks = Blocks (HMAC-SHA-256)
web-proof-numbers = Numbers and their remainders
web-proof-offline = This page checks the dice of a game from its record. It works offline and sends nothing.
web-proof-choose = Game record (.json)
web-proof-choose-receipt = Your receipt, if you have one (.json)
web-proof-no-record = This file is not a game record. Choose one that Zocker has saved.

web-fair-title = Dice that anyone can check
web-fair-pitch = Everyone at the table makes every roll together, and anyone can check it.
web-fair-how = How a roll is made
web-fair-how-1 = Commit: before the first roll, every device and the server make up secrets. They publish a seal that fixes all of them.
web-fair-how-2 = Open: when a roll is due, the server fixes in writing what is rolled, what was played before and whose devices take part. Your own roll waits until you press Roll.
web-fair-how-3 = Reveal: now every device reveals one secret and signs it, and the server reveals one of its own.
web-fair-how-4 = Drawn: the dice are calculated from all these secrets. Every device repeats the calculation and checks every signature.
web-fair-proves = What that proves
web-fair-proves-1 = No one can choose or predict a roll in which an honest device takes part: not a player, not the operator, and not both together.
web-fair-proves-2 = No one can change a game later without being found. Your browser keeps a receipt of all it has seen, and at the end you can compare four words aloud.
web-fair-proves-3 = Anyone can check a game: here with one tap, with a page that works offline, or with “zocker verify”. The check says whose devices took part in which rolls.
web-fair-proves-not = What it does not prove
web-fair-proves-not-1 = The operator knows a result a moment before you and can have it thrown away by claiming that a device was silent. That works at most once for each device, every check tells it, and that device’s browser warns its player.
web-fair-proves-not-2 = No check can tell whose fault a silence was, or whether two devices belong to independent people.
web-fair-proves-not-3 = If all devices in a roll are in league with the operator, they can choose it together. Rolls with only one device are marked.
web-fair-proves-not-4 = The operator also serves the program in your browser. If you don’t trust it, check records with the page from another source or with “zocker verify”.
web-fair-proves-not-5 = A whole record can be made up with devices that never existed. Compare it with your receipt.
web-fair-proves-not-6 = When a backup is restored, the dice begin once more from an earlier line. Every check counts that.
web-fair-proves-not-7 = Nothing is proven about typed dice, games without people, games by the older scheme, and the choices of bots. In a game that was never finished, secret moves stay hidden.
