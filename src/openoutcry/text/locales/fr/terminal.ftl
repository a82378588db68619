### Les mots du terminal : la table dessinée, les questions d’une partie qu’on y joue, ce que disent les commandes.

## Le dessin

terminal-history = Ce qui s’est passé
terminal-mogul-border = bordure { $company }
terminal-mogul-crash = KRACH
terminal-mogul-crash-near = krach proche
terminal-mogul-values = Valeur actuelle

## Les réponses, comme on les tape

word-mogul-pass = passer
word-mogul-credit = crédit
word-mogul-stay = rester
word-mogul-leave = partir
word-mogul-take = prendre
word-mogul-decline = refuser
word-mogul-sell = vendre
