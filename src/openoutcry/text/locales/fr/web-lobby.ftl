# Le salon : qui s’assied où avant la partie.
web-invited = { $name } vous invite à { $game }
web-data = Nombres
web-seat-open = Place libre
web-sit-here = Quelqu’un à côté de moi
web-put-bot = Un robot …
web-put-bot-on = Des robots pour la place { $seat }
web-stand = Se lever
web-stand-name = Se lever : { $name }
web-send-away = Renvoyer
web-send-away-name = Renvoyer : { $name }
web-name-here = Nom de la personne qui s’assied
web-need-name = Dites d’abord votre nom.
web-start = Commencer
web-start-open =
    { $open ->
        [one] { $open } place est encore libre.
       *[other] { $open } places sont encore libres.
    }
web-fill-all = Des robots aux places libres
web-wait-host = L’hôte lance la partie.
web-watch-or-sit = Prenez place, ou restez regarder.
