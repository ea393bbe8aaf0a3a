import {expect, it} from 'vitest';
import {readPage} from '../support/build';
import {addressOf, locales} from '../support/routes';

it.each(locales)('each symptom of the home page leads to the answer with the same question (%s)', (locale) => {
  const prefix = addressOf('/', locale).slice(1);
  const links = readPage(`${prefix}index.html`).querySelectorAll('.symptoms a');
  const help = readPage(`${prefix}docs/help/index.html`);
  expect(links).not.toEqual([]);
  for (const link of links) {
    const id = link.getAttribute('href')?.split('#')[1] ?? '';
    const question = help.querySelector(`details[id="${id}"] > summary > span`);
    expect(question?.textContent, id).toBe(link.textContent);
  }
});
