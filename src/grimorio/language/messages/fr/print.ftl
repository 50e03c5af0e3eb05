### Des feuilles à imprimer, et ce que la commande en dit.

print-true-size = Imprimez à 100 %, sans ajuster à la page : ce trait mesure { $length } mm
print-spells = Sorts
print-characters = Personnages et aide-mémoire
print-gems = Gemmes
print-written = { $name } : { $sheets ->
        [one] une feuille
       *[other] { $sheets } feuilles
    } ({ $paper }). Imprimez en taille réelle, 100 %.
print-no-game = { $name } ne s’imprime pas{ $hint } ; les jeux à imprimer sont { $games }
print-no-kind = --what : pas de { $found }{ $hint } ; choisissez parmi { $kinds }
print-nothing = --what : nommez au moins un de { $kinds }
print-no-letters = { $card } : les caractères n’ont pas { $letters }
