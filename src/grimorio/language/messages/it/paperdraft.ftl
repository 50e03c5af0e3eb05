# Draft con carte stampate: riga di comando, telefoni, organizzatore, sala.
paperdraft-no-times = atteso uno di { $names } o un file JSON, trovato { $found }
paperdraft-waits = non ancora cominciato; primo passo: { $left }
paperdraft-begun = tempo rimasto: { $left }
paperdraft-step-pick = busta { $booster }: prendere una di { $left } carte, passare a { $way ->
        [left] sinistra
       *[right] destra
    }
paperdraft-step-pick-one = busta { $booster }: { $name } prende una di { $left } carte
paperdraft-step-look-one = busta { $booster }: { $name } scopre { $left } carte, tutti le guardano
paperdraft-step-review = guardare le proprie carte, la busta { $booster } è finita
paperdraft-step-register = annotare le carte
paperdraft-step-build = costruire i mazzi
paperdraft-pool-true = annotate
paperdraft-pool-false = non annotate
paperdraft-head-pool = Carte
paperdraft-fine = niente di strano
paperdraft-line = { $name }: { $text }
paperdraft-title = Draft con carte stampate
