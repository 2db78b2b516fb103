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

verify-proven = Proven: { $lines ->
    [one] one roll or draw, by links of { $names }.
   *[other] { $lines } rolls and draws, by links of { $names }.
}
verify-alone = With the links of one device only, so that an operator who plays could foresee them: { $lines ->
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
