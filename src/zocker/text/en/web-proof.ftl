# Dice that anyone can check: for the command line, the server and the browser

error-proof-line = Line { NUMBER($line, useGrouping: 0) } of the proof is not true: { $reason }
error-proof-event = It is for chance event { NUMBER($got, useGrouping: 0) }, but { NUMBER($expected, useGrouping: 0) } comes next.
error-proof-equal = This has been promised or revealed before.
error-proof-seats = A device for these seats ({ $seats }) can’t promise anything.
error-proof-no-device = No device of these seats ({ $seats }) had promised anything.
error-proof-devices = { $got ->
    [one] One device has given its link
   *[other] { $got } devices have given their links
}, but { $expected } had promised to.
error-proof-link = The link of seat { $seats } does not belong to its promise.
error-proof-server-link = The server’s link does not belong to its promise.
error-proof-lines = The proof is about other lines than the game has.
error-proof-result = “{ $request }” comes to “{ $expected }” with these links, not to “{ $got }”.
error-proof-other = The proof says “{ $text }”.
error-proof-request = By the rules chance is asked for “{ $expected }”, not for “{ $got }”.
error-proof-request-form = Nobody can answer the request “{ $text }”.
error-proof-run = This roll needs links of its own.
error-proof-dice = Dice that come from “{ $source }” can’t be proven.

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
web-proof-together = The server and the devices of all who were there made them together: nobody could choose one.
web-proof-none = Nothing has been rolled yet.
web-proof-nothing = Nothing is proven about { $total ->
    [one] the one roll or draw
   *[other] these { $total } rolls and draws
}.
web-proof-typed = These dice were typed in: nothing is proven about them.
web-proof-false = The promises are not in order.
web-proof-false-line = Line { NUMBER($line, useGrouping: 0) } is not as promised.
web-proof-unproven = { $lines ->
    [one] Nothing is proven about the other one.
   *[other] Nothing is proven about the other { $lines }.
}
web-proof-alone = { $all ->
    [yes] One device and the server made them, as always when one person plays with bots.
   *[no] One device and the server alone made { $lines } of them.
} Only somebody who used that device and also runs this server could have foreseen them.
web-proof-each = Details: every roll and how it was made
web-proof-alone-lines = By one device and the server alone: { $lines ->
    [one] line
   *[other] lines
} { $which }.
web-proof-how = What this proves
web-proof-page = A page that checks without us
web-proof-request = Asked for
web-proof-givers = Links from the devices of
web-proof-key = Key: the server’s link
web-proof-message = Message: table, event, draw, block, and all links
web-proof-offline = This page checks the dice of a game from its record. It needs no network, and sends nothing.
web-proof-choose = The record of a game (a .json file):
web-proof-no-record = This is not a game record.
web-proof-rules = Whether the right number of dice was rolled is checked by “zocker verify”.
web-proof-unused = Watch out: the server did not use what your device gave for roll { NUMBER($event, useGrouping: 0) }!
web-proof-left-out = Your device’s answer for roll { NUMBER($event, useGrouping: 0) } came too late, and the roll was made without it. Slow devices and connections do that; if yours is fast and it happens often, somebody may be cheating.
web-proof-went-back = Watch out: the server has forgotten rolls that you have seen. Your device promises anew, so that none of them can come again.
web-proof-wrong = Watch out: roll { NUMBER($event, useGrouping: 0) } is not as promised!
web-proof-shown = Watch out: roll { NUMBER($event, useGrouping: 0) } on your screen is not the one that was promised!

web-fair-title = Dice that anyone can check
web-fair-pitch = All who sit at a table make every roll together, and anybody can check it afterwards.
web-fair-how = How a roll is made
web-fair-how-1 = Before the first roll every device, and the server, thinks up a long row of secrets and shows a seal of it: the promise. Nobody can change a secret after that without breaking the seal.
web-fair-how-2 = When a roll is due, the device of everybody who is there reveals its next secret; yours does so when you press Roll, if it is your roll. The server adds its own.
web-fair-how-3 = From all secrets together the dice are worked out, by a calculation that anybody can repeat. Everything is stored before you see the dice.
web-fair-proves = What that proves
web-fair-proves-1 = Nobody can choose a roll: no player, and not whoever runs the server. One honest device is enough for that.
web-fair-proves-2 = Nobody knows a roll before it is due, as long as the devices of two people take part who aren’t in league with each other.
web-fair-proves-3 = Anybody can check it: here with one tap, with a page that works without us, or with “zocker verify”.
web-fair-proves-not = What it does not prove
web-fair-proves-not-1 = Whoever runs the server also serves the program in your browser. If you don’t trust that, check records with the page from another source, or with “zocker verify”.
web-fair-proves-not-2 = Backups of the server hold secrets of games that are going on. When one is restored, everybody promises anew.
web-fair-proves-not-3 = If only one device takes part, as when one person plays with bots, whoever uses that device and also runs the server could foresee the rolls. These rolls are marked.
web-fair-proves-not-4 = A device that says nothing for a second is left out, and the record says so. If yours did answer, your browser warns you loudly. Whoever runs the server and plays along could use such silence to get another roll: look at how often somebody was left out.
web-fair-proves-not-5 = Nothing is proven about dice that people type in, or about the part of a game that was played elsewhere.
web-fair-proves-not-6 = What bots choose is not proven, only the dice.
