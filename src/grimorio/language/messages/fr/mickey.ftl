# Wizards of Mickey: its cards in the terminal.
mickey-cli-head-power = Puissance
mickey-cli-kind = { $kind ->
        [mage] Magicien
        [spell] Sort
        [castle] Château
       *[code] Code
    }
mickey-cli-colour = { $colour ->
        [blue] bleu
        [yellow] jaune
        [black] noir
        [red] rouge
       *[green] vert
    }
mickey-cli-power = Puissance Magique { $power }
mickey-cli-team = Équipe : { $team }
mickey-cards-good = { $file } : en ordre, { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
mickey-cards-none = { $file } : attendu cards: avec mages, spells, castles ou codes dessous, il n'y en a pas
mickey-template-note = Vos cartes : écrivez ce que disent les vôtres, puis lancez grimorio cards check --game mickey
mickey-template-more = grimorio cards template --game mickey NOM montre comment s'écrit une carte
