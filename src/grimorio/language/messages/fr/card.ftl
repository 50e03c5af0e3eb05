# La page où l’on écrit une carte : lue, dessinée, jouée.
card-title = Écrire une carte
card-link = Écrire une carte
card-intro = Écrivez une carte en anglais, comme on l’imprimait en 2003 ou comme on l’écrit aujourd’hui : elle est lue pendant que vous écrivez.
card-example = Partir d’un exemple
card-name = Nom
card-cost = Coût
card-type = Ligne de type
card-size = Force/endurance
card-text = Texte, un paragraphe par ligne
card-seen = La carte
card-begin = Donnez-lui un nom et une ligne de type, et elle apparaîtra ici.
card-good = Cette carte peut être jouée.
card-taken = Le jeu a déjà une carte nommée « { $name } » : donnez un autre nom à la vôtre.
card-rewritten = Lu comme ({ $names }) :
card-words = Les mots que les règles jouent
card-refused = { $problem ->
    [type] La ligne de type a un mot inconnu.
    [size] La taille ne peut pas être lue.
    [told] La ligne { $line } serait écrite autrement à partir d’ici.
    [rules] Les règles ne savent pas jouer cette carte.
   *[other] La ligne { $line } ne peut pas être lue à partir d’ici.
}
card-near = Le plus proche :
card-told = Elle dirait :
card-expected = Possible ici aussi : { $names }
card-needs = Il faut : { $needs }
card-play = La jouer maintenant
card-deck = En mettre quatre dans mon deck
card-keep = Garder
card-kept = « { $name } » est gardée dans ce navigateur.
card-share = Copier un lien
card-copied = Le lien est copié : il contient toute la carte.
card-mine = Mes cartes
card-none = Aucune dans ce navigateur pour l’instant.
card-drop = Retirer
