#!/usr/bin/env bash
# Expected: a `popstate` event has the state of `history.state`, as HTML says, also after a link to the hash that the address already has.
# Seen: the event has no state, but `history.state` keeps the state of the entry that the link has replaced.
# Software: Chromium 150.0.7871.100 (Debian chromium-headless-shell); the same in 156.0.8078.108. Seen on 2026-11-29.
# To read: https://html.spec.whatwg.org/multipage/browsing-the-web.html#update-document-for-history-step-application
source "$(dirname "$0")/packages.sh"
debian chromium-headless-shell=150.0.7871.100-1~deb12u1 chromium-common=150.0.7871.100-1~deb12u1
cat >page.html <<'HTML'
<!doctype html><title></title>
<a href="#part">Part</a><h2 id=part>Part</h2>
<script>
history.replaceState('kept', '', '#part');
addEventListener('popstate', ({state}) => { document.title = `event: ${state}, history: ${history.state}`; });
document.querySelector('a').click();
</script>
HTML
page=$(usr/lib/chromium/chromium-headless-shell --no-sandbox --disable-gpu --virtual-time-budget=2000 --dump-dom "file://$PWD/page.html" 2>/dev/null)
expect 'states' "$(sed -n 's|.*<title>\(.*\)</title>.*|\1|p' <<<"$page")" 'event: null, history: kept'
