### Le professeur des premières parties guidées : ce qui se dit toujours. Lu par le navigateur seul.

lesson-teacher = Votre professeur
lesson-on = Continuer
lesson-back = Revenir
lesson-undo = Reprendre le coup
lesson-fold = Mettre le professeur de côté
lesson-unfold = Rappeler le professeur
lesson-leave = Quitter la leçon
lesson-progress = { $done } explications sur { $all }
lesson-answer = À vous
lesson-watch = Regardez les autres
lesson-key = Entrée
lesson-key-does = Faire continuer le professeur
lesson-more = Les règles en disent plus :
lesson-play = Jouer contre des robots
lesson-rules = Les règles
lesson-home = Page d’accueil
lesson-play-on = Finir cette partie
