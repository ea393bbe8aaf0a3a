import type {ClientModule} from '@docusaurus/types';

/** How far down each visited page was read, by the key of its entry in the browser's history. */
const places = new Map<string, number>();
const firstEntry = 'first';
let here = firstEntry;
let isLeaving = false;

/**
 * Goes back to the place where the reader was. Docusaurus 3.10.2 scrolls to the top after every navigation, also after one
 * back, and the browser's own attempt comes sometimes before and sometimes after it.
 */
const scrollPlace: ClientModule = {
  onRouteUpdate({previousLocation}) {
    // The page that is left stays while the next one loads, and the browser scrolls it already.
    isLeaving = Boolean(previousLocation);
  },
  onRouteDidUpdate({location, previousLocation}) {
    isLeaving = false;
    here = location.key ?? firstEntry;
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
}

export default scrollPlace;
