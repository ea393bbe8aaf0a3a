import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {type Page, type Request} from '@playwright/test';
import {answerTo, buildFolder} from './build';

const sizes = new Map<string, number>();

/** The transfer size of a file of the built site in brotli; 0 for other hosts. */
export function transferSize(address: string): number {
  const {pathname} = new URL(address);
  const size = sizes.get(pathname);
  if (size !== undefined) {
    return size;
  }
  const file = join(buildFolder, answerTo(pathname) ?? '');
  const bytes = existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0;
  sizes.set(pathname, bytes);
  return bytes;
}

const isPrefetch = (request: Request) => {
  const {purpose = '', 'sec-purpose': secPurpose = purpose} = request.headers();
  return secPurpose.includes('prefetch');
};

/** Collects the addresses on this site that a page requests for itself. The returned list grows while the page is used. */
export function collectRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (!isPrefetch(request) && new URL(request.url()).hostname === 'localhost') {
      addresses.push(request.url());
    }
  });
  return addresses;
}
