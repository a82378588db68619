# La feuille d’aide : les règles en une minute, et ce que fait chaque touche.
web-help-rules = Les règles en une minute
web-help-modules = Les modules de cette table
web-help-keys = Touches
web-help-keys-on = Les touches sont actives
web-help-does-options = donne la réponse qui le porte
web-help-does-undo = reprend votre coup
web-help-does-hint = interroge le conseiller, où la table permet les conseils
web-help-does-step = parcourt l’historique
web-help-does-tabs = sur les onglets, passe de l’un à l’autre
web-help-does-lines = dans l’historique, passe d’une ligne à l’autre
web-help-does-escape = revient au présent
web-help-does-drawer = ferme l’historique, les graphiques et la conversation
web-help-does-again = montre encore ce qui s’est passé depuis votre dernière réponse
web-help-does-skip = passe ce qui bouge
web-help-does-chat = va à la discussion
web-help-does-help = ouvre cette page
