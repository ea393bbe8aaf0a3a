import {isHydrated} from './hydration';
import {isOwnFile} from './settings';

/** A chunk that does not load, or that throws when it runs: its stack leads through the site's scripts. */
function isOwnError(reason: unknown): reason is Error {
  return reason instanceof Error && Boolean(reason.stack?.includes('/assets/js/'));
}

function failedFile(target: EventTarget | null): string | undefined {
  if (target instanceof HTMLScriptElement) {
    return target.src;
  }
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : undefined;
}

/**
 * Watches until hydration for everything that keeps the page from starting: a script or stylesheet of this site that is
 * missing, refused or not a script; code that throws; a chunk that does not load.
 * @param onFailure called for each, with the text of the error
 */
export function watchForFailures(onFailure: (reason: string) => void): void {
  const report = (reason: string) => {
    if (!isHydrated()) {
      onFailure(reason);
    }
  };
  // Errors of elements do not bubble: the capture phase hears them.
  addEventListener(
    'error',
    (event) => {
      const file = failedFile(event.target);
      if (isOwnFile(file)) {
        report(new URL(file!).pathname);
      } else if (event instanceof ErrorEvent && isOwnFile(event.filename) && event.filename.endsWith('.js')) {
        report(event.message);
      }
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => {
    if (isOwnError(reason)) {
      report(`${reason.name}: ${reason.message}`);
    }
  });
}
