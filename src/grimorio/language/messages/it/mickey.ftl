# Wizards of Mickey: its cards in the terminal.
mickey-cli-head-power = Potenza
mickey-cli-kind = { $kind ->
        [mage] Mago
        [spell] Magia
        [castle] Castello
       *[code] Codice
    }
mickey-cli-colour = { $colour ->
        [blue] blu
        [yellow] giallo
        [black] nero
        [red] rosso
       *[green] verde
    }
mickey-cli-power = Potenza Magica { $power }
mickey-cli-team = Team: { $team }
mickey-cards-good = { $file }: in ordine, { $count ->
        [one] una carta
       *[other] { $count } carte
    }
mickey-cards-none = { $file }: atteso cards: con mages, spells, castles o codes sotto, non ce n'è nessuna
mickey-template-note = Carte tue: scrivi quel che dicono le tue, poi lancia grimorio cards check --game mickey
mickey-template-more = grimorio cards template --game mickey NOME mostra come è scritta una qualsiasi carta
