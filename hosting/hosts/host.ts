import type {HostingModel} from '../model';

export interface HostOptions {
  /** Where the build lies on the server; `.` where the host decides. */
  root: string;
  /** What the server listens to: a port, or an address and a port. */
  listen: string;
}

/** A kind of hosting: writes configuration files from the model. Adding a host is adding one of these to hosts/index.ts. */
export interface Host {
  /**
   * Whether the files belong into the build folder, as a host without a server of one's own wants it, or beside it.
   */
  inBuild: boolean;
  /** File names and their texts. */
  files: (model: HostingModel, options: HostOptions) => {[name: string]: string};
}

export const generatedBy = 'Made by `npm run hosting` from the build: do not edit, run it again.';
