# Une ronde d’un tournoi placée à la main : ses tables, ce que cela défait, la raison.
seating-open = Placer la ronde { $number } à la main
seating-title = Ronde { $number } à la main
seating-how = Cliquez sur deux joueurs, et ils échangent leurs places. À la souris, vous pouvez glisser l’un sur l’autre.
seating-chosen = { $name } est choisi : cliquez maintenant sur qui échange sa place avec lui.
seating-bye = Donner le bye à { $name }
seating-forbid = { $first } et { $second } ne doivent pas se rencontrer
seating-forbidden = { $first } et { $second } ne se rencontrent pas en ronde suisse.
seating-allow = Permettre à nouveau
seating-drop = Lâcher
seating-keep = reste
seating-keep-title = La table { $table } reste comme elle est
seating-rest = Apparier les autres à nouveau
seating-rest-text = Les tables qui restent, et celles qui ont un résultat, ne changent pas.
seating-swapped = { $first } et { $second } ont échangé leurs places.
seating-late = Arrivés après l’appariement
seating-fine = Rien ne s’y oppose.
seating-same = Rien n’a encore changé.
seating-break-met = { $first } et { $second } se sont déjà rencontrés { $count } fois.
seating-break-later = { $first } et { $second } se rencontrent aussi à la ronde { $count }.
seating-break-forbidden = { $first } et { $second } ne doivent pas se rencontrer.
seating-break-bye = { $first } a déjà eu { $count ->
        [1] un bye
       *[other] { $count } byes
    }.
seating-break-byes = { $count } joueurs ont un bye : { $names }.
seating-break-bracket = D’après le tableau, { $first } et { $second } ne se rencontrent pas maintenant.
seating-break-playing = { $first } et { $second } jouent déjà : leur match ne compterait plus.
seating-break-reported = Un résultat de { $first } contre { $second } est annoncé : il serait perdu.
seating-reason = Pourquoi
seating-confirm = Placer ainsi
seating-confirm-anyway = Placer ainsi quand même
seating-done = Placée à la main : { $reason }
seating-undo = Annuler ce placement
seating-undo-reason = Pourquoi l’annuler
