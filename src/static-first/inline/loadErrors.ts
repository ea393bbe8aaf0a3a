import {isHydrated} from './hydration';

/**
 * Watches until hydration for everything that keeps the page from starting: a script of this site that is missing,
 * refused or not a script; code that throws; a chunk that does not load.
 * @param onFailure called for each, with the text of the error
 */
export function watchForLoadErrors(onFailure: (reason: string) => void): void {
  const report = (reason: string) => {
    if (!isHydrated()) {
      onFailure(reason);
    }
  };
  // Load errors of elements do not bubble, so the listener uses the capture phase.
  addEventListener(
    'error',
    (event) => {
      const {filename, message} = event as Partial<ErrorEvent>;
      const file = filename ?? (event.target as Partial<HTMLScriptElement>).src;
      if (file?.startsWith(location.origin) && file.endsWith('.js')) {
        report(message ?? file.slice(location.origin.length));
      }
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    const reason = event.reason as Error | undefined;
    // An error of this site's scripts: a chunk that does not load, or code that throws.
    if (reason?.stack?.includes('/assets/js/')) {
      report(String(reason));
    }
  });
}
