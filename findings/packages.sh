# Each finding sources this file. It makes a temporary folder, and unpacks Debian packages of an exact version in it.
set -euo pipefail
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# debian NAME=VERSION ...: the version of a point release, which the archive keeps for longer than a security update.
debian() {
  apt-get -qq -o APT::Sandbox::User=root download "$@"
  for package in *.deb; do
    dpkg-deb --show "$package"
    dpkg -x "$package" .
  done
  export LD_LIBRARY_PATH="$folder/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH 2>/dev/null || echo x86_64-linux-gnu)"
}

# expect WHAT SEEN EXPECTED: prints the result, and fails if it differs from the day of the finding.
expect() {
  printf '%s: %s\n' "$1" "$2"
  [ "$2" = "$3" ] || { printf 'The behaviour has changed: it was %s\n' "$3" >&2; exit 1; }
}

espeak() {
  debian espeak-ng=1.51+dfsg-10+deb12u2 libespeak-ng1=1.51+dfsg-10+deb12u2 espeak-ng-data=1.51+dfsg-10+deb12u2 libpcaudio0=1.2-2 libsonic0=0.2.0-12
}

# say TEXT [OPTION ...]: prints the phonemes of the Latin American voice, without stress, in one line.
say() {
  local text=$1
  shift
  usr/bin/espeak-ng --path="$LD_LIBRARY_PATH" -q --ipa -v es-419 "$@" "$text" | sed 's/[ˈˌ]//g' | xargs
}

# pdf: prints page.html to page.pdf with Chromium and writes its structure, which screen readers use, to structure.txt.
pdf() {
  debian chromium-headless-shell=150.0.7871.100-1~deb12u1 chromium-common=150.0.7871.100-1~deb12u1 poppler-utils=22.12.0-2+deb12u2 libpoppler126=22.12.0-2+deb12u2
  local browser=usr/lib/chromium/chromium-headless-shell
  "$browser" --no-sandbox --disable-gpu --print-to-pdf=page.pdf "file://$folder/page.html" 2>/dev/null
  usr/bin/pdfinfo -struct-text page.pdf >structure.txt 2>/dev/null
}
