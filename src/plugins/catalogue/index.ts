import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Tells the bundler what a page is made of besides its own text, so that its cache and the development server notice:
 * the catalogue, the code of the transforms and drawings, and the Spanish page that a translation was made from.
 */
export default function cataloguePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'catalogue',
    getPathsToWatch: () => [path.join(siteDir, 'catalogue/*.json')],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // A list, not a bare expression: Docusaurus 3.10.2 takes every rule with a bare one for a rule of pages and reads
            // the folders from it (core/lib/server/plugins/synthetic.js).
            test: [/\.mdx?$/],
            enforce: 'pre',
            use: [{loader: path.join(__dirname, 'dependencies.cjs'), options: {siteDir}}],
          },
        ],
      },
    }),
  };
}
