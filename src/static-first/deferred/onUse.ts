import {GoneError} from '../fetchFile';
import {endWaitMessage, wait} from '../inline/messages';
import {closestOf} from '../inline/events';
import {append, loaded, pageAssets} from './assets';

/** The files of the scripts that are loaded on use, below the folder of the locale. The build inserts them (build/bundleScript.ts). */
declare const SCRIPTS_ON_USE: Readonly<Record<'practice' | 'saveManual', string>>;

type Name = keyof typeof SCRIPTS_ON_USE;

const requests = new Map<Name, Promise<void>>();
const loadedScripts = new Set<Name>();

export const isLoaded = (name: Name): boolean => loadedScripts.has(name);

/**
 * Loads a script that is needed on use only, once unless it fails.
 * @throws as `loaded` does
 */
export async function loadOnUse(name: Name): Promise<void> {
  const load = async () => {
    await loaded(append('script', {src: `${pageAssets()?.base ?? '/'}${SCRIPTS_ON_USE[name]}`}));
    loadedScripts.add(name);
    // An earlier press may have failed, and its message is still shown.
    endWaitMessage();
  };
  const request = requests.get(name) ?? load();
  requests.set(name, request);
  await request.catch((error: unknown) => {
    requests.delete(name);
    throw error;
  });
}

/**
 * Presses a button again once the script that handles it has come, unless the reader has gone on. Does nothing when the script is there.
 * @param onFailure called when it does not come
 */
export async function pressWhenLoaded(button: HTMLElement, name: Name, onFailure: () => void): Promise<void> {
  if (isLoaded(name) || button.hasAttribute('aria-busy')) return;
  const {href} = location;
  wait(button);
  const isGone = await loadOnUse(name).then(
    () => false,
    (error: unknown) => error instanceof GoneError,
  );
  button.removeAttribute('aria-busy');
  endWaitMessage();
  // A new version of the site was deployed. The reloaded page names its files.
  if (isGone) location.reload();
  else if (!isLoaded(name)) onFailure();
  else if (location.href === href) button.click();
}

/**
 * Loads the script of the button that saves the manual (src/offline/ui) when it is pressed.
 * @param events captured before this script ran
 */
export function followSaveManual(events: readonly Event[]): void {
  const onClick = (event: Event) => {
    const button = closestOf(event, '.save-manual button');
    const alert = button?.nextElementSibling;
    if (!button || !alert) return;
    alert.toggleAttribute('hidden', true);
    void pressWhenLoaded(button, 'saveManual', () => alert.toggleAttribute('hidden', false));
  };
  events.filter(({type}) => type === 'click').forEach(onClick);
  addEventListener('click', onClick);
}
