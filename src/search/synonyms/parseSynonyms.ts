import {writerMessage} from '../../writer-errors/message';
import {WriterErrors, type WriterError} from '../../writer-errors/writerError';

/** A term of the pages, or the address of an answer, and its synonyms, each a word or phrase. */
export interface Synonyms {
  readonly canonical: string;
  readonly variants: readonly string[];
  /** Counted from 1. */
  readonly line: number;
}

/** The synonyms of a language, from the site's root. */
export const synonymsFile = (locale: string): string => `src/search/synonyms/${locale}.txt`;

/**
 * Parses a synonyms file: `what the pages say : what readers say, what readers say`, `#` for comments.
 *
 * @param file name of the file, for the messages
 * @throws WriterErrors when a line has another form, or repeats a term
 */
export function parseSynonyms(text: string, file: string): Synonyms[] {
  const synonyms = new Map<string, Synonyms>();
  const errors: WriterError[] = [];
  text.split('\n').forEach((rawLine, index) => {
    const rule = rawLine.replace(/^#.*/, '').trim();
    const line = index + 1;
    if (rule === '') return;
    const parts = rule.split(':').map((part) => part.trim());
    const [canonical = '', others = ''] = parts;
    const variants = others
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== '');
    const earlierRule = synonyms.get(canonical);
    if (parts.length !== 2 || canonical === '' || variants.length === 0) {
      errors.push({file, line, message: writerMessage('wrongSynonym', {rule})});
    } else if (earlierRule) {
      errors.push({file, line, message: writerMessage('repeatedSynonym', {term: canonical, line: earlierRule.line})});
    } else {
      synonyms.set(canonical, {canonical, variants, line});
    }
  });
  if (errors.length > 0) throw new WriterErrors(errors);
  return [...synonyms.values()];
}
