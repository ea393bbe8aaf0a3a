import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fillKeys, type Catalogue} from '../catalogue/catalogue';
import {writerMessage} from '../../writer-errors/message';
import {WriterErrors} from '../../writer-errors/writerError';
import {sourceLocale, type Locale} from '../../site/locales';
import type {Outline} from '../../site/outline';
import {fileOf} from '../../site/pages';

/**
 * What may have happened, in people's words: the answers below that heading of the help page. Where its translation is missing, those of
 * the Spanish page; a site without the page has none.
 * @throws WriterErrors when the page has no such answers
 */
export function readSymptoms(siteDir: string, locale: Locale, catalogue: Catalogue): Outline['symptoms'] {
  const languages: readonly Locale[] = [locale, sourceLocale];
  const files = languages.map((each) => fileOf({section: 'docs', name: 'help/index.mdx', locale: each}));
  const file = files.find((each) => existsSync(path.join(siteDir, each)));
  if (file === undefined) return [];
  const symptoms = symptomsOf(readFileSync(path.join(siteDir, file), 'utf8'), catalogue);
  if (symptoms.length === 0) throw new WriterErrors([{file, line: 1, message: writerMessage('noSymptoms')}]);
  return symptoms;
}

/**
 * Answers inside of one narrow its question down, and are no symptoms. The parser of MDX cannot be loaded by the configuration, whose
 * loader turns imports into `require`.
 */
function symptomsOf(help: string, catalogue: Catalogue): Outline['symptoms'] {
  const section = help.split(/^## /m).find((each) => /^.*#what-happened/.test(each)) ?? '';
  let depth = 0;
  const answers = section.split(/(?=<\/?Answer\b)/).filter((part) => {
    if (part.startsWith('</')) depth -= 1;
    return part.startsWith('<Answer') && depth++ === 0;
  });
  return answers.map((answer) => ({
    id: /\bid="([^"]+)"/.exec(answer)?.[1] ?? '',
    question: fillKeys(/\bquestion="([^"]+)"/.exec(answer)?.[1] ?? '', catalogue),
  }));
}
