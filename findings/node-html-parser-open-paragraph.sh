#!/usr/bin/env bash
# Expected: the end of a list closes a paragraph in it without an end tag, which HTML allows and minifiers omit.
# Seen: the paragraph includes the content after the list: the next link counts as a link in the list.
# Software: node-html-parser 9.0.7 (npm). Seen on 2026-11-28.
# To read: https://html.spec.whatwg.org/multipage/syntax.html#optional-tags, https://github.com/taoqf/node-html-parser
source "$(dirname "$0")/packages.sh"
npm install --silent --no-audit --no-fund node-html-parser@9.0.7
cat >list.cjs <<'JS'
const {parse} = require('node-html-parser');
const links = (html) => parse(html).querySelector('ol').querySelectorAll('a').length;
console.log(`${links('<ol><li><p>One</ol><a href="/docs">Manual</a>')} link in the list, ${links('<ol><li><p>One</p></li></ol><a href="/docs">Manual</a>')} with end tags`);
JS
expect 'node-html-parser 9.0.7' "$(node list.cjs)" '1 link in the list, 0 with end tags'
