### Fogli da stampare, e quel che il comando ne dice.

print-true-size = Stampa al 100 %, senza adattare alla pagina: questa linea è di { $length } mm
print-spells = Magie
print-characters = Personaggi e promemoria
print-gems = Gemme
print-written = { $name }: { $sheets ->
        [one] un foglio
       *[other] { $sheets } fogli
    } ({ $paper }). Stampa a dimensione reale, 100 %.
print-no-game = { $name } non si stampa{ $hint }; i giochi che si stampano sono { $games }
print-no-kind = --what: { $found } non c’è{ $hint }; scegli fra { $kinds }
print-nothing = --what: serve almeno uno fra { $kinds }
print-no-letters = { $card }: nei caratteri manca { $letters }
