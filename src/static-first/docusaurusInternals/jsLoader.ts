import {getSwcLoaderOptions} from '@docusaurus/faster';

/**
 * What `future.faster.swcJsLoader` uses. With that switch Docusaurus says at each build and start that babel.config.js can be removed,
 * although `docusaurus write-translations` reads the sources through it.
 */
export const jsLoader = (isServer: boolean) => ({
  loader: 'builtin:swc-loader',
  options: getSwcLoaderOptions({isServer, bundlerName: 'rspack'}),
});
