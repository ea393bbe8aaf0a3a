/** Actions of journeys on a page, in every engine: only actions that all of their protocols have. */
export interface Tab {
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. @returns its value, which must be JSON */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Clicks the middle of an element with the pointer of the browser. @throws when there is no such element, or it has no box */
  click: (selector: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: 'Escape') => Promise<void>;
  /** Prints the page on A4. Only Puppeteer can do this. */
  pdf?: () => Promise<Uint8Array>;
  /** Exceptions of scripts and errors of the console since the tab was opened. Engines without a protocol for it have none. */
  problems: readonly string[];
  close: () => Promise<void>;
}

/** The size of a tab in CSS pixels, and the text size that the reader has set in the browser, if it is not the default. */
export interface View {
  width: number;
  height: number;
  letters?: number;
}

export interface Engine {
  name: string;
  /** The promise of the site in this browser: everything, or a page without scripts that is readable and has no dead control. */
  promise: 'complete' | 'readable';
  /** Whether the worker is registered: it needs service workers in this build, and `AbortSignal.timeout`, new in Chromium 103. */
  hasWorker: boolean;
  launch: (view: View) => Promise<Tab>;
}

/**
 * Browser reports that are not about the page: header names that the browser does not know yet; the font provider, which the test machine
 * may not reach; and files of the previous page: Firefox compares the hash of an empty file with the hash in the page.
 */
const IRRELEVANT =
  /Permissions-Policy|Found a 'popover' attribute|Unrecognized Content-Security-Policy directive|ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|fonts\.|computed hash is “47DEQpj8HBSa/;

/** Adds a report to the problems of a tab if it is about the page. */
export function note(problems: string[], text: string): void {
  if (!IRRELEVANT.test(text)) {
    problems.push(text);
  }
}
