### Le conseiller : ce que valaient les réponses d’une partie. Lu par le terminal, par la page qu’il écrit et par le navigateur.
###
### Valeurs : $name est un joueur ; $chosen et $best sont des réponses comme sur un bouton ; $number est un nombre en
### chiffres, déjà arrondi, et $many vaut 1 quand il se dit au singulier.

coach-title = { $game } : ce que valaient les réponses
coach-made =
    { $decisions ->
        [one] { $decisions } décision, examinée
       *[other] { $decisions } décisions, examinées
    } en { $playouts } parties continuées ; le coût d’une réponse est connu à ±{ $error } points sur cent.
coach-who = Joueur
coach-result = Résultat
coach-par = Part égale
coach-luck = Chance
coach-skill = Jeu
coach-table = Table
coach-sum = En points sur cent : résultat = part égale + chance + jeu + table.
coach-about-luck = La chance : ce qui a été tiré, et ce qui se trouvait là où personne ne pouvait le voir.
coach-about-skill = Le jeu : ce que les propres réponses ont perdu sur la meilleure que l’on pouvait connaître.
coach-about-table = La table : ce que les réponses des autres ont apporté ou pris, et ce qu’il y avait à leur gagner.
coach-over-time = Chances de gagner, de la première décision à la dernière
coach-over-time-about = Toutes cartes ouvertes, bien que personne ne les ait connues ; ce qui restait à tirer est inconnu.
coach-over-time-known = D’après ce que pouvait savoir le joueur interrogé ; ce qui restait à tirer est inconnu.
coach-worst = Les réponses qui ont coûté le plus
coach-worst-of = { $name } : les réponses qui ont coûté le plus
coach-mistakes =
    { $amount ->
        [none] Aucune faute en { $answers } réponses : aucune n’a coûté un point sur cent que le conseiller puisse distinguer du hasard.
        [few] Peu de fautes : { $mistakes } réponses sur { $answers } ont coûté un point sur cent ou plus.
       *[some] Fautes : { $mistakes } réponses sur { $answers } ont coûté un point sur cent ou plus.
    }
coach-no-mistakes-of = { $name } : aucune réponse que le conseiller puisse distinguer d’une bonne.
coach-answer = { $name } après l’entrée { $n } : { $question }
coach-instead = « { $chosen } » gagne { $was } parties de ce genre sur 100 ; « { $best } » en gagne { $better }.
coach-reason = « { $best } » promet { $better } ; « { $chosen } » : { $was }.
coach-reason-price = En faveur de « { $chosen } » : { $was } ; « { $best } » : { $better }.
coach-reason-score = Attendu à la fin : { $was } au lieu de { $better }.
coach-reason-close = Les deux ne diffèrent guère par ce qu’elles apportent ; la meilleure arrive un peu plus souvent en tête.
coach-open-same = Toutes cartes ouvertes, c’était aussi la meilleure.
coach-open-chosen = Toutes cartes ouvertes, la réponse donnée était la meilleure : on ne pouvait pas le savoir.
coach-open-other = Toutes cartes ouvertes, « { $open } » aurait été la meilleure : on ne pouvait pas le savoir.
coach-moments = Où la partie a tourné
coach-moment = { $name } : { $was } → { $now } après l’entrée { $n }. { $told }
coach-written = La page est dans { $file }.
coach-first-written = Une première page est dans { $file } ; une page précise la remplacera.
coach-first = Un premier regard, moins sûr que l’examen précis qui suit.
coach-looking-first = Premier regard
coach-looking = Examen
coach-note = Une différence qui peut être du bruit n’est pas montrée comme une faute : les grandes ont été revues dans d’autres mondes, les petites ne comptent qu’autant qu’on peut les croire.
coach-input = Entrée
coach-chart-told = { $name } : de { $first } à { $last }.

## Conseils

hint-answer = « { $answer } » gagne { $win } parties sur 100 comme celle-ci, à { $error } près.
hint-price = Pour « { $chosen } » : { $was } ; « { $best } » : { $better }.
hint-score = Attendu à la fin : { $better } plutôt que { $was }.
hint-only = Il n’y a qu’une réponse.

## Dans le navigateur : le conseiller à la table, et après la partie

coach-hint = Ce que répondrait le conseiller
coach-hint-thinking = Le conseiller réfléchit …
coach-hint-win = gagne { $win } fois sur 100
coach-hint-error = à { $error } près
coach-hint-close = Fermer le conseil
coach-heading = Ce que le conseiller a vu
coach-at-work = Le conseiller examine la partie …
coach-decision = Décision
coach-in-words =
    { $luck-way ->
        [up] La chance a apporté { $luck }
        [down] La chance a pris { $luck }
       *[even] La chance a été égale
    }, { $skill-way ->
        [down] les propres réponses ont cédé { $skill }
       *[even] les propres réponses n’ont rien cédé
    }, la table { $table-way ->
        [up] a apporté { $table }
        [down] a pris { $table }
       *[even] n’a rien apporté ni pris
    }.
coach-in-points = En points sur cent, à partir des { $par } que chacun a au départ.
coach-cost = coût { $cost }

## Plusieurs parties

coach-many-title =
    { $records ->
        [one] { $records } enregistrement
       *[other] { $records } enregistrements
    }
coach-many-kind = Question
coach-many-answers = Réponses
coach-many-cost = Coût moyen
coach-many-interval = Intervalle à 95 %
coach-many-mistakes = Fautes
coach-many-all = tout
coach-many-note = Les coûts sont en points sur cent par réponse ; une faute a coûté au moins un point.
coach-many-passed = { $file } est laissé de côté : { $problem }

## Ce qui parle pour une réponse, en quelques mots. L’argent et les points sont dits par le jeu.

figure-score = { $number } à la fin
figure-rival = { $number } à la fin pour le rival le plus fort
