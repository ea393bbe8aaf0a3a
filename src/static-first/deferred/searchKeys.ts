import {isOfInputMethod} from '../inline/browserFeatures';

const FIELD = 'input,textarea,select,[contenteditable]';

/** Whether a key opens the search: `/` without modifiers, or Ctrl/Cmd+K, outside text fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  const isInField = target instanceof Element && target.closest(FIELD) !== null;
  const slash = key === '/' && !ctrlKey && !metaKey && !altKey;
  // Autofill dispatches `keydown` without a key.
  const commandK = /^k$/i.test(key) && (ctrlKey || metaKey) && !altKey;
  return !event.defaultPrevented && !isOfInputMethod(event) && !isInField && (slash || commandK);
}
