# La pagina in cui si scrive una carta: letta, disegnata, giocata.
card-title = Scrivi una carta
card-link = Scrivi una carta
card-intro = Scrivi una carta in inglese, come si stampava nel 2003 o come si scrive oggi: viene letta mentre scrivi.
card-example = Comincia da un esempio
card-name = Nome
card-cost = Costo
card-type = Riga del tipo
card-size = Forza/costituzione
card-text = Testo, un paragrafo per riga
card-seen = La carta
card-begin = Dalle un nome e una riga del tipo, e comparirà qui.
card-good = Questa carta si può giocare.
card-taken = Il gioco ha già una carta di nome “{ $name }”: dai un altro nome alla tua.
card-rewritten = Letto come ({ $names }):
card-words = Le parole che le regole giocano
card-refused = { $problem ->
    [type] La riga del tipo ha una parola sconosciuta.
    [size] La misura non si può leggere.
    [told] La riga { $line } verrebbe scritta diversamente da qui.
    [rules] Le regole non sanno giocare questa carta.
   *[other] La riga { $line } non si può leggere da qui.
}
card-near = Più vicino:
card-told = Direbbe:
card-expected = Qui potrebbe stare anche: { $names }
card-needs = Serve: { $needs }
card-play = Gioca subito
card-deck = Mettine quattro nel mio mazzo
card-keep = Conserva
card-kept = “{ $name }” è conservata in questo browser.
card-share = Copia un link
card-copied = Il link è copiato: contiene tutta la carta.
card-mine = Le mie carte
card-none = Ancora nessuna in questo browser.
card-drop = Togli
