import {type Browser, type CDPSession, type Page} from '@playwright/test';
import {fontSheet, type Mode, savingData} from './browser';

/** What a first visit to a page costs, as sent: headers included, the font provider left out. */
export interface Traffic {
  /** The HTML and what the browser waits for before it paints it. */
  readonly readableBytes: number;
  readonly readableRequests: number;
  /** Without what is fetched for other pages. */
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  readonly prefetchedBytes: number;
}

interface Sent {
  readonly url: string;
  readonly type?: string;
  prefetch: boolean;
  bytes: number;
}

const QUIET_MS = 2000;
const phone = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};

/** Resolves when nothing was asked for or answered for a while: scripts that come late are part of a visit. */
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

function record(session: CDPSession): () => Sent[] {
  const sent = new Map<string, Sent>();
  session.on('Network.requestWillBeSent', ({requestId, request, type}) => {
    sent.set(requestId, {url: request.url, type, prefetch: type === 'Prefetch', bytes: 0});
  });
  session.on('Network.requestWillBeSentExtraInfo', ({requestId, headers}) => {
    const request = sent.get(requestId);
    if (
      request &&
      Object.entries(headers).some(([name, value]) => /purpose/i.test(name) && value.includes('prefetch'))
    ) {
      request.prefetch = true;
    }
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const request = sent.get(requestId);
    if (request) {
      request.bytes = encodedDataLength;
    }
  });
  return () =>
    [...sent.values()].filter(({url}) => url.startsWith('http') && !url.startsWith(new URL(fontSheet).origin));
}

/** What the browser does not paint without: the page itself and, by its own account, the files that block it. */
async function blocking(page: Page): Promise<string[]> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const {renderBlockingStatus} = entry as PerformanceResourceTiming & {renderBlockingStatus?: string};
      return renderBlockingStatus === 'blocking' ? [entry.name] : [];
    }),
  );
  return [page.url(), ...files];
}

const sum = (requests: readonly Sent[]): number => requests.reduce((total, {bytes}) => total + bytes, 0);

/** Opens an address on a phone with empty caches and weighs what comes until the line is quiet. */
export async function weigh(browser: Browser, url: string, mode: Mode): Promise<Traffic> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  if (mode === 'saving') {
    await page.addInitScript(savingData);
  }
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await page.route(`${new URL(fontSheet).origin}/**`, (route) =>
    route.fulfill({contentType: 'text/css', headers: {'access-control-allow-origin': '*'}, body: ''}),
  );
  const sent = record(session);
  await page.goto(url, {waitUntil: 'load'});
  await quiet(session);
  const needed = await blocking(page);
  const [own, ahead] = [sent().filter(({prefetch}) => !prefetch), sent().filter(({prefetch}) => prefetch)];
  await context.close();
  const readable = own.filter((request) => needed.includes(request.url));
  return {
    readableBytes: sum(readable),
    readableRequests: readable.length,
    bytes: sum(own),
    scriptBytes: sum(own.filter(({type}) => type === 'Script')),
    requests: own.length,
    prefetchedBytes: sum(ahead),
  };
}
