#!/bin/sh
# Usage: [CONFIG=FILE] [TEST=COMMAND] [RELOAD=COMMAND] sh hosting/deploy.sh nginx|caddy|apache BUILD_FOLDER [USER@HOST:]FOLDER [URL [OPTIONS OF npm run smoke]]
# After `npm run deploy:merge`, which keeps the last releases, and `npm run hosting`. It needs rsync 3 on both sides and, except for Apache,
# the right to write CONFIG and to reload the server (root). Without URL the live site is not checked.
set -eu
if [ $# -lt 3 ]; then sed -n 2p "$0" >&2; exit 2; fi
server=$1 build=$2 target=${3%/}
shift 3
folder=${target#*:}
host=${target%"$folder"}
out=$(dirname "$0")/out/$server
case $server in
  nginx)
    source=$out/nginx.conf installed=/etc/nginx/conf.d/help-centre.conf test='nginx -t -q' reload='nginx -s reload' ;;
  caddy)
    source=$out/Caddyfile installed=/etc/caddy/Caddyfile
    test='caddy validate --adapter caddyfile --config "$CONFIG"' reload='caddy reload --adapter caddyfile --config "$CONFIG"' ;;
  # Apache reads its rules beside the pages at each request: it is not reloaded, and syntax errors appear on the live site.
  apache) source=$build/.htaccess installed=$folder/.htaccess test=true reload=true ;;
  *) sed -n 2p "$0" >&2; exit 2 ;;
esac
CONFIG=${CONFIG:-$installed} test=${TEST:-$test} reload=${RELOAD:-$reload}
if [ ! -e "$source" ]; then echo "There is no $source: run npm run hosting -- $server first." >&2; exit 2; fi
# The configuration names each file of the build, and the manifest has the scripts of the last releases.
if [ "$build/asset-manifest.json" -nt "$source" ]; then
  echo "npm run deploy:merge has changed $build: run npm run hosting -- $server again, with its options." >&2; exit 2
fi
# Runs a command where the server is.
on() {
  if [ -n "$host" ]; then ssh "${host%:}" "set -eu; CONFIG='$CONFIG'; folder='$folder'; $1"; else (set -eu; eval "$1"); fi
}
back() {
  # A second Ctrl+C or a closed terminal must not stop it half way.
  trap '' HUP INT TERM PIPE
  echo 'FAILED. The version before is put back.' >&2 || true
  on 'if [ -e "$CONFIG.before" ]; then mv "$CONFIG.before" "$CONFIG"; else rm -f "$CONFIG"; fi
    rsync --recursive --checksum --delete "$folder.before/" "$folder/"
    rm -rf "$folder.before"'"
    $test && $reload"
  exit 1
}
# The backup consists of hard links, since rsync replaces a file and never writes into it.
on 'mkdir -p "$folder"; rm -rf "$folder.before" "$CONFIG.before"; cp -al "$folder" "$folder.before"
  if [ -e "$CONFIG" ]; then cp -p "$CONFIG" "$CONFIG.before"; fi'
trap back EXIT
trap 'exit 1' HUP INT TERM PIPE
# The policy of the new release admits the pages of both releases, so it is installed first.
rsync --checksum "$source" "$host$CONFIG"
on "$test; $reload"
# Upload the files that pages load, then the pages, each replaced in one step; then delete files that no release needs. Files are compared
# by content and get the time of the upload: with copied times, servers would answer "not modified" for a new page of the same size and
# time. Unchanged files keep their time and ETag.
rsync --recursive --checksum --prune-empty-dirs --include '*/' --include 'assets/**' --include 'search/**' --include 'offline/**' --exclude '*' "$build/" "$target/"
rsync --recursive --checksum --delay-updates "$build/" "$target/"
rsync --recursive --checksum --delete "$build/" "$target/"
if [ $# -gt 0 ]; then npm run --silent smoke -- "$@" --host "$server"; fi
trap - EXIT
on 'rm -rf "$folder.before" "$CONFIG.before"'
echo 'Deployed.'
