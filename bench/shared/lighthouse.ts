import {browserFlags} from '../../scripts/setup/find-browser.cjs';
import {browserPath, fontStylesheetUrl, type Mode, savingData} from './browser';
import {importPackage} from './packages';

/** Networks that Lighthouse simulates. The processor is four times slower on both. */
const networks = {
  'slow 4G': {rttMs: 150, throughputKbps: 1638.4},
  '250 kbit/s': {rttMs: 800, throughputKbps: 250},
} as const;

export type Network = keyof typeof networks;

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** The part of Lighthouse's result that is read here. */
export interface Result {
  readonly categories: Readonly<
    Partial<Record<Category, {score: number | null; auditRefs: readonly {id: string; weight: number}[]}>>
  >;
  readonly audits: Readonly<Record<string, {title: string; score: number | null; numericValue?: number}>>;
  readonly runtimeError?: {message: string};
}

interface Session {
  send: (method: string, parameters?: object) => Promise<unknown>;
  on: (event: string, listener: (event: {requestId: string}) => void) => void;
}
interface PuppeteerPage {
  createCDPSession: () => Promise<Session>;
  evaluateOnNewDocument: (source: string) => Promise<unknown>;
  close: () => Promise<void>;
}
interface PuppeteerBrowser {
  newPage: () => Promise<PuppeteerPage>;
  close: () => Promise<void>;
}
interface Puppeteer {
  launch: (options: {executablePath: string; args: readonly string[]}) => Promise<PuppeteerBrowser>;
}
type Lighthouse = (
  url: string,
  flags: object,
  config: object,
  page: PuppeteerPage,
) => Promise<{lhr: Result} | undefined>;

/** The font provider cannot be reached. An empty stylesheet instead neither fails nor takes time. */
async function answerForTheFont(page: PuppeteerPage): Promise<void> {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({requestId}) => {
    const responseHeaders = [
      {name: 'content-type', value: 'text/css'},
      {name: 'access-control-allow-origin', value: '*'},
      {name: 'cache-control', value: 'private, max-age=86400'},
    ];
    void session.send('Fetch.fulfillRequest', {requestId, responseCode: 200, responseHeaders, body: ''});
  });
  await session.send('Fetch.enable', {patterns: [{urlPattern: `${new URL(fontStylesheetUrl).origin}/*`}]});
}

export interface LighthouseRunner {
  /** @throws when Lighthouse could not load the page */
  readonly run: (url: string, options: {network: Network; mode: Mode; only?: readonly Category[]}) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Lighthouse with its own browser, mobile settings and simulated throttling. */
export async function openLighthouse(): Promise<LighthouseRunner> {
  const {default: lighthouse} = (await importPackage('lighthouse')) as {default: Lighthouse};
  const {default: puppeteer} = (await importPackage('puppeteer-core')) as {default: Puppeteer};
  const browser = await puppeteer.launch({executablePath: browserPath(), args: browserFlags});
  return {
    run: async (url, {network, mode, only}) => {
      const page = await browser.newPage();
      await answerForTheFont(page);
      if (mode === 'saving') {
        await page.evaluateOnNewDocument(savingData);
      }
      const settings = {
        onlyCategories: only,
        skipAudits: ['full-page-screenshot'],
        throttlingMethod: 'simulate',
        throttling: {...networks[network], cpuSlowdownMultiplier: 4},
      };
      const result = await lighthouse(url, {logLevel: 'error'}, {extends: 'lighthouse:default', settings}, page);
      await page.close();
      if (!result || result.lhr.runtimeError) {
        throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
      }
      return result.lhr;
    },
    close: () => browser.close(),
  };
}
