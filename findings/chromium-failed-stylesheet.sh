#!/usr/bin/env bash
# Expected: the `sheet` of a stylesheet link that did not load is null, as HTML says, so a script can check whether the styles are there.
# Seen: after a 404 response, `sheet` is an object without rules. Only the events `load` and `error` show the difference.
# Software: Chromium 150.0.7871.100 (Debian chromium-headless-shell); the same in 156.0.8078.108. Seen on 2026-11-28.
# To read: https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet, https://drafts.csswg.org/cssom/#dom-linkstyle-sheet
source "$(dirname "$0")/packages.sh"
debian chromium-headless-shell=150.0.7871.100-1~deb12u1 chromium-common=150.0.7871.100-1~deb12u1
cat >page.html <<'HTML'
<!doctype html><title></title>
<link id=there rel=stylesheet href=there.css><link id=missing rel=stylesheet href=missing.css>
<script>
const told = (id) => `${id}: ${document.getElementById(id).sheet?.cssRules.length ?? 'no sheet'}`;
addEventListener('load', () => { document.title = ['there', 'missing'].map(told).join(', '); });
</script>
HTML
echo 'p { color: red }' >there.css
python3 -u -m http.server --bind 127.0.0.1 0 >server.log 2>&1 &
server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
until port=$(sed -n 's/.* port \([0-9]*\) .*/\1/p' server.log) && [ -n "$port" ]; do :; done
page=$(usr/lib/chromium/chromium-headless-shell --no-sandbox --disable-gpu --dump-dom "http://127.0.0.1:$port/page.html" 2>/dev/null)
expect 'rules of the sheets' "$(sed -n 's|.*<title>\(.*\)</title>.*|\1|p' <<<"$page")" 'there: 1, missing: 0'
