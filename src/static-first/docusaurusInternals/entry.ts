import {loadChunkNamesOnDemand, prefetchAfterChunkNames} from './client/chunks';

declare global {
  interface ImportMeta {
    /** The bundler's API for hot module replacement. */
    webpackHot?: {accept: () => void};
  }
}

/** Continues in a new task, so that the browser can handle input in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Starts Docusaurus in several tasks. All modules are in one file; evaluating them at once is one long task on a slow processor.
 * Each step evaluates dependencies of the later ones.
 */
async function start(): Promise<void> {
  if (process.env.NODE_ENV === 'production') {
    loadChunkNamesOnDemand();
  }
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["default"] */ '@generated/routes');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["default"] */ '@generated/client-modules');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["default"] */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
  if (process.env.NODE_ENV === 'production') {
    prefetchAfterChunkNames();
  }
}

void start();

// Accepts hot updates in `npm start`; without this every change reloads the page.
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
}
