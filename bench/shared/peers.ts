import {docusaurus} from './docusaurus';
import type {Peer} from './peer';
import {starlight} from './starlight';
import {vitepress} from './vitepress';

/** The sites with which this one is compared. */
export const peers: readonly Peer[] = [docusaurus, starlight, vitepress];
