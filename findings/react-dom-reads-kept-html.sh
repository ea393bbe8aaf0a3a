#!/usr/bin/env bash
# Expected: with `suppressHydrationWarning` React keeps the HTML of an element from the server, and never asks for `__html`.
# Seen: it keeps the HTML and still reads `__html` when it hydrates, and again at each render that makes a new element. A getter that
# serialises the page then runs for nothing; one element that is made once is read only while it hydrates.
# Software: react-dom 19.3.1, with jsdom 26.1.0 (npm). Seen on 2026-11-30.
# To read: https://react.dev/reference/react-dom/components/common#dangerously-setting-the-inner-html
source "$(dirname "$0")/packages.sh"
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
cat >reads.cjs <<'JS'
const {JSDOM} = require('jsdom');
const {window} = new JSDOM('<!doctype html>');
Object.assign(globalThis, {window, document: window.document});
const {createElement} = require('react');
const {hydrateRoot} = require('react-dom/client');
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));
async function readsOf(isMadeOnce) {
  let reads = 0;
  const html = {get __html() { reads += 1; return 'other'; }};
  const make = () => createElement('div', {dangerouslySetInnerHTML: html, suppressHydrationWarning: true});
  const element = make();
  const container = document.createElement('main');
  container.innerHTML = '<div>from the server</div>';
  const root = hydrateRoot(container, element);
  await settled();
  const isReadFirst = reads > 0;
  reads = 0;
  root.render(isMadeOnce ? element : make());
  await settled();
  return `${container.textContent}, read when hydrated: ${isReadFirst}, later: ${reads > 0}`;
}
(async () => console.log(`new elements: ${await readsOf(false)}; one element: ${await readsOf(true)}`))();
JS
expect 'react-dom 19.3.1' "$(NODE_ENV=production node reads.cjs)" 'new elements: from the server, read when hydrated: true, later: true; one element: from the server, read when hydrated: true, later: false'
