import {describe, expect, it} from 'vitest';
import {shareLinks} from './shareLinks';

describe('the links that share an address', () => {
  it.each([
    'https://help.example/docs/faq/#forgot-password',
    'https://help.example/docs/faq/?from=mail&a=1+2#a',
    'https://help.example/caf%C3%A9?q=%23#b',
  ])('hand over %s as it is', (url) => {
    for (const link of Object.values(shareLinks(url, 'Ayuda'))) {
      const {searchParams, hash} = new URL(link);
      expect(searchParams.get('text') ?? searchParams.get('body')).toBe(url);
      expect(hash).toBe('');
    }
  });

  it('give a mail its subject, whatever letters it has', () => {
    const {searchParams} = new URL(shareLinks('https://a.example/', '¿Qué & cómo? #1').mail);
    expect(Object.fromEntries(searchParams)).toEqual({subject: '¿Qué & cómo? #1', body: 'https://a.example/'});
  });

  it('lead to WhatsApp, messages and mail', () => {
    expect(Object.values(shareLinks('https://a.example/', 'Ayuda')).map((link) => link.split('?')[0])).toEqual([
      'https://wa.me/',
      'sms:',
      'mailto:',
    ]);
  });
});
