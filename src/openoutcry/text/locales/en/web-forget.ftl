# Taking one's name off the tables of a browser.
web-forget = Take my name off
web-forget-no = No
web-forget-asks = At all these tables, in their records and in what you said there, your name becomes the number of your seat. That cannot be undone.
web-forgotten =
    { $tables ->
        [one] Your name is gone from { $tables } table.
       *[other] Your name is gone from { $tables } tables.
    }
