import {describe, expect, it, vi} from 'vitest';
import {facesOf} from './webFont';

// What the build generates from the configuration.
vi.mock('../docusaurusInternals/client/siteWithoutContexts', () => ({siteConfig: {}}));

describe('the faces that a stylesheet describes', () => {
  /** The stylesheet with one rule of these descriptors besides the source. */
  const stylesheet = (said: string) => {
    const style = document.createElement('style');
    style.textContent = `@font-face { font-family: F; src: url("a.woff2"); ${said} }`;
    document.head.append(style);
    return style.sheet;
  };

  it('have the descriptors of their rules', () => {
    expect(facesOf(stylesheet('font-weight: 400; unicode-range: U+0-FF;'))).toEqual([
      ['url("a.woff2")', {weight: '400', unicodeRange: 'U+0-FF'}],
    ]);
  });

  it('lack a descriptor that the rule lacks', () => {
    expect(JSON.parse(JSON.stringify(facesOf(stylesheet(''))))).toEqual([['url("a.woff2")', {}]]);
  });
});
