#!/usr/bin/env bash
# Expected: es_AR accepts the verb forms of vos and es_ES does not: they are separate dictionaries with separate names.
# Seen: every region has the same list: es_ES accepts "tenés" and "querés", and es_AR refuses only "podés".
# Software: hunspell 1.7.1, hunspell-es 1:7.5.0-1 (Debian). Seen on 2026-11-27.
# To read: https://packages.debian.org/bookworm/hunspell-es, https://github.com/sbosio/rla-es
source "$(dirname "$0")/packages.sh"

debian hunspell=1.7.1-1 libhunspell-1.7-0=1.7.1-1 hunspell-es=1:7.5.0-1
for region in es_ES es_AR es_CU; do
  refused=$(printf '%s\n' tenés podés querés elegís mirá | usr/bin/hunspell -i utf-8 -d "usr/share/hunspell/$region" -l | xargs)
  expect "$region refuses" "$refused" podés
done
