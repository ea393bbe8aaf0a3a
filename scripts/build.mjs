// @ts-check
// `npm run build`: Docusaurus without its HTML minifier, which takes a sixth of the build for 0.5 % of a page. Docusaurus reads the
// variable before the configuration, which therefore cannot set it.
import process from 'node:process';

process.env.SKIP_HTML_MINIFICATION = 'true';
process.argv.splice(2, 0, 'build');
// @ts-expect-error -- a command, which has no types
await import('../node_modules/@docusaurus/core/bin/docusaurus.mjs');
