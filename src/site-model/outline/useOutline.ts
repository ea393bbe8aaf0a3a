import {usePluginData} from '@docusaurus/useGlobalData';
import type {Outline} from './model';

/** The manual's topics and pages and the newest posts, in the page's language. */
export function useOutline(): Outline {
  return usePluginData('outline') as Outline;
}
