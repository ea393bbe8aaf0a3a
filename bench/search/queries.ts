import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {projectFolder} from '../../e2e/support/build';
import {parseAnswer, queriesOf} from '../../e2e/support/qualityQueries';
import {fold} from '../../src/lib/text';
import {type Analyzer, createAnalyzer, readLanguage, type SearchPage} from '../../src/search';
import {bySound, inflected, oneEdit} from './mistakes';
import {pick, seeded} from './random';
import {type Locale} from '../../e2e/support/routes';

export const KINDS = [
  'title words',
  'no accents',
  'one edit',
  'phonetic',
  'misspelt alone',
  'cut last',
  'inflected',
  'heading',
] as const;
type Kind = (typeof KINDS)[number];

/** A query and the pages that answer it. */
export interface Query {
  /** One of `KINDS`, or a file of `src/search/quality`. */
  readonly kind: string;
  readonly text: string;
  readonly pages: ReadonlySet<string>;
  /** The heading from which a query of kind `heading` was made. */
  readonly heading?: string;
}

const PER_KIND = 40;
const MAX_WORDS = 4;
const LONG = 5;
const TRIES = 4_000;

/** Finds the pages with a word in their title. Pages with all words of a query in their title answer it. */
class Titles {
  readonly #pages = new Map<string, Set<string>>();
  readonly #analyzer: Analyzer;

  constructor(pages: readonly SearchPage[], analyzer: Analyzer) {
    this.#analyzer = analyzer;
    for (const page of pages) {
      for (const word of analyzer.contentWords(page.title)) {
        const stem = analyzer.stem(word);
        const addresses = this.#pages.get(stem);
        if (addresses) addresses.add(page.url);
        else this.#pages.set(stem, new Set([page.url]));
      }
    }
  }

  with(words: readonly string[]): Set<string> {
    const [first, ...others] = words.map((word) => this.#pages.get(this.#analyzer.stem(word)) ?? new Set<string>());
    return new Set([...(first ?? [])].filter((url) => others.every((set) => set.has(url))));
  }

  count(word: string): number {
    return this.#pages.get(this.#analyzer.stem(word))?.size ?? 0;
  }
}

/** Two to four words of a title, in their order, the rarest among them. */
function tellingWords(title: string, titles: Titles, analyzer: Analyzer, random: () => number): string[] {
  const words = [...new Set(analyzer.contentWords(title))].filter((word) => word.length > 2 && !/\d/.test(word));
  const rare = new Set(
    [...words]
      .sort((one, other) => titles.count(one) - titles.count(other))
      .slice(0, 2 + Math.floor(random() * (MAX_WORDS - 1))),
  );
  return words.filter((word) => rare.has(word));
}

/** Whether all words of a heading are in the title: then the page itself is an equally good answer. */
function sameWords(heading: string, title: string, analyzer: Analyzer): boolean {
  const stems = new Set(analyzer.contentWords(title).map(analyzer.stem));
  return analyzer.contentWords(heading).every((word) => stems.has(analyzer.stem(word)));
}

function replaceOne(
  words: readonly string[],
  change: (word: string) => string | undefined,
  random: () => number,
): string | undefined {
  const long = words.filter((word) => word.length >= LONG);
  if (long.length === 0) return undefined;
  const word = pick(long, random);
  const newWord = change(word);
  return newWord === undefined ? undefined : words.map((other) => (other === word ? newWord : other)).join(' ');
}

/** Makes queries from the pages, the same ones in every run. */
export function generateQueries(pages: readonly SearchPage[], language: Locale): Query[] {
  const analyzer = createAnalyzer(readLanguage(language).rules);
  const titles = new Titles(pages, analyzer);
  const random = seeded(42);

  const make = (kind: Kind): Query | undefined => {
    const page = pick(pages, random);
    const words = tellingWords(page.title, titles, analyzer, random);
    if (words.length < 2) return undefined;
    const query = (text: string | undefined, pagesOf = titles.with(words)): Query | undefined =>
      text === undefined ? undefined : {kind, text, pages: pagesOf};
    const joined = words.join(' ');
    const last = words.at(-1) ?? '';
    switch (kind) {
      case 'title words':
        return query(joined);
      case 'no accents':
        return fold(joined) === joined && language === 'es' ? undefined : query(fold(joined));
      case 'one edit':
        return query(replaceOne(words, (word) => oneEdit(word, random), random));
      case 'phonetic':
        return query(replaceOne(words, (word) => bySound(word, language, random), random));
      case 'misspelt alone': {
        const rarest = words
          .filter((word) => word.length >= LONG)
          .sort((one, other) => titles.count(one) - titles.count(other))[0];
        if (rarest === undefined) return undefined;
        const wrong = random() < 0.5 ? oneEdit(rarest, random) : bySound(rarest, language, random);
        return query(wrong, titles.with([rarest]));
      }
      case 'cut last':
        return last.length < 6
          ? undefined
          : query([...words.slice(0, -1), last.slice(0, 4 + Math.floor(random() * (last.length - 4)))].join(' '));
      case 'inflected':
        return query(replaceOne(words, (word) => inflected(word, language), random));
      case 'heading': {
        const headings = page.sections
          .map(({heading}) => heading)
          .filter((heading) => analyzer.contentWords(heading).length > 1 && !sameWords(heading, page.title, analyzer));
        if (headings.length === 0) return undefined;
        const heading = pick(headings, random);
        const rest = words.filter((word) => !analyzer.contentWords(heading).includes(word)).slice(0, 2);
        return {
          kind,
          text: [...analyzer.contentWords(heading).slice(0, 5), ...rest].join(' '),
          pages: new Set([page.url]),
          heading,
        };
      }
    }
  };

  return KINDS.flatMap((kind) => {
    const made = new Map<string, Query>();
    for (let tries = 0; made.size < PER_KIND && tries < TRIES; tries++) {
      const query = make(kind);
      if (query) made.set(query.text, query);
    }
    return [...made.values()];
  });
}

/** Query files in which some queries have no right page. */
const OTHER_SETS = ['single'];

/** The readers' queries in `src/search/quality`; the kind is the name of the file. */
export function qualityQueries(pages: readonly SearchPage[], language: Locale): Query[] {
  const sets = readdirSync(join(projectFolder, 'src/search/quality')).flatMap((file) =>
    file.split(`.${language}.txt`)[1] === undefined ? [] : [file.split('.')[0] ?? ''],
  );
  return sets
    .filter((set) => !OTHER_SETS.includes(set))
    .flatMap((set) =>
      queriesOf(set, language).map(({text, answers}) => {
        const routes = new Set(answers.map(({route}) => route));
        const urls = pages.map(({url}) => url).filter((url) => routes.has(parseAnswer(url).route));
        return {kind: set, text, pages: new Set(urls)};
      }),
    );
}
