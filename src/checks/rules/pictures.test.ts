import {describe, expect, it} from 'vitest';
import {findings, page} from '../../../e2e/support/manual/siteWith';
import {picturesRule} from './pictures';

describe('pictures', () => {
  it('finds a picture without words', async () => {
    expect(await findings(picturesRule, {'docs/a.mdx': page('![](./x.png)')})).toEqual([
      'docs/a.mdx:7: found a picture without words; expected ![what the picture shows](...). Say what a reader needs to know from it.',
    ]);
  });

  it('requires a picture on a manual page with steps', async () => {
    const steps = '<Steps>\n\n1. Uno.\n\n</Steps>';
    expect((await findings(picturesRule, {'docs/a.mdx': page(steps)})).join()).toContain(
      'found <Steps> and no picture on the page',
    );
    expect(await findings(picturesRule, {'blog/a.mdx': page(steps)})).toEqual([]);
  });
});
