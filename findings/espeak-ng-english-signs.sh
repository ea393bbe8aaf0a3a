#!/usr/bin/env bash
# Expected: a Spanish voice says all arithmetic signs in Spanish ("un medio", "menos"), or none of them.
# Seen: an English voice says ½ and the minus sign; × is silent; % and ° are Spanish.
# Software: espeak-ng 1.51 (Debian 1.51+dfsg-10+deb12u2). Seen on 2026-11-27.
# To read: dictsource/es_list and en_list of https://github.com/espeak-ng/espeak-ng/tree/1.51/dictsource
source "$(dirname "$0")/packages.sh"

espeak
expect '½' "$(say '½')" '(en)ɐ hɑːf(es-la)'
expect '−' "$(say '−5')" '(en)maɪnəs(es-la) sinko'
expect '×' "$(say '2 × 3')" "$(say '2 3')"
expect '%' "$(say '5 %')" 'sinko poɾsjɛnto'
