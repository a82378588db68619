# Every target makes what it needs, on a machine with Python 3.11 or newer; the second run makes nothing twice.
# `make PYTHON=python3.12 …` chooses another Python, `make play PORT=9000` another port.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
JOBS ?= auto
GAMES ?= 100000
ROUNDS ?= 20

VENV := .venv
BIN := $(VENV)/bin
RUN := $(BIN)/python

# Shows the output of a command only if it fails.
quiet = said=$$($(1) 2>&1) || { printf '%s\n' "$$said"; exit 1; }

MAKEFLAGS += --no-print-directory
# Where the machine forbids it, every start would compile all modules again, which takes seconds.
export PYTHONDONTWRITEBYTECODE =
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: install
install: $(VENV)/installed ## the environment with the compiled engine and the web client
	@$(RUN) hatch_build.py

# The first start does not wait for the compiler: it works on while the table is open, and says when it is done.
.PHONY: play
play: $(VENV)/playing ## open a table on http://127.0.0.1:8000 (PORT= changes it)
	@$(RUN) hatch_build.py play
	@exec $(BIN)/openoutcry serve --host $(HOST) --port $(PORT)

.PHONY: test
test: install ## everything that is tested; says what it could not run, and why
	@$(RUN) tools/suite.py --jobs $(JOBS) $(if $(REQUIRE_ALL),--require-all)

.PHONY: check
check: check-style check-types check-levels check-web ## ruff, mypy, import levels, generated types; the client: types, lint, style

.PHONY: check-style check-types check-levels check-web
check-style: install
	@$(RUN) -m ruff check --quiet
	@$(RUN) -m ruff format --check --quiet || { echo "Not formatted: run $(RUN) -m ruff format"; exit 1; }

check-types: install
	@$(RUN) -m mypy --no-error-summary

check-levels: install
	@$(RUN) tools/settings_page.py --check
	@$(RUN) tools/state_methods.py --check
	@$(RUN) tools/typed_views.py --check
	@$(call quiet,$(BIN)/lint-imports --no-cache)

check-web: install
	@$(call quiet,$(RUN) tools/schema.py --check)
	@$(call quiet,$(RUN) hatch_build.py npm run check)

.PHONY: audit
audit: install ## whether anything that is shipped is known to be unsafe; says so where that cannot be looked up
	@$(RUN) tools/audit.py

.PHONY: lock
lock: install ## the libraries that a container is built with, by version and hash, in deploy/requirements.txt
	@$(RUN) -m uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
	    --python-version 3.11 --extra play --extra postgres pyproject.toml -o deploy/requirements.txt

.PHONY: docs
docs: $(VENV)/docs ## the pages of docs/ and the reference as a site, in build/site
	@$(call quiet,$(BIN)/zensical build --strict)
	@echo "The site is in build/site"

.PHONY: pictures
pictures: install ## every page at six sizes, by day and by night, in build/pictures (ONLY= chooses some)
	@$(RUN) tools/pictures.py --only "$(ONLY)"

.PHONY: films
films: install ## a moving picture of a round of each game, and the pictures of README and docs (after make pictures)
	@$(RUN) tools/pictures.py --movies
	@$(RUN) tools/pictures.py --docs

.PHONY: bench
bench: install ## decisions per second, clones, bytes per state
	@$(BIN)/openoutcry bench

.PHONY: bench-peers
bench-peers: install ## the same beside OpenSpiel, in the same run
	@$(RUN) tools/bench_peers.py

.PHONY: bench-envs
bench-envs: install ## the environments beside those of PettingZoo and OpenSpiel, in the same run
	@$(RUN) tools/bench_envs.py

.PHONY: bench-server
bench-server: install ## our server beside boardgame.io's, with the same traffic in the same run
	@$(RUN) tools/bench_server.py

.PHONY: soak
soak: install ## the laws over very many games (GAMES= changes how many)
	@$(BIN)/openoutcry check all --games $(GAMES)

.PHONY: soak-server
soak-server: install ## a server killed, stopped, filled and shouted at, ROUNDS= times each: is anything lost
	@$(RUN) -m tests.campaigns.faults --rounds $(ROUNDS)

.PHONY: loadtest
loadtest: install ## throughput and latency of a server under load (LOAD="mogul --tables 100" passes options)
	@$(RUN) -m tests.campaigns.load $(LOAD)

.PHONY: soak-browser
soak-browser: install ## whole games of every table in a browser: is every question laid out well, does nothing move
	@$(RUN) -m pytest -q tests/browser -p no:xdist -m campaign

.PHONY: test-heavy
test-heavy: install $(VENV)/heavy ## what needs Ray, PyTorch and its libraries, which are installed first, or takes minutes
	@$(RUN) tools/suite.py --heavy

.PHONY: clean
clean: ## remove everything that was made
	rm -rf $(VENV) .cache build dist node_modules src/openoutcry/server/client
	find src -name '*.so' -delete -o -name '*.pyd' -delete

# Playing needs a part of what work on it needs: `make play` installs no more. The build requirements come first and the
# build is not isolated, so that what `hatch_build.py` compiles with here is also what a later edit is compiled with.
# uv installs several times faster; without it pip does the same.
define install_package
@echo "Installing what pyproject.toml names for $(1) into $(VENV)"
@$(RUN) -m uv --version > $(VENV)/uv.txt 2>&1 || $(RUN) -m pip install --quiet --disable-pip-version-check uv 2>/dev/null || true
@$(RUN) -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['build-system']['requires'], sep='\n')" > $(VENV)/build-requires.txt
@install="$(RUN) -m pip install --quiet --disable-pip-version-check"; \
if $(RUN) -m uv --version > $(VENV)/uv.txt 2>&1; then install="$(RUN) -m uv pip install --quiet --python $(RUN)"; fi; \
$$install -r $(VENV)/build-requires.txt && \
HATCH_BUILD_NO_HOOKS=true $$install --no-build-isolation -e '.[$(1)]'
endef

$(VENV)/playing: pyproject.toml | $(BIN)/python
	$(call install_package,play)
	@touch $@

$(VENV)/installed: pyproject.toml | $(BIN)/python
	$(call install_package,dev)
	@touch $(VENV)/playing $@

# By pip, which finds a CPU build of PyTorch that lies on this machine; uv does not.
$(VENV)/heavy: pyproject.toml | $(VENV)/installed
	@echo "Installing what pyproject.toml names for heavy into $(VENV)"
	@HATCH_BUILD_NO_HOOKS=true $(RUN) -m pip install --quiet --disable-pip-version-check --no-build-isolation -e '.[heavy]'
	@touch $@

$(VENV)/docs: pyproject.toml | $(BIN)/python
	$(call install_package,docs)
	@touch $@

$(BIN)/python:
	@command -v $(PYTHON) > /dev/null || { echo "Open Outcry needs Python 3.11 or newer, and there is no $(PYTHON) here."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Open Outcry needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1). Another one: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Making $(VENV)"
	@$(PYTHON) -m venv $(VENV)
