import {append, pageAssets} from './assets';
import {isHydrated} from '../inline/conditions';

/**
 * Fetches the index and the scripts of the search when a control of it is used for the first time, while the scripts of the page are on
 * their way: they would ask for it only when they run. They find it in the cache. A hydrated page needs no help.
 */
export function fetchSearchOnUse(): void {
  const {search = '', searchScripts} = pageAssets() ?? {};
  if (!searchScripts) return;
  let files = searchScripts.split(' ');
  // Both are below the folder of the locale.
  files.push(`${files[0]?.split('assets/')[0] ?? ''}search/${search}`);
  const fetchFiles = () => {
    files.forEach((href) => append('link', {rel: 'prefetch', href}));
    files = [];
  };
  const onUse = ({target}: Event) => {
    if (isHydrated() || !(target as Partial<Element>).closest?.('.search')) return;
    // Once the first script has come, so that those of the page, which open the field, are not slowed down.
    document.addEventListener('load', fetchFiles, {capture: true, once: true});
  };
  for (const type of ['pointerdown', 'focusin']) addEventListener(type, onUse);
}
