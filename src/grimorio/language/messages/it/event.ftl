# Gli eventi dalla riga di comando: abbinamenti, risultati, classifica.
event-head-place = Posto
event-head-player = Giocatore
event-head-points = Punti
event-head-record = V-S-P
event-head-omw = Incontri avv.
event-head-gw = Partite
event-head-ogw = Partite avv.
event-head-opponent = Avversario
event-head-match-win = Incontri vinti
event-head-game-win = Partite vinte
event-why = { $name }: posto { $place }, { $points } punti
event-mean = Media
event-floored = portato al minimo
event-no-player = nessuno si chiama { $name }{ $hint }
