import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Renders again as soon as the reader has navigated to another page: the crash is that of one page, and an error boundary that
 * both pages share would keep showing it. Uses no context but the router's, which is outside of every error boundary.
 *
 * @param tryAgain clears the error of the boundary
 */
export function useRetryOnNavigation(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
}
