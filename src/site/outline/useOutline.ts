import {usePluginData} from '@docusaurus/useGlobalData';
import type {Outline} from './model';
import {type PackedOutline, unpackOutline} from './pack';

// Cached: global data never changes, and caches that have the outline as their key need the same object each time.
const unpacked = new WeakMap<PackedOutline, Outline>();

/** The manual's topics and pages and the newest posts, in the page's language. */
export function useOutline(): Outline {
  const packed = usePluginData('outline') as PackedOutline;
  const outline = unpacked.get(packed) ?? unpackOutline(packed);
  unpacked.set(packed, outline);
  return outline;
}
