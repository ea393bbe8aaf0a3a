#!/usr/bin/env bash
# Expected: for "enbio" (b for v, no accent, as readers write "envío") the Spanish dictionary suggests "envío": it knows that b and v sound alike.
# Seen: it suggests only erbio, entibio and bienio. For "enbío", with the accent, it also suggests "envío".
# Software: hunspell 1.7.1, hunspell-es 1:7.5.0-1 (Debian). Seen on 2026-11-27.
# To read: REP in es_ES.aff of https://github.com/sbosio/rla-es, man 5 hunspell
source "$(dirname "$0")/packages.sh"

debian hunspell=1.7.1-1 libhunspell-1.7-0=1.7.1-1 hunspell-es=1:7.5.0-1
suggested() { printf '%s\n' "$1" | usr/bin/hunspell -i utf-8 -d usr/share/hunspell/es_ES -a | sed -n 's/^&.*: //p'; }
expect 'enbio' "$(suggested enbio)" 'erbio, entibio, bienio'
expect 'enbío' "$(suggested enbío | tr ',' '\n' | grep -c '^ *envío$')" 1
