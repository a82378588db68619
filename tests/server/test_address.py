"""The address by which others reach the server, the proxies in front of it, and what may be kept on the way."""

from collections.abc import Callable

import pytest
import websockets

from tests.server.harness import Browser, Server

Visit = Callable[[Server], Browser]
PUBLIC = "https://play.example.org"
HOST = {"host": "play.example.org"}
WISH = {"game": "mogul", "seats": ["person", "broker", "broker"], "names": ["Anna"]}


@pytest.fixture
def public(own_server: Callable[..., Server]) -> Server:
    return own_server(public_address=PUBLIC)


async def test_invitations_and_cookies_follow_the_public_address(public: Server, visit: Visit) -> None:
    anna = visit(public)
    opened = await anna.http.post("/api/tables", json=WISH, headers=HOST)
    table = opened.json()["id"]
    assert all("Secure" in cookie for cookie in opened.headers.get_list("set-cookie"))
    invitation = await anna.http.get(f"/api/tables/{table}/invitation", headers=HOST)
    assert invitation.json()["link"] == f"{PUBLIC}/t/{table}"


@pytest.mark.parametrize("path", ["/", "/t/2222222222", "/api/games", "/api/mine", "/assets/x.js"])
async def test_an_unknown_name_is_refused_when_the_address_is_set(public: Server, visit: Visit, path: str) -> None:
    anna = visit(public)
    for name in ("evil.example", "127.0.0.1", "play.example.org.evil.example", "play.example.org:8080"):
        answer = await anna.http.get(path, headers={"host": name})
        assert (answer.status_code, answer.json()["refusal"]["code"]) == (421, "unknown-host")
    for name in ("play.example.org", "PLAY.example.org", "play.example.org:443"):
        assert (await anna.http.get(path, headers={"host": name})).status_code in (200, 404)


async def test_health_is_told_on_the_machine_itself(public: Server, visit: Visit) -> None:
    assert (await visit(public).get("/health"))["status"] == "ok"


async def test_origins_follow_the_public_address(public: Server, visit: Visit) -> None:
    anna = visit(public)
    for origin, status in ((PUBLIC, 201), ("https://evil.example", 403), (public.address, 403)):
        answer = await anna.http.post("/api/tables", json=WISH, headers={**HOST, "origin": origin})
        assert answer.status_code == status
    address = f"ws://127.0.0.1:{public.port}/api/tables/2222222222/ws"
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(address, origin=websockets.Origin(public.address))
    assert refused.value.response.status_code in (403, 421)


async def test_without_a_public_address_only_names_of_a_local_network_are_answered(
    own_server: Callable[..., Server], visit: Visit
) -> None:
    anna = visit(own_server(origins=("https://tables.example.org",)))
    table = await anna.open("person", "broker", "broker")
    known = ("table.local", "table", "localhost:8000", "192.0.2.7:8000", "[2001:db8::1]:8000", "tables.example.org")
    for name in known:
        invitation = await anna.http.get(f"/api/tables/{table}/invitation", headers={"host": name})
        assert invitation.json()["link"] == f"http://{name}/t/{table}"
    for name in ("evil.example", "table.local.evil.example", "192.0.2.7.evil.example", "evil.example:8000", "[.x"):
        for path in ("/", f"/api/tables/{table}/invitation"):
            answer = await anna.http.get(path, headers={"host": name})
            assert (answer.status_code, answer.json()["refusal"]["code"]) == (421, "host-not-set")


async def calls_of(browser: Browser, people: int) -> list[int]:
    """What so many people are answered who come through one proxy and ask once each."""
    answers = [
        await browser.http.get("/api/games", headers={"x-forwarded-for": f"198.51.100.{n}"}) for n in range(people)
    ]
    return [answer.status_code for answer in answers]


async def test_who_is_asking_is_taken_from_a_named_proxy_only(own_server: Callable[..., Server], visit: Visit) -> None:
    limits = {"calls_per_second": 0.0, "call_burst": 2}
    alone = own_server(**limits)
    assert await calls_of(visit(alone), 4) == [200, 200, 429, 429]
    alone.stop()
    behind = own_server(**limits, proxies=("127.0.0.1",))
    assert await calls_of(visit(behind), 4) == [200, 200, 200, 200]


async def test_the_addresses_of_one_ipv6_network_are_one_client(
    own_server: Callable[..., Server], visit: Visit
) -> None:
    browser = visit(own_server(calls_per_second=0.0, call_burst=2, proxies=("127.0.0.1",)))
    asked = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::1", "2001:db8:1:2::3", "2001:db8:1:3::1", "::ffff:198.51.100.7"]
    asked += ["198.51.100.7", "198.51.100.7", "198.51.100.8"]
    answers = [await browser.http.get("/api/games", headers={"x-forwarded-for": address}) for address in asked]
    assert [answer.status_code for answer in answers] == [200, 200, 429, 200, 200, 200, 429, 200]


async def test_a_named_proxy_says_that_the_line_is_secure(own_server: Callable[..., Server], visit: Visit) -> None:
    secure = {"x-forwarded-proto": "https"}
    for proxies, expected in (((), False), (("127.0.0.0/8",), True)):
        server = own_server(proxies=proxies)
        opened = await visit(server).http.post("/api/tables", json=WISH, headers=secure)
        assert all(("Secure" in cookie) == expected for cookie in opened.headers.get_list("set-cookie"))
        server.stop()


async def test_seat_links_and_table_answers_are_kept_by_nobody(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = await anna.open("person", "open", "open")
    link = (await anna.get(f"/api/tables/{table}/seats/0/link"))["link"]
    at = f"/api/tables/{table}"
    for path in (link, f"/s/{table}/wrong", at, f"{at}/invitation", f"{at}/seats/0/link", f"{at}/at/0", "/api/mine"):
        assert (await anna.http.get(path)).headers["cache-control"] == "no-store", path
    assert (await anna.http.post(f"{at}/seats", json={"seat": 1, "name": "B"})).headers["cache-control"] == "no-store"


async def test_head_tells_of_what_get_would_give(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = await anna.open("person", "open", "open")
    for path in ("/", f"/t/{table}", "/api/games", f"/api/tables/{table}", "/health", "/api/tables/2222222222"):
        head, whole = await anna.http.head(path), await anna.http.get(path)
        assert (head.status_code, head.content) == (whole.status_code, b"")
        assert head.headers["content-length"] == whole.headers["content-length"]
        assert head.headers["content-type"] == whole.headers["content-type"]
    assert (await anna.http.head(f"/api/tables/{table}/start")).status_code == 405
    assert (await anna.get(f"/api/tables/{table}"))["stage"] == "lobby"
