#!/usr/bin/env bash
# Expected: an environment variable of Docusaurus that `docusaurus.config.js` sets holds for the build, or does not.
# Seen: SKIP_HTML_MINIFICATION holds when worker threads render the pages, which Docusaurus decides by the number of pages and cores. With
# few pages it is read before the configuration, and the pages are minified.
# Software: @docusaurus/core 3.10.2 (npm). Seen on 2026-11-29.
# To read: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-bundler/src/minifyHtml.ts
source "$(dirname "$0")/packages.sh"
npm install --silent --no-audit --no-fund @docusaurus/core@3.10.2 @docusaurus/plugin-content-pages@3.10.2 react@19.3.1 react-dom@19.3.1 @mdx-js/react@3.1.1
mkdir -p src/pages
echo "export default () => <p>One</p>;" >src/pages/index.jsx
cat >docusaurus.config.js <<'JS'
process.env.SKIP_HTML_MINIFICATION = 'true';
module.exports = {
  title: 'Site',
  url: 'https://example.com',
  baseUrl: '/',
  plugins: ['@docusaurus/plugin-content-pages'],
  future: {v4: {removeLegacyPostBuildHeadAttribute: true}, faster: {ssgWorkerThreads: true}},
};
JS
# The minifier writes the document type in small letters.
build() {
  DOCUSAURUS_SSG_WORKER_THREAD_COUNT=$1 npx docusaurus build >build.log 2>&1 || cat build.log
  if grep -q '^<!DOCTYPE' build/index.html; then echo 'as rendered'; else echo 'minified'; fi
}
expect '@docusaurus/core 3.10.2' "one thread: $(build 1), two threads: $(build 2)" 'one thread: minified, two threads: as rendered'
