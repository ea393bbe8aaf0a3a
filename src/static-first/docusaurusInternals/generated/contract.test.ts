import {mkdtempSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {expandRoutes} from './expandRoutes';
import readRouteTable from './readRouteTable.cjs';
import {registryOf} from './registryLoader.cjs';

type Codegen = {generateRouteFiles: (input: {generatedFilesDir: string; routes: object[]}) => Promise<void>};

const require = createRequire(import.meta.url);

describe('the generated files', () => {
  it('are read by the loaders, which keep every route with its modules', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
    vi.stubEnv('NODE_ENV', 'production');
    const {generateRouteFiles} = require('@docusaurus/core/lib/server/codegen/codegenRoutes') as Codegen;
    const doc = (name: string) => ({
      path: `/docs/${name}`,
      component: '@theme/DocItem',
      exact: true,
      sidebar: 'manual',
      modules: {content: `@site/docs/${name}.mdx`},
    });
    const context = {plugin: '@generated/plugin.json'};
    await generateRouteFiles({
      generatedFilesDir: folder,
      routes: [{path: '/docs', component: '@theme/DocsRoot', context, routes: [doc('a'), doc('b')]}],
    });
    vi.unstubAllEnvs();

    const {table, names} = readRouteTable(folder);
    const list = registryOf(readFileSync(path.join(folder, 'registry.js'), 'utf8'), names);
    const imports = [...list.matchAll(/import\(\/\*[^*]*\*\/ "([^"]+)"\)/g)].map(([, file]) => file);
    expect(imports).toEqual([
      '@theme/DocsRoot',
      '@generated/plugin.json',
      '@theme/DocItem',
      '@site/docs/a.mdx',
      '@site/docs/b.mdx',
    ]);
    expect(Object.entries(expandRoutes(table).chunkNames)).toEqual([
      ['/docs-0', {__comp: 0, __context: {plugin: 1}}],
      ['/docs/a-1', {__comp: 2, content: 3}],
      ['/docs/b-2', {__comp: 2, content: 4}],
      ['*-3', {}],
    ]);
    expect(table.kinds.map(({attributes}) => attributes)).toEqual([{}, {exact: true, sidebar: 'manual'}, {}]);
  });
});
