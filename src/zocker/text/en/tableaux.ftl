### The tableaux of Gambler: pictures, files, and what can be wrong with them.

tableaux-ours = The { $count } tableaux of Gambler: { $name }
tableaux-theirs = { $path }: { $count ->
    [one] 1 tableau
   *[other] { $count } tableaux
}
tableaux-beginner = play this one first
tableaux-house = full house
tableaux-black = black
tableaux-legend-stars = any face, the same for the whole row
tableaux-legend-house = three equal dice, then two of another face
tableaux-legend-black = you pay when you fill the last box
tableaux-good = { $path } is valid: { $count ->
    [one] 1 tableau
   *[other] { $count } tableaux
}.

# A reason is one of the sentences below.
fault = { fault-place }: { $reason }
fault-place = { $place ->
    [line] { fault-line }
    [tableau] { fault-tableau }
   *[both] { fault-line }, { fault-tableau }
}
fault-line = line { NUMBER($line, useGrouping: 0) }
fault-tableau = tableau { $tableau }{ $named ->
    [yes] { " " }“{ $name }”
   *[no] { "" }
}{ $row ->
    [0] { "" }
   *[other] , row { $row }
}
error-tableaux = { $source ->
    [option] The option tableaux
   *[file] { $path }
}{ $place ->
    [whole] { "" }
   *[both] , { fault-place }
}: { $reason }{ $more ->
    [0] { "" }
    [one] { " " }(1 more mistake; to see both: zocker tableaux check { $path })
   *[other] { " " }({ $more } more mistakes; to see all: zocker tableaux check { $path })
}
error-no-tableaux = There is no file { $path }, and none of our sets has that name. Our sets are: { $sets }.

error-tableaux-size = { $path } is too large for a file of tableaux (more than { $most } bytes).
error-tableaux-utf8 = { $path } is not UTF-8 text. Line { NUMBER($line, useGrouping: 0) } can’t be read.
error-toml = This is not TOML{ $column ->
    [0] { "" }
   *[other] , from column { $column } on
}: { $reason }.
error-line-length = A line can have at most { $most } characters.
error-toml-deep = Brackets are nested too deeply here.
error-file-key = A file of tableaux has no “{ $key }”. Each tableau begins with a line [[tableau]].
error-no-tableau = There is no tableau. Each one begins with a line [[tableau]].
error-tableau-form = Each tableau must begin with a line [[tableau]], with two brackets on both sides.
error-tableaux-many = There can be at most { $most } tableaux, not { $got }.
error-no-yellow = No row of any tableau is yellow, so no one could ever win a point.
error-tableau-key = A tableau has no “{ $key }”, only: { $keys }.
error-tableau-nameless = A tableau needs a name, as in: name = "Spa".
error-tableau-name = “{ $name }” can’t be a name. Names have 1 to { $most } visible characters.
error-tableau-twice = Another tableau is already called “{ $name }”.
error-tableau-beginner = “beginner” must be true or false, without quotes.
error-two-beginners = Only one tableau can be marked for beginners, and another already is.
error-no-beginner = No tableau is marked for beginners, but the option beginner_first needs one.
error-tableau-rows = A tableau needs { $rows } rows, as in: rows = ["1 2 3 : 40", "* * : 20", …].
error-tableau-row-count = A tableau has { $rows } rows, not { $got }.
error-tableau-boxes = A tableau has at most { $most } boxes, and with this row it has { $got }.
error-row-form = A row must be text in quotes, as in "1 2 3 4 : 50".
error-row-colon = “{ $text }” is not a row. Put a colon between its boxes and its points, as in "1 2 3 4 : 50".
error-row-length = A row has 1 to { $most } boxes, not { $got }.
error-row-box = “{ $text }” is not a box. Boxes are 1 to 6 or stars (*), with spaces between them, or the whole row is “full house”.
error-row-mixed = A row shows either faces or stars, not both.
error-row-points = A row can’t be worth “{ $text }” points. Points are multiples of { $step } up to { $most }, with a minus sign for a black row.

# At the table
error-tableau = “{ $text }” is not a tableau. Write “tableau 1” to “tableau { $tableaux }”.
error-tableau-turned = Tableau { $number } has already been turned up.
error-gambler-dice = “{ $text }” is not a roll. Write faces 1 to 6, as in “roll 1 1 4 5 6”.
error-option-range = The option { $option } must be 1 to { $most }, not { $value }.
error-setup-gambler-dice = Impossible set-up: there are { $total } dice in play, placed and left together, not { $got }.
error-setup-beginner = Impossible set-up: the first tableau must be number { $number }, the one for beginners.
error-setup-points-won = Impossible set-up: { $round ->
        [1] everyone starts with { $start } points
       *[other] no one had { NUMBER($target, useGrouping: 0) } points before this round
    }, and the completed rows don’t explain the difference.
error-setup-points = Impossible set-up: seat { $seat }’s points must be a multiple of { $step }.
error-setup-turned = Impossible set-up: a tableau was turned up twice.
error-setup-row = Impossible set-up: a { $face } doesn’t fit the next box of row { $row }.
error-setup-full = Impossible set-up: all boxes have a die, so the round is over.
