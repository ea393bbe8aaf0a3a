import type {ClientModule} from '@docusaurus/types';
import {leadsToAnotherPage} from '../plugins/boot/client/navigation';
import {read, write} from '../plugins/boot/inline/storage';

const PLACES = 'scroll.places';

/** The key that the router gives to entries it makes; those of the browser (the first, a changed hash) go by their address. */
function keyOf(
  key: string | undefined,
  {pathname, search, hash}: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  return key ?? pathname + search + hash;
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
let here = typeof window === 'undefined' ? '' : keyOf((history.state as {key?: string} | null)?.key, window.location);
let isLeaving = false;

/** Goes there at once. A browser on its way to a heading adds the last step of that way, so it is told again in the next frame. */
function goTo(top: number): void {
  const go = () => window.scrollTo({top, behavior: 'instant'});
  go();
  requestAnimationFrame(go);
}

/**
 * Goes back to the place where the reader was, and to the top of a page that is new. Docusaurus 3.10.2 scrolls to the top after
 * every navigation, also after one back, and as smoothly as within a page: whoever goes on meanwhile would be carried along. The
 * browser's own attempt to go back comes too early for a page whose scripts have yet to come.
 */
const scrollPlace: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation && !isLeaving) {
      places.set(here, window.scrollY);
      isLeaving = true;
    }
  },
  onRouteDidUpdate(update) {
    const {location, previousLocation} = update;
    isLeaving = false;
    here = keyOf(location.key, location);
    const top = leadsToAnotherPage(update) && !location.hash ? 0 : undefined;
    const place = places.get(here) ?? top;
    if (previousLocation && place !== undefined) {
      goTo(place);
    }
  },
};

if (typeof window !== 'undefined') {
  // The page that is left stays while the next one loads, and the browser scrolls it already. The router hears of it later.
  addEventListener(
    'popstate',
    () => {
      isLeaving = true;
    },
    {capture: true},
  );
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
