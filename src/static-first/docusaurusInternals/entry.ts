import {append} from '../deferred/assets';

declare global {
  interface ImportMeta {
    /** The bundler's API for hot module replacement. */
    webpackHot?: {accept: () => void};
  }
}

/** The bundler's function that loads the script of a chunk. */
declare const __webpack_require__: {l: (src: string, done: (event: Event) => void) => void};

/** Loads a script like the loader of pages: the bundler's own function sets no integrity. */
function loadScript(src: string, done: (event: Event) => void): void {
  const script = append('script', {src});
  for (const type of ['load', 'error']) script.addEventListener(type, done);
}

/** Continues in a new task, so that the browser can handle input in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Starts Docusaurus in several tasks. All modules are in one file; evaluating them at once is one long task on a slow processor.
 * Each step evaluates dependencies of the later ones.
 */
async function start(): Promise<void> {
  if (process.env.NODE_ENV === 'production') __webpack_require__.l = loadScript;
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["default"] */ '@generated/routes');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["default"] */ '@generated/client-modules');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["default"] */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();

// Accepts hot updates in `npm start`; without this every change reloads the page.
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
}
