"""The server for playing in a browser: live tables, WebSockets, HTTP, storage. The packages `live` (except its
WebSocket endpoint) and `storage` import no web framework."""
