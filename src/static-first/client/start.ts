import {replaceMalformedAddresses} from './malformedAddress';
import {followOverlays} from './overlayHistory';
import {polyfillPopovers} from './popoverPolyfill';
import {continueWhenHydrated} from './replayEvents';
import {keepTextsReplaceable} from './translatedText';

// Before Docusaurus renders, and before the other client modules: the router reads the address then.
if (typeof window !== 'undefined') {
  replaceMalformedAddresses();
  followOverlays();
  polyfillPopovers();
  keepTextsReplaceable();
  continueWhenHydrated();
}
