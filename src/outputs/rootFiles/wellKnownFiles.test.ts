import {expect, it} from 'vitest';
import {SECURITY_CONTACT_EXPIRES, securityTxt} from './wellKnownFiles';

const day = 24 * 60 * 60 * 1000;

it('security.txt has the fields that RFC 9116 requires', () => {
  const text = securityTxt('https://help.example/', ['es', 'en']);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Canonical: https:\/\/help\.example\/\.well-known\/security\.txt$/m);
  expect(text.match(/^Expires: /gm)).toHaveLength(1);
});

it('the security contact is valid for another month: renew SECURITY_CONTACT_EXPIRES when this fails', () => {
  const timeLeft = Date.parse(SECURITY_CONTACT_EXPIRES) - Date.now();
  expect(timeLeft).toBeGreaterThan(30 * day);
  expect(timeLeft).toBeLessThan(366 * day);
});
