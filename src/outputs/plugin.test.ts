import {existsSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {beforeEach, describe, expect, it} from 'vitest';
import {folderWith, writeFiles} from '../../e2e/support/folder';
import {builtTexts, storedPdf} from '../manual/outline/pdf';
import {PAGE_ASSETS_ID} from '../static-first/names';
import outputsPlugin from './plugin';

const stylesheet = '.a{top:0}@media print{.a{top:3px}}.dialog{top:1px}.unused{top:2px}';
const head = `<meta name=description content=a><link rel="stylesheet" href="/assets/css/styles.css"><script id="${PAGE_ASSETS_ID}" data-scripts="/assets/js/runtime~main.0.js /assets/js/main.0.js"></script>`;
const page = `<!doctype html><html><head>${head}</head><body><main class="a"><h1>Pedidos</h1><p>Texto</p></main></body></html>`;
const notFound = page
  .replace('<html><head>', '<html><head><meta charset=utf-8><title>404</title>')
  .replace('<p>', '<p class=lead>');
const routes = [{path: '/docs/orders/', component: '@theme/DocItem'}];

let siteDir = '';
const file = (name: string) => path.join(siteDir, name);
const write = (name: string, content: string) => writeFiles(siteDir, {[name]: content});

function plugin() {
  const context = {
    i18n: {currentLocale: 'es', defaultLocale: 'es', locales: ['es', 'en'], localeConfigs: {es: {baseUrl: '/'}}},
    baseUrl: '/',
    siteConfig: {title: 'Ayuda', url: 'https://a.example', staticDirectories: ['static', 'operator']},
    siteDir,
    generatedFilesDir: file('generated'),
    codeTranslations: {},
  } as unknown as LoadContext;
  return outputsPlugin(context);
}

async function postBuild(): Promise<void> {
  const {postBuild: act} = plugin();
  await act?.({outDir: file('build'), routes} as unknown as Parameters<typeof act>[0]);
}

beforeEach(() => {
  siteDir = folderWith();
  symlinkSync(path.join(__dirname, '..'), file('src'));
  symlinkSync(path.join(__dirname, '../../static'), file('static'));
  writeFiles(siteDir, {'docs/orders.mdx': 'Texto', 'i18n/en.json': '{}', 'sidebars.ts': ''});
  writeBuild();
});

/** The output of the bundler and Docusaurus. */
function writeBuild(): void {
  writeFiles(siteDir, {
    'generated/client-manifest.json': JSON.stringify({origins: {}, assets: {}}),
    'generated/routesChunkNames.json': '{}',
    'generated/globalData.json': JSON.stringify({outline: {default: {topics: []}}}),
    'build/assets/css/styles.css': stylesheet,
    'build/assets/js/main.0.js': 'open({className:"dialog"})',
    'build/docs/orders/index.html': page,
    'build/en/docs/orders/index.html': page,
    'build/404.html': notFound,
  });
}

const builtPage = () => readFileSync(file('build/docs/orders/index.html'), 'utf8');

// A build draws pictures: on a busy machine, loading the renderer alone may take the default of five seconds.
describe('the step after the build', {timeout: 60_000}, () => {
  it('leaves the pages of other locales to their own builds', async () => {
    await postBuild();
    expect(readFileSync(file('build/en/docs/orders/index.html'), 'utf8')).toBe(page);
  });

  it('leaves a page and a stylesheet from a static folder as they are', async () => {
    const files = {'google1a2b.html': 'google-site-verification: google1a2b.html', 'a.css': '.operator{top:0}'};
    for (const [name, text] of Object.entries(files)) {
      write(`operator/${name}`, text);
      write(`build/${name}`, text);
    }
    await postBuild();
    for (const [name, text] of Object.entries(files)) expect(readFileSync(file(`build/${name}`), 'utf8')).toBe(text);
    expect(builtPage()).toContain('<style>.a{top:0}@media print');
  });

  it('keeps the custom properties that a drawing of a static folder reads', async () => {
    const drawing = '<svg><path fill="var(--dot)"/></svg>';
    writeFiles(siteDir, {'operator/icons.svg': drawing, 'build/icons.svg': drawing});
    write('build/assets/css/styles.css', '.a{--dot:red;--none:red}');
    await postBuild();
    expect(builtPage()).toContain('<style>.a{--dot:red}</style>');
  });

  it('adds the PDF of the current texts, and no PDF of older texts', async () => {
    const pdf = file('build/manual-es.pdf');
    await postBuild();
    expect(existsSync(pdf)).toBe(false);
    writeFiles('', {[storedPdf(siteDir, 'es', readFileSync(builtTexts(siteDir), 'utf8'))]: 'PDF'});
    writeBuild();
    await postBuild();
    expect(existsSync(pdf)).toBe(true);
    rmSync(file('build'), {recursive: true});
    writeBuild();
    write('docs/orders.mdx', 'Otro texto');
    await postBuild();
    expect(existsSync(pdf)).toBe(false);
  });

  it('fails when a page lacks output of the template', async () => {
    write('build/docs/orders/index.html', page.replace(head, ''));
    await expect(postBuild()).rejects.toThrow(
      'src/static-first/build/templates.ts prints has no link[rel=stylesheet][href]',
    );
  });
});

it('a configuration without the texts of the offline page is refused', () => {
  const {allContentLoaded: load} = plugin();
  const input = {allContent: {}} as unknown as Parameters<NonNullable<typeof load>>[0];
  expect(() => load?.(input)).toThrow('Expected the plugins "offline" and "search" in docusaurus.config.ts');
});
