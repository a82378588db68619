# Taking one's name off the tables of a browser.
web-forget = Retirer mon nom
web-forget-no = Non
web-forget-asks = À toutes ces tables, dans leurs enregistrements et dans ce que vous y avez dit, votre nom devient le numéro de votre place. Cela ne se défait pas.
web-forgotten =
    { $tables ->
        [one] Votre nom a disparu de { $tables } table.
       *[other] Votre nom a disparu de { $tables } tables.
    }
