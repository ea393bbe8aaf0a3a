import {cpSync, readFileSync} from 'node:fs';
import {parse} from 'node-html-parser';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {BUILD_TIMEOUT, ProjectCopy} from '../support/projectCopy';

// cspell:ignore Português português ainda
// A language that nobody has written anything for: one line in the list of languages, and the label files.

const labels = ['app', 'components', 'facts', 'samples', 'messages', 'glossary'];
const fileOf = (name: string, locale: string) => `src/manual/catalogue/strings/${name}.${locale}.json`;

let site: ProjectCopy;
let built: {code: number; output: string};
let withoutWords: {code: number; output: string};

beforeAll(async () => {
  site = new ProjectCopy();
  site.edit('src/site/locales.ts', (text) =>
    text.replace(/^ {2}en: .*$/m, (line) => `${line}\n  pt: {label: 'Português', htmlLang: 'pt'},`),
  );
  for (const name of labels.filter((each) => each !== 'components')) {
    cpSync(site.path(fileOf(name, 'es')), site.path(fileOf(name, 'pt')));
  }
  withoutWords = await site.build('--locale', 'pt');
  cpSync(site.path(fileOf('components', 'es')), site.path(fileOf('components', 'pt')));
  site.edit(fileOf('components', 'pt'), (text) =>
    text.replace(/"missing": ".*"/, '"missing": "Esta página ainda não está em português."'),
  );
  built = await site.build('--locale', 'pt');
}, BUILD_TIMEOUT);

afterAll(() => site.remove());

const page = (file: string) => parse(readFileSync(site.path(`build/${file}`), 'utf8'), {parseNoneClosedTags: true});

describe('a language that was added to the list', () => {
  it('needs its label files: the build names one that is missing', () => {
    expect(withoutWords.code).toBe(1);
    expect(withoutWords.output).toContain(`${fileOf('components', 'pt')}:1: se encontró que falta el archivo`);
  });

  it('is built, and the build says what it lacks', () => {
    expect(built.output).toContain('src/search/language/pt.ts');
    expect(built.code).toBe(0);
  });

  it.each(['docs/checkout/index.html', 'docs/faq/index.html', 'blog/welcome/index.html'])(
    'shows the Spanish page with a notice where it has none: %s',
    (file) => {
      const {html, notice, article} = {
        html: page(file).querySelector('html'),
        notice: page(file).querySelector('aside.freshness'),
        article: page(file).querySelector('div[lang=es]'),
      };
      expect(html?.getAttribute('lang')).toBe('pt');
      expect(notice?.text).toContain('Esta página ainda não está em português.');
      expect(article?.text.length).toBeGreaterThan(200);
    },
  );
});
