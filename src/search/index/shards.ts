import {IMPACTS, MAX_POSTINGS, type ShardMap} from '../format/layout';
import {encodeNumbers} from '../format/varint';
import {encodePostings} from '../format/postings';
import {encodeWords} from '../format/frontCoding';
import type {Analyzer} from '../language/analyzer';
import type {Term} from './invertPages';

interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Characters in a postings file, before compression. */
const TERMS_FILE = 900;
/** Words in a dictionary file: enough that the first file of a letter nearly always has the correction. */
const DICTIONARY_WORDS = 1_600;
const PAGES_PER_FILE = 4;
/** From this number of pages on, a word that one page has once in its text is more often a misspelling than a correction. */
const LARGE_SITE = 300;

/** The approximate length of a term in its file, in characters. */
const sizeOf = (term: Term): number => term.word.length + 2 + Math.min(term.postings.length, MAX_POSTINGS) * 3.5;

function splitTerms(terms: readonly Term[]): Term[][] {
  const groups: Term[][] = [];
  let size = Infinity;
  for (const term of terms) {
    if (size > TERMS_FILE) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(term);
    size += sizeOf(term);
  }
  return groups;
}

interface CountedWord {
  readonly word: string;
  readonly pages: number;
}

/** The dictionary for spelling correction, by the first letter of the phonetic key. */
function groupByKeyInitial(terms: readonly Term[], analyzer: Analyzer, pages: number): Map<string, CountedWord[]> {
  const groups = new Map<string, CountedWord[]>();
  for (const term of terms) {
    const isReliable =
      pages < LARGE_SITE || term.pages !== 1 || term.postings.some(({impact}) => impact >= IMPACTS.heading);
    if (!isReliable) continue;
    for (const word of [term.word, ...term.otherForms]) {
      if (word.length < 3 || /\d/.test(word)) continue;
      const initial = analyzer.phoneticKey(word).charAt(0);
      const group = groups.get(initial) ?? [];
      if (group.push({word, pages: term.pages}) === 1) groups.set(initial, group);
    }
  }
  return groups;
}

function dictionaryFile(words: readonly CountedWord[]): string {
  const sorted = [...words].sort((one, other) => (one.word < other.word ? -1 : 1));
  return [encodeWords(sorted.map(({word}) => word)), encodeNumbers(sorted.map(({pages}) => logFrequency(pages)))].join(
    '\n',
  );
}

/** Powers of two are enough to rank corrections, and compress well. */
const logFrequency = (pages: number): number => Math.round(Math.log2(pages + 1));

/** Of each page a line. */
interface PageLines {
  readonly summaries: readonly string[];
  readonly descriptions: readonly string[];
}

/**
 * Splits an index into files and the map that locates them.
 * @param hashOf hashes the contents into the name of the folder
 */
export function writeShards(
  terms: readonly Term[],
  {summaries, descriptions}: PageLines,
  analyzer: Analyzer,
  hashOf: (text: string) => string,
): {map: ShardMap; files: TextFile[]} {
  const files: TextFile[] = [];
  const groups = splitTerms(terms);
  groups.forEach((group, number) => {
    files.push({name: `t${number}.txt`, text: encodePostings(group)});
  });

  const dictionaries: Record<string, [number, number]> = {};
  let fileNumber = 0;
  for (const [initial, group] of groupByKeyInitial(terms, analyzer, summaries.length)) {
    group.sort((one, other) => other.pages - one.pages);
    dictionaries[initial] = [fileNumber, Math.ceil(group.length / DICTIONARY_WORDS)];
    for (let at = 0; at < group.length; at += DICTIONARY_WORDS) {
      files.push({name: `d${fileNumber++}.txt`, text: dictionaryFile(group.slice(at, at + DICTIONARY_WORDS))});
    }
  }

  for (let at = 0; at < summaries.length; at += PAGES_PER_FILE) {
    const of = (lines: readonly string[]): string => lines.slice(at, at + PAGES_PER_FILE).join('\n');
    files.push({name: `p${at / PAGES_PER_FILE}.txt`, text: of(summaries)});
    files.push({name: `l${at / PAGES_PER_FILE}.txt`, text: of(descriptions)});
  }

  const folder = hashOf(files.map((file) => file.name + file.text).join('\n'));
  return {
    map: {
      folder,
      terms: encodeWords(groups.map((group) => group[0]?.stem ?? '')),
      dictionaries,
      pagesPerFile: PAGES_PER_FILE,
    },
    files: files.map((file) => ({...file, name: `${folder}/${file.name}`})),
  };
}
