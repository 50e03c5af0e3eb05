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
decks-too-long = Questo file è troppo lungo per un mazzo.
decks-form = Per quale programma
decks-form-plain = Grimorio (.txt)
decks-form-mtgo = Magic Online (.txt)
decks-form-dek = Magic Online (.dek)
decks-form-arena = Arena
decks-form-cockatrice = Cockatrice (.cod)
decks-form-forge = Forge (.dck)
decks-form-xmage = XMage (.dck)
decks-form-mwdeck = Magic Workshop (.mwDeck)
decks-drop = Oppure lascia qui un file: di Magic Online, Arena, Cockatrice, Forge, XMage o Magic Workshop.
decks-link-copy = Copia un link
decks-play-bot = Gioca subito con un bot
decks-rival = contro
decks-build-title = Carta per carta
decks-build-title-pool = Il tuo mazzo con queste carte
decks-build-search = Cerca nomi, tipi e testi
decks-build-any = tutti
decks-build-catalogue = Tutte le carte
decks-build-pool = Le carte che hai
decks-build-found = { $count ->
    [one] una carta
   *[other] { $count } carte
}
decks-build-into = Un clic la mette
decks-build-into-main = nel mazzo
decks-build-into-sideboard = nel sideboard
decks-build-main = Il mazzo
decks-build-sideboard = Sideboard
decks-build-left = ne restano { $count }
decks-build-has = { $count } nel mazzo
decks-build-more = Mostra altre { $count }
decks-build-none = Nessuna carta corrisponde.
decks-build-take-out = toglila
decks-build-empty = Ancora nulla: premi una carta per metterla.
decks-build-bot = Lascia costruire un bot
decks-build-lands = Aggiungi le terre
decks-build-undo = Annulla
decks-build-tabs = Che cosa si vede
decks-build-tab-catalogue = Carte
decks-build-tab-deck = Mazzo ({ $count })
decks-build-hand = Pesca una mano di prova
decks-build-mulligan = Mulligan a { $count }
decks-build-draw = Pesca una carta
decks-build-colour = Colore
decks-build-cost = Costo
decks-build-type = Tipo
decks-build-set = Espansione
decks-build-set-part = { $name } ({ $set }): { $playable } carte su { $cards }
decks-build-rarity = Rarità
decks-build-keyword = Parola chiave
decks-build-power = Potenza Magica
decks-hand-in = Consegna il mazzo al tavolo
