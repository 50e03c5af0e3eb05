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
decks-too-long = Ce fichier est trop long pour un deck.
decks-form = Pour quel programme
decks-form-plain = Grimorio (.txt)
decks-form-mtgo = Magic Online (.txt)
decks-form-dek = Magic Online (.dek)
decks-form-arena = Arena
decks-form-cockatrice = Cockatrice (.cod)
decks-form-forge = Forge (.dck)
decks-form-xmage = XMage (.dck)
decks-form-mwdeck = Magic Workshop (.mwDeck)
decks-drop = Ou dépose un fichier ici : de Magic Online, Arena, Cockatrice, Forge, XMage ou Magic Workshop.
decks-link-copy = Copier un lien
decks-play-bot = Jouer un robot tout de suite
decks-rival = contre
decks-build-title = Carte par carte
decks-build-title-pool = Ton deck avec ces cartes
decks-build-search = Chercher noms, types et textes
decks-build-any = tous
decks-build-catalogue = Toutes les cartes
decks-build-pool = Les cartes que tu as
decks-build-found = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
decks-build-into = Un clic la met
decks-build-into-main = dans le deck
decks-build-into-sideboard = dans la réserve
decks-build-main = Le deck
decks-build-sideboard = Réserve
decks-build-left = il en reste { $count }
decks-build-has = { $count } dans le deck
decks-build-more = En montrer { $count } de plus
decks-build-none = Aucune carte ne correspond.
decks-build-take-out = la retirer
decks-build-empty = Rien encore : appuie sur une carte pour la mettre.
decks-build-bot = Laisser un robot construire
decks-build-lands = Ajouter les terrains
decks-build-undo = Reprendre
decks-build-tabs = Ce qu'on voit
decks-build-tab-catalogue = Cartes
decks-build-tab-deck = Deck ({ $count })
decks-build-hand = Piocher une main d'essai
decks-build-mulligan = Mulligan à { $count }
decks-build-draw = Piocher une carte
decks-build-colour = Couleur
decks-build-cost = Coût
decks-build-type = Type
decks-build-set = Extension
decks-build-set-part = { $name } ({ $set }) : { $playable } cartes sur { $cards }
decks-build-rarity = Rareté
decks-build-keyword = Mot-clé
decks-build-power = Puissance Magique
decks-drafted-title = Le deck de ton draft
decks-drafted-time = Temps pour construire :
decks-drafted-ready = Mon deck est prêt
decks-drafted-rebuild = Jouer avec ce deck désormais
decks-drafted-kept = Le serveur garde ce deck, avec { $count } cartes ; il garde de lui-même chaque liste valable.
decks-drafted-none = Le serveur ne garde encore aucun deck de toi ; il garde de lui-même chaque liste valable. À la fin du temps, un robot construit pour toi.
decks-drafted-bot = Un robot a construit ton deck. Tu peux encore jouer avec un deck à toi.
decks-drafted-wait = On attend : { $names }.
decks-drafted-play = Jouer contre { $name }
decks-drafted-on = Continuer ou rejouer : { $name }
