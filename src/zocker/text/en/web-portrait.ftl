# Characters and colours to choose from.

web-portrait-characters = Character
web-portrait-colours = Colour
web-portrait-character = { $character ->
    [cat] Cat
    [owl] Owl
    [bear] Bear
    [rabbit] Rabbit
    [flamingo] Flamingo
    [frog] Frog
    [penguin] Penguin
    [octopus] Octopus
    [lion] Lion
    [panda] Panda
    [raccoon] Raccoon
   *[fox] Fox
}
web-portrait-colour = { $colour ->
    [1] Blue
    [2] Gold
    [3] Green
    [4] Violet
    [5] Orange
   *[0] Red
}{ $taken ->
    [yes] , someone has it
   *[no] { "" }
}
