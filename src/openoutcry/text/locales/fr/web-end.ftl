# Sous le résultat d’une partie.
web-record = Télécharger l’enregistrement
web-fair = La donne était-elle honnête ?
web-fair-about = Chaque carte vient d’un secret dont l’empreinte a été publiée avant la première donne. La partie finie, le secret est ouvert, et chacun peut tout redonner : openoutcry verify le fait.
web-fair-commitment = Empreinte, publiée au début
web-fair-secret = Secret, publié à la fin
