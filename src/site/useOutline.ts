import {usePluginData} from '@docusaurus/useGlobalData';
import type {Outline} from './outline';

/** The manual's topics and pages and the newest posts, in the page's language. */
export const useOutline = (): Outline => usePluginData('outline') as Outline;
