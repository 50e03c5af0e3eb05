# Un turno di un torneo assegnato a mano: i suoi tavoli, che cosa ne soffre, il perché.
seating-open = Assegna a mano il turno { $number }
seating-title = Turno { $number } a mano
seating-how = Premi due giocatori, e si scambiano il posto. Con il mouse puoi trascinarne uno sull’altro.
seating-chosen = { $name } è scelto: ora premi quello con cui scambia il posto.
seating-bye = Dai il bye a { $name }
seating-forbid = { $first } e { $second } non si incontrino
seating-forbidden = { $first } e { $second } non si incontrano nei turni alla svizzera.
seating-allow = Permetti di nuovo
seating-drop = Lascia
seating-keep = resta
seating-keep-title = Il tavolo { $table } resta com’è
seating-rest = Abbina di nuovo gli altri
seating-rest-text = I tavoli che restano, e quelli con un risultato, non cambiano.
seating-swapped = { $first } e { $second } si sono scambiati il posto.
seating-late = Arrivati dopo l’abbinamento
seating-fine = Niente lo sconsiglia.
seating-same = Non è ancora cambiato niente.
seating-break-met = { $first } e { $second } si sono già incontrati { $count ->
        [1] una volta
       *[other] { $count } volte
    }.
seating-break-later = { $first } e { $second } si incontrano anche nel turno { $count }.
seating-break-forbidden = { $first } e { $second } non devono incontrarsi.
seating-break-bye = { $first } ha già avuto { $count ->
        [1] un bye
       *[other] { $count } bye
    }.
seating-break-byes = { $count } giocatori hanno un bye: { $names }.
seating-break-bracket = Secondo il tabellone { $first } e { $second } non si incontrano adesso.
seating-break-playing = { $first } e { $second } giocano già: la loro partita non conterebbe più.
seating-break-reported = È riportato un risultato di { $first } contro { $second }: andrebbe perso.
seating-reason = Perché
seating-confirm = Assegna così
seating-confirm-anyway = Assegna così comunque
seating-done = Assegnato a mano: { $reason }
seating-undo = Ritira l’assegnazione
seating-undo-reason = Perché la ritiri
