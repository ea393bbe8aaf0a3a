import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Page, type Route} from '@playwright/test';
import {listFiles} from '../../src/lib/files';
import {integrityHash} from '../../src/lib/hashes';
import {integrityOf} from '../../src/static-first';
import {buildFolder} from './build';

/** The files that a page loads, and the ways in which a network can break them. */

export const files = {
  'the main script': /\/assets\/js\/main\./,
  'a route chunk': /\/assets\/js\/c\./,
  'the deferred script': /\/assets\/js\/deferred\./,
  'the script of the search': /\/search\/search\./,
  'the index of the search': /\/search\/index\./,
  'the stylesheet': /\/assets\/css\/all\./,
} as const;

const page404 = '<!doctype html><html lang="en"><title>Not here</title><h1>Not here</h1></html>';

/** Reads the file from the build, because a reload of the page would cancel a request to the server. */
function fulfillChanged(route: Route): Promise<void> {
  const file = join(buildFolder, new URL(route.request().url()).pathname);
  const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  return route.fulfill({contentType, body: `${readFileSync(file, 'utf8')}/**/`});
}

const breakages = {
  'is cut off': (route: Route) => route.abort('connectionreset'),
  'is missing': (route: Route) => route.fulfill({status: 404, contentType: 'text/html', body: page404}),
  // The changed file still works, but has a different hash.
  'is changed': fulfillChanged,
};

/**
 * Breaks the responses of files until the returned function is called.
 * @param which matches the files by their whole address
 * @returns restores the responses
 */
export async function breakResponse(page: Page, which: RegExp | ((url: URL) => boolean), way: keyof typeof breakages) {
  let isBroken = true;
  // The route is not removed: while removing it, Playwright may miss requests of a page that reloads itself.
  await page.route(which, (route) => (isBroken ? breakages[way](route) : route.fallback()));
  return () => {
    isBroken = false;
  };
}

/**
 * Changes built scripts, together with their integrity hashes.
 * @param change gets the text of a script and its path in the build
 */
export async function changeScripts(page: Page, change: (script: string, path: string) => string): Promise<void> {
  const bodies = new Map<string, string>();
  const integrities: Record<string, string> = {};
  for (const name of listFiles(buildFolder)) {
    const script = /assets\/js\/[^/]+\.js$/.test(name) ? readFileSync(join(buildFolder, name), 'utf8') : '';
    const body = change(script, `/${name}`);
    if (body !== script) {
      bodies.set(`/${name}`, body);
      integrities[integrityOf(name)] = integrityHash(body);
    }
  }
  await page.addInitScript((newIntegrity) => {
    const {prototype} = HTMLScriptElement;
    const descriptor = Object.getOwnPropertyDescriptor(prototype, 'integrity');
    Object.defineProperty(prototype, 'integrity', {
      ...descriptor,
      set(value: string) {
        descriptor?.set?.call(this, newIntegrity[value] ?? value);
      },
    });
  }, integrities);
  await page.route(
    ({pathname}) => bodies.has(pathname),
    (route) =>
      route.fulfill({contentType: 'text/javascript', body: bodies.get(new URL(route.request().url()).pathname)}),
  );
}
