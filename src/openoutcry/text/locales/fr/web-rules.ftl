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
web-rules-ours = Ce qui est imprimé, et ce qui vient de nous
web-rules-ours-numbers =
    { $unprinted ->
        [nothing] Tous les noms et nombres de cette page sont ceux du livret ou du matériel imprimé.
        [secondary] Les noms et nombres sont ceux du livret ou du matériel imprimé, à quelques exceptions près. Nous ne connaissons que par des descriptions publiées, et non par le livret : { $secondary }.
        [reconstructed] Les noms et nombres sont ceux du livret ou du matériel imprimé, à quelques exceptions près. Viennent de nous, en accord avec ce qui est imprimé : { $reconstructed }.
       *[both] Les noms et nombres sont ceux du livret ou du matériel imprimé, à quelques exceptions près. Nous ne connaissons que par des descriptions publiées, et non par le livret : { $secondary }. Viennent de nous, en accord avec ce qui est imprimé : { $reconstructed }.
    }
web-rules-ours-rulings = Là où un paragraphe dit que le livret laisse un doute, la décision est la nôtre. Si vous possédez le jeu, vous pouvez jouer avec ce qui est imprimé sur votre exemplaire : saisissez-le comme jeu maison en ouvrant une table.
