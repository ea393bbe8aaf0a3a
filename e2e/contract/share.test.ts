import {describe, expect, it} from 'vitest';
import {absolute, fileOf, readPage} from '../support/build';
import {pages} from '../support/routes';

const manual = pages.filter(({path, generated}) => path.startsWith('/docs/') && !generated);

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
