#!/usr/bin/env bash
# Expected: nothing of an element with aria-hidden and inert is in the structure of a tagged PDF.
# Seen: the text of a `<label>` in it is in the structure; text and links beside it are not.
# Software: Chromium 150.0.7871.100 (Debian chromium-headless-shell); the same in 156.0.8078.108. Seen on 2026-11-27.
# To read: https://source.chromium.org/chromium/chromium/src/+/main:printing/common/metafile_utils.cc, AXObject::ComputeIsIgnoredButIncludedInTree in third_party/blink/renderer/modules/accessibility/ax_object.cc
source "$(dirname "$0")/packages.sh"

cat >page.html <<'HTML'
<!doctype html><html lang=en><title>T</title>
<div aria-hidden=true inert><span>Words</span><a href=#end>Link</a><label>Label</label></div><p id=end>End</p>
HTML
pdf
expect 'structure' "$(grep -o '"[A-Za-z]*"' structure.txt | xargs)" 'Label End'
