# Il compagno: un'asta di Magic Live a un tavolo con carte vere.
companion-title = Assistente
companion-about = Magic Live con carte vere: questo dispositivo tiene schede, asta, sfide ed esperienza mentre giocate.
companion-link = Giocate dal vivo: l’assistente
companion-join = Entra con un telefono
companion-join-text = Il dispositivo di chi ospita mostra un codice. Con quello il telefono diventa il tuo posto: lì giochi e scegli in segreto.
companion-code = Codice
companion-look = Guarda
companion-who = Quale Magus sei?
companion-host = Ospita
companion-host-text = Il tuo dispositivo conserva la campagna, interroga tutti a turno e passa di mano per ciò che è segreto.
companion-new = Inizia una campagna
companion-open = Apri il file di una campagna
companion-no-campaign = Questo file non contiene una campagna.
companion-magi = I Magi
companion-plays = gioca oggi
companion-save-magus = Salva questo Magus
companion-spend = Spendi esperienza: { $count }
companion-add = Un altro Magus
companion-add-this = Fai entrare questo Magus
companion-begin = { $count ->
        [one] Inizia l’asta con un Magus
       *[other] Inizia l’asta con { $count } Magi
    }
companion-file = Il file della campagna
companion-file-text = Tutto resta in questo browser. Salvalo per metterlo al sicuro, portarlo su un altro dispositivo o alla riga di comando.
companion-save = Salva la campagna
companion-forget = Dimenticala qui
companion-forget-sure = Dimentica: è salvata o non serve
companion-phones = Telefoni
companion-phones-text = Apri { $address } su un telefono e scrivi il codice, o inquadralo. Un telefono tiene solo il proprio posto.
companion-hands = Morra dal vivo
companion-qr = Il codice come codice QR
companion-on-phone = su un telefono
companion-here = a questo dispositivo
companion-take-back = Riprendi
companion-others = { $count ->
        [one] { $names } risponde al telefono
       *[other] { $names } rispondono ai loro telefoni
    }
companion-pass = Passa il dispositivo a { $name }
companion-pass-text = Quello che segue non è per gli occhi degli altri.
companion-i-am = Sono { $name }
companion-wait = Rispondono gli altri.
companion-tournament = Inizia il torneo
companion-games = Il torneo
companion-life = inizia da { $life }
companion-close = Chiudi la sessione: assegna i PX
companion-call-off = Annulla la sessione
companion-call-off-sure = Annulla: nessuno guadagna nulla
companion-record = Il verbale dell’asta
companion-begins = Cominci con { $mine } PV, { $name } con { $other }.
companion-own-life = Cominci ogni partita con { $life } PV.
companion-deck = Il tuo mazzo dell’asta
companion-ending = La sessione
companion-ending-text = I giocatori dicono dal telefono come è finito un incontro; tu inserisci gli altri, decidi le contese e correggi gli errori. Quando tutto è giocato, la sessione può finire.
companion-ending-ready = Tutto è giocato. Chiudi la sessione: ognuno guadagna i PX stabiliti.
companion-over = La sessione { $number } è finita
companion-you-earn = La sessione ti porta { $xp } PX.
companion-earns = guadagna { $xp } PX
