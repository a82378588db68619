### Ce que demandent les modules de l’édition Epic de Stockpile, et les réponses. Valeurs : voir en/stockpile-modules.ftl.

## Ce qu’on vous demande

by-stockpile = { $by } : { $question }
ask-stockpile-buy-bonds = Combien d’obligations achetez-vous ?
ask-stockpile-place-commerce = Sur quelle pile posez-vous votre matière première ou votre taxe ?
ask-stockpile-place-first = Sur quelle pile posez-vous la carte Premier joueur ?
ask-stockpile-give-first = Qui jouera en premier à la manche suivante ?
ask-stockpile-drop-strategy =
    { $left ->
        [1] Quelle carte Stratégie remettez-vous dans la boîte ? (2 sur 2)
       *[other] Quelle carte Stratégie remettez-vous dans la boîte ? (1 sur 2)
    }
ask-stockpile-keep-investor =
    { $asks ->
        [offer] { $investors ->
            [1] Quel investisseur mettez-vous aux enchères ?
           *[2] Quels sont les deux investisseurs que vous mettez aux enchères ?
        }
       *[hire] { $investors ->
            [1] Quel investisseur choisissez-vous ?
           *[2] Quels sont les deux investisseurs que vous choisissez ?
        }
    }
ask-stockpile-which-first = Quelle capacité utilisez-vous en premier ?
ask-stockpile-pick = Quelle société, ou quelle prévision, prenez-vous pour votre propre paire ?
ask-stockpile-look-pile = Dans quelle pile regardez-vous ?
ask-stockpile-from-pile = De quelle pile déplacez-vous une carte ?
ask-stockpile-which-card = Quelle carte déplacez-vous ?
ask-stockpile-to-pile = Sur quelle pile va-t-elle ?
ask-stockpile-peek =
    { $left ->
        [1] Quelle paire regardez-vous ?
       *[other] Quelle paire regardez-vous ? Vous pouvez en regarder { $left }, l’une après l’autre.
    }
ask-stockpile-show = De quelle société montrez-vous une action, pour { $amount } ?
ask-stockpile-buy-stock =
    { $amount ->
        [0] Quelle action achetez-vous dans la défausse, à son cours ?
       *[other] Quelle action achetez-vous dans la défausse ? Elle coûte { $amount } de moins que son cours, jamais moins de 0 $.
    }
ask-stockpile-choose =
    { $asks ->
        [up] { $spaces ->
            [one] Quelle société monte de { $spaces } case ?
           *[other] Quelle société monte de { $spaces } cases ?
        }
        [down] { $spaces ->
            [one] Quelle société descend de { $spaces } case ?
           *[other] Quelle société descend de { $spaces } cases ?
        }
        [pay] Quelle société verse à tous { $per_share } par action ?
        [pay-up] { $spaces ->
            [one] Quelle société verse à tous { $per_share } par action, puis monte de { $spaces } case ?
           *[other] Quelle société verse à tous { $per_share } par action, puis monte de { $spaces } cases ?
        }
       *[split] Quelle action passez-vous à votre portefeuille fractionné ?
    }
ask-stockpile-nudge =
    { $spaces ->
        [one] Quelle société bouge de { $spaces } case, vers le haut ou vers le bas ?
       *[other] Quelle société bouge de { $spaces } cases, vers le haut ou vers le bas ?
    }{ $left ->
        [1] {""}
       *[other] {" "}{ $left } sociétés doivent encore bouger.
    }
ask-stockpile-give-up = Quelle action cédez-vous en échange ?
ask-stockpile-take = Quelle action prenez-vous dans la défausse ?
ask-stockpile-burn = Quel coup de bourse cédez-vous en échange ?
ask-stockpile-pair =
    { $asks ->
        [falsify] Sur quelle paire posez-vous la carte ?
       *[show] Laquelle de vos paires montrez-vous à tous, pour { $amount } ?
    }
ask-stockpile-spend = Quelle matière première cédez-vous en échange ?
ask-stockpile-sell-at = Quelle action vendez-vous maintenant ? Vous pouvez encore en vendre { $left }.{ $extra ->
        [0] {""}
       *[other] {" "}Votre investisseur ajoute { $extra } au prix.
    }
ask-stockpile-keep-card = Laquelle des cartes piochées gardez-vous ?
ask-stockpile-give-money = À qui donnez-vous { $amount } ?

## À qui de jouer, et pourquoi

turn-stockpile-buy-bonds = { $name } peut acheter des obligations.
turn-stockpile-place-commerce = { $name } pose une matière première ou une taxe sur une pile.
turn-stockpile-place-first = { $name } pose la carte Premier joueur sur une pile.
turn-stockpile-give-first = { $name } dit qui jouera en premier.
turn-stockpile-drop-strategy = { $name } rend une carte Stratégie.
turn-stockpile-keep-investor = { $name } choisit un investisseur.
turn-stockpile-which-first = { $name } a deux capacités à utiliser.
turn-stockpile-pick = { $name } prend une société ou une prévision.
turn-stockpile-look-pile = { $name } peut regarder dans une pile.
turn-stockpile-from-pile = { $name } peut déplacer une carte.
turn-stockpile-which-card = { $name } déplace une carte.
turn-stockpile-to-pile = { $name } déplace une carte.
turn-stockpile-peek = { $name } peut regarder une paire.
turn-stockpile-show = { $name } peut montrer des actions.
turn-stockpile-buy-stock = { $name } peut acheter une action de la défausse.
turn-stockpile-choose = { $name } choisit une société.
turn-stockpile-nudge = { $name } fait bouger une société.
turn-stockpile-give-up = { $name } cède une action.
turn-stockpile-take = { $name } prend une action dans la défausse.
turn-stockpile-burn = { $name } cède un coup de bourse.
turn-stockpile-pair = { $name } choisit une paire.
turn-stockpile-spend = { $name } cède une matière première.
turn-stockpile-sell-at = { $name } peut vendre des actions.
turn-stockpile-keep-card = { $name } peut garder une carte.
turn-stockpile-give-money = { $name } donne de l’argent.

## Les réponses, comme sur un bouton

choice-stockpile-look = { $investor } : regarder d’abord une paire
choice-stockpile-act-done = Ne plus rien faire
choice-stockpile-use = Faire appel à { $investor }
choice-stockpile-play =
    { $cost ->
        [0] Jouer { $strategy }
       *[other] Jouer { $strategy } pour { $cost }
    }{ $amount ->
        [0] {""}
       *[other] {" : rapporte "}{ $amount }
    }{ $extra ->
        [0] {""}
       *[other] , avec { $extra } de plus par action
    }
choice-stockpile-short =
    { $sale ->
        [half] Vendre la moitié d’une action fractionnée { $company } à { $price }, quel que soit son cours
       *[share] Vendre une action { $company } à { $price }, quel que soit son cours
    }
choice-stockpile-buy =
    { $bonds ->
        [0] Ne pas en acheter
        [one] Acheter { $bonds } obligation pour { $cost }
       *[other] Acheter { $bonds } obligations pour { $cost }
    }
choice-stockpile-place-commerce-one =
    { $copy ->
        [1] { $card }
       *[other] { $card } (n° { $copy })
    }{" "}sur la pile { $pile }
choice-stockpile-place-first-pile = Sur la pile { $pile }
choice-stockpile-give-first-player = { $name }
choice-stockpile-drop-strategy-one = Rendre { $strategy }
choice-stockpile-keep-investor-one =
    { $partner ->
        [0] { $investor }, avec { $money }
       *[other] { $investor } et { $partner }, avec { $money }
    }
choice-stockpile-which-first-one = { $investor } en premier
choice-stockpile-pick-one =
    { $company ->
        [0] La prévision { $forecast }
       *[other] La société { $company }
    }
choice-stockpile-nothing = Pas cette fois
choice-stockpile-look-pile-pile = Regarder dans la pile { $pile }
choice-stockpile-from-pile-pile = De la pile { $pile }
choice-stockpile-which-card-card =
    { $card ->
        [0] Carte { $place } de la pile { $pile }, face cachée
       *[other] { $facing ->
            [up] Carte { $place } de la pile { $pile } : { $card }
           *[down] Carte { $place } de la pile { $pile }, face cachée : { $card }
        }
    }
choice-stockpile-to-pile-pile = Sur la pile { $pile }
choice-stockpile-pair =
    { $name ->
        [0] Paire { $pair }, sur le plateau
       *[other] Paire { $pair }, que détient { $name }
    }
choice-stockpile-show-one = Montrer une action { $company }
choice-stockpile-show-done = Ne plus rien montrer
choice-stockpile-buy-stock-one =
    { $cost ->
        [0] Prendre une action { $company }, qui vaut { $value }, pour rien
       *[other] Acheter une action { $company }, qui vaut { $value }, pour { $cost }
    }
choice-stockpile-buy-stock-nothing = Ne rien acheter
choice-stockpile-choose-one =
    { $does ->
        [up] { $ends ->
            [split] { $company } se fractionne, et vaut alors { $value }
           *[moved] { $company } monte à { $value }
        }
        [down] { $ends ->
            [bankrupt] { $company } fait faillite
           *[moved] { $company } descend à { $value }
        }
        [pay] { $amount ->
            [0] { $company } : vous n’en avez aucune action
           *[other] { $company } : { $amount } pour vos actions
        }
        [pay-up] { $amount ->
            [0] { $company } : vous n’en avez aucune action
           *[other] { $company } : { $amount } pour vos actions
        }{ $ends ->
            [split] , et elle se fractionne, et vaut alors { $value }
           *[moved] , et elle monte à { $value }
        }
       *[split] Une action { $company } : elle vaudra { $amount } au lieu de { $value }
    }
choice-stockpile-choose-nothing = Aucune société
choice-stockpile-up =
    { $ends ->
        [split] Hausse : { $company } se fractionne, et vaut alors { $value }
       *[moved] Hausse : { $company } monte à { $value }
    }
choice-stockpile-down =
    { $ends ->
        [bankrupt] Baisse : { $company } fait faillite
       *[moved] Baisse : { $company } descend à { $value }
    }
choice-stockpile-discard = Défausser une action { $company }
choice-stockpile-give-up-turn = Ramener une action fractionnée { $company } à une action simple
choice-stockpile-take-one = Prendre une action { $company }, qui vaut { $value }
choice-stockpile-burn-boom = Céder une Envolée
choice-stockpile-burn-bust = Céder un Plongeon
choice-stockpile-spend-one = Remettre { $card } dans la boîte
choice-stockpile-sell-at-enough = Ne plus rien vendre
choice-stockpile-keep-card-one = Garder { $company }, qui vaut { $value }
choice-stockpile-keep-card-nothing = Ne rien garder
choice-stockpile-give-money-player = { $amount } à { $name }

## Plusieurs réponses sur une ligne d’un terminal

group-stockpile-place-commerce-one =
    { $copy ->
        [1] { $card }
       *[other] { $card } (n° { $copy })
    }{" "}sur la pile
group-stockpile-place-first-pile = Sur la pile
group-stockpile-look-pile-pile = Regarder dans la pile
group-stockpile-from-pile-pile = De la pile
group-stockpile-to-pile-pile = Sur la pile

## Les règles qui ferment une réponse

rule-stockpile-no-bonds-left = Il ne reste pas autant d’obligations.
rule-stockpile-closed-space = Cette case est fermée : il faut dépasser davantage ce meeple.
rule-stockpile-more-than-the-investor-brings = Personne ne mise sur un investisseur plus que l’argent qu’il apporte.
rule-stockpile-another-pile = Vos deux cartes vont sur des piles différentes.
rule-stockpile-one-on-each-pile = Une carte va sur chaque pile, et une seule d’entre elles face cachée.
rule-stockpile-not-both-up = Une seule de vos deux cartes peut se poser face visible.
rule-stockpile-actions-first = Il faut jouer ses coups de bourse avant d’avoir fini.
rule-stockpile-enough-strategies = Vous avez joué autant de cartes Stratégie que vous le pouvez dans cette manche.
rule-stockpile-fees-first = Les frais que vous devez passent d’abord.
rule-stockpile-does-nothing = Il n’en sortirait rien maintenant.
rule-stockpile-none-discarded = Il n’y en a pas dans la défausse.
rule-stockpile-shown-already = Vous avez déjà montré une action de cette société.
rule-stockpile-seen-already = Vous avez déjà vu cette paire.
rule-stockpile-declined-already = Vous avez dit que vous ne regardez pas maintenant : misez d’abord, vous le pourrez ensuite.
rule-stockpile-investor-cannot-act = Cet investisseur ne peut rien faire maintenant : vous ne l’avez pas, il a déjà servi dans cette manche, ou il n’aurait rien à faire.
rule-stockpile-not-with-this-card = Cela n’est pas possible avec cet investisseur ou cette carte.
rule-stockpile-not-offered = Ce n’est pas une de vos réponses maintenant.
