import {brotliCompressSync, constants} from 'node:zlib';
import {contentHash} from '../../utils/contentHash';
import {FORMAT_VERSION, linesOf, type RootHeader} from '../format/layout';
import {encodeDescriptions} from '../format/description';
import {encodeMessages} from '../format/messages';
import {encodePage} from '../format/pageSummary';
import {encodePostings} from '../format/postings';
import {encodeWords} from '../format/frontCoding';
import {createAnalyzer} from '../language/analyzer';
import type {LanguageRules} from '../language/rules';
import {type Synonyms, synonymWords, encodeSynonyms} from '../synonyms/parse';
import {invertPages} from './invertPages';
import {withoutRepeatedMessages} from './messages';
import type {SearchPage, SearchSection} from './searchPage';
import {writeShards} from './shards';

/** A text file of the index; the name may hold one folder. */
export interface IndexFile {
  readonly name: string;
  readonly text: string;
}

/** What `buildIndex` returns: the files to write side by side, and the name of the one to open. */
export interface BuiltIndex {
  readonly layout: 'one-file' | 'sharded';
  readonly root: string;
  readonly files: readonly IndexFile[];
}

export interface BuildOptions {
  readonly pages: readonly SearchPage[];
  readonly rules: LanguageRules;
  readonly synonyms?: readonly Synonyms[];
  /** Largest index of the one-file layout, in bytes after Brotli. */
  readonly oneFileBytes?: number;
}

const ONE_FILE_BYTES = 30_000;
/** The best compression that Brotli reaches on such text: longer text is not compressed to find out. */
const BEST_RATIO = 8;

const hashOf = (text: string): string => contentHash(text, 10);

const headingCount = (sections: readonly SearchSection[]): number =>
  sections.filter(({heading}) => heading !== '').length;

const brotliBytes = (text: string): number =>
  brotliCompressSync(text, {
    params: {[constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT},
  }).length;

/** @param beside text that belongs to it under the same name */
function rootFile(text: string, beside = ''): IndexFile {
  return {name: `root.${hashOf(text + beside)}.txt`, text};
}

/**
 * Builds the search index of one language.
 *
 * A small site becomes a single file, a large one a root file and shards of which a query needs a few.
 * Pages should come in the order of their addresses: neighbours share a file.
 */
export function buildIndex({
  pages: allPages,
  rules,
  synonyms = [],
  oneFileBytes = ONE_FILE_BYTES,
}: BuildOptions): BuiltIndex {
  const analyzer = createAnalyzer(rules);
  const pages = withoutRepeatedMessages(allPages, analyzer);
  const header = (terms: readonly {stem: string; pages: number}[]): RootHeader => {
    const used = new Set(terms.filter((term) => term.pages > 0).map((term) => term.stem));
    return {
      v: FORMAT_VERSION,
      n: pages.length,
      rules,
      synonyms: encodeSynonyms(synonyms, analyzer, (stem) => used.has(stem)),
      messages: encodeMessages(
        pages.map(({sections, messages = []}) => ({headings: headingCount(sections), messages})),
      ),
    };
  };
  const summaries = pages.map((page) =>
    encodePage({
      url: page.url,
      title: page.title,
      headings: page.sections.filter(({heading}) => heading !== '').map(({heading, id}) => ({text: heading, id})),
    }),
  );

  const descriptions = pages.map(({sections, messages = []}) =>
    encodeDescriptions([...sections, ...messages.map(({text, line}) => ({heading: text, line}))]),
  );

  const textLength = pages.reduce(
    (total, page) => total + page.sections.reduce((length, {text}) => length + text.length, 0),
    0,
  );
  if (textLength < oneFileBytes * BEST_RATIO * 3) {
    const terms = invertPages(pages, analyzer, 'every-section');
    const text = [
      JSON.stringify(header(terms)),
      encodePostings(
        terms,
        pages.map(({sections}) => 1 + headingCount(sections)),
      ),
      encodeWords(terms.flatMap((term) => term.otherForms).sort()),
      ...summaries,
    ].join('\n');
    if (brotliBytes(text) <= oneFileBytes) {
      const lines = descriptions.join('\n');
      const root = rootFile(text, lines);
      return {layout: 'one-file', root: root.name, files: [root, {name: linesOf(root.name), text: lines}]};
    }
  }

  const terms = invertPages(pages, analyzer, 'best-section', synonymWords(synonyms, analyzer));
  const {map, files} = writeShards(terms, {summaries, descriptions}, analyzer, hashOf);
  const root = rootFile(JSON.stringify({...header(terms), shards: map}));
  return {layout: 'sharded', root: root.name, files: [root, ...files]};
}
