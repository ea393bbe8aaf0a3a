import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {locales} from '../../src/content/place';
import {parseAnswer, parseQueries, type QualityQuery} from '../../src/search/quality/parse';
import {openSearch, type SearchResult} from '../../src/search/query/search';
import {buildFolder, fileOf, htmlFiles, readPage} from '../support/build';
import {addressOf} from '../support/routes';

/** The files of queries; each is asked once as a whole. */
const sets = ['queries', 'fresh', 'readers', 'held-out'] as const;
/** The share of queries whose answer must be among the first three pages, by file. */
const recallBounds = {queries: 0.99, fresh: 0.95, readers: 0.98, 'held-out': 0.94};
/** The same by kind, in the first file; what is not named here needs 95 %. */
const kindBounds: Readonly<Record<string, number>> = {'no accents': 1, prefixes: 1, typos: 0.98};
/** Of the answers that stand in a section, how many results must lead to it, by file. The aim is 95 %. */
const headingBounds = {queries: 0.93, fresh: 0.88, readers: 0.81, 'held-out': 0.83};
/** All that the first query loads, as sent. */
const firstQueryBytes = 24_000;

const quality = join(__dirname, '..', '..', 'src', 'search', 'quality');
const brotliBytes = (file: string): number => brotliCompressSync(readFileSync(file)).length;
const routeOf = ({url}: SearchResult): string => parseAnswer(url).route;

interface Asked {
  query: QualityQuery;
  top: readonly SearchResult[];
}

const isFound = ({query, top}: Asked): boolean =>
  top.some((result) => query.answers.some(({route}) => route === routeOf(result)));

/** Whether the first page that answers is entered at the right place; nothing where the page itself is an answer. */
function isRightHeading({query, top}: Asked): boolean | undefined {
  const found = top.find((result) => query.answers.some(({route}) => route === routeOf(result)));
  const answers = query.answers.filter(({route}) => found && route === routeOf(found));
  if (!found || answers.some(({id}) => id === undefined)) return undefined;
  return answers.some(({id}) => id === found.headings[0]?.id);
}

const share = (results: readonly boolean[]): number => results.filter(Boolean).length / results.length;

describe.each(locales)('the search of the built site (%s)', (locale) => {
  const folder = join(buildFolder, addressOf('/search', locale));
  const root = (): string =>
    readPage(fileOf(addressOf('/', locale)))
      .querySelector('meta[name=search-index]')
      ?.getAttribute('content') ?? '';
  const asked: Record<(typeof sets)[number], Asked[]> = {queries: [], fresh: [], readers: [], 'held-out': []};

  beforeAll(async () => {
    const {search} = await openSearch(async (name) => readFileSync(join(folder, name), 'utf8'), root());
    for (const name of sets) {
      const file = `${name}.${locale}.txt`;
      for (const query of parseQueries(readFileSync(join(quality, file), 'utf8'), file)) {
        const {results} = await search(query.text);
        asked[name].push({query, top: results.slice(0, 3)});
      }
    }
  }, 60_000);

  it('is named by every page, the not-found page too', () => {
    const own = htmlFiles().filter((file) => file.startsWith('en/') === (locale === 'en'));
    expect(own).toContain(addressOf('/404.html', locale).slice(1));
    for (const file of own) {
      expect(readPage(file).querySelector('meta[name=search-index]')?.getAttribute('content'), file).toBe(root());
    }
    expect(existsSync(join(folder, root()))).toBe(true);
  });

  it.each(sets)('has the answer among the first three pages, whatever way readers ask (%s)', (name) => {
    const missed = asked[name].filter((one) => !isFound(one)).map(({query}) => query.text);
    expect(share(asked[name].map(isFound)), `missed ${missed.join(', ')}`).toBeGreaterThanOrEqual(recallBounds[name]);
  });

  it('has it there for each kind of query', () => {
    for (const kind of new Set(asked.queries.map(({query}) => query.kind))) {
      const ofKind = asked.queries.filter(({query}) => query.kind === kind);
      expect(share(ofKind.map(isFound)), kind).toBeGreaterThanOrEqual(kindBounds[kind] ?? 0.95);
    }
  });

  it.each(sets)('leads to the section that answers (%s)', (name) => {
    const judged = asked[name].map(isRightHeading).filter((right) => right !== undefined);
    expect(judged.length).toBeGreaterThanOrEqual(20);
    expect(share(judged)).toBeGreaterThanOrEqual(headingBounds[name]);
  });

  it('has the code of its field in one script, not in that of every kind of page', () => {
    const scripts = join(buildFolder, addressOf('/assets/js', locale));
    const carry = readdirSync(scripts).filter((file) =>
      readFileSync(join(scripts, file), 'utf8').includes('aria-activedescendant'),
    );
    expect(carry).toHaveLength(1);
  });

  it('answers the first query with little to load', () => {
    const scripts = join(buildFolder, addressOf('/assets/js', locale));
    const panel = readdirSync(scripts).filter(
      (file) => !file.startsWith('main.') && readFileSync(join(scripts, file), 'utf8').includes('"search.recent"'),
    );
    expect(panel).toHaveLength(1);
    const bytes = [join(scripts, panel[0] ?? ''), join(folder, root())].map(brotliBytes);
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(firstQueryBytes);
  });
});
