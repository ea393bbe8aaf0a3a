import {filesBlock} from '../boot/inline/settings';

const LINK = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;

/**
 * @returns the address of the sheet that a page links to
 * @throws when it links to none, which means that the template has changed
 */
export function sheetAddress(html: string): string {
  const address = LINK.exec(html)?.[1];
  if (!address) {
    throw new Error(
      'src/plugins/lean-pages expects a <link rel="stylesheet"> in every built page, as src/site/template.ts prints it, and found none.',
    );
  }
  return address;
}

/** Puts the rules into the page instead of the link; the data block gets the addresses of the sheets that may come later. */
export function inlineSheet(html: string, rules: string, later: {[name: string]: string}): string {
  const attributes = Object.entries(later).map(([name, address]) => ` data-${name}="${address}"`);
  return html
    .replace(LINK, () => `<style>${rules}</style>`)
    .replace(new RegExp(`(<script[^>]*id="?${filesBlock}"?)`), (block) => block + attributes.join(''));
}

/**
 * Leaves out what has no reader: keywords are for the search index, which has read them by now; the languages that others know
 * for `og:locale` have a country; `og:url` repeats the canonical address and a title its label; a large card is for a picture; a
 * class may be empty.
 */
export function leaveOutUnread(html: string): string {
  const lean = html
    .replace(/<meta [^>]*(?:name="?keywords|property="?og:(?:locale|url))[" :][^>]*>/g, '')
    .replace(/(<[a-z][^>]*) class=""/g, '$1')
    .replace(/( aria-label=("[^"]*")) title=\2/g, '$1');
  return lean.includes('og:image') ? lean : lean.replace(/<meta [^>]*name="?twitter:card[" ][^>]*>/, '');
}

/** Adds scripts to those that the page loads; the ones it names already are not named twice. */
export function addScripts(html: string, addresses: string[]): string {
  return html.replace(/(data-scripts="?)([^">]*)/, (_, before: string, known: string) => {
    const all = new Set([...known.split(' '), ...addresses]);
    return before + [...all].join(' ');
  });
}

/** Leaves out the addresses of the feeds: who reads the manual has no use for them. */
export function leaveOutFeeds(html: string): string {
  return html.replace(/<link [^>]*type="?application\/(?:rss|atom)\+xml"?[^>]*>/g, '');
}
