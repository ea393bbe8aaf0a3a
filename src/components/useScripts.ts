import {startTransition, useEffect, useState} from 'react';

/**
 * Whether the page that was loaded is hydrated: what is drawn from then on needs no second drawing. React takes the page over in
 * one go; inside a Suspense boundary, which it takes over later, this would come too early.
 */
let isHydrated = false;

/**
 * Whether what needs script may be drawn. False while React takes over the HTML, which has none of it; then true, in a
 * transition: React draws in small tasks what Docusaurus's useIsBrowser would have it draw in one.
 */
export function useScripts(): boolean {
  const [ready, setReady] = useState(isHydrated);
  useEffect(() => {
    isHydrated = true;
    startTransition(() => setReady(true));
  }, []);
  return ready;
}
