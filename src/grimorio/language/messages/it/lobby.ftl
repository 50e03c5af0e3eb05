# L’atrio.
lobby-against = Contro
lobby-friend = Un amico
lobby-invite = Apri il tavolo e invita
lobby-play-bots = Gioca contro i bot
lobby-settings = Posti, regole, durata, orologio
lobby-board = { $game }: una partita fra bot
lobby-board-play = Guarda come si gioca
lobby-board-still = Ferma la partita che va da sola
lobby-ways = Che cos’altro c’è
lobby-way-learn = Una prima partita che si spiega da sola
lobby-way-how = Le regole in un minuto
lobby-way-decks = Cerca, filtra, prova le mani, confronta
lobby-way-card = Scrivi una carta tua e giocala subito
lobby-way-events = Svizzera, eliminazione, leghe, draft: online o dal vivo
lobby-way-campaigns = Serate di Magic Live, con Magi che crescono
lobby-way-companion = I telefoni guidano un’asta con carte vere
lobby-way-situation = Disponi una posizione, giocala, chiedi al giudice
lobby-way-record = Ripercorri una partita mossa per mossa
lobby-invites = { $name } ti invita a { $game }
lobby-invited = Hai un invito a { $game }
lobby-invited-seats =
    { $bots ->
        [0] { $count }
        [one] { $count }, di cui uno a un bot
       *[other] { $count }, di cui { $bots } a bot
    }
lobby-invite-spent = Questo invito è già stato usato
lobby-invite-spent-text = Qualcuno ha già preso quel posto in questa partita di { $game }. Puoi guardare, o giocarne una tua.
lobby-invite-only-here = Questo indirizzo funziona solo su questo computer. Perché altri nella tua rete possano venire, ferma il server e riavvialo con «grimorio play --host 0.0.0.0», o dai sorgenti con «GRIMORIO_HOST=0.0.0.0 make play».
lobby-invite-network = Il suo indirizzo nella tua rete sarà { $address }.
lobby-fill = Fai giocare un bot qui
lobby-close = Chiudi questo tavolo
lobby-get-up = Lascia questo tavolo
