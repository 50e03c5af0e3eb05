### Sheets to print, and what the command says of them.

print-true-size = Print at 100 %, not fitted to the page: this line is { $length } mm
print-spells = Spells
print-characters = Characters and reminders
print-boards = Boards
print-gems = Gems
print-written = { $name }: { $sheets ->
        [one] one sheet
       *[other] { $sheets } sheets
    } ({ $paper }). Print at actual size, 100 %.
print-missing = sheets need ReportLab and fontTools, which are not installed: pip install 'grimorio[print]'
print-no-game = { $name } is not printed{ $hint }; the games printed are { $games }
print-no-kind = --what: no { $found }{ $hint }; choose of { $kinds }
print-no-pdf = the name of the file ends with .pdf; found { $name }
print-nothing = --what: name at least one of { $kinds }
print-no-letters = { $card }: the fonts have no { $letters }

print-support = Support
print-diamagics = Diamagics
print-kind-mage = Mage
print-kind-spell = Spell
print-kind-castle = Castle
print-kind-code = Code
print-colour-blue = blue
print-colour-yellow = yellow
print-colour-black = black
print-colour-red = red
print-colour-green = green
print-letter-blue = B
print-letter-yellow = Y
print-letter-black = K
print-letter-red = R
print-letter-green = G
print-needs-deck = name the deck: --deck and one of { $decks }, or a deck file
print-no-deck = no deck { $name }, and no file of that name{ $hint }; the decks are { $decks }
print-takes-no = { $option } is not for { $game }
print-no-card = no card { $name }{ $hint }
