import type {ClientModule} from '@docusaurus/types';
import {read, write} from '../plugins/boot/inline/storage';

const PLACES = 'scroll.places';

const firstEntry = 'first';

/** The key that the router gives to entries it makes; the one a tab begins with has none. */
function keyOf(entry: unknown): string {
  return (entry as {key?: string} | null)?.key ?? firstEntry;
}

function rememberedPlaces(): [string, number][] {
  try {
    return JSON.parse(read('session', PLACES) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** How far down each visited page was read, by the key of its entry in the browser's history. */
const places = new Map<string, number>(typeof window === 'undefined' ? [] : rememberedPlaces());
// The browser scrolls a page that it loads again before Docusaurus says which entry it is.
let here = typeof window === 'undefined' ? firstEntry : keyOf(history.state);
let isLeaving = false;

/**
 * Goes back to the place where the reader was. Docusaurus 3.10.2 scrolls to the top after every navigation, also after one
 * back. The browser's own attempt comes too early for a page whose scripts have yet to come.
 */
const scrollPlace: ClientModule = {
  onRouteUpdate({previousLocation}) {
    // The page that is left stays while the next one loads, and the browser scrolls it already.
    isLeaving = Boolean(previousLocation);
  },
  onRouteDidUpdate({location, previousLocation}) {
    isLeaving = false;
    here = keyOf(location);
    const place = places.get(here);
    if (previousLocation && place !== undefined) {
      window.scrollTo({top: place, behavior: 'instant'});
    }
  },
};

if (typeof window !== 'undefined') {
  addEventListener(
    'scroll',
    () => {
      if (!isLeaving) {
        places.set(here, window.scrollY);
      }
    },
    {passive: true},
  );
  addEventListener('pagehide', () => write('session', PLACES, JSON.stringify([...places])));
}

export default scrollPlace;
