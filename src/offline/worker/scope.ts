interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The parts of the global scope that workers use. The types of pages and of workers exclude each other in one program. */
export interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {claim: () => Promise<void>};
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void;
}
