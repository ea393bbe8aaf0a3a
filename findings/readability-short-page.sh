#!/usr/bin/env bash
# Expected: a reading mode leaves out the menu of every page.
# Seen: it shows the menu of a page with fewer than 500 characters: it reads the page again without filters, and takes the longest result.
# Software: @mozilla/readability 0.6.0, which Firefox uses, with jsdom 26.1.0 (npm). Seen on 2026-11-27.
# To read: DEFAULT_CHAR_THRESHOLD and _attempts in Readability.js of https://github.com/mozilla/readability/tree/0.6.0
source "$(dirname "$0")/packages.sh"
npm install --silent --no-audit --no-fund @mozilla/readability@0.6.0 jsdom@26.1.0
cat >menu.cjs <<'JS'
const {Readability} = require('@mozilla/readability');
const {JSDOM} = require('jsdom');
const menu = '<div class="menu">' + '<p>Orders, payments, contacts, promotions, services</p>'.repeat(4) + '</div>';
const hasMenu = (times) => {
  const text = '<main><h2>Tips</h2>' + `<p>${'Ask for the number, the name and the address. '.repeat(times)}</p></main>`;
  const page = new JSDOM(`<!doctype html><title>Tips</title><body>${menu}${text}</body>`);
  return new Readability(page.window.document).parse().textContent.includes('promotions') ? 'with its menu' : 'without it';
};
console.log(`about 280 characters ${hasMenu(6)}, about 560 ${hasMenu(12)}`);
JS
expect 'Readability 0.6.0' "$(node menu.cjs)" 'about 280 characters with its menu, about 560 without it'
