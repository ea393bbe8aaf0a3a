import {setTimeout as wait} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {savingData} from '../shared/browser';
import {record, sum} from '../shared/traffic';

/** Init scripts that simulate a reader's device. */
export const modes = {
  ordinary: '',
  saving: savingData,
} as const;

/** The cost of a first visit: milliseconds, bytes and a number. */
export const columns = [
  ...(['busy', 'script', 'style + layout', 'TBT', 'longest task', 'first paint', 'bytes', 'requests'] as const),
];
export type Work = Readonly<Record<(typeof columns)[number], number>>;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Processor time, which varies less on a busy machine. */
  readonly tdur?: number;
  readonly args?: {readonly data?: {readonly documentLoaderURL?: string}};
}

const WATCHED_MS = 8000;
const LONG_TASK_MS = 50;
const slow4G = {offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8};
const phone = {viewport: {width: 360, height: 740}, deviceScaleFactor: 2, isMobile: true, hasTouch: true};
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'loading', 'v8'];

const TASK = /^RunTask$/;
const SCRIPT = /^(?:EvaluateScript|v8\.\w+|FunctionCall|EventDispatch|TimerFire|Fire\w+|RunMicrotasks)$/;
const STYLE_AND_LAYOUT = /^(?:UpdateLayoutTree|Layout)$/;

const total = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The main thread of a page in a trace. @throws when the page was not painted */
function readTrace(trace: readonly TraceEvent[], url: string): Omit<Work, 'bytes' | 'requests'> {
  const begin = trace
    .filter(({name, args}) => name === 'navigationStart' && args?.data?.documentLoaderURL === url)
    .at(-1);
  // An event comes before its nested events.
  const main = trace
    .filter(({pid, tid}) => pid === begin?.pid && tid === begin.tid)
    .map(({name, ts, dur = 0, tdur = dur}) => {
      const start = (ts - (begin?.ts ?? 0)) / 1000;
      return {name, start, end: start + dur / 1000, work: tdur / 1000};
    })
    .filter(({start}) => start >= 0 && start < WATCHED_MS)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const paint = main.find(({name}) => name === 'firstContentfulPaint')?.start;
  if (paint === undefined) throw new Error(`${url} was not painted within ${WATCHED_MS} ms.`);

  /** The total time of events of a kind after a moment. Nested events do not count twice. */
  const lengths = (kind: RegExp, after = 0): number[] => {
    let lastEnd = after;
    return main.flatMap(({name, start, end, work}) => {
      if (!kind.test(name) || end <= lastEnd) return [];
      const length = Math.min(work, end - Math.max(lastEnd, start));
      lastEnd = end;
      return [length];
    });
  };
  const afterPaint = lengths(TASK, paint);
  return {
    busy: total(lengths(TASK)),
    script: total(lengths(SCRIPT)),
    'style + layout': total(lengths(STYLE_AND_LAYOUT)),
    TBT: total(afterPaint.map((length) => Math.max(0, length - LONG_TASK_MS))),
    'longest task': Math.max(0, ...afterPaint),
    'first paint': paint,
  };
}

/** Opens a page on a slow phone with empty caches and measures it. */
export async function measureWork(browser: Browser, url: string, mode: keyof typeof modes): Promise<Work> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(modes[mode]);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // This server has no TLS, unlike all other hosts. A route would turn off the cache.
  await session.send('Network.setBlockedURLs', {urls: ['https://*']});
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const requests = record(session);
  await browser.startTracing(page, {categories});
  await page.goto(url, {waitUntil: 'commit'});
  await wait(WATCHED_MS);
  const files = requests();
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
  await context.close();
  return {...readTrace(traceEvents, url), bytes: sum(files), requests: files.length};
}
