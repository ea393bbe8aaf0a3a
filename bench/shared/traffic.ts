import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {type Browser, type CDPSession, type Page} from '@playwright/test';
import {fontStylesheetUrl, type Mode, savingData} from './browser';

/** The transferred data of a first visit: with headers, without the font provider. */
export interface Traffic {
  /** The HTML and the files that block its first paint. */
  readonly readableBytes: number;
  readonly readableRequests: number;
  /** All requests, without prefetches for other pages. */
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  readonly prefetchedBytes: number;
}

interface Sent {
  readonly url: string;
  readonly type?: string;
  readonly prefetch: boolean;
  readonly bytes: number;
}

/** Files that hosts compress. */
const TEXT = /\.(?:html|css|m?js|json|svg|txt|xml|wasm)$/;

const QUIET_MS = 2000;
const provider = new URL(fontStylesheetUrl).origin;
const phone = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};

/** Waits until the network was idle for a while, because late scripts are part of a visit. */
async function quiet(session: CDPSession): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, QUIET_MS);
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(resolve, QUIET_MS);
    };
    session.on('Network.requestWillBeSent', again);
    session.on('Network.loadingFinished', again);
  });
}

const isPrefetch = (headers: Readonly<Record<string, string>>): boolean =>
  Object.entries(headers).some(([name, value]) => /purpose$/i.test(name) && value.includes('prefetch'));

/** Records all requests. The data of a request arrives in several events, in any order. */
export function record(session: CDPSession): () => Sent[] {
  const requests = new Map<string, {url: string; type?: string}>();
  const prefetchIds = new Set<string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({requestId, request, type}) => {
    requests.set(requestId, {url: request.url, type});
  });
  session.on('Network.requestWillBeSentExtraInfo', ({requestId, headers}) => {
    if (isPrefetch(headers)) {
      prefetchIds.add(requestId);
    }
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => bytes.set(requestId, encodedDataLength));
  return () =>
    [...requests]
      .map(([id, request]) => ({...request, prefetch: prefetchIds.has(id), bytes: bytes.get(id) ?? 0}))
      // A request without bytes came from the cache: a prefetch of a stored file.
      .filter((request) => request.bytes > 0 && request.url.startsWith('http') && !request.url.startsWith(provider));
}

/** The files that block the first paint: the page itself and those that the browser reports as render-blocking. */
async function blocking(page: Page): Promise<string[]> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const {renderBlockingStatus} = entry as PerformanceResourceTiming & {renderBlockingStatus?: string};
      return renderBlockingStatus === 'blocking' ? [entry.name] : [];
    }),
  );
  return [page.url(), ...files];
}

/** Their bytes together. */
export const sum = (requests: readonly Sent[]): number => requests.reduce((total, {bytes}) => total + bytes, 0);

interface Visit {
  readonly requests: readonly Sent[];
  readonly needed: readonly string[];
}

/** Opens an address on a phone with empty caches and records requests until the network is idle. */
async function visit(browser: Browser, url: string, mode: Mode): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  if (mode === 'saving') {
    await page.addInitScript(savingData);
  }
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await page.route(`${provider}/**`, (route) =>
    route.fulfill({contentType: 'text/css', headers: {'access-control-allow-origin': '*'}, body: ''}),
  );
  const requests = record(session);
  await page.goto(url, {waitUntil: 'load'});
  await quiet(session);
  const needed = await blocking(page);
  await context.close();
  return {requests: requests(), needed};
}

/** Precompresses the files of a visit like a host: with Brotli at its highest level. */
export async function precompress(browser: Browser, {url, root}: SitePage, mode: Mode): Promise<void> {
  const {requests} = await visit(browser, url, mode);
  const isFile = (name: string) => statSync(path.join(root, name), {throwIfNoEntry: false})?.isFile();
  for (const {pathname} of requests.map((request) => new URL(request.url))) {
    const name = decodeURIComponent(pathname);
    const file = path.join(root, [name, path.join(name, 'index.html')].find(isFile) ?? '404.html');
    if (TEXT.test(file) && !existsSync(`${file}.br`)) {
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
  }
}

/** A page, and the folder of its site. Compressed files are added to the folder. */
export interface SitePage {
  readonly url: string;
  readonly root: string;
}

/** Weighs the first visit to a page, and leaves precompressed files for later visits. */
export async function weigh(browser: Browser, page: SitePage, mode: Mode): Promise<Traffic> {
  await precompress(browser, page, mode);
  const {requests, needed} = await visit(browser, page.url, mode);
  const [pageRequests, prefetches] = [
    requests.filter(({prefetch}) => !prefetch),
    requests.filter(({prefetch}) => prefetch),
  ];
  const readable = pageRequests.filter((request) => needed.includes(request.url));
  return {
    readableBytes: sum(readable),
    readableRequests: readable.length,
    bytes: sum(pageRequests),
    scriptBytes: sum(pageRequests.filter(({type}) => type === 'Script')),
    requests: pageRequests.length,
    prefetchedBytes: sum(prefetches),
  };
}
