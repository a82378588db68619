### Les règles de Stockpile, dans nos propres mots. Noms et valeurs : voir en/stockpile-rules.ftl.

rules-stockpile-about = De quoi il s’agit
rules-stockpile-about-goal = Vous êtes un investisseur avec un peu d’argent et une action. Celui qui a le plus d’argent à la fin de la dernière manche gagne ; toutes les actions sont alors changées en argent.
rules-stockpile-about-secret = Tout tient à ce que vous êtes seul à savoir. À chaque manche, vous voyez en secret comment bougera le cours d’une société, et chacun des autres en voit une autre. Vous garnissez des piles de ce que les autres doivent acheter ou négliger, misez sur une des piles, et vendez avant que les cours ne bougent, ou tenez bon.

rules-stockpile-setup = Mise en place
rules-stockpile-setup-money = Vous commencez avec { $money_start } k$ et un meeple. L’argent est toujours visible de tous.
rules-stockpile-setup-values = Le cours de chaque société part de { $start }. Au recto du plateau, chaque cours va de { $low } à { $high }.
rules-stockpile-setup-share = On mélange une action de chaque société et chacun en reçoit une, face cachée. Votre portefeuille est secret : les autres voient combien de cartes vous avez, pas lesquelles. Les actions qui n’ont pas été distribuées rejoignent la pioche du marché. Avec celles qui l’ont été, il y a { $market_stocks } actions de chaque société. La pioche contient aussi { $market_actions } exemplaires de chaque coup de bourse et { $market_fee_copies } de chaque carte de frais ({ $fees }).
rules-stockpile-setup-first = Le sort désigne le premier joueur, à moins que la table n’ait nommé quelqu’un.
rules-stockpile-setup-rounds = La partie compte { $rounds_2 }, { $rounds_3 }, { $rounds_4 } ou { $rounds_5 } manches, à 2, 3, 4 ou 5 joueurs.

rules-stockpile-round = Une manche
rules-stockpile-round-phases = Une manche a six phases : information, offre, demande, coups de bourse, vente, mouvement. Dans chacune, on tourne dans le sens des aiguilles d’une montre à partir du premier joueur.
rules-stockpile-round-first = Après chaque manche, le voisin de gauche devient premier joueur.

rules-stockpile-information = Phase 1 : information
rules-stockpile-information-pair = Chacun reçoit une paire : une société et une prévision. La prévision dit de combien de cases le cours de cette société montera ou descendra à la fin de la manche, ou qu’elle verse un dividende ($$). Votre paire n’est connue que de vous.
rules-stockpile-information-pair-picture = Votre paire, celle que tous voient, et une qui reste cachée jusqu’au mouvement.
rules-stockpile-information-forecasts = Les six mêmes prévisions sont distribuées à chaque manche : { $forecasts }. Ce que vous en voyez vous dit donc lesquelles restent. Avec les dés de prévision, les six sont tirées à nouveau à chaque manche.
rules-stockpile-information-forecasts-picture = Les six prévisions de chaque manche.
rules-stockpile-information-others = Une autre paire est visible de tous. Le reste est caché : deux paires à trois joueurs, une à quatre, aucune à cinq. Ainsi chaque société reçoit une prévision à chaque manche, et chaque prévision sert une fois.

rules-stockpile-supply = Phase 2 : offre
rules-stockpile-supply-piles = Il y a autant de piles que de joueurs. Chacune s’ouvre sur une carte de la pioche du marché, face visible.
rules-stockpile-supply-place = Puis chacun a deux cartes du marché et les pose sur les piles, la même ou deux différentes : une carte face visible, l’autre face cachée. Laquelle, comment et où, c’est vous qui décidez.
rules-stockpile-supply-place-picture = Une pile de trois cartes. La dernière a été posée face cachée : seul celui qui l’a posée la connaît.
rules-stockpile-supply-order = Vous posez vos deux cartes avant le joueur suivant, dans l’ordre que vous voulez. Vous continuez à savoir ce que vous avez caché, même quand un autre l’a acheté.

rules-stockpile-demand = Phase 3 : demande
rules-stockpile-demand-bid = Chacun à son tour place un meeple sur une case de la piste de mise d’une pile. Les cases coûtent { $bids }. On peut miser sur n’importe quelle piste, vide ou non.
rules-stockpile-demand-higher = Sur une piste où il y a déjà un meeple, votre mise doit être plus haute. Un meeple sur la dernière case ne peut être délogé.
rules-stockpile-demand-outbid = Celui qui est délogé reprend son meeple et mise à nouveau. Cela n’arrive qu’une fois que chacun a misé ; alors, dans le sens des aiguilles d’une montre, chaque joueur sans meeple sur une piste mise quand vient son tour, sur la même pile ou une autre. On continue jusqu’à ce que chaque piste ait un meeple.
rules-stockpile-demand-outbid-picture = Ben a délogé Anne sur la première piste. Anne doit miser à nouveau, et la deuxième pile ne coûte encore rien.
rules-stockpile-demand-afford = Vous ne pouvez miser plus d’argent que vous n’en avez. Les actions ne sont pas de l’argent, et ce que vous toucherez plus tard non plus. Il y a toujours une mise possible : tant qu’un meeple n’est sur aucune piste, une piste est vide, et sa première case ne coûte rien.
rules-stockpile-demand-pay = Ensuite chacun paie sa pile à la banque et prend les cartes. Les actions vont face cachée dans le portefeuille ; les coups de bourse se gardent pour la phase suivante.
rules-stockpile-demand-fees = Une carte de frais dans votre pile se paie aussitôt à la banque.
rules-stockpile-demand-owed = Une carte de frais que vous ne pouvez pas payer reste face visible devant vous. Elle se paie dès que vous avez l’argent, d’où qu’il vienne, la moins chère d’abord. D’ici là, vous pouvez miser sur des piles, mais ni acheter d’obligations ni payer une carte. Des frais qui restent à la fin de la partie ne coûtent plus rien.

rules-stockpile-action = Phase 4 : coups de bourse
rules-stockpile-action-cards = Chaque Envolée de votre pile fait monter de { $market_action_spaces } cases le cours d’une société de votre choix, chaque Plongeon en fait descendre un d’autant. On ne joue que les cartes prises à cette manche.
rules-stockpile-action-cards-picture = Les deux coups de bourse.
rules-stockpile-action-must = Vous devez utiliser tous vos coups de bourse pendant cette phase, dans l’ordre que vous voulez, sur des sociétés différentes ou la même. Avant cela, vous ne pouvez pas dire que vous avez fini.

rules-stockpile-selling = Phase 5 : vente
rules-stockpile-selling-shares = Chacun à son tour peut vendre autant d’actions qu’il veut. Chacune rapporte le cours actuel de sa société. On ne vend que ce qu’on possède. Les actions vendues ou perdues vont face visible dans la défausse, à la vue de tous.
rules-stockpile-selling-split = Une action du portefeuille fractionné rapporte deux fois le cours. Vous pouvez aussi n’en vendre que la moitié : elle rapporte une fois le cours et revient au portefeuille ordinaire comme action simple.

rules-stockpile-movement = Phase 6 : mouvement
rules-stockpile-movement-order = Les paires sont révélées l’une après l’autre et font bouger leurs sociétés : celles des joueurs dans l’ordre du tour, puis la paire visible, puis les paires cachées.
rules-stockpile-movement-dividend = Une prévision $$ ne fait rien bouger. La banque verse 2 k$ par action de cette société, le double si elle est fractionnée.
rules-stockpile-movement-show = Pour toucher un dividende, il faut montrer les actions. Vous décidez combien, d’aucune à toutes celles que vous avez : ce que vous ne montrez pas reste secret et ne rapporte rien. Les actions fractionnées, que tous ont vues, sont montrées les premières.

rules-stockpile-split = Quand une action se fractionne
rules-stockpile-split-double = Quand un cours dépasse la dernière case de sa piste, l’action se fractionne. Toutes les actions de cette société passent au portefeuille fractionné de leurs propriétaires, où chacune compte double. Le pas au-delà du bout utilise une case du mouvement ; le cours continue depuis { $reset } avec les cases qui restent.
rules-stockpile-split-double-picture = { $split_company } est à { $split_from } et monte de { $split_spaces }. Avec { $split_steps } cases, elle dépasse le bout et revient à { $reset } ; le reste ({ $split_rest }) la mène à { $split_end }.
rules-stockpile-split-again = Si une société se fractionne à nouveau, chaque carte qui était déjà dans votre portefeuille fractionné rapporte { $money_second_split } k$ et y reste. Les actions achetées après un fractionnement sont ordinaires.

rules-stockpile-bankrupt = Quand une société fait faillite
rules-stockpile-bankrupt-lost = Quand un cours tombe sous la première case de sa piste, la société fait faillite sur-le-champ. Chacun défausse toutes ses actions de cette société, fractionnées comprises, et personne ne touche rien. Son cours revient à son point de départ ; le reste du mouvement est perdu.
rules-stockpile-bankrupt-lost-picture = { $bankrupt_company } est à { $bankrupt_from } et descend de { $bankrupt_spaces } cases : faillite. Elle repart de { $bankrupt_start }.

rules-stockpile-end = La fin, avec un exemple
rules-stockpile-end-majority = Après le dernier mouvement, tous les portefeuilles sont montrés. Pour chaque société, celui qui a le plus d’actions reçoit { $money_sole_majority } k$ ; si plusieurs en ont autant, chacun reçoit { $money_shared_majority } k$. Une action fractionnée compte pour deux. Une société dont personne n’a d’action ne rapporte aucune prime.
rules-stockpile-end-sale = Puis toutes les actions sont vendues au dernier cours, les fractionnées au double.
rules-stockpile-end-example = Par exemple : à la fin, vous avez { $end_cash } en argent et les actions ci-dessous. Dans la première société, personne n’en a autant que vous ; dans la deuxième, quelqu’un en a autant ; dans la troisième, quelqu’un en a plus.
rules-stockpile-end-example-picture = Argent { $end_cash }, actions { $end_shares }, majorités { $end_bonus } : { $end_total } en tout.
rules-stockpile-end-winner = Celui qui a le plus d’argent gagne. À égalité, la victoire est partagée.

rules-stockpile-advanced = Option : le verso du plateau
rules-stockpile-advanced-tracks = Au verso du plateau, chaque société a sa propre piste : certaines sont courtes et raides, d’autres longues. Un mouvement compte les cases, pas les dollars. Après un fractionnement ou une faillite, un cours revient aux cases marquées sur sa propre piste. Les pistes, de gauche à droite :
rules-stockpile-track = { $spaces }. Départ sur la case { $start }, reprise sur la case { $after_split } après un fractionnement.
rules-stockpile-advanced-steel = { $steel_company } paie en montant : pour chaque case marquée d’un $ qu’elle atteint ou dépasse en montant, chacun reçoit 1 k$ par action, le double si elle est fractionnée, pour autant d’actions qu’il en montre. Descendre ne paie rien.
rules-stockpile-advanced-steel-picture = { $steel_company } monte de trois cases et entre sur une case $ : 1 k$ par action.

rules-stockpile-two = À deux joueurs
rules-stockpile-two-setup = Chacun commence avec { $money_two_players } k$, une action et deux meeples. Il y a quatre piles. Jouez au moins une fois à plus de deux avant de jouer à deux.
rules-stockpile-two-information = Chacun reçoit deux paires. Les deux autres restent cachées, et aucune n’est visible. Ce qui fait une paire reste ensemble.
rules-stockpile-two-supply = On pose des cartes deux fois : deux chacun, et quand les deux joueurs les ont posées, deux de plus.
rules-stockpile-two-demand = On place les meeples tour à tour ; les quatre sont placés avant que personne ne mise à nouveau. Vos deux meeples ne sont jamais sur la même piste, et vous devez pouvoir payer les deux mises ensemble.

rules-stockpile-bonds = Module : obligations
rules-stockpile-bonds-buy = Au début d’une manche, chacun à son tour peut acheter jusqu’à { $bonds_most } obligations. Une obligation coûte { $bonds_price_2 } k$, { $bonds_price_3 } k$, { $bonds_price_4 } k$ ou { $bonds_price_5 } k$, à 2, 3, 4 ou 5 joueurs. Il y en a { $bonds_cards } ; quand il n’en reste plus, on n’en achète plus. On ne demande rien à qui doit des frais.
rules-stockpile-bonds-interest = À la fin de chaque manche, chacune de vos obligations rapporte { $bonds_interest } k$ d’intérêts, à la dernière manche aussi. Après la vente finale, la banque reprend toutes les obligations à leur prix ; avant, on ne peut pas les changer en argent.

rules-stockpile-commodities = Module : matières premières et taxes
rules-stockpile-commodities-place = Quand toutes les cartes du marché sont posées, chacun pioche une carte du commerce : une matière première ({ $commodities }) ou une taxe. À votre tour, vous la posez face visible sur la pile de votre choix. À deux joueurs, on pioche deux cartes, qui vont sur des piles différentes. Ce qu’une pile vous apporte reste visible devant vous.
rules-stockpile-commodities-sets = À la fin, les matières premières se comptent par séries de cartes différentes. Une série d’une, de deux et ainsi de suite jusqu’à six rapporte { $bonuses }. Un double commence une nouvelle série.
rules-stockpile-commodities-sets-picture = Quatre matières premières différentes rapportent { $sets_first }, les deux doubles { $sets_second } : { $sets_both } en tout. La taxe coûte à part.
rules-stockpile-commodities-taxes = Les taxes coûtent d’autant plus qu’on en a : une, deux et ainsi de suite jusqu’à sept coûtent { $penalties }. Elles ne sont dues qu’à la fin. Si vous ne pouvez payer, vous finissez en dessous de zéro.

rules-stockpile-dice = Module : dés de prévision
rules-stockpile-dice-roll = Au début d’une manche, après les obligations, le premier joueur lance six dés. Ils disent à tous quelles sont les six prévisions distribuées à cette manche. $, $$ et $$$ sont des dividendes de 1 k$, 2 k$ et 3 k$ par action.
rules-stockpile-dice-roll-picture = Un lancer : ces six prévisions sont mélangées et distribuées.
rules-stockpile-dice-cards = Chaque dé a ses propres prévisions. Deux dés peuvent montrer la même : elle est alors distribuée deux fois. Les six faces de chaque dé :
rules-stockpile-die = Dé { $die }

rules-stockpile-strategies = Module : stratégies
rules-stockpile-strategies-hand = Avant la partie, chacun reçoit { $playing_dealt } cartes Stratégie de plus qu’il n’y a de manches, et en remet deux dans la boîte. Les autres sont votre main pour toute la partie. On voit seulement combien vous en avez.
rules-stockpile-strategies-play = Pendant la phase des coups de bourse, vous pouvez en jouer une, avant ou après vos coups de bourse et votre investisseur. Vous payez son coût, faites ce qu’elle dit, et elle retourne dans la boîte. Une par manche, pas plus ; les cartes jamais jouées ne rapportent rien.
rules-stockpile-strategies-known = Nous jouons avec { $playing_copies } exemplaires de chaque carte. Le livret nomme la plupart des cartes et en explique certaines ; chaque carte ci-dessous dit ce qui vient de nous. Les cartes qui demandent un module absent sont laissées de côté. Les cartes promotionnelles sont une option, sauf là où les autres ne suffisent pas pour tous : à quatre joueurs sans obligations ni matières premières, et à cinq joueurs sans matières premières, toutes les cartes promotionnelles sont distribuées aussi.

rules-stockpile-first-card = Module : carte Premier joueur
rules-stockpile-first-card-place = À la fin de l’offre, le premier joueur pose la carte Premier joueur sur une pile. À la dernière manche, elle reste dans la boîte. Cette carte est faite surtout pour trois ou quatre joueurs, qui sans elle ne seraient pas premiers aussi souvent les uns que les autres.
rules-stockpile-first-card-place-picture = La carte Premier joueur sur une pile.
rules-stockpile-first-card-give = Celui qui remporte cette pile donne aussitôt la carte à qui il veut, à lui-même aussi. Ce joueur est premier dès la manche suivante ; rien ne change pour celle-ci. Le rôle de premier joueur ne passe plus à gauche.

rules-stockpile-investors = Module : investisseurs
rules-stockpile-investors-choose = Chacun reçoit deux investisseurs, en choisit un, tous en même temps, et remet l’autre dans la boîte sans le montrer. Votre investisseur dit avec combien d’argent vous commencez, et sa capacité est à vous pour toute la partie. Ceux qui demandent un module absent sont laissés de côté, comme les neuf investisseurs promotionnels, sauf si la table les a choisis aussi.
rules-stockpile-investors-use = Les capacités de plusieurs joueurs qui tombent au même moment s’utilisent dans l’ordre du tour. La plupart servent une fois par manche ; une capacité déjà utilisée, ou qui n’aurait rien à faire, ne peut servir maintenant. À la fin d’une manche viennent d’abord les intérêts des obligations, puis les investisseurs.
rules-stockpile-investors-two = À deux joueurs, chacun en reçoit quatre et en garde deux. On additionne leur argent. À deux joueurs, les sommes sont différentes ; chaque carte ci-dessous donne les deux. Celui qui a deux capacités au même moment dit laquelle vient d’abord, là où cela compte.

rules-stockpile-bidding = Option : mises sur les investisseurs
rules-stockpile-bidding-offer = Chacun choisit un investisseur sur deux (à deux joueurs, deux sur quatre), et tous ceux qui ont été choisis vont sur les piles. On mise sur eux comme pendant la demande.
rules-stockpile-bidding-pay = Votre mise est retirée de l’argent que l’investisseur apporte ; le reste est votre argent de départ. Une mise ne dépasse donc jamais cet argent. Aucune capacité ne sert avant la fin de ces mises.

rules-stockpile-abilities = Investisseurs et stratégies : ce qui vaut pour tous
rules-stockpile-abilities-nothing = On ne vous propose que les cartes, les capacités et les cibles qui auraient un effet maintenant.
rules-stockpile-abilities-discarded = Certaines prennent une action dans la défausse. Il faut qu’elle y soit, et tous voient laquelle c’est.
rules-stockpile-abilities-show = Certaines paient pour les sociétés dont vous montrez une action. Chaque société compte une fois, quel que soit le nombre d’actions que vous en avez.
rules-stockpile-abilities-look = Certaines permettent de regarder une paire, d’un autre joueur ou cachée sur le plateau. Tous voient laquelle, et personne d’autre ne voit ce qu’elle est. Une paire que vous connaissez déjà n’est pas proposée.

rules-stockpile-all-investors = Tous les investisseurs
rules-stockpile-all-investors-about = Il y en a { $investors }. Ceux qui sont dits promotionnels ne sont distribués que si la table les a choisis aussi. La première somme est l’argent à trois joueurs ou plus, la seconde celui à deux.
rules-stockpile-investor-money =
    { $from ->
        [promo] { $money } / { $two } (promotionnel)
       *[box] { $money } / { $two }
    }
rules-stockpile-all-strategies = Toutes les cartes Stratégie
rules-stockpile-all-strategies-about = { $strategies } cartes différentes, avec ce que chacune coûte et fait. Le livret explique Transfert frauduleux et Capitalisme vautour avec les mêmes mots : ici, les deux font donc la même chose.
rules-stockpile-strategy-cost = coûte { $cost }
rules-stockpile-strategy-free = ne coûte pas d’argent
rules-stockpile-described-systemic-shock = Le livret donne le nom et dit qu’une taxe ne convient pas comme coût. L’effet nous vient de descriptions du jeu.
rules-stockpile-described-naked-short = Le livret donne le nom et dit quelle carte on défausse. Le montant nous vient de descriptions du jeu.

rules-stockpile-memory = Option : mémoire parfaite
rules-stockpile-memory-noted = La table note pour tous quelles actions sont entrées face visible dans un portefeuille ou ont été montrées. Rien n’est dit que vous n’auriez pu retenir.
rules-stockpile-source-rounds = le nombre de manches à deux, trois et quatre joueurs
rules-stockpile-source-companies = deux des six noms de sociétés
rules-stockpile-source-bidding = ce que coûtent les cases des pistes de mise
rules-stockpile-source-advanced = les pistes du verso du plateau
rules-stockpile-source-market-fees = les montants des cartes de frais
rules-stockpile-source-dice = les faces des dés de prévision
rules-stockpile-source-investors-money = l’argent des investisseurs à trois joueurs ou plus, là où leur carte n’indique pas notre estimation
rules-stockpile-source-playing-copies = les deux exemplaires de chaque carte Stratégie
rules-stockpile-ours-cards = Les investisseurs et les cartes Stratégie de cette page disent chacun ce qui est notre reconstitution.

rules-stockpile-pair-own = à vous seul
rules-stockpile-pair-open = visible de tous
rules-stockpile-pair-covered = cachée
