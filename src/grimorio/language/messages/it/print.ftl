### Fogli da stampare, e quel che il comando ne dice.

print-true-size = Stampa al 100 %, senza adattare alla pagina: questa linea è di { $length } mm
print-spells = Magie
print-characters = Personaggi e promemoria
print-boards = Plance
print-gems = Gemme
print-written = { $name }: { $sheets ->
        [one] un foglio
       *[other] { $sheets } fogli
    } ({ $paper }). Stampa a dimensione reale, 100 %.
print-missing = i fogli richiedono ReportLab e fontTools, che non sono installati: pip install 'grimorio[print]'
print-no-game = { $name } non si stampa{ $hint }; i giochi che si stampano sono { $games }
print-no-kind = --what: { $found } non c’è{ $hint }; scegli fra { $kinds }
print-no-pdf = il nome del file finisce con .pdf; trovato { $name }
print-nothing = --what: serve almeno uno fra { $kinds }
print-no-letters = { $card }: nei caratteri manca { $letters }

print-support = Supporto
print-diamagics = Diamagic
print-kind-mage = Mago
print-kind-spell = Magia
print-kind-castle = Castello
print-kind-code = Codice
print-colour-blue = blu
print-colour-yellow = giallo
print-colour-black = nero
print-colour-red = rosso
print-colour-green = verde
print-letter-blue = B
print-letter-yellow = G
print-letter-black = N
print-letter-red = R
print-letter-green = V
print-needs-deck = indica il mazzo: --deck e uno fra { $decks }, o un file di mazzo
print-no-deck = nessun mazzo { $name }, né un file con questo nome{ $hint }; i mazzi sono { $decks }
print-takes-no = { $option } non serve per { $game }
print-no-card = nessuna carta { $name }{ $hint }
