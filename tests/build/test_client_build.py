"""The web client is built with the Node.js that came as a wheel, once for each edit of its sources or of the words."""

from __future__ import annotations

import shutil

import hatch_build

INSTALLED, BUILT = "Installing the packages of the web client", "Building the web client"


def test_the_client_is_built_once_and_again_after_an_edit(with_client):
    assert with_client.build().stderr.splitlines() == [INSTALLED, BUILT]
    assert with_client.client() == "one"
    assert with_client.build().stderr == ""

    with_client.write("web/build.js", (with_client.root / "web/build.js").read_text("utf-8").replace("one", "two"))
    assert with_client.build().stderr.splitlines() == [BUILT]
    assert with_client.client() == "two"


def test_new_words_are_built_into_the_client(with_client):
    with_client.build()
    for file in ("text/locales/fr/common.ftl", "games/mogul/text/fr/game.ftl"):
        with_client.write(f"src/openoutcry/{file}", "hello = Bonjour\n")
        assert with_client.build().stderr.splitlines() == [BUILT]


def test_a_client_that_was_removed_is_built_again(with_client):
    with_client.build()
    (with_client.root / "src/openoutcry/server/client/index.html").unlink()
    assert with_client.build().stderr.splitlines() == [BUILT]


def test_a_failed_client_build_shows_what_npm_said(with_client):
    with_client.write("web/build.js", "console.log('the paint is wet'); process.exit(3)")
    failed = with_client.build()
    assert failed.returncode == 1
    assert "the paint is wet" in failed.stderr
    assert with_client.build().returncode == 1


def test_installing_the_client_packages_changes_no_tracked_file(with_client):
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(hatch_build.ROOT / name, with_client.root)
    before = (with_client.root / "package-lock.json").read_bytes()

    command, environment = hatch_build.npm_command()
    # `npm ci` refuses a lock that does not name every package for every system; a dry run downloads nothing.
    hatch_build.run([*command, "ci", "--dry-run", "--offline"], with_client.root, environment)

    assert (with_client.root / "package-lock.json").read_bytes() == before


def test_a_lock_that_lacks_a_package_stops_the_build(with_client):
    with_client.write(
        "package.json",
        (with_client.root / "package.json").read_text("utf-8").replace("}}", ', "brush": "file:brush"}}'),
    )
    failed = with_client.build()
    assert failed.returncode == 1
    assert "brush" in failed.stderr
