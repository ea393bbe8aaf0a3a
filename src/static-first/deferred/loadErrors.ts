import {isHydrated} from '../inline/hydration';
import {pageAssets} from '../inline/settings';

/** @returns the path of a file of this site that an event is about; empty for anything else */
function pathOf({filename, target}: Partial<ErrorEvent>): string {
  const {src, href} = (target ?? {}) as Partial<HTMLScriptElement & HTMLLinkElement>;
  // The address of a part of an SVG image is an object.
  const file = [filename, src, href].find((address) => typeof address === 'string') ?? '';
  return file.startsWith(location.origin) ? file.slice(location.origin.length) : '';
}

/** @returns what the event says of a file of this site that the page lacks; undefined for anything else */
function reasonOf(event: Partial<ErrorEvent & PromiseRejectionEvent>): string | undefined {
  const path = pathOf(event);
  if (path && path === pageAssets()?.deferredCss) {
    // It may come after hydration: what scripts add to the page then lacks its styles.
    return path;
  }
  if (isHydrated()) {
    return undefined;
  }
  if (event.type === 'unhandledrejection') {
    const reason = event.reason as Error | undefined;
    // A chunk that does not load, or code that throws.
    return reason?.stack?.includes('/assets/js/') ? String(reason) : undefined;
  }
  return path.endsWith('.js') ? (event.message ?? path) : undefined;
}

/**
 * Watches until hydration for everything that keeps the page from starting: a script of this site that is missing, refused or something
 * else; code that throws; a chunk that does not load. The deferred stylesheet is watched afterwards, too.
 * @param earlier the events so far
 * @param onFailure called for each, with the text of the error
 */
export function watchForLoadErrors(earlier: readonly Event[], onFailure: (reason: string) => void): void {
  const report = (event: Event) => {
    const reason = reasonOf(event);
    if (reason !== undefined) {
      onFailure(reason);
    }
  };
  earlier.forEach(report);
  // Load errors of elements do not bubble, so the listener uses the capture phase.
  addEventListener('error', report, true);
  addEventListener('unhandledrejection', report);
}
