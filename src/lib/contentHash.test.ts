import {expect, it} from 'vitest';
import {contentHash, integrityHash} from './contentHash';

// The SHA-256 of "abc" in FIPS 180-2, appendix B.1.
it('is the SHA-256 of the content', () => {
  expect(contentHash('abc', 10)).toBe('ba7816bf8f');
  expect(contentHash(Buffer.from('abc'), 8)).toBe('ba7816bf');
  expect(integrityHash('abc')).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
});
