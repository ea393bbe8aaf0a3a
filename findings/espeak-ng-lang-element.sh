#!/usr/bin/env bash
# Expected: `<lang xml:lang="en">`, the element of SSML 1.1 for a change of language, changes the language as `<s xml:lang>` does.
# Seen: it changes nothing: "hello" is read by the rules of Spanish.
# Software: espeak-ng 1.51 (Debian 1.51+dfsg-10+deb12u2). Seen on 2026-11-27.
# To read: https://www.w3.org/TR/speech-synthesis11/#edef_lang, https://github.com/espeak-ng/espeak-ng/blob/1.51/docs/markup.md
source "$(dirname "$0")/packages.sh"

espeak
expect '<lang>' "$(say '<speak>uno <lang xml:lang="en">hello</lang></speak>' -m)" 'uno ejjo'
expect '<s>' "$(say '<speak>uno <s xml:lang="en">hello</s></speak>' -m)" 'uno hələʊ'
