import {isHydrated} from '../inline/hydration';
import {isOfSite} from '../siteAddress';

/** @returns the path of a file of this site that an event is about; empty for anything else */
function pathOf({filename, target}: Partial<ErrorEvent>): string {
  const {src, href} = (target ?? {}) as Partial<HTMLScriptElement & HTMLLinkElement>;
  // The address of a part of an SVG image is an object.
  const file = [filename, src, href].find((address) => typeof address === 'string') ?? '';
  return isOfSite(file) ? file.slice(location.origin.length) : '';
}

/** @returns what the event says of a file of this site that the page lacks; undefined for anything else */
function reasonOf(event: Partial<ErrorEvent & PromiseRejectionEvent>): string | undefined {
  if (isHydrated()) {
    return undefined;
  }
  const path = pathOf(event);
  if (event.type === 'unhandledrejection') {
    const reason = event.reason as Error | undefined;
    // A chunk that does not load, or code that throws.
    return reason?.stack?.includes('/assets/js/') ? String(reason) : undefined;
  }
  // Without the stylesheet of the site hydration does not begin (docusaurusInternals/entry.ts).
  return /\.(?:js|css)$/.test(path) ? (event.message ?? path) : undefined;
}

/**
 * Watches until hydration for everything that keeps the page from starting: a script of this site that is missing, refused or something
 * else; code that throws; a chunk or the stylesheet that does not load.
 * @param errors the events so far; those to come are reported when they are added
 * @param onFailure called for each, with the text of the error
 */
export function watchForLoadErrors(errors: Event[], onFailure: (reason: string) => void): void {
  const report = (event: Event) => {
    const reason = reasonOf(event);
    if (reason !== undefined) {
      onFailure(reason);
    }
  };
  errors.splice(0).forEach(report);
  Object.assign(errors, {push: report});
}
