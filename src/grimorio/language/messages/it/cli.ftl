### La riga di comando.

cli-option-pair = --option: serve NOME=VALORE, per esempio review=exactly-four; trovato { $found }
cli-plot-name = --plot: serve un nome che finisca in .svg o .png, trovato { $name }
cli-no-folder = la cartella { $name } non esiste: creala o indicane un’altra
cli-cannot-write = impossibile scrivere { $name }: { $reason }
cli-no-file = il file { $name } non esiste
cli-not-text = { $name } non è un testo in UTF-8
cli-no-seat = --seat: questa partita ha { $count } giocatori, trovato { $seat }
cli-rate = { $rate } partite/s

cli-head-bot = Bot
cli-head-what = Che cosa
cli-head-games = Partite
cli-head-wins = Vinte
cli-head-share = Quota
cli-head-interval = intervallo al 95 %
cli-head-score = Punteggio
cli-head-anytime = in ogni momento
cli-head-spell = Magia
cli-head-offered = Offerta
cli-head-studied = Studiata
cli-head-share-won = Vinte da chi l’ha
cli-head-card = Carta
cli-head-kind = Tipo
cli-head-cost = Costo
cli-head-study = Studio
cli-head-text = Testo

cli-arena-title = { $game }: { $games } partite, seme { $seed }
cli-arena-settled = Deciso rispetto a { $share }: fermato prima di { $games } partite (--all le gioca tutte).
cli-simulate-title = { $game }: { $games } partite, seme { $seed }
cli-seat-of = Posto { $number }, { $bot }
cli-plays-as = Gioca per { $place ->
        [1] primo
        [2] secondo
        [3] terzo
       *[4] quarto
    }
cli-spells-title = Magie dell’Accademia, sulle partite in cui erano offerte
cli-ends = Finali: { $ends }
cli-rounds = Giri: media { $mean }, mediana { $middle }, dal 10 al 90 % delle partite da { $low } a { $high }
cli-draws = { $count ->
        [one] Un pareggio
       *[other] { $count } pareggi
    }
cli-plot-written = Disegnato: { $name }

cli-kind-start = iniziale
cli-kind-always = sempre
cli-kind-random = a caso
cli-kind-character = personaggio
cli-card-cost = Costo: { $gems }
cli-card-study = Costo di studio: { $gems }
cli-cards-found = { $count ->
        [one] Una carta
       *[other] { $count } carte
    }
cli-no-card = nessuna carta { $name }{ $hint } (grimorio cards le elenca)
cli-no-card-with = nessuna carta ha tutte queste parole: { $words }
cli-cards-good = { $file }: va bene, { $spells } magie e { $characters } personaggi
cli-template-note = Un mazzo: scrivi quel che dicono le tue carte, poi lancia grimorio cards check

cli-rule-ruling = Decisione ({ $flag }): { $ruling }
cli-rule-tests = Test: { $tests }
cli-rule-no-tests = Test: nessuno
cli-rule-ruled-out = Esclusa
cli-rule-planned = Prevista
cli-rules-found = { $count ->
        [one] Una regola
       *[other] { $count } regole
    }
cli-no-rule-with = nessuna regola ha tutte queste parole: { $words }

cli-replay-step = Risposta { $step } di { $count }
cli-replay-keys = n avanti · b indietro · t turno dopo · T turno prima · g inizio · G fine · q esci
