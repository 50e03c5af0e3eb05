# Partite a una tastiera.

terminal-pass = Ciò che viene ora può vederlo solo { $name }. { $name }, siediti e premi Invio
terminal-other = in { $file } è conservata un’altra partita: continuala, indica un altro file, o cancellalo
terminal-not-offered = { $found } non è tra le scelte; ? dice che cosa si può scrivere
terminal-kept = La partita è conservata in { $file }; lo stesso comando la continua.
terminal-taken-back = Ripreso.
terminal-no-undo = Non si può riprendere: non hai ancora risposto, o si è visto qualcosa di nascosto, o ha risposto qualcun altro.
terminal-no-card = nessuna carta { $name }{ $hint }
terminal-help = Scrivi il numero di una risposta. ? NOME o ? NUMERO legge una carta, t mostra il tavolo, l il diario, w dice perché altro non si può fare, u riprende l’ultima risposta, concede abbandona la partita, q smette; la partita resta conservata.
terminal-no-why = Ora non c’è altro che si potrebbe fare.
terminal-record = Il verbale è { $file }: grimorio replay { $file } mostra di nuovo la partita.
terminal-continued = Continua la partita conservata in { $file }.
terminal-draft = i draft si giocano con grimorio draft
terminal-seats = giocatori di { $game }: { $players }, trovati { $found }
terminal-names = --terminal: i giocatori hanno nomi diversi, di segni che si vedono
terminal-only = { $option } va con --terminal
