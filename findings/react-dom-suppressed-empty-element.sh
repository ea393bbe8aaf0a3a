#!/usr/bin/env bash
# Expected: `suppressHydrationWarning` on an element lets React keep a text that a script has put into it before hydration.
# Seen: an element without children loses the text, and all of the page is rendered again. With the child {''} the text stays.
# Software: react-dom 19.3.1, with jsdom 26.1.0 (npm). Seen on 2026-11-29.
# To read: https://react.dev/reference/react-dom/client/hydrateRoot#suppressing-unavoidable-hydration-mismatch-errors
source "$(dirname "$0")/packages.sh"
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
cat >hydrate.cjs <<'JS'
const {JSDOM} = require('jsdom');
const {window} = new JSDOM('<!doctype html><div id=root><p></p></div>');
Object.assign(globalThis, {window, document: window.document});
const {createElement} = require('react');
const {hydrateRoot} = require('react-dom/client');
const hydrate = async (...children) => {
  const root = document.createElement('div');
  root.innerHTML = '<p>written by a script</p>';
  document.body.append(root);
  let errors = 0;
  hydrateRoot(root, createElement('p', {suppressHydrationWarning: true}, ...children), {onRecoverableError: () => errors++});
  await new Promise((resolve) => setTimeout(resolve, 100));
  return `${errors} error, text: ${root.textContent || 'none'}`;
};
(async () => console.log(`without children ${await hydrate()}; with an empty text ${await hydrate('')}`))();
JS
expect 'react-dom 19.3.1' "$(NODE_ENV=production node hydrate.cjs)" 'without children 1 error, text: none; with an empty text 0 error, text: written by a script'
