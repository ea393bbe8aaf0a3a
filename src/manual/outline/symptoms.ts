import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fillKeys, type Catalogue} from '../catalogue';
import {sourceLocale, type Locale} from '../../site/locales';
import type {Outline} from '../../site/outline/model';
import {fileOf} from '../../site/pageRef';

/** The help page in a language: in Spanish, where its translation is missing. A site without the page has no text. */
export function readHelp(siteDir: string, locale: Locale): string {
  const languages: readonly Locale[] = [locale, sourceLocale];
  const files = languages.map((each) =>
    path.join(siteDir, fileOf({section: 'docs', name: 'help/index.mdx', locale: each})),
  );
  const file = files.find((each) => existsSync(each));
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

/**
 * What may have happened, in people's words: the answers of the help page that ask on, since they hold others. The parser of MDX cannot be
 * loaded by the configuration, whose loader turns imports into `require`.
 */
export function symptomsOf(help: string, catalogue: Catalogue): Outline['symptoms'] {
  return help
    .split(/^(?=<Answer\s)/m)
    .filter((answer) => /^ +<Answer\s/m.test(answer))
    .map((answer) => ({
      id: /\bid="([^"]+)"/.exec(answer)?.[1] ?? '',
      question: fillKeys(/\bquestion="([^"]+)"/.exec(answer)?.[1] ?? '', catalogue),
    }));
}
