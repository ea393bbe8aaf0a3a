#!/usr/bin/env bash
# Expected: `<say-as interpret-as="digits">` reads a code digit by digit, as `characters` does.
# Seen: `digits` is ignored: 1042 is "mil cuarenta y dos"; `characters` is heard.
# Software: espeak-ng 1.51 (Debian 1.51+dfsg-10+deb12u2). Seen on 2026-11-27.
# To read: https://www.w3.org/TR/ssml-sayas/, https://github.com/espeak-ng/espeak-ng/blob/1.51/docs/markup.md
source "$(dirname "$0")/packages.sh"

espeak
expect 'digits' "$(say '<speak><say-as interpret-as="digits">1042</say-as></speak>' -m)" "$(say 1042)"
expect 'digits' "$(say '<speak><say-as interpret-as="digits">1042</say-as></speak>' -m)" 'mil kwaɾɛntaiðos'
expect 'characters' "$(say '<speak><say-as interpret-as="characters">1042</say-as></speak>' -m)" 'unoseɾokwatɾodos'
