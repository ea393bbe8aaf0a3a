import {join} from 'node:path';
import {read} from '../../src/lib/files';
import {cacheControl, commonHeaders, headersOfText, pageHeaders, type Headers} from './headers';
import {contentSecurityPolicy, type InlineHashes} from './contentSecurityPolicy';
import {readSite, type BuiltSite} from './site';

/** Everything that a host's configuration is made from. */
export interface HostingModel {
  site: BuiltSite;
  /** With every response. */
  headers: Headers;
  /** With every page, in addition. */
  pageHeaders: Headers;
  /** The text of a file of the build. */
  read: (file: string) => string;
}

/** The headers of a file of the build, `Cache-Control` included. */
export function headersOf(model: HostingModel, file: string): Headers {
  return {
    ...model.headers,
    ...(file.endsWith('.html') ? model.pageHeaders : {}),
    ...headersOfText(file),
    'Cache-Control': cacheControl(`/${file}`),
  };
}

/** The address that a spelling is redirected to; undefined when it is not another spelling of a page. */
export function canonicalPath({site}: HostingModel, path: string): string | undefined {
  return site.pages.find(({spellings}) => spellings.includes(path))?.path;
}

/** Settings that a build does not contain. */
export interface ModelOptions {
  /** As `commonHeaders` takes it. */
  hsts?: boolean | undefined;
  /** As `contentSecurityPolicy` takes it. */
  previousRelease?: InlineHashes | undefined;
}

/**
 * Describes a finished build for a host.
 * @throws as `readSite` does
 */
export function hostingModel(folder: string, {hsts, previousRelease}: ModelOptions = {}): HostingModel {
  const site = readSite(folder);
  return {
    site,
    headers: commonHeaders(hsts),
    pageHeaders: pageHeaders(contentSecurityPolicy(site.inline, previousRelease)),
    read: (file) => read(join(folder, file)),
  };
}
