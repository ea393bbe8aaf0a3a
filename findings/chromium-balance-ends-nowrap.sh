#!/usr/bin/env bash
# Expected: `text-wrap: balance` says how lines are balanced where they may break; in a list with `white-space: nowrap` there is nothing to balance.
# Seen: the balanced link breaks. Both properties are shorthands now, and `balance` sets `text-wrap-mode` back to `wrap`.
# Software: Chromium 150.0.7871.100 (Debian chromium-headless-shell); the same in 156.0.8078.108. Seen on 2026-11-28.
# To read: https://drafts.csswg.org/css-text-4/#text-wrap-shorthand, https://developer.mozilla.org/docs/Web/CSS/text-wrap
source "$(dirname "$0")/packages.sh"
debian chromium-headless-shell=150.0.7871.100-1~deb12u1 chromium-common=150.0.7871.100-1~deb12u1
cat >page.html <<'HTML'
<!doctype html><style>
body { width: 100px; font: 16px monospace }
p { white-space: nowrap }
#balanced a { text-wrap: balance }
</style>
<p id=plain><a href=#>One two three four five</a></p>
<p id=balanced><a href=#>One two three four five</a></p>
<script>
const height = (id) => document.getElementById(id).offsetHeight;
document.title = height('balanced') > height('plain') ? 'several lines' : 'one line';
</script>
HTML
page=$(usr/lib/chromium/chromium-headless-shell --no-sandbox --disable-gpu --dump-dom "file://$folder/page.html" 2>/dev/null)
expect 'balanced text that must not wrap' "$(sed -n 's|.*<title>\(.*\)</title>.*|\1|p' <<<"$page")" 'several lines'
