import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {transformSync} from 'esbuild';

const load = createRequire(__filename);

/**
 * Loads the `index.ts` of a folder with esbuild. Docusaurus reads its configuration through jiti, which rewrites every imported module
 * with Babel, even packages: five seconds of a clean build (findings/jiti-rewrites-packages.sh). esbuild takes less than one second for
 * the sources, and Node reads the packages.
 * @param folder the folder of all sources, which are read again together with the configuration
 */
export function loadSources(folder: string): unknown {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Node 20 has no other hook for what is required
  load.extensions['.ts'] = (module, file) => {
    const {code} = transformSync(readFileSync(file, 'utf8'), {
      loader: 'ts',
      format: 'cjs',
      supported: {'dynamic-import': false},
    });
    (module as NodeJS.Module & {_compile: (code: string, file: string) => void})._compile(code, file);
  };
  // Docusaurus reads the configuration again for each language, and after changes in development. A build reads the sources once.
  const isBuild = process.env.NODE_ENV === 'production';
  for (const file of Object.keys(load.cache))
    if (!isBuild && file.startsWith(folder + path.sep)) Reflect.deleteProperty(load.cache, file);
  return load(folder);
}
