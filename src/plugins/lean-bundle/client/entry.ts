declare global {
  interface ImportMeta {
    /** The bundler's, where it puts changed modules in place. */
    webpackHot?: {accept: () => void};
  }
}

/** A task of its own for what follows, so that the browser answers the reader in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Starts Docusaurus in steps. All of it is in one file; evaluated at once it would keep a slow processor busy for longer than a
 * reader waits for an answer to a press. Each step evaluates what the later ones build upon.
 */
async function start(): Promise<void> {
  document.documentElement.dataset.started = '';
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

// In `npm start` a changed page is put in place; without this it would take the whole site with it.
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
}
