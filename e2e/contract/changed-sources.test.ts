import {appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {hostingModel} from '../../hosting';
import {serve} from '../../scripts/serve';
import {openSearch} from '../../src/search';
import {confirmedFile, loadCatalogue} from '../../src/manual/catalogue/catalogue';
import {sections} from '../../src/site/pages';
import {fileOf, projectFolder, readPage, textsOf} from '../support/build';
import {pagesIn} from '../support/pages';
import {Part} from '../support/part';
import {BUILD_TIMEOUT, ProjectCopy} from '../support/projectCopy';
import {sourceLocale} from '../support/routes';

// One copy of the project has all the changes, on different pages: changes by writers and by the app's team, a language without any
// translation, a broken link, and a base URL with a folder. One build fails early; the other one has all the remaining changes.

// cspell:ignore Português portuguese português ainda ligação

const folder = '/ayuda/';
const host = 'https://trial.example';
const orders = '/docs/orders/';

/** A page of each section. None of them is translated. */
const untranslatedPaths = sections.flatMap((section) => pagesIn(section).find(({path}) => path !== orders)?.path ?? []);

// A label of the app that a page of the manual has in a sentence, in a picture and in its description.
const places = ['b.app', '.phone', '.screen__alt'];
const words = [...loadCatalogue(projectFolder, sourceLocale).words.values()];
const texts = words.map(({text}) => text);
const singleTexts = texts.filter((text) => texts.filter((other) => other.includes(text)).length === 1);
const [{path: labelPage, text: oldLabel} = {path: '', text: ''}] = pagesIn('docs').flatMap(({path, locale}) => {
  const placeTexts = locale === sourceLocale ? places.map((place) => textsOf(fileOf(path), place).join()) : [''];
  return singleTexts.filter((text) => placeTexts.every((each) => each.includes(text))).map((text) => ({path, text}));
});
const newLabel = 'Zz nuevo';

const labels = ['app', 'components', 'facts', 'samples', 'messages', 'glossary'];
const labelFile = (name: string, locale: 'es' | 'pt') => `src/manual/catalogue/strings/${name}.${locale}.json`;
const portuguese = 'i18n/pt/docusaurus-plugin-content-docs/current/orders/index.mdx';

let site: ProjectCopy;
/** The builds, in their order. */
let brokenBuild: Awaited<ReturnType<ProjectCopy['build']>>;
let finalBuild: typeof brokenBuild;

/** The error of each broken page, by the line in the message. */
let faults: Record<string, string>;

/** Adds a paragraph at the end of a page of the manual. @returns its line, as messages name it */
function write(page: string, paragraph: string): string {
  const file = `docs/${page}/index.mdx`;
  appendFileSync(site.path(file), `\n${paragraph}\n`);
  return `${file}:${readFileSync(site.path(file), 'utf8').trimEnd().split('\n').length}: `;
}

/** Breaks pages, builds, and restores the pages. */
async function buildBroken(): Promise<void> {
  cpSync(site.path('docs'), site.path('whole'), {recursive: true});
  faults = {
    [write('orders', '[Un enlace](/docs/no-existe).')]: 'un enlace a "/docs/no-existe"',
    [write('faq', '[Un enlace](../help/index.mdx#no-existe).')]: 'un enlace a "../help/index.mdx#no-existe"',
    [write('help', '[Un enlace](./no-existe.mdx).')]: 'un enlace a "./no-existe.mdx"',
    [write('checkout', '![Una imagen](./no-existe.png)')]: 'la imagen "./no-existe.png"',
    [write('profile', '<Pasos />')]: '<Pasos>',
    [write('password', '<Steps>')]: '<Steps> sin cerrar',
    [write('preferences', 'Toca **Uno **y espera.')]: '"Toca **Uno **y ',
    [write('signup', '{contacts.no.existe}')]: 'la clave "contacts.no.existe"',
    [write('promotions', '{app.name +}')]: 'una página que no se puede leer',
  };
  brokenBuild = await site.build('--locale', 'es');
  cpSync(site.path('whole'), site.path('docs'), {recursive: true});
}

beforeAll(async () => {
  site = new ProjectCopy({HELP_CENTRE_URL: host, HELP_CENTRE_BASE_URL: folder});
  await buildBroken();
  site.edit(labelFile('app', 'es'), (labels) => labels.replace(`: "${oldLabel}"`, `: "${newLabel}"`));
  site.edit('src/site/locales.ts', (text) =>
    text.replace(/^ {2}en: .*$/m, (line) => `${line}\n  pt: {label: 'Português', htmlLang: 'pt'},`),
  );
  for (const name of labels) cpSync(site.path(labelFile(name, 'es')), site.path(labelFile(name, 'pt')));
  site.edit(labelFile('components', 'pt'), (text) =>
    text.replace(/"missing": ".*"/, '"missing": "Esta página ainda não está em português."'),
  );
  const facts = words.filter(({kind}) => kind === 'fact').map(({key}) => [key, 'Ana, 2026-12-01']);
  writeFileSync(site.path(confirmedFile), JSON.stringify(Object.fromEntries(facts)));
  // Docusaurus checks links when it writes the pages of a language. This language is the last one.
  mkdirSync(dirname(site.path(portuguese)), {recursive: true});
  writeFileSync(
    site.path(portuguese),
    `${readFileSync(site.path('docs/orders/index.mdx'), 'utf8')}\n[Uma ligação](/blog/tags/no-existe).\n`,
  );
  // English is not built, because the test does not look at it.
  finalBuild = await site.build('--locale', 'es', '--locale', 'pt');
}, BUILD_TIMEOUT);

// Unreadable front matter also ends a build like this: src/manual/stopOnWriterErrors.test.ts.
it('the build fails with one message for each fault of a page, in both languages and without a stack', () => {
  const messages = [...brokenBuild.output.matchAll(/^(docs\/\S+:\d+: )se encontró (.+)\n {2}found .+$/gm)];
  expect(Object.fromEntries(messages.map(([, location, fault]) => [location, fault]))).toEqual(
    Object.fromEntries(Object.entries(faults).map(([location, fault]) => [location, expect.stringContaining(fault)])),
  );
  expect(messages).toHaveLength(Object.keys(faults).length);
  expect(brokenBuild.output).not.toMatch(/^\W*at |Error:|\[ERROR\]/m);
  expect(brokenBuild.code).toBe(1);
});

it('the command of Docusaurus leaves the end tags, which src/lib/html.ts needs', () => {
  expect(readFileSync(site.path('build/docs/orders/index.html'), 'utf8')).toContain('</p>');
});

it('the build fails at a link to a list that is not there, and names the page with the link', () => {
  expect(finalBuild.output).toMatch(/broken links[\s\S]*\/docs\/orders\/[\s\S]*\/blog\/tags\/no-existe/);
  expect(finalBuild.code).toBe(1);
});

const read = (file: string) => Part.parse(readFileSync(site.path(`build/${file}`), 'utf8'));

// A language without its label files is not read: src/manual/catalogue/catalogue.test.ts.
it('a newly listed language is built, and the build names the file that it lacks', () => {
  expect(finalBuild.output).toContain('src/search/language/pt.txt');
});

it.each(untranslatedPaths)('a page without a translation shows its Spanish text with a notice: %s', (address) => {
  const page = read(`pt/${fileOf(address)}`);
  expect(page.querySelector('html')?.getAttribute('lang')).toBe('pt');
  expect(page.querySelector('.freshness')?.text).toContain('Esta página ainda não está em português.');
  expect(page.querySelector('div[lang=es]')?.text.length).toBeGreaterThan(200);
});

// The Portuguese address shows the Spanish text too.
it('a page without a translation links only real translations, and only the Spanish page is indexed', () => {
  const [path = ''] = untranslatedPaths;
  const [spanishPage, shownPage] = [read(fileOf(path)), read(`pt/${fileOf(path)}`)];
  const valuesIn = (page: Part, selector: string, attribute: string) =>
    page.querySelectorAll(selector).map((element) => element.getAttribute(attribute));
  const languagesOf = (page: Part) => valuesIn(page, 'link[rel=alternate][hreflang]', 'hreflang').sort();
  expect([spanishPage, shownPage].map(languagesOf)).toEqual(Array(2).fill(['en', 'es', 'x-default']));
  expect(languagesOf(read(fileOf(orders))), 'other pages').toEqual(['en', 'es', 'pt', 'x-default']);
  expect(valuesIn(shownPage, 'meta[name=robots]', 'content')).toEqual(['noindex']);
  expect(valuesIn(shownPage, 'link[rel=canonical]', 'href')).toEqual([host + folder + path.slice(1)]);
  const lead = spanishPage.querySelector('article p')?.text;
  expect(lead).toMatch(/\w/);
  expect(shownPage.querySelector('div[lang=es]')?.text).toContain(lead);
});

// The app's team renames a button: after one build the manual has the new word everywhere, without an edit of a page.
it('a renamed label changes in sentences, in pictures and in their alternative text', () => {
  const page = read(fileOf(labelPage));
  for (const place of places) {
    const placeHtml = page.querySelectorAll(`main ${place}`).join();
    expect(placeHtml, place).toContain(newLabel);
    expect(placeHtml, place).not.toContain(oldLabel);
  }
});

it('neither a page nor its footer calls facts samples when the company has confirmed all of them', () => {
  const sayingSo = (page: Part) => ({
    page: page.querySelectorAll('main .unconfirmed').length,
    footer: page.querySelectorAll('.footer__copyright').join().includes('de ejemplo'),
  });
  expect(sayingSo(readPage(fileOf(orders)))).toEqual({page: 1, footer: true});
  expect(sayingSo(read(fileOf(orders)))).toEqual({page: 0, footer: false});
});

describe('in a folder of a host', () => {
  it('the configuration of the host has the addresses in that folder', () => {
    const {site: hosted} = hostingModel(site.path('build'));
    expect(hosted.base).toBe(folder);
    expect(hosted.pages.every(({path}) => path.startsWith(folder))).toBe(true);
    expect(hosted.notFound.map(({below}) => below).sort()).toEqual([folder, `${folder}pt/`]);
  });

  it.each([folder, `${folder}pt/`])(
    'pages below %s load a search index whose results lead to existing pages',
    async (base) => {
      const server = await serve({root: site.path('build'), baseUrl: folder});
      const get = async (address: string): Promise<string> => {
        const response = await fetch(new URL(address, server.url));
        expect(response.status, address).toBe(200);
        return response.text();
      };
      const [, name] = / data-search-index="?([\w.]+)/.exec(await get(`${base}docs/`)) ?? [];
      const {results} = openSearch(await get(`${base}search/${name}`)).search(newLabel);
      expect(results).not.toEqual([]);
      for (const {url} of results) await get(base + url.slice(1));
      await server.close();
    },
  );
});
