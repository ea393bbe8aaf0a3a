import path from 'node:path';
import {writeAttributes} from '../../lib/html/edits';
import {bundleScript} from '../bundleScript';

/** Marks the script for the content security policy (hosting/model/contentSecurityPolicy.ts). */
export const NOT_FOUND_SCRIPT_ATTRIBUTE = 'data-locales';

/**
 * The tag of the script, to stand before everything else in a not-found page. Its text is the same in all languages.
 * @param siteBase the base URL as configured, with both slashes
 */
export function notFoundScriptTag(siteBase: string, locales: readonly string[]): string {
  const script = bundleScript(path.join(__dirname, 'script.ts'));
  const attributes = {'data-site-base': siteBase, [NOT_FOUND_SCRIPT_ATTRIBUTE]: locales.join(' ')};
  return `<script ${writeAttributes(attributes)}>${script}</script>`;
}
