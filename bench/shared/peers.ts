import {docusaurus} from './docusaurus';
import type {Peer} from './peer';
import {starlight} from './starlight';
import {vitepress} from './vitepress';

/** What this site is measured against. */
export const peers: readonly Peer[] = [docusaurus, starlight, vitepress];
