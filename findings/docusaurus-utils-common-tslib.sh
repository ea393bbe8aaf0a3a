#!/usr/bin/env bash
# Expected: a bundle that imports one function of a package without side effects has that function and the helper that it calls.
# Seen: @docusaurus/utils-common is CommonJS and asks tslib for its helper at run time, so that each page of a site loads all helpers of
# tslib: 11 kB, 3.6 kB compressed. The bundler here is Rspack, as in Docusaurus.
# Software: @docusaurus/utils-common 3.10.2 with tslib 2.9.1, @rspack/core 1.7.12 (npm). Seen on 2026-11-30.
# To read: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-utils-common/src/index.ts
source "$(dirname "$0")/packages.sh"
npm install --silent --no-audit --no-fund @docusaurus/utils-common@3.10.2 tslib@2.9.1 @rspack/core@1.7.12
echo "import {applyTrailingSlash} from '@docusaurus/utils-common'; document.title = applyTrailingSlash('/a', {trailingSlash: true, baseUrl: '/'});" >page.mjs
cat >bundle.cjs <<'JS'
const {rspack} = require('@rspack/core');
const {readFileSync} = require('node:fs');
rspack({mode: 'production', context: __dirname, entry: './page.mjs', output: {path: __dirname, filename: 'bundle.js'}}, (error) => {
  if (error) throw error;
  const script = readFileSync('bundle.js', 'utf8');
  const helpers = Object.keys(require('tslib')).filter((name) => name.startsWith('__') && name !== '__esModule');
  console.log(helpers.filter((name) => script.includes(name)).length, 'of', helpers.length);
});
JS
expect '@docusaurus/utils-common 3.10.2' "helpers of tslib in the bundle: $(node bundle.cjs)" 'helpers of tslib in the bundle: 32 of 32'
