import {useLocation} from '@docusaurus/router';
import {useHydrated} from '../../static-first/client/useHydrated';
import {isKnownPath} from '../../static-first/client/isKnownPath';

/**
 * A React key for parts whose links hold the page's own address. The HTML of the not-found page is one for all addresses,
 * and hydration keeps the attributes it finds: there the key changes once, so that React mounts the part again.
 */
export function useRemountKey(): string {
  const {pathname} = useLocation();
  const isHydrated = useHydrated();
  return isHydrated && !isKnownPath(pathname) ? 'hydrated' : 'built';
}
