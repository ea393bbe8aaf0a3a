import type {ClientModule} from '@docusaurus/types';
import {fontSheet} from '../fontSheet';
import {isConstrained} from '../inline/connection';
import {type Face, FACES, loadFamily} from '../inline/font';
import {whenHydrated} from '../inline/hydration';
import {write} from '../inline/storage';

function facesOf(sheet: CSSStyleSheet | null): Face[] {
  return [...(sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({style}) => [
      style.getPropertyValue('src'),
      {weight: style.getPropertyValue('font-weight'), unicodeRange: style.getPropertyValue('unicode-range')},
    ]);
}

/**
 * Fetches the provider's stylesheet and the family once the page is done; nothing waits for it and no error matters.
 * `html[data-font=loaded]` says that it is there. The faces are remembered for the next visit (inline/font.ts).
 */
export function fetchFont(): void {
  const {dataset} = document.documentElement;
  if (dataset.font || isConstrained()) {
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Lets this script read the rules of the sheet.
  link.crossOrigin = 'anonymous';
  link.href = fontSheet;
  link.onload = () => {
    write('local', FACES, JSON.stringify(facesOf(link.sheet)));
    loadFamily().then(
      () => {
        dataset.font ??= 'loaded';
      },
      () => undefined,
    );
  };
  document.head.append(link);
}

const font: ClientModule = {
  /** Puts the family to use at a client-side navigation, when the text changes anyway: no line that is being read moves. */
  onRouteUpdate({location, previousLocation}) {
    const {dataset} = document.documentElement;
    if (previousLocation && previousLocation.pathname !== location.pathname && dataset.font === 'loaded') {
      dataset.font = 'ready';
    }
  },
};

if (typeof window !== 'undefined') {
  // Safari has no requestIdleCallback.
  whenHydrated(() => ('requestIdleCallback' in window ? requestIdleCallback(fetchFont) : setTimeout(fetchFont)));
}

export default font;
