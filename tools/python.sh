# Sourced by ./play and ./test: $python is a Python 3.11 or newer.
python=
for name in "${LUDO_PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11 python; do
  if [ -n "$name" ] && "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
    python=$name
    break
  fi
done
if [ -z "$python" ]; then
  echo "Ludothèque needs Python 3.11 or newer; none was found on this machine." >&2
  exit 1
fi
