### Magic: tavoli di tre e più giocatori.

magic-round = Giocatori in ordine di turno
magic-round-active = di turno
magic-round-lit = si può scegliere
magic-next = poi
magic-declare-attack-whom = Attacca { $player }
magic-ask-attack-several = Chi attacca chi? Premi una creatura, poi un giocatore, o di nuovo la creatura per il giocatore seguente; poi conferma.
