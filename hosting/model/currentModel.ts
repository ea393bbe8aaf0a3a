import {statSync} from 'node:fs';
import {join} from 'node:path';
import {hostingModel, type HostingModel} from './index';

/**
 * The model of a build that may be replaced while a server runs: its policy names the inline scripts of the build.
 * @returns a function that reads the build again when the page that was written last has been written once more
 */
export function currentModel(folder: string): () => HostingModel {
  // In milliseconds since 1970; undefined while the file is being replaced.
  const writtenAt = (file: string) => statSync(join(folder, file), {throwIfNoEntry: false})?.mtimeMs;
  const readNow = () => {
    const model = hostingModel(folder);
    const files = [...model.site.parsed.keys()].sort((one, other) => (writtenAt(other) ?? 0) - (writtenAt(one) ?? 0));
    const last = files[0] ?? 'index.html';
    return {model, last, written: writtenAt(last)};
  };
  let known = readNow();
  return () => {
    if (writtenAt(known.last) !== known.written) {
      known = readNow();
    }
    return known.model;
  };
}
