# La pagina dei mazzi: un elenco letto mentre si scrive, la sua figura, i mazzi tenuti in questo browser.
decks-title = Mazzi
decks-link = Costruisci un mazzo
decks-mine = I miei mazzi
decks-none = In questo browser non ce n’è ancora.
decks-new = Nuovo mazzo
decks-sold = Parti da un mazzo preconfezionato
decks-pick = Scegli…
decks-name = Nome
decks-unnamed = Il mio mazzo
decks-list = Carte, una per riga: «4 Shock». «Sideboard» apre il sideboard.
decks-reading = Lettura…
decks-failed = Non è stato possibile leggere l’elenco: { $problem }
decks-good = { $main ->
    [one] { $main } carta
   *[other] { $main } carte
}{ $side ->
    [0] {""}
   *[other] { " e " }{ $side } nel sideboard
}
decks-save = Conserva
decks-kept = «{ $name }» è conservato in questo browser.
decks-delete = Elimina
decks-delete-sure = Eliminare «{ $name }»?
decks-delete-no = Conservalo
decks-play = Giocalo
decks-play-first = Correggi prima l’elenco: poi si può giocare.
decks-download = Salva come file
decks-open = Apri un file
decks-copy = Copia l’elenco
decks-copied = Copiato
decks-picture = Il mazzo in breve
decks-empty = Scrivi o incolla un elenco, e qui ne vedi il profilo.
decks-curve = Curva di mana
decks-curve-column = { $value }: { $count }
decks-curve-creatures = creature
decks-curve-others = altre magie
decks-colors = Colori dei costi
decks-color-count = { $color }: { $count }
decks-group-creature = Creature
decks-group-instant = Istantanei
decks-group-sorcery = Stregonerie
decks-group-enchantment = Incantesimi
decks-group-artifact = Artefatti
decks-group-land = Terre
decks-group-sideboard = Sideboard
decks-average = Costo di mana convertito medio { $value }
decks-at = Riga { $line }:
