#!/usr/bin/env bash
# Expected: each element with role=img and a name is a Figure with /Alt in a tagged PDF, whatever its styles are.
# Seen: only an element that paints something itself, such as a white background. Without one, if its content is hidden, it is missing.
# Software: Chromium 150.0.7871.100 (Debian chromium-headless-shell); the same in 156.0.8078.108. Seen on 2026-11-27.
# To read: https://source.chromium.org/chromium/chromium/src/+/main:printing/common/metafile_utils.cc, SkPDFTag.cpp of https://skia.googlesource.com/skia (elements without marked content are left out)
source "$(dirname "$0")/packages.sh"

cat >page.html <<'HTML'
<!doctype html><html lang=en><title>T</title>
<div role=img aria-label=Plain><b aria-hidden=true>A</b></div>
<div role=img aria-label=Painted style="background: #fff"><b aria-hidden=true>B</b></div>
HTML
pdf
expect 'alternative texts' "$(grep -a -o '/Alt ([A-Za-z]*)' page.pdf | xargs)" '/Alt (Painted)'
