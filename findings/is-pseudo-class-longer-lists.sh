#!/usr/bin/env bash
# Expected: a list in `:is()` is lowered to a list of selectors, `:is(.a, b):hover` to `.a:hover, b:hover`.
# Seen: the weaker part gets `:not(.does-not-exist)`, because `:is()` has the specificity of its strongest part. The lists grow.
# Software: @csstools/postcss-is-pseudo-class 5.0.3 with postcss 8.5.33, as in postcss-preset-env of Docusaurus 3.10. Seen on 2026-11-28.
# To read: https://github.com/csstools/postcss-plugins/tree/main/plugins/postcss-is-pseudo-class
source "$(dirname "$0")/packages.sh"
npm install --silent --no-fund --no-audit @csstools/postcss-is-pseudo-class@5.0.3 postcss@8.5.33
cat >lower.cjs <<'JS'
const postcss = require('postcss');
const lower = require('@csstools/postcss-is-pseudo-class');
const css = ':is(.a, b):hover { top: 0 }';
console.log(postcss([(lower.default ?? lower)({preserve: false})]).process(css, {from: undefined}).css.replace(/\s+/g, ' '));
JS
npm ls --depth=0 | grep @
expect 'a class and an element in :is()' "$(node lower.cjs)" '.a:hover, b:not(.does-not-exist):hover { top: 0 }'
