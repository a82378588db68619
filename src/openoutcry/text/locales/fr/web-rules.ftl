### Les pages de règles : leurs propres mots. Ils viennent avec le premier livret ouvert.

web-rules-of = Les règles de { $game }
web-rules-print = Imprimer
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-hits =
    { $hits ->
        [0] Rien trouvé.
        [one] { $hits } passage trouvé. Entrée y mène.
       *[other] { $hits } passages trouvés. Entrée mène de l’un à l’autre.
    }
web-rules-clear = Videz le champ de recherche pour tout revoir.
web-rules-anchor = Lien vers ce paragraphe
web-rules-ruling = Là où il laisse un doute, nous jouons ainsi.
web-rules-page = Les règles sur leur propre page
web-rules-elsewhere = Ce qui n’est pas en jeu à cette table
