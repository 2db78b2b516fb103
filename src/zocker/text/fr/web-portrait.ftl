# What people look like, in the sheet where they choose it.

web-portrait-characters = Personnage
web-portrait-colours = Couleur
web-portrait-character = { $character ->
    [cat] Chat
    [owl] Hibou
    [bear] Ours
    [rabbit] Lapin
    [flamingo] Flamant rose
    [frog] Grenouille
    [penguin] Manchot
    [octopus] Pieuvre
    [lion] Lion
    [panda] Panda
    [raccoon] Raton laveur
   *[fox] Renard
}
web-portrait-colour = { $colour ->
    [1] Bleu
    [2] Or
    [3] Vert
    [4] Violet
    [5] Orange
   *[0] Rouge
}{ $taken ->
    [yes] , déjà prise
   *[no] { "" }
}
