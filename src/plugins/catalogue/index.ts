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
            test: /\.mdx?$/,
            enforce: 'pre',
            use: [{loader: path.join(__dirname, 'dependencies.cjs'), options: {siteDir}}],
          },
        ],
      },
    }),
  };
}
