# La page des decks : une liste lue pendant qu’on l’écrit, son image, les decks gardés dans ce navigateur.
decks-title = Decks
decks-link = Construire un deck
decks-mine = Mes decks
decks-none = Il n’y en a pas encore dans ce navigateur.
decks-new = Nouveau deck
decks-sold = Partir d’un deck du commerce
decks-pick = Choisir…
decks-name = Nom
decks-unnamed = Mon deck
decks-list = Cartes, une par ligne : « 4 Choc ». « Sideboard » ouvre la réserve.
decks-reading = Lecture …
decks-failed = La liste n’a pas pu être lue : { $problem }
decks-good = { $main ->
    [one] { $main } carte
   *[other] { $main } cartes
}{ $side ->
    [0] {""}
   *[other] { " et " }{ $side } dans la réserve
}
decks-save = Garder
decks-kept = « { $name } » est gardé dans ce navigateur.
decks-delete = Supprimer
decks-delete-sure = Supprimer « { $name } » ?
decks-delete-no = Le garder
decks-play = Le jouer
decks-play-first = Corrigez d’abord la liste : on pourra alors jouer.
decks-download = Enregistrer dans un fichier
decks-open = Ouvrir un fichier
decks-copy = Copier la liste
decks-copied = Copié
decks-picture = Le deck en un coup d’œil
decks-empty = Écrivez ou collez une liste : son portrait apparaît ici.
decks-curve = Courbe de mana
decks-curve-column = { $value } : { $count }
decks-curve-creatures = créatures
decks-curve-others = autres sorts
decks-colors = Couleurs des coûts
decks-color-count = { $color } : { $count }
decks-group-creature = Créatures
decks-group-instant = Éphémères
decks-group-sorcery = Rituels
decks-group-enchantment = Enchantements
decks-group-artifact = Artefacts
decks-group-land = Terrains
decks-group-sideboard = Réserve
decks-average = Coût converti de mana moyen { $value }
decks-at = Ligne { $line } :
