import path from 'node:path';
import {sha256} from '../../lib/hashes';
import {bundleScript} from '../bundleScript';

/**
 * The deferred script of every page (deferred/index.ts), under the name of its content.
 * @returns the file below the folder of the locale, and its text
 */
export function deferredScript(): {file: string; text: string} {
  const text = bundleScript(path.join(__dirname, '../deferred/index.ts'), {
    'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV),
  });
  return {file: `assets/js/start.${sha256(text, 'base64url')}.js`, text};
}
