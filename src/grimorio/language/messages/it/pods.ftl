# Le bustine dalla riga di comando: alla tastiera, serate di bot, confronti.
pods-you = Giocatore
pods-many = { $players } giocatori non stanno a un tavolo da { $seats }
pods-seats = attesi da 2 a 16 bot, trovati { $found }
pods-two = attesi due bot separati da una virgola, trovati { $found }
pods-best-of = attese 1, 3 o 5 partite, trovate { $found }
pods-evening = Incontri
pods-colors = Colori
pods-compared = { $first } contro { $second }: { $drafts ->
        [one] una serie di buste
       *[other] { $drafts } serie di buste
    }, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, seme { $seed }
pods-share = { $first } vince il { $share } delle partite ({ $interval })
pods-deck = Mazzo: { $name }
pods-written = { $file } è scritto
pods-pass = { $name }, siediti e premi Invio
pods-pick = { $name }: busta { $round }, scelta { $pick }
pods-taken = { $color ->
        [white] Bianco
        [blue] Blu
        [black] Nero
        [red] Rosso
        [green] Verde
        [unknown] Altre
       *[none] Senza colore
    }: { $cards }
pods-not-offered = { $found } non è tra le scelte
pods-partial = { $name }: finora qui si può giocare il { $share } % delle sue carte.
pods-continued = il draft conservato in { $file } { $over ->
        [True] è finito; cancella il file per cominciarne un altro
       *[False] continua
    }
pods-other = in { $file } è conservato un altro draft: continualo, o cancella il file
