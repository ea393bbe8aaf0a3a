#!/usr/bin/env bash
# Expected: after an element with its own `xml:lang`, the voice returns to the language of the surrounding text.
# Seen: the foreign voice stays to the end, even in later paragraphs: "dos tres" is read as English.
# Software: espeak-ng 1.51 (Debian 1.51+dfsg-10+deb12u2). Seen on 2026-11-27.
# To read: https://www.w3.org/TR/speech-synthesis11/#S3.1.2 (the language of an element applies to its content), https://github.com/espeak-ng/espeak-ng/blob/1.51/docs/markup.md
source "$(dirname "$0")/packages.sh"

espeak
expect 'after <s>' "$(say '<speak>uno <s xml:lang="en">hello</s> dos tres</speak>' -m)" 'uno hələʊ dɒs tɹɛz'
expect 'next <p>' "$(say '<speak><p xml:lang="en">hello</p><p>dos tres</p></speak>' -m)" 'hələʊ dɒs tɹɛz'
expect 'language named again' "$(say '<speak><p xml:lang="en">hello</p><p xml:lang="es-419">dos tres</p></speak>' -m)" 'hələʊ dos tɾes'
