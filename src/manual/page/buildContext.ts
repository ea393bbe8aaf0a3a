import {sourceLocale} from '../../site/locales';
import {formatWriterError, WriterErrors, type WriterError} from '../../writer-errors/writerError';

/** The locale and the address of the running build. */
export interface BuildInfo {
  /** The language of the build. A page in another one is shown because its translation is missing. */
  readonly locale: string;
  /** Begins and ends with `/`; in a translation usually `/en/`. */
  readonly baseUrl: string;
  /** The address of the site, without the locale: `https://`, the host and the base URL, which ends with `/`. */
  readonly siteUrl: string;
}

/**
 * What the remark plugins know of the build, and what they found. Their options are part of the configuration, which Docusaurus reads for
 * each language, before locale and base URL are determined: src/manual/plugin.ts sets these before the first page is read.
 */
export class BuildContext {
  info: BuildInfo = {locale: sourceLocale, baseUrl: '/', siteUrl: 'https://help.example/'};
  private readonly recorded = new Map<string, WriterError>();

  /** Records errors of writers and throws them. */
  fail(errors: readonly WriterError[]): never {
    for (const error of errors) this.recorded.set(formatWriterError(error), error);
    throw new WriterErrors(errors);
  }

  /** The errors recorded so far, each once: a page is compiled for the browser and for the server. */
  get errors(): readonly WriterError[] {
    return [...this.recorded.values()];
  }
}
