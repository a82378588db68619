# The sheet of help: the rules in a minute, and what each key does.
web-help-rules = The rules in a minute
web-help-modules = The modules of this table
web-help-keys = Keys
web-help-keys-on = Keys are on
web-help-does-options = gives the answer that carries it
web-help-does-undo = takes your move back
web-help-does-hint = asks the coach, where the table allows hints
web-help-does-step = leaf through the history
web-help-does-tabs = on the tabs, go from one to the next
web-help-does-lines = in the history, go from line to line
web-help-does-escape = goes back to now
web-help-does-drawer = closes history, charts and talk
web-help-does-again = shows again what happened since your last answer
web-help-does-skip = skips what is moving
web-help-does-chat = goes to the talk
web-help-does-help = opens this page
