# Below the result of a match.
web-record = Download the record
web-fair = Was the deal fair?
web-fair-about = Every card came from a secret whose fingerprint was published before the first deal. Now that the game is over the secret is open, and anybody can deal it all again: openoutcry verify does.
web-fair-commitment = Fingerprint, published at the start
web-fair-secret = Secret, published at the end
