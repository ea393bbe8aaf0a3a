import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {integrityOf} from './integrity';

describe('what a file is compared with', () => {
  it('is the hash in its name, as browsers write it', () => {
    // Among them are names with both letters that the two alphabets do not share.
    const contents = Array.from({length: 50}, (_, index) => `content ${index}`);
    for (const content of contents) {
      const hash = createHash('sha256').update(content);
      const sha256 = hash.copy().digest('base64');
      expect(integrityOf(`/en/assets/js/c.${hash.digest('base64url')}.js`)).toBe(`sha256-${sha256}`);
    }
  });

  it.each(['/main.js', '/runtime~main.js', '/assets/css/all.1a2b3c4d.css', ''])('is nothing for %j', (address) => {
    expect(integrityOf(address)).toBe('');
  });
});
