#!/bin/sh
# <%= generatedBy %>
# Usage: [CONFIG=FILE] sh deploy.sh BUILD_FOLDER [USER@HOST:]FOLDER [URL [OPTIONS OF npm run smoke]]
# After `npm run deploy:merge`, which keeps the last releases. It takes the right to write CONFIG and to reload the server (root), and
# rsync 3 on both sides. Without URL the live site is not asked.
set -eu
build=$1 target=$2
shift 2
here=$(dirname "$0")
target=${target%/}
folder=${target#*:}
host=${target%"$folder"}
CONFIG=${CONFIG:-<%= installed %>}
# Runs a command where the server is.
on() {
  if [ -n "$host" ]; then ssh "${host%:}" "set -eu; CONFIG='$CONFIG'; folder='$folder'; $1"; else (set -eu; eval "$1"); fi
}
back() {
  echo 'FAILED. The version before is put back.' >&2
  on 'if [ -e "$CONFIG.before" ]; then mv "$CONFIG.before" "$CONFIG"; else rm -f "$CONFIG"; fi
    rsync --recursive --checksum --delete "$folder.before/" "$folder/"
    <%= test %> && <%= reload %>'
  exit 1
}
# The copy for the way back consists of hard links: rsync replaces a file and never writes into it.
on 'mkdir -p "$folder"; rm -rf "$folder.before" "$CONFIG.before"; cp -al "$folder" "$folder.before"
  if [ -e "$CONFIG" ]; then cp -p "$CONFIG" "$CONFIG.before"; fi'
trap back EXIT
trap 'exit 1' HUP INT TERM
# The policy of the new release admits the pages of both, so that it comes first.
rsync --checksum "$here/<%= file %>" "$host$CONFIG"
on '<%= test %>; <%= reload %>'
# What pages load, then the pages, each replaced in one step; then what no kept release needs any more. Files are compared by their
# content and get the time of the upload: servers would answer "not modified" for a new page of the same size and time, and what has
# not changed keeps its time and its ETag.
rsync --recursive --relative --checksum <%= foldersOf(site, immutableFolders).map((name) => `"$build/./${name}"`).join(' ') %> "$target/"
rsync --recursive --checksum --delay-updates "$build/" "$target/"
rsync --recursive --checksum --delete "$build/" "$target/"
if [ $# -gt 0 ]; then npm run --silent smoke -- "$@" --host <%= host %>; fi
trap - EXIT
on 'rm -rf "$folder.before" "$CONFIG.before"'
echo 'Deployed.'
