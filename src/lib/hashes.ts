import {createHash} from 'node:crypto';

/** The SHA-256 of a content. */
export const sha256 = (content: string | Buffer, encoding: 'hex' | 'base64'): string =>
  createHash('sha256').update(content).digest(encoding);

/** The SHA-256 of a content, in hexadecimal: the first digits of it, for names of files that change with their content. */
export const contentHash = (content: string | Buffer, digits: number): string =>
  sha256(content, 'hex').slice(0, digits);

/** The hash of a text as a content security policy and the attribute `integrity` write it: `sha256-` and base64. */
export const integrityHash = (text: string | Buffer): string => `sha256-${sha256(text, 'base64')}`;
