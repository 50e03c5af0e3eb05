# Le compagnon : des enchères de Magic Live à une table avec de vraies cartes.
companion-title = Compagnon
companion-about = Magic Live avec des cartes en papier : cet appareil tient fiches, enchères, défis et expérience pendant que vous jouez.
companion-link = Une vraie table : le compagnon
companion-join = Rejoindre avec un téléphone
companion-join-text = L’appareil de l’hôte montre un code. Avec lui, le téléphone devient votre place : vous y jouez et choisissez en secret.
companion-code = Code
companion-look = Voir
companion-who = Quel Mage êtes-vous ?
companion-host = Être l’hôte
companion-host-text = Votre appareil garde la campagne, interroge chacun à son tour et passe de main en main pour ce qui est secret.
companion-new = Commencer une campagne
companion-open = Ouvrir un fichier de campagne
companion-no-campaign = Ce fichier ne contient pas de campagne.
companion-magi = Les Mages
companion-plays = joue aujourd’hui
companion-save-magus = Enregistrer ce Mage
companion-spend = Dépenser l’expérience : { $count }
companion-add = Un autre Mage
companion-add-this = Faire entrer ce Mage
companion-begin = { $count ->
        [one] Commencer les enchères avec un Mage
       *[other] Commencer les enchères avec { $count } Mages
    }
companion-file = Le fichier de la campagne
companion-file-text = Tout reste dans ce navigateur. Enregistrez-le pour le mettre à l’abri, le porter sur un autre appareil ou en ligne de commande.
companion-save = Enregistrer la campagne
companion-forget = L’oublier ici
companion-forget-sure = Oui, oublier
companion-phones = Téléphones
companion-phones-text = Ouvrez { $address } sur un téléphone et tapez le code, ou scannez-le. Un téléphone ne tient que sa propre place.
companion-hands = Pierre-feuille-ciseaux en vrai
companion-qr = Le code QR
companion-on-phone = sur un téléphone
companion-here = sur cet appareil
companion-take-back = Reprendre le coup
companion-others = { $count ->
        [one] { $names } répond sur un téléphone
       *[other] { $names } répondent sur leurs téléphones
    }
companion-pass = Passez l’appareil à { $name }
companion-pass-text = La suite ne regarde que vous.
companion-i-am = Je suis { $name }
companion-wait = Les autres répondent.
companion-tournament = Commencer le tournoi
companion-games = Le tournoi
companion-life = commence à { $life }
companion-close = Terminer la session : attribuer l’expérience
companion-call-off = Annuler la session
companion-call-off-sure = Annuler : personne ne gagne rien
companion-record = L’enregistrement des enchères
companion-begins = Vous commencez à { $mine } points de vie, { $name } à { $other }.
companion-own-life = Vous commencez chaque partie à { $life } points de vie.
companion-deck = Votre deck des enchères
companion-ending = La session
companion-ending-text = Les joueurs disent sur leur téléphone comment un match a fini ; vous saisissez les autres, tranchez les litiges et corrigez les erreurs. Quand tout est joué, la session peut finir.
companion-ending-ready = Tout est joué. Terminez la session : chacun gagne l’expérience convenue.
companion-over = La session { $number } est terminée
companion-you-earn = La session vous apporte { $xp } points d’expérience.
companion-earns = gagne { $xp } points d’expérience
