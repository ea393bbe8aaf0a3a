import type {Analyser} from '../language/analysis';

/** A thing, and the ways readers name it: each a phrase as it was written. */
export interface Synonyms {
  readonly said: string;
  readonly readersSay: readonly string[];
}

/**
 * Reads a synonyms file: `what the pages say : what readers say, what readers say`, `#` for comments.
 *
 * @param file name of the file, for the message
 * @throws when a line is not of that form, with file, line, what was expected and found
 */
export function parseSynonyms(text: string, file: string): Synonyms[] {
  return text.split('\n').flatMap((line, index) => {
    const rule = line.replace(/^#.*/, '').trim();
    if (rule === '') return [];
    const parts = rule.split(':').map((part) => part.trim());
    const [said = '', others = ''] = parts;
    const readersSay = others
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== '');
    if (parts.length !== 2 || said === '' || readersSay.length === 0) {
      throw new Error(
        `${file}:${index + 1}: expected "what the pages say: what readers say, what readers say", found "${rule}". ` +
          'Write one thing a line, one colon, and commas between the words of the readers.',
      );
    }
    return [{said, readersSay}];
  });
}

/** All words of the readers, for completion and correction. */
export function synonymWords(synonyms: readonly Synonyms[], analyser: Analyser): string[] {
  return synonyms.flatMap((entry) => entry.readersSay).flatMap(analyser.content);
}

/**
 * Writes the synonyms whose left side the pages use, as the root file carries them: `stems=stems,stems;...`.
 *
 * @param known whether any page contains a stem
 */
export function writeSynonyms(
  synonyms: readonly Synonyms[],
  analyser: Analyser,
  known: (stem: string) => boolean,
): string {
  const stems = (phrase: string): string => analyser.content(phrase).map(analyser.stem).join(' ');
  return synonyms
    .map(({said, readersSay}) => ({target: stems(said), phrases: new Set(readersSay.map(stems))}))
    .filter(({target}) => target.split(' ').every(known))
    .map(({target, phrases}) => {
      phrases.delete(target);
      return `${target}=${[...phrases].join(',')}`;
    })
    .join(';');
}
