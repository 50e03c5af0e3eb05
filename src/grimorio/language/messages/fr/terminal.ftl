# Parties à un clavier.

terminal-pass = Seul { $name } peut voir la suite. { $name }, prenez place et appuyez sur Entrée
terminal-other = une autre partie est gardée dans { $file } : continuez-la, indiquez un autre fichier, ou supprimez-le
terminal-not-offered = { $found } n’est pas proposé ; ? dit ce qu’on peut écrire
terminal-kept = La partie est gardée dans { $file } ; la même commande la continue.
terminal-taken-back = Coup repris.
terminal-no-undo = Impossible de reprendre : rien n’a encore été répondu, quelque chose de caché a été vu, ou quelqu’un d’autre a répondu.
terminal-no-card = aucune carte { $name }{ $hint }
terminal-help = Écrivez le numéro d’une réponse. ? NOM ou ? NUMÉRO lit une carte, t montre la table, l le journal, w dit pourquoi autre chose n’est pas possible, u reprend la dernière réponse, concede abandonne la partie, q arrête ; la partie reste gardée.
terminal-no-why = Rien d’autre n’entre en question pour l’instant.
terminal-record = L’enregistrement est { $file } : grimorio replay { $file } remontre la partie.
terminal-continued = La partie gardée dans { $file } continue.
terminal-draft = les drafts se jouent avec grimorio draft
terminal-seats = joueurs de { $game } : { $players }, trouvé { $found }
terminal-names = --terminal : les joueurs ont des noms différents, de signes visibles
terminal-only = { $option } va avec --terminal
