/** A term of the pages and its synonyms, each a word or phrase. */
export interface Synonyms {
  readonly canonical: string;
  readonly variants: readonly string[];
}

/**
 * Parses a synonyms file: `what the pages say : what readers say, what readers say`, `#` for comments.
 *
 * @param file name of the file, for the message
 * @throws when a line is not of that form, or its term has one already, with file, line, what was expected and found
 */
export function parseSynonyms(text: string, file: string): Synonyms[] {
  const lines = new Map<string, number>();
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
    const before = lines.get(canonical);
    if (before !== undefined) {
      throw new Error(
        `${file}:${index + 1}: "${canonical}" has its words in line ${before}. Write these there, and remove this line.`,
      );
    }
    lines.set(canonical, index + 1);
    return [{canonical, variants}];
  });
}
