## Ce qu’est un permanent, et pourquoi

magic-explain-title = Pourquoi il est { $size }
magic-explain-title-plain = Pourquoi il est ainsi
magic-explain-printed = Imprimé sur la carte
magic-explain-ends = jusqu’à la fin du tour
magic-explain-sets = devient { $size }
magic-explain-gains = acquiert { $words }
magic-explain-loses = perd { $words }
magic-explain-kinds = est aussi : { $words }
magic-explain-types = types : { $words }
magic-explain-colors = couleur : { $words }
magic-explain-controller = sous le contrôle de { $player }
magic-explain-bare = n’a plus de capacités propres
magic-explain-idle = ne peut pas bloquer

## Pourquoi non

magic-why-wrong-target = { $card } n’est pas ce qui peut être ciblé.
magic-why-protected = { $card } a une protection contre cela.
magic-why-not-targeted = Ce joueur ne peut pas être ciblé.
