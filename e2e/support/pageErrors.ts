import {type BrowserContext, type ConsoleMessage, type Request} from '@playwright/test';
import {googleFonts} from '../../src/static-first/names';

// The font provider is the only other host that a page may request. Tests cannot reach it, and the site must work without it.
const allowedAddresses = new Set([googleFonts.stylesheet]);

/**
 * Collects the page errors of a context: warnings and errors on the console (including failed requests), uncaught errors, and requests
 * to other hosts. The returned list grows while the pages are used.
 */
export function collectPageErrors(context: BrowserContext): string[] {
  const pageErrors: string[] = [];
  context.on('console', (message) => pageErrors.push(...pageErrorsOf(message)));
  context.on('weberror', (error) => pageErrors.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => pageErrors.push(...foreign(request)));
  return pageErrors;
}

function pageErrorsOf(message: ConsoleMessage): string[] {
  const {url} = message.location();
  const grave = message.type() === 'warning' || message.type() === 'error';
  // Playwright writes this warning, not a page (playwright.config.ts).
  const isOfTool = message.text().includes('registration blocked by Playwright');
  return grave && !isOfTool && !allowedAddresses.has(url) ? [`${message.type()}: ${message.text()} (${url})`] : [];
}

function foreign(request: Request): string[] {
  const {protocol, hostname} = new URL(request.url());
  const leaves = /^https?:$/.test(protocol) && hostname !== 'localhost';
  return leaves && !allowedAddresses.has(request.url()) ? [`request to another host: ${request.url()}`] : [];
}
