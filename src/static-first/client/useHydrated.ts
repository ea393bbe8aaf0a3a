import {startTransition, useEffect, useState} from 'react';

/** Whether the first page is hydrated: components that mount later render their final state at once. */
let isHydrated = false;

/**
 * Whether parts that need scripts may be rendered. False during hydration, because the built HTML lacks them; then true, in a
 * transition: React renders in small tasks what Docusaurus's useIsBrowser renders in one. Not for components inside a Suspense
 * boundary, which React hydrates later.
 */
export function useHydrated(): boolean {
  const [ready, setReady] = useState(isHydrated);
  useEffect(() => {
    isHydrated = true;
    startTransition(() => setReady(true));
  }, []);
  return ready;
}
