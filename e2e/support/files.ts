import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Page, type Route} from '@playwright/test';
import {buildFolder} from './build';

/** The files that bring a page to life, and what a network can do to them. */

export const files = {
  'the main script': /\/assets\/js\/main\./,
  'the runtime': /\/assets\/js\/runtime~main\./,
  'a route chunk': /\/assets\/js\/(?!main\.|runtime~main\.)/,
  'the stylesheet': /\/assets\/css\/added\./,
  'the stylesheet of the site': /\/assets\/css\/site\./,
} as const;

export type Way = 'is cut off' | 'is missing' | 'is answered with a page' | 'ends halfway' | 'is empty' | 'is slow';

const page404 = '<!doctype html><html lang="en"><title>Not here</title><h1>Not here</h1></html>';

/** Read from the build: a page that reloads meanwhile would take the request away from whoever asked the server. */
async function half(route: Route): Promise<void> {
  const file = join(buildFolder, new URL(route.request().url()).pathname);
  const body = readFileSync(file, 'utf8');
  const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  await route.fulfill({status: 200, contentType, body: body.slice(0, body.length / 2)});
}

/**
 * Spoils files until the returned function heals them. A slow file has not come until then.
 * @param which names the files, by their whole address
 */
export async function spoil(
  page: Page,
  which: RegExp | ((url: URL) => boolean),
  way: Way,
): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const spoiled: Record<Way, (route: Route) => Promise<void>> = {
    'is cut off': (route) => route.abort('connectionreset'),
    'is missing': (route) => route.fulfill({status: 404, contentType: 'text/html', body: page404}),
    'is answered with a page': (route) => route.fulfill({status: 200, contentType: 'text/html', body: page404}),
    'ends halfway': half,
    'is empty': (route) => route.fulfill({status: 200, body: ''}),
    'is slow': async (route) => {
      await released;
      // A page that was left meanwhile has given up its requests.
      await route.fallback();
    },
  };
  await page.route(which, spoiled[way]);
  return async () => {
    release();
    await page.unroute(which, spoiled[way]);
  };
}
