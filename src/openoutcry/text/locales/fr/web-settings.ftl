# Les réglages du lecteur.
web-language-en = English
web-language-fr = Français
web-theme = Apparence
web-theme-system = Comme le système
web-theme-light = Claire
web-theme-dark = Sombre
web-theme-contrast = Contraste élevé
web-pace = Rythme
web-pace-about = La vitesse des robots et des pièces sur votre écran.
web-pace-calm = Calme
web-pace-steady = Régulier
web-pace-brisk = Vif
web-pace-still = Rien ne bouge
web-sound = Sons
web-sound-about = Un jeton, une carte, une cloche quand c’est à vous ; un téléphone vibre aussi.
web-go-on = Continuer tout seul
web-go-on-about = Quand il n’y a rien à décider, la page répond à votre place, après un instant.
