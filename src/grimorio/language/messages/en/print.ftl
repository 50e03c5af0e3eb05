### Sheets to print, and what the command says of them.

print-true-size = Print at 100 %, not fitted to the page: this line is { $length } mm
print-spells = Spells
print-characters = Characters and reminders
print-gems = Gems
print-written = { $name }: { $sheets ->
        [one] one sheet
       *[other] { $sheets } sheets
    } ({ $paper }). Print at actual size, 100 %.
print-no-game = { $name } is not printed{ $hint }; the games printed are { $games }
print-no-kind = --what: no { $found }{ $hint }; choose of { $kinds }
print-nothing = --what: name at least one of { $kinds }
print-no-letters = { $card }: the fonts have no { $letters }
