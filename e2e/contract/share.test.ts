import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {codeOf} from '../../src/post-build/printCodes';
import {absolute, buildFolder, fileOf, readPage} from '../support/build';
import {addressOf, pages} from '../support/routes';

const manual = pages.filter(({path, generated}) => path.startsWith('/docs/') && !generated);

describe.each(pages)('$address', ({address, path, locale}) => {
  const codeAt = (name: string) => readFileSync(join(buildFolder, addressOf('/img', locale), `${name}.svg`), 'utf8');
  const name = path.replace(/^\/|\/$/g, '') || 'index';

  it('has a QR code for paper, which holds its address', () => {
    expect(codeAt(name)).toBe(codeOf(absolute(address)));
  });

  it('has one for its part for who receives, where there is one', () => {
    const hasPart = readPage(fileOf(address)).querySelector('h2#receive') !== null;
    expect(hasPart).toBe(/^\/docs\/services\/(?:mobile|remittances)$/.test(path));
    if (hasPart) expect(codeAt(`${name}-receive`)).toBe(codeOf(`${absolute(address)}#receive`));
  });
});

describe.each(manual)('$address', ({address}) => {
  const page = readPage(fileOf(address));
  const tasks = page.querySelectorAll('.steps .step__text[id$="-1"]').map(({id}) => `#${id.replace(/-1$/, '')}`);

  it('can be passed on without script: each task by its own address, or else the page', () => {
    const links = page
      .querySelectorAll('.share a')
      .map((link) => new URL(link.getAttribute('href') ?? ''))
      .map(({protocol, hostname, searchParams}) => [protocol + hostname, ...searchParams.values()]);
    const shared = (tasks.length > 0 ? tasks : ['']).map((hash) => absolute(address) + hash);
    expect(links).toEqual(shared.flatMap((url) => ['https:wa.me', 'sms:', 'mailto:'].map((target) => [target, url])));
  });
});
