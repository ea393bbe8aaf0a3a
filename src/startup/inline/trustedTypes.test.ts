import {afterEach, expect, it, vi} from 'vitest';
import {installTrustedTypes} from './trustedTypes';

type Rules = Record<'createHTML' | 'createScriptURL' | 'createScript', (text: string) => string | undefined>;

/** The browser's side of the API: it keeps one default policy. */
function stubTrustedTypes() {
  const trustedTypes = {
    defaultPolicy: null as Rules | null,
    createPolicy: vi.fn((_name: string, rules: Rules) => {
      trustedTypes.defaultPolicy = rules;
    }),
  };
  vi.stubGlobal('window', {trustedTypes});
  return trustedTypes;
}

/** The rules as this site gives them to the browser. */
function installedRules() {
  const trusted = stubTrustedTypes();
  installTrustedTypes();
  return trusted.defaultPolicy;
}

afterEach(() => vi.unstubAllGlobals());

it.each(['/assets/js/main.1a2b.js', '/en/assets/js/c.1a2b.js', '/help/worker.js'])(
  '%s is admitted as a script',
  (url) => {
    expect(installedRules()?.createScriptURL(url)).toBe(url);
  },
);

it.each([
  'https://evil.example/a.js',
  '//evil.example/a.js',
  '/\\evil.example/a.js',
  '/\t/evil.example/a.js',
  '/\n/evil.example/a.js',
  '/a/\t../b.js',
  '/assets/js/a.js?callback=evil',
  'data:text/javascript,evil()',
  '/search/root.1a2b.txt',
  '',
])('%j is refused as a script', (url) => {
  expect(installedRules()?.createScriptURL(url)).toBeUndefined();
});

it('data is admitted as the text of a script, and nothing that is executed', () => {
  const rules = installedRules();
  for (const data of ['{"@context":"https://schema.org"}', '[1]']) {
    expect(rules?.createScript(data)).toBe(data);
  }
  for (const code of ['evil()', '{evil()}', '{"a":evil()}', '/* */evil()', '']) {
    expect(() => rules?.createScript(code)).toThrow(SyntaxError);
  }
});

it('the policy is installed once, and not where the browser has no such thing', () => {
  vi.stubGlobal('window', {});
  installTrustedTypes();
  const {createPolicy} = stubTrustedTypes();
  installTrustedTypes();
  installTrustedTypes();
  expect(createPolicy).toHaveBeenCalledTimes(1);
});
