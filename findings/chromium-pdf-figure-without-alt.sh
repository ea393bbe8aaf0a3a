#!/usr/bin/env bash
# Expected: in a tagged PDF, a `<figure>` with a `<figcaption>` is a figure with the caption, which is its name, as its alternative text.
# Seen: it becomes a Figure without /Alt; an element with role=img and the same name has /Alt.
# Software: Chromium 150.0.7871.100 (Debian chromium-headless-shell); the same in 156.0.8078.108. Seen on 2026-11-27.
# To read: https://source.chromium.org/chromium/chromium/src/+/main:printing/common/metafile_utils.cc, https://www.w3.org/TR/html-aam-1.0/#figure-element-accessible-name-computation
source "$(dirname "$0")/packages.sh"

cat >page.html <<'HTML'
<!doctype html><html lang=en><title>T</title>
<figure><figcaption>Caption</figcaption><b>A</b></figure>
<div role=img aria-labelledby=name style="background: #fff"><span id=name>Name</span><b>B</b></div>
HTML
pdf
expect 'figures' "$(grep -c Figure structure.txt)" 2
expect 'alternative texts' "$(grep -a -o '/Alt ([A-Za-z]*)' page.pdf | xargs)" '/Alt (Name)'
