import {describe, expect, it} from 'vitest';
import {replaceInlineScript} from './inlineScript';

const page = (script: string) =>
  `<!doctype html><html lang=es><head><title>Ñandú 🎉</title><script>"data-announcement"</script><script data-site-base=/ data-locales="es en">n()</script><script data-site-base=/ data-announcement=a data-dark-mode="a > b">${script}</script><script type=application/json>{}</script></head><p>Text`;

describe('the inline script of a built page', () => {
  it('is replaced whatever the minifier made of it, and nothing else is', () => {
    expect(replaceInlineScript(page('"local"===e?"<b>":"$&"'), 'e==="local"?"$&":"<i>"')).toBe(
      page('e==="local"?"$&":"<i>"'),
    );
  });

  it('must be there', () => {
    expect(() => replaceInlineScript('<script data-site-base=/>"data-announcement"</script>', '')).toThrow(
      'The page has no script[data-announcement]',
    );
  });
});
