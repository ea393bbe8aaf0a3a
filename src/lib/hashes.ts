import {createHash} from 'node:crypto';

/** The SHA-256 of a content. */
export const sha256 = (content: string | Buffer, encoding: 'hex' | 'base64'): string =>
  createHash('sha256').update(content).digest(encoding);

/** The first digits of the hexadecimal SHA-256, for file names that change with the content. */
export const contentHash = (content: string | Buffer, digits: number): string =>
  sha256(content, 'hex').slice(0, digits);

/** The hash of a text in the form of a content security policy and of the attribute `integrity`: `sha256-` and base64. */
export const integrityHash = (text: string | Buffer): string => `sha256-${sha256(text, 'base64')}`;
