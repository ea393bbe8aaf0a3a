// The door of this folder: everything that others may import (README.md).
export {mergeReleases} from './deploy/merge';
export {previousDeploy} from './deploy/previous';
export {hosts, modelFor} from './hosts';
export type {HostOptions} from './hosts/host';
export {apache, caddy, nginx} from './hosts/servers';
export {canonicalPath, headersOf, hostingModel, type HostingModel, type ModelOptions} from './model';
export {cacheControl, MISSING_FILE, missingFile, type Headers} from './model/headers';
export {precompress} from './precompress';
export {checks, compressedSamples} from './smoke/checks';
export {sendRequest} from './smoke/ask';
