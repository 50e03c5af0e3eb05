# La page où l’on écrit une carte : lue, dessinée, jouée.
typing-title = Écrire une carte
typing-link = Écrire une carte
typing-intro = Écrivez une carte en anglais, comme on l’imprimait en 2003 ou comme on l’écrit aujourd’hui : elle est lue pendant que vous écrivez.
typing-example = Partir d’un exemple
typing-name = Nom
typing-cost = Coût
typing-type = Ligne de type
typing-size = Force/endurance
typing-text = Texte, un paragraphe par ligne
typing-seen = La carte
typing-begin = Donnez-lui un nom et une ligne de type, et elle apparaîtra ici.
typing-good = Cette carte peut être jouée.
typing-taken = Le jeu a déjà une carte nommée « { $name } » : donnez un autre nom à la vôtre.
typing-rewritten = Lu comme ({ $names }) :
typing-words = Les mots que les règles jouent
typing-refused = { $problem ->
    [type] La ligne de type a un mot inconnu.
    [size] La taille ne peut pas être lue.
    [told] La ligne { $line } serait écrite autrement à partir d’ici.
    [rules] Les règles ne savent pas jouer cette carte.
   *[other] La ligne { $line } ne peut pas être lue à partir d’ici.
}
typing-near = Le plus proche :
typing-told = Elle dirait :
typing-expected = Possible ici aussi : { $names }
typing-needs = Il faut : { $needs }
typing-play = La jouer maintenant
typing-deck = En mettre quatre dans mon deck
typing-keep = Garder
typing-kept = « { $name } » est gardée dans ce navigateur.
typing-share = Copier un lien
typing-copied = Le lien est copié : il contient toute la carte.
typing-mine = Mes cartes
typing-none = Aucune dans ce navigateur pour l’instant.
typing-drop = Retirer
