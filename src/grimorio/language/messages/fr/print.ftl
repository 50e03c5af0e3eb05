### Des feuilles à imprimer, et ce que la commande en dit.

print-true-size = Imprimez à 100 %, sans ajuster à la page : ce trait mesure { $length } mm
print-spells = Sorts
print-characters = Personnages et aide-mémoire
print-boards = Plateaux
print-gems = Gemmes
print-written = { $name } : { $sheets ->
        [0] aucune feuille
        [one] une feuille
       *[other] { $sheets } feuilles
    } ({ $paper }). Imprimez en taille réelle, 100 %.
print-missing = les planches demandent ReportLab et fontTools, qui ne sont pas installés : pip install 'grimorio[print]'
print-no-game = { $name } ne s’imprime pas{ $hint } ; les jeux à imprimer sont { $games }
print-no-kind = --what : pas de { $found }{ $hint } ; choisissez parmi { $kinds }
print-no-pdf = le nom du fichier se termine par .pdf ; trouvé { $name }
print-nothing = --what : nommez au moins un de { $kinds }
print-no-letters = { $card } : les caractères n’ont pas { $letters }

print-support = Réserve
print-diamagics = Diamagiques
print-kind-mage = Magicien
print-kind-spell = Sort
print-kind-castle = Château
print-kind-code = Code
print-colour-blue = bleu
print-colour-yellow = jaune
print-colour-black = noir
print-colour-red = rouge
print-colour-green = vert
print-letter-blue = B
print-letter-yellow = J
print-letter-black = N
print-letter-red = R
print-letter-green = V
print-needs-deck = nommez le deck : --deck et un de { $decks }, ou un fichier de deck
print-no-deck = pas de deck { $name }, ni de fichier de ce nom{ $hint } ; les decks sont { $decks }
print-takes-no = { $option } ne sert pas pour { $game }
print-no-card = pas de carte { $name }{ $hint }
