import {describe, expect, it} from 'vitest';
import {testBuild, testModel} from '../testing/model';
import {headersOf} from './index';
import type {Headers} from './headers';

/**
 * The scores of the MDN HTTP Observatory (1.4.8) for what it reads of a response. Its package brings a server, a database client and
 * a reporter, so the rules that this site can meet stand here: each gives its modifier when it is met, and takes the one for
 * what comes next when not. A score of 100 is A+.
 */
const base = 100;

const sourcesOf = (headers: Headers): Map<string, string[]> =>
  new Map(
    (headers['Content-Security-Policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const isBroad = (source: string) => /^(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)$/.test(source);
const isUnsafe = (source: string) => isBroad(source) || ["'unsafe-inline'", 'data:'].includes(source);

function scoreOfPolicy(headers: Headers): number {
  const policy = sourcesOf(headers);
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  if (!headers['Content-Security-Policy']) return -25;
  if (of('script-src').some(isUnsafe) || of('object-src').some(isBroad)) return -20;
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10;
  if (of('style-src').some(isUnsafe)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const SIX_MONTHS = 15_552_000;

const scores: {[subject: string]: (headers: Headers) => number} = {
  'Content-Security-Policy': scoreOfPolicy,
  'Strict-Transport-Security': ({'Strict-Transport-Security': value = ''}) =>
    Number(/max-age=(\d+)/.exec(value)?.[1] ?? -1) >= SIX_MONTHS ? 0 : -20,
  'X-Content-Type-Options': ({'X-Content-Type-Options': value}) => (value === 'nosniff' ? 0 : -5),
  'X-Frame-Options': (headers) =>
    sourcesOf(headers).has('frame-ancestors') ? 5 : headers['X-Frame-Options'] === 'DENY' ? 0 : -20,
  'Referrer-Policy': ({'Referrer-Policy': value = ''}) => (privateReferrers.includes(value) ? 5 : 0),
  'Cross-Origin-Resource-Policy': ({'Cross-Origin-Resource-Policy': value = ''}) =>
    ['same-origin', 'same-site'].includes(value) ? 10 : 0,
};

const modifiersOf = (headers: Headers) =>
  Object.fromEntries(Object.entries(scores).map(([subject, score]) => [subject, score(headers)]));

describe('the HTTP Observatory', () => {
  const model = testModel();

  it.each(Object.keys(testBuild).filter((file) => file.endsWith('.html')))(
    'gives %s all that headers can earn',
    (file) => {
      const modifiers = modifiersOf(headersOf(model, file));
      expect(modifiers).toEqual({
        'Content-Security-Policy': 10,
        // 5 more for a site on the browsers' preload list, which is its owner's to ask for.
        'Strict-Transport-Security': 0,
        'X-Content-Type-Options': 0,
        'X-Frame-Options': 5,
        'Referrer-Policy': 5,
        'Cross-Origin-Resource-Policy': 10,
      });
      const score = Object.values(modifiers).reduce((sum, modifier) => sum + modifier, base);
      expect(score).toBe(130);
    },
  );

  it.each([
    ['Content-Security-Policy', "script-src 'self' 'unsafe-inline'", -20],
    ['Content-Security-Policy', "script-src 'self'; object-src 'none'; style-src 'unsafe-inline'", 0],
    ['Content-Security-Policy', "default-src 'self'", 5],
    ['Strict-Transport-Security', 'max-age=60', -20],
    ['X-Frame-Options', 'DENY', 0],
    ['Referrer-Policy', 'unsafe-url', 0],
  ])('gives less for %s: %s', (name, value, modifier) => {
    expect(modifiersOf({[name]: value})[name]).toBe(modifier);
  });
});
