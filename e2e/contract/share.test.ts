import {describe, expect, it} from 'vitest';
import {brand} from '../../src/site/company';
import {absolute, fileOf, readPage, valuesOf} from '../support/build';
import {pagesIn} from '../support/pages';

describe.each(pagesIn('docs'))('$address', ({address, locale}) => {
  const page = readPage(fileOf(address));
  // A task in an answer has no link of its own: the answer has one.
  const tasks = page
    .querySelectorAll('.markdown > .steps .step__text[id$="-1"]')
    .map(({id}) => `#${id.replace(/-1$/, '')}`);

  const linksIn = (selector: string) =>
    valuesOf(fileOf(address), `${selector} a:not([href^="#"])`, 'href').map((href = '') => {
      const {protocol, hostname, searchParams: parameters} = new URL(href);
      return [protocol + hostname, parameters.get('text') ?? parameters.get('body'), parameters.get('subject')];
    });

  it("has links without script to share each task and the recipient's section, or else the page", () => {
    const recipient = page.querySelectorAll('h2#receive').map(({id}) => `#${id}`);
    const sharedHashes = [...(tasks.length > 0 ? tasks : ['']), ...recipient];
    const subject = {es: `Ayuda de ${brand.name}`, en: `${brand.name} Help`}[locale];
    expect(linksIn('.share')).toEqual(
      sharedHashes.flatMap((hash) => {
        const url = absolute(address) + hash;
        return [
          ['https:wa.me', url, null],
          ['sms:', url, null],
          ['mailto:', url, subject],
        ];
      }),
    );
  });

  it('has a link without script to share each answer', () => {
    for (const answer of page.querySelectorAll('details.answer:not(.need)')) {
      if (answer.querySelector('.answer')) continue;
      const question = `details[id="${answer.id}"] .did-it-work`;
      expect(linksIn(question), answer.id).toEqual([['https:wa.me', `${absolute(address)}#${answer.id}`, null]]);
    }
  });
});
