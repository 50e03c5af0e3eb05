# Wizards of Mickey: its cards in the terminal.
mickey-cli-head-power = Power
mickey-cli-kind = { $kind ->
        [mage] Mage
        [spell] Spell
        [castle] Castle
       *[code] Code
    }
mickey-cli-colour = { $colour ->
        [blue] blue
        [yellow] yellow
        [black] black
        [red] red
       *[green] green
    }
mickey-cli-power = Magic Power { $power }
mickey-cli-team = Team: { $team }
mickey-cards-good = { $file }: good, { $count ->
        [one] one card
       *[other] { $count } cards
    }
mickey-cards-none = { $file }: expected cards: with mages, spells, castles or codes below it, found none
mickey-template-note = Cards of your own: type what yours say, then run grimorio cards check --game mickey
mickey-template-more = grimorio cards template --game mickey NAME shows how any card is written
