#!/usr/bin/env bash
# Expected: jiti rewrites a TypeScript configuration, as in Docusaurus, and leaves imported ES modules to Node.
# Seen: jiti also rewrites every file of such a package to CommonJS, and caches it by the path of the project: a copy elsewhere pays again.
# Software: jiti 1.21.7, which Docusaurus 3.10 uses, with unified 11.0.5 (npm). Seen on 2026-11-27.
# To read: https://github.com/unjs/jiti/tree/v1.21.7 (cache, nativeModules), https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-utils/src/moduleUtils.ts
source "$(dirname "$0")/packages.sh"
npm install --silent --no-audit --no-fund jiti@1.21.7 unified@11.0.5
echo "import {unified} from 'unified'; export default typeof unified;" >config.ts
cat >load.cjs <<'JS'
const {readdirSync} = require('node:fs');
const loaded = require('jiti')(__filename, {cache: `${__dirname}/cache`})('./config.ts').default;
const packageFiles = readdirSync('cache').filter((file) => !file.includes('config')).length;
console.log(`${loaded}, ${packageFiles > 10 ? 'more than 10' : packageFiles} files of packages rewritten`);
JS
expect 'jiti 1.21.7' "$(node load.cjs)" 'function, more than 10 files of packages rewritten'
mkdir elsewhere
cp -r config.ts load.cjs node_modules elsewhere
cp -r cache elsewhere/cache
before=$(ls elsewhere/cache | wc -l)
(cd elsewhere && node load.cjs >/dev/null)
expect 'after a copy' "$([ "$(ls elsewhere/cache | wc -l)" -gt "$before" ] && echo 'rewritten again' || echo 'not again')" 'rewritten again'
