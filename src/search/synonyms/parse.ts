import {EXACT} from '../format/layout';
import {isName} from '../format/names';
import {type Analyzer, fold} from '../language/analyzer';

/**
 * A term of the pages and its synonyms, each a word or phrase. A phrase in quotes matches as it stands, stop words included:
 * "contact us" is not "contact".
 */
export interface Synonyms {
  readonly canonical: string;
  readonly variants: readonly string[];
}

/**
 * Parses a synonyms file: `what the pages say : what readers say, what readers say`, `#` for comments.
 *
 * @param file name of the file, for the message
 * @throws when a line is not of that form, with file, line, what was expected and found
 */
export function parseSynonyms(text: string, file: string): Synonyms[] {
  return text.split('\n').flatMap((line, index) => {
    const rule = line.replace(/^#.*/, '').trim();
    if (rule === '') return [];
    const parts = rule.split(':').map((part) => part.trim());
    const [canonical = '', others = ''] = parts;
    const variants = others
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== '');
    if (parts.length !== 2 || canonical === '' || variants.length === 0) {
      throw new Error(
        `${file}:${index + 1}: expected "what the pages say: what readers say, what readers say", found "${rule}". ` +
          'Write one term per line, one colon, and commas between the words of the readers.',
      );
    }
    return [{canonical, variants}];
  });
}

/** The words of all synonyms, for completion and correction. */
export function synonymWords(synonyms: readonly Synonyms[], analyzer: Analyzer): string[] {
  return synonyms.flatMap((entry) => entry.variants).flatMap(analyzer.contentWords);
}

/**
 * Encodes the synonyms of terms that the pages have, for the root file: `stems=words,words;...`.
 *
 * @param known whether any page contains a stem
 */
export function encodeSynonyms(
  synonyms: readonly Synonyms[],
  analyzer: Analyzer,
  known: (stem: string) => boolean,
): string {
  const stems = (phrase: string): string => analyzer.contentWords(phrase).map(analyzer.stem).join(' ');
  const words = (phrase: string): string =>
    phrase.startsWith(EXACT)
      ? EXACT + analyzer.words(phrase).map(fold).join(' ')
      : analyzer.contentWords(phrase).join(' ');
  return synonyms
    .map(({canonical, variants}) => {
      // Phrases that match as they stand differ in their stop words, which have no stems.
      const key = (variant: string) => (variant.startsWith(EXACT) ? words(variant) : stems(variant));
      const byStems = new Map(variants.map((variant) => [key(variant), words(variant)]));
      return {target: stems(canonical), byStems};
    })
    .filter(({target}) => isName(target) || target.split(' ').every(known))
    .map(({target, byStems}) => {
      byStems.delete(target);
      return `${target}=${[...byStems.values()].join(',')}`;
    })
    .join(';');
}
