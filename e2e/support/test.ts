import {type ConsoleMessage, type Page, type Request, test as base} from '@playwright/test';
import {fontSheet} from '../../src/plugins/boot/fontSheet';

export {expect} from '@playwright/test';

// The one address outside of the site that a page may ask for. It cannot be reached here, and the site must do without.
const allowed = new Set([fontSheet]);

interface Fixtures {
  /**
   * What the pages of a test complained about: warnings and errors on the console, uncaught errors, requests to other hosts.
   * A test fails when anything is left here at its end; one that provokes a complaint takes it out with `splice`.
   */
  complaints: string[];
}

/** The `test` every journey uses: on top of Playwright's, a page that complains fails its test. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({context}, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => complaints.push(...complaintOf(message)));
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      context.on('request', (request) => complaints.push(...foreign(request)));
      await use(complaints);
      base.expect(complaints, 'the pages of this test complained').toEqual([]);
    },
    {auto: true},
  ],
});

function complaintOf(message: ConsoleMessage): string[] {
  const {url} = message.location();
  const grave = message.type() === 'warning' || message.type() === 'error';
  return grave && !allowed.has(url) ? [`${message.type()}: ${message.text()} (${url})`] : [];
}

function foreign(request: Request): string[] {
  const {protocol, hostname} = new URL(request.url());
  const leaves = /^https?:$/.test(protocol) && hostname !== 'localhost';
  return leaves && !allowed.has(request.url()) ? [`request to another host: ${request.url()}`] : [];
}

/** Opens an address and waits until React has taken the page over, so that buttons answer. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
