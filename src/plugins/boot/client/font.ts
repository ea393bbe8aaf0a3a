import type {ClientModule} from '@docusaurus/types';
import {fontSheet} from '../fontSheet';
import {append} from '../inline/append';
import {isConstrained} from '../inline/connection';
import {type Face, FACES, loadFamily} from '../inline/font';
import {whenHydrated} from '../inline/hydration';
import {whenIdle} from '../inline/idle';
import {write} from '../inline/storage';
import {leadsToAnotherPage} from './navigation';

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
  append('link', {
    rel: 'stylesheet',
    // Lets this script read the rules of the sheet.
    crossOrigin: 'anonymous',
    href: fontSheet,
    onload: ({target}) => {
      write('local', FACES, JSON.stringify(facesOf((target as HTMLLinkElement).sheet)));
      loadFamily().then(
        () => {
          dataset.font ??= 'loaded';
        },
        () => undefined,
      );
    },
  });
}

const font: ClientModule = {
  /** Puts the family to use at a client-side navigation, when the text changes anyway: no line that is being read moves. */
  onRouteUpdate(update) {
    const {dataset} = document.documentElement;
    if (leadsToAnotherPage(update) && dataset.font === 'loaded') {
      dataset.font = 'ready';
    }
  },
};

if (typeof window !== 'undefined') {
  whenHydrated(() => whenIdle(fetchFont));
}

export default font;
