#!/usr/bin/env bash
# Expected: Spanish patterns divide between all syllables: con-tra-se-ña, at-lán-ti-co, sub-ra-yar.
# Seen: contra-se-ña and atlánti-co keep their first syllables together (too wide for a narrow column), and subrayar becomes su-bra-yar.
# Software: hyphen-es 1:7.5.0-1, python3-pyphen 0.13.2 (Debian). Seen on 2026-11-27.
# To read: https://github.com/sbosio/rla-es (separación silábica), hyph_es_ES.dic
source "$(dirname "$0")/packages.sh"

debian hyphen-es=1:7.5.0-1 python3-pyphen=0.13.2-1
mkdir -p usr/share/hyphen
divided() {
  /usr/bin/python3 - "$1" <<'PYTHON'
import sys, types
source = open('usr/lib/python3/dist-packages/pyphen/__init__.py').read().replace('/usr/share/hyphen/', 'usr/share/hyphen/')
pyphen = types.ModuleType('pyphen')
pyphen.__file__ = 'pyphen'
exec(source, pyphen.__dict__)
print(pyphen.Pyphen(filename='usr/share/hyphen/hyph_es_ES.dic').inserted(sys.argv[1]))
PYTHON
}
expect 'contraseña' "$(divided contraseña)" 'contra-se-ña'
expect 'atlántico' "$(divided atlántico)" 'atlánti-co'
expect 'subrayar' "$(divided subrayar)" 'su-bra-yar'
expect 'transporte' "$(divided transporte)" 'trans-por-te'
