import {describe, expect, it} from 'vitest';
import registry from './registryLoader.cjs';

const entry = (name: string, path: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${path}"), "${path}", require.resolveWeak("${path}")],`;

describe('the registry in the client bundle', () => {
  it('contains what imports each module, and neither paths nor ids', () => {
    const source = `export default {\n${entry('01a8', '@theme/Page')}\n${entry('17896441', '@site/a.mdx')}};\n`;
    expect(registry(source)).toBe(
      'export default {"01a8":[() => import(/* webpackChunkName: "01a8" */ "@theme/Page")],"17896441":[() => import(/* webpackChunkName: "17896441" */ "@site/a.mdx")]};\n',
    );
  });

  it('is rejected when Docusaurus writes it in another form', () => {
    expect(() => registry('export default new Map();\n')).toThrow('in the generated registry.js');
    expect(() => registry(`export default {\n${entry('01a8', '@theme/Page')}\n  "b": () => 0,\n};\n`)).toThrow(
      'in the generated registry.js',
    );
  });
});
