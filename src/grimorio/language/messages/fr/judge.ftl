# L’arbitre à la table : l’appeler, l’accepter, ce qu’il décide.
judge-button = Arbitre
judge-title = Un arbitre pour cette table
judge-call = Appeler un arbitre
judge-call-text = La partie et toutes les pendules s’arrêtent jusqu’à ce qu’un arbitre décide, dix minutes au plus. Vous pouvez retirer l’appel à tout moment.
judge-call-event = L’organisateur du tournoi voit votre appel.
judge-called-mine = Vous avez appelé un arbitre. La partie est arrêtée.
judge-called-by = { $name } a appelé un arbitre. La partie est arrêtée.
judge-called-waits = { $name } a appelé un arbitre, qui n’est pas encore venu. La partie continue.
judge-called-waits-mine = Vous avez appelé un arbitre, qui n’est pas encore venu. La partie continue.
judge-withdraw = Je n’ai plus besoin d’arbitre
judge-invite = Inviter un arbitre
judge-invite-text = Créez un lien et envoyez-le à la personne que vous voulez comme arbitre : il sert une seule fois. En l’invitant, vous l’acceptez. Quand tous les joueurs l’ont accepté, l’arbitre voit toutes les mains et décide.
judge-invite-move = Ou continuez d’arbitrer depuis un autre appareil, avec un lien qui sert une seule fois.
judge-invite-link = Lien pour l’arbitre
judge-invite-qr = Le lien pour l’arbitre en code QR
judge-there = Arbitre : { $judge }.
judge-there-stopped = Arbitre : { $judge }. La partie est arrêtée.
judge-away = absent
judge-official = envoyé par l’organisateur
judge-sees-all = Tous ont accepté : l’arbitre voit toutes les mains.
judge-sees-public = Tant que tous n’ont pas accepté, l’arbitre voit ce que voient les spectateurs.
judge-sees-public-official = L’arbitre décide déjà, mais tant que tous n’ont pas accepté, il voit ce que voient les spectateurs.
judge-accept = Accepter l’arbitre
judge-accept-title = Accepter { $judge } comme arbitre ?
judge-accept-text = L’arbitre verra toutes les mains et tout ce qui est face cachée ; personne d’autre ne le verra. Ce qu’il décide compte : un avertissement, un retour en arrière, la partie à quelqu’un.
judge-accept-no = Pas maintenant
judge-refuse = Ne plus l’accepter
judge-waiting-for = Doivent encore accepter : { $names }.
judge-mine = Vous êtes l’arbitre.
judge-mine-stopped = Vous êtes l’arbitre. La partie est arrêtée.
judge-stop = Arrêter la partie
judge-go = Laisser la partie continuer
judge-rule = Décider…
judge-leave = Quitter la table
judge-leave-title = Quitter la table ?
judge-leave-text = Vous ne serez plus l’arbitre. La partie continue.
judge-device = Arbitrer depuis un autre appareil
judge-what = Décision
judge-act-warning = Avertissement
judge-act-loss = Partie perdue
judge-act-time = Temps supplémentaire
judge-act-award = Attribuer la partie
judge-act-draw = Déclarer la partie nulle
judge-act-drop = Retirer un joueur
judge-player = Joueur
judge-minutes = Minutes
judge-reason = Motif
judge-reason-hint = Tout le monde le lit dans le journal.
judge-next = Suite
judge-confirm = Confirmer
judge-back-to = Modifier
judge-sure-warning = Avertissement à { $name }.
judge-sure-loss = Partie perdue pour { $name }.
judge-sure-time = Pour { $name }, { $minutes ->
        [one] une minute de plus
       *[other] { $minutes } minutes de plus
    }.
judge-sure-award = La partie revient à { $name }.
judge-sure-draw = La partie se termine sans vainqueur.
judge-sure-drop = { $name } quitte la partie ; les autres continuent.
judge-sure-final = C’est définitif.
judge-sure-event = Le tournoi le note comme pénalité.
judge-back = Revenir avant cela
judge-back-title = Revenir en arrière ?
judge-back-text = Avant cette ligne : « { $line } » Tout ce qui a suivi est annulé, et le hasard reste le même.
judge-stopped = La partie est arrêtée jusqu’à ce que l’arbitre la laisse continuer.
judge-stopped-called = La partie est arrêtée jusqu’à ce qu’un arbitre vienne.
judge-join-title = On vous demande d’arbitrer
judge-join-text = À une table de { $game } avec { $names }. Une fois accepté, vous voyez toutes les mains et vous décidez : vous pouvez arrêter la partie, la ramener en arrière, avertir, attribuer la partie.
judge-join-spent = Ce lien pour l’arbitre n’est plus valable
judge-join-spent-text = Demandez-en un autre. Vous pouvez regarder en spectateur.
judge-join = S’asseoir comme arbitre
judge-speaks = { $name } (arbitre)
judge-log-call = Un arbitre est appelé par { $name }.
judge-log-withdraw = L’appel d’un arbitre par { $name } est retiré.
judge-log-come = { $judge } vient à la table comme arbitre.
judge-log-leave = { $judge }, l’arbitre, quitte la table.
judge-log-stop = { $judge }, l’arbitre, arrête la partie.
judge-log-go = { $judge }, l’arbitre, laisse la partie continuer.
judge-log-time = { $judge }, l’arbitre, donne { $minutes ->
        [one] une minute de plus
       *[other] { $minutes } minutes de plus
    } à { $name }.
judge-log-back = { $judge }, l’arbitre, ramène la partie en arrière de { $count ->
        [one] une réponse
       *[other] { $count } réponses
    }, à une décision de { $name }.
judge-log-award = { $judge }, l’arbitre, attribue la partie à { $name }.
judge-log-draw = { $judge }, l’arbitre, déclare la partie nulle.
judge-log-drop = { $judge }, l’arbitre, retire { $name } de la partie.
judge-log-warning = { $judge }, l’arbitre, donne un avertissement à { $name }.
judge-log-loss = { $judge }, l’arbitre, donne la partie perdue à { $name }.
judge-log-reason = { $line } Motif : { $reason }
judge-event-called = Appelle un arbitre : { $name }
judge-event-sit = S’asseoir comme arbitre
judge-event-name = Votre nom comme arbitre
