import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Modules of 3.10.2 that every page would carry without using them, and what stands in their place (`false`: nothing).
 * bench/bundle.md shows what is left.
 */
export const replacements: {[module: string]: string | false} = {
  // A client module that imports all of Prism, only to add languages to it; src/theme/CodeBlock loads Prism where there is code.
  [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
  // The framework of the stock theme. This site is drawn by its own sheets (src/css), which need none of its rules.
  [require.resolve('infima/dist/css/default/default.css')]: false,
  // CommonJS, so nothing of it can be shaken off: 10 kB for the one function that @docusaurus/utils-common takes from it.
  tslib$: path.join(__dirname, 'tslib.ts'),
};

/** Leaves modules out of the client bundle that no page needs. The server bundle, which nobody downloads, stays whole. */
export default function leanBundlePlugin(): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack: (_config, isServer) => (isServer ? {} : {resolve: {alias: replacements}}),
  };
}
