#!/usr/bin/env bash
# Expected: a text browser puts <summary>, the rest of <details>, and neighbouring <section> on lines of their own, as it does with <div>.
# Seen: all of them are in one line without a space, joined to the words around: "OneQuestionAnswerafter AB". Only <p> and <div> break it.
# Software: w3m 0.5.3+git20230121 (Debian 0.5.3+git20230121-2). Seen on 2026-11-27.
# To read: tagtable.tab of https://github.com/tats/w3m/tree/v0.5.3+git20230121
source "$(dirname "$0")/packages.sh"

debian w3m=0.5.3+git20230121-2 libgc1=1:8.2.2-3 libgpm2=1.20.7-10+b1
dump() { printf '%s' "$1" | HOME=$folder usr/bin/w3m -dump -T text/html | xargs -d '\n' printf '%s|'; }
expect 'details' "$(dump 'One<details><summary>Question</summary>Answer</details>after')" 'OneQuestionAnswerafter|'
expect 'section' "$(dump '<section>A</section><section>B</section>')" 'AB|'
expect 'div' "$(dump '<div>A</div><div>B</div>')" 'A|B|'
