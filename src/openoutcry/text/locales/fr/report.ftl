### Les rapports du laboratoire : ce que beaucoup de parties disent d’un jeu, et ce qui diffère entre deux côtés. Lus par le
### terminal et par les pages qu’il écrit.
###
### Valeurs : les nombres sont des chiffres déjà écrits, sauf $clear, $all et $place, qui sont comptés.

report-title = { $game } : ce que disent les parties
report-contents = Sommaire
report-made = { $games } parties de { $deals } donnes.
report-players = Joueurs : { $players }.
report-bots = Robots : { $bots }.
report-options = Options : { $options }.
report-sets = Matériel : { $sets }.
report-versions = Version : { $versions }.
report-clear =
    { $clear ->
        [0] De { $all } parts de victoires comparées à celles de joueurs égaux, aucune n’est nettement au-dessus ou au-dessous.
        [one] De { $all } parts de victoires comparées à celles de joueurs égaux, une est nettement au-dessus ou au-dessous.
       *[other] De { $all } parts de victoires comparées à celles de joueurs égaux, { $clear } sont nettement au-dessus ou au-dessous.
    }
report-farthest = { $name } gagne { $won } ({ $low } à { $high }) là où des joueurs égaux gagneraient { $par }.
report-figures = Les chiffres
report-left-out = Laissé de côté
report-no-investors = Qui gagne par investisseur : les lignes n’en nomment pas deux.
report-no-strategies = Qui gagne par stratégie : les lignes ne nomment pas deux cartes de stratégie.
report-no-bot = Qui gagne par robot : le même a joué à toutes les places.
report-no-start = Qui gagne par ordre de jeu : les lignes ne le disent pas.
report-no-parts = De quoi les scores sont faits : les lignes ne le disent pas.
report-no-prices = Les cours : il n’y a pas de lignes par manche (simulate --rounds les écrit).
report-no-fortunes = Les fortunes : il n’y a pas de lignes par manche qui les disent.
report-no-decided = Quand c’est décidé : il n’y a pas de lignes par manche avec les chances de gagner.
report-no-luck = La part de la chance : aucune donne n’a été jouée plusieurs fois en tournant les places (simulate --rotate le fait).
report-no-questions = Les questions qui comptaient : l’entraîneur n’a pas été consulté (report --coach 10 lui montre dix parties).
report-varied = Ce qui a varié : scores moyens
report-how-varied =
    Tous les matériels ont joué les mêmes donnes. Les traits sont des intervalles à 95 % de ce qui diffère du premier ; une pointe pleine est nettement
    plus ou moins. Ce qui suit sur cette page est donné pour chaque matériel.
report-head-games = Parties
report-by-seat = Qui gagne, par place
report-by-start = Qui gagne, par ordre de jeu
report-by-investors = Qui gagne, par investisseur
report-by-strategies-kept = Qui gagne, par carte de stratégie gardée
report-by-strategies-played = Qui gagne, par carte de stratégie jouée
report-by-bot = Qui gagne, par robot
report-start-place =
    { $place ->
        [1] Premier joueur
       *[other] { $place }e à jouer
    }
report-par = égaux : { $par }
report-above = Nettement au-dessus : { $names }.
report-below = Nettement au-dessous : { $names }.
report-none-clear = Personne n’est nettement au-dessus ou au-dessous de son dû.
report-how-intervals =
    Le trait épais est l’intervalle à 95 % d’une part à elle seule, le trait fin contient toutes les parts de cette page à la fois. Une
    pointe pleine vers le haut ou vers le bas est nettement au-dessus ou au-dessous (correction de Holm sur toutes les parts de la
    page) ; un cercle peut être le hasard. Les erreurs sont comptées par donnes entières.
report-how-intervals-again =
    Les traits épais sont des intervalles à 95 %, les fins contiennent toutes les parts de la page à la fois ; les pointes pleines sont nettement
    au-dessus ou au-dessous, les cercles peuvent être le hasard.
report-out-of-line = Hors de { $low } à { $high } : { $names }.
report-in-line = Toutes sont entre { $low } et { $high }.
report-how-band = La bande grise est ce que ce rapport tient pour normal : { $low } à { $high }.
report-how-strategies =
    Les cartes n’arrivent pas au hasard : qui pouvait payer une carte, ou avait le choix, était peut-être déjà en tête. C’est ce qui va
    ensemble, non ce que la carte fait.
report-head-who = Qui
report-head-seats = Places
report-head-won = Gagné
report-head-interval = Intervalle à 95 %
report-head-together = tous à la fois
report-head-chance = par hasard
report-head-score = Score moyen
report-head-from = De
report-head-share = Part
report-head-part = Part
report-head-mean = Moyenne
report-head-deviation = Écart type
report-head-kind = Question
report-head-asked = Examinées
report-head-each = Par partie
report-head-stake = Enjeu
report-head-cost = Perdu
report-scores = Scores
report-scores-told = La moitié des places marque { $median } ou plus ; les gagnants { $won }, les autres { $others }.
report-all-seats = toutes les places
report-winners = gagnants
report-how-scores = Les barres sont des parts de toutes les places, la ligne celles des gagnants. Ce qui est très loin compte avec la dernière barre.
report-of-all = Toutes les places
report-of-won = Gagnants
report-of-others = Les autres
report-of-rounds = Manches
report-of-decisions = Décisions d’une place
report-parts = De quoi les scores sont faits
report-parts-told = Les gagnants ont le plus d’avance en : { $part }, { $more } de plus que les autres en moyenne.
report-how-parts =
    Deux lignes par part : la pointe pleine est la moyenne des gagnants, le cercle celle des autres ; les traits épais contiennent la
    moitié des places, les traits fins neuf dixièmes.
report-part-cash = Argent
report-part-shares = Actions
report-part-majorities = Majorités
report-part-bonds = Obligations
report-part-chips = Jetons
report-part-premiums = Primes
report-part-sales = Ventes
report-part-credits = Crédits
report-part-money = Argent avant la fin
report-part-commodities = Matières premières
report-part-taxes = Impôts
report-part-round-1 = Manche 1
report-part-round-2 = Manche 2
report-part-round-3 = Manche 3
report-length = Combien de temps cela prend
report-rounds-told = La moitié des parties prend { $median } manches ou plus ; neuf sur dix en prennent { $low } à { $high }.
report-rounds-same = Chaque partie prend { $median } manches.
report-decisions-same = Chaque place décide { $median } fois.
report-decisions-told = Une place décide { $median } fois (médiane) ; neuf sur dix { $low } à { $high } fois.
report-ends = Comment les parties finissent
report-prices = Cours
report-fortunes = Fortunes
report-fan-told = { $name } : { $first } après la première manche et { $last } à la fin (médianes), { $low } à { $high } dans neuf parties sur dix
report-round = Manche
report-how-fans = La ligne est la médiane ; la moitié des parties est dans la bande intérieure, neuf sur dix dans la bande extérieure.
report-decided = Quand c’est décidé
report-decided-told = Dans la moitié des parties, qui gagne est en tête pour de bon après la manche { $round } sur { $last }.
report-line-winner = chance moyenne de qui gagnera
report-line-leader = qui est alors en tête gagne
report-line-settled = le gagnant est en tête pour de bon
report-how-decided =
    La chance de gagner est celle du juge appris des robots du jeu, après chaque manche. C’est une estimation, faite pour des robots,
    d’une position qu’il voit en entier.
report-leads = Combien de fois la tête change
report-leads-told = La tête change { $mean } fois par partie en moyenne ; dans { $never } des parties, jamais.
report-luck = La part de la chance
report-luck-told = Au moins { $deal } (± { $error } points) de ce dont les résultats varient vient des cartes de la donne.
report-luck-deal = la donne
report-luck-seat = la place
report-luck-bot = qui joue
report-luck-rest = jeu, chance d’après
report-how-luck =
    De { $deals } donnes jouées plusieurs fois en tournant les places : ce que la même place de la même donne a en commun, qui que ce
    soit qui y joue, est à la donne ; les moyennes des places et des robots sont à eux. Le reste est ce que chacun a choisi, et ce
    qui fut tiré autrement à cause de cela ; la chance y est aussi, si bien que la première barre est le moins que la chance puisse
    être. Des robots d’une seule sorte ne diffèrent que par leur chance.
report-questions = Les questions qui comptaient
report-questions-told = Le plus grand enjeu : { $kind }, { $total } points de cent par partie.
report-how-questions =
    Selon l’entraîneur : une barre est ce que des réponses au hasard gagneraient de moins que les meilleures, en points de cent,
    sommé sur une partie. « Perdu » est ce que les réponses données ont coûté.
report-written = Le rapport est dans { $file }.
report-reading = Comptage
report-coaching = L’entraîneur regarde

compare-title = { $game } : { $a } et { $b }
compare-told = { $measure } : { $a } avec { $name_a }, { $b } avec { $name_b }. La différence est de { $effect } ({ $low } à { $high }).
compare-clear = Ce n’est pas le hasard.
compare-unclear = Ce peut être le hasard.
compare-paired = { $games } parties ; les deux côtés ont joué les mêmes { $deals } donnes.
compare-alone = { $games } parties de { $deals } donnes, que les deux côtés n’ont pas toutes jouées.
compare-versions = Elles ont été jouées par des versions différentes : { $versions }.
compare-stopped-clear = Arrêté : la réponse est claire.
compare-stopped-interrupted = Interrompu ; ce qui était entier compte.
compare-head-measure = Mesure
compare-head-a = { $a }
compare-head-b = { $b }
compare-head-effect = Différence
compare-head-interval = Intervalle à 95 %
compare-head-chance = par hasard
compare-numbers = Ce qui se compte, en part du premier côté
compare-shares = Parts, en points de cent
compare-same = aucune différence
compare-how =
    Les traits sont des intervalles à 95 % de la différence. Une pointe pleine est nettement plus ou moins (correction de Holm sur toutes les
    mesures de la page) ; un cercle peut être le hasard.
compare-measure-score = score moyen
compare-measure-won = part des victoires
compare-measure-winner = meilleur score
compare-measure-gap = meilleur score moins le pire
compare-measure-rounds = manches
compare-measure-decisions = décisions d’une place
compare-measure-start = victoires du premier joueur
compare-measure-part = score : { $part }
compare-measure-bot = victoires de { $of }
compare-measure-investors = victoires de { $of }
compare-measure-strategies-kept = victoires avec { $of }
compare-measure-end = fin : { $of }
