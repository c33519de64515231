# The whole developer interface. `make help` lists the targets. Needs make and Python 3.11 or newer.
# Every step leaves a stamp, so that a second run does only what has changed.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
# Else each process of the tests reads all tests anew, which takes longer than most of them.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= $(firstword $(shell command -v python3.11 python3.12 python3.13 python3.14 python3))
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=

# Compiling needs a C compiler and Python's headers; without them everything runs interpreted.
HAS_COMPILER := $(shell command -v cc >/dev/null && $(PYTHON) -c 'import pathlib, sysconfig as s; assert pathlib.Path(s.get_path("include"), "Python.h").exists()' 2>/dev/null && echo 1 || echo 0)
COMPILER_HINT := sudo apt-get install gcc python3-dev

PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes
NODE_WANTED := 20
VENDOR := src/boardwright/faces/web/static/vendor/LICENSES.txt

# Everything that ends up in a wheel.
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*/static/vendor/*' -not -path '*.egg-info/*' -not -name '*.mo' -not -path '*_cache/*')
CATALOGUES := $(shell find src -name '*.po')
EXAMPLES := $(patsubst %/pyproject.toml,%/entry_points.stamp,$(wildcard examples/*/pyproject.toml))
BUILD_FILES := setup.py pyproject.toml README.md LICENSE requirements/run.in requirements/server.in

.PHONY: help play test quick check format compile bench dist replay-corpus messages reference lock measure legible clean venv vendor

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 24

play: $(VENV)/.installed ## play: start a table on this machine and open it in the browser
	$(BIN)/boardwright play $(ARGS)

test: check $(VENV)/.installed $(VENV)/.dev $(VENDOR) ## everything that must hold: check, then all tests, those of the engines compiled
	tools/test $(ARGS)

quick: $(VENV)/.dev ## the inner loop: style, types, and the tests of kernel and rules
	$(BIN)/ruff check --quiet
	$(BIN)/mypy
	$(BIN)/pytest -q -n 2 -m "not slow" tests/kernel tests/registry tests/games $(ARGS)

check: $(VENV)/.dev ## style, types, layers and pinned packages, without running the tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(BIN)/python -m pip check

format: $(VENV)/.dev ## put the sources into the one agreed form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

compile: $(VENV)/.installed ## compile the engines and install boardwright into .venv
	@$(BIN)/python -P -m boardwright.build_info

bench: $(VENV)/.installed $(VENV)/.bench ## measure the engines, the players and the server
	$(BIN)/boardwright bench $(ARGS)

dist: $(VENV)/.build $(VENDOR) build/.catalogues ## build two wheels into dist/: compiled for this machine, and pure Python for any
	rm -rf dist
	BOARDWRIGHT_COMPILE=0 $(BIN)/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .
	@if [ $(HAS_COMPILER) = 1 ]; then \
	  BOARDWRIGHT_COMPILE=1 $(BIN)/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .; \
	else echo "No C compiler here, so dist/ holds the pure wheel only. With one: $(COMPILER_HINT)"; fi
	@ls -l dist

replay-corpus: $(VENV)/.build ## replay all stored games on two commits and show the first difference: OLD=main~1 NEW=main [GAMES=folder]
	@if [ -z "$(OLD)" ] || [ -z "$(NEW)" ]; then echo "Name two commits: make replay-corpus OLD=main~1 NEW=main"; exit 2; fi
	$(BIN)/python tools/replay_corpus.py "$(OLD)" "$(NEW)" $(GAMES)

messages: $(VENV)/.build src/boardwright.egg-info/entry_points.txt ## collect the sentences of the pages and bring every translation up to date
	@mkdir -p build
	PYTHONPATH=src $(BIN)/python tools/messages.py build/boardwright.pot
	@for catalogue in $(CATALOGUES); do \
	  $(BIN)/pybabel --quiet update --no-fuzzy-matching --ignore-obsolete --input-file build/boardwright.pot --output-file $$catalogue \
	    --locale $$(basename $$(dirname $$(dirname $$catalogue))) --domain boardwright; \
	done
	@echo "Collected in build/boardwright.pot; updated: $(or $(CATALOGUES),no translation yet)"

reference: $(VENV)/.dev ## write the reference for Python programs into build/reference
	PYTHONPATH=src $(BIN)/python tools/reference.py

lock: $(VENV)/.dev ## pin all Python packages anew, with hashes, from requirements/*.in
	tools/lock

measure: $(VENV)/.dev ## measure size and import time of each package for docs/dependencies.md
	$(BIN)/python tools/measure_dependencies.py

legible: $(VENV)/.dev $(VENDOR) ## measure in the browser whether everything can be read, in 100 positions of each game
	LEGIBLE=100 $(BIN)/pytest -q --timeout 0 tests/web_pages/test_legible.py $(ARGS)

clean: ## remove everything that the other targets made
	rm -rf $(VENV) build dist node_modules tests/vendor $(dir $(VENDOR)) src/*.egg-info examples/*/*.egg-info examples/*/*.stamp
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .grimp_cache
	find src tests tools examples -name __pycache__ -type d -prune -exec rm -rf {} +

venv: $(VENV)/.dev ## only the Python packages for developing

vendor: $(VENDOR) ## only the front-end packages, copied into the static files

# --- what the targets above stand on -------------------------------------------------------------

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "boardwright needs Python 3.11 or newer, found '$(PYTHON)'; name one: make PYTHON=python3.11 ..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) \
	  || { echo "Python's venv module is missing; install it: sudo apt-get install python3-venv"; rm -rf $(VENV); exit 1; }
	@touch $@

$(VENV)/.run: requirements/run.txt $(VENV)/.made
	$(PIP_INSTALL) -r requirements/run.txt
	@touch $@

$(VENV)/.build: requirements/build.txt $(VENV)/.run
	$(PIP_INSTALL) -r requirements/build.txt
	@touch $@

# What a working copy says of itself, so that its games are found as those of an installed project are.
src/boardwright.egg-info/entry_points.txt: pyproject.toml $(VENV)/.build
	@$(BIN)/python setup.py --quiet egg_info
	@touch $@

# The same of the games of other projects that are kept here as examples.
examples/%/entry_points.stamp: examples/%/pyproject.toml $(VENV)/.build
	@cd $(dir $@) && $(CURDIR)/$(BIN)/python -c 'import setuptools; setuptools.setup()' --quiet egg_info
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.build | src/boardwright.egg-info/entry_points.txt $(EXAMPLES)
	$(PIP_INSTALL) -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.run
	$(PIP_INSTALL) -r requirements/bench.txt
	@touch $@

# The wheel that users get, installed: `make play` runs it and `make test` tests it.
$(VENV)/.installed: $(SOURCES) $(BUILD_FILES) $(VENV)/.build $(VENDOR) build/.catalogues
	@rm -rf build/wheel
ifeq ($(HAS_COMPILER),1)
	@echo "Compiling the engines; the first time takes a few minutes."
else
	@echo "No C compiler or Python headers here: boardwright plays the same, but slower."
	@echo "To compile it: $(COMPILER_HINT)"
endif
	BOARDWRIGHT_COMPILE=$(HAS_COMPILER) $(BIN)/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir build/wheel .
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

# Node is only fetched, into build/, where the machine has none that is new enough.
$(VENDOR): package.json package-lock.json .npmrc requirements/node.txt tools/vendor_static.py $(VENV)/.run
	@if node -e 'process.exit(+(parseInt(process.versions.node) < $(NODE_WANTED)))' 2>/dev/null && command -v npm >/dev/null; then :; \
	elif [ ! -x build/node/bin/npm ]; then \
	  echo "No Node $(NODE_WANTED) or newer here: fetching one into build/node."; \
	  $(PYTHON) -m venv build/node && build/node/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/node.txt; \
	fi
	PATH="$$PATH:$(CURDIR)/build/node/bin" npm ci --silent
	$(BIN)/python tools/vendor_static.py

# Translations as programs read them, beside the catalogues that people edit.
build/.catalogues: $(CATALOGUES) $(VENV)/.build
	@for catalogue in $(CATALOGUES); do \
	  $(BIN)/pybabel --quiet compile --statistics --input-file $$catalogue --output-file $${catalogue%.po}.mo; \
	done
	@touch $@

# setuptools reuses what lies in build/; other versions of the compiler's own files must not meet there.
$(VENV)/.build: | build/.fresh
build/.fresh: requirements/build.txt
	rm -rf build/temp* build/lib* build/*.c build/*.h build/bdist*
	@mkdir -p build && touch $@
