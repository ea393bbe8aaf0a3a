import {encode} from 'uqr';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../utils/html/parse';
import {qrCodeOf, qrCodesOf} from './qrCodes';

const page = (address: string, body = '') => parseHtml(`<link rel=canonical href=${address}>${body}`);

describe('the QR codes of a page', () => {
  it("hold its address, and that of the recipient's section", () => {
    const address = 'https://a.example/docs/b';
    expect([...qrCodesOf(page(address, '<h2 id=receive>For them</h2>'), 'docs/b/index.html')]).toEqual([
      ['img/docs/b.svg', address],
      ['img/docs/b-receive.svg', `${address}#receive`],
    ]);
    expect([...qrCodesOf(page('https://a.example/'), 'index.html')]).toEqual([['img/index.svg', 'https://a.example/']]);
  });

  it('are none where there is no address: the page that is not found', () => {
    expect(qrCodesOf(parseHtml('<h1>Not found</h1>'), '404.html').size).toBe(0);
  });

  it('survive damage, and have the quiet edge of four modules on each side', () => {
    const address = 'https://a.example/docs/b';
    const {size, data} = encode(address, {ecc: 'M', border: 0});
    const code = qrCodeOf(address);
    expect(code).toContain(`viewBox="0 0 ${size + 8} ${size + 8}"`);
    expect(code.match(/M/g)).toHaveLength(data.flat().filter(Boolean).length);
  });
});
