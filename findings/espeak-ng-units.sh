#!/usr/bin/env bash
# Expected: behind a number a Spanish voice either names units ("kilómetros") or spells them, all in the same way.
# Seen: "kg" is the word, and in the singular ("5 kilogramo"), "km" is spelt (ka eme), and "min" is read as a word.
# Software: espeak-ng 1.51 (Debian 1.51+dfsg-10+deb12u2). Seen on 2026-11-27.
# To read: dictsource/es_list of https://github.com/espeak-ng/espeak-ng/tree/1.51/dictsource
source "$(dirname "$0")/packages.sh"

espeak
expect 'kg' "$(say '5 kg')" 'sinko kiloɣɾamo'
expect 'km' "$(say '5 km')" 'sinko kaɛme'
expect 'min' "$(say '5 min')" 'sinko min'
