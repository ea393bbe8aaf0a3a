import {expect, it} from 'vitest';
import {fileOf, readPage} from '../support/build';
import {addressOf, locales} from '../support/routes';

it.each(locales)(
  'the symptoms of the home page are the questions about what happened, and lead to them (%s)',
  (locale) => {
    const help = readPage(fileOf(addressOf('/docs/help/', locale)));
    const answers: string[][] = [];
    let element = help.querySelector('h2#what-happened')?.nextElementSibling;
    for (; element && element.tagName !== 'H2'; element = element.nextElementSibling) {
      // Answers inside of one narrow its question down.
      if (element.tagName === 'DETAILS')
        answers.push([`#${element.id}`, element.querySelector('summary > span')?.text ?? '']);
    }
    const symptoms = readPage(fileOf(addressOf('/', locale))).querySelectorAll('.symptoms a');
    expect(
      symptoms.map((link) => [new URL(link.getAttribute('href') ?? '', 'https://x.example').hash, link.text]),
    ).toEqual(answers);
    expect(answers).not.toEqual([]);
  },
);
