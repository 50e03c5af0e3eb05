# La pagina in cui si scrive una carta: letta, disegnata, giocata.
typing-title = Scrivi una carta
typing-link = Scrivi una carta
typing-intro = Scrivi una carta in inglese, come si stampava nel 2003 o come si scrive oggi: viene letta mentre scrivi.
typing-example = Comincia da un esempio
typing-name = Nome
typing-cost = Costo
typing-type = Riga del tipo
typing-size = Forza/costituzione
typing-text = Testo, un paragrafo per riga
typing-seen = La carta
typing-begin = Dalle un nome e una riga del tipo, e comparirà qui.
typing-good = Questa carta si può giocare.
typing-taken = Il gioco ha già una carta di nome «{ $name }»: dai un altro nome alla tua.
typing-rewritten = Letto come ({ $names }):
typing-words = Le parole che le regole giocano
typing-refused = { $problem ->
    [type] La riga del tipo ha una parola sconosciuta.
    [size] La misura non si può leggere.
    [told] Da questo punto la riga { $line } si direbbe in un altro modo.
    [rules] Le regole non sanno giocare questa carta.
   *[other] La riga { $line } non si può leggere da questo punto.
}
typing-near = Più vicino:
typing-told = Direbbe:
typing-expected = Qui potrebbe stare anche: { $names }
typing-needs = Serve: { $needs }
typing-play = Gioca subito
typing-deck = Mettine quattro nel mio mazzo
typing-keep = Conserva
typing-kept = «{ $name }» è conservata in questo browser.
typing-share = Copia un link
typing-copied = Il link è copiato: contiene tutta la carta.
typing-mine = Le mie carte
typing-none = Ancora nessuna in questo browser.
typing-drop = Togli
