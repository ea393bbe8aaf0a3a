import {deleteAllSaved} from '../format/saved';
import type {WorkerScope} from './scope';

declare const self: WorkerScope;

/**
 * The worker that is deployed to switch the other one off (src/site/offline.ts): it deletes all caches and unregisters itself.
 * Browsers check for a new worker on every navigation, so that it reaches every reader on the next visit.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(deleteAllSaved(self.registration)));
