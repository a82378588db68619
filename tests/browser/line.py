"""A telephone line between a browser and the server, which can be cut and mended."""

import contextlib
import selectors
import socket
import threading


class Line:
    """Listens on a port of its own and passes every byte on to the server's port, until it is cut."""

    def __init__(self, server_port: int) -> None:
        self.server_port = server_port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.whole = threading.Event()
        self.whole.set()
        self.open: set[socket.socket] = set()
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Every connection ends in the middle, and no new one is answered."""
        self.whole.clear()
        for end in list(self.open):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Connections are answered again."""
        self.whole.set()

    def close(self) -> None:
        self.cut()
        self.listener.close()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                if self.whole.is_set():
                    threading.Thread(target=self._pass_on, args=(near,), daemon=True).start()
                else:
                    near.close()

    def _pass_on(self, near: socket.socket) -> None:
        with contextlib.suppress(OSError), near, socket.create_connection(("127.0.0.1", self.server_port)) as far:
            self.open |= {near, far}
            with selectors.DefaultSelector() as ready:
                ready.register(near, selectors.EVENT_READ, far)
                ready.register(far, selectors.EVENT_READ, near)
                while True:
                    for key, _ in ready.select():
                        data = key.fileobj.recv(65536)  # type: ignore[union-attr]
                        if not data:
                            return
                        key.data.sendall(data)
        self.open -= {near}
