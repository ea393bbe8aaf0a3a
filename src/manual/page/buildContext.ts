import {formatWriterError, WriterErrors, type WriterError} from '../writer-errors/writerError';

/** The locale and the address of the running build. */
export interface BuildInfo {
  /** The language of the build. A page in another one is shown because its translation is missing. */
  readonly locale: string;
  /** Begins and ends with `/`; in a translation usually `/en/`. */
  readonly baseUrl: string;
  /** The address of the site, without the locale: `https://`, the host and the base URL, which ends with `/`. */
  readonly siteUrl: string;
}

/** Passes information on the build from the plugin that gets it to the remark plugins. */
export interface BuildContext {
  /** Called by src/manual/plugin.ts for every locale that is built. */
  set(info: BuildInfo): void;
  /** @throws Error when no plugin has set it yet. */
  get(): BuildInfo;
  /**
   * Records errors of writers and throws them.
   * @throws WriterErrors always.
   */
  fail(errors: readonly WriterError[]): never;
  /** The errors recorded so far, each once: a page is compiled for the browser and for the server. */
  errors(): readonly WriterError[];
}

/**
 * The options of the remark plugins are part of the configuration, which Docusaurus reads before locale and base URL are determined. The
 * configuration therefore creates this context once and passes it to src/manual/plugin.ts and to the remark plugins.
 */
export function createBuildContext(): BuildContext {
  let current: BuildInfo | undefined;
  const recorded = new Map<string, WriterError>();
  return {
    set(info) {
      current = info;
      recorded.clear();
    },
    get() {
      if (!current) {
        throw new Error(
          'The build context was read before it was set. Add manualPlugin(context), from src/manual/plugin.ts, to `plugins` in docusaurus.config.ts.',
        );
      }
      return current;
    },
    fail(errors) {
      for (const error of errors) recorded.set(formatWriterError(error), error);
      throw new WriterErrors(errors);
    },
    errors: () => [...recorded.values()],
  };
}
