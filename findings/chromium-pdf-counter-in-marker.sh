#!/usr/bin/env bash
# Expected: a list marker written with `::marker {content: counter(list-item) ") "}` is the label "1) " in a tagged PDF, as the stock marker is "1. ".
# Seen: the label is ") ": the output of counter() is missing from the structure, but strings beside it are there.
# Software: Chromium 150.0.7871.100 (Debian chromium-headless-shell); the same in 156.0.8078.108. Seen on 2026-11-27.
# To read: https://source.chromium.org/chromium/chromium/src/+/main:printing/common/metafile_utils.cc, https://www.w3.org/TR/css-lists-3/#marker-pseudo
source "$(dirname "$0")/packages.sh"

cat >page.html <<'HTML'
<!doctype html><html lang=en><title>T</title><style>.own li::marker { content: counter(list-item) ") " }</style>
<ol><li>Stock</ol><ol class=own><li>Own</ol>
HTML
pdf
expect 'labels' "$(grep -A1 Lbl structure.txt | grep '"' | tr -d ' ' | paste -sd,)" '"1.",")"'
