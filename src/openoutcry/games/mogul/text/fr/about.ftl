### Le jeu tel qu’il est proposé : son nom, son sujet, sa durée.

game-mogul = Mogul
game-mogul-line = Payez pour rester dans l’enchère, ou partez avec le pot. Puis vient le krach.
game-mogul-about = Des actions de chemins de fer, une à une, dans la fièvre des années vingt : payer pour rester, ou partir avec le pot. Puis vient le krach.
game-mogul-time = environ 45 minutes
