import path from 'node:path';
import {bundleScript} from '../bundleScript';

/** Bundles the inline script of every page (inline/index.ts), as `bundleScript` does. */
export function bundleInlineScript(): string {
  return bundleScript(path.join(__dirname, '../inline/index.ts'));
}
