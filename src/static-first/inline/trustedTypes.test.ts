import {afterEach, expect, it, vi} from 'vitest';
import {installTrustedTypes} from './trustedTypes';

type Rules = Record<'createHTML' | 'createScriptURL' | 'createScript', (text: string) => string | undefined>;

/** The rules as this site gives them to the browser, which keeps one default policy. */
function installedRules() {
  const trustedTypes: {defaultPolicy?: Rules; createPolicy: (name: string, rules: Rules) => void} = {
    createPolicy: vi.fn((_name: string, rules: Rules) => {
      trustedTypes.defaultPolicy = rules;
    }),
  };
  vi.stubGlobal('window', {trustedTypes});
  installTrustedTypes();
  installTrustedTypes();
  expect(trustedTypes.createPolicy).toHaveBeenCalledOnce();
  return trustedTypes.defaultPolicy;
}

afterEach(() => vi.unstubAllGlobals());

it('scripts of this site are admitted, and no others', () => {
  const urls = ['/assets/js/main.1a2b.js', '/en/assets/js/c.1a2b.js', '/help/worker.js'];
  const refusedUrls = [
    ...['https://evil.example/a.js', '//evil.example/a.js', '/\\evil.example/a.js', '/\t/evil.example/a.js'],
    ...['/\n/evil.example/a.js', '/a/\t../b.js', '/assets/js/a.js?callback=evil', 'data:text/javascript,evil()'],
    ...['/search/index.1a2b.json', ''],
  ];
  const rules = installedRules();
  expect([...urls, ...refusedUrls].filter((url) => rules?.createScriptURL(url) !== undefined)).toEqual(urls);
});

it('a script may contain data, and no code that runs', () => {
  const rules = installedRules();
  for (const data of ['{"@context":"https://schema.org"}', '[1]']) {
    expect(rules?.createScript(data)).toBe(data);
  }
  for (const code of ['evil()', '{evil()}', '{"a":evil()}', '/* */evil()', '']) {
    expect(() => rules?.createScript(code)).toThrow(SyntaxError);
  }
});
