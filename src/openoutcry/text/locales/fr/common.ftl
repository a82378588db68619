### Les mots que partagent tous les jeux, le terminal et le navigateur.

open-outcry = Open Outcry

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
chips =
    { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
shares =
    { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    }
cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
money = { $amount } $
money-negative = −{ $amount } $
players = { $players } joueurs
list-comma = { $first }, { $rest }
list-and = { $first } et { $last }

seat = Place { $seat }
player = Joueur { $seat }
spectator = Spectateur
round = Manche { $round }
turn = Tour { $turn }
rank =
    { $rank ->
        [1] { $rank }er
       *[other] { $rank }e
    }

bot-random = Hasard
bot-random-about = Joue n’importe quel coup permis. Un débutant le bat.
bot-broker = Courtier
bot-broker-about = Pèse ce que rapporte chaque réponse, et prend la meilleure.

stage-lobby = En attente de joueurs
stage-playing = Partie en cours
stage-over = Terminée

your-turn = À vous de jouer
turn-of = À { $name } de jouer
waiting-for = On attend { $name }
winner-one = { $winners } gagne
winner-many = { $winners } partagent la victoire
house-set = Jeu maison : { $name }
printed-set = Comme imprimé
