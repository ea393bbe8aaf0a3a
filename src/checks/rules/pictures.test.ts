import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {app, findings, page} from '../fixtures/siteWith';
import {picturesRule} from './pictures';

describe('pictures', () => {
  it('finds a picture without words', async () => {
    expect(await findings(picturesRule, {'docs/a.mdx': page('![](./x.png)')})).toEqual([
      'docs/a.mdx:7: found a picture without words; expected ![what the picture shows](...). Say what a reader needs to know from it.',
    ]);
  });

  it('finds a page whose pictures are heavy', async () => {
    // Words that do not repeat: only they make a drawing heavy.
    const word = (index: number) => createHash('sha256').update(String(index)).digest('hex');
    const keys = ['title', 'body', 'field', 'submit', 'resend', 'changeEmail'];
    const code = Object.fromEntries(
      keys.map((key, index) => [key, Array.from({length: 8}, (_, at) => word(index * 8 + at)).join(' ')]),
    );
    const words = app({code});
    const site = (body: string) => ({
      'src/manual/catalogue/strings/app.es.json': words,
      'src/manual/catalogue/strings/app.en.json': words,
      'src/manual/catalogue/strings/samples.es.json': app({confirmationCode: '000000'}),
      'src/manual/catalogue/strings/samples.en.json': app({confirmationCode: '000000'}),
      'docs/a.mdx': page(body),
    });
    expect(
      (
        await findings(
          picturesRule,
          site('Uno.\n\n<Screen name="code" tap="code.changeEmail" />\n\n<Screen name="code" />'),
        )
      ).join(),
    ).toMatch(/^docs\/a\.mdx:9: found pictures of \d{4} bytes in brotli; expected at most 1500\./);
    expect(await findings(picturesRule, site('Uno.'))).toEqual([]);
  });

  it('requires a picture on a manual page with steps', async () => {
    const steps = '<Steps>\n\n1. Uno.\n\n</Steps>';
    expect((await findings(picturesRule, {'docs/a.mdx': page(steps)})).join()).toContain(
      'found <Steps> and no picture on the page',
    );
    expect(await findings(picturesRule, {'blog/a.mdx': page(steps)})).toEqual([]);
  });
});
