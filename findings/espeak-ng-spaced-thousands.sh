#!/usr/bin/env bash
# Expected: 10 000 with a thin or no-break space, as Spanish orthography requires, is "diez mil".
# Seen: it is "diez, cero cero cero" with every kind of space; 10.000 is "diez mil", although this is the Latin American voice.
# Software: espeak-ng 1.51 (Debian 1.51+dfsg-10+deb12u2). Seen on 2026-11-27.
# To read: https://www.rae.es/ortografía/expresión-numérica (groups of three digits with a space), dictsource/es_rules of espeak-ng
source "$(dirname "$0")/packages.sh"

espeak
for space in ' ' $'\u00a0' $'\u2009' $'\u202f'; do
  expect 'a space' "$(say "10${space}000")" 'djɛs seɾoseɾo seɾo'
done
expect 'a full stop' "$(say '10.000')" 'djɛs mil'
