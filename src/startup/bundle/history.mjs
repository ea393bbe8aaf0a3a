// React Router has a component for each kind of history, which the bundler keeps although the site renders that of the browser only.
export * from 'history/esm/history.js';
export {
  createBrowserHistory as createHashHistory,
  createBrowserHistory as createMemoryHistory,
} from 'history/esm/history.js';
