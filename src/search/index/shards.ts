import {LEVELS, MOST_POSTINGS, type ShardMap} from '../format/layout';
import {writeNumbers} from '../format/numbers';
import {writePostings} from '../format/postings';
import {writeWords} from '../format/words';
import type {Analyser} from '../language/analysis';
import type {Term} from './collect';

interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Characters in a postings file, before compression. */
const TERMS_FILE = 900;
/** Words in a spelling file: enough that the first one of a sound nearly always has the answer. */
const SPELLING_WORDS = 1_600;
const PAGES_PER_FILE = 4;
/** On a site this large, a word that one page uses once in its text is more often a slip than a word to offer. */
const LARGE_SITE = 300;

/** About how long a term is in its file. */
const sizeOf = (term: Term): number => term.word.length + 2 + Math.min(term.postings.length, MOST_POSTINGS) * 3.5;

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

interface Offer {
  readonly word: string;
  readonly pages: number;
}

/** Words to offer, by first sound. */
function bySound(terms: readonly Term[], analyser: Analyser, pages: number): Map<string, Offer[]> {
  const groups = new Map<string, Offer[]>();
  for (const term of terms) {
    const telling = pages < LARGE_SITE || term.pages !== 1 || term.postings.some(({level}) => level >= LEVELS.heading);
    if (!telling) continue;
    for (const word of [term.word, ...term.otherForms]) {
      if (word.length < 3 || /\d/.test(word)) continue;
      const sound = analyser.sound(word).charAt(0);
      const group = groups.get(sound) ?? [];
      if (group.push({word, pages: term.pages}) === 1) groups.set(sound, group);
    }
  }
  return groups;
}

function spellingFile(offers: readonly Offer[]): string {
  const sorted = [...offers].sort((one, other) => (one.word < other.word ? -1 : 1));
  return [writeWords(sorted.map(({word}) => word)), writeNumbers(sorted.map(({pages}) => commonness(pages)))].join(
    '\n',
  );
}

/** Powers of two are enough to tell a common word from a rare one, and compress well. */
const commonness = (pages: number): number => Math.round(Math.log2(pages + 1));

/** Cuts an index into files and the map that leads to them. `hashOf` names the folder. */
export function writeShards(
  terms: readonly Term[],
  cards: readonly string[],
  analyser: Analyser,
  hashOf: (text: string) => string,
): {map: ShardMap; files: TextFile[]} {
  const files: TextFile[] = [];
  const groups = splitTerms(terms);
  groups.forEach((group, number) => {
    files.push({name: `t${number}.txt`, text: writePostings(group)});
  });

  const sounds: Record<string, [number, number]> = {};
  let spelling = 0;
  for (const [sound, group] of bySound(terms, analyser, cards.length)) {
    group.sort((one, other) => other.pages - one.pages);
    sounds[sound] = [spelling, Math.ceil(group.length / SPELLING_WORDS)];
    for (let at = 0; at < group.length; at += SPELLING_WORDS) {
      files.push({name: `d${spelling++}.txt`, text: spellingFile(group.slice(at, at + SPELLING_WORDS))});
    }
  }

  for (let at = 0; at < cards.length; at += PAGES_PER_FILE) {
    files.push({name: `p${at / PAGES_PER_FILE}.txt`, text: cards.slice(at, at + PAGES_PER_FILE).join('\n')});
  }

  const folder = hashOf(files.map((file) => file.name + file.text).join('\n'));
  return {
    map: {folder, terms: writeWords(groups.map((group) => group[0]?.stem ?? '')), sounds, pagesPerFile: PAGES_PER_FILE},
    files: files.map((file) => ({...file, name: `${folder}/${file.name}`})),
  };
}
