"""The table on the network: lobby, sockets, storage. Rooms, storage and bus import no web framework."""
