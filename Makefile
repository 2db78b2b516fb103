# On a machine with Python (3.11 or newer) and make: `make play` and `make test` do the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Linting, checking and compiling go side by side.
MAKEFLAGS += --jobs=2

.PHONY: play party test test-postgres test-extras test-lowest test-newest examples client client-tools client-check client-lint client-test check \
	chromium lint warm bench strength stack siege pictures soak mutants docs site release lock clean

play: $(VENV)/.run
	@$(BIN)/zocker

# The same, open to the network of this room: phones scan the code that it prints.
party: $(VENV)/.run
	@$(BIN)/zocker --lan

# Two cores keep three workers busy: one of them waits for a browser at any time.
PYTEST := $(BIN)/pytest -n 3 --dist worksteal

# Tests start Python hundreds of times: here it may keep what it has compiled, even where it is told not to.
test: export PYTHONDONTWRITEBYTECODE :=
test: lint check chromium warm
	$(PYTEST)

# All tests of the server once more, on PostgreSQL instead of SQLite.
test-postgres: $(VENV)/.dev warm
	ZOCKER_TEST_DATABASE=postgresql $(PYTEST) tests/server

# All tests without a browser, with the lowest versions that pyproject.toml declares, or with the newest of everything, even
# beyond what it allows.
test-lowest test-newest: test-%: $(VENV)-%/.versions
	$(VENV)-$*/bin/zocker warm
	$(VENV)-$*/bin/pytest -n 3 --dist worksteal --ignore=tests/browser --ignore=tests/site

# What needs large packages (OpenSpiel, PyTorch, stable-baselines3), and a game in Firefox where there is one.
test-extras: $(VENV)-extras/.extras
	$(VENV)-extras/bin/zocker warm
	$(VENV)-extras/bin/pytest -n 2 --dist worksteal -rs tests/extras

# The examples in full, with their curves in build/examples.
examples: $(VENV)-extras/.extras
	mkdir -p build/examples
	cd build/examples && $(CURDIR)/$(VENV)-extras/bin/python $(CURDIR)/examples/train_ppo.py
	cd build/examples && $(CURDIR)/$(VENV)-extras/bin/python $(CURDIR)/examples/train_sb3.py
	$(VENV)-extras/bin/python tools/notebooks.py

# The browser client, where the server looks for it.
client: $(VENV)/.dev
	$(BIN)/python hatch_build.py

# Its own checks and tests, each on its own: one that waits leaves no core idle.
CLIENT_CHECKS := client-check client-lint client-test
check: $(CLIENT_CHECKS)
$(CLIENT_CHECKS): client-%: client-tools
	$(BIN)/python hatch_build.py check $*

client-tools: client
	$(BIN)/python hatch_build.py install

# A browser for the tests: the system's, or Debian's, or else Playwright's own.
chromium: $(VENV)/.dev
	$(BIN)/python tools/chromium.py

lint: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

warm: $(VENV)/.dev
	$(BIN)/zocker warm

# The properties of `make test`, over thousands of games and with Numba's bounds checks on.
soak: $(VENV)/.dev
	NUMBA_BOUNDSCHECK=1 ZOCKER_SOAK=1 $(PYTEST) tests/properties tests/proof tests/server/tables/test_accidents.py

mutants: $(VENV)/.dev
	$(BIN)/python tools/mutants.py

strength: $(VENV)/.dev
	$(BIN)/python -m benchmarks.strength

# Pictures of every state in the browser, at all sizes, in build/pictures; and those of the README.
pictures: client chromium
	ZOCKER_PICTURES=1 $(PYTEST) tests/browser
	$(BIN)/python -m tools.picture
	$(BIN)/python -m tools.moving_picture

# A thousand recorded games of Royale with shark at all seats, every record checked.
stack: $(VENV)/.dev warm
	$(BIN)/python tools/stack.py

# What strangers may try at a server on this machine, while two people play there.
siege: client warm
	$(BIN)/python -m tools.siege

# The documentation site, in build/site/html: a link that leads nowhere fails, and so does a page that not everybody can read.
docs: site chromium
	ZOCKER_SITE=1 $(PYTEST) tests/site

site: client $(VENV)-docs/.docs
	$(BIN)/python -m tools.site $(VENV)-docs/bin/zensical

# Wheel and sdist in dist/, built twice, and installed offline for every Python that is here.
release: client site
	$(BIN)/python tools/release.py

# A part that misses what it requires doesn't keep the others from being measured.
BENCHMARKS := "run --peers $(VENV)-bench/bin/python" "adapters --peers $(VENV)-bench/bin/python --jax $(VENV)-jax/bin/python" tables
bench: $(VENV)/.dev $(VENV)-bench/.peers $(VENV)-jax/.peers
	@missed=0; for part in $(BENCHMARKS); do $(BIN)/python -m benchmarks.$$part || missed=1; done; exit $$missed

$(VENV)/.run: locks/requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Zocker needs Python 3.11 or newer.")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --require-hashes -r $<
	$(BIN)/pip install --quiet --no-deps --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.run locks/dev.lock
	$(BIN)/pip install --quiet --require-hashes -r locks/dev.lock
	@touch $@

$(VENV)-extras/.extras: locks/extras.lock pyproject.toml
	$(PYTHON) -m venv $(VENV)-extras
	$(VENV)-extras/bin/pip install --quiet --require-hashes -r $<
	$(VENV)-extras/bin/pip install --quiet --no-deps --editable .
	@touch $@

$(VENV)-docs/.docs: locks/docs.lock
	$(PYTHON) -m venv $(VENV)-docs
	$(VENV)-docs/bin/pip install --quiet --require-hashes -r $<
	@touch $@

# What the lowest or the newest versions are is asked of an index, so both need uv.
$(VENV)-lowest/.versions: RESOLUTION := --resolution lowest-direct
$(VENV)-newest/.versions: RESOLUTION := --upgrade --override locks/beyond.in
$(VENV)-lowest/.versions $(VENV)-newest/.versions: pyproject.toml
	$(PYTHON) -m venv $(@D)
	uv pip compile --quiet --python $(@D)/bin/python $(RESOLUTION) pyproject.toml --output-file $(@D)/versions.txt
	uv pip install --quiet --python $(@D)/bin/python --requirements $(@D)/versions.txt
	uv pip install --quiet --python $(@D)/bin/python --constraints $(@D)/versions.txt --group dev
	uv pip install --quiet --python $(@D)/bin/python --no-deps --editable .
	@touch $@

$(VENV)-bench/.peers: locks/peers.lock
$(VENV)-jax/.peers: locks/jax.lock
$(VENV)-bench/.peers $(VENV)-jax/.peers:
	$(PYTHON) -m venv $(@D)
	$(@D)/bin/pip install --quiet --require-hashes -r $<
	@touch $@

# Pins every dependency anew. Needs uv.
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --upgrade
lock:
	$(LOCK) pyproject.toml --output-file locks/requirements.lock
	$(LOCK) pyproject.toml --group dev --output-file locks/dev.lock
	$(LOCK) pyproject.toml --group extras --output-file locks/extras.lock
	$(LOCK) --group docs --output-file locks/docs.lock
	$(LOCK) pyproject.toml --extra postgres --output-file locks/server.lock
	$(LOCK) benchmarks/peers.in --output-file locks/peers.lock
	$(LOCK) benchmarks/jax.in --output-file locks/jax.lock

clean:
	rm -rf $(VENV) $(VENV)-bench $(VENV)-docs $(VENV)-extras $(VENV)-jax $(VENV)-lowest $(VENV)-newest build mutants dist
