import type {Browser} from '@playwright/test';
import {median} from '../shared/median';
import type {Mode} from '../shared/browser';
import type {LighthouseRunner, Network, Result} from '../shared/lighthouse';
import {type Traffic, weigh} from '../shared/traffic';

/** The figures of a page of a site. Bytes are exact; times are medians of the runs. */
export interface Figures extends Traffic {
  readonly largestPaint: number;
  readonly largestPaintSlow: number;
  readonly blocking: number;
  readonly shift: number;
  readonly performance: number;
}

/** A site to measure: the place of its pages, and the connection of its reader. */
export interface Site {
  readonly name: string;
  readonly mode: Mode;
  readonly root: string;
  readonly url: (path: string) => string;
}

const value = (result: Result, audit: string): number => {
  const {numericValue} = result.audits[audit] ?? {};
  if (numericValue === undefined) {
    throw new Error(`Lighthouse did not measure ${audit}.`);
  }
  return numericValue;
};

export interface Tools {
  readonly browser: Browser;
  readonly lighthouse: LighthouseRunner;
  readonly runs: number;
}

/** Measures a page of a site. */
export async function measure({browser, lighthouse, runs}: Tools, site: Site, path: string): Promise<Figures> {
  const url = site.url(path);
  // This comes first, so that Lighthouse also gets the precompressed files.
  const traffic = await weigh(browser, {url, root: site.root}, site.mode);
  const results: Record<Network, Result[]> = {'slow 4G': [], '250 kbit/s': []};
  for (let run = 0; run < runs; run++) {
    for (const network of ['slow 4G', '250 kbit/s'] as const) {
      results[network].push(await lighthouse.run(url, {network, mode: site.mode, only: ['performance']}));
    }
  }
  const middle = (network: Network, audit: string): number =>
    median(results[network].map((result) => value(result, audit)));
  return {
    ...traffic,
    largestPaint: middle('slow 4G', 'largest-contentful-paint'),
    largestPaintSlow: middle('250 kbit/s', 'largest-contentful-paint'),
    blocking: middle('slow 4G', 'total-blocking-time'),
    shift: middle('slow 4G', 'cumulative-layout-shift'),
    performance: median(results['slow 4G'].map(({categories}) => (categories.performance?.score ?? 0) * 100)),
  };
}

/** The figures of a site: the median or the maximum of all its pages. */
export function together(pages: readonly Figures[], choose: (values: number[]) => number): Figures {
  const keys = Object.keys(pages[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(keys.map((key) => [key, choose(pages.map((page) => page[key]))])) as Record<
    keyof Figures,
    number
  >;
}
