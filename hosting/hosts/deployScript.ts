import type {HostingModel} from '../model';
import {fillTemplate} from './template';
import {hashedFolders} from './upload';

/** The configuration of a server, and its commands. `$CONFIG` is where it is installed. */
export interface ServerConfiguration {
  /** Its name beside the script. */
  file: string;
  /** Where the server reads it, unless `CONFIG` names another place. */
  installed: string;
  /** Exits with another code than 0 when the server would not read it. */
  test: string;
  reload: string;
}

/**
 * The deploy to a server of one's own, here or by SSH: installs the configuration, tests it, reloads the server, uploads the pages,
 * asks the live site, and puts everything back when one of these fails.
 */
export const deployScript = (host: string, model: HostingModel, server: ServerConfiguration): string =>
  fillTemplate('deploy.sh', {
    ...server,
    host,
    folders: hashedFolders(model)
      .map((name) => `"$build/./${name}"`)
      .join(' '),
  });
