# Sourced by ./play and ./test: a local environment in .ludo/, made once, renewed when its inputs change.
# Needs only Python 3.11 or newer; a C compiler makes the rules about 50 times faster.

LUDO_HOME="$ROOT/.ludo"
VENV="$LUDO_HOME/venv"
PY="$VENV/bin/python"

say() { printf '\033[1m%s\033[0m\n' "$*" >&2; }

find_python() {
  local name
  for name in "${LUDO_PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11 python; do
    [ -n "$name" ] && command -v "$name" >/dev/null 2>&1 || continue
    "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { command -v "$name"; return; }
  done
  say "Ludothèque needs Python 3.11 or newer; none was found on this machine."
  exit 1
}

digest() { cat "$@" | cksum | tr ' ' '-'; }

# once STAMP DIGEST COMMAND...: run the command unless it succeeded before with the same digest
once() {
  local stamp="$LUDO_HOME/$1.stamp" wanted="$2"
  shift 2
  [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && return
  rm -f "$stamp"
  "$@" && printf '%s' "$wanted" > "$stamp"
}

quiet_pip() { "$PY" -m pip --disable-pip-version-check install -q "$@"; }

make_venv() { rm -rf "$VENV" && "$(find_python)" -m venv "$VENV"; }

# install_packages LOCK: what the lock file names
install_packages() {
  say "Fetching packages (a few minutes, the first time only) …"
  quiet_pip --require-hashes -r "$ROOT/requirements/$1.txt" && return
  say "The packages could not be fetched: the first start needs the network, later ones do not."
  return 1
}

install_package() {
  say "Building Ludothèque (a few minutes, the first time only) …"
  quiet_pip --no-deps --no-build-isolation --force-reinstall "$ROOT" || return 1
  "$PY" - <<'PYTHON' || say "WARNING: no C compiler was found: the rules run uncompiled, about 50 times slower."
import sys
from ludotheque.kernel import state
sys.exit(state.__file__.endswith(".py"))
PYTHON
}

sources() {
  find "$ROOT/src" "$ROOT/web" "$ROOT/tools" -type f ! -name '*.pyc' ! -path '*.egg-info/*' ! -path '*/node_modules/*' \
    ! -path '*/server/app/*' | LC_ALL=C sort
}

# node for the web app: the machine's own, or the one that comes as a package
install_node() {
  "$PY" - "$ROOT/tools" <<'PYTHON' || quiet_pip --require-hashes -r "$ROOT/requirements/node.txt"
import sys
sys.path.insert(0, sys.argv[1])
import web
sys.exit(web.node_path() is None)
PYTHON
}

# prepare_packages LOCK: an environment with the locked packages; enough to check and run the sources as they lie
prepare_packages() {
  mkdir -p "$LUDO_HOME"
  [ -x "$PY" ] || rm -f "$LUDO_HOME"/*.stamp
  once venv "$VENV" make_venv || exit 1
  once "packages-$1" "$(digest "$ROOT/requirements/$1.txt")" install_packages "$1" || exit 1
  once node "$(digest "$ROOT/requirements/node.txt")" install_node || exit 1
}

# the package with compiled rules and the built pages
prepare_package() {
  once package "$(sources | tr '\n' '\0' | xargs -0 cat "$ROOT/setup.py" "$ROOT/pyproject.toml" | cksum | tr ' ' '-')" \
    install_package || exit 1
}

# prepare LOCK: both
prepare() {
  prepare_packages "$1"
  prepare_package
}
