import {describe, expect, it} from 'vitest';
import {shareLinks} from './shareLinks';

describe('the links that share an address', () => {
  it.each([
    'https://help.example/docs/faq/#forgot-password',
    'https://help.example/docs/faq/?from=mail&a=1+2#a',
    'https://help.example/caf%C3%A9?q=%23#b',
  ])('hand over %s as it is', (url) => {
    for (const link of Object.values(shareLinks(url))) {
      const {searchParams, hash} = new URL(link);
      expect([...searchParams.values()]).toEqual([url]);
      expect(hash).toBe('');
    }
  });

  it('lead to WhatsApp, messages and mail', () => {
    expect(Object.values(shareLinks('https://a.example/')).map((link) => link.split('?')[0])).toEqual([
      'https://wa.me/',
      'sms:',
      'mailto:',
    ]);
  });
});
