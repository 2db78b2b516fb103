# What people look like, in the sheet where they choose it.

web-portrait-characters = Figur
web-portrait-colours = Farbe
web-portrait-character = { $character ->
    [cat] Katze
    [owl] Eule
    [bear] Bär
    [rabbit] Hase
    [flamingo] Flamingo
    [frog] Frosch
    [penguin] Pinguin
    [octopus] Krake
    [lion] Löwe
    [panda] Panda
    [raccoon] Waschbär
   *[fox] Fuchs
}
web-portrait-colour = { $colour ->
    [1] Blau
    [2] Gold
    [3] Grün
    [4] Violett
    [5] Orange
   *[0] Rot
}{ $taken ->
    [yes] , schon vergeben
   *[no] { "" }
}
