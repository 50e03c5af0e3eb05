### Apprendre : la première partie guidée, le glossaire de la table, la liste des règles.

learn-start = Apprendre en jouant
learn-start-again = Continuer d’apprendre
learn-failed = La première partie ne peut pas être préparée.
learn-coach = Guide
learn-progress = { $done } sur { $total }
learn-next = Suivant
learn-leave = Masquer le guide
learn-back = Rappeler le guide
learn-quiet = Rien de nouveau ici : jouez comme il vous plaît. Je reparlerai quand quelque chose se présentera pour la première fois.
learn-finished = Vous avez vu tout ce que je voulais vous montrer. La suite est à vous.
learn-then = Et maintenant ?
learn-then-play = Jouer sans le guide
learn-then-puzzles = Essayer les questions : que se passe-t-il ?
learn-short = Leçons courtes
learn-short-text = Une position pour chaque mot-clé des blocs avant la Huitième Édition, à gagner ce tour-ci ou au suivant.
learn-short-again = encore une fois
learn-missed = { $count ->
        [one] { $count } leçon que cette partie n’a pas atteinte
       *[other] { $count } leçons que cette partie n’a pas atteintes
    }

## The rulebook

learn-rules = Livret de règles
learn-rules-search = Chercher dans les règles et les mots
learn-rules-words = Les mots de la table
learn-rules-checklist = La liste des règles
learn-rules-found =
    { $count ->
        [0] Rien de trouvé.
        [one] { $count } entrée
       *[other] { $count } entrées
    }
learn-rules-rulings = Décisions
learn-rules-rulings-text = Là où la règle imprimée se tait ou dit deux choses : ce qu’elle dit, comment on peut la lire, comment on joue à cette table et pourquoi.
learn-rules-all = Chercher dans le livret
learn-rules-link = L’adresse de cette décision
learn-rules-near = Rien ne contient ces mots ; voici ce qui s’en approche :
