# make run     start the game          make test    the whole fast suite
# make check   what CI runs            make clean   back to a fresh checkout

# The first Python that is new enough and can make virtual environments.
PYTHON ?= $(shell for python in python3.13 python3.12 python3.11 python3; do \
	$$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$python && break; done)

BIN := .venv/bin
APP := .venv/app-is-installed
TOOLS := .venv/tools-are-installed

ACTIONS ?= 10000
SEED ?= 1
SCALE ?= 1

TRANSLATIONS := resources/translations

# What is compiled: an install builds it in place, so a change here asks for an install.
MACHINE := $(wildcard mancala_desktop/engine/machine/*.py mancala_desktop/engine/machine/*.pxd)

.PHONY: run test check check-engine proof proof-65 puzzles-proof bench screenshots monkey torture translations clean

run: $(APP)
	@$(BIN)/mancala-desktop $(ARGS)

test: $(TOOLS)
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n auto --dist loadfile --max-worker-restart=0 $(ARGS)

check: $(TOOLS)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(MAKE) test

check-engine: $(APP)
	$(BIN)/python tests/tools/check_engine.py $(ARGS)

# Minutes to hours: the values of Kalah's starts, proved again and compared with what is published.
proof: $(APP)
	$(BIN)/python packaging/proofs/prove.py $(ARGS)

proof-65: $(APP)
	$(BIN)/python packaging/proofs/prove.py --only 6,5 --table 2048 $(ARGS)

# A minute: every shipped puzzle.
puzzles-proof: $(APP)
	$(BIN)/python packaging/puzzles/prove_puzzles.py $(ARGS)

bench: $(APP)
	$(BIN)/python packaging/benchmarks/engine.py $(ARGS)

screenshots: $(APP)
	$(BIN)/python packaging/screenshots/take.py

# A longer look than the test takes: make monkey ACTIONS=20000 SEED=7 SCALE=2
monkey: $(TOOLS)
	QT_QPA_PLATFORM=offscreen QT_SCALE_FACTOR=$(SCALE) MONKEY_ACTIONS=$(ACTIONS) MONKEY_SEED=$(SEED) \
		$(BIN)/python -m pytest -q -o faulthandler_timeout=0 tests/ui/window/test_monkey.py

# Two thousand damaged files, fifty kills, a second start, a full disk: make torture SEED=7
torture: $(TOOLS)
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.torture --seed $(SEED) $(ARGS)

# English needs a file for its plurals alone: the texts in the code are English.
translations: $(APP)
	mkdir -p $(TRANSLATIONS)
	find mancala_desktop -name '*.py' | LC_ALL=C sort > .venv/sources
	$(BIN)/pyside6-lupdate -silent -no-obsolete -locations none -source-language en \
		@.venv/sources -target-language de -ts $(TRANSLATIONS)/mancala_de.ts
	$(BIN)/pyside6-lupdate -silent -no-obsolete -locations none -source-language en -pluralonly \
		@.venv/sources -target-language en -ts $(TRANSLATIONS)/mancala_en.ts
	$(BIN)/pyside6-lrelease -silent $(TRANSLATIONS)/mancala_de.ts $(TRANSLATIONS)/mancala_en.ts

clean:
	rm -rf .venv build dist *.egg-info .*_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -r {} +
	find mancala_desktop -name '*.so' -o -name '*.pyd' -o -name '*.c' | xargs rm -f

$(APP): pyproject.toml $(MACHINE)
	@test -n "$(PYTHON)" || { echo "No Python 3.11 or newer that can make virtual environments" \
		"was found; on Debian and Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

# Without the app itself, which would be compiled a second time.
$(TOOLS): $(APP)
	$(BIN)/python -c 'import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
		print(*project["optional-dependencies"]["dev"], sep="\n")' > .venv/tools
	$(BIN)/python -m pip install --quiet --requirement .venv/tools
	@touch $@
