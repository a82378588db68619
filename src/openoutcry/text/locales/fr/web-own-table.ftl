### Pourquoi un jeu d’un autre paquet est montré avec la table simple.

web-own-table-version = { $game } apporte une table pour une autre version d’Open Outcry. La table simple la remplace.
web-own-table-broken = La table apportée par { $game } a échoué. La table simple la remplace.
