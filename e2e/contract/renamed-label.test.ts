import {readFileSync} from 'node:fs';
import {type HTMLElement, parse} from 'node-html-parser';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {locales} from '../../src/site-model/locales';
import {fileOf} from '../support/build';
import {addressOf} from '../support/routes';
import {longestBuild, ProjectCopy} from '../support/projectCopy';

// The app's team renames a button: nobody edits a page, and the manual says the new word everywhere after one build.

const renamed = {es: ['Usar promoción', 'Aprovechar promoción'], en: ['Use promotion', 'Redeem promotion']} as const;

let site: ProjectCopy;

beforeAll(async () => {
  site = new ProjectCopy();
  for (const locale of locales) {
    const [before, after] = renamed[locale];
    site.edit(`src/manual/catalogue/strings/app.${locale}.json`, (catalogue) =>
      catalogue.replace(`"use": "${before}"`, `"use": "${after}"`),
    );
  }
  const {code, output} = await site.build();
  expect(code, output).toBe(0);
}, longestBuild);

afterAll(() => {
  site.remove();
});

describe.each(locales)('a label that is renamed in the catalogue (%s)', (locale) => {
  const [before, after] = renamed[locale];
  const words = (elements: HTMLElement[]) => elements.map(({text}) => text).join('\n');
  const main = () => {
    const html = readFileSync(site.path(`build/${fileOf(addressOf('/docs/promotions/', locale))}`), 'utf8');
    const page = parse(html, {parseNoneClosedTags: true});
    return page.querySelector('main') ?? page;
  };

  it('is renamed in the sentences', () => {
    expect(words(main().querySelectorAll('b.app'))).toContain(after);
    expect(main().text).not.toContain(before);
  });

  it('is renamed in the pictures, and in the words that stand for them', () => {
    expect(words(main().querySelectorAll('.phone'))).toContain(after);
    const alternatives = main()
      .querySelectorAll('[role=img]')
      .map((picture) => picture.getAttribute('aria-label'));
    expect(alternatives.join('\n')).toContain(after);
    expect(alternatives.join('\n')).not.toContain(before);
  });
});
