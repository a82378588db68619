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

yes = oui
no = non

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
bot-novice = Novice
bot-novice-about = Vient de lire les règles, et en oublie parfois.
bot-broker = Courtier
bot-broker-about = Pèse ce que rapporte chaque réponse, et prend la meilleure.
bot-analyst = Analyste
bot-analyst-about = Joue chaque réponse jusqu’au bout, dans des mondes qui pourraient être le vrai.
bot-tycoon = Magnat
bot-tycoon-about = Le plus fort : prévoit, juge, et sait quelles cartes restent.
bot-rally = Rally
bot-rally-about = Achète ce qui monte et enchérit sur ce que tous veulent.
bot-contra = Contra
bot-contra-about = Achète ce qui a baissé, et vend ce qui est cher.
bot-vault = Vault
bot-vault-about = Amasse, et ne vend presque jamais.
bot-ticker = Ticker
bot-ticker-about = Réfléchit, et lit ce que savent les autres dans ce qu’ils misent et prennent.
bot-feint = Feint
bot-feint-about = Réfléchit, et veut vous faire croire à ce qui vaut peu.

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

told-hint = { $name } a demandé conseil.
rule-closed = Cette réponse n’est pas possible maintenant.
