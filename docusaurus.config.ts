import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {transformSync} from 'esbuild';

const load = createRequire(__filename);
const sources = path.join(__dirname, 'src', path.sep);

// Docusaurus reads this file through jiti, whose Babel would rewrite all that it imports, packages too: five seconds of a clean build
// (findings/jiti-rewrites-packages.sh). esbuild rewrites the sources in less than one, and Node reads the packages.
// eslint-disable-next-line @typescript-eslint/no-deprecated -- Node 20 has no other hook for what is required
load.extensions['.ts'] = (module, file) => {
  const {code} = transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    supported: {'dynamic-import': false},
  });
  (module as NodeJS.Module & {_compile: (code: string, file: string) => void})._compile(code, file);
};
// The configuration is read again for each language, and after changes while one writes.
for (const file of Object.keys(load.cache)) if (file.startsWith(sources)) Reflect.deleteProperty(load.cache, file);

export default (load('./src/config') as {default: Config}).default;
