import {deleteAllSaved} from '../format/saved';
import type {WorkerScope} from './scope';

declare const self: WorkerScope;

/**
 * The worker that ends all workers: deployed in the place of the other one (src/site/offline.ts), it removes what that has kept and
 * then itself. Browsers look for a new worker at every page, so that it reaches every reader at the next visit.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(deleteAllSaved(self.registration)));
